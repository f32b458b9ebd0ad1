"""Seams go between words as far as there is room for that, and notes that are cut all the same move a little."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.workshop.seams import OVERLAP, Cells, _cut, cells, to_be_whole


@given(st.floats(20, 3000), st.floats(60, 1200), st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), max_size=8))
def test_cells_cover_the_side_and_no_page_is_left_over(
    length: float, room: float, shares: list[tuple[float, float]]
) -> None:
    spans = [(min(pair) * length, max(pair) * length) for pair in shares]
    found = cells(length, room, spans)
    assert found.window(0)[0] <= 0
    assert found.window(found.count - 1)[1] >= length - 1e-6
    assert (found.count - 2) * (room - OVERLAP) <= length
    if found.count > 1:
        assert found.begin(0) <= 0
        assert found.begin(found.count) >= length - 1e-6


def test_seams_avoid_what_must_be_whole() -> None:
    assert cells(150, 110, []) == Cells(-25, 100, 2)
    in_the_middle = [(60.0, 90.0)]
    assert not Cells(-25, 100, 2).show_whole(in_the_middle[0])
    found = cells(150, 110, in_the_middle)
    assert found.count == 2
    assert found.show_whole(in_the_middle[0])


def test_one_page_more_is_taken_where_words_would_be_cut_otherwise() -> None:
    blocked = [(85.0, 115.0)]
    assert not cells(200, 110, []).show_whole(blocked[0])
    found = cells(200, 110, blocked)
    assert found.count == 3
    assert found.show_whole(blocked[0])


@given(st.floats(0, 280), st.floats(10, 100))
def test_notes_move_by_as_little_as_makes_them_whole(low: float, long: float) -> None:
    three = Cells(-10, 110, 3)
    span = (low, min(300.0, low + long))
    by = to_be_whole(three, span, 300.0)
    moved = (span[0] + by, span[1] + by)
    assert any(three.window(at)[0] <= moved[0] + 1e-6 and moved[1] - 1e-6 <= three.window(at)[1] for at in range(3))
    assert -1e-6 <= moved[0] <= moved[1] <= 300 + 1e-6
    assert abs(by) <= long


def test_a_note_too_long_for_any_page_stays() -> None:
    assert to_be_whole(Cells(0, 100, 3), (20, 220), 300) == pytest.approx(0)


@given(
    start=st.integers(-300, 0).map(lambda tenths: tenths / 10),
    size=st.integers(20, 270).map(float),
    count=st.integers(1, 8),
    spans=st.lists(st.tuples(st.integers(0, 9000), st.integers(0, 3000)), max_size=20),
)
def test_what_is_cut_is_what_no_page_shows_whole(
    start: float, size: float, count: int, spans: list[tuple[int, int]]
) -> None:
    one = Cells(start, size, count)
    reach = [(low / 10, (low + long) / 10) for low, long in spans]
    assert _cut(one, np.array(reach).reshape(-1, 2).T) == sum(not one.show_whole(span) for span in reach)
