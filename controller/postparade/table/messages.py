"""What goes into the table and what comes out of it."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from postparade.core.faults import Refusal
from postparade.rules.actions import Roll
from postparade.rules.contract import Choice, GameStatus, Offer, Options
from postparade.rules.dice import TWO_SIXES, Dice, DiceSet
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer
from postparade.table.autopilot.progress import Why
from postparade.table.autopilot.schedule import Schedule
from postparade.table.players import Temper

Typists = Literal["everybody", "host", "nobody"]
"""Who may type rolls."""


class TakeSeat(Struct, frozen=True, tag_field="do", tag="take_seat"):
    """Somebody called ``name`` takes the lowest free seat (or ``seat``)."""

    name: str
    seat: int | None = None


class Rename(Struct, frozen=True, tag_field="do", tag="rename"):
    """Seat ``seat`` is called ``name`` from now on."""

    seat: int
    name: str


class ShowName(Struct, frozen=True, tag_field="do", tag="show_name"):
    """Whether the league of a race night may show the name of ``seat``; without it, it never does."""

    seat: int
    shown: bool


class ClearSeat(Struct, frozen=True, tag_field="do", tag="clear_seat"):
    """Seat ``seat`` becomes free; refused with ``seat_in_play`` during a race that it takes part in, and with
    ``seat_in_game`` during a whole game that nobody can leave."""

    seat: int


class OpenGame(Struct, frozen=True, tag_field="do", tag="open_game"):
    """Put ``game`` on the table. ``seats`` take part (default: all that are taken). ``options`` are fields of the
    game's setup, without ``seats``."""

    game: str
    options: Options = {}
    seats: tuple[int, ...] | None = None


class CloseGame(Struct, frozen=True, tag_field="do", tag="close_game"):
    """Take the game off the table, finished or not; its journal stays."""


class CloseEvening(Struct, frozen=True, tag_field="do", tag="close_evening"):
    """End the evening, and with it the game on the table, which counts as it stands; refused with ``race_still_on``
    during a race, and with ``no_race_tonight`` before the first."""


class Correct(Struct, frozen=True, tag_field="do", tag="correct"):
    """The roll of journal entry ``entry`` was misread: its faces are ``dice``; none, if nobody has rolled: then the
    last roll is taken back."""

    entry: int
    dice: tuple[int, ...]


class AllowTyping(Struct, frozen=True, tag_field="do", tag="allow_typing"):
    """Rolls may be typed on pages by ``by`` from now on: ``everybody`` whose turn it is, the ``host`` alone, or
    ``nobody``."""

    by: Typists


class PlayFor(Struct, frozen=True, tag_field="do", tag="play_for"):
    """The table plays for ``seat`` with this ``temper`` until somebody takes the seat back."""

    seat: int
    temper: Temper


class TakeBack(Struct, frozen=True, tag_field="do", tag="take_back"):
    """The guest plays ``seat`` again."""

    seat: int


class SeatBot(Struct, frozen=True, tag_field="do", tag="seat_bot"):
    """The lowest free seat is called ``name``, and the table plays for it."""

    name: str
    temper: Temper


class PauseTable(Struct, frozen=True, tag_field="do", tag="pause_table"):
    """Nothing counts and no time runs until the host resumes, whatever the game."""


class ResumeTable(Struct, frozen=True, tag_field="do", tag="resume_table"):
    """The game goes on where it was paused."""


class StartSchedule(Struct, frozen=True, tag_field="do", tag="start_schedule"):
    """The evening goes by ``schedule`` from now on, and belongs to the date ``night`` (ISO 8601). ``closes`` is its
    closing time in seconds since 1970; 0: none. Refused with ``schedule_runs`` while it goes by one already."""

    schedule: Schedule
    night: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    closes: Annotated[float, Meta(ge=0)] = 0.0


class HoldSchedule(Struct, frozen=True, tag_field="do", tag="hold_schedule"):
    """Nothing begins by itself until the host lets the schedule go on; the game on the table is not paused."""


class ContinueSchedule(Struct, frozen=True, tag_field="do", tag="continue_schedule"):
    """The schedule goes on where it was held."""


class SkipItem(Struct, frozen=True, tag_field="do", tag="skip_item"):
    """Leave out item ``item`` of the schedule, which is the one that is on or next; a race that is running is finished
    first. ``why``: ``asked`` by the host, or else what the schedule itself found."""

    item: int
    why: Why = "asked"


class ExtendSchedule(Struct, frozen=True, tag_field="do", tag="extend_schedule"):
    """Close so many ``minutes`` later (earlier, if negative), also after closing time, as long as the evening is not
    over."""

    minutes: Annotated[int, Meta(ge=-720, le=720)]


class CallClosing(Struct, frozen=True, tag_field="do", tag="call_closing"):
    """Begin no more race: the one that is running is finished, and then the evening ends."""


class StopSchedule(Struct, frozen=True, tag_field="do", tag="stop_schedule"):
    """Nothing goes by the schedule any more; the table stays as it is, for the host to go on by hand."""


class BeginItem(Struct, frozen=True, tag_field="do", tag="begin_item"):
    """Put the game of item ``item`` on the table, with everybody who sits there; a game that is over makes room for
    it."""

    item: int


class EndItem(Struct, frozen=True, tag_field="do", tag="end_item"):
    """Take the game of item ``item`` off the table: the break begins."""

    item: int


class NoteCopy(Struct, frozen=True, tag_field="do", tag="note_copy"):
    """The evening was copied as ``copy`` (:class:`~postparade.table.events.CopyTaken`)."""

    copy: str
    through: Literal["console", "drive", "command_line"]


class NewSeed(Struct, frozen=True, tag_field="do", tag="new_seed"):
    """The seed in use is not known here, so that another one is needed: the evening was put back on a machine other
    than the one that committed to it, or was damaged."""


AskedAction = (
    TakeSeat
    | Rename
    | ShowName
    | ClearSeat
    | OpenGame
    | CloseGame
    | CloseEvening
    | Correct
    | AllowTyping
    | PlayFor
    | TakeBack
    | SeatBot
    | PauseTable
    | ResumeTable
    | StartSchedule
    | HoldSchedule
    | ContinueSchedule
    | SkipItem
    | ExtendSchedule
    | CallClosing
    | StopSchedule
)
"""What pages may ask of the table."""
TableAction = AskedAction | BeginItem | EndItem | NoteCopy | NewSeed


class Command(Struct, frozen=True):
    """``id`` is chosen by the sender and makes a resend harmless; ``action`` is a :data:`TableAction` or an
    action of the game on the table; ``based_on`` is the journal entry that the sender's screen showed when it decided.
    ``away``: how many seconds later than the nearest guest the sender hears of the race and is heard, together.
    """

    id: str
    who: Viewer
    action: Any
    based_on: int | None = None
    away: float = 0.0


class Receipt(Struct, frozen=True):
    """The command was accepted. ``entry`` is its place in the journal; ``repeated`` marks the answer to a resend.
    ``seat`` is set by :class:`TakeSeat`."""

    entry: int
    events: tuple[Any, ...]
    repeated: bool = False
    seat: int | None = None


class SeatCard(Struct, frozen=True):
    """A taken seat: its number, the player's name, whether it takes part in the running game, and whether it ``joins``
    that game by itself with the next race. ``since`` is the entry in which it was taken."""

    seat: int
    name: str
    playing: bool
    joins: bool = False
    since: int = 0


class RollRecord(Struct, frozen=True):
    """A roll of the running game that may still be corrected, newest first in :class:`TableView`. ``source`` says who
    read the dice."""

    entry: int
    dice: Dice
    roller: int | None
    race: int
    corrected: bool
    source: str = ""


class TableView(Struct, frozen=True):
    """What one viewer may know. ``entry`` is the last journal entry it includes; ``play`` is the game's own view and
    ``status`` what every game reports in the same form (both ``None`` when no game is on the table); ``rolls``,
    ``offers``, ``reportable`` and ``refused`` are filled for the host only."""

    entry: int
    seats: tuple[SeatCard, ...]
    game: str | None
    play: Any
    status: GameStatus | None
    choices: tuple[Choice, ...]
    rolls: tuple[RollRecord, ...]
    offers: tuple[Offer, ...]
    over: bool = False
    """Whether the game on the table has ended."""
    typing: Typists = "everybody"
    """Who may type a roll on a page."""
    typed: bool = False
    """Whether the last roll was typed by somebody instead of being read or thrown."""
    reportable: bool = False
    """Whether there is a race to report on, in this game or in an earlier one."""
    refused: dict[str, Refusal] = {}
    """What the host cannot do now, and why: ``take_seat``, ``clear_seat N``, and ``close_evening``."""
    ended: int = 0
    """The entry that closed the evening; 0 from the next game on."""
    dice: DiceSet = TWO_SIXES
    """What the game on the table is played with."""
    idle: tuple[int, ...] = ()
    """For the host only: seats that have never done anything themselves, and for which no dice were rolled."""
    bots: dict[int, Temper] = {}
    """The seats that the table plays for."""
    shown: tuple[int, ...] = ()
    """The seats whose names a league may show."""


Kind = Literal[
    "seats", "opened", "play", "correction", "closed", "evening", "typing", "copied", "seed", "pause", "schedule"
]
BESIDE_PLAY: Final[tuple[Kind, ...]] = ("seats", "typing", "copied", "pause", "schedule")
"""Entries that may be written while dice fall or a race is shown, which goes on."""


class Update(Struct, frozen=True):
    """What watchers are told after a commit. ``action`` is what was sent, where that is public: an action of the table
    itself, or a roll. ``events`` are what the board may know (everything hidden is blanked); for a correction they are
    those that replace the old ones, from the corrected roll on. ``view`` is the board's. ``seconds``: how long this is
    shown before the next update of the same entry; 0 where none follows. ``beat``: how long the game shows the last of
    the ``events``, whether or not anything follows."""

    entry: int
    at: float
    kind: Kind
    action: TableAction | Roll | None
    events: tuple[Any, ...]
    race_before: Race | None
    race: Race | None
    view: TableView
    names: dict[int, str]
    seconds: float = 0.0
    beat: float = 0.0
