"""The schematic of the carrier board is whole, reads without KiCad, and joins the same pins as the board.

Here it is read as KiCad does: a label belongs to the pin that ends where it stands.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.hardware.pcb import Board, read_board

CARRIER = Path(__file__).resolve().parents[2] / "hardware" / "carrier"
FILE = CARRIER / "carrier.kicad_sch"
PAPER = (420.0, 297.0)
TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')

Point = tuple[float, float]


def parsed(text: str) -> list[Any]:
    """The lists within lists of ``text``."""
    stack: list[list[Any]] = [[]]
    for quoted, bracket, word in TOKEN.findall(text):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or quoted)
    (whole,) = stack[0]
    assert len(stack) == 1
    return list(whole)


def children(node: list[Any], name: str) -> list[list[Any]]:
    return [one for one in node if isinstance(one, list) and one[0] == name]


def point(node: list[Any]) -> Point:
    (at,) = children(node, "at")
    return round(float(at[1]), 4), round(float(at[2]), 4)


def properties(symbol: list[Any]) -> dict[str, str]:
    return {one[1]: one[2] for one in children(symbol, "property")}


@pytest.fixture(scope="module")
def schematic() -> list[Any]:
    return parsed(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pins(schematic: list[Any]) -> dict[tuple[str, str], Point]:
    """Where on the sheet each pin of each part ends."""
    library = {one[1]: one for one in children(children(schematic, "lib_symbols")[0], "symbol")}
    found = {}
    for symbol in children(schematic, "symbol"):
        x, y = point(symbol)
        drawn = [
            pin
            for unit in children(library[children(symbol, "lib_id")[0][1]], "symbol")
            for pin in children(unit, "pin")
        ]
        for pin in drawn:
            dx, dy = point(pin)
            found[properties(symbol)["Reference"], children(pin, "number")[0][1]] = (round(x + dx, 4), round(y - dy, 4))
    return found


@pytest.fixture(scope="module")
def board() -> Board:
    return read_board((CARRIER / "carrier.kicad_pcb").read_text(encoding="utf-8"))


def test_labels_join_the_pins_that_the_board_joins(
    schematic: list[Any], pins: dict[tuple[str, str], Point], board: Board
) -> None:
    labels = {point(one): one[1] for one in children(schematic, "global_label")}
    left_open = {point(one) for one in children(schematic, "no_connect")}
    joined = {pin: labels.get(at, "") for pin, at in pins.items()}
    on_board = {(name, pad.name): pad.net for name, part in board.parts.items() for pad in part.pads if pad.name}
    assert joined == on_board
    assert len(on_board) > 140
    assert {at for pin, at in pins.items() if not joined[pin]} == left_open
    assert labels.keys() <= set(pins.values())


def test_no_two_pins_end_in_one_place(pins: dict[tuple[str, str], Point]) -> None:
    assert [at for at, count in Counter(pins.values()).items() if count > 1] == []


def test_parts_have_the_value_and_footprint_that_they_have_on_the_board(schematic: list[Any], board: Board) -> None:
    drawn = {one["Reference"]: one["Value"] for one in map(properties, children(schematic, "symbol"))}
    assert drawn == {name: part.value for name, part in board.parts.items() if any(pad.name for pad in part.pads)}
    listed = children(children(schematic, "symbol_instances")[0], "path")
    identities = {f"/{children(one, 'uuid')[0][1]}" for one in children(schematic, "symbol")}
    assert {one[1] for one in listed} == identities


def test_everything_is_on_the_grid_and_on_the_paper(pins: dict[tuple[str, str], Point]) -> None:
    for x, y in pins.values():
        assert 12 < x < PAPER[0] - 12
        assert 12 < y < PAPER[1] - 12
        assert abs(x / 1.27 - round(x / 1.27)) < 1e-6
        assert abs(y / 1.27 - round(y / 1.27)) < 1e-6


def test_every_identity_is_there_once() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert [one for one, count in Counter(re.findall(r"\(uuid ([^)]*)\)", text)).items() if count > 1] == []


@pytest.mark.slow(5)
def test_the_script_makes_the_schematic_that_is_here(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(CARRIER / "make.py"), "--plain", str(tmp_path)], check=True)
    assert (tmp_path / FILE.name).read_bytes() == FILE.read_bytes()
