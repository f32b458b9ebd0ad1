"""Paper and screens show the same silks."""

import re
from importlib.resources import files

import pytest

from postparade.rules.dice import TWO_SIXES
from postparade.workshop.shapes import Area, Circle, Text, bounds
from postparade.workshop.silks import PATTERNS, SPOT_RADIUS, SPOTS, Outline, badge, second

PAGES = files("postparade").joinpath("web/static/lib/silks.js").read_text(encoding="utf-8")

HORSES = TWO_SIXES.sums


def outlines(path: str) -> list[set[tuple[float, float]]]:
    """The corners of every closed outline of an SVG path of straight lines."""
    found = []
    for part in path.rstrip("Z").split("Z"):
        x = y = 0.0
        corners: set[tuple[float, float]] = set()
        for command, numbers in re.findall(r"([MLHV])([-\d. ]*)", part):
            values = [float(number) for number in numbers.split()]
            if command in "HV":
                x, y = (values[0], y) if command == "H" else (x, values[0])
                corners.add((x, y))
            else:
                for at in range(0, len(values), 2):
                    x, y = values[at], values[at + 1]
                    corners.add((x, y))
        found.append(corners)
    return found


def corners(outline: Outline) -> set[tuple[float, float]]:
    return {(float(x), float(y)) for x, y in outline}


@pytest.mark.parametrize("horse", sorted(PATTERNS))
def test_a_pattern_has_the_corners_that_the_pages_draw(horse: int) -> None:
    (path,) = re.findall(rf'^  {horse}: "([^"]+)",$', PAGES, re.MULTILINE)
    drawn = sorted(map(sorted, outlines(path)))
    assert drawn == sorted(sorted(corners(outline)) for outline in PATTERNS[horse])


def test_the_spots_of_horse_11_are_those_of_the_pages() -> None:
    assert "11: [10, 30].flatMap((x) => [10, 30].map((y) => `M${x - 6} ${y}a6 6" in PAGES
    assert (sorted(SPOTS), SPOT_RADIUS) == ([(10, 10), (10, 30), (30, 10), (30, 30)], 6.0)


def test_every_horse_wears_a_pattern_of_its_own_within_its_square() -> None:
    worn = set()
    for horse in HORSES:
        shapes = badge(horse, (100.0, 50.0), 20.0)
        areas = [shape for shape in shapes if isinstance(shape, Area | Circle)]
        for shape in areas:
            left, top, right, bottom = bounds(shape)
            assert 100 - 1e-9 <= left <= right <= 120 + 1e-9
            assert 50 - 1e-9 <= top <= bottom <= 70 + 1e-9
        worn.add(str([getattr(shape, "points", None) or shape for shape in areas[1:-1]]))
        assert [shape.words for shape in shapes if isinstance(shape, Text)] == [str(horse)]
    assert len(worn) == len(HORSES)


def test_patterns_stand_out_on_dark_and_light_colours() -> None:
    assert (second("#ffffff"), second("#000000")) == ("#5c5a56", "#b8b3a6")
