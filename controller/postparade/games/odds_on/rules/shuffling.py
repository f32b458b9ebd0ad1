"""Where the orders of shuffled piles come from: drawn for ``prepare``, read from the action in ``decide``."""

from collections.abc import Callable, Sequence

from postparade.games.odds_on.rules.actions import Chance
from postparade.rules.contract import Shuffle

Shuffled = Callable[[str, Sequence[str]], tuple[str, ...]]
"""Returns the cards of a pile (named like the fields of :class:`Chance`) in shuffled order."""


class WrongCardsError(ValueError):
    """An action names an order of other cards than those that had to be shuffled."""


class Shuffling:
    """Shuffles what a turn asks for, and remembers it for the action."""

    def __init__(self, shuffle: Shuffle) -> None:
        self._shuffle = shuffle
        self._drawn: dict[str, tuple[str, ...]] = {}

    def __call__(self, pile: str, cards: Sequence[str]) -> tuple[str, ...]:
        self._drawn[pile] = tuple(self._shuffle(cards))
        return self._drawn[pile]

    @property
    def chance(self) -> Chance:
        """What was shuffled so far."""
        return Chance(**self._drawn)


class Recorded:
    """Returns the orders that ``chance`` holds. Raises :class:`WrongCardsError` if one holds the wrong cards."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def __call__(self, pile: str, cards: Sequence[str]) -> tuple[str, ...]:
        order: tuple[str, ...] = getattr(self._chance, pile)
        if sorted(order) != sorted(cards):
            raise WrongCardsError(pile)
        return order
