"""Footprints of the carrier board, drawn from the parts' data sheets: through-hole only, in mm, y downwards.

A part is drawn in place: its pads, outlines and courtyard have the coordinates of the board.
"""

from dataclasses import dataclass
from math import hypot

Point = tuple[float, float]
Line = tuple[Point, Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

PITCH = 2.54
TERMINAL = 5.08


@dataclass(frozen=True)
class Pad:
    """A plated hole with copper on both sides. ``drill``: its width and height; ``round``: not a rectangle;
    ``strong``: carries the current of a supply, so zones meet it with broad copper; ``solid``: they leave no gap."""

    name: str
    at: Point
    net: str
    size: Point
    drill: Point
    round: bool = True
    strong: bool = False
    solid: bool = False


@dataclass(frozen=True)
class Text:
    """Words on the silk screen, ``size`` mm high; ``back``: on the other side, mirrored."""

    words: str
    at: Point
    size: float = 1.0
    angle: float = 0.0
    align: str = "center"
    back: bool = False
    bold: bool = False


@dataclass(frozen=True)
class Part:
    """A part on the board. ``reference`` and ``texts`` lie on the silk screen with ``lines`` and ``circles``
    (middle, radius); ``holes`` are bare (middle, diameter) and keep ``keep`` mm around them free of copper."""

    kind: str
    reference: str
    value: str
    courtyard: Box
    pads: tuple[Pad, ...] = ()
    lines: tuple[Line, ...] = ()
    circles: tuple[tuple[Point, float], ...] = ()
    texts: tuple[Text, ...] = ()
    holes: tuple[tuple[Point, float], ...] = ()
    keep: float = 0.0
    label: Text | None = None


def rectangle(box: Box) -> tuple[Line, ...]:
    """The four sides of ``box``."""
    left, top, right, bottom = box
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple(zip(corners, (*corners[1:], corners[0]), strict=True))


def grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def header(kind: str, reference: str, value: str, first: Point, step: Point, nets: tuple[str, ...]) -> Part:
    """A row of 2.54 mm pins or sockets from ``first`` on, ``step`` apart; pin 1 is square and has a bar beside it."""
    points = [(first[0] + step[0] * n, first[1] + step[1] * n) for n in range(len(nets))]
    pads = tuple(
        Pad(str(n + 1), point, net, (1.7, 1.7), (1.0, 1.0), round=n > 0)
        for n, (point, net) in enumerate(zip(points, nets, strict=True))
    )
    body = grown((*points[0], *points[-1]), 1.27)
    return Part(kind, reference, value, grown(body, 0.02), pads, rectangle(grown(body, -0.05)))


def servo_header(reference: str, value: str, signal: Point, nets: tuple[str, str, str]) -> Part:
    """Signal, +, ground from ``signal`` downwards; + and ground are wide enough for a stalled servo."""
    body = (signal[0] - 1.27, signal[1] - 1.27, signal[0] + 1.27, signal[1] + 2 * PITCH + 1.27)
    pads = tuple(
        Pad(str(n + 1), (signal[0], signal[1] + n * PITCH), net, (1.7, 1.7), (1.0, 1.0), round=n > 0, solid=n == 1)
        for n, net in enumerate(nets)
    )
    return Part("servo header 1x3", reference, value, grown(body, 0.02), pads, rectangle(grown(body, -0.05)))


def terminal(reference: str, value: str, first: Point, nets: tuple[str, ...], face: str) -> Part:
    """A 5.08 mm screw terminal, wires coming in from ``face``: top, right or bottom. Its front is 5.2 mm from the
    pins, its back 4.6 mm; the broad arrows show where the wires go in."""
    x, y = first
    long = TERMINAL * (len(nets) - 1)
    sideways = face == "right"
    points = [(x, y + TERMINAL * n) if sideways else (x + TERMINAL * n, y) for n in range(len(nets))]
    if sideways:
        body = (x - 4.6, y - 2.54, x + 5.2, y + long + 2.54)
        inner: Line = ((x + 3.2, body[1]), (x + 3.2, body[3]))
        marks = [((px + 5.2, py - 1), (px + 3.2, py)) for px, py in points]
        marks += [((px + 3.2, py), (px + 5.2, py + 1)) for px, py in points]
    else:
        front, back = (y - 5.2, y + 4.6) if face == "top" else (y + 5.2, y - 4.6)
        body = (x - 2.54, min(front, back), x + long + 2.54, max(front, back))
        bar = y - 3.2 if face == "top" else y + 3.2
        inner = ((body[0], bar), (body[2], bar))
        marks = [((px - 1, front), (px, bar)) for px, _ in points] + [((px, bar), (px + 1, front)) for px, _ in points]
    pads = tuple(
        Pad(str(n + 1), point, net, (2.6, 2.6), (1.3, 1.3), round=n > 0, strong=True, solid=net != "GND")
        for n, (point, net) in enumerate(zip(points, nets, strict=True))
    )
    kind = f"screw terminal 5.08 mm, {len(nets)} pins"
    return Part(kind, reference, value, grown(body, 0.05), pads, (*rectangle(body), inner, *marks))


def resistor(reference: str, value: str, one: Point, other: Point, nets: tuple[str, str]) -> Part:
    """A quarter-watt resistor lying flat, its legs 7.62 mm apart, its value inside its outline."""
    upright = one[0] == other[0]
    middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    half = (1.25, 2.6) if upright else (2.6, 1.25)
    body = (middle[0] - half[0], middle[1] - half[1], middle[0] + half[0], middle[1] + half[1])
    pads = tuple(
        Pad(name, at, net, (1.6, 1.6), (0.8, 0.8)) for name, at, net in zip("12", (one, other), nets, strict=True)
    )
    yard = (min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1]))
    yard = (min(yard[0] - 1, body[0]), min(yard[1] - 1, body[1]), max(yard[2] + 1, body[2]), max(yard[3] + 1, body[3]))
    inside = Text(value, middle, 1.0, 90 if upright else 0)
    return Part("resistor 7.62 mm", reference, value, yard, pads, rectangle(body), texts=(inside,))


def disc(reference: str, value: str, one: Point, other: Point, nets: tuple[str, str]) -> Part:
    """A small ceramic capacitor, its legs 5.08 mm apart in x."""
    left, right = min(one[0], other[0]), max(one[0], other[0])
    body = (left - 0.1, one[1] - 1.5, right + 0.1, one[1] + 1.5)
    pads = tuple(
        Pad(name, at, net, (1.6, 1.6), (0.8, 0.8)) for name, at, net in zip("12", (one, other), nets, strict=True)
    )
    lines = (
        ((left + 1.2, body[1]), (right - 1.2, body[1])),
        ((left + 1.2, body[3]), (right - 1.2, body[3])),
    )
    inside = Text(value, ((left + right) / 2, one[1]), 0.8)
    return Part("disc capacitor 5.08 mm", reference, value, grown(body, 1.0), pads, lines, texts=(inside,))


def electrolytic(reference: str, value: str, plus: Point, minus: Point, nets: tuple[str, str]) -> Part:
    """A standing electrolytic capacitor of 10 mm, its legs 5 mm apart; + is square and marked, outside too."""
    middle = ((plus[0] + minus[0]) / 2, (plus[1] + minus[1]) / 2)
    away = hypot(plus[0] - minus[0], plus[1] - minus[1])
    along = ((plus[0] - minus[0]) / away, (plus[1] - minus[1]) / away)
    pads = (
        Pad("1", plus, nets[0], (2.0, 2.0), (1.0, 1.0), round=False, solid=True),
        Pad("2", minus, nets[1], (2.0, 2.0), (1.0, 1.0)),
    )
    corner = (middle[0] + 4.2 * (along[0] + along[1]), middle[1] - 4.2 * (abs(along[0]) + along[1]))
    # The minus half is hatched, where the sleeve of the part has its stripe.
    lines = []
    for n in range(5):
        off = 1.8 + 0.6 * n
        half = (25.0 - off * off) ** 0.5 - 0.2
        foot = (middle[0] - along[0] * off, middle[1] - along[1] * off)
        if off > 3.6:
            side = (-along[1] * half, along[0] * half)
            lines.append(((foot[0] - side[0], foot[1] - side[1]), (foot[0] + side[0], foot[1] + side[1])))
    box = grown((*middle, *middle), 5.1)
    return Part(
        "electrolytic capacitor 10 mm",
        reference,
        value,
        box,
        pads,
        tuple(lines),
        circles=((middle, 5.0),),
        texts=(Text("+", corner, 1.4, bold=True), Text(value, (middle[0], middle[1] + 2.8), 0.9)),
    )


def fuse(reference: str, value: str, left: Point, nets: tuple[str, str]) -> Part:
    """An open holder for a glass fuse of 5 x 20 mm. Its legs are 22.5 or 22.6 mm apart, and slots fit both; the hole in
    the middle is for the peg that some have."""
    x, y = left
    right = x + 22.5
    body = (x - 2.6, y - 4.8, right + 2.6, y + 4.8)
    pads = tuple(
        Pad(name, at, net, (3.8, 3.0), (2.1, 1.5), strong=True, solid=True)
        for name, at, net in zip("12", (left, (right, y)), nets, strict=True)
    )
    glass: Box = (x + 2.4, y - 2.5, right - 2.4, y + 2.5)
    middle = ((x + right) / 2, y)
    return Part(
        "fuse holder 5x20 mm",
        reference,
        value,
        grown(body, 0.1),
        pads,
        (*rectangle(body), *rectangle(glass)),
        texts=(Text(value, (middle[0], y - 3.6), 1.0),),
        holes=((middle, 2.7),),
        keep=0.3,
    )


def dip14(reference: str, value: str, first: Point, nets: tuple[str, ...]) -> Part:
    """A socket with 14 pins, the notch upwards, pin 1 upper left and square."""
    x, y = first
    left = [(x, y + n * PITCH) for n in range(7)]
    right = [(x + 7.62, y + n * PITCH) for n in reversed(range(7))]
    pads = tuple(
        Pad(str(n + 1), at, net, (1.6, 1.6), (0.8, 0.8), round=n > 0)
        for n, (at, net) in enumerate(zip(left + right, nets, strict=True))
    )
    body = (x - 1.3, y - 1.4, x + 7.62 + 1.3, y + 6 * PITCH + 1.4)
    top = y - 1.4
    notch = (((x + 2.8, top), (x + 3.1, top + 1)), ((x + 3.1, top + 1), (x + 4.52, top + 1)))
    lines = (*rectangle(body), *notch, ((x + 4.52, top + 1), (x + 4.82, top)))
    inside = Text(value, (x + 3.81, y + 3 * PITCH), 1.2, 90)
    one = Text("1", (x - 2.1, y), 1.0, bold=True)
    return Part("DIP-14 in a socket", reference, value, grown(body, 0.1), pads, lines, texts=(inside, one))


def pico(reference: str, first: Point, nets: dict[int, str]) -> Part:
    """Two sockets of 20 pins for a Raspberry Pi Pico whose USB faces left: pin 1 is lower left, pin 40 upper left. Its
    board is 51 x 21 mm."""
    x, y = first
    low = [(x + n * PITCH, y) for n in range(20)]
    high = [(x + n * PITCH, y - 17.78) for n in reversed(range(20))]
    pads = tuple(
        Pad(str(n), at, nets.get(n, ""), (1.7, 1.7), (1.0, 1.0), round=n > 1) for n, at in enumerate(low + high, 1)
    )
    board = (x - 1.37, y - 19.39, x - 1.37 + 51, y + 1.61)
    middle = (board[1] + board[3]) / 2
    plug = rectangle((board[0] - 1.3, middle - 4, board[0] + 4.4, middle + 4))
    lines = (*rectangle(board), *plug, ((x - 1, y + 1.9), (x + 1, y + 1.9)))
    words = (
        Text("RASPBERRY PI PICO", (board[0] + 26, middle - 4.2), 1.6, bold=True),
        Text("in two sockets, USB to this side <<", (board[0] + 25, middle - 1.2), 1.2),
        Text("pin 1", (x + 2.4, y - 1.9), 1.0),
        Text("pin 40", (x + 2.8, y - 15.9), 1.0),
    )
    yard = (board[0], board[1], board[2], board[3])
    return Part("Raspberry Pi Pico in two 1x20 sockets", reference, "Pico", yard, pads, lines, texts=words)


def hole(reference: str, at: Point) -> Part:
    """A bare hole for an M3 screw; its head, 7 mm across at most, touches no copper."""
    return Part("M3 hole", reference, "M3", grown((*at, *at), 3.5), circles=((at, 3.4),), holes=((at, 3.2),), keep=1.9)
