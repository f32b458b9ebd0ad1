"""The colour of each seat: in the lobby, on phones, on every game's board, in charts and reports, everywhere the same.

All stand out against the dark turf of the pages; on paper they are edged in ink. The first eight are those of the
printed decks of eight players, in their order.
"""

SEAT_COLOURS = (
    "#f2385a",
    "#4a7dff",
    "#3cb44b",
    "#ffe119",
    "#f58231",
    "#c063e0",
    "#ffffff",
    "#9aa3ad",
    "#42d4f4",
    "#ff9fcf",
    "#7dff4f",
    "#a8861f",
)
"""Colours of seats 1 to 12; names or numbers stand beside them, so that nobody has to tell two colours apart."""


def seat_colour(seat: int) -> str:
    """The colour of ``seat`` (counted from 1), as ``#rrggbb``."""
    return SEAT_COLOURS[(seat - 1) % len(SEAT_COLOURS)]
