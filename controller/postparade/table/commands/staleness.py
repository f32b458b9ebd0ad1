"""Staleness: whether what a command was decided on has changed since."""

from postparade.table.commands.decider import precondition
from postparade.table.messages import Command
from postparade.table.state import TableState

REMEMBERED = 512
"""How many entries back the state is known; what was decided on an older one counts as stale."""


class PastStates:
    """The states that the newest commands may be based on, by their entries."""

    def __init__(self, state: TableState) -> None:
        self._known = {state.entry: state}

    def add(self, state: TableState) -> None:
        """Remember ``state``, which replaces another state of the same entry."""
        self._known[state.entry] = state
        self._known.pop(state.entry - REMEMBERED, None)

    def forget_after(self, entry: int) -> None:
        """Forget the states after ``entry``, which were never written."""
        self._known = {known: state for known, state in self._known.items() if known <= entry}

    def stale(self, command: Command, now: TableState) -> bool:
        """Whether ``command`` was decided on something that is different ``now``."""
        based_on = command.based_on
        if based_on is None or based_on == now.entry:
            return False
        ground = precondition(now, command.action)
        if ground is None:
            return False
        then = self._known.get(based_on)
        return then is None or precondition(then, command.action) != ground
