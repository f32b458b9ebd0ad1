"""How three races decide a round, and how right bets share out the cards (rules, sections 4.2 to 4.4)."""

from collections.abc import Sequence
from typing import Literal

Outcome = Literal["win", "lose", "draw"]

MIRRORED: dict[Outcome, Outcome] = {"win": "lose", "lose": "win", "draw": "draw"}


def lane_result(own: int, other: int) -> Outcome:
    """The race of one lane for the horse with speed ``own``."""
    return "win" if own > other else "lose" if own < other else "draw"


def round_outcome(results: Sequence[Outcome]) -> Outcome:
    """The outcome of a round of one or three lanes: two alike decide, one of each is a draw."""
    if len(results) == 1:
        return results[0]
    return next((outcome for outcome in ("win", "lose") if results.count(outcome) >= 2), "draw")


def deal_out(pool: Sequence[str], shares: Sequence[int]) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The pool, dealt one card at a time from the oldest to each of ``shares`` in turn, in full turns only.

    Returns the cards of each share, in order, and the cards that stay unclaimed.
    """
    turns = len(pool) // len(shares) if shares else 0
    dealt = turns * len(shares)
    return tuple(tuple(pool[at : dealt : len(shares)]) for at in range(len(shares))), tuple(pool[dealt:])
