"""The cards of Odds On, read once from the data table.

A card is known by a name: ``sp-3:1-2`` is the second copy of the price 3:1, ``special-8`` a special card, and
``horse-07``, ``jockey-07`` and ``track-2`` are what their names say.
"""

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from postparade.rules.boards import table

NAME = "odds-on"
Effect = Literal["rating", "new_horse", "soften", "withdraw", "swap_horses", "new_jockey", "clear"]
Going = Literal["soft", "firm", "good", "hard"]
Weather = Literal["dull", "wet", "sunny", "heatwave"]


class PriceCard(Struct, frozen=True):
    """A price and the points it brings its owner. ``step`` counts along the ladder, 0 for the shortest price."""

    price: str
    dollars: int
    step: int


class SpecialCard(Struct, frozen=True):
    """A special card: its number, what it does, by how much (ratings only), and whether it stays beside the horse."""

    number: int
    effect: Effect
    amount: int
    stays: bool


class HorseCard(Struct, frozen=True):
    """A horse: its name, its value, the courses it likes and dislikes, the going it likes, and its points."""

    id: str
    name: str
    value: int
    likes_track: str
    dislikes_track: str
    likes_going: Going
    dollars: int


class JockeyCard(Struct, frozen=True):
    """A jockey: name, value and points."""

    id: str
    name: str
    value: int
    dollars: int


class TrackCard(Struct, frozen=True):
    """A course with its natural going, and the weather that it forecasts for another course."""

    id: str
    name: str
    going: Going
    weather: Weather


_TABLE: dict[str, Any] = table(__package__)
HAND: int = _TABLE["counts"]["hand_size"]
RUNNERS: tuple[int, ...] = tuple(_TABLE["counts"]["runners"])
"""How many horses run in each race of the meeting."""
RACES = len(RUNNERS)
SEAT_COUNTS = tuple(range(_TABLE["players"]["min"], _TABLE["players"]["max"] + 1))
TURNS_EACH: int = _TABLE["limits"]["turns_per_player_per_race"]
LIKES_TRACK: int = _TABLE["rating"]["likes_track"]
LIKES_GOING: int = _TABLE["rating"]["likes_going"]
GOINGS: tuple[Going, ...] = tuple(_TABLE["going"]["ladder"])
"""Ground conditions, softest first."""
WEATHER: dict[Weather, int] = _TABLE["weather"]
"""How many steps along :data:`GOINGS` each weather moves the natural going."""

LADDER = tuple(PriceCard(row["price"], row["dollars"], step) for step, row in enumerate(_TABLE["price"]))
"""The prices, shortest first."""
PRICES = {
    f"sp-{card.price}-{copy}": card
    for card, row in zip(LADDER, _TABLE["price"], strict=True)
    for copy in range(1, row["copies"] + 1)
}
SPECIALS = {
    row["id"]: SpecialCard(number, row["effect"], row.get("amount", 0), row["after_play"] == "stays")
    for number, row in enumerate(_TABLE["special"], 1)
}
HORSES = {row["id"]: msgspec.convert(row, HorseCard) for row in _TABLE["horse"]}
JOCKEYS = {row["id"]: msgspec.convert(row, JockeyCard) for row in _TABLE["jockey"]}
TRACKS = {row["id"]: msgspec.convert(row, TrackCard) for row in _TABLE["track"]}
DRAW_CARDS = (*PRICES, *SPECIALS)
"""The 64 cards of the draw pile, in the order of the table."""


@cache
def neighbours(price: str) -> frozenset[str]:
    """The price cards that may be laid on the price card ``price``: one step shorter or longer."""
    step = PRICES[price].step
    return frozenset(card for card, other in PRICES.items() if abs(other.step - step) == 1)


def moved(going: Going, steps: int) -> Going:
    """``going`` after ``steps`` along the ladder, harder when positive; it stops at either end."""
    return GOINGS[min(max(GOINGS.index(going) + steps, 0), len(GOINGS) - 1)]
