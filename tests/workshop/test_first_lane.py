"""The picture of the first lane joins the pins that the carrier board joins, and no words touch in any language."""

from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES, USUAL
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from postparade.workshop.as_svg import as_svg
from postparade.workshop.electrics import electrics
from postparade.workshop.first_lane import GROUNDED, SHIFTER, draw_first_lane
from postparade.workshop.shapes import Drawing, Text, bounds
from tests.hardware.pcb import read_board

REPOSITORY = Path(__file__).resolve().parents[2]


def picture(language: str = USUAL) -> Drawing:
    settings = TrackSettings()
    return draw_first_lane(electrics(build_layout(settings), settings, "full", 1000 / 60, 650.0), language)


def test_the_pins_of_the_shifter_are_joined_as_on_the_carrier_board() -> None:
    board = read_board((REPOSITORY / "hardware/carrier/carrier.kicad_pcb").read_text(encoding="utf-8"))
    nets = {int(pad.name): pad.net for pad in board.parts["U2"].pads}
    names = dict(enumerate(SHIFTER, 1))
    assert (nets[2], names[2], nets[3], names[3]) == ("GP16", "1A", "SHIFTED1", "1Y")
    assert (nets[14], names[14], nets[7], names[7]) == ("5V", "VCC", "GND", "GND")
    # The board has an input for every strip; with one lane, those of the other three may not be left open.
    assert set(GROUNDED) == {number for number, net in nets.items() if net == "GND"} - {7} | {5, 9, 12}
    assert {names[number] for number, net in nets.items() if net.startswith("GP")} == {"1A", "2A", "3A", "4A"}


def test_supply_fuse_and_pins_are_those_of_the_parts_list() -> None:
    said = [shape.words for shape in picture().shapes if isinstance(shape, Text)]
    assert {"4 A", "3 A", "GP16 (21)", "GND (23)", "DIN", "+5V", "1000 uF", "2  1A", "VCC  14"} <= set(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_touch_or_leave_the_picture(language: str) -> None:
    drawing = picture(language)
    boxes = [(bounds(shape), shape.words) for shape in drawing.shapes if isinstance(shape, Text)]
    for at, (one, words) in enumerate(boxes):
        assert 0 <= one[0] <= one[2] <= drawing.width, words
        assert 0 <= one[1] <= one[3] <= drawing.height, words
        for other, others in boxes[at + 1 :]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, (words, others)


def test_the_command_draws_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["track", "parts", "--first-lane", "lane.svg", "--language", "fr"]) == 0
    assert "Le premier couloir" in Path("lane.svg").read_text(encoding="utf-8")
    assert main(["track", "parts", "--first-lane", "lane.pdf"]) == 0
    assert Path("lane.pdf").read_bytes().startswith(b"%PDF")


def test_the_committed_picture_is_the_one_that_is_drawn() -> None:
    committed = REPOSITORY / "docs" / "screenshots" / "first-lane.svg"
    assert committed.read_text(encoding="utf-8") == as_svg(picture(), "Post Parade")
