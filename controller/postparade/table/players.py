"""Players whom no guest is: what a game that has some promises to the simulator, and to the table that plays for a
guest.

How they choose is the game's own matter. In a simulation they know the whole state; at the table they know what their
seat may know (:class:`Sight`), and nothing else.
"""

import pkgutil
import random
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct

from postparade.core.faults import ConfigurationFault
from postparade.rules.contract import AnyGame, Choice, GameStatus

Temper = Literal["careful", "steady", "bold"]
"""How somebody plays: what is safe, what is best, what is daring."""


class Sight(Struct, frozen=True):
    """All that ``seat`` may know: the game's own view of it (``play``), what everybody knows, and what it may do."""

    seat: int
    play: Struct
    status: GameStatus
    choices: tuple[Choice, ...]


Played_contra = TypeVar("Played_contra", contravariant=True)
State_contra = TypeVar("State_contra", contravariant=True)


class Players(Protocol[Played_contra, State_contra]):
    """Players of one game, named by :class:`postparade.rules.contract.Capabilities`."""

    def act(self, game: Played_contra, state: State_contra, rng: random.Random) -> tuple[Struct, int | None]:
        """A legal action in ``state``, not yet prepared, and the seat that does it (``None``: the house, dice)."""
        ...

    def settled(self, state: State_contra) -> bool:
        """Whether a race is over and paid, and the next one has not begun."""
        ...


class StandIns(Protocol):
    """Players who also play for a guest at the table, as all games here have them."""

    def answer(self, sight: Sight, temper: Temper, rng: random.Random) -> Struct | None:
        """What somebody of this ``temper`` does now, one of the choices in sight with its needs filled in; ``None``
        where nothing is worth doing, or only somebody at the table can know what to enter."""
        ...


AnyPlayers = Players[Any, Any]
"""Players of a game that is known only while the program runs."""


def players_of(game: AnyGame) -> AnyPlayers:
    """The players of ``game``. Raises ``ConfigurationFault`` (``no_simulated_players``) where it has none."""
    if not game.capabilities.players:
        raise ConfigurationFault("no_simulated_players", game=game.title)
    players: AnyPlayers = pkgutil.resolve_name(game.capabilities.players)
    return players
