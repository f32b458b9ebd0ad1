"""Writes a board of KiCad 6 (``.kicad_pcb``): the same text for the same board."""

from collections.abc import Callable, Iterable
from uuid import NAMESPACE_URL, uuid5

from footprints import Pad, Part, Point, Text
from router import VIA, VIA_DRILL, WIDTH, Track, Via

LAYERS = (
    (0, "F.Cu", "signal"), (31, "B.Cu", "signal"), (34, "B.Paste", "user"), (35, "F.Paste", "user"),
    (36, "B.SilkS", "user"), (37, "F.SilkS", "user"), (38, "B.Mask", "user"), (39, "F.Mask", "user"),
    (40, "Dwgs.User", "user"), (41, "Cmts.User", "user"), (44, "Edge.Cuts", "user"), (45, "Margin", "user"),
    (46, "B.CrtYd", "user"), (47, "F.CrtYd", "user"), (48, "B.Fab", "user"), (49, "F.Fab", "user"),
)  # fmt: skip
SHIFT = (100.0, 60.0)
"""Where on the sheet the upper left corner of the board lies."""
THIN, BOLD = 0.15, 0.2


class BoardFile:
    """Builds the text of a board; ``nets`` are in the order of their numbers, from 1."""

    def __init__(self, title: str, revision: str, nets: list[str]) -> None:
        self._nets = {net: number for number, net in enumerate(["", *nets])}
        self._count = 0
        self._lines = [
            "(kicad_pcb (version 20211014) (generator postparade)",
            "  (general (thickness 1.6))",
            '  (paper "A4")',
            f'  (title_block (title "{title}") (rev "{revision}") (comment 1 "Licence: CC BY 4.0"))',
            "  (layers",
            *(f'    ({number} "{name}" {sort})' for number, name, sort in LAYERS),
            "  )",
            "  (setup (pad_to_mask_clearance 0.05))",
            *(f'  (net {number} "{net}")' for net, number in self._nets.items()),
        ]

    def text(self) -> str:
        return "\n".join([*self._lines, ")", ""])

    def part(self, part: Part) -> None:
        """Add a footprint, placed at its first pad or in the middle of its courtyard."""
        box = part.courtyard
        x, y = part.pads[0].at if part.pads else ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

        def here(point: Point) -> str:
            return f"{_n(point[0] - x)} {_n(point[1] - y)}"

        sort = "through_hole" if part.pads else "exclude_from_pos_files exclude_from_bom"
        self._lines += [
            f'  (footprint "carrier:{part.kind}" (layer "F.Cu") (tedit 0) (tstamp {self._stamp(part.reference)})',
            f"    (at {_n(x + SHIFT[0])} {_n(y + SHIFT[1])})",
            f"    (attr {sort})",
        ]
        middle = Text("", ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), 1.0)
        label = part.label or Text(part.reference, middle.at, 1.0)
        layer = "F.SilkS" if part.label else "F.Fab"
        self._lines.append(f'    (fp_text reference "{part.reference}" {self._words(label, here(label.at), layer)})')
        self._lines.append(
            f'    (fp_text value "{part.value}" {self._words(middle, here(middle.at), "F.Fab", hide=True)})'
        )
        self._print(part, here)
        left, top, right, bottom = box
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            self._lines.append(f'    (fp_line (start {here(start)}) (end {here(end)}) (layer "F.CrtYd") (width 0.05))')
        self._lines += [f"    {self._pad(pad, here(pad.at))}" for pad in part.pads]
        for at, drill in part.holes:
            self._lines.append(
                f'    (pad "" np_thru_hole circle (at {here(at)}) (size {drill} {drill}) (drill {drill})'
                f" (layers *.Cu *.Mask) (clearance {part.keep}))"
            )
        self._lines.append("  )")

    def _print(self, part: Part, here: Callable[[Point], str]) -> None:
        """What is printed on the board for ``part``: words, lines and circles, placed by ``here``."""
        for text in part.texts:
            self._lines.append(f'    (fp_text user "{text.words}" {self._words(text, here(text.at), "F.SilkS")})')
        for start, end in part.lines:
            self._lines.append(
                f'    (fp_line (start {here(start)}) (end {here(end)}) (layer "F.SilkS") (width {THIN}))'
            )
        for at, radius in part.circles:
            end = (at[0] + radius, at[1])
            self._lines.append(
                f'    (fp_circle (center {here(at)}) (end {here(end)}) (layer "F.SilkS") (width {THIN}) (fill none))'
            )

    def _pad(self, pad: Pad, here: str) -> str:
        same = pad.size[0] == pad.size[1]
        shape = ("circle" if same else "oval") if pad.round else "rect"
        drill = _n(pad.drill[0]) if pad.drill[0] == pad.drill[1] else f"oval {_n(pad.drill[0])} {_n(pad.drill[1])}"
        net = f' (net {self._nets[pad.net]} "{pad.net}")' if pad.net else ""
        zone = " (zone_connect 2)" if pad.solid else " (thermal_width 1.5)" if pad.strong else ""
        return (
            f'(pad "{pad.name}" thru_hole {shape} (at {here}) (size {_n(pad.size[0])} {_n(pad.size[1])})'
            f" (drill {drill}) (layers *.Cu *.Mask){net}{zone})"
        )

    def line(self, start: Point, end: Point) -> None:
        """Add a piece of the board's edge."""
        self._lines.append(
            f'  (gr_line (start {_at(start)}) (end {_at(end)}) (layer "Edge.Cuts") (width 0.1)'
            f" (tstamp {self._stamp('edge')}))"
        )

    def label(self, text: Text) -> None:
        layer = "B.SilkS" if text.back else "F.SilkS"
        self._lines.append(f'  (gr_text "{text.words}" {self._words(text, _at(text.at), layer)})')

    def track(self, track: Track) -> None:
        layer = ("F.Cu", "B.Cu")[track.layer]
        self._lines.append(
            f'  (segment (start {_at(track.start)}) (end {_at(track.end)}) (width {WIDTH}) (layer "{layer}")'
            f" (net {self._nets[track.net]}) (tstamp {self._stamp('track')}))"
        )

    def via(self, via: Via) -> None:
        self._lines.append(
            f'  (via (at {_at(via.at)}) (size {VIA}) (drill {VIA_DRILL}) (layers "F.Cu" "B.Cu")'
            f" (net {self._nets[via.net]}) (tstamp {self._stamp('via')}))"
        )

    def zone(self, net: str, layer: str, corners: Iterable[Point], priority: int) -> None:
        points = " ".join(f"(xy {_at(corner)})" for corner in corners)
        self._lines += [
            f'  (zone (net {self._nets[net]}) (net_name "{net}") (layer "{layer}") (tstamp {self._stamp("zone")})'
            f" (hatch edge 0.508)" + (f" (priority {priority})" if priority else ""),
            "    (connect_pads (clearance 0.3))",
            "    (min_thickness 0.3) (filled_areas_thickness no)",
            "    (fill yes (thermal_gap 0.4) (thermal_bridge_width 0.8))",
            f"    (polygon (pts {points}))",
            "  )",
        ]

    def _words(self, text: Text, here: str, layer: str, hide: bool = False) -> str:
        angle = f" {_n(text.angle)}" if text.angle else ""
        thick = max(THIN, round(text.size * (BOLD if text.bold else THIN), 2))
        sides = ([] if text.align == "center" else [text.align]) + (["mirror"] if text.back else [])
        justify = f" (justify {' '.join(sides)})" if sides else ""
        hidden = " hide" if hide else ""
        return (
            f'(at {here}{angle}) (layer "{layer}"){hidden} (effects (font (size {text.size} {text.size})'
            f" (thickness {thick})){justify}) (tstamp {self._stamp(text.words)})"
        )

    def _stamp(self, of: str) -> str:
        """An identity that is the same whenever the same board is written."""
        self._count += 1
        return str(uuid5(NAMESPACE_URL, f"postparade-carrier/{self._count}/{of}"))


def _n(value: float) -> str:
    """``value`` with four decimals at most, as KiCad itself writes tenths of a micrometre, and without a minus zero."""
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")


def _at(point: Point) -> str:
    return f"{_n(point[0] + SHIFT[0])} {_n(point[1] + SHIFT[1])}"
