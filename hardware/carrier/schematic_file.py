"""Writes the schematic of KiCad 6 (``.kicad_sch``): every part as a symbol, every pin with the name of its net.

Connections are labels, not wires: two pins are joined where their labels say the same.
"""

from collections.abc import Iterator
from uuid import NAMESPACE_URL, uuid5

from circuit import PHYSICAL, PICO_GROUNDS
from footprints import Part, Point

GRID = 2.54
STUB = 2.54
"""Length of a pin."""
GATE_PINS = ("1OE", "1A", "1Y", "2OE", "2A", "2Y", "GND", "3Y", "3A", "3OE", "4Y", "4A", "4OE", "VCC")
PICO_PINS = {pin: f"GP{gp}" for gp, pin in PHYSICAL.items()} | dict.fromkeys(PICO_GROUNDS, "GND")
PICO_PINS |= {30: "RUN", 35: "ADC_VREF", 36: "3V3", 37: "3V3_EN", 39: "VSYS", 40: "VBUS"}
BLOCKS = (
    ("TRACK BOARD", (25.4, 30.48)),
    ("STRIPS", (132.08, 30.48)),
    ("SUPPLIES", (320.04, 30.48)),
    ("BUTTONS, SWITCHES BEHIND THE GATES, STOP JUMPER", (25.4, 165.1)),
    ("SERVOS OF HORSES 2 TO 12", (25.4, 226.06)),
)
"""Titles, and where they are on the sheet, in mm."""


def place_of(reference: str) -> Point:
    """Where on the sheet the symbol of ``reference`` has its middle."""
    number = int(reference[1:])
    if reference.startswith("U"):
        return {1: (71.12, 96.52), 2: (162.56, 60.96)}[number]
    if reference.startswith("C"):
        return {1: (363.22, 83.82), 2: (363.22, 139.7), 3: (162.56, 91.44)}[number]
    if reference.startswith("F"):
        return {1: (363.22, 66.04), 2: (363.22, 121.92)}[number]
    if reference.startswith("R"):
        if number <= 4:
            return (220.98, 30.48 + 15.24 * number)
        if number <= 8:
            return (162.56, 101.6 + 10.16 * (number - 4))
        return (50.8 + 55.88 * (number - 9), 205.74)
    if number <= 4:
        return (281.94, 30.48 + 15.24 * number)
    if number <= 6:
        return {5: (363.22, 45.72), 6: (363.22, 101.6)}[number]
    if number <= 17:
        across, down = (number - 7) % 5, (number - 7) // 5
        return (50.8 + 53.34 * across, 238.76 + 17.78 * down)
    if number <= 21:
        return (50.8 + 55.88 * (number - 18), 185.42)
    return {22: (279.4, 182.88), 23: (337.82, 182.88)}[number]


class SchematicFile:
    """Builds the text of a schematic."""

    def __init__(self, title: str, revision: str) -> None:
        self._count = 0
        self._symbols: dict[str, list[str]] = {}
        self._placed: list[str] = []
        self._listed: list[str] = []
        self._head = [
            "(kicad_sch (version 20211123) (generator postparade)",
            f"  (uuid {self._stamp('sheet')})",
            '  (paper "A3")',
            f'  (title_block (title "{title}") (rev "{revision}") (comment 1 "Licence: CC BY 4.0"))',
        ]
        for words, (x, y) in BLOCKS:
            self._placed.append(
                f'  (text "{words}" (at {_n(x)} {_n(y)} 0) (effects (font (size 2.54 2.54) (thickness 0.508) bold)'
                f" (justify left bottom)) (uuid {self._stamp(words)}))"
            )

    def text(self) -> str:
        library = (line for lines in self._symbols.values() for line in lines)
        listed = ['  (sheet_instances (path "/" (page "1")))', "  (symbol_instances", *self._listed, "  )"]
        return "\n".join([*self._head, "  (lib_symbols", *library, "  )", *self._placed, *listed, ")", ""])

    def part(self, part: Part) -> None:
        """Add the symbol of ``part``, and a label at each of its pins; a pin without a net gets a cross."""
        name = part.kind.replace(" ", "_") if len(part.pads) > 2 or part.reference[0] == "J" else part.reference[0]
        pins = dict(zip((pad.name for pad in part.pads), _pins(part), strict=True))
        if name not in self._symbols:
            self._symbols[name] = list(_symbol(name, part, pins))
        x, y = place_of(part.reference)
        top = max(at[1] for at, _ in pins.values()) + 2 * GRID
        identity = self._stamp(part.reference)
        self._placed += [
            f'  (symbol (lib_id "carrier:{name}") (at {_n(x)} {_n(y)} 0) (unit 1)',
            f"    (in_bom yes) (on_board yes) (uuid {identity})",
            f'    (property "Reference" "{part.reference}" (id 0) (at {_n(x)} {_n(y - top)} 0) {_font()})',
            f'    (property "Value" "{part.value}" (id 1) (at {_n(x)} {_n(y - top + 1.905)} 0) {_font()})',
            f'    (property "Footprint" "carrier:{part.kind}" (id 2) (at {_n(x)} {_n(y)} 0) {_font(hide=True)})',
            f'    (property "Datasheet" "" (id 3) (at {_n(x)} {_n(y)} 0) {_font(hide=True)})',
            *(f'    (pin "{pin}" (uuid {self._stamp(pin)}))' for pin in pins),
            "  )",
        ]
        self._listed.append(
            f'    (path "/{identity}" (reference "{part.reference}") (unit 1) (value "{part.value}")'
            f' (footprint "carrier:{part.kind}"))'
        )
        for pad in part.pads:
            (pin_x, pin_y), angle = pins[pad.name]
            self._connect(pad.net, (x + pin_x, y - pin_y), left=angle == 0)

    def _connect(self, net: str, at: Point, left: bool) -> None:
        where = f"{_n(at[0])} {_n(at[1])}"
        if not net:
            self._placed.append(f"  (no_connect (at {where}) (uuid {self._stamp('none')}))")
            return
        turned, side = (180, "right") if left else (0, "left")
        self._placed.append(
            f'  (global_label "{net}" (shape passive) (at {where} {turned}) (effects (font (size 1.27 1.27))'
            f" (justify {side})) (uuid {self._stamp(net)}))"
        )

    def _stamp(self, of: str) -> str:
        """An identity that is the same whenever the same schematic is written."""
        self._count += 1
        return str(uuid5(NAMESPACE_URL, f"postparade-carrier-schematic/{self._count}/{of}"))


def _pins(part: Part) -> Iterator[tuple[Point, int]]:
    """Where each pin of the symbol ends, y upwards, and its angle: 0 at the left of the symbol, 180 at its right."""
    count = len(part.pads)
    if part.reference[0] == "J":
        yield from (((-4 * GRID, _row(index, count)), 0) for index in range(count))
        return
    half = count // 2
    reach = (6 if count > 2 else 2) * GRID
    yield from (((-reach, _row(index, half)), 0) for index in range(half))
    yield from (((reach, _row(half - 1 - index, half)), 180) for index in range(half))


def _row(index: int, count: int) -> float:
    """Height of one of ``count`` rows from above, on the grid."""
    return ((count - 1) // 2 - index) * GRID


def _symbol(name: str, part: Part, pins: dict[str, tuple[Point, int]]) -> Iterator[str]:
    """The symbol ``name`` in the library of the file."""
    reach = max(abs(at[0]) for at, _ in pins.values()) - STUB
    heights = [at[1] for at, _ in pins.values()]
    margin = GRID if len(pins) > 2 or part.reference[0] == "J" else GRID / 2
    right = reach if part.reference[0] != "J" else GRID
    yield f'    (symbol "carrier:{name}" (pin_names (offset 0.508)) (in_bom yes) (on_board yes)'
    for number, (field, value) in enumerate((("Reference", part.reference[0]), ("Value", name))):
        yield f'      (property "{field}" "{value}" (id {number}) (at 0 0 0) {_font()})'
    for number, field in enumerate(("Footprint", "Datasheet"), 2):
        yield f'      (property "{field}" "" (id {number}) (at 0 0 0) {_font(hide=True)})'
    yield (
        f'      (symbol "{name}_0_1" (rectangle (start {_n(-reach)} {_n(max(heights) + margin)})'
        f" (end {_n(right)} {_n(min(heights) - margin)}) (stroke (width 0.254) (type default) (color 0 0 0 0))"
        " (fill (type background))))"
    )
    yield f'      (symbol "{name}_1_1"'
    for pin, ((x, y), angle) in pins.items():
        yield (
            f"        (pin passive line (at {_n(x)} {_n(y)} {angle}) (length {_n(STUB)})"
            f' (name "{_called(part, pin)}" {_font()}) (number "{pin}" {_font()}))'
        )
    yield "      )"
    yield "    )"


def _called(part: Part, pin: str) -> str:
    """What the data sheet calls ``pin``; nothing (``~``) where it has a number only."""
    if part.reference == "U1":
        return PICO_PINS.get(int(pin), "~")
    return GATE_PINS[int(pin) - 1] if part.reference == "U2" else "~"


def _font(hide: bool = False) -> str:
    return f"(effects (font (size 1.27 1.27)){' hide' if hide else ''})"


def _n(value: float) -> str:
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")
