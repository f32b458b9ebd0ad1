"""What a table tells of its rolls, for races between tables: each once, and again when a correction has changed it."""

from collections.abc import Iterator

from postparade.rules.actions import Roll
from postparade.rules.dice import TWO_SIXES, total_of
from postparade.table.corrections.history import Step
from postparade.table.state import Record, TableState

Told = dict[int, int | None]
"""By journal entry, the sum of two dice that were rolled there; ``None``: it does not count any more."""


class RollsTold:
    """Follows the records of a table from the first on, and says which rolls each adds or changes. Only two usual dice
    count, so that no table has better ones."""

    def __init__(self) -> None:
        self._opened = 0
        self._told: dict[int, int] = {}

    def after(self, record: Record, state: TableState) -> Told:
        """What ``record``, which led to ``state``, means for the rolls of this table."""
        if state.game is None or state.game.capabilities.dice != TWO_SIXES:
            return {}
        if state.opened != self._opened:
            self._opened, self._told = state.opened, {}
        if record.kind == "correction":
            now = dict(roll for step in state.history for roll in _sums(step))
            changed = {entry: total for entry, total in now.items() if self._told.get(entry) != total}
            gone = dict.fromkeys(self._told.keys() - now.keys())
            self._told = now
            return {**changed, **gone}
        newest = next(state.history.newest(), None)
        if newest is None or newest.entry != record.entry:
            return {}
        new = dict(_sums(newest))
        self._told |= new
        return {**new}


def _sums(step: Step) -> Iterator[tuple[int, int]]:
    """The roll of ``step``, if it is one that has happened."""
    if isinstance(step.action, Roll) and step.events:
        action = step.action
        known = TWO_SIXES.read(action.dice, action.total)
        if isinstance(known, (int, tuple)):
            yield step.entry, total_of(known)
