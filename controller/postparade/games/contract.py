"""What every game promises: the decider contract between the rules and the table.

``decide`` answers an action with facts or a refusal and changes nothing; ``evolve`` applies one fact. Chance and time
arrive inside actions: ``prepare`` fills in what a player cannot know (a shuffled deck) with a shuffler from the edge,
and the table journals the filled action. What the card games need fits in the same five functions: a secret commit is
an ordinary action whose event ``shown`` blanks for everybody but its owner, a simultaneous reveal is the event that the
last commit causes, a real-time bet is an action whose arrival order is the order of the journal, a time-out is an
action of the ``host``.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from msgspec import Struct

from postparade.core.faults import Refusal
from postparade.games.chips import Transfer
from postparade.games.race import Race
from postparade.games.viewer import Viewer

T = TypeVar("T")


class Shuffle(Protocol):
    """Gives the items back in random order; the edge hands in the operating system's randomness."""

    def __call__(self, items: Sequence[T], /) -> list[T]: ...


class Choice(Struct, frozen=True):
    """One thing a viewer may do now.

    ``action`` is ready to be submitted when ``needs`` is empty. With ``needs == "dice"`` the two faces have to be
    filled in; with ``"chips"`` a number of chips.
    """

    action: Any
    label: str
    needs: Literal["", "dice", "chips"] = ""


class Game(Protocol):
    """The rules of one game. States, actions and events are frozen msgspec structs."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[str]
    """Version of the rule set, written beside every journalled event, such as ``quarter-horse/1``."""
    seats_min: ClassVar[int]
    seats_max: ClassVar[int]
    setup_type: ClassVar[type[Any]]
    action_type: ClassVar[Any]
    """Union of the actions that may come from outside (tagged by ``do``)."""
    event_type: ClassVar[Any]
    """Union of the events that the journal holds (tagged by ``type``)."""

    def new(self, setup: Any) -> Any | Refusal:
        """The state before the first action, or ``bad_setup``."""
        ...

    def prepare(self, state: Any, action: Any, shuffle: Callable[[Sequence[Any]], list[Any]]) -> Any:
        """``action`` with everything that chance decides filled in; unchanged when nothing is missing."""
        ...

    def decide(self, state: Any, action: Any, seat: int | None) -> tuple[Any, ...] | Refusal:
        """The facts that ``action`` causes, in order; ``seat`` is who acts, ``None`` the house (host, dice)."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after one fact."""
        ...

    def view(self, state: Any, who: Viewer) -> Any:
        """What ``who`` may know, as a struct that becomes JSON."""
        ...

    def shown(self, event: Any, who: Viewer) -> Any | None:
        """What ``who`` may know of an event: the event, a blanked copy, or ``None``."""
        ...

    def choices(self, state: Any, who: Viewer) -> tuple[Choice, ...]:
        """What ``who`` may do now."""
        ...

    def race(self, state: Any) -> Race:
        """Where the runners stand."""
        ...

    def precondition(self, state: Any, action: Any) -> Hashable:
        """The part of the state that ``action`` was decided on; when it has changed since, the action is stale."""
        ...

    def accounts(self, state: Any) -> dict[str, int]:
        """Every purse of the game and what is in it."""
        ...

    def missing(self, state: Any) -> int:
        """Chips issued less those in all accounts: 0, unless the rules have lost or made some."""
        ...

    def cards(self, state: Any) -> int:
        """How many cards are accounted for; constant from one deal to the next."""
        ...

    def issued(self, state: Any) -> int:
        """Sum that the accounts must have."""
        ...

    def transfers(self, state: Any, event: Any) -> tuple[Transfer, ...]:
        """The payments that ``event`` makes in ``state`` (the state before it)."""
        ...

    def over(self, state: Any) -> bool:
        """Whether the game has ended."""
        ...
