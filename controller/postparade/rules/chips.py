"""Chips: whole numbers that only ever change hands."""

from msgspec import Struct

POT = "pot"
BOX = "box"
"""Tokens outside play."""
CASHIER = "cashier"
"""Where chips come from when a player buys in and go to when one leaves; outside the sum that is conserved."""


def purse(seat: int) -> str:
    """Name of the account of a seat."""
    return f"seat {seat}"


class Transfer(Struct, frozen=True):
    """``amount`` chips (0 or more) go from one account to another, so every payment sums to zero."""

    source: str
    target: str
    amount: int
    reason: str


def payable(due: int, held: int) -> int:
    """What is really paid of ``due`` with ``held`` chips in the purse: nobody runs into debt (rules, section 9)."""
    return min(due, held)
