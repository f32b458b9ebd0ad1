"""Refusals and faults in words of any language, for output other than pages."""

from functools import cache

from postparade.core.faults import Fault, Phrase, Refusal
from postparade.core.i18n import USUAL, Messages

CATALOGUES = ("faults", "devices")


def fault_words(fault: Fault | Refusal, language: str) -> tuple[str, str]:
    """Sentence and remedy of ``fault`` in ``language``; in English where that language has no words for it."""
    if language != USUAL:
        details = {name: _detail(one, language) for name, one in fault.details.items()}
        for messages in _catalogues(language):
            if fault.code in messages.keys:
                forms = messages.forms(fault.code, details)
                return str(forms[""]), str(forms.get("remedy", fault.remedy))
    return fault.sentence, fault.remedy


def _detail(value: object, language: str) -> str | int:
    if isinstance(value, Phrase):
        details = {name: _detail(one, language) for name, one in value.details.items()}
        for messages in _catalogues(language):
            if value.code in messages.keys:
                return str(messages.forms(value.code, details)[""]).rstrip(".")
    return value if isinstance(value, int) else str(value)


@cache
def _catalogues(language: str) -> tuple[Messages, ...]:
    found = []
    for name in CATALOGUES:
        try:
            found.append(Messages(language, name))
        except FileNotFoundError:
            continue
    return tuple(found)
