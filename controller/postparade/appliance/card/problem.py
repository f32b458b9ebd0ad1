"""What is wrong with the settings of a card: told by code, so that the board can say it in its language, and never with
a secret in it."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from postparade.core.error_messages import CATALOGUE
from postparade.core.faults import DeviceFault, Fault, Phrase
from postparade.core.phrases import PHRASES

WITHHELD = "…"
SHORTEST_SECRET = 4
"""Shorter ones are no passwords, and would be found in any text."""


class Quoted(Struct, frozen=True):
    """A detail with words of its own: a phrase of the catalogue, or the sentence of another fault."""

    code: str
    details: dict[str, str | int] = {}

    def phrase(self) -> Phrase:
        """The detail as it stands in a fault."""
        if self.code in PHRASES:
            return Phrase(self.code, **self.details)
        return Phrase.quoting(Fault(self.code, **self.details))


class Problem(Struct, frozen=True):
    """A fault as it is kept between two programs: its ``code`` and ``details``."""

    code: str
    details: dict[str, str | int | Quoted] = {}

    def fault(self) -> Fault:
        """The fault, ready to be shown."""
        filled = {name: one.phrase() if isinstance(one, Quoted) else one for name, one in self.details.items()}
        return DeviceFault(self.code, **filled)

    def without(self, secrets: Iterable[str]) -> "Problem":
        """The same problem with every secret in it taken out."""
        hidden = sorted((one for one in secrets if len(one) >= SHORTEST_SECRET), key=len, reverse=True)
        return Problem(self.code, _cleared(self.details, hidden))


def problem_of(fault: Fault, **more: str | int) -> Problem:
    """``fault`` to be kept; ``more`` details are added."""
    return Problem(fault.code, {**{name: _kept(one) for name, one in fault.details.items()}, **more})


def quoted(fault: Fault) -> Quoted:
    """The sentence of ``fault`` as a detail of another problem."""
    return Quoted(fault.code, {name: one if isinstance(one, int) else str(one) for name, one in fault.details.items()})


def _kept(detail: object) -> str | int | Quoted:
    if isinstance(detail, Phrase) and (detail.code in PHRASES or detail.code in CATALOGUE):
        return Quoted(detail.code, {name: str(one) for name, one in detail.details.items()})
    return detail if isinstance(detail, int) else str(detail)


def _cleared(details: dict[str, Any], secrets: list[str]) -> dict[str, Any]:
    def clear(value: object) -> object:
        if isinstance(value, Quoted):
            return Quoted(value.code, _cleared(value.details, secrets))
        if isinstance(value, str):
            for secret in secrets:
                value = value.replace(secret, WITHHELD)
        return value

    return {name: clear(value) for name, value in details.items()}


def encoded(problems: Iterable[Problem]) -> bytes:
    """``problems`` as JSON."""
    return msgspec.json.encode(list(problems))


def decoded(data: bytes) -> list[Problem]:
    """The problems in ``data``. Raises ``msgspec.MsgspecError`` or ``UnicodeDecodeError``."""
    return msgspec.json.decode(data, type=list[Problem])
