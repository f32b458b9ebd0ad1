"""Chance at the table: a seed for each race, committed to before it and revealed after it (``core/seeded_draws.py``).

The seed is on the disk with the entry that commits to it, so that a table restarted in the middle of a race goes on
drawing from it. It is kept beside the entries, not in them (:class:`Secret`): nobody is shown it before the entry that
reveals it, and no copy of the journal holds it.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.seeded_draws import NONCE_BYTES, SEED_BYTES, Draws, commitment
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.contract import AnyGame, Item
from postparade.table.events import ChanceCommitted, ChanceRevealed


class Drawing(Protocol):
    """What a game or the electronic dice draw from."""

    def dice(self, count: int = 2, sides: int = 6) -> tuple[int, ...]: ...

    def shuffle(self, items: Sequence[Item], /) -> list[Item]: ...


class Chance(Protocol):
    """Source of the table's randomness."""

    def secret(self) -> tuple[bytes, bytes]:
        """A new seed and nonce that nobody can guess."""
        ...

    def draws(self, seed: bytes, label: str) -> Drawing:
        """The draws that follow from ``seed`` for the action ``label``."""
        ...


class SystemChance:
    """Seeds from the operating system."""

    def secret(self) -> tuple[bytes, bytes]:
        """32 and 16 bytes from the operating system."""
        return secrets.token_bytes(SEED_BYTES), secrets.token_bytes(NONCE_BYTES)

    def draws(self, seed: bytes, label: str) -> Draws:
        """The draws that follow from ``seed`` for the action ``label``."""
        return Draws(seed, label)


system_chance = SystemChance()


class Secret(Struct, frozen=True):
    """Seed and nonce behind a ``commitment``, all in hexadecimal."""

    commitment: str
    seed: str
    nonce: str


class Committed(Struct, frozen=True):
    """A seed in use, in hexadecimal, and the ``commitment`` to it in entry ``since``. Seed and nonce are empty where
    only the commitment is known. ``drawn`` counts the actions accepted since then by name: the n-th of a name always
    draws the same, however often it was refused before."""

    commitment: str
    seed: str
    nonce: str
    since: int
    drawn: dict[str, int] = {}

    @property
    def known(self) -> bool:
        """Whether the seed is known here."""
        return bool(self.seed)

    def opened(self, secret: Secret | None) -> "Committed":
        """This seed with what ``secret`` says of it, if that matches the commitment."""
        if secret is None or not holds(secret):
            return self
        return replace(self, seed=secret.seed, nonce=secret.nonce) if secret.commitment == self.commitment else self

    @property
    def sealed(self) -> "Committed":
        """This seed as everybody may know it."""
        return replace(self, seed="", nonce="")

    def label(self, action: Struct) -> str:
        """The label under which ``action`` draws if it is accepted next."""
        name = _name(action)
        return f"{name}:{self.drawn.get(name, 0) + 1}"

    def after(self, action: Struct) -> "Committed":
        """This seed once ``action`` has been accepted."""
        name = _name(action)
        return replace(self, drawn={**self.drawn, name: self.drawn.get(name, 0) + 1})


class Revealed(Struct, frozen=True):
    """A seed that anybody may know, in hexadecimal. The entries after ``since``, up to and including ``until``, used
    it."""

    seed: str
    nonce: str
    since: int
    until: int


def commit(secret: tuple[bytes, bytes]) -> ChanceCommitted:
    """The event that commits to ``secret``."""
    seed, nonce = secret
    return ChanceCommitted(commitment(seed, nonce), seed.hex(), nonce.hex())


def holds(secret: Secret | ChanceCommitted | ChanceRevealed) -> bool:
    """Whether seed and nonce are those that were committed to."""
    try:
        return commitment(bytes.fromhex(secret.seed), bytes.fromhex(secret.nonce)) == secret.commitment
    except ValueError:
        return False


def reveal(used: Committed) -> ChanceRevealed:
    """The event that reveals what was ``used``."""
    return ChanceRevealed(used.commitment, used.seed, used.nonce, used.since)


def prepare(game: AnyGame, state: Struct, action: Struct, seat: int | None, drawing: Drawing) -> Any:
    """Return ``action`` of ``seat`` with everything random filled in from ``drawing``: the faces of electronic dice
    here, all else by the game."""
    if isinstance(action, Roll) and action.source == ELECTRONIC:
        dice = game.capabilities.dice
        return replace(action, dice=drawing.dice(dice.count, dice.sides), total=None, named=None)
    return game.prepare(state, action, seat, drawing.shuffle)


def at_rest(game: AnyGame | None, state: Struct) -> bool:
    """Whether no race is under way."""
    if game is None or game.over(state):
        return True
    return bool(game.status(state).paid) or game.race(state).finished


def reveals(game: AnyGame, before: Struct, now: AnyGame | None, after: Struct) -> bool:
    """Whether the seed may be revealed now that the state ``before`` has become ``after``: at the end of a race, or of
    the game where cards stay hidden from race to race."""
    if now is None or now.over(after):
        return not game.over(before)
    if game.capabilities.hidden == "game":
        return False
    return at_rest(now, after) and not at_rest(game, before)


def _name(action: Struct) -> str:
    """The name of ``action``. Rolls of real dice draw nothing and have a name of their own."""
    name = str(action.__struct_config__.tag)
    return f"{name}-seen" if isinstance(action, Roll) and action.source != ELECTRONIC else name
