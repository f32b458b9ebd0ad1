"""What the public cards say about a round of Bettor Horse: exact counts, no estimates.

Everybody can see which cards each seat has left. All ways in which both seats can put their cards in order are taken as
equally likely; players who choose with a plan beat that, which is the game. Wet tracks are left out: what an owner
makes of a Mudder is a decision, not chance.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.outcome import Outcome
from postparade.games.bettor_horse.rules.view import BettorHorseView

SPEEDS = tuple(range(1, 9))
OUTCOMES: tuple[Outcome, ...] = ("win", "lose", "draw")


class RoundChances(NamedTuple):
    """In how many of ``ways`` orders of cards the first-named seat wins, loses and draws the round."""

    win: int
    lose: int
    draw: int
    ways: int

    def chance(self, outcome: Outcome, *, second: bool = False) -> float:
        """The chance of ``outcome`` for the first-named seat, or for the second-named one, for whom it mirrors."""
        counts = {"win": self.lose, "lose": self.win} if second else {"win": self.win, "lose": self.lose}
        return counts.get(outcome, self.draw) / self.ways


def round_chances(
    first: Sequence[int], second: Sequence[int], lanes: int, so_far: tuple[Outcome, ...] = ()
) -> RoundChances:
    """The chances of a round of which ``lanes`` lanes are still to be turned.

    ``first`` and ``second`` are the speeds of the cards that each seat may still turn; ``so_far`` are the results of
    the lanes already run, for the first-named seat. Raises ``ValueError`` where a seat has too few cards.
    """
    if min(len(first), len(second)) < lanes:
        raise ValueError(f"{lanes} lanes need {lanes} cards of each seat")
    ours, theirs = _orders(first, lanes), _orders(second, lanes)
    counts = {
        outcome: int(ours @ matrix @ theirs) for outcome, matrix in zip(OUTCOMES, _tables(lanes, so_far), strict=True)
    }
    return RoundChances(counts["win"], counts["lose"], counts["draw"], int(ours.sum()) * int(theirs.sum()))


def _orders(speeds: Sequence[int], lanes: int) -> NDArray[np.int64]:
    """For every row of ``lanes`` speeds, in how many orders the cards give it."""
    held = Counter(speeds)
    rows = np.ones(len(SPEEDS) ** lanes, dtype=np.int64)
    for at, row in enumerate(product(SPEEDS, repeat=lanes)):
        taken: Counter[int] = Counter()
        for speed in row:
            rows[at] *= held[speed] - taken[speed]
            taken[speed] += 1
    # A row that asks for more cards of a speed than there are has passed through 0 before it turned negative.
    return rows


@cache
def _tables(lanes: int, so_far: tuple[Outcome, ...]) -> tuple[NDArray[np.int64], ...]:
    """For every outcome, which pairs of rows bring it (1) and which do not (0)."""
    rows = tuple(product(SPEEDS, repeat=lanes))
    ours = np.array(rows, dtype=np.int64).reshape(len(rows), lanes)
    compared = np.sign(ours[:, None, :] - ours[None, :, :])
    wins = (compared > 0).sum(axis=2) + so_far.count("win")
    losses = (compared < 0).sum(axis=2) + so_far.count("lose")
    total = lanes + len(so_far)
    won, lost = _decided(wins, total), _decided(losses, total)
    return won.astype(np.int64), lost.astype(np.int64), (~won & ~lost).astype(np.int64)


def _decided(lanes: NDArray[np.int64], total: int) -> NDArray[np.bool_]:
    """Two of three lanes decide a round, or the only one."""
    return lanes * 2 > total


class BettorHorseOdds:
    """Implements :class:`postparade.odds.contract.Odds`."""

    def quick(self, play: object) -> bool:
        """Every quote takes a millisecond or two, once the tables are made, which loading this module does."""
        return True

    def quote(self, play: BettorHorseView) -> dict[str, Any] | None:
        """The chances of the round on the table, given every lane that has been run: ``bets`` holds by seat the
        chance that the round is won, lost and drawn, ``wet`` the chance of a wet track while it is open.

        ``None`` with closed decks or printed cards, in races for the pool, for which all have their whole decks, and in
        sudden death, where everybody races with whatever the purse holds.
        """
        now = play.round
        left = {view.seat: view.left for view in play.seats}
        ours, theirs = (left[seat] for seat in now.pair)
        if ours is None or theirs is None or play.result is not None or now.duel:
            return None
        so_far = [lane.results[0] for lane in now.lanes]
        chances = round_chances(_speeds(ours), _speeds(theirs), now.size - len(so_far), tuple(so_far))
        bets = {
            str(seat): {outcome: round(chances.chance(outcome, second=bool(side)), 4) for outcome in OUTCOMES}
            for side, seat in enumerate(now.pair)
        }
        win = {str(side): bets[str(seat)]["win"] for side, seat in enumerate(now.pair, 1)}
        quoted: dict[str, object] = {"win": win, "favourite": None, "long_shot": None, "bets": bets}
        if play.track_conditions and now.condition is None:
            quoted["wet"] = round(sum(deck.card(card).back == "wet" for card in ours) / len(ours), 4)
        return quoted


def _speeds(cards: Sequence[str]) -> list[int]:
    return [deck.card(card).speed for card in cards]


_tables(3, ())
ODDS = BettorHorseOdds()
