"""Two six-sided dice."""

from typing import Any

FACES = range(1, 7)
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of the 36 ordered rolls each sum comes up."""


Dice = tuple[int, int] | int
"""What is known of a roll: the two faces, or their sum alone where the faces are not known."""


def total_of(dice: Dice) -> int:
    """The sum of a roll."""
    return dice if isinstance(dice, int) else dice[0] + dice[1]


def valid_total(total: Any) -> bool:
    """Whether ``total`` is the sum of two dice, a whole number from 2 to 12."""
    return type(total) is int and total in WAYS


def valid_dice(dice: Any) -> bool:
    """Whether ``dice`` are exactly two whole numbers from 1 to 6 (``True`` and ``2.0`` are not whole numbers here)."""
    if type(dice) not in (tuple, list) or len(dice) != 2:
        return False
    first, second = dice
    return type(first) is int and type(second) is int and 1 <= first <= 6 and 1 <= second <= 6
