"""Text as people count and read it: characters of several code points, widths of scripts, direction of names."""

import re
import unicodedata
from collections.abc import Iterator

ZERO_WIDTH_JOINER = "\u200d"
JOINERS = ("\u200c", ZERO_WIDTH_JOINER)
"""Invisible characters that scripts and emoji need between two others."""
TAGGED = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{2,8}\U000e007f")
"""The flag of a part of a country, such as Scotland: a black flag with an invisible tag."""
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
CONJOINING = ("\u1160", "\u11ff")
"""From first to last the vowels and final consonants of Korean that are written as letters of their own."""


def graphemes(text: str) -> list[str]:
    """``text`` cut into what people call a character (extended grapheme clusters of Unicode, without its rarer cases):
    letters with their marks, emoji joined to one, flags, Korean syllables."""
    found: list[str] = []
    for piece in _pieces(text):
        if found and _continues(found[-1], piece):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def shortened(text: str, most: int) -> str:
    """``text`` if it has at most ``most`` characters, else its beginning and an ellipsis, ``most`` in all."""
    found = graphemes(text)
    return text if len(found) <= most else "".join(found[: most - 1]).rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def width(text: str) -> int:
    """About how wide ``text`` is, in halves of a Chinese character: emoji and East Asian characters count two."""
    return sum(2 if len(one) > 1 and _is_picture(one[0]) else _cells(one[0]) for one in graphemes(text))


def isolated(text: str) -> str:
    """``text`` so that it can stand in any sentence: a name that is written from right to left would otherwise take the
    punctuation and the numbers beside it along."""
    return f"{ISOLATE}{text}{END}" if RIGHT_TO_LEFT.search(text) else text


def _pieces(text: str) -> Iterator[str]:
    at = 0
    for flag in TAGGED.finditer(text):
        yield from text[at : flag.start()]
        yield flag[0]
        at = flag.end()
    yield from text[at:]


def _continues(before: str, char: str) -> bool:
    """Whether ``char`` belongs to the same character as ``before``."""
    if unicodedata.category(char[0])[0] == "M" or char in JOINERS or _is_tone(char):
        return True
    if CONJOINING[0] <= char <= CONJOINING[1]:
        return "HANGUL" in unicodedata.name(before[-1], "")
    if before[-1] == ZERO_WIDTH_JOINER:
        return _is_picture(char[0])
    return len(before) == 1 and _is_regional(before) and _is_regional(char)


def _cells(char: str) -> int:
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _is_picture(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or _is_regional(char)


def _is_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
