"""Chance at the table: a seed for each race, committed to before it and revealed after it (``core/fairness.py``).

The seed stands in the journal from the entry that commits to it, so that a table that is restarted in the middle of a
race draws on; nobody is shown it before the entry that reveals it.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.fairness import NONCE_BYTES, SEED_BYTES, Draws, commitment
from postparade.games.actions import ELECTRONIC, Roll
from postparade.games.contract import Game
from postparade.table.events import ChanceCommitted, ChanceRevealed


class Drawing(Protocol):
    """What a game or the electronic dice draw from."""

    def dice(self) -> tuple[int, int]: ...

    def shuffle(self, items: Sequence[Any], /) -> list[Any]: ...


class Chance(Protocol):
    """Where the table gets its chance from."""

    def secret(self) -> tuple[bytes, bytes]:
        """A new seed and nonce that nobody can guess."""
        ...

    def draws(self, seed: bytes, label: str) -> Drawing:
        """What ``seed`` draws for the action ``label``."""
        ...


class SystemChance:
    """Seeds from the operating system."""

    def secret(self) -> tuple[bytes, bytes]:
        """32 and 16 bytes from the operating system."""
        return secrets.token_bytes(SEED_BYTES), secrets.token_bytes(NONCE_BYTES)

    def draws(self, seed: bytes, label: str) -> Draws:
        """What follows from ``seed``."""
        return Draws(seed, label)


system_chance = SystemChance()


class Committed(Struct, frozen=True):
    """A seed in use, in hexadecimal, committed to by entry ``since``. ``drawn`` counts the actions by name that were
    taken since: the n-th of a name always draws the same, however often it is refused before."""

    seed: str
    nonce: str
    since: int
    drawn: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """What everybody may know of it."""
        return commitment(bytes.fromhex(self.seed), bytes.fromhex(self.nonce))

    def label(self, action: Any) -> str:
        """What ``action`` draws under, if it is taken next."""
        name = _name(action)
        return f"{name}:{self.drawn.get(name, 0) + 1}"

    def after(self, action: Any) -> "Committed":
        """The same once ``action`` was taken."""
        name = _name(action)
        return replace(self, drawn={**self.drawn, name: self.drawn.get(name, 0) + 1})


class Revealed(Struct, frozen=True):
    """A seed that anybody may know, in hexadecimal: it was used by the entries behind ``since`` through ``until``."""

    seed: str
    nonce: str
    since: int
    until: int


def commit(secret: tuple[bytes, bytes]) -> ChanceCommitted:
    """The event that commits to ``secret``."""
    seed, nonce = secret
    return ChanceCommitted(commitment(seed, nonce), seed.hex(), nonce.hex())


def reveal(used: Committed) -> ChanceRevealed:
    """The event that reveals what was ``used``."""
    return ChanceRevealed(used.commitment, used.seed, used.nonce, used.since)


def prepare(game: Game, state: Any, action: Any, seat: int | None, drawing: Drawing) -> Any:
    """``action`` of ``seat`` with all that chance decides filled in from ``drawing``: faces of the electronic dice
    here, everything else by the game."""
    if isinstance(action, Roll) and action.source == ELECTRONIC:
        return replace(action, dice=drawing.dice(), total=None, named=None)
    return game.prepare(state, action, seat, drawing.shuffle)


def at_rest(game: Game | None, state: Any) -> bool:
    """Whether no race is under way."""
    if game is None or game.over(state):
        return True
    return bool(game.status(state).paid) or game.race(state).finished


def reveals(game: Game, before: Any, now: Game | None, after: Any) -> bool:
    """Whether what was drawn may be known, now that the state ``before`` has become ``after``: the race has just ended,
    or the game where cards stay hidden from race to race."""
    if now is None or now.over(after):
        return not game.over(before)
    if game.capabilities.hidden == "game":
        return False
    return at_rest(now, after) and not at_rest(game, before)


def _name(action: Any) -> str:
    """The name of ``action``; rolls that somebody threw himself draw nothing and have one of their own."""
    name = str(action.__struct_config__.tag)
    return f"{name}-seen" if isinstance(action, Roll) and action.source != ELECTRONIC else name
