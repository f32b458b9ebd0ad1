"""What people may be called at the table."""

import unicodedata
from collections.abc import Iterable

from postparade.core.faults import Refusal, refuse
from postparade.core.graphemes import JOINERS, TAGGED, graphemes

LONGEST = 16
CODE_POINTS = 160
"""More than sixteen characters take, whatever they are: the longest emoji have ten."""
MARKS_A_CHARACTER = 2
"""Combining marks that may sit on one character; more of them climb over the neighbouring lines."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or symbols and show nothing."""
UNSEEN = dict.fromkeys(map(ord, (*JOINERS, *map(chr, range(0xFE00, 0xFE10)))))
"""What joins characters or chooses their style: names that differ by nothing else look the same."""


def clean_name(name: str) -> str | Refusal:
    """``name`` composed (NFC) and with single spaces, or ``bad_name``."""
    composed = " ".join(part for part in unicodedata.normalize("NFC", name).split(" ") if part)
    length = len(graphemes(composed))
    visible = sum(_is_visible(character) for character in composed)
    marks = sum(unicodedata.category(character)[0] == "M" for character in composed)
    known = all(_is_allowed(character) for character in TAGGED.sub("", composed))
    if not known or not visible or not length <= LONGEST or len(composed) > CODE_POINTS:
        return refuse("bad_name", name=name[:40])
    return refuse("bad_name", name=name[:40]) if marks > MARKS_A_CHARACTER * visible else composed


def same_name(name: str, others: Iterable[str]) -> bool:
    """Whether one of ``others`` looks like ``name``: equal without regard to case, width and the like."""
    return _folded(name) in map(_folded, others)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(UNSEEN)


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] != "M" and character not in JOINERS


def _is_allowed(character: str) -> bool:
    """Everything but control characters, invisible ones, and separators other than the space."""
    if character == " " or character in JOINERS:
        return True
    return unicodedata.category(character)[0] not in "CZ" and character not in BLANKS
