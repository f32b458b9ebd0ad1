"""What the open cards of Odds On say: every runner's rating so far, and how much the prices leave the bookmakers."""

from fractions import Fraction
from typing import Any

from postparade.games.odds_on.rules.finishing_order import places
from postparade.games.odds_on.rules.view import OddsOnView


class OddsOnOdds:
    """Implements :class:`postparade.odds.contract.Odds`. The cards still to come are unknown, so no chances of winning
    are quoted: ``win`` stays empty."""

    def quick(self, _play: OddsOnView) -> bool:
        """Always true: a quote is eight sums."""
        return True

    def quote(self, play: OddsOnView) -> dict[str, Any] | None:
        """``ratings`` and ``places`` by lane as they stand, ``margin`` in percent (``None`` while a price is missing),
        and the lanes of the best and the worst rating where only one horse has it; without what needs ratings while
        these are hidden. Of printed cards nothing is quoted: the table knows neither their prices nor when all is laid
        out."""
        running = [runner for runner in play.runners if not runner.withdrawn]
        if play.phase != "pricing" or not running or play.printed:
            return None
        ratings = {runner.gate: runner.rating for runner in running if runner.rating is not None}
        ranks = places(ratings)
        prices = [runner.price for runner in running]
        full = margin([price for price in prices if price is not None]) if None not in prices else None
        return {
            "win": {},
            "ratings": {str(lane): rating for lane, rating in ratings.items()},
            "places": {str(lane): place for place, lanes in enumerate(ranks, 1) for lane in lanes},
            "favourite": ranks[0][0] if ranks and len(ranks[0]) == 1 else None,
            "long_shot": ranks[-1][0] if len(ranks) > 1 and len(ranks[-1]) == 1 else None,
            "margin": None if full is None else round(float(100 * full), 1),
            "priced": sum(price is not None for price in prices),
        }


ODDS = OddsOnOdds()


def implied(price: str) -> Fraction:
    """The chance at which ``price`` (odds against, such as 4:1) is fair: 1 in 5."""
    against, on = map(int, price.split(":"))
    return Fraction(on, against + on)


def margin(prices: list[str]) -> Fraction:
    """The bookmakers' margin on a field with these prices: the implied chances of all its horses together, less the one
    horse that will win. Negative where the prices are too long."""
    return sum(map(implied, prices), Fraction()) - 1
