"""What everybody may know of chance, pinned to the status board: the commitment before the race, the seed after it."""

from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.table import Table

TOPIC = "fairness"


class SeedBulletin:
    """Keeps the topic ``fairness`` up to date: ``commitment`` (``None`` while no game is on), ``revealed`` (the entries
    that used the seed of the race before, or ``None``), and ``head``, the last entry and seal of the journal when
    the commitment was made, and ``copies``, which were taken of the evening since then. Belongs to the event loop."""

    def __init__(self, table: Table, status_board: StatusBoard) -> None:
        self._table = table
        self._status_board = status_board
        self._unwatch = table.watch(self._on_update)
        self._head = table.head
        self._post()

    def close(self) -> None:
        """Stop posting."""
        self._unwatch()

    def _on_update(self, _: Update) -> None:
        known = self._status_board.latest(TOPIC)
        commitment, _revealed = self._table.chance
        if known is None or known["commitment"] != commitment:
            self._head = self._table.head
            self._post()
        elif len(known["copies"]) != len(self._table.copies):
            # The seal of an entry in the middle of a race is nobody's business before the race is over.
            self._post()

    def _post(self) -> None:
        commitment, revealed = self._table.chance
        head = self._head
        body = {
            "commitment": commitment,
            "revealed": None if revealed is None else {"since": revealed.since, "until": revealed.until},
            "head": f"{head.entry}:{head.seal}" if head.entry else None,
            "copies": [{"at": copy.at, "through": copy.through} for copy in self._table.copies],
        }
        self._status_board.post(TOPIC, body)
