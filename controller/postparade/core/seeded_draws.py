"""Chance that can be checked afterwards: a seed that is committed to before a race and revealed after it.

Every die and every shuffle of the race follows from the seed. Whoever knows the commitment, which is shown before the
first bet, can tell afterwards that the seed was not changed; whoever knows the seed can repeat every draw.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
NONCE_BYTES = 16
WORD = 2**32


def commitment(seed: bytes, nonce: bytes) -> str:
    """The value published before the race: SHA-256 over the ``seed`` followed by the ``nonce``, in hexadecimal."""
    return hashlib.sha256(seed + nonce).hexdigest()


class Draws:
    """The draws of one action, named by ``label`` (such as ``deal:1``), that follow from ``seed``.

    A stream of 32-bit words, big-endian: block *i*, counted from 0, is HMAC-SHA256 with the seed as its key over
    ``label#i``. ``log`` keeps what was drawn, in order.
    """

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._label = label
        self._blocks = 0
        self._words: list[int] = []
        self.log: list[tuple[str, object, Any]] = []

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count`` - 1, each equally likely: words of the last, incomplete run are thrown
        away."""
        whole = WORD - WORD % count
        while (word := self._word()) >= whole:
            pass
        return word % count

    def dice(self, count: int = 2, sides: int = 6) -> tuple[int, ...]:
        """``count`` faces from 1 to ``sides``."""
        faces = tuple(self.below(sides) + 1 for _ in range(count))
        usual = (count, sides) == (2, 6)
        self.log.append(("dice", None if usual else {"dice": [count, sides]}, faces))
        return faces

    def shuffle(self, items: Sequence[T], /) -> list[T]:
        """``items`` in random order (Fisher-Yates): from the last place down to the second, each swaps with a random
        place up to its own."""
        shuffled = list(items)
        for at in range(len(shuffled) - 1, 0, -1):
            other = self.below(at + 1)
            shuffled[at], shuffled[other] = shuffled[other], shuffled[at]
        self.log.append(("shuffle", list(items), shuffled))
        return shuffled

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._seed, f"{self._label}#{self._blocks}".encode(), "sha256")
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
            self._blocks += 1
        return self._words.pop()
