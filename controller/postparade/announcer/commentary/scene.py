"""One notice of the table as the commentator looks at it, and the short hand in which its calls are written."""

from collections.abc import Callable
from typing import TypeVar

from postparade.announcer.commentary.calls import PATIENCE, Call, Energy, Line, Priority
from postparade.announcer.commentary.race_model import Claim, RaceModel, tension
from postparade.table.messages import Notice

Fact = TypeVar("Fact")


class Phrasebook:
    """Hands out the wordings of a message in turn, so that none comes twice running."""

    def __init__(self, variants: Callable[[str], int]) -> None:
        self._variants = variants
        self._used: dict[str, int] = {}

    def line(self, key: str, **args: str | int) -> Line:
        """The message ``key`` in its next wording."""
        variants = self._variants(key)
        variant = self._used[key] = self._used.get(key, 0) % variants + 1
        return Line(key, tuple(args.items()), variant, variants)


class Scene:
    """What happened: the notice, and the model ``before`` and ``after`` it."""

    def __init__(self, notice: Notice, now: float, before: RaceModel, after: RaceModel, phrases: Phrasebook) -> None:
        self.notice = notice
        self.now = now
        self.before = before
        self.after = after
        self.line = phrases.line
        self.energy = energy(tension(after.race))

    def all(self, kind: type[Fact]) -> list[Fact]:
        """The events of one kind, in order."""
        return [event for event in self.notice.events if type(event) is kind]

    def first(self, kind: type[Fact]) -> Fact | None:
        """The first event of one kind."""
        return next((event for event in self.notice.events if type(event) is kind), None)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.notice.names.get(seat, f"Seat {seat}")

    def claim(
        self,
        *,
        level: tuple[int, ...] = (),
        left: tuple[int, int] | None = None,
        running: bool | None = None,
        winner: int | None = None,
        streak: tuple[int, int] | None = None,
    ) -> Claim:
        """A claim about this race; the fields are those of :class:`Claim`."""
        return Claim(self.after.epoch, self.after.number, level, left, running, winner, streak)

    def call(
        self,
        priority: Priority,
        *lines: Line,
        topic: str = "",
        patience: float | None = None,
        interrupts: Priority | None = None,
        spoken: bool = True,
        valid: Claim | None = None,
    ) -> Call:
        """A call about this scene, true of this race unless ``valid`` claims more; ``patience`` is in seconds."""
        return Call(
            lines=lines,
            priority=priority,
            created=self.now,
            deadline=self.now + (PATIENCE[priority] if patience is None else patience),
            valid=valid or self.claim(),
            energy=self.energy,
            topic=topic or lines[0].key,
            interrupts=interrupts,
            spoken=spoken,
        )


def energy(excitement: float) -> Energy:
    """How a call about a race of that tension (0 to 1) sounds."""
    if excitement >= 0.8:
        return "hot"
    return "warm" if excitement >= 0.5 else "calm"
