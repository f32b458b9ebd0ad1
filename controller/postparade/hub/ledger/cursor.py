"""How far the hub knows a journal, and what an entry that arrives means for that."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from postparade.hub.messages import Known, Sealed


class Cursor(Struct, frozen=True):
    """The last entry that was applied, and its seal; none at first."""

    entry: int = 0
    seal: str = ""


Verdict = Literal["next", "repeated", "gap", "fork"]
"""An entry continues what is known, is known already, comes after entries that are missing, or belongs to another
course of events: the journal was put back from an older copy, or is another one."""
SealAt = Callable[[int], str | None]
"""The seal with which an entry was applied; ``None`` where none was."""


def judge(cursor: Cursor, seal_at: SealAt, one: Sealed) -> Verdict:
    """What ``one`` means after ``cursor``."""
    if one.entry > cursor.entry + 1:
        return "gap"
    if one.entry == cursor.entry + 1:
        return "next" if one.before == cursor.seal else "fork"
    return "repeated" if one.entry > 0 and seal_at(one.entry) == one.seal else "fork"


def is_behind(cursor: Cursor, last: Known) -> bool:
    """Whether a journal that ends at ``last`` lacks what was applied from it."""
    return last.entry < cursor.entry or (last.entry == cursor.entry and last.seal != cursor.seal)


def landmarks(cursor: Cursor, seal_at: SealAt) -> tuple[Known, ...]:
    """Entries by which a table finds where its journal and what is known part: the last one, and ever fewer of those
    before it, down to the beginning."""
    found, entry, step = [Known(cursor.entry, cursor.seal)], cursor.entry, 1
    while (entry := entry - step) > 0:
        seal = seal_at(entry)
        if seal is not None:
            found.append(Known(entry, seal))
        step *= 2
    if cursor.entry:
        found.append(Known(0, ""))
    return tuple(found)
