"""Events of the table itself: in the past tense, and tagged like those of the games."""

from typing import Any, Literal

from msgspec import Struct

from postparade.rules.dice import Dice
from postparade.rules.events import Paused, Resumed
from postparade.table.autopilot.progress import Why
from postparade.table.autopilot.schedule import Schedule
from postparade.table.players import Temper


class SeatTaken(Struct, frozen=True, tag_field="type", tag="seat_taken"):
    """``name`` sat down on ``seat``."""

    seat: int
    name: str


class SeatRenamed(Struct, frozen=True, tag_field="type", tag="seat_renamed"):
    """Seat ``seat`` is called ``name`` from now on."""

    seat: int
    name: str


class NameShown(Struct, frozen=True, tag_field="type", tag="name_shown"):
    """Whoever sits on ``seat`` lets a league show the name, or not any more."""

    seat: int
    shown: bool


class SeatCleared(Struct, frozen=True, tag_field="type", tag="seat_cleared"):
    """Seat ``seat`` is free."""

    seat: int


class GameOpened(Struct, frozen=True, tag_field="type", tag="game_opened"):
    """``game`` came on the table with the rule set ``rules``. ``setup`` holds every field of the game's setup."""

    game: str
    rules: str
    setup: dict[str, Any]


class GameClosed(Struct, frozen=True, tag_field="type", tag="game_closed"):
    """``game`` left the table."""

    game: str


class EveningClosed(Struct, frozen=True, tag_field="type", tag="evening_closed"):
    """The evening is over: all games since the last one was closed belong to it, and the next game begins another."""


class Lapse(Struct, frozen=True):
    """The action ``do`` of journal entry ``entry`` by ``seat`` (``None``: the house) lapsed in a correction; whoever
    asked for it, joining belongs to the seat that joined."""

    entry: int
    do: str
    seat: int | None


class Corrected(Struct, frozen=True, tag_field="type", tag="corrected"):
    """The roll of journal entry ``entry`` reads ``dice`` instead of ``was``, and everything from it on was derived
    again. Without ``dice`` it is taken back, as if nobody had rolled.

    ``void`` are the entries whose actions are no longer possible and count for nothing. ``lapsed`` says what each of
    these actions was, and whose.
    """

    entry: int
    dice: tuple[int, ...]
    was: Dice
    void: tuple[int, ...]
    lapsed: tuple[Lapse, ...] = ()


class TypingAllowed(Struct, frozen=True, tag_field="type", tag="typing_allowed"):
    """From now on rolls may be typed by ``by``: ``everybody``, the ``host`` alone, or ``nobody``."""

    by: Literal["everybody", "host", "nobody"]


class BotStarted(Struct, frozen=True, tag_field="type", tag="bot_started"):
    """From now on the table plays for ``seat``."""

    seat: int
    temper: Temper


class BotStopped(Struct, frozen=True, tag_field="type", tag="bot_stopped"):
    """The guest plays ``seat`` again."""

    seat: int


class TablePaused(Paused, Struct, frozen=True, tag_field="type", tag="table_paused"):
    """Nothing counts and no time runs until the host resumes, whatever the game."""


class TableResumed(Resumed, Struct, frozen=True, tag_field="type", tag="table_resumed"):
    """The game goes on where it was paused."""


class ScheduleStarted(Struct, frozen=True, tag_field="type", tag="schedule_started"):
    """The evening of ``night`` (ISO 8601) goes by ``schedule`` from now on, and closes at ``closes`` (seconds since
    1970; 0: whenever the schedule is through)."""

    schedule: Schedule
    night: str
    closes: float


class ScheduleHeld(Struct, frozen=True, tag_field="type", tag="schedule_held"):
    """Nothing begins by itself until the host lets the schedule go on."""


class ScheduleContinued(Struct, frozen=True, tag_field="type", tag="schedule_continued"):
    """The schedule goes on."""


class ItemBegan(Struct, frozen=True, tag_field="type", tag="item_began"):
    """The game that was opened with this entry is item ``item`` of the schedule, counted from 0 and on through every
    repetition."""

    item: int


class ItemSkipped(Struct, frozen=True, tag_field="type", tag="item_skipped"):
    """Item ``item`` is left out; with ``later``, once the race that is running is over."""

    item: int
    why: Why
    later: bool = False


class ScheduleExtended(Struct, frozen=True, tag_field="type", tag="schedule_extended"):
    """The closing time is ``closes`` from now on, in seconds since 1970."""

    closes: float


class ClosingCalled(Struct, frozen=True, tag_field="type", tag="closing_called"):
    """No more race begins."""


class ScheduleStopped(Struct, frozen=True, tag_field="type", tag="schedule_stopped"):
    """Nothing goes by the schedule any more."""


class CopyTaken(Struct, frozen=True, tag_field="type", tag="copy_taken"):
    """The evening was copied as ``copy``, a random name that the copy holds as well, ``through`` the host console, a
    drive, or the command line."""

    copy: str
    through: Literal["console", "drive", "command_line"]


class ChanceCommitted(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="chance_committed"):
    """Everything random from the next entry on follows from ``seed``. Only the ``commitment`` is shown: SHA-256 over
    ``seed`` and ``nonce``. All three are hexadecimal. The journal keeps the seed apart from its entries; only entries
    of older versions hold it."""

    commitment: str
    seed: str = ""
    nonce: str = ""


class ChanceRevealed(Struct, frozen=True, tag_field="type", tag="chance_revealed"):
    """The seed that entry ``since`` committed to and that is no longer used."""

    commitment: str
    seed: str
    nonce: str
    since: int


class LotDrawn(Struct, frozen=True, tag_field="type", tag="lot_drawn"):
    """The seats ``among`` wanted the same at the same moment; ``drawn`` is their order by lot. What the first of them
    wanted is what this entry grants."""

    among: tuple[int, ...]
    drawn: tuple[int, ...]


OfSchedule = (
    ScheduleStarted
    | ScheduleHeld
    | ScheduleContinued
    | ItemBegan
    | ItemSkipped
    | ScheduleExtended
    | ClosingCalled
    | ScheduleStopped
)
"""Events of an evening on autopilot."""

OfChance = ChanceCommitted | ChanceRevealed
"""Events of chance. The journal holds them, but they are not published as events."""

TableEvent = (
    SeatTaken
    | SeatRenamed
    | NameShown
    | SeatCleared
    | GameOpened
    | GameClosed
    | EveningClosed
    | Corrected
    | TypingAllowed
    | CopyTaken
    | BotStarted
    | BotStopped
    | TablePaused
    | TableResumed
    | OfSchedule
    | ChanceCommitted
    | ChanceRevealed
    | LotDrawn
)
