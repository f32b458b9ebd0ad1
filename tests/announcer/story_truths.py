"""When the calls are true that both referees hear: stories of a race and of the evening."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

FRESH = 2.0
"""Seconds for which "the seven moves up" may be said of a move."""


def just_moved(ref: Any, given: dict[str, Any], now: float) -> bool:
    return bool(now - ref.moved.get(given["horse"], -99.0) <= FRESH)


def won(ref: Any, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.winners == (given["horse"],))


def came_back(ref: Any, given: dict[str, Any], now: float) -> bool:
    """Won from more than two fifths of the course behind, and three lengths of its own."""
    gap = ref.gaps[given["horse"]]
    return won(ref, given, now) and gap > Fraction(2, 5) and gap * ref.race.lane(given["horse"]).length >= 3


def running(ref: Any, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.running)


STORIES: dict[str, Callable[[Any, dict[str, Any], float], bool]] = {
    **dict.fromkeys(("up-to-second", "move-for"), just_moved),
    **dict.fromkeys(("near-for", "swing", "swing-for", "swing-on", "swing-on-for", "swing-against"), running),
    **dict.fromkeys(("closing", "reign"), running),
    **dict.fromkeys(("won-last", "won-before", "second-before", "made-good", "scratched-before"), won),
    **dict.fromkeys(("rival-beaten", "rival-repaid", "rolls-home"), won),
    **dict.fromkeys(("new-winners", "first-win", "duel-ends", "thrown-away"), won),
    "signature": lambda r, g, now: bool(r.race.finished),
}
"""What their wordings claim beyond this, each declares."""
