"""The status board beside the table: short-lived public facts (dice seen, captions, device health) that no journal
needs."""

import logging
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from postparade.core.faults import Fault, as_json

log = logging.getLogger(__name__)

Reader = Callable[[str, dict[str, Any]], None]

Severity = Literal["error", "warning", "note"]
"""``error``: races cannot go on without it. ``warning``: they can, with something missing. ``note``: nothing is
missing, but the host may want to change something; guests never learn of it."""


class _Report(NamedTuple):
    fault: Fault
    severity: Severity


class StatusBoard:
    """The latest fact on each topic, and whoever wants to read new ones. Belongs to the event loop."""

    def __init__(self) -> None:
        self._latest: dict[str, dict[str, object]] = {}
        self._readers: list[Reader] = []
        self._reports: dict[tuple[str, str], _Report] = {}

    def post(self, topic: str, body: dict[str, Any]) -> None:
        """Pin ``body`` under ``topic``, replacing what was there, and tell every reader."""
        self._latest[topic] = body
        for reader in tuple(self._readers):
            reader(topic, body)

    def report(self, room: str, fault: Fault | None, device: str = "", severity: Severity = "warning") -> None:
        """Post under the topic ``faults`` that ``room``, or one ``device`` of it, has ``fault``; ``None``: it works.

        Every entry of the list carries ``room``, ``device`` and ``severity`` beside the words of the fault.
        """
        key = (room, device)
        known = self._reports.get(key)
        if (known and (known.fault.args, known.severity)) == (fault and (fault.args, severity)):
            return
        gone = self._reports.pop(key, None)
        where = f"{room}, {device}" if device else room
        if fault is not None:
            self._reports[key] = _Report(fault, severity)
            log.log(logging.ERROR if severity == "error" else logging.INFO, "%s: %s: %s", where, fault.code, fault)
        elif gone is not None:
            log.info("%s: over: %s", where, gone.fault.code)
        entries = [
            {"room": room, "device": device, "severity": one.severity, **as_json(one.fault)}
            for (room, device), one in self._reports.items()
        ]
        self.post("faults", {"list": entries})

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
