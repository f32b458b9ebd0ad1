"""The odds of the dice races: all chances of the race on the table, from what everybody may see."""

from collections.abc import Mapping
from typing import NamedTuple

from postparade.games.dice_race.odds.money import expectation
from postparade.games.dice_race.odds.stakes import stakes_of
from postparade.games.dice_race.rules.variant import Variant
from postparade.games.dice_race.rules.view import DiceRaceView
from postparade.odds.win import by_horse, left_of
from postparade.rules.registry import GAMES

LEVEL = 1e-9
"""Chances that differ by no more than rounding are level."""
QUICK = 2
"""Number of scratches from which a quote takes a few milliseconds at most; with fewer, it goes through thousands of
orders."""


class Worth(NamedTuple):
    """What a race is worth to a seat, in chips: ``winnings`` its cards may expect from the pot, with the purse for
    rolling the winner home where that is played, ``costs`` what they will have to pay when their horses are scratched,
    ``fines`` what its own rolls of scratched numbers will cost."""

    winnings: float
    costs: float
    fines: float


class Quote(NamedTuple):
    """``win``: chance of every horse that can still win. ``pot``: chips in the pot when the winner crosses the line;
    ``carry``: what stays in it. ``seats``: what the race is worth to each seat; empty with printed cards, which the
    table does not know. ``favourite`` and ``long_shot``: the likeliest and the least likely winner, ``None`` where two
    share that."""

    win: Mapping[int, float]
    pot: float
    carry: float
    seats: Mapping[int, Worth]
    favourite: int | None
    long_shot: int | None


def quote(view: DiceRaceView) -> Quote | None:
    """The quote of a race between deal and finish, including scratches to come; ``None`` at other times.

    Exact while every purse can pay what falls due (see :mod:`postparade.games.dice_race.odds.money`).
    """
    if view.phase not in ("scratch", "race"):
        return None
    game = GAMES[view.game]
    assert isinstance(game, Variant), "only dice races name these odds"
    expected = expectation(stakes_of(game, view))
    win = by_horse([lane.number for lane in view.race.lanes], expected.win, left_of(view.race))
    shares = zip(expected.winnings.tolist(), expected.costs.tolist(), expected.fines.tolist(), strict=True)
    worth = {card.seat: Worth(*share) for card, share in zip(view.seats, shares, strict=True)}
    seats = {} if view.physical else worth
    return Quote(
        win, expected.pot, expected.carry, seats, _alone(win, max(win.values())), _alone(win, min(win.values()))
    )


class DiceRaceOdds:
    """Implements :class:`postparade.odds.contract.Odds`: besides the chances, ``pot`` and ``carry`` (chips expected at
    the finish, and to stay), and ``seats``: by seat ``winnings``, ``costs`` and ``fines`` (:class:`Worth`)."""

    def quick(self, play: DiceRaceView) -> bool:
        """Whether enough horses are scratched for a quick answer."""
        return play.phase != "scratch" or sum(box.horse is not None for box in play.boxes) >= QUICK

    def quote(self, play: DiceRaceView) -> dict[str, object] | None:
        """The quote, rounded for pages."""
        quoted = quote(play)
        if quoted is None:
            return None
        return {
            "win": {str(horse): round(chance, 6) for horse, chance in quoted.win.items()},
            "favourite": quoted.favourite,
            "long_shot": quoted.long_shot,
            "pot": round(quoted.pot, 3),
            "carry": round(quoted.carry, 3),
            "seats": {
                str(seat): {part: round(chips, 3) for part, chips in worth._asdict().items()}
                for seat, worth in quoted.seats.items()
            },
        }


ODDS = DiceRaceOdds()


def _alone(win: Mapping[int, float], chance: float) -> int | None:
    """The horse with that chance, unless several have it."""
    level = [horse for horse, other in win.items() if abs(chance - other) <= LEVEL]
    return level[0] if len(level) == 1 else None
