"""A seat has one colour: it is told apart from all others, seen on dark pages and on paper, and listed nowhere else."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import postparade
from postparade.reports.charts.drawing import INK, PAPER
from postparade.rules.seat_colours import SEAT_COLOURS, seat_colour
from postparade.table.state import SEATS

PACKAGE = Path(postparade.__file__).parent
TURF = re.compile(r"--turf-(?:700|800|900): (#[0-9a-f]{6});")
"""The grounds on which names and horses of guests stand."""
READABLE = 3.0
"""Least contrast of what is no text (WCAG 2.2, 1.4.11)."""
APART = 0.12
"""Least distance of two colours in Oklab; differences of 0.02 can just be seen side by side."""


def linear(colour: str) -> list[float]:
    """Red, green and blue as amounts of light, from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""
    light, dark = sorted(
        (sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: str) -> tuple[float, float, float]:
    """The colour as it is seen (Ottosson, 2020)."""
    r, g, b = linear(colour)
    lms = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    long, medium, short = (part ** (1 / 3) for part in lms)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(SEAT_COLOURS)) == SEATS
    assert [seat_colour(seat) for seat in range(1, SEATS + 1)] == list(SEAT_COLOURS)


def test_no_two_seats_look_alike() -> None:
    distances = {(one, other): dist(oklab(one), oklab(other)) for one, other in combinations(SEAT_COLOURS, 2)}
    assert {pair: round(far, 3) for pair, far in distances.items() if far < APART} == {}


def test_every_colour_is_seen_on_turf_and_edged_on_paper() -> None:
    grounds = TURF.findall((PACKAGE / "web/static/lib/tokens.css").read_text(encoding="utf-8"))
    assert len(grounds) == 3
    pale = {(c, ground): round(contrast(c, ground), 2) for c in SEAT_COLOURS for ground in grounds}
    assert {pair: ratio for pair, ratio in pale.items() if ratio < READABLE} == {}
    assert contrast(INK, PAPER) >= READABLE


def test_the_colours_of_the_seats_are_listed_once() -> None:
    """No script, style or drawing has a list of its own: a colour that only seats have stands in one file."""
    own = [colour for colour in SEAT_COLOURS if colour in {"#f2385a", "#c063e0", "#ff9fcf", "#7dff4f", "#a8861f"}]
    assert len(own) == 5
    files = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".js", ".css", ".html", ".toml"}]
    listing = {path.name for path in files if any(colour in path.read_text(encoding="utf-8") for colour in own)}
    assert listing == {"seat_colours.py"}
