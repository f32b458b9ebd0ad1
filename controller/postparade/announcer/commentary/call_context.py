"""What the call rules work on: one update of the table, the race model around it, and builders of lines and calls."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from postparade.announcer.commentary.calls import PATIENCE, Call, Energy, Line, Priority
from postparade.announcer.commentary.favourites import long_shots
from postparade.announcer.commentary.phrasebook import Phrasebook
from postparade.announcer.commentary.race_model import NO_GAME, RaceModel, stepwise, tension
from postparade.announcer.commentary.validity import Validity
from postparade.rules.contract import GameStatus
from postparade.rules.dice import DiceSet
from postparade.rules.events import RaceBegan
from postparade.rules.race import Race
from postparade.rules.registry import dice_of
from postparade.table.messages import Update

Event = TypeVar("Event")
HORSES = ("horse", "other", "third")
"""Arguments of a message that are horses."""
HOT = "-hot"
"""Suffix for the key of the short form that a message may have for the last steps of a race."""


class CallContext:
    """What happened: the update, and the model ``before`` and ``after`` it; ``game_calls`` are those of the game."""

    def __init__(
        self,
        update: Update,
        now: float,
        before: RaceModel,
        after: RaceModel,
        phrases: Phrasebook,
        game_calls: "GameHooks",
    ) -> None:
        self.update = update
        self.now = now
        self.before = before
        self.after = after
        self.game = update.view.game
        self.status = update.view.status or NO_GAME
        self.energy = energy(tension(after.race))
        self.stepwise = stepwise(after.race)
        self.game_calls = game_calls
        self._phrases = phrases

    def all(self, kind: type[Event]) -> list[Event]:
        """The events of ``kind``, in order."""
        return [event for event in self.update.events if isinstance(event, kind)]

    def first(self, kind: type[Event]) -> Event | None:
        """The first event of ``kind``, or ``None``."""
        return next(iter(self.all(kind)), None)

    def any(self, *kinds: type[object]) -> bool:
        """Whether an event of one of ``kinds`` happened."""
        return any(isinstance(event, kinds) for event in self.update.events)

    @property
    def dice(self) -> DiceSet:
        """The dice of the game."""
        return dice_of(self.game)

    @property
    def percent(self) -> Mapping[int, float]:
        """Percent of all races that each runner wins from the gate; empty where that is not known."""
        return {} if self.after.race is None else self.game_calls.chances(self.after.race)

    @property
    def long_shots(self) -> frozenset[int]:
        """The runners that hardly ever win."""
        return long_shots(self.percent)

    def has(self, key: str) -> bool:
        """Whether there is a message ``key``."""
        return self._phrases.has(key)

    def name(self, seat: int) -> str:
        """The name of ``seat``; empty when it has none."""
        return self.update.names.get(seat, "")

    def line(self, key: str, player: int | None = None, rival: int | None = None, **args: str | int) -> Line:
        """The message ``key`` in its next wording; its short form while the race is hot, if it has one.

        ``player`` and ``rival`` are seats, whose names the message gets as ``$name`` and ``$rival``. A horse with a
        name of its own is called by that name; one that runs for several sums, by the lowest and the highest.
        """
        if self.energy == "hot" and self._phrases.has(f"{key}{HOT}"):
            key += HOT
        given: list[tuple[str, str | int]] = []
        if player is not None:
            given += ("name", self.name(player)), ("seat", player)
        if rival is not None:
            given += ("rival", self.name(rival)), ("rival-seat", rival)
        race = self.after.race
        for name, value in args.items():
            given.append((name, value))
            lane = next((one for one in race.lanes if one.number == value), None) if race and name in HORSES else None
            if lane is not None and lane.name:
                given.append((f"{name}-name", lane.name))
            elif lane is not None and len(lane.sums) > 1:
                given.append((f"{name}-high", lane.sums[-1]))
        return self._phrases.line(key, tuple(given))

    def valid_while(self, **facts: Any) -> Validity:
        """A condition on this race; ``facts`` are fields of :class:`Validity`."""
        return Validity(self.after.epoch, self.after.number, **facts)

    def backer(self, lane: int) -> int | None:
        """The seat that would gain most if ``lane`` won; of several, another one at every roll. ``None`` where nobody
        would, or nobody may know."""
        backers = self.game_calls.backers(self.status, lane) if self.stepwise else {}
        most = max(backers.values(), default=0)
        first = [seat for seat, stake in sorted(backers.items()) if stake == most and self.name(seat)]
        return first[self.after.rolls % len(first)] if first and most else None

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
        notes: tuple[Line, ...] = (),
        noted_after: int = 0,
        joins: bool = False,
    ) -> Call:
        """A call about this update, valid in this race only, or while ``valid`` holds; ``patience`` is in seconds,
        ``notes`` stand in the caption only, after the first ``noted_after`` lines."""
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
            notes=notes,
            noted_after=noted_after,
            joins=joins,
        )


class GameHooks:
    """What a game adds to the calls of every race, where these have room for it. ``remarks`` are tried, in order, while
    a race runs and nothing happens."""

    remarks: "tuple[Remark, ...]" = ()

    def opening(self, context: CallContext) -> Iterator[Line]:
        """What is said after the welcome, when the game is opened."""
        return iter(())

    def dealt(self, context: CallContext, begun: RaceBegan) -> Iterator[Line]:
        """What is said of a race that begins, after its number."""
        return iter(())

    def at_the_line(self, context: CallContext) -> Iterator[Line]:
        """What is said right after the winner."""
        return iter(())

    def collected(self, context: CallContext) -> Iterator[Line]:
        """What a race brought, before the ranking of the game."""
        return iter(())

    def last_words(self, context: CallContext) -> Iterator[Line]:
        """What is said at the end of the call of a finish."""
        return iter(())

    def backers(self, status: GameStatus, lane: int) -> Mapping[int, int]:
        """The seats that gain if ``lane`` wins, and how much each has on it; empty where nobody may know."""
        return {}

    def chances(self, race: Race) -> Mapping[int, float]:
        """Percent of all races that each lane of ``race`` wins from the gate; empty where that is not known."""
        return {}


Remark = Callable[[CallContext], Iterator[Line]]
"""Finds something to say when nothing happens."""


def energy(excitement: float) -> Energy:
    """How a call about a race of that tension (0 to 1) sounds."""
    if excitement >= 0.8:
        return "hot"
    return "warm" if excitement >= 0.5 else "calm"
