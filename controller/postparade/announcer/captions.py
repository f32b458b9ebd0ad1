"""Captions: an update in writing, and the payments that stay in view until they are settled. Pure."""

from typing import Any

from msgspec.structs import replace

from postparade.announcer.commentary.call_context import HOT
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.wording import Wording

PAYMENTS = frozenset({"pay", "pay-short", "ask-scratch", "ask-finish"})
"""Lines that ask somebody to do something: they stay in view until it is done."""
MOST = 2
"""Calls beyond those about rules that one caption has room for."""


class Captions:
    """Turns calls into the body of the topic ``caption``: ``key`` and ``energy`` of the most urgent call, ``text``,
    its ``lines``, and ``standing``: the payments and questions that are not settled yet; ``texts`` is the text in every
    other language of a guest."""

    def __init__(self, catalogue: Wording) -> None:
        self._catalogue = catalogue
        self._others: dict[str, Wording] = {}
        self._standing: tuple[str, ...] = ()

    def add(self, catalogue: Wording) -> None:
        """Write captions in the language of ``catalogue``, too, from now on."""
        self._others[catalogue.language] = catalogue

    def body(self, calls: tuple[Call, ...], *, settled: bool) -> dict[str, Any]:
        """The caption of ``calls``, in the order of events. ``settled``: earlier payments have been made and need not
        stay in view."""
        shown = _worthwhile(calls)
        lines = [line for call in shown for line in call.caption]
        owed = tuple(self._catalogue.text(line) for line in lines if line.base in PAYMENTS)
        self._standing = owed if settled else (*self._standing, *(text for text in owed if text not in self._standing))
        first = min(shown, key=lambda call: call.priority)
        return {
            "key": first.key,
            "text": self._catalogue.prose(map(self._catalogue.text, lines)),
            "energy": first.energy,
            "lines": [self._as_json(line) for line in lines],
            "standing": list(self._standing),
            "language": self._catalogue.language,
            "texts": {language: _translated(lines, other) for language, other in self._others.items()},
        }

    def _as_json(self, line: Line) -> dict[str, Any]:
        return {"key": line.key, "text": self._catalogue.text(line), "wording": line.variant}


def _translated(lines: list[Line], catalogue: Wording) -> str:
    """``lines`` in another language, which may have fewer wordings of a message, and no short form of it."""
    found = []
    for line in lines:
        keys = (line.key, line.key.removesuffix(HOT), line.base, line.base.removesuffix(HOT))
        key = next((one for one in keys if one in catalogue.keys), keys[-1])
        variant = (line.variant - 1) % catalogue.variants(key) + 1
        found.append(catalogue.text(replace(line, key=key, variant=variant)))
    return catalogue.prose(found)


def _worthwhile(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls that fit: all about rules and all that are never spoken, and the most urgent of the others."""
    others = sorted((call for call in calls if call.spoken and call.priority), key=lambda call: call.priority)[:MOST]
    return tuple(call for call in calls if not call.spoken or call.priority is Priority.RULE or call in others)
