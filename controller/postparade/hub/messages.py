"""What tables and hub tell each other, whichever way it travels: JSON objects whose ``t`` names them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import Refusal
from postparade.table.players import Temper

Seal = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Do = Literal["start", "pause", "resume", "announce", "duck", "end", "leave", "sit", "forward"]
"""What the organiser tells a table: go on with the game, pause and resume it, show and say a text, leave the sound to
the final for a while, end the evening. A guest who moves to another table leaves one, sits down at the other, and the
phone is told where that is."""
CHUNK = 500
"""Entries that a table sends at a time when it was asked for what is missing."""


class Known(Struct, frozen=True):
    """A journal entry by its number, and the seal that it had."""

    entry: Number
    seal: Seal


class Result(Struct, frozen=True, omit_defaults=True):
    """A race that came to a finish: number ``number`` of the game that entry ``opened`` put on the table, decided by
    ``entry``. ``winners`` are lanes; ``gains`` say by seat what the race brought, ``totals`` what everybody has since,
    ``names`` who sat there. ``stake`` is what everybody began the game with on average, 0 in games that count points.
    ``photo``: it was close. What a hub reports to a league also
    says at which ``table`` and in which ``meeting`` it was run, and names guests by pseudonyms."""

    opened: int
    number: int
    entry: int
    game: str
    winners: tuple[int, ...]
    gains: dict[int, int]
    totals: dict[int, int]
    names: dict[int, str]
    stake: float = 0.0
    photo: bool = False
    table: str = ""
    meeting: str = ""


class Body(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a journal entry (:class:`~postparade.api.messages.Entry`), and what follows from it:
    ``seats`` by number when they have changed, with those whose names a league may show (``shown``), ``results`` that
    are new or have changed, and the numbers of races of that game that are ``undone`` by a correction; ``rolls`` by
    entry: the sum of two dice, or ``None`` for one that no longer counts. What a hub reports also says for which
    ``people`` (by pseudonym) that has changed, and how whoever it mentions is ``named``: empty where no name may be
    shown."""

    at: float
    kind: str
    game: str | None
    events: msgspec.Raw
    seats: dict[int, str] | None = None
    results: tuple[Result, ...] = ()
    undone: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] | None = None
    rolls: dict[int, int | None] = {}
    people: tuple[str, ...] = ()
    named: dict[str, str] = {}


class Sealed(Struct, frozen=True):
    """Journal entry ``entry`` with its own ``seal`` and that of the entry ``before``. ``body`` is a :class:`Body` as
    JSON text; ``check`` shows that the table sent all of this (:func:`~postparade.hub.link.sealing.check_of`)."""

    entry: Number
    before: Seal
    seal: Seal
    body: str
    check: Seal


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """A table is there: its ``version``, its wall clock, and the ``last`` entry that its board has shown."""

    version: str
    wall: float
    last: Known


class Entries(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="entries"):
    """Entries in order, after the entry ``after``; ``last`` is the newest that there is. They answer the question
    ``request``, if they were asked for."""

    after: Known
    entries: tuple[Sealed, ...]
    last: Number
    request: str = ""


class Runner(Struct, frozen=True):
    """A horse of a race that is being run: how much of its course it has run (0 to 1), and its chance, if shown."""

    lane: int
    label: str
    name: str
    colour: str
    share: float
    chance: float | None = None
    scratched: bool = False


class Live(Struct, frozen=True):
    """What a board shows after ``entry``: ``race`` of ``races`` in ``game``, its ``phase``, who runs, and who sits
    there. ``dice``: the game is played with two usual dice."""

    entry: Number
    game: str | None = None
    title: str = ""
    phase: str = ""
    race: int = 0
    races: int | None = None
    running: bool = False
    finished: bool = False
    paused: bool = False
    over: bool = False
    leader: int | None = None
    winners: tuple[int, ...] = ()
    runners: tuple[Runner, ...] = ()
    seats: dict[int, str] = {}
    dice: bool = False


class Beat(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="beat"):
    """A sign of life, number ``number``: how the table stands. ``fault`` is the code of what keeps it from playing.
    ``latency`` is the time to the hub and back in seconds, ``ahead`` by how much its wall clock is ahead of that of the
    hub, both as of the last :class:`Pulse`."""

    number: int
    wall: float
    last: Known
    live: Live
    fault: str | None = None
    latency: float | None = None
    ahead: float | None = None


class Guest(Struct, frozen=True, omit_defaults=True):
    """A guest who moves to another table: called ``name``, at ``seat``. ``shown``: a league may show the name;
    ``temper``: the table plays for them, and how. ``link`` lets their phone in where they sit now."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int
    shown: bool = False
    temper: Temper | None = None
    link: Annotated[str, Meta(max_length=500)] = ""


class Done(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="done"):
    """What came of the order ``id``: ``refusal`` says why not. ``guest``: how a guest left, or has sat down."""

    id: str
    refusal: Refusal | None = None
    guest: Guest | None = None


class Ask(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="ask"):
    """Send what follows the newest of the ``known`` entries that the journal has, in answer to this ``request``."""

    known: tuple[Known, ...]
    request: Annotated[str, Meta(max_length=40)] = ""


class OwnHorse(Struct, frozen=True):
    """How the common race stands for one table: ``label`` and ``colour`` of its horse, the ``share`` of the course that
    it has run, its ``place`` among ``field`` horses, and the ``leader`` by table, with its share. ``roll``: what has
    been rolled for it in this ``round``; until then, the next roll counts, if its game has ``dice``. ``left``: seconds
    that the round goes on at most, once that is known. ``winners`` are tables, once the race is ``finished``."""

    race: int
    round: int
    label: str
    colour: str
    share: float
    place: int
    field: int
    leader: str
    leader_share: float
    dice: bool
    roll: int | None = None
    left: int | None = None
    finished: bool = False
    winners: tuple[str, ...] = ()


class Pulse(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="pulse"):
    """The answer to the beat ``number``, with the wall clock of the hub, the ``league`` that it reports to, if it does,
    and the ``horse`` of the table, while there is a common race."""

    number: int
    wall: float
    league: str = ""
    horse: OwnHorse | None = None


class Order(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="order"):
    """The organiser's wish for a table; ``id`` makes a resend harmless. ``seconds`` for which to duck; ``guest`` who
    moves, in the ``move`` of that id, from or ``to`` the table of that name."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
    do: Do
    text: Annotated[str, Meta(max_length=200)] = ""
    seconds: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    guest: Guest | None = None
    move: str = ""
    to: str = ""


class No(Struct, frozen=True, tag_field="t", tag="no"):
    """The hub did not take what the table sent."""

    refusal: Refusal


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A table called ``name`` wants to take part."""

    name: Name


class Joined(Struct, frozen=True):
    """The table is number ``table`` of the ``night``; ``token`` is its key from now on."""

    table: int
    night: str
    token: str


FromTable = Hello | Entries | Beat | Done
FromHub = Ask | Pulse | Order | No
KINDS = frozenset({"hello", "entries", "beat", "done", "ask", "pulse", "order", "no"})


class Kind(Struct, frozen=True):
    """What every message has: its kind."""

    t: str


_kind = msgspec.json.Decoder(Kind)
_from_table: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
_from_hub: msgspec.json.Decoder[FromHub] = msgspec.json.Decoder(FromHub)
_body = msgspec.json.Decoder(Body)
encode = msgspec.json.encode


def from_table(data: bytes | str) -> FromTable:
    """The message of a table. Raises ``msgspec.MsgspecError``."""
    return _from_table.decode(data)


def from_hub(data: bytes | str) -> FromHub:
    """The message of the hub. Raises ``msgspec.MsgspecError``."""
    return _from_hub.decode(data)


def is_of_another_version(data: bytes | str) -> bool:
    """Whether ``data`` is a message of a kind that this version does not know."""
    try:
        return _kind.decode(data).t not in KINDS
    except (msgspec.MsgspecError, RecursionError):
        return False


def body_of(sealed: Sealed) -> Body:
    """What ``sealed`` tells. Raises ``msgspec.MsgspecError``."""
    return _body.decode(sealed.body)
