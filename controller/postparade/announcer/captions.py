"""Captions: an update in writing, and the payments that stay in view until they are settled. Pure."""

from typing import Any

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.wording import Wording

PAYMENTS = frozenset({"pay", "pay-short", "ask-scratch", "ask-finish"})
"""Lines that ask somebody to do something: they stay in view until it is done."""
MOST = 2
"""Calls beyond those about rules that one caption has room for."""


class Captions:
    """Turns calls into the body of the topic ``caption``: ``key`` and ``energy`` of the most urgent call, ``text``,
    its ``lines``, and ``standing``: the payments and questions that are not settled yet."""

    def __init__(self, catalogue: Wording) -> None:
        self._catalogue = catalogue
        self._standing: tuple[str, ...] = ()

    def body(self, calls: tuple[Call, ...], *, settled: bool) -> dict[str, Any]:
        """The caption of ``calls``, in the order of events. ``settled``: earlier payments have been made and need not
        stay in view."""
        shown = _worthwhile(calls)
        lines = [line for call in shown for line in call.caption]
        owed = tuple(self._catalogue.text(line) for line in lines if line.key in PAYMENTS)
        self._standing = owed if settled else (*self._standing, *(text for text in owed if text not in self._standing))
        first = min(shown, key=lambda call: call.priority)
        return {
            "key": first.key,
            "text": " ".join(map(self._catalogue.text, lines)),
            "energy": first.energy,
            "lines": [self._as_json(line) for line in lines],
            "standing": list(self._standing),
            "language": self._catalogue.language,
        }

    def _as_json(self, line: Line) -> dict[str, str]:
        return {"key": line.key, "text": self._catalogue.text(line)}


def _worthwhile(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls that fit: all about rules and all that are never spoken, and the most urgent of the others."""
    others = sorted((call for call in calls if call.spoken and call.priority), key=lambda call: call.priority)[:MOST]
    return tuple(call for call in calls if not call.spoken or call.priority is Priority.RULE or call in others)
