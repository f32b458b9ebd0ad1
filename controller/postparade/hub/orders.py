"""Orders of the organiser that tables have yet to answer. They survive a broken connection: a table knows by the id
which it has carried out."""

from msgspec import Struct

from postparade.core.faults import Refusal
from postparade.hub.messages import Do, Order

STALE = 60.0
"""Seconds after which an order is not worth carrying out any more: whoever gave it has long seen that it was not."""


class Answer(Struct, frozen=True):
    """What a table last did for the organiser."""

    do: Do
    done: bool
    refusal: Refusal | None = None


class OrderBook:
    """What one table was told and has not answered."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[float, Order]] = {}
        self.last: Answer | None = None

    def add(self, order: Order, now: float) -> None:
        """Note ``order``, given at ``now``."""
        self._open[order.id] = now, order
        self.last = Answer(order.do, False)

    def waiting(self, now: float) -> list[Order]:
        """What is still to be carried out, in the order in which it was given."""
        self._open = {name: known for name, known in self._open.items() if now - known[0] < STALE}
        return [order for _, order in self._open.values()]

    def done(self, order: str, refusal: Refusal | None) -> None:
        """The table has answered the ``order`` of that id."""
        found = self._open.pop(order, None)
        if found is not None:
            self.last = Answer(found[1].do, True, refusal)
