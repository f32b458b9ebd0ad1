"""Events in the making: each is applied at once, so that the next one is decided on what it changed."""

from postparade.games.odds_on import events as ev
from postparade.games.odds_on.evolve import evolve
from postparade.games.odds_on.state import State


class Progress:
    """The events that one action has caused so far, and the state after them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.Event] = []

    def tell(self, event: ev.Event) -> None:
        """Add ``event`` and apply it."""
        self.events.append(event)
        self.state = evolve(self.state, event)
