"""Drawing with SVG: elements from plain calls, text always as text, and one palette for screen and paper."""

import unicodedata
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

INK = "#17130b"
PAPER = "#fdf7e6"
GROUND = "#fffdf7"
GRID = "#d9cfb4"
QUIET = "#5a4e33"
BRASS = "#9a7320"
GOOD = "#20643d"
BAD = "#a3401d"
SVG = "http://www.w3.org/2000/svg"
SANS = "system-ui, 'DejaVu Sans', sans-serif, 'Noto Sans Arabic UI', 'WenQuanYi Micro Hei', 'Noto Color Emoji'"
SLAB = "Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif"

USUAL, WIDE = 0.68, 1.05
"""Widths of a usual and of a wide letter, in sizes of the font."""

Element = ET.Element
Point = tuple[float, float]


def el(tag: str, *content: Element | str, **attributes: object) -> Element:
    """An SVG element. Attribute names are written with underscores for dashes (``class_`` for ``class``), numbers are
    rounded to tenths."""
    made = ET.Element(tag, {_name(name): _value(value) for name, value in attributes.items()})
    for child in content:
        if isinstance(child, str):
            made.text = (made.text or "") + child
        else:
            made.append(child)
    return made


def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def sheet(width: float, height: float, title: str, content: Iterable[Element]) -> Element:
    """A whole drawing, which screen readers announce as ``title``."""
    ground = el("rect", width=width, height=height, fill=PAPER, rx=10)
    box = f"0 0 {_value(width)} {_value(height)}"
    made = el(
        "svg",
        el("title", title),
        ground,
        *content,
        width=width,
        height=height,
        role="img",
        font_family=SANS,
    )
    made.set("viewBox", box)
    return made


def as_text(drawing: Element) -> str:
    """The drawing as the text of an SVG file."""
    return ET.tostring(drawing, encoding="unicode").replace("<svg", f'<svg xmlns="{SVG}"', 1)


def text(
    at: Point,
    words: str,
    *,
    size: float = 13,
    anchor: str = "start",
    fill: str = INK,
    bold: bool = False,
    slab: bool = False,
) -> Element:
    """``words`` with their baseline at ``at``."""
    weight = 700 if bold else 400
    made = el("text", words, x=at[0], y=at[1], font_size=size, text_anchor=anchor, fill=fill, font_weight=weight)
    if slab:
        made.set("font-family", SLAB)
    return made


def width_of(words: str, size: float) -> float:
    """About how wide ``words`` are in the fonts of drawings: never less than they really are."""
    return size * sum(WIDE if unicodedata.east_asian_width(one) in "WF" or one in "MW@" else USUAL for one in words)


def whole_name(at: Point, name: str, room: float, *, size: float, bold: bool = False) -> Element:
    """A guest's name in ``room`` units: never cut, because two may begin alike, but set smaller where it is long."""
    return text(at, name, size=min(size, size * room / max(1.0, width_of(name, size))), bold=bold)


def haloed(words: Element, ground: str = PAPER) -> Element:
    """Text that stays readable where lines cross it."""
    words.attrib |= {"paint-order": "stroke", "stroke": ground, "stroke-width": "4", "stroke-linejoin": "round"}
    return words


def line(start: Point, end: Point, *, stroke: str = GRID, width: float = 1, dash: str = "") -> Element:
    """A straight line."""
    made = el("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], stroke=stroke, stroke_width=width)
    if dash:
        made.set("stroke-dasharray", dash)
    return made


def curve(points: Sequence[Point], colour: str, *, width: float = 2.6) -> list[Element]:
    """A line through ``points`` with a dark edge, so that white and yellow stand out on paper too."""
    path = " ".join(f"{_value(float(x))},{_value(float(y))}" for x, y in points)
    style = {"points": path, "fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return [
        el("polyline", **style, stroke=INK, stroke_width=width + 1.4),
        el("polyline", **style, stroke=colour, stroke_width=width),
    ]


def badge(at: Point, number: str, colour: str, *, size: float = 18) -> Element:
    """The number of a horse on its colour, centred at ``at``; wider for names such as ``11-12``."""
    x, y = at
    wide = max(1.5, 0.5 + 0.5 * len(number)) * size
    return el(
        "g",
        el(
            "rect",
            x=x - wide / 2,
            y=y - size / 2,
            width=wide,
            height=size,
            rx=4,
            fill=colour,
            stroke=INK,
            stroke_width=1.2,
        ),
        el(
            "rect",
            x=x - wide / 2 + size / 4,
            y=y - 0.38 * size,
            width=wide - size / 2,
            height=0.76 * size,
            rx=3,
            fill=GROUND,
        ),
        text((x, y + 0.26 * size), number, size=0.74 * size, anchor="middle", bold=True),
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], first: int = 0) -> Element:
    """A table with those heads; its ``first`` rows stand out."""
    head = el("thead", el("tr", *(el("th", name, scope="col") for name in heads)))
    body = [
        el("tr", *(el("td", str(value)) for value in row), **({"class_": "first"} if at < first else {}))
        for at, row in enumerate(rows)
    ]
    return el("table", head, el("tbody", *body))


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near the ``wanted`` ones, in the same order, at least ``gap`` apart and between ``low`` and ``high`` as
    far as there is room: labels that do not cover each other."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed = dict.fromkeys(order, 0.0)
    below = low - gap
    for at in order:
        below = placed[at] = max(wanted[at], below + gap)
    above = high + gap
    for at in reversed(order):
        above = placed[at] = min(placed[at], above - gap)
    return [placed[at] for at in range(len(wanted))]
