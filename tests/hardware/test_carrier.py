"""The carrier board that is shipped: joined as the wiring data says, with room between nets, as the script makes it.

The board is read and measured here without KiCad; where KiCad is at hand, its own rules are asked too.
"""

import re
import subprocess
import sys
import zipfile
from collections import Counter, defaultdict
from functools import partial
from itertools import combinations
from math import hypot, inf
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.workshop.electrics import catalogue
from postparade.workshop.wiring import BUTTON_PINS, JUMPER_PIN, LIGHT_PINS, SERVO_PINS, STRIP_PINS, SWITCH_PIN
from tests.hardware.pcb import Board, Copper, bare_of_fills, crossing, distance, read_board

CARRIER = Path(__file__).resolve().parents[2] / "hardware" / "carrier"
FILE = CARRIER / "carrier.kicad_pcb"
pytestmark = pytest.mark.slow(15)
KICAD_PYTHON = Path("/usr/bin/python3")
CLEARANCE = 0.2
EDGE = 0.3
COMES_OUT = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29)
PICO = dict(enumerate(COMES_OUT)) | {26: 31, 27: 32, 28: 34}
"""The pin of the Pico at which each GP number comes out, as its data sheet has it."""
PICO_GROUNDS = (3, 8, 13, 18, 23, 28, 33, 38)
GATES = {2: 3, 5: 6, 9: 8, 12: 11}
"""Outputs of a 74AHCT125 by their inputs."""


@pytest.fixture(scope="module")
def board() -> Board:
    return read_board(FILE.read_text(encoding="utf-8"))


def named(board: Board, value: str) -> list[str]:
    """The nets of the pads of the part that is for ``value``, in the order of its pins."""
    (part,) = [part for part in board.parts.values() if part.value == value]
    return [pad.net for pad in part.pads]


def test_every_pin_of_the_pico_follows_the_wiring(board: Board) -> None:
    pico = {int(pad.name): pad for pad in board.parts["U1"].pads}
    net = {gp: pico[pin].net for gp, pin in PICO.items()}
    for number, gp in enumerate(SERVO_PINS):
        assert named(board, f"servo of horse {number + 2}") == [net[gp], "SERVO_5V", "GND"]
    for number, (button, light) in enumerate(zip(BUTTON_PINS, LIGHT_PINS, strict=True), 1):
        assert named(board, f"button {number}") == [net[button], "GND", f"LAMP{number}", "GND"]
        assert [net[light], f"LAMP{number}"] in series(board, "330")
    assert named(board, "gate switches") == [net[SWITCH_PIN], "GND"]
    assert named(board, "jumper") == [net[JUMPER_PIN], "GND"]
    used = {*STRIP_PINS, *SERVO_PINS, *BUTTON_PINS, *LIGHT_PINS, SWITCH_PIN, JUMPER_PIN}
    assert {pin for pin, pad in pico.items() if pad.net and pad.net != "GND"} == {PICO[gp] for gp in used}
    assert tuple(pin for pin, pad in pico.items() if pad.net == "GND") == PICO_GROUNDS
    assert len({net[gp] for gp in used}) == len(used)


def series(board: Board, value: str) -> list[list[str]]:
    """The two nets of every resistor of ``value``, sorted."""
    return [sorted(pad.net for pad in part.pads) for part in board.parts.values() if part.value == value]


def test_every_strip_is_driven_by_a_gate_at_five_volts_through_330_ohm(board: Board) -> None:
    shifter = {int(pad.name): pad.net for pad in board.parts["U2"].pads}
    assert (shifter[14], shifter[7]) == ("5V", "GND")
    assert [shifter[enable] for enable in (1, 4, 10, 13)] == ["GND"] * 4, "an enable that floats is no enable"
    pico = {int(pad.name): pad.net for pad in board.parts["U1"].pads}
    outputs = {shifter[entry]: shifter[leave] for entry, leave in GATES.items()}
    for number, gp in enumerate(STRIP_PINS, 1):
        strip = pico[PICO[gp]]
        five, data, ground = named(board, f"strip {number}")
        assert (five, ground) == ("5V", "GND")
        assert sorted([outputs[strip], data]) in series(board, "330")
        assert sorted([strip, "GND"]) in series(board, "10k"), "the strip stays quiet while nobody drives its line"


def test_each_supply_has_a_fuse_and_a_capacitor_and_they_share_only_ground(board: Board) -> None:
    nets = [
        named(board, value)
        for value in ("5 V of the strips", "fuse of the strips", "5 to 6 V of the servos", "fuse of the servos")
    ]
    assert nets == [["STRIP_IN", "GND"], ["STRIP_IN", "5V"], ["SERVO_IN", "GND"], ["SERVO_5V", "SERVO_IN"]]
    stores = [[pad.net for pad in part.pads] for part in board.parts.values() if part.value == "1000u"]
    assert stores == [["5V", "GND"], ["SERVO_5V", "GND"]]
    assert sorted(named(board, "100n")) == ["5V", "GND"]
    for part in board.parts.values():
        own = {pad.net for pad in part.pads}
        assert not (own & {"5V", "STRIP_IN"} and own & {"SERVO_5V", "SERVO_IN"})
        if "U1" in part.reference:
            assert not own & {"5V", "STRIP_IN", "SERVO_5V", "SERVO_IN"}, "USB alone feeds the Pico"


def test_every_pad_of_a_net_is_joined_by_copper(board: Board) -> None:
    for net, pieces in by_net(board).items():
        assert groups(pieces) == 1, net


def test_copper_that_is_cut_would_be_found(board: Board) -> None:
    data = by_net(board)["DATA1"]
    tracks = [piece for piece in data if not piece.pad]
    assert groups([piece for piece in data if piece is not tracks[0]]) > 1
    assert groups([piece for piece in by_net(board)["GND"] if piece.pad]) > 1


def by_net(board: Board) -> dict[str, list[Copper]]:
    found: dict[str, list[Copper]] = defaultdict(list)
    for piece in board.copper:
        if piece.net:
            found[piece.net].append(piece)
    return found


def groups(pieces: list[Copper]) -> int:
    """Into how many groups with a pad ``pieces`` fall that touch each other on a layer."""
    left = set(range(len(pieces)))
    count = 0
    while left:
        waiting = [left.pop()]
        has_pad = False
        while waiting:
            here = pieces[waiting.pop()]
            has_pad = has_pad or here.pad
            near = [
                one for one in left if pieces[one].layers & here.layers and distance(here, pieces[one], 0.0) <= 1e-6
            ]
            left.difference_update(near)
            waiting += near
        count += has_pad
    return count


def test_nets_keep_their_distance(board: Board) -> None:
    near: dict[tuple[str, str], float] = defaultdict(lambda: inf)
    for one, other in combinations(board.copper, 2):
        if one.layers & other.layers and (one.net != other.net or not one.net):
            pair = min(one.net, other.net), max(one.net, other.net)
            near[pair] = min(near[pair], distance(one, other, CLEARANCE))
    assert {pair: gap for pair, gap in near.items() if gap < CLEARANCE - 1e-6} == {}


def test_copper_that_comes_too_near_would_be_found(board: Board) -> None:
    track = board.tracks[0]
    (x, y), (end, _) = track.points[0], track.points[-1]
    moved = Copper("other", track.layers, ((x, y + 0.55), (end, y + 0.55)), 0.2)
    assert distance(track, moved, CLEARANCE) < CLEARANCE


def test_copper_stays_inside_the_board_and_off_the_screws(board: Board) -> None:
    left, top, right, bottom = board.outline
    assert right - left <= 100
    assert bottom - top <= 80
    for piece in board.copper:
        for x, y in piece.points:
            inside = min(x - left, right - x, y - top, bottom - y) - piece.radius
            assert inside >= EDGE, piece
    assert sorted(drill for _, drill in board.holes) == [2.7] * 2 + [3.2] * 4, "pegs of the fuse holders, M3"
    for at, drill in board.holes:
        head = Copper("", frozenset(("F.Cu", "B.Cu")), (at, at), 3.0 if drill == 3.2 else drill / 2)
        assert min(distance(head, piece, 1.0) for piece in board.copper) > 0.25


def test_parts_do_not_overlap(board: Board) -> None:
    for one, other in combinations(board.parts.values(), 2):
        (left, top, right, bottom), (x, y, x2, y2) = one.courtyard, other.courtyard
        assert right <= x or x2 <= left or bottom <= y or y2 <= top, (one.reference, other.reference)


def test_terminals_are_at_the_edge_that_their_wires_come_from(board: Board) -> None:
    left, top, right, bottom = board.outline
    for part in board.parts.values():
        if "screw terminal" not in part.kind:
            continue
        x, y, x2, y2 = part.courtyard
        pin_x, pin_y = part.pads[0].middle
        # The front of a terminal is farther from its pins than its back.
        gaps = {"left": (x - left, pin_x - x), "right": (right - x2, x2 - pin_x)}
        gaps |= {"top": (y - top, pin_y - y), "bottom": (bottom - y2, y2 - pin_y)}
        at_edge = [gap for gap in gaps.values() if gap[0] < 1.5]
        assert [round(front, 1) for _, front in at_edge] == [5.2], part.reference


def test_names_are_not_hidden_under_other_parts(board: Board) -> None:
    for text in board.texts:
        for part in board.parts.values():
            if part.reference == text.of or text.back:
                continue
            x, y, x2, y2 = part.courtyard
            assert not (x < text.at[0] < x2 and y < text.at[1] < y2), (text.words, part.reference)


def test_the_silk_screen_agrees_with_the_copper(board: Board) -> None:
    said = " ".join(text.words for text in board.texts)
    (amperes,) = {int(found) for found in re.findall(r"each supply (?:at most|bears) (\d+) A", said)}
    assert min(power_width(board)) >= 5.0
    assert is_broad(board, "STRIP_IN", ("J5", "F1"), 4.95)
    assert is_broad(board, "5V", ("F1", "C1"), 4.95)
    assert is_broad(board, "SERVO_IN", ("J6", "F2"), 4.95)
    assert is_broad(board, "SERVO_5V", ("F2", "C2"), 4.95)
    assert not is_broad(board, "STRIP_IN", ("J5", "F1"), 12.0), "this would find a narrow place"
    assert amperes <= ipc_2221(5.0) < amperes + 1
    assert "5 mm, 1 oz, 10 K" in said
    (fuse,) = set(re.findall(r"FUSE max ([\d.]+) A", said))
    assert float(fuse) <= amperes
    assert "CC BY 4.0" in said
    assert "POST PARADE" in said


def power_width(board: Board) -> list[float]:
    """Millimetres of copper along cuts through what feeds the strips, and through what feeds the servos."""
    found = []
    feeds = (("5V", "F.Cu", False, range(330, 575)), ("SERVO_5V", "F.Cu", True, range(110, 610)))
    grounds = (("GND", "B.Cu", False, range(80, 720)), ("GND", "B.Cu", True, range(80, 920)))
    for net, layer, vertical, cuts in (*feeds, *grounds):
        pieces = [piece for piece in by_net(board)[net] if layer in piece.layers]
        left, top, *_ = board.outline
        lines = [cut / 10 + (left if vertical else top) for cut in cuts]
        found += [crossing(pieces, line, vertical) for line in lines]
    return found


def is_broad(board: Board, net: str, between: tuple[str, str], width: float) -> bool:
    """Whether a disc of ``width`` mm can go from the pad of one part to that of the other without leaving the copper of
    ``net`` on the front; it need not stand on the middle of a pad."""
    scale = 20
    left, top, right, bottom = board.outline
    picture = np.zeros((round((bottom - top) * scale), round((right - left) * scale)), np.uint8)
    pieces = [piece for piece in by_net(board)[net] if piece.filled and "F.Cu" in piece.layers]
    for piece in pieces:
        cv2.fillPoly(picture, [np.rint((np.array(piece.points) - (left, top)) * scale).astype(np.int32)], 255)
    radius = width * scale / 2
    distance_to_zero = partial(cv2.distanceTransform, distanceType=cv2.DIST_L2, maskSize=cv2.DIST_MASK_PRECISE)
    _, marks = cv2.connectedComponents((distance_to_zero(picture) >= radius).astype(np.uint8))
    for mark in range(1, int(marks.max()) + 1):
        passed = distance_to_zero((marks != mark).astype(np.uint8)) <= radius
        pads = [pad for part in between for pad in board.parts[part].pads if pad.net == net]
        places = [(np.array(pad.middle) - (left, top)) * scale for pad in pads]
        if all(passed[round(y), round(x)] for x, y in places):
            return True
    return False


def ipc_2221(width: float, rise: float = 10.0) -> float:
    """Amperes of an outer track of 1 oz (35 micrometres): 0.048 times rise to the 0.44, area in square mils to the
    0.725."""
    return float(0.048 * rise**0.44 * (width / 0.0254 * 0.035 / 0.0254) ** 0.725)


def test_copper_bears_the_track_that_the_parts_list_is_made_for(board: Board) -> None:
    usual = 2.0
    rules = catalogue().rules
    servos = 3 * rules.servo_moving_a + 8 * rules.servo_holding_a
    assert max(usual, servos) < ipc_2221(5.0)


def test_list_of_parts_in_the_readme_is_that_of_the_board(board: Board) -> None:
    text = (CARRIER / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:[A-Z]+\d+(?: to [A-Z]+\d+)?(?:, )?)+) \| (\d+) \|", text, re.MULTILINE)
    listed = []
    for names, count in rows:
        own = []
        for name in names.split(", "):
            first, _, last = name.partition(" to ")
            sort = first.rstrip("0123456789")
            span = range(int(first[len(sort) :]), int((last or first)[len(sort) :]) + 1)
            own += [f"{sort}{number}" for number in span]
        assert len(own) == int(count), names
        listed += own
    assert Counter(listed) == Counter(part.reference for part in board.parts.values() if part.pads)


def test_file_is_what_the_script_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(CARRIER / "make.py"), str(tmp_path), "--plain"], check=True)
    written = (tmp_path / FILE.name).read_text(encoding="utf-8")
    assert "filled_polygon" not in written
    assert bare_of_fills(FILE.read_text(encoding="utf-8")) == written


def test_archive_holds_what_a_maker_of_boards_asks_for() -> None:
    with zipfile.ZipFile(CARRIER / "gerbers.zip") as packed:
        names = packed.namelist()
        texts = {name: packed.read(name).decode() for name in names}
    layers = ("B_Cu", "B_Mask", "B_Silkscreen", "Edge_Cuts", "F_Cu", "F_Mask", "F_Silkscreen")
    assert names == [*(f"carrier-{name}.gbr" for name in layers), "carrier-NPTH.drl", "carrier-PTH.drl"]
    for name, text in texts.items():
        assert text.endswith(("M02*\n", "M30\n")), name
        assert not re.search(r"/(?:home|root|tmp)/|CreationDate", text), name


def test_archive_has_every_pad_and_track_of_the_board(board: Board) -> None:
    with zipfile.ZipFile(CARRIER / "gerbers.zip") as packed:
        texts = {layer: packed.read(f"carrier-{layer[0]}_Cu.gbr").decode() for layer in ("F.Cu", "B.Cu")}
    vias = [piece for piece in board.tracks if len(piece.layers) == 2]
    for layer, text in texts.items():
        flashed = places(r"^X(-?\d+)Y(-?\d+)D03", text)
        assert [piece for piece in [*board.pads, *vias] if not near(piece.middle, flashed)] == []
        drawn = places(r"^X(-?\d+)Y(-?\d+)D0[12]", text)
        tracks = [piece for piece in board.tracks if piece.layers == {layer}]
        assert [piece for piece in tracks if not all(near(end, drawn) for end in piece.points)] == []


def places(pattern: str, text: str) -> set[tuple[float, float]]:
    """Coordinates of a Gerber file in mm, y downwards."""
    return {(int(x) / 1e5, -int(y) / 1e5) for x, y in re.findall(pattern, text, re.MULTILINE)}


def test_archive_has_a_hole_for_every_pad(board: Board) -> None:
    with zipfile.ZipFile(CARRIER / "gerbers.zip") as packed:
        text = packed.read("carrier-PTH.drl").decode()
    drilled = {(float(x), -float(y)) for x, y in re.findall(r"^X(-?[\d.]+)Y(-?[\d.]+)$", text, re.MULTILINE)}
    missing = [pad.name for pad in board.pads if pad.drill[0] == pad.drill[1] and not near(pad.middle, drilled)]
    assert missing == []
    assert text.count("G85") == sum(pad.drill[0] != pad.drill[1] for pad in board.pads)


def near(at: tuple[float, float], drilled: set[tuple[float, float]]) -> bool:
    return any(hypot(at[0] - x, at[1] - y) < 0.002 for x, y in drilled)


@pytest.fixture(scope="module")
def kicad() -> Path:
    asked = [str(KICAD_PYTHON), "-c", "import pcbnew; assert pcbnew.Version().startswith('6.')"]
    if not KICAD_PYTHON.exists() or subprocess.run(asked, check=False, capture_output=True).returncode:
        pytest.skip("needs kicad: apt install kicad (6.0)")
    return KICAD_PYTHON


def test_kicad_finds_no_fault_with_the_board(kicad: Path, tmp_path: Path) -> None:
    copy = tmp_path / FILE.name
    copy.write_bytes(FILE.read_bytes())
    check = "import sys, pcbnew; pcbnew.WriteDRCReport(pcbnew.LoadBoard(sys.argv[1]), sys.argv[2], 1, True)"
    report = tmp_path / "report.txt"
    subprocess.run([str(kicad), "-c", check, str(copy), str(report)], check=True, capture_output=True)
    text = report.read_text(encoding="utf-8")
    assert "Found 0 DRC violations" in text, text
    assert "Found 0 unconnected pads" in text, text
    assert "Found 0 Footprint errors" in text, text


def test_kicad_makes_the_same_zones_and_the_same_archive(kicad: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(CARRIER / "make.py"), str(tmp_path)], check=True, capture_output=True)
    assert (tmp_path / FILE.name).read_bytes() == FILE.read_bytes()
    with zipfile.ZipFile(tmp_path / "gerbers.zip") as made, zipfile.ZipFile(CARRIER / "gerbers.zip") as shipped:
        texts = [{name: version_free(packed.read(name)) for name in packed.namelist()} for packed in (made, shipped)]
    assert texts[0] == texts[1]


def version_free(text: bytes) -> bytes:
    return re.sub(rb".*GenerationSoftware.*\n", b"", text)
