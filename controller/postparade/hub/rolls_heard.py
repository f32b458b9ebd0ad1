"""The rolls of each table, as the hub knows them."""

from msgspec import Struct

from postparade.hub.contest.common_race import At
from postparade.hub.ledger.ledger import Ledger


class _Heard(Struct):
    since: At
    read: At
    seal: str
    sums: dict[At, int] = {}
    order: list[tuple[At, int]] = []


class RollsHeard:
    """The rolls of each table, read from the ledger as far as it has grown."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._heard: dict[int, _Heard] = {}

    def of(self, table: int, since: At) -> list[tuple[At, int]]:
        """What ``table`` has rolled after ``since``, in order, as corrected. Raises ``JournalFault``."""
        member = self._ledger.member(table)
        now = member.journal, member.cursor.entry
        heard = self._heard.get(table)
        if heard is not None and heard.since <= since and heard.read == now and heard.seal == member.cursor.seal:
            return heard.order
        if heard is None or heard.since > since or not self._continues(table, heard):
            heard = _Heard(since, since, "")
        sums = dict(heard.sums)
        for journal, body in self._ledger.bodies_after(table, heard.read):
            for entry, total in body.rolls.items():
                sums.pop((journal, entry), None)
                if total is not None:
                    sums[journal, entry] = total
        order = sorted(sums.items())
        self._heard[table] = _Heard(heard.since, now, member.cursor.seal, sums, order)
        return order

    def _continues(self, table: int, heard: _Heard) -> bool:
        """Whether everything that was read stands: entries that a journal lacks are withdrawn."""
        journal, entry = heard.read
        member = self._ledger.member(table)
        if journal != member.journal:
            return False
        return entry <= member.cursor.entry and self._ledger.seal_at(table, entry) == heard.seal
