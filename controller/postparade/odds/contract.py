"""The contract of a game's odds: given the board's view of a race, they return what pages may show."""

from typing import Any, Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)


class Odds(Protocol[View_contra]):
    """The odds of one game, named by :class:`postparade.rules.contract.Capabilities`. Pure."""

    def quick(self, play: View_contra) -> bool:
        """Whether a quote on ``play`` takes a few milliseconds at most; a slow one is made in a thread, and dropped
        when the table has moved on meanwhile."""
        ...

    def quote(self, play: View_contra) -> dict[str, object] | None:
        """The odds on ``play``, the board's view of the game, as a body of the topic ``odds`` for pages; ``None`` while
        there is nothing to say. Nothing in it may tell more than the view does. Keys that several games share: ``win``
        (chance by lane number), ``favourite`` and ``long_shot`` (lane numbers, or ``None``), and ``phones``: false
        where spectators are told and players are not."""
        ...


AnyOdds = Odds[Any]
"""The odds of a game that is known only while the program runs."""
