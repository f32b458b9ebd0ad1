"""The decider contract: what every game promises, and everything that another room may ask of it.

``decide`` answers an action with events or a refusal and changes nothing; ``evolve`` applies one event. Chance and time
arrive inside actions: ``prepare`` fills in what only chance decides (a shuffled deck, a drawn card) with a shuffler
from outside and throws away whatever a sender claims to have drawn; the table journals the prepared action. A secret is
an ordinary action whose event ``shown`` blanks for everybody but its owner; a simultaneous reveal is the event that the
last commitment causes; a real-time bet is an action whose place in the journal is its time.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from msgspec import Struct

from postparade.core.faults import Refusal
from postparade.rules.boards import Board, resolved
from postparade.rules.chips import Transfer
from postparade.rules.dice import TWO_SIXES, Dice, DiceSet
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)
Event = TypeVar("Event", bound=Struct)
Setup_contra = TypeVar("Setup_contra", bound=Struct, contravariant=True)
Item = TypeVar("Item")
Unit = Literal["chips", "cards", "points"]
"""What purses hold and payments move."""
Options = dict[str, Any]
"""Fields of the setup of a game, without ``seats``, which the game itself checks."""
NeedKind = Literal["dice", "chips", "count", "token", "spot", "card", "seat", "option"]


class Shuffle(Protocol):
    """Returns the items in random order; the caller supplies the operating system's randomness."""

    def __call__(self, items: Sequence[Item], /) -> list[Item]: ...


class Need(Struct, frozen=True, omit_defaults=True):
    """One field of a template that its sender fills in.

    ``of`` are the values to choose from; empty where they follow from the kind (``dice``: two faces from 1 to 6,
    ``chips`` and ``count``: a whole number from ``lowest`` to ``highest``) or are marked in the viewer's view (the free
    spots of a bet board). ``least`` to ``most`` values are chosen; more than one, or ``ordered``, makes the field a
    list; ``dice`` always are one.
    """

    field: str
    kind: NeedKind
    of: tuple[str | int, ...] = ()
    least: int = 1
    most: int = 1
    ordered: bool = False
    lowest: int = 0
    highest: int | None = None


def dice_need(dice: DiceSet = TWO_SIXES) -> Need:
    """The faces of a roll of ``dice``, for the field ``dice`` of :class:`~postparade.rules.actions.Roll`."""
    if dice == TWO_SIXES:
        return Need("dice", "dice")
    return Need("dice", "dice", of=tuple(dice.faces), least=dice.count, most=dice.count)


class Choice(Struct, frozen=True, omit_defaults=True):
    """A template of something a viewer may do now: ``action`` with the fields of ``needs`` still to be filled in.

    ``label`` is a key of the game's catalogue and ``args`` what its words are filled in with; rules hold no words for
    screens. ``primary`` marks what continues the game (a button on the track takes the host's). ``confirm`` asks
    screens to have it held or confirmed, because it ends something or moves money. ``keep`` is false where late is
    worse than never: a screen drops a tap that was not answered within two seconds instead of sending it again.
    ``after``: a choice of the host that needs nothing is made automatically once it has been offered for so many
    seconds; 0: never. ``prepares``: it only gets the next race ready, which does not run yet.
    """

    action: Any
    label: str
    args: dict[str, str | int] = {}
    needs: tuple[Need, ...] = ()
    primary: bool = False
    confirm: bool = False
    keep: bool = True
    after: float = 0.0
    prepares: bool = False

    def wants(self, kind: NeedKind) -> bool:
        """Whether a field of that kind is still to be filled in."""
        return any(need.kind == kind for need in self.needs)


class Option(Struct, frozen=True, omit_defaults=True):
    """One field of the setup as a form shows it; ``name`` is the field of ``setup_type`` and names its words.

    ``choice``: one of ``values``, or, with a ``length``, a list of so many numbers instead; ``number``: from ``lowest``
    to ``highest``; ``numbers``: a list of ``length`` such numbers, with ``presets`` by name; ``switch``: on or off;
    ``several``: any of ``values``; ``seat``: one of those who take part, or nobody. ``labels`` name the numbers of a
    list one by one. ``house_rule``: it changes the published rules, and its default leaves them alone.
    """

    name: str
    kind: Literal["choice", "number", "numbers", "switch", "several", "seat"]
    default: Any
    values: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    length: int = 0
    presets: dict[str, tuple[int, ...]] = {}
    labels: tuple[str, ...] = ()
    house_rule: bool = False


class Offer(Struct, frozen=True):
    """A game as the host can choose it: how many may take part (every allowed number), and the options of its setup.
    ``other_counts`` are further numbers that some of the options allow. ``learn_minutes``: how long it takes to explain
    the rules to somebody who has never played; what is learned sooner is offered first. ``minutes``: how long it
    usually takes, 0 where that cannot be said. ``dice`` are those that it is played with, ``None`` without any (the
    table fills them in)."""

    name: str
    title: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    other_counts: tuple[int, ...] = ()
    learn_minutes: int = 5
    minutes: int = 0
    dice: DiceSet | None = None


class GameStatus(Struct, frozen=True, omit_defaults=True):
    """Where a game stands, as far as every room may ask. Public: nothing hidden ever sits in it.

    ``phase`` is a word of the game. ``race`` counts from 1 (0 before the first), ``races`` is how many there will be
    (``None``: open end). ``turn`` is the seat that is to roll or act, ``waiting`` the seats that owe an answer (bets to
    lock, cards to count); ``asked`` holds up the dice until a question is answered. ``paid`` are the seats that the
    last settlement paid. ``purses`` is what every seat holds, ``scores`` what counts at the end where that is something
    else, ``pot`` what can be won. ``holders`` says by lane who profits from it: cards or tokens by seat. ``tolls`` says
    by lane what rolling it costs, ``bills`` which amounts a seat may be asked for. ``winners`` are the seats that have
    won a game that is over, where not simply those with the highest totals have. ``realtime``: rolls count the moment
    they are read, in order, and none replaces another. ``pace``: shortest and longest seconds from roll to roll while
    the table throws the electronic dice by itself, ``None`` while it does not. ``paused``: nothing counts until the
    host resumes.
    """

    phase: str
    race: int = 0
    races: int | None = None
    turn: int | None = None
    waiting: tuple[int, ...] = ()
    asked: bool = False
    paid: tuple[int, ...] = ()
    purses: dict[int, int] = {}
    scores: dict[int, int] = {}
    pot: int = 0
    holders: dict[int, dict[int, int]] = {}
    tolls: dict[int, int] = {}
    bills: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    last_roll: Dice | None = None
    realtime: bool = False
    pace: tuple[float, float] | None = None
    paused: bool = False


class Capabilities(Struct, frozen=True):
    """What a game brings besides its rules, each as ``module:object`` (resolved on first use), or empty: the room that
    asks then shows that there is nothing. ``odds``: :class:`postparade.odds.contract.Odds`; ``report``:
    :class:`postparade.reports.contract.Report`; ``players``: :class:`postparade.table.players.Players`;
    ``calls``: :class:`postparade.announcer.commentary.game_calls.GameCalls`; ``pages`` and ``words``: folders with page
    modules, and with catalogues (``LANGUAGE.ftl``), as ``module:folder``. ``tallies``:
    :class:`postparade.rules.tallies.Tallies`, what the titles at the end of an evening are given for. ``refusals`` are
    the codes of refusals that the table keeps beside its journal, because the report tells who came too late.
    ``boards``: the boards that the game is raced on, a mapping of :class:`~postparade.rules.boards.Board` by name, the
    usual one first: what the printed track, ``postparade odds`` and ``postparade simulate --fast`` know of it.
    ``dice`` are those that it is played with; sources that cannot read them do not count in it.
    ``unit`` is what purses and payments are counted in; the words of reports follow it.
    ``corrects`` says how far back a roll may be read again: any roll of the game, or those of the race on the table.
    ``hidden``: how long something that chance has drawn may stay hidden: the seed is revealed after the race, or only
    after the game."""

    odds: str = ""
    report: str = ""
    players: str = ""
    calls: str = ""
    pages: str = ""
    words: str = ""
    boards: str = ""
    tallies: str = ""
    dice: DiceSet = TWO_SIXES
    refusals: frozenset[str] = frozenset()
    unit: Unit = "chips"
    corrects: Literal["game", "race"] = "game"
    hidden: Literal["race", "game"] = "race"


class Contested(Struct, frozen=True):
    """``what`` goes to ``seat``, unless somebody else comes first: a free spot that several want."""

    what: Hashable
    seat: int


def boards_of(game: "AnyGame") -> Mapping[str, Board]:
    """The boards that ``game`` is raced on, the usual one first; none where it offers none."""
    return resolved(game.capabilities.boards)


class Game(Protocol[State, Action, Event, Setup_contra]):
    """The rules of one game. States, actions, events and setups are frozen msgspec structs; ``Action`` and ``Event``
    are the unions of what the game takes and what it journals. Rooms know no particular game and hold an
    :data:`AnyGame`."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    """Version of the rule set, written beside every journalled event, such as ``NAME/1``."""
    seat_counts: ClassVar[tuple[int, ...]]
    """How many may take part."""
    setup_type: ClassVar[type[Any]]
    """Struct of the setup, with a field ``seats``. Shown to every page and journalled: nothing hidden sits in it."""
    action_type: ClassVar[Any]
    """Union of the actions that may come from outside (tagged by ``do``), including those of
    :mod:`postparade.rules.actions` that the game takes."""
    event_type: ClassVar[Any]
    """Union of the events that the journal holds (tagged by ``type``)."""
    capabilities: ClassVar[Capabilities]

    def offer(self) -> Offer:
        """The setup form."""
        ...

    def new(self, setup: Setup_contra) -> State | Refusal:
        """The state before the first action, or ``bad_setup``. Draws nothing at random."""
        ...

    def prepare(self, state: State, action: Action, seat: int | None, shuffle: Shuffle) -> Action:
        """``action`` by ``seat`` (``None``: the house) with all that chance decides filled in, whatever its sender put
        there."""
        ...

    def decide(self, state: State, action: Action, seat: int | None) -> tuple[Event, ...] | Refusal:
        """The events that ``action`` by ``seat`` (``None``: the house) causes, in order."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after one event."""
        ...

    def view(self, state: State, viewer: Viewer) -> Any:
        """What ``viewer`` may know, as a struct that becomes JSON for pages."""
        ...

    def shown(self, event: Event, viewer: Viewer) -> Event | None:
        """What ``viewer`` may know of an event: the event, a blanked copy, or ``None``."""
        ...

    def choices(self, state: State, viewer: Viewer) -> tuple[Choice, ...]:
        """What ``viewer`` may do now, as templates."""
        ...

    def status(self, state: State) -> GameStatus:
        """Where the game stands."""
        ...

    def race(self, state: State) -> Race:
        """Where the horses stand."""
        ...

    def beat(self, event: Event) -> float:
        """Seconds for which ``event`` is shown before the next one of its entry; 0 for nearly all. Makes a race that
        the rules settle in one entry visible as a race."""
        ...

    def precondition(self, state: State, action: Action) -> Hashable:
        """The part of the state that ``action`` was decided on; when it has changed since, the action is stale.
        ``None``: it never is."""
        ...

    def contested(self, state: State, action: Action) -> "Contested | None":  # noqa: ARG002 there is nothing in most games
        """What ``action`` takes away from everybody else, where whoever comes first gets it; ``None``: nothing."""
        return None

    def lapses(self, state: State, action: Action, refusal: Refusal) -> bool:
        """Whether ``action``, refused with ``refusal`` once an earlier roll is corrected, is dropped and its owner
        informed; otherwise the correction itself is refused."""
        ...

    def seats(self, state: State) -> tuple[int, ...]:
        """Who takes part, in clockwise order."""
        ...

    def buy_in(self, setup: Setup_contra) -> int:
        """Chips for somebody who joins the running game."""
        ...

    def accounts(self, state: State) -> dict[str, int]:
        """Every account of the game and what is in it; :func:`postparade.rules.chips.purse` names that of a seat."""
        ...

    def overdraft(self, state: State) -> frozenset[str]:
        """The accounts that may be below zero: a bank that never runs dry, totals that may be negative."""
        ...

    def issued(self, state: State) -> int:
        """The sum that the accounts must have."""
        ...

    def missing(self, state: State) -> int:
        """Chips issued less those in all accounts: 0, unless the rules have lost or made some. Called after every event
        of a simulation, so it has to be quick."""
        ...

    def transfers(self, state: State, event: Event) -> tuple[Transfer, ...]:
        """The payments that ``event`` makes in ``state`` (the state before it)."""
        ...

    def cards(self, state: State) -> int:
        """How many cards are accounted for: the same after every event that discards none for good."""
        ...

    def over(self, state: State) -> bool:
        """Whether the game has ended."""
        ...


AnyGame = Game[Any, Any, Any, Any]
"""A game that the registry has found: which one is known only while the program runs."""
