"""The layout on paper: which pixel lies where, and how the data runs through them."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from msgspec import Struct

from postparade.core.i18n import USUAL, Messages, Values
from postparade.rules.boards import silk_of
from postparade.track.layout.lanes import LaneStrip, Layout, SeatStrip

PITCH = 13
ROW = 26
LABEL = 74
TOP = 34
CHAINS = ("#8fd0e8", "#e6b84f", "#7fce8f", "#f08a62")
"""The colour of the data line of each output of the board."""
PIXEL = "data-pixel"
"""The attribute that tells which pixel a circle is."""
PAPER, INK, FAINT = "#0e2a1b", "#f8f0dc", "#bfcdb8"


class LaneRow(Struct, frozen=True):
    """One lane in words: its output of the board (1 to 4), the pixels at gate and finish counted along that output, how
    many pixels it has in how many stretches, how many lie in a space, and how many places that makes."""

    horse: int
    chain: int
    gate: int
    finish: int
    pixels: int
    stretches: int
    space: int
    places: int


def rows(layout: Layout) -> list[LaneRow]:
    """All lanes in order of horses."""
    return [_row(layout, lane) for lane in layout.lanes]


def _row(layout: Layout, lane: LaneStrip) -> LaneRow:
    indices = lane.indices.tolist()
    chain, gate = on_chain(layout, indices[0])
    _, finish = on_chain(layout, indices[-1])
    return LaneRow(lane.horse, chain, gate, finish, len(indices), len(lane.runs), lane.space, lane.places)


def on_chain(layout: Layout, pixel: int) -> tuple[int, int]:
    """The output of the board (from 1) and the place on it (from 0) of a pixel counted along all chains."""
    for number, count in enumerate(layout.chains, 1):
        if pixel < count:
            return number, pixel
        pixel -= count
    raise IndexError(f"there is no such pixel beside chains of {layout.chains}")


def draw(layout: Layout, language: str = USUAL) -> str:
    """The layout as an SVG document: gates left, finishes right, the data lines from pixel to pixel; words in
    ``language``."""
    words = Messages(language, "drawings")
    longest = max(len(lane.indices) for lane in layout.lanes)
    seats = sum(len(light.indices) + 3 for light in layout.seats)
    width = 2 * LABEL + PITCH * max(longest, seats)
    height = TOP + ROW * (len(layout.lanes) + bool(layout.seats)) + 8
    svg = ET.Element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "font-family": "sans-serif"}
    )
    _add(svg, "rect", width=width, height=height, fill=PAPER, rx=8)
    _text(svg, 12, 21, title(layout, language), INK, 13)
    where = dict(_places(layout, longest))
    for number, line in enumerate(_data_lines(layout, where)):
        _add(svg, "path", d=line, fill="none", stroke=CHAINS[number], stroke_width=1.6, stroke_opacity=0.75)
    for index, lane in enumerate(layout.lanes):
        _lane(svg, layout, lane, where, TOP + ROW * index + ROW // 2)
    for light in layout.seats:
        _seat(svg, light, where, words)
    _name_pixels(svg, layout, words)
    return ET.tostring(svg, encoding="unicode")


def title(layout: Layout, language: str = USUAL) -> str:
    """The layout in one line, in ``language``."""
    words = Messages(language, "drawings")
    chains = enumerate(layout.chains, 1)
    outputs = ", ".join(words.wording("plan-output", {"number": number, "count": count}) for number, count in chains)
    told: Values = {"pixels": layout.pixels, "outputs": outputs, "order": layout.order}
    return words.wording("plan-title", told)


Spot = tuple[float, float]


def _places(layout: Layout, longest: int) -> Iterator[tuple[int, Spot]]:
    """Where on the paper each pixel that belongs to somebody lies; finishes are in line."""
    for index, lane in enumerate(layout.lanes):
        pixels = lane.indices.tolist()
        left = LABEL + PITCH * (longest - len(pixels) + 0.5)
        yield from ((pixel, (left + PITCH * at, TOP + ROW * (index + 0.5))) for at, pixel in enumerate(pixels))
    left, below = LABEL + PITCH * 2.5, TOP + ROW * (len(layout.lanes) + 0.5)
    for light in layout.seats:
        pixels = light.indices.tolist()
        yield from ((pixel, (left + PITCH * at, below)) for at, pixel in enumerate(pixels))
        left += PITCH * (len(pixels) + 3)


def _data_lines(layout: Layout, where: dict[int, Spot]) -> Iterator[str]:
    """The way of the data through the pixels of each output."""
    first = 0
    for count in layout.chains:
        spots = [where[pixel] for pixel in range(first, first + count) if pixel in where]
        yield " ".join(f"{'L' if at else 'M'}{x:g} {y:g}" for at, (x, y) in enumerate(spots))
        first += count


def _lane(svg: ET.Element, layout: Layout, lane: LaneStrip, where: dict[int, Spot], y: int) -> None:
    pixels = lane.indices.tolist()
    silk = silk_of(lane.horse)
    _text(svg, 12, y + 5, str(lane.horse), silk, 15)
    for at, pixel in enumerate(pixels):
        place = at // lane.space
        edge = "#5ff08a" if place == 0 else "#ff6a5a" if place == lane.places - 1 else silk
        _pixel(svg, pixel, where[pixel], silk, edge)
    (gate, _), (finish, _) = where[pixels[0]], where[pixels[-1]]
    _text(svg, gate - 10, y + 4, str(on_chain(layout, pixels[0])[1]), FAINT, 10, "end")
    _text(svg, finish + 10, y + 4, str(on_chain(layout, pixels[-1])[1]), FAINT, 10)


def _seat(svg: ET.Element, light: SeatStrip, where: dict[int, Spot], words: Messages) -> None:
    pixels = light.indices.tolist()
    x, y = where[pixels[0]]
    _text(svg, x - 10, y + 4, words.wording("plan-seat", {"seat": light.seat}), FAINT, 10, "end")
    for pixel in pixels:
        _pixel(svg, pixel, where[pixel], "#e6b84f", "#e6b84f")


def _pixel(svg: ET.Element, pixel: int, spot: Spot, fill: str, edge: str) -> None:
    circle = _add(svg, "circle", cx=spot[0], cy=spot[1], r=4.2, fill=fill, fill_opacity=0.3, stroke=edge)
    circle.set(PIXEL, str(pixel))


def _name_pixels(svg: ET.Element, layout: Layout, words: Messages) -> None:
    for circle in list(svg.iter("circle")):
        chain, at = on_chain(layout, int(circle.attrib[PIXEL]))
        # As text, not as numbers: formatting a thousand numbers for the language is slow.
        _add(circle, "title").text = words.wording("plan-pixel", {"at": str(at), "chain": str(chain)})


def _text(svg: ET.Element, x: float, y: float, text: str, fill: str, size: int, anchor: str = "start") -> None:
    _add(svg, "text", x=x, y=y, fill=fill, font_size=size, text_anchor=anchor).text = text


def _add(parent: ET.Element, tag: str, **attributes: object) -> ET.Element:
    named = {
        name.replace("_", "-"): f"{value:g}" if isinstance(value, float) else str(value)
        for name, value in attributes.items()
    }
    return ET.SubElement(parent, tag, named)
