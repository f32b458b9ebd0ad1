"""The rolls of the session as they count now, from the journal and from the table's updates."""

from collections.abc import Iterable
from typing import Any

from postparade.dice.health.tally import Reader, Seen, Tally
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.dice import TWO_SIXES, known_as
from postparade.rules.registry import dice_of
from postparade.table.events import Corrected, GameOpened
from postparade.table.messages import Correct, Update
from postparade.table.state import Record

_READERS: dict[str, Reader] = {"": "unknown", ELECTRONIC: "electronic", "photos": "photographs"}
"""Sources whose rolls are no evidence about real dice; with any other source somebody has seen them."""


class RollLog:
    """Rolls of two six-sided dice by journal entry; those of games with other dice are left out. The same entry may be
    written down twice, from the journal and as it happens, and in any order; a correction changes the faces of the roll
    that it names, or takes it back."""

    def __init__(self) -> None:
        self._rolls: dict[int, Seen] = {}
        self._corrections: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._tally = Tally()
        self._counted = 0
        """The last entry in the tally; everything later only has to be added to it."""
        self._fresh: set[int] = set()
        """Entries that are not in the tally."""

    def read(self, records: Iterable[Record]) -> None:
        """Write down what the journal holds."""
        game = None
        for record in records:
            first = record.step_events[0].event if record.step_events else None
            opened = (one.event for one in record.step_events if isinstance(one.event, GameOpened))
            game = next((event.game for event in opened), game)
            if isinstance(first, Corrected):
                self._correct(record.entry, first.entry, first.dice)
            elif record.played is not None and isinstance(record.played, Roll) and dice_of(game) == TWO_SIXES:
                self._roll(record.entry, record.played)

    def hear(self, update: Update) -> bool:
        """Write down what has just happened; return whether it was a roll or a correction."""
        if update.view.dice != TWO_SIXES:
            return False
        if update.kind == "correction" and isinstance(update.action, Correct):
            self._correct(update.entry, update.action.entry, update.action.dice)
            return True
        if update.kind == "play" and isinstance(update.action, Roll):
            self._roll(update.entry, update.action)
            return True
        return False

    def tally(self) -> Tally:
        """The counts of all rolls as they count now."""
        for entry in sorted(self._fresh):
            seen = self._as_corrected(entry)
            if seen is not None:
                self._tally.add(seen)
            self._counted = entry
        self._fresh.clear()
        return self._tally

    def _roll(self, entry: int, action: Roll | Any) -> None:
        dice = tuple(action.dice) if action.dice else action.total
        seen = Seen(dice, _READERS.get(action.source, "seen"), action.named, by_sum=not action.dice)
        if self._rolls.get(entry) == seen:
            return
        self._rolls[entry] = seen
        self._fresh.add(entry)
        if entry <= self._counted:
            self._count_again()

    def _correct(self, by: int, entry: int, dice: tuple[int, ...]) -> None:
        if by >= self._corrections.get(entry, (0,))[0]:
            self._corrections[entry] = by, dice
            self._count_again()

    def _as_corrected(self, entry: int) -> Seen | None:
        """The roll of ``entry``; ``None`` if it has been taken back."""
        roll = self._rolls[entry]
        if entry not in self._corrections:
            return roll
        dice = self._corrections[entry][1]
        if not dice:
            return None
        return Seen(known_as(dice), roll.reader, None, roll.by_sum)

    def _count_again(self) -> None:
        self._tally, self._counted, self._fresh = Tally(), 0, set(self._rolls)
