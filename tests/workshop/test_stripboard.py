"""The stripboard joins what the carrier board joins and nothing else, every hole is used once, and its picture is
readable in every language."""

from collections import Counter
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES
from postparade.workshop.as_svg import as_svg
from postparade.workshop.first_lane import GROUNDED, SHIFTER
from postparade.workshop.shapes import Text, bounds
from postparade.workshop.stripboard import COLUMNS, CUTS, LINKS, PARTS, ROWS, Hole, draw_stripboard
from tests.hardware.pcb import read_board

REPOSITORY = Path(__file__).resolve().parents[2]


def pieces() -> dict[Hole, Hole]:
    """The piece of copper that each hole is in, by one of its holes: strips, parted by cuts and joined by links."""
    above: dict[Hole, Hole] = {}

    def top(hole: Hole) -> Hole:
        while above.setdefault(hole, hole) != hole:
            hole = above[hole]
        return hole

    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS):
            one, other = (column, row), (column + 1, row)
            if one not in CUTS and other not in CUTS:
                above[top(one)] = top(other)
    for one, other in LINKS:
        above[top(one)] = top(other)
    return {
        hole: top(hole) for hole in [(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]
    }


def test_copper_and_links_join_each_net_and_no_two_of_them() -> None:
    copper = pieces()
    nets: dict[str, set[Hole]] = {}
    for part in PARTS:
        for hole, net in zip(part.holes, part.nets, strict=True):
            nets.setdefault(net, set()).add(copper[hole])
    assert {net: len(found) for net, found in nets.items()} == dict.fromkeys(nets, 1), "a net in two pieces"
    taken = Counter(piece for found in nets.values() for piece in found)
    assert max(taken.values()) == 1, "two nets in one piece"
    assert set(nets) == {"+5V", "GND", "GP16", "1Y", "2Y", "3Y", "4Y", "DIN"}


def test_every_hole_has_one_leg_and_no_cut_has_any() -> None:
    used = Counter([*(hole for part in PARTS for hole in part.holes), *(hole for link in LINKS for hole in link)])
    assert max(used.values()) == 1
    assert not set(used) & set(CUTS)
    assert all(1 <= column <= COLUMNS and 1 <= row <= ROWS for column, row in [*used, *CUTS])


def test_no_link_lies_over_another_or_over_a_part_in_its_column() -> None:
    spans = [*LINKS, *((part.holes[0], part.holes[-1]) for part in PARTS[1:] if len(part.holes) == 2)]
    for at, (one, other) in enumerate(spans):
        assert one[0] == other[0], "upright"
        for first, last in spans[at + 1 :]:
            if first[0] == one[0]:
                assert max(one[1], other[1]) < min(first[1], last[1]) or max(first[1], last[1]) < min(one[1], other[1])


def test_the_shifter_is_joined_as_on_the_carrier_board() -> None:
    board = read_board((REPOSITORY / "hardware/carrier/carrier.kicad_pcb").read_text(encoding="utf-8"))
    there = {int(pad.name): pad.net for pad in board.parts["U2"].pads}
    here = dict(enumerate(PARTS[0].nets, 1))
    assert (here[2], there[2]) == ("GP16", "GP16")
    assert (here[14], there[14]) == ("+5V", "5V")
    assert {number for number, net in here.items() if net == "GND"} == {*GROUNDED, 7}
    assert [here[number] for number, name in enumerate(SHIFTER, 1) if name.endswith("Y")] == ["1Y", "2Y", "3Y", "4Y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_touch_or_leave_the_picture(language: str) -> None:
    drawing = draw_stripboard(language)
    boxes = [(bounds(shape), shape.words) for shape in drawing.shapes if isinstance(shape, Text)]
    for at, (one, words) in enumerate(boxes):
        assert 0 <= one[0] <= one[2] <= drawing.width, words
        assert 0 <= one[1] <= one[3] <= drawing.height, words
        for other, others in boxes[at + 1 :]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, (words, others)


def test_the_command_draws_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["track", "parts", "--stripboard", "board.svg", "--language", "de"]) == 0
    assert "Streifenrasterplatine" in Path("board.svg").read_text(encoding="utf-8")


def test_the_committed_picture_is_the_one_that_is_drawn() -> None:
    committed = REPOSITORY / "docs" / "screenshots" / "stripboard.svg"
    assert committed.read_text(encoding="utf-8") == as_svg(draw_stripboard(), "Post Parade")
