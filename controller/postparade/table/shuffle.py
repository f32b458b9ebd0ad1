"""Randomness for the cards, from the operating system."""

import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_system = secrets.SystemRandom()


def system_shuffle(items: Sequence[T], /) -> list[T]:
    """``items`` in random order (:class:`postparade.games.contract.Shuffle`)."""
    shuffled = list(items)
    _system.shuffle(shuffled)
    return shuffled
