"""What a game counts about each guest, for the titles at the end of an evening: the contract of a game's tallies.

Titles compare guests over several games, so that only counts are comparable: how often something happened to a seat,
never how many chips it was worth in a game of its own. The table itself counts what all games have (rolls, places,
races); a game adds what only its rules know.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

Kind = Literal["fine", "pot", "luck", "risk", "right", "wrong", "scratch", "scheme"]
"""``fine``: a penalty was paid. ``pot``: a chip went into the pot (the count is in chips, which all games with a pot
share). ``luck``: chance alone paid, such as a dealt card of the winner. ``risk``: a bet that its odds call bold.
``right`` and ``wrong``: a bet or a call that came true, or did not. ``scratch``: a horse was taken out of the race.
``scheme``: a card was played to change the race."""


class Tally(NamedTuple):
    """``kind`` happened to ``seat``, ``times`` times."""

    seat: int
    kind: Kind
    times: int = 1


class Tallies(Protocol):
    """What one game counts, named by :class:`postparade.rules.contract.Capabilities`."""

    def of(self, state: object, event: object) -> Iterable[Tally]:
        """What ``event`` counts for whom; ``state`` is the one before it."""
        ...
