"""The messages of ``/api/v1``. Fields may be added within version 1; none changes its meaning or goes."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from postparade.rules.contract import GameStatus, Offer
from postparade.rules.dice import Dice
from postparade.rules.race import Race

VERSION = 1
Fields = dict[str, Any]
"""A JSON object whose fields depend on the game or the device."""
Told = tuple[Any, ...]
"""Events or actions: structs at the table, JSON objects in a program."""
Scope = Literal["read", "cues", "host"]
"""What a token allows. ``read``: what the host may read, such as devices and the report. ``cues``: also what continues
the evening now (the choices of the host that need nothing). ``host``: everything that the host console can do at the
table."""
SCOPES: tuple[Scope, ...] = ("read", "cues", "host")


def allows(held: Scope, wanted: Scope) -> bool:
    """Whether a token of the scope ``held`` allows what needs ``wanted``."""
    return SCOPES.index(held) >= SCOPES.index(wanted)


class Seat(Struct, frozen=True):
    """A taken seat: its number, the player's name, and whether it takes part in the running game."""

    seat: int
    name: str
    playing: bool


class State(Struct, frozen=True):
    """The table as everybody may see it after journal entry ``entry``, as far as the board has shown it. ``race`` and
    ``status`` are null while no game is on the table; ``scene`` is the one that the board shows (empty: none)."""

    entry: int
    version: str
    scene: str
    game: str | None
    over: bool
    seats: tuple[Seat, ...]
    race: Race | None
    status: GameStatus | None
    last_roll: Dice | None


class Games(Struct, frozen=True):
    """The games that this table can play, with the options of their setup."""

    games: tuple[Offer, ...]


class Odds(Struct, frozen=True):
    """Chances as the board shows them; null while it shows none. ``win`` is the chance of each lane, from 0 to 1; games
    add fields of their own."""

    entry: int
    odds: Fields | None


class Standing(Struct, frozen=True):
    """What one seat holds, in the unit of the game, and its score where that is something else."""

    place: int
    seat: int
    name: str
    holds: int
    score: int | None


class Standings(Struct, frozen=True):
    """Everybody who takes part in the game on the table, best first; equal totals share a place."""

    entry: int
    game: str | None
    pot: int
    standings: tuple[Standing, ...]


class FinishedRace(Struct, frozen=True):
    """A race that is over: decided by ``entry`` at ``at`` (seconds since 1970), number ``number`` of its game."""

    entry: int
    at: float
    game: str
    number: int
    winners: tuple[int, ...]
    rolls: int


class Races(Struct, frozen=True):
    """The last races, newest first."""

    races: tuple[FinishedRace, ...]


class ReportedGame(Struct, frozen=True):
    """One game of an evening: when it ``began`` (seconds since 1970), how many ``races`` came to a finish, whether it
    is ``over``, and how it stands, or stood at its end, best first."""

    game: str
    title: str
    began: float
    races: int
    over: bool
    standings: tuple[Standing, ...]


class Honoured(Struct, frozen=True):
    """How one guest did over all games of an evening; ``title`` is the short name of the title (null: none)."""

    place: int
    seat: int
    name: str
    points: int
    title: str | None


class Report(Struct, frozen=True):
    """The evening so far. It was ``closed`` at that time (seconds since 1970; null: it goes on), and until then nobody
    is told how it ends: ``standings`` over all games are empty."""

    closed: float | None
    games: tuple[ReportedGame, ...]
    standings: tuple[Honoured, ...]


class ScheduledGame(Struct, frozen=True):
    """One game of an evening: so many ``races`` (0: until it is over), or as many as begin within ``minutes`` (0: no
    limit). ``stands`` is ``played``, ``skipped``, ``now``, ``next`` or ``later``."""

    game: str
    title: str
    races: int
    minutes: int
    stands: str


class Evening(Struct, frozen=True):
    """The evening on autopilot, as the board shows it; ``on`` is false where the host runs it by hand. ``stage`` says
    what it does or waits for, such as ``countdown``, ``gathering``, ``playing``, ``pause``, ``held`` or ``closing``;
    ``left`` are about the seconds until something begins (null: nothing does by itself), ``needs`` how many more guests
    are needed, and ``last`` whether the race that is next, or on, is the last one. ``closes`` and ``begins`` (when the
    next evening begins by itself) are in seconds since 1970; 0: never."""

    on: bool
    name: str
    stage: str
    left: float | None
    needs: int
    last: bool
    held: bool
    closes: float
    begins: float
    games: tuple[ScheduledGame, ...]


class Health(Struct, frozen=True):
    """Whether the table can play. ``code`` and ``remedy`` say why not."""

    ready: bool
    version: str
    code: str | None = None
    remedy: str | None = None


class Devices(Struct, frozen=True):
    """What the host console says of the devices: a bulletin by topic, such as ``faults``, ``dice``, ``track`` and
    ``sound``."""

    devices: dict[str, Fields]


class Entry(Struct, frozen=True):
    """One journal entry as everybody may know it, sent once the board has shown it. ``entry`` is its number and the id
    of the server-sent event; numbers have no gaps. ``events`` carry their type in ``type``; what is hidden is blanked
    or left out."""

    entry: int
    at: float
    kind: str
    game: str | None
    events: Told


class Rewound(Struct, frozen=True):
    """The journal ends at ``entry``, before the entry that the program asked to resume from: it was restored from an
    older copy, or this is another evening. Read the state again."""

    entry: int


class Cues(Struct, frozen=True):
    """Actions that continue the evening after ``entry``, each ready to be sent as the ``action`` of a command."""

    entry: int
    actions: Told


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """Carry out ``action`` as the host; its ``do`` names it. ``id`` makes a resend harmless. ``based_on`` is the entry
    that the program knew when it decided: what would mean something else by now is refused."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
    action: Fields
    based_on: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Accepted(Struct, frozen=True):
    """The command was accepted and is on the disk as ``entry``; ``repeated``: it was accepted before."""

    entry: int
    repeated: bool


class Refused(Struct, frozen=True):
    """A request that was refused, and changed nothing: a stable ``code``, one sentence, and what helps."""

    code: str
    sentence: str
    remedy: str
