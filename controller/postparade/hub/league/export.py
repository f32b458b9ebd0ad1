"""The races of a league as a table for other programs: CSV, and JSON."""

import csv
import io
from collections.abc import Iterable

import msgspec

from postparade.hub.league.league import Start

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""With these a spreadsheet begins a formula; a name is none."""


def as_csv(starts: Iterable[Start]) -> str:
    """``starts`` with a line of heads, for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(Start.__struct_fields__)
    for start in starts:
        writer.writerow(_plain(value) for value in msgspec.structs.astuple(start))
    return text.getvalue()


def as_json(starts: Iterable[Start]) -> bytes:
    """``starts`` as a list of objects."""
    return msgspec.json.encode(list(starts))


def _plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
