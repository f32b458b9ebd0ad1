"""Characters, widths and directions as people see them."""

import pytest

from postparade.core.graphemes import graphemes, isolated, shortened, width

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FLAG = "\U0001f1eb\U0001f1f7"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WAVE = "\U0001f44b\U0001f3fd"
HEART = "\u2764\ufe0f"


@pytest.mark.parametrize(
    "characters",
    [
        ["A", "n", "n"],
        ["Z", "o", "e\u0308"],
        [FAMILY, FAMILY],
        [FLAG, FLAG, "a"],
        [SCOTLAND, "x"],
        [WAVE, HEART, "1\ufe0f\u20e3"],
        ["\u5c0f", "\u660e"],
        ["\u1112\u1161\u11ab", "a"],
        ["\u0e01\u0e33".removesuffix("\u0e33") + "\u0e34", "\u0e19"],
        ["\u0646\u200c", "\u0627"],
    ],
)
def test_a_character_as_people_see_it_stays_whole(characters: list[str]) -> None:
    assert graphemes("".join(characters)) == characters


def test_shortening_cuts_no_character_apart() -> None:
    assert shortened(FAMILY * 3, 3) == FAMILY * 3
    assert shortened(FAMILY * 4, 3) == FAMILY * 2 + "…"
    assert shortened("Anna Maria", 6) == "Anna…"


@pytest.mark.parametrize(
    ("text", "cells"), [("Ann", 3), ("\u5c0f\u660e", 4), (FAMILY, 2), (FLAG, 2), ("e\u0308", 1), ("", 0)]
)
def test_wide_characters_count_twice(text: str, cells: int) -> None:
    assert width(text) == cells


def test_only_names_written_from_right_to_left_are_set_apart() -> None:
    for name in ("Ann", FAMILY, "\u5c0f\u660e", "Zo\u00eb 3"):
        assert isolated(name) == name
    for name in ("\u0633\u0627\u0631\u0629", "\u05d3\u05d5\u05d3 4"):
        assert isolated(name) == f"\u2068{name}\u2069"
