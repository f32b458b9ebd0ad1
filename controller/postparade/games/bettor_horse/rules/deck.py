"""The cards of Bettor Horse: four horses a deck, 24 cards, one colour a seat (rules, section 2).

A card is written ``colour-letter-speed`` (``red-b-4``). Cards of printed decks that the table does not know are written
``colour-number`` (``red-07``): they are counted, and never looked at.
"""

from functools import cache

from msgspec import Struct

from postparade.rules.boards import table

NAME = "bettor-horse"
_DATA = table(__package__)

SEAT_COUNTS: tuple[int, ...] = tuple(_DATA["players"]["allowed"])
CARDS: int = _DATA["counts"]["horse_cards_per_deck"]
BETS: tuple[str, ...] = tuple(_DATA["bets"]["names"])
CONDITIONS = ("wet", "dry")
DUELS_AT_MOST: int = _DATA["limits"]["sudden_death_duels"]
COLOURS: tuple[str, ...] = tuple(deck["colour"] for deck in _DATA["deck"])
"""Colours of the decks, in the order of the seats."""


class Card(Struct, frozen=True):
    """What is printed on a card. ``back`` matters with track conditions only."""

    id: str
    colour: str
    letter: str
    speed: int
    back: str
    mudder: bool
    name: str


@cache
def _cards() -> dict[str, Card]:
    horses = {horse["letter"]: horse for horse in _DATA["horse"]}
    found = {}
    for place, colour in enumerate(COLOURS):
        for printed in _DATA["card"]:
            horse = horses[printed["horse"]]
            name = horse["name_even" if place % 2 else "name_odd"]
            number = f"{colour}-{printed['horse']}-{printed['speed']}"
            found[number] = Card(
                number, colour, printed["horse"], printed["speed"], printed["back"], horse["mudder"], name
            )
    return found


def card(number: str) -> Card:
    """The card written ``number``. Raises ``KeyError`` for one that no deck has."""
    return _cards()[number]


def known(number: str) -> bool:
    """Whether ``number`` is a card whose face the table knows."""
    return number in _cards()


@cache
def deck(colour: str, *, printed: bool = False) -> tuple[str, ...]:
    """All 24 cards of one colour, in the order of the table; nameless ones where ``printed`` cards are used."""
    if printed:
        return tuple(f"{colour}-{number:02}" for number in range(1, CARDS + 1))
    return tuple(number for number, one in _cards().items() if one.colour == colour)
