"""The notice board beside the table: short-lived public facts (dice seen, captions, device health) that no journal
needs."""

from collections.abc import Callable
from typing import Any

Reader = Callable[[str, dict[str, Any]], None]


class BulletinBoard:
    """The latest fact on each topic, and whoever wants to read new ones. Belongs to the event loop."""

    def __init__(self) -> None:
        self._latest: dict[str, dict[str, Any]] = {}
        self._readers: list[Reader] = []

    def post(self, topic: str, body: dict[str, Any]) -> None:
        """Pin ``body`` under ``topic``, replacing what was there, and tell every reader."""
        self._latest[topic] = body
        for reader in tuple(self._readers):
            reader(topic, body)

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
