"""What the call rules work on: one update of the table, the race model around it, and builders of lines and calls."""

from collections.abc import Callable
from typing import Any

from postparade.announcer.commentary.calls import PATIENCE, Call, Energy, Line, Priority
from postparade.announcer.commentary.event_tags import tag_of
from postparade.announcer.commentary.race_model import RaceModel, tension
from postparade.announcer.commentary.validity import Validity
from postparade.table.messages import Update

HORSES = ("horse", "other", "third")
"""Arguments of a message that are runners."""


class Phrasebook:
    """Hands out the wordings of a message in turn, so that none comes twice running."""

    def __init__(self, variants: Callable[[str], int]) -> None:
        self._variants = variants
        self._used: dict[str, int] = {}

    def copy(self) -> "Phrasebook":
        """An independent phrasebook in the same state."""
        copy = Phrasebook(self._variants)
        copy._used = dict(self._used)
        return copy

    def line(self, key: str, args: tuple[tuple[str, str | int], ...]) -> Line:
        """The message ``key`` in its next wording."""
        variants = self._variants(key)
        variant = self._used[key] = self._used.get(key, 0) % variants + 1
        return Line(key, args, variant, variants)


class CallContext:
    """What happened: the update, and the model ``before`` and ``after`` it."""

    def __init__(self, update: Update, now: float, before: RaceModel, after: RaceModel, phrases: Phrasebook) -> None:
        self.update = update
        self.now = now
        self.before = before
        self.after = after
        self.game = update.view.game
        self.energy = energy(tension(after.race))
        self._phrases = phrases
        self._events = [(tag_of(event), event) for event in update.events]

    def all(self, *tags: str) -> list[Any]:
        """The events with one of these tags, in order."""
        return [event for tag, event in self._events if tag in tags]

    def first(self, *tags: str) -> Any:
        """The first event with one of these tags, or ``None``."""
        return next((event for tag, event in self._events if tag in tags), None)

    def name(self, seat: int) -> str:
        """The name of ``seat``; empty when it has none."""
        return self.update.names.get(seat, "")

    def line(self, key: str, player: int | None = None, **args: str | int) -> Line:
        """The message ``key`` in its next wording. ``player`` is a seat, whose name the message gets as ``$name``;
        a horse with a name of its own is called by it."""
        given: list[tuple[str, str | int]] = []
        if player is not None:
            given += ("name", self.name(player)), ("seat", player)
        given += args.items()
        race = self.after.race
        for argument in HORSES:
            if argument in args and race is not None:
                name = next((lane.name for lane in race.lanes if lane.number == args[argument]), "")
                given += [(f"{argument}-name", name)] if name else []
        return self._phrases.line(key, tuple(given))

    def valid_while(self, **facts: Any) -> Validity:
        """A condition on this race; ``facts`` are fields of :class:`Validity`."""
        return Validity(self.after.epoch, self.after.number, **facts)

    def call(
        self,
        priority: Priority,
        *lines: Line,
        topic: str = "",
        patience: float | None = None,
        interrupts: Priority | None = None,
        spoken: bool = True,
        valid: Validity | None = None,
        calmly: bool = False,
    ) -> Call:
        """A call about this update, valid in this race only, or while ``valid`` holds; ``patience`` is in seconds."""
        return Call(
            lines=lines,
            priority=priority,
            created=self.now,
            deadline=self.now + (PATIENCE[priority] if patience is None else patience),
            valid=valid or self.valid_while(),
            energy="calm" if calmly else self.energy,
            topic=topic or lines[0].key,
            interrupts=interrupts,
            spoken=spoken,
        )


def energy(excitement: float) -> Energy:
    """How a call about a race of that tension (0 to 1) sounds."""
    if excitement >= 0.8:
        return "hot"
    return "warm" if excitement >= 0.5 else "calm"
