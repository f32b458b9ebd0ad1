"""The state of a session: who sits where and which game is on the table. Only events change it."""

from typing import Any

from msgspec import Struct, field

from postparade.rules.contract import AnyGame
from postparade.rules.viewer import Viewer
from postparade.table import events as ev
from postparade.table.autopilot.progress import Progress
from postparade.table.corrections.history import History
from postparade.table.messages import Kind, Typists
from postparade.table.players import Temper
from postparade.table.race_seed import Committed, Revealed

SEATS = 12
"""Seats at the table, numbered from 1 clockwise."""


class StepEvent(Struct, frozen=True):
    """One event. ``step`` is the entry whose action caused it: in a correction the entry that is derived again, else
    the entry that journals the event."""

    step: int
    event: Any


class Record(Struct, frozen=True):
    """One journal entry, parsed.

    ``action`` is what was sent (JSON), ``played`` the resulting action of the game (a shuffled deal, the joining of
    somebody who sat down), ``None`` when the game was not concerned. ``rules`` is the rule set in force,
    ``step_events`` are the events, each with its step.
    """

    entry: int
    at: float
    kind: Kind
    who: Viewer
    command: str
    based_on: int | None
    action: str
    played: Struct | None
    rules: str | None
    step_events: tuple[StepEvent, ...]

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened at the table and in the game, in order."""
        return tuple(one.event for one in self.step_events if not isinstance(one.event, ev.OfChance | ev.LotDrawn))

    @property
    def chance(self) -> tuple[ev.OfChance, ...]:
        """The seeds that were revealed and committed to."""
        return tuple(one.event for one in self.step_events if isinstance(one.event, ev.OfChance))

    @property
    def lot(self) -> ev.LotDrawn | None:
        """How it was decided who gets what several wanted at the same moment."""
        return next((one.event for one in self.step_events if isinstance(one.event, ev.LotDrawn)), None)


class CopyRecord(Struct, frozen=True):
    """A copy of the evening that was taken at wall time ``at`` (seconds since 1970); see :class:`~ev.CopyTaken`."""

    at: float
    through: str


class TableState(Struct, frozen=True):
    """Everything the table knows after ``entry``. ``seats`` maps seat numbers to names, in order. ``opened`` is the
    entry that put the game on the table; ``play`` is the game's own state. ``newcomers`` are the seats, in order, that
    were taken while this game was running and have not taken part in it yet. ``taken`` says in which entry each seat
    was taken; ``played`` are the seats, in order, that have done something themselves or for which dice were rolled."""

    entry: int = 0
    seats: dict[int, str] = {}
    game: AnyGame | None = None
    opened: int = 0
    setup: Struct | None = None
    play: Any = None
    newcomers: tuple[int, ...] = ()
    taken: dict[int, int] = {}
    played: tuple[int, ...] = ()
    history: History = field(default_factory=History)
    typing: Typists | None = None
    """Who may type rolls, if the host has said so."""
    chance: Committed | None = None
    """The seed in use: replaying a journal tells the commitment alone."""
    revealed: Revealed | None = None
    """The seed that was used last."""
    copies: tuple[CopyRecord, ...] = ()
    """The newest copies of the evening since the last seed was committed to, at most :data:`.evolution.COPIES`."""
    bots: dict[int, Temper] = {}
    """The seats that the table plays for."""
    shown: tuple[int, ...] = ()
    """The seats, in order, whose guests let a league show their names."""
    paused: bool = False
    """Whether the host has paused the game on the table."""
    raced: bool = False
    """Whether a race was begun in a game that has left the table since."""
    tonight: bool = False
    """Whether that was since the last evening was closed."""
    ended: int = 0
    """The entry that closed the evening; 0 from the next game on."""
    autopilot: Progress | None = None
    """How far the last evening has come that goes by a schedule."""

    @property
    def reportable(self) -> bool:
        """Whether there is a race to report on, in the game on the table or in an earlier one."""
        return self.raced or (self.game is not None and self.game.status(self.play).race > 0)

    @property
    def closable(self) -> bool:
        """Whether there is a race to look back on in this evening."""
        return self.tonight or (self.game is not None and self.game.status(self.play).race > 0)

    @property
    def item_over(self) -> bool:
        """Whether the game on the table has had its races by the schedule: only the host begins another one."""
        progress = self.autopilot
        return progress is not None and not progress.over and progress.full and not progress.by_hand

    @property
    def running(self) -> bool:
        """Whether a game is on the table and not over."""
        return self.game is not None and not self.game.over(self.play)

    def plays(self, seat: int) -> bool:
        """Whether ``seat`` takes part in the game on the table."""
        return self.game is not None and seat in self.game.seats(self.play)
