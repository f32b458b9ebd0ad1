"""Two six-sided dice."""

from typing import Any

FACES = range(1, 7)
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of the 36 ordered rolls each sum comes up."""


def valid_dice(dice: Any) -> bool:
    """Whether ``dice`` are exactly two whole numbers from 1 to 6 (``True`` and ``2.0`` are not whole numbers here)."""
    if type(dice) not in (tuple, list) or len(dice) != 2:
        return False
    first, second = dice
    return type(first) is int and type(second) is int and 1 <= first <= 6 and 1 <= second <= 6
