"""The notice board beside the table: short-lived public facts (dice seen, captions, device health) that no journal
needs."""

from collections.abc import Callable
from typing import Any

from postparade.core.faults import Fault, told

Reader = Callable[[str, dict[str, Any]], None]


class StatusBoard:
    """The latest fact on each topic, and whoever wants to read new ones. Belongs to the event loop."""

    def __init__(self) -> None:
        self._latest: dict[str, dict[str, Any]] = {}
        self._readers: list[Reader] = []
        self._faults: dict[str, Fault] = {}

    def post(self, topic: str, body: dict[str, Any]) -> None:
        """Pin ``body`` under ``topic``, replacing what was there, and tell every reader."""
        self._latest[topic] = body
        for reader in tuple(self._readers):
            reader(topic, body)

    def report(self, what: str, fault: Fault | None) -> None:
        """Pin up that ``what`` (a room or a device) has ``fault``, or that it works again, under the topic
        ``faults``."""
        known = self._faults.get(what)
        if (known and known.args) == (fault and fault.args):
            return
        self._faults.pop(what, None)
        if fault is not None:
            self._faults[what] = fault
        said = [{"what": str(name), **told(one)} for name, one in self._faults.items()]
        self.post("faults", {"list": said})

    def latest(self, topic: str) -> dict[str, Any] | None:
        """The fact pinned under ``topic``."""
        return self._latest.get(topic)

    def everything(self) -> dict[str, dict[str, Any]]:
        """All topics with their latest fact."""
        return dict(self._latest)

    def watch(self, reader: Reader) -> Callable[[], None]:
        """Call ``reader(topic, body)`` for every new fact; the returned function stops that."""
        self._readers.append(reader)
        return lambda: self._readers.remove(reader)
