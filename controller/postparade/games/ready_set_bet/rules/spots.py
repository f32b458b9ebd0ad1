"""Everything that can be bet on: the bet board, the proposition cards and the exotic cards, with prices (section 5)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from postparade.games.ready_set_bet.rules.horses import HORSES, INDEX
from postparade.rules.boards import table

Kind = Literal["show", "place", "win", "color", "prop", "exotic"]
Test = Literal[
    "rank_at_most",
    "rank_at_least",
    "colour_wins",
    "ahead_of_all",
    "margin_second",
    "margin_third",
    "at_least",
    "at_most",
]
BEST_RANK: dict[Kind, int] = {"show": 3, "place": 2, "win": 1}


class Condition(Struct, frozen=True):
    """When a spot wins. Horses are indices.

    ``rank_at_most``, ``rank_at_least``: the rank of ``horse`` against ``value``. ``colour_wins``: the winner is one of
    ``horses``. ``ahead_of_all``: ``horse`` is strictly ahead of every one of ``horses``. ``margin_second``,
    ``margin_third``: spaces from the finish to the second and third of the sorted positions, compared by ``op`` with
    ``value``. ``at_least``, ``at_most``: ``count`` horses or more stand on ``value`` or more, or less.
    """

    test: Test
    value: int = 0
    horse: int = -1
    horses: tuple[int, ...] = ()
    op: Literal["eq", "ge", "le"] = "ge"
    count: int = 0


class Spot(Struct, frozen=True):
    """One place for a token: it pays ``multiplier`` times the token's value, or costs ``penalty``. ``card`` is the
    proposition or exotic card that has to lie there; ``horse`` the index of the horse of a win, place or show bet."""

    name: str
    kind: Kind
    multiplier: int
    penalty: int
    condition: Condition
    card: str = ""
    horse: int = -1


def _horse_spots() -> Iterator[Spot]:
    for row in table(__package__)["board"]:
        horse = INDEX[row["horse"]]
        for kind, best in BEST_RANK.items():
            condition = Condition("rank_at_most", best, horse)
            for number, price in enumerate(row[kind], 1):
                name = f"{kind}/{row['horse']}/{number}"
                yield Spot(name, kind, price["m"], price["p"], condition, horse=horse)


def _colour_spots() -> Iterator[Spot]:
    for row in table(__package__)["color"]:
        if row["test"] == "colour_wins":
            members = tuple(horse.index for horse in HORSES if horse.colour == row["colour"])
            condition = Condition("colour_wins", horses=members)
        else:
            condition = Condition(row["test"], row["rank"], INDEX[row["horse"]])
        yield Spot(row["spot"], "color", row["m"], row["p"], condition)


def _prop_spots() -> Iterator[Spot]:
    for row in table(__package__)["prop"]:
        behind = tuple(INDEX[horse] for horse in row["behind"])
        condition = Condition("ahead_of_all", horse=INDEX[row["ahead"]], horses=behind)
        yield Spot(f"prop/{row['id']}", "prop", row["m"], row["p"], condition, card=row["id"])


def _exotic_spots() -> Iterator[Spot]:
    for row in table(__package__)["exotic"]:
        match row["test"]:
            case "all_moved":
                condition = Condition("at_least", row["value"], count=len(HORSES))
            case "count_moved_at_most":
                condition = Condition("at_most", row["value"], count=row["count"])
            case margin:
                condition = Condition(margin, row["value"], op=row["op"])
        for number, price in enumerate(row["spots"], 1):
            name = f"exotic/{row['id']}/{number}"
            yield Spot(name, "exotic", price["m"], price["p"], condition, card=row["id"])


BOARD = {spot.name: spot for spot in (*_horse_spots(), *_colour_spots())}
"""The spots that every race has."""
SPOTS = BOARD | {spot.name: spot for spot in (*_prop_spots(), *_exotic_spots())}
PROPS: tuple[str, ...] = tuple(spot.card for spot in SPOTS.values() if spot.kind == "prop")
EXOTICS: tuple[str, ...] = tuple(row["id"] for row in table(__package__)["exotic"])
PROPS_PER_RACE: int = table(__package__)["session"]["props_per_race"]


def spots_in_play(props: tuple[str, ...], exotics: tuple[str, ...]) -> tuple[Spot, ...]:
    """The board and what the cards that lie face up add to it."""
    lying = {*props, *exotics}
    return tuple(spot for spot in SPOTS.values() if not spot.card or spot.card in lying)
