"""The pins of the board are those of a Pico, each use has one, and the picture shows them without touching words."""

import json
import re
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES
from postparade.workshop.as_svg import as_svg
from postparade.workshop.pinout import draw_pinout, pinout
from postparade.workshop.shapes import Text, bounds
from tests.hardware.pcb import read_board

REPOSITORY = Path(__file__).resolve().parents[2]


def test_every_pin_of_the_pico_is_named_as_on_the_carrier_board() -> None:
    board = read_board((REPOSITORY / "hardware/carrier/carrier.kicad_pcb").read_text(encoding="utf-8"))
    nets = {int(pad.name): pad.net for pad in board.parts["U1"].pads if pad.name.isdigit()}
    pins = {pin.number: pin for pin in pinout()}
    assert len(pins) == 40
    assert {number for number, pin in pins.items() if pin.name == "GND"} == {
        number for number, net in nets.items() if net == "GND"
    }
    assert {number for number, pin in pins.items() if pin.use} == {
        number for number, net in nets.items() if net not in ("", "GND")
    }


def test_every_servo_strip_button_and_lamp_has_one_pin() -> None:
    uses = [pin.use for pin in pinout() if pin.use]
    assert len(uses) == len(set(uses)) == 4 + 11 + 4 + 4 + 2
    by_name = {pin.name: pin for pin in pinout()}
    assert (by_name["GP16"].number, by_name["GP16"].use) == (21, "strip 1")
    assert (by_name["GP2"].number, by_name["GP2"].use) == (4, "servo, horse 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_touch_or_leave_the_picture(language: str) -> None:
    drawing = draw_pinout(language)
    boxes = [(bounds(shape), shape.words) for shape in drawing.shapes if isinstance(shape, Text)]
    for at, (one, words) in enumerate(boxes):
        assert 0 <= one[0] <= one[2] <= drawing.width, words
        for other, others in boxes[at + 1 :]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, (words, others)


def test_the_command_lists_the_pins_and_draws_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["track", "pinout", "--out", "pins.svg", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^ 21  GP16 +Streifen 1$", told, re.MULTILINE)
    assert Path("pins.svg").read_text(encoding="utf-8") == as_svg(draw_pinout("de"), "Post Parade")
    assert main(["track", "pinout", "--out", "pins.pdf", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["pins"]) == 40
    assert Path("pins.pdf").read_bytes().startswith(b"%PDF")


def test_the_committed_picture_is_the_one_that_is_drawn() -> None:
    picture = REPOSITORY / "docs" / "screenshots" / "pinout.svg"
    assert picture.read_text(encoding="utf-8") == as_svg(draw_pinout(), "Post Parade")
