"""The nine horses, and where they run: gate 0, finish 15 (rules, sections 1 and 2)."""

from typing import Literal

from msgspec import Struct

from postparade.rules.boards import table

NAME = "ready-set-bet"
Colour = Literal["blue", "orange", "red", "black"]


class Horse(Struct, frozen=True):
    """``id`` names the horse in spots and on the board, such as ``2-3``; ``number``, its lowest sum, is its lane.
    ``bonus`` is what a pair adds to its move, ``shade`` its coat as ``#rrggbb``: a shade of its colour for bets."""

    index: int
    id: str
    number: int
    sums: tuple[int, ...]
    colour: Colour
    bonus: int
    shade: str


_SHADES = {
    "2-3": "#3a6cf0",
    "4": "#58a6ff",
    "5": "#f58231",
    "6": "#e6194b",
    "7": "#dfe3ea",
    "8": "#ff5d73",
    "9": "#ffb02e",
    "10": "#3fd0f5",
    "11-12": "#8d7bff",
}
"""The colour of a bet in as many shades as it has horses; the black horse is silver, as no light shows black."""

TABLE = table(__package__)
HORSES = tuple(
    Horse(index, row["id"], row["sums"][0], tuple(row["sums"]), row["colour"], row["bonus"], _SHADES[row["id"]])
    for index, row in enumerate(TABLE["horse"])
)
INDEX = {horse.id: horse.index for horse in HORSES}
BY_NUMBER = {horse.number: horse for horse in HORSES}
OF_SUM = {total: horse for horse in HORSES for total in horse.sums}
COLOURS: tuple[Colour, ...] = ("blue", "orange", "red", "black")

FINISH: int = TABLE["track"]["finish"]
RACES: int = TABLE["session"]["races"]

AT_THE_GATE = (0,) * len(HORSES)
Positions = tuple[int, ...]


def ranks(positions: Positions) -> tuple[int, ...]:
    """The rank of every horse: 1 plus the number of horses strictly ahead of it (rules, section 3)."""
    return tuple(1 + sum(other > own for other in positions) for own in positions)
