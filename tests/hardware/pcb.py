"""Reads a board of KiCad and measures its copper: a small geometry of the tests' own."""

import re
from dataclasses import dataclass, field
from math import hypot
from typing import Any

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Box = tuple[float, float, float, float]
BOTH = frozenset(("F.Cu", "B.Cu"))


@dataclass(frozen=True)
class Copper:
    """Copper of ``net``: all within ``radius`` of a line through ``points``; of a zone or a square pad (``filled``)
    what the closed line surrounds too."""

    net: str
    layers: frozenset[str]
    points: tuple[Point, ...]
    radius: float
    pad: bool = False
    filled: bool = False
    name: str = ""
    drill: Point = (0.0, 0.0)

    @property
    def middle(self) -> Point:
        """The middle of a pad or via."""
        x, y = ([one[axis] for one in self.points] for axis in (0, 1))
        return (min(x) + max(x)) / 2, (min(y) + max(y)) / 2


@dataclass
class Part:
    """A part with the pads in the order of the file; ``courtyard``: left, top, right, bottom."""

    kind: str
    reference: str
    value: str
    courtyard: Box
    pads: list[Copper]


@dataclass(frozen=True)
class Words:
    """A text of the silk screen and the part that it belongs to, if any."""

    words: str
    at: Point
    back: bool
    of: str = ""


@dataclass
class Board:
    """Everything that is measured; ``copper`` holds pads, tracks, vias and poured zones."""

    outline: Box
    parts: dict[str, Part] = field(default_factory=dict)
    copper: list[Copper] = field(default_factory=list)
    holes: list[tuple[Point, float]] = field(default_factory=list)
    texts: list[Words] = field(default_factory=list)

    @property
    def pads(self) -> list[Copper]:
        return [piece for piece in self.copper if piece.pad]

    @property
    def tracks(self) -> list[Copper]:
        return [piece for piece in self.copper if not piece.pad and not piece.filled]


def bare_of_fills(text: str) -> str:
    """The board without what was poured into its zones."""
    return re.sub(r"^    \(filled_polygon .*\n", "", text, flags=re.MULTILINE)


def parse(text: str) -> list[Any]:
    """Nested lists of an S-expression."""
    stack: list[list[Any]] = [[]]
    for match in re.finditer(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)', text):
        quoted, bracket, word = match.groups()
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(quoted if word is None else word)
    assert len(stack) == 1
    return list(stack[0][0])


def every(tree: list[Any], name: str) -> list[list[Any]]:
    return [one[1:] for one in tree if isinstance(one, list) and one and one[0] == name]


def only(tree: list[Any], name: str) -> list[Any]:
    (found,) = every(tree, name)
    return found


def point(tree: list[Any], name: str, shift: Point = (0.0, 0.0)) -> Point:
    x, y, *_ = only(tree, name)
    return float(x) + shift[0], float(y) + shift[1]


def read_board(text: str) -> Board:
    """The board of a ``.kicad_pcb`` file."""
    tree = parse(text)
    nets: dict[str, str] = dict(every(tree, "net"))
    edge = [point(line, end) for line in every(tree, "gr_line") for end in ("start", "end")]
    board = Board((min(x for x, _ in edge), min(y for _, y in edge), max(x for x, _ in edge), max(y for _, y in edge)))
    for footprint in every(tree, "footprint"):
        _read_part(board, footprint)
    for words in every(tree, "gr_text"):
        board.texts.append(Words(words[0], point(words, "at"), only(words, "layer") == ["B.SilkS"]))
    for track in every(tree, "segment"):
        ends = point(track, "start"), point(track, "end")
        layers = frozenset(only(track, "layer"))
        board.copper.append(Copper(nets[only(track, "net")[0]], layers, ends, float(only(track, "width")[0]) / 2))
    for via in every(tree, "via"):
        at = point(via, "at")
        board.copper.append(Copper(nets[only(via, "net")[0]], BOTH, (at, at), float(only(via, "size")[0]) / 2))
    for zone in every(tree, "zone"):
        for poured in every(zone, "filled_polygon"):
            corners = tuple((float(x), float(y)) for _, x, y in only(poured, "pts"))
            layers = frozenset(only(poured, "layer"))
            board.copper.append(Copper(nets[only(zone, "net")[0]], layers, corners, 0.0, filled=True))
    return board


def _read_part(board: Board, footprint: list[Any]) -> None:
    shift = point(footprint, "at")
    said = {words[0]: words[1] for words in every(footprint, "fp_text")}
    reference = said["reference"]
    yard = [line for line in every(footprint, "fp_line") if only(line, "layer") == ["F.CrtYd"]]
    ends = [point(line, end, shift) for line in yard for end in ("start", "end")]
    x, y = [one[0] for one in ends], [one[1] for one in ends]
    part = Part(footprint[0], reference, said["value"], (min(x), min(y), max(x), max(y)), [])
    for pad in every(footprint, "pad"):
        at = point(pad, "at", shift)
        drill = [float(one) for one in only(pad, "drill") if one != "oval"]
        if pad[1] == "np_thru_hole":
            board.holes.append((at, drill[0]))
            continue
        net = every(pad, "net")
        wide, high = (float(one) for one in only(pad, "size"))
        points, radius = _pad_shape(pad[2], at, wide, high)
        own = Copper(
            net[0][1] if net else "", BOTH, points, radius, pad=True, filled=pad[2] == "rect", name=pad[0],
            drill=(drill[0], drill[-1]),
        )  # fmt: skip
        part.pads.append(own)
        board.copper.append(own)
    for words in every(footprint, "fp_text"):
        if only(words, "layer") == ["F.SilkS"]:
            board.texts.append(Words(words[1], point(words, "at", shift), False, reference))
    board.parts[reference] = part


def _pad_shape(shape: str, at: Point, wide: float, high: float) -> tuple[tuple[Point, ...], float]:
    x, y = at
    if shape == "rect":
        half, tall = wide / 2, high / 2
        return ((x - half, y - tall), (x + half, y - tall), (x + half, y + tall), (x - half, y + tall)), 0.0
    away = (wide - high) / 2
    assert away >= 0
    return ((x - away, y), (x + away, y)), high / 2


def _lines(piece: Copper) -> npt.NDArray[np.float64]:
    """Start and end of every piece of the line: (pieces, 4)."""
    points = np.array(piece.points)
    if piece.filled:
        points = np.vstack([points, points[:1]])
    return np.hstack([points[:-1], points[1:]])


def distance(one: Copper, other: Copper, enough: float) -> float:
    """Millimetres between the copper of two pieces, at most 0 where they touch; ``enough`` and more if it is more."""
    first, second = _lines(one), _lines(other)
    reach = enough + one.radius + other.radius
    first, second = _close(first, second, reach), _close(second, first, reach)
    inside = (one.filled and _surrounds(one, other.points[0])) or (other.filled and _surrounds(other, one.points[0]))
    if inside:
        return 0.0
    if not len(first) or not len(second):
        return enough + 1.0
    a, b = first[:, None, :], second[None, :, :]
    apart = np.minimum.reduce([_to_line(a, b, 0), _to_line(a, b, 2), _to_line(b, a, 0), _to_line(b, a, 2)])
    apart = np.where(_cross(a, b), 0.0, apart)
    return float(apart.min()) - one.radius - other.radius


def _close(lines: npt.NDArray[np.float64], others: npt.NDArray[np.float64], reach: float) -> npt.NDArray[np.float64]:
    """Those of ``lines`` that may lie within ``reach`` of the box around ``others``."""
    if not len(others):
        return lines[:0]
    low = np.minimum(others[:, :2], others[:, 2:]).min(0) - reach - 1e-6
    high = np.maximum(others[:, :2], others[:, 2:]).max(0) + reach + 1e-6
    near = (np.maximum(lines[:, :2], lines[:, 2:]) >= low) & (np.minimum(lines[:, :2], lines[:, 2:]) <= high)
    found: npt.NDArray[np.float64] = lines[near.all(1)]
    return found


def _to_line(points: npt.NDArray[np.float64], lines: npt.NDArray[np.float64], at: int) -> npt.NDArray[np.float64]:
    """How far ends of ``points`` (those at ``at``) are from ``lines``."""
    x, y = points[..., at] - lines[..., 0], points[..., at + 1] - lines[..., 1]
    dx, dy = lines[..., 2] - lines[..., 0], lines[..., 3] - lines[..., 1]
    long = dx * dx + dy * dy
    along = np.clip((x * dx + y * dy) / np.where(long > 0, long, 1.0), 0.0, 1.0)
    found: npt.NDArray[np.float64] = np.hypot(x - along * dx, y - along * dy)
    return found


def _cross(a: npt.NDArray[np.float64], b: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    def side(line: npt.NDArray[np.float64], of: npt.NDArray[np.float64], at: int) -> npt.NDArray[np.float64]:
        found: npt.NDArray[np.float64] = (line[..., 2] - line[..., 0]) * (of[..., at + 1] - line[..., 1]) - (
            line[..., 3] - line[..., 1]
        ) * (of[..., at] - line[..., 0])
        return found

    found: npt.NDArray[np.bool_] = (side(a, b, 0) * side(a, b, 2) < 0) & (side(b, a, 0) * side(b, a, 2) < 0)
    return found


def _surrounds(piece: Copper, at: Point) -> bool:
    lines = _lines(piece)
    x, y = at
    over = (lines[:, 1] > y) != (lines[:, 3] > y)
    lines = lines[over]
    across = lines[:, 0] + (y - lines[:, 1]) / (lines[:, 3] - lines[:, 1]) * (lines[:, 2] - lines[:, 0])
    return bool(np.count_nonzero(across > x) % 2)


def crossing(pieces: list[Copper], line: float, vertical: bool) -> float:
    """Millimetres of copper on a cut at x = ``line`` (``vertical``) or y = ``line``; holes of pads are none."""
    step = 0.05
    spans: set[int] = set()
    for piece in pieces:
        own = _on_cut(piece, line, vertical)
        spans.update(at for low, high in own for at in range(round(low / step), round(high / step)))
    for piece in pieces:
        if piece.pad:
            bare = Copper("", BOTH, (piece.middle, piece.middle), piece.drill[1] / 2)
            for low, high in _on_cut(bare, line, vertical):
                spans.difference_update(range(round(low / step), round(high / step)))
    return len(spans) * step


def _on_cut(piece: Copper, line: float, vertical: bool) -> list[tuple[float, float]]:
    """From where to where the cut goes through ``piece``."""
    across, along = (0, 1) if vertical else (1, 0)
    if not piece.filled:
        (first, second) = piece.points[0], piece.points[-1]
        middle = (first[along] + second[along]) / 2
        off = abs(line - first[across])
        if off >= piece.radius:
            return []
        half = (piece.radius**2 - off**2) ** 0.5 + hypot(first[0] - second[0], first[1] - second[1]) / 2
        return [(middle - half, middle + half)]
    lines = _lines(piece)
    start, end = lines[:, across], lines[:, 2 + across]
    over = (start > line) != (end > line)
    lines, start, end = lines[over], start[over], end[over]
    places = sorted(lines[:, along] + (line - start) / (end - start) * (lines[:, 2 + along] - lines[:, along]))
    return list(zip(places[::2], places[1::2], strict=True))
