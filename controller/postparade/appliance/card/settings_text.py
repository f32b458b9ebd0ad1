"""The lines of ``postparade.txt``, as people really type them and editors really save them.

Capitals, blanks and hyphens in keys do not count, a colon stands for the equals sign, blanks at the ends of a value do
not belong to it, quotes of any kind around it do not either, and what they enclose is taken as it is.
"""

import re
import unicodedata
from typing import NamedTuple

from postparade.appliance.card.problem import Problem, Quoted

NAME = "postparade.txt"
KEYS = (
    *("name", "language", "track", "dice", "wifi_name", "wifi_password", "wifi_country"),
    *("hotspot_name", "hotspot_password", "reset"),
)
TEXTS = ("wifi_name", "wifi_password", "hotspot_name", "hotspot_password")
"""Settings that may be any text: nothing in them is a comment, unless it stands behind a quote."""
PASSWORDS = ("wifi_password", "hotspot_password")
QUOTES = {
    '"': '"',
    "'": "'",
    **dict.fromkeys("\u201c\u201d\u201e\u201f", '\u201d\u201c"'),
    **dict.fromkeys("\u2018\u2019\u201a", "\u2019\u2018'"),
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
}
"""Marks that open a quotation, with those that close it."""
INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad"
BLANKS = " \t\v\f\u00a0\u2000-\u200a\u202f\u205f\u3000" + INVISIBLE
AROUND = re.compile(f"^[{BLANKS}]+|[{BLANKS}]+$")
BEFORE_COMMENT = re.compile(f"[{BLANKS}]+#.*")
SETTING = re.compile("([^=:\uff1d\uff1a]*)[=:\uff1d\uff1a](.*)", re.DOTALL)
KEPT = "(kept in the system)"
"""What stands in place of a password that has been taken."""


class Value(NamedTuple):
    """The text of a setting and the line that it stands in, counted from one."""

    text: str
    line: int


class CardSettings(NamedTuple):
    """What the file sets, and what in it could not be understood."""

    values: dict[str, Value]
    problems: list[Problem]

    def text(self, key: str) -> str:
        """The value of ``key``; empty where it is not set."""
        return self.values[key].text if key in self.values else ""

    @property
    def secrets(self) -> set[str]:
        """The passwords in the file."""
        return {self.text(key) for key in PASSWORDS} - {""}


def parse(text: str) -> CardSettings:
    """The settings in ``text``. A problem names the line, and never says what stands in it: it may be a secret."""
    values: dict[str, Value] = {}
    problems: list[Problem] = []
    dormant: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        whole = AROUND.sub("", line)
        if whole.startswith("#"):
            key, value = _parted(whole.lstrip("#"))
            if key in TEXTS and value not in ("", KEPT):
                dormant[key] = number
        elif whole:
            _take(whole, number, values, problems)
    for name, password in (("wifi_name", "wifi_password"), ("hotspot_name", "hotspot_password")):
        if {name, password} <= dormant.keys() and not {name, password} & values.keys():
            problems.append(Problem("card_line_dormant", {"line": dormant[password], "key": password}))
    if not AROUND.sub("", text.replace("\n", "")):
        problems.append(Problem("card_empty"))
    return CardSettings(values, problems)


def _take(line: str, number: int, values: dict[str, Value], problems: list[Problem]) -> None:
    key, written = _parted(line)
    if not re.fullmatch("[a-z0-9_]+", key):
        problems.append(Problem("card_line_unclear", {"line": number}))
        return
    if key not in KEYS:
        problems.append(Problem("card_key_unknown", {"line": number, "keys": ", ".join(KEYS)}))
        return
    value, is_quoted = _unquoted(written)
    if key not in TEXTS:
        value = BEFORE_COMMENT.sub("", value) if not is_quoted else value
        value = unicodedata.normalize("NFKC", "" if value.startswith("#") and not is_quoted else value)
    elif not is_quoted and BEFORE_COMMENT.search(value):
        problems.append(Problem("card_value_unfit", {"line": number, "key": key, "why": Quoted("card_comment")}))
        return
    elif not is_quoted:
        # Access points and phones use composed letters, some editors do not.
        value = unicodedata.normalize("NFC", value)
    if not value:
        return
    if key in values:
        problems.append(Problem("card_line_again", {"line": number, "key": key}))
    values[key] = Value(value, number)


def _parted(line: str) -> tuple[str, str]:
    """The key in ``line`` in its usual form, and its value; no key if there is no sign between them."""
    found = SETTING.fullmatch(line)
    if found is None:
        return "", ""
    key = unicodedata.normalize("NFKC", _unquoted(AROUND.sub("", found[1]))[0])
    return re.sub(f"[{BLANKS}-]+", "_", AROUND.sub("", key).casefold()), AROUND.sub("", found[2])


def _unquoted(written: str) -> tuple[str, bool]:
    """The text inside quotes, with or without a comment after them; ``written`` itself if there are no quotes."""
    closing = QUOTES.get(written[:1], "")
    if closing:
        if len(written) > 1 and written[-1] in closing:
            return written[1:-1], True
        for at in range(len(written) - 1, 0, -1):
            if written[at] in closing and BEFORE_COMMENT.fullmatch(written[at + 1 :]):
                return written[1:at], True
    return written, False


def without_password(line: str, key: str) -> str:
    """``line`` without its value, if it sets the password ``key``."""
    whole = AROUND.sub("", line)
    if whole.startswith("#") or _parted(whole)[0] != key:
        return line
    return f"#{key}= {KEPT}"
