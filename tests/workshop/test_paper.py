"""Tiles glued together at their marks are the whole drawing again, true to scale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.faults import QuestionFault
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from postparade.workshop.paper import EXACT, MARGIN, PAPERS, SIZES, Page, pages
from postparade.workshop.seams import OVERLAP
from postparade.workshop.shapes import Circle, Drawing, Path
from postparade.workshop.sheet import SheetOptions, draw_track


def dots(width: float, height: float) -> Drawing:
    """A drawing with a small hole every 25 mm, each of another size, so that it can be told from the others."""
    places = [(x, y) for x in range(2, int(width), 25) for y in range(2, int(height), 25)]
    shapes = tuple(Circle((float(x), float(y)), 0.5 + index / 10_000) for index, (x, y) in enumerate(places))
    return Drawing(width, height, shapes)


def seen(page: Page) -> dict[float, tuple[float, float]]:
    """The holes whose middle is seen on ``page``, by their radius."""
    left, top, right, bottom = page.window
    circles = (shape for shape in page.shapes if isinstance(shape, Circle))
    return {
        one.radius: one.centre for one in circles if left <= one.centre[0] <= right and top <= one.centre[1] <= bottom
    }


def crosses(page: Page) -> list[tuple[float, float]]:
    """The middles of the register marks, row by row."""
    squares = [shape.points for shape in page.marks if isinstance(shape, Path) and shape.closed]
    return sorted({((one[0][0] + one[2][0]) / 2, (one[0][1] + one[2][1]) / 2) for one in squares})


@given(st.floats(60, 1500), st.floats(60, 900), st.sampled_from(sorted(SIZES)))
def test_everything_is_seen_and_neighbours_agree_at_their_marks(width: float, height: float, paper: str) -> None:
    drawing = dots(width, height)
    made = pages(drawing, paper)
    assert set().union(*(seen(page) for page in made)) == {shape.radius for shape in drawing.shapes}  # type: ignore[union-attr]  # only circles
    for one in made:
        assert {one.width, one.height} == set(SIZES[paper])
        for other in made:
            shared = seen(one).keys() & seen(other).keys()
            if one is other or not shared:
                continue
            shifts = {
                (
                    round(seen(one)[hole][0] - seen(other)[hole][0], 6),
                    round(seen(one)[hole][1] - seen(other)[hole][1], 6),
                )
                for hole in shared
            }
            assert len(shifts) == 1
            right, down = shifts.pop()
            laid = {(round(x + right, 6), round(y + down, 6)) for x, y in crosses(other)}
            mine = {(round(x, 6), round(y, 6)) for x, y in crosses(one)}
            assert len(laid & mine) in (1, 2), "two tiles side by side share two marks, across a corner one"


def test_tiles_overlap_by_a_centimetre_inside_the_margins() -> None:
    made = pages(dots(600, 100), "a4")
    first, second = made[0], made[1]
    assert first.window == (MARGIN, MARGIN, first.width - MARGIN, first.height - MARGIN)
    right_mark, left_mark = max(crosses(first)), min(crosses(second))
    assert first.width - MARGIN - right_mark[0] == left_mark[0] - MARGIN == OVERLAP / 2


def test_a_drawing_that_fits_is_one_page_centred_without_marks() -> None:
    (page,) = pages(draw_track(build_layout(TrackSettings()), SheetOptions()), "a1")
    assert (page.width, page.height, page.marks) == (841.0, 594.0, ())
    assert pages(dots(80, 250), "a4")[0].height == 297.0


def test_paper_can_be_as_large_as_the_drawing() -> None:
    (page,) = pages(dots(1234, 77), EXACT)
    assert (page.width, page.height) == (1234, 77)


def test_a_wall_of_pages_is_refused() -> None:
    with pytest.raises(QuestionFault) as refused:
        pages(dots(9000, 2000), "a4")
    assert refused.value.code == "print_too_many_pages"
    assert "of A4" in refused.value.sentence


def test_command_line_offers_every_paper() -> None:
    from typing import get_args

    from postparade.cli.track.printing import Paper

    assert set(get_args(Paper)) == set(PAPERS)
