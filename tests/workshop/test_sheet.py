"""The printed track lies where the light lies: a hole for every pixel, at the pitch of the strip, finishes in line."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.faults import QuestionFault
from postparade.core.i18n import LANGUAGES
from postparade.rules.dice import TWO_SIXES
from postparade.rules.race import Lane, Line, Race
from postparade.track.effects.moment import Moment, moment_at
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import LaneSettings, Stretch, TrackSettings
from postparade.track.timeline import follow, opening
from postparade.workshop.course import courses, moves, red_line, red_lined
from postparade.workshop.looks import LOOKS
from postparade.workshop.shapes import Area, Circle, Drawing, Path, Text, bounds
from postparade.workshop.sheet import HEADER, LARGEST_NUMBER, SheetOptions, draw_track
from tests.track.fields import layouts

PITCH = 1000 / 60

HORSES = TWO_SIXES.sums


RED = LOOKS["day"].red


def holes(drawing: Drawing) -> list[Circle]:
    return [shape for shape in drawing.shapes if isinstance(shape, Circle) and shape.layer == "cut"]


def rows(drawing: Drawing) -> dict[float, list[float]]:
    """By the height of each row of holes, where its holes are."""
    found: dict[float, list[float]] = {}
    for hole in holes(drawing):
        found.setdefault(hole.centre[1], []).append(hole.centre[0])
    return found


def at_rest(race: Race, layout: Layout) -> Moment:
    """The light of ``race`` once its horses have arrived."""
    return moment_at(follow(opening(layout), RaceStatus(race=race), layout, 0.0, 0.0), layout, 60.0)


@given(layouts(), st.floats(5, 40), st.sampled_from(("usual", "short")))
def test_every_pixel_of_a_lane_has_a_hole_and_nothing_leaves_the_sheet(
    layout: Layout, pitch: float, board: str
) -> None:
    drawing = draw_track(layout, SheetOptions(pitch=pitch, hole=pitch / 2, lane=2 * pitch, board=board))
    assert [len(row) for row in rows(drawing).values()] == [len(lane.indices) for lane in layout.lanes]
    for shape in drawing.shapes:
        if not isinstance(shape, Text):
            left, top, right, bottom = bounds(shape)
            assert -0.2 <= left <= right <= drawing.width + 0.2
            assert -0.2 <= top <= bottom <= drawing.height + 0.2


@given(layouts())
def test_finishes_are_in_line_and_holes_whole_pitches_apart(layout: Layout) -> None:
    found = list(rows(draw_track(layout, SheetOptions(pitch=20.0))).values())
    assert len({round(max(row), 6) for row in found}) == 1
    for row in found:
        assert row == sorted(row)
        for one, other in pairwise(row):
            assert (other - one) / 20.0 == pytest.approx(round((other - one) / 20.0))
            assert other - one >= 20.0 - 1e-9


def test_a_usual_lane_is_as_long_as_its_strip() -> None:
    drawing = draw_track(build_layout(TrackSettings()), SheetOptions())
    assert len(rows(drawing)) == 11
    for row in rows(drawing).values():
        assert row[-1] - row[0] == pytest.approx(29 * PITCH)
    ends = [shape for shape in drawing.shapes if isinstance(shape, Path) and shape.closed and shape.layer == "cut"]
    assert ends[-1].points[2] == (drawing.width, drawing.height)


def test_pixels_that_belong_to_nobody_keep_their_place_and_other_lanes_do_not() -> None:
    broken = LaneSettings(horse=7, first=0, count=4, further=(Stretch(first=6, count=2), Stretch(first=20, count=1)))
    other = LaneSettings(horse=8, first=10, count=4)
    seven, _ = courses(build_layout(TrackSettings(lanes=(broken, other))), 10.0)
    assert seven.pixels == (0, 10, 20, 30, 60, 70, 80)


def test_lanes_that_run_backwards_keep_their_gaps_too() -> None:
    back = LaneSettings(horse=7, first=10, count=4, reverse=True, further=(Stretch(first=5, count=3, reverse=True),))
    (seven,) = courses(build_layout(TrackSettings(lanes=(back,), pixels=14)), 10.0)
    assert seven.pixels == (0, 10, 20, 30, 60, 70, 80)


def test_spaces_of_the_board_are_as_wide_as_their_pixels() -> None:
    layout = build_layout(TrackSettings(preset="spaces", pixels_a_space=3))
    lane = courses(layout, 10.0)[5]
    assert (len(lane.places), len(lane.pixels)) == (18, 54)
    assert [round(other - one) for one, other in pairwise(lane.edges)] == [30] * 18
    assert moves(lane, 17) == lane.places


@pytest.mark.parametrize("preset", ["continuous", "spaces"])
def test_moves_are_marked_where_the_light_of_the_horse_stands(preset: str) -> None:
    layout = build_layout(TrackSettings(preset=preset))
    lane = courses(layout, PITCH)[5]
    for move in range(18):
        race = Race(tuple(Lane(horse, str(horse), "#1e50c8", 17, move) for horse in HORSES), running=True)
        head = at_rest(race, layout).head[5]
        assert moves(lane, 17)[move] == pytest.approx(lane.places[round(float(head))])


def test_the_red_line_is_printed_where_it_is_lit() -> None:
    layout = build_layout(TrackSettings())
    race = Race(tuple(Lane(horse, str(horse), "#1e50c8", 15) for horse in HORSES), running=True, line=Line(10, 3))
    lit = at_rest(race, layout).line
    drawing = draw_track(layout, SheetOptions())
    printed = {
        round(shape.points[0][0], 6)
        for shape in drawing.shapes
        if isinstance(shape, Path)
        and shape.colour == LOOKS["day"].red
        and not shape.closed
        and shape.points[0][1] >= HEADER
    }
    gate = min(hole.centre[0] for hole in holes(drawing))
    assert printed == {round(gate + float(lit[0]) * PITCH, 6)}


def test_where_every_move_has_one_place_the_red_line_is_between_two() -> None:
    lanes = (LaneSettings(horse=7, first=0, count=16),)
    (lane,) = courses(build_layout(TrackSettings(lanes=lanes)), 10.0)
    marked = red_lined()
    assert marked is not None
    assert red_line(lane, marked) == 95.0


def test_numbers_of_the_moves_are_as_large_as_their_places_allow() -> None:
    sizes = []
    for lane in (40.0, 25.0):
        drawing = draw_track(build_layout(TrackSettings()), SheetOptions(lane=lane))
        sizes.append({round(one.size, 1) for one in drawing.shapes if isinstance(one, Text) and one.words == "14"})
    assert sizes == [{LARGEST_NUMBER, 5.4}, {4.5}], "5 mm high, and less where 17 moves share a lane"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["continuous", "spaces"])
def test_words_along_a_lane_stay_between_gate_and_finish(preset: str, language: str) -> None:
    layout = build_layout(TrackSettings(preset=preset))
    drawing = draw_track(layout, SheetOptions(), language)
    green = [shape for shape in drawing.shapes if isinstance(shape, Path) and shape.colour == LOOKS["day"].green]
    gates = {(gate.points[0][1], gate.points[1][1]): gate.points[0][0] for gate in green}
    finish = max(hole.centre[0] for hole in holes(drawing)) + PITCH / 2
    for (top, below), gate in gates.items():
        labels = [one for one in drawing.shapes if isinstance(one, Text) and one.at[1] == below - 8]
        along = [one for one in labels if gate < one.at[0] < finish and top < one.at[1]]
        assert len(along) > 3
        for label in along:
            left, _, right, _ = bounds(label)
            assert gate <= left <= right <= finish, label.words


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` by WCAG 2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", LOOKS)
def test_words_and_lines_stand_out_by_day_and_by_night(name: str) -> None:
    look = LOOKS[name]
    for ground in (look.paper or "#ffffff", *look.turf):
        for colour in (look.ink, look.quiet, look.green):
            assert contrast(colour, ground) >= 4.5, (colour, ground)
        assert contrast(look.red, ground) >= 4, (look.red, ground)


@given(layouts())
def test_the_sheet_for_the_night_differs_in_colours_alone(layout: Layout) -> None:
    day, night = (draw_track(layout, SheetOptions(look=look)) for look in ("day", "night"))
    assert (day.width, day.height, holes(day)) == (night.width, night.height, holes(night))
    told = [[(one.at, one.words, one.size) for one in sheet.shapes if isinstance(one, Text)] for sheet in (day, night)]
    assert told[0] == told[1]
    seen = {one.centre for one in night.shapes if isinstance(one, Circle) and one.layer == "colour"}
    assert {hole.centre for hole in holes(night)} <= seen, "a hole is a light disc on dark paper"
    ground = next(one for one in night.shapes if isinstance(one, Area))
    assert bounds(ground) == (0, 0, night.width, night.height), "the paper lies under everything else"


def test_silks_of_the_table_are_printed() -> None:
    drawing = draw_track(build_layout(TrackSettings()), SheetOptions(colours={7: "#123456"}))
    assert sum(getattr(shape, "fill", "") == "#123456" for shape in drawing.shapes) == 3


def test_moves_that_light_the_same_place_share_one_label() -> None:
    drawing = draw_track(build_layout(TrackSettings(pixels_a_lane=5)), SheetOptions())
    texts = [shape for shape in drawing.shapes if isinstance(shape, Text)]
    assert len({one.at for one in texts}) == len(texts)
    assert {"gate", "3–6", "15–17"} <= {one.words for one in texts}


@given(layouts(), st.sampled_from((1000 / 332, 1000 / 144, 1000 / 60)), st.sampled_from(("usual", "double")))
def test_labels_of_moves_never_touch(layout: Layout, pitch: float, board: str) -> None:
    drawing = draw_track(layout, SheetOptions(pitch=pitch, hole=pitch / 2, board=board))
    lines: dict[float, list[tuple[float, float]]] = {}
    for shape in drawing.shapes:
        if (
            isinstance(shape, Text)
            and shape.anchor == "middle"
            and shape.size <= LARGEST_NUMBER
            and shape.at[1] > HEADER
        ):
            left, _, right, _ = bounds(shape)
            lines.setdefault(shape.at[1], []).append((left, right))
    for line in lines.values():
        assert all(one[1] <= other[0] for one, other in pairwise(sorted(line))), line


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (SheetOptions(pitch=6.0, hole=6.0), "print_hole_too_large"),
        (SheetOptions(hole=10.0, lane=20.0), "print_hole_too_large"),
        (SheetOptions(board="long"), "print_board_unknown"),
    ],
)
def test_options_that_cannot_be_are_refused(options: SheetOptions, code: str) -> None:
    with pytest.raises(QuestionFault) as refused:
        draw_track(build_layout(TrackSettings()), options)
    assert refused.value.code == code
