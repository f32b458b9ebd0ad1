"""The drawing shows every pixel where it lies, and lists say the same."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.layout.layout_svg import draw, on_chain, rows, title
from postparade.track.settings import SeatLights, TrackSettings
from tests.track.fields import layouts

SVG = "{http://www.w3.org/2000/svg}"


@given(layouts())
def test_every_pixel_that_belongs_to_somebody_is_drawn_once(layout: Layout) -> None:
    svg = ET.fromstring(draw(layout))
    told = [title.text for title in svg.iter(f"{SVG}title")]
    owned = sum(len(lane.indices) for lane in layout.lanes) + sum(len(light.indices) for light in layout.seats)
    assert len(told) == len(set(told)) == owned
    _, _, width, height = map(float, svg.get("viewBox", "").split())
    for circle in svg.iter(f"{SVG}circle"):
        assert 0 < float(circle.get("cx", "")) < width
        assert 0 < float(circle.get("cy", "")) < height


def test_gates_are_left_and_finishes_in_line() -> None:
    layout = build_layout(TrackSettings(preset="spaces", serpentine=True))
    svg = ET.fromstring(draw(layout))
    where = {title.text: circle for circle in svg.iter(f"{SVG}circle") for title in circle}
    listed = rows(layout)
    gates = [float(where[f"pixel {row.gate} of output 1"].get("cx", "")) for row in listed]
    finishes = [float(where[f"pixel {row.finish} of output 1"].get("cx", "")) for row in listed]
    assert len(set(finishes)) == 1
    assert max(gates) < finishes[0]


def test_list_counts_along_each_output() -> None:
    layout = build_layout(TrackSettings(outputs=2, gap=2, pixels_a_lane=10, serpentine=True))
    listed = [(row.horse, row.chain, row.gate, row.finish) for row in rows(layout)]
    assert listed[:3] == [(2, 1, 0, 9), (3, 1, 21, 12), (4, 1, 24, 33)]
    assert listed[6:8] == [(8, 2, 0, 9), (9, 2, 21, 12)]
    assert title(layout) == "128 pixels (output 1: 70, output 2: 58), colour order GRB"
    assert title(layout, "de") == "128 Pixel (Ausgang 1: 70, Ausgang 2: 58), Farbfolge GRB"


def test_each_output_has_a_data_line_of_its_own() -> None:
    svg = ET.fromstring(draw(build_layout(TrackSettings(outputs=4))))
    lines = [path.get("stroke") for path in svg.iter(f"{SVG}path")]
    assert len(lines) == len(set(lines)) == 4


def test_seats_are_named() -> None:
    seats = (SeatLights(seat=3, first=330, count=4),)
    svg = ET.fromstring(draw(build_layout(TrackSettings(seats=seats))))
    assert "seat 3" in [text.text for text in svg.iter(f"{SVG}text")]


def test_pixels_beyond_the_chains_are_an_error() -> None:
    with pytest.raises(IndexError):
        on_chain(build_layout(TrackSettings()), 330)
