"""The carrier board: where each part is, and what its pads are connected to. Pins are those of the wiring data."""

from dataclasses import replace

from footprints import (
    Box,
    Part,
    Point,
    Text,
    dip14,
    disc,
    electrolytic,
    fuse,
    header,
    hole,
    pico,
    resistor,
    servo_header,
    terminal,
)

from postparade.track.layout.lanes import STRIPS
from postparade.workshop.wiring import BUTTON_PINS, JUMPER_PIN, LIGHT_PINS, SERVO_PINS, STRIP_PINS, SWITCH_PIN

SIZE = (100.0, 80.0)
REVISION = "1"
STRIP_TOP, STRIP_STEP = 10.795, 15.875
"""Where the first pin of the first strip's terminal is, and the distance to the next terminal."""
FUSE = 6.3
"""Amperes of the largest common 5 x 20 mm glass fuse, less than what the copper carries."""
RISE = 10.0
"""Kelvin by which copper may warm up."""
COPPER_MM = 5.0
"""The least width, on one layer, of the copper that carries the current of a supply."""

PHYSICAL = dict(
    zip(
        (*range(16), *range(16, 23), 26, 27, 28),
        (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 31, 32, 34),
        strict=True,
    )
)
"""The pin of a Pico at which each GP number comes out."""
PICO_GROUNDS = (3, 8, 13, 18, 23, 28, 33, 38)
GATES = ((2, 3), (5, 6), (9, 8), (12, 11))
"""Input and output of each of the four gates of a 74AHCT125."""
ENABLES = (1, 4, 10, 13)


def bears(width: float, rise: float = RISE) -> float:
    """Amperes that a track of 1 oz copper, ``width`` mm wide, carries on the outside of a board while it warms up by
    ``rise`` kelvin: I = 0.048 dT^0.44 A^0.725 of IPC-2221, with the area A in square mils."""
    mil = 0.0254
    return float(0.048 * rise**0.44 * (width / mil * 0.035 / mil) ** 0.725)


def parts() -> list[Part]:
    """Every part of the board with its labels."""
    return [*_holes(), _pico(), *_strips(), *_power(), *_servos(), *_buttons(), *_switches()]


def _label(part: Part, at: Point, angle: float = 0.0, size: float = 0.9) -> Part:
    """``part`` with its reference on the silk screen."""
    return replace(part, label=Text(part.reference, at, size, angle))


def _with(part: Part, *texts: Text) -> Part:
    return replace(part, texts=(*part.texts, *texts))


def _holes() -> list[Part]:
    corners = ((4.0, 4.0), (SIZE[0] - 4, 4.0), (4.0, SIZE[1] - 4), (SIZE[0] - 4, SIZE[1] - 4))
    return [hole(f"H{number}", corner) for number, corner in enumerate(corners, 1)]


def _pico() -> Part:
    used = (*STRIP_PINS, *SERVO_PINS, *BUTTON_PINS, *LIGHT_PINS, SWITCH_PIN, JUMPER_PIN)
    nets = {PHYSICAL[gp]: f"GP{gp}" for gp in used} | dict.fromkeys(PICO_GROUNDS, "GND")
    return _label(pico("U1", (5.08, 54.61), nets), (52.0, 45.72))


def _strips() -> list[Part]:
    """The level shifter with its capacitor, and for every strip resistors and a terminal."""
    nets = {7: "GND", 14: "5V"} | dict.fromkeys(ENABLES, "GND")
    made = []
    for index, (gp, gate) in enumerate(zip(STRIP_PINS, GATES, strict=True)):
        number = index + 1
        nets |= {gate[0]: f"GP{gp}", gate[1]: f"SHIFTED{number}"}
        y = 36.83 + 3.81 * index
        series = resistor(f"R{number}", "330", (73.66, y), (81.28, y), (f"SHIFTED{number}", f"DATA{number}"))
        made.append(_label(series, (77.47, y - 1.9), size=0.8))
        x = 58.42 + 3.81 * index
        down = resistor(f"R{number + 4}", "10k", (x, 48.895), (x, 56.515), (f"GP{gp}", "GND"))
        made.append(_label(down, (x - 1.9, 52.7), 90, 0.8))
        top = STRIP_TOP + STRIP_STEP * index
        out = terminal(f"J{number}", f"strip {number}", (93.98, top), ("5V", f"DATA{number}", "GND"), "right")
        words = [Text(word, (88.9, top + 5.08 * n), 1.0, 0, "right") for n, word in enumerate(("+5V", "DATA", "GND"))]
        made.append(_with(out, *words, Text(f"STRIP {number}", (84.0, top + 5.08), 1.3, 90, bold=True)))
    shifter = dip14("U2", "74AHCT125", (62.23, 30.48), tuple(nets[pin] for pin in range(1, 15)))
    small = disc("C3", "100n", (69.85, 25.4), (64.77, 25.4), ("5V", "GND"))
    return [_label(shifter, (60.2, 28.4)), _label(small, (61.8, 25.4)), *made]


def _power() -> list[Part]:
    """Both supplies, each with a fuse and a capacitor behind it."""
    strip_in = terminal("J5", "5 V of the strips", (76.2, 5.715), ("STRIP_IN", "GND"), "top")
    strip_fuse = fuse("F1", "fuse of the strips", (56.515, 17.145), ("STRIP_IN", "5V"))
    strip_store = electrolytic("C1", "1000u", (74.93, 27.94), (80.01, 27.94), ("5V", "GND"))
    servo_in = terminal("J6", "5 to 6 V of the servos", (77.47, 74.295), ("SERVO_IN", "GND"), "bottom")
    servo_fuse = fuse("F2", "fuse of the servos", (57.15, 62.865), ("SERVO_5V", "SERVO_IN"))
    servo_store = electrolytic("C2", "1000u", (66.04, 73.66), (71.12, 73.66), ("SERVO_5V", "GND"))
    return [
        _with(
            _label(strip_in, (72.2, 1.8)),
            Text("+", (76.2, 11.3), 1.2, bold=True),
            Text("-", (81.28, 11.3), 1.2, bold=True),
            Text("STRIPS", (88.3, 2.6), 1.2, bold=True),
            Text("5 V IN", (88.3, 4.7), 1.2, bold=True),
        ),
        _with(_label(strip_fuse, (52.6, 17.145)), Text(f"FUSE max {FUSE:g} A", (64.2, 11.1), 1.1, bold=True)),
        _label(strip_store, (81.6, 23.6)),
        _with(
            _label(servo_in, (87.0, 78.6)),
            Text("+", (77.47, 68.7), 1.2, bold=True),
            Text("-", (82.55, 68.7), 1.2, bold=True),
            Text("SERVOS", (88.8, 73.0), 1.2, bold=True),
            Text("5-6 V IN", (88.8, 75.1), 1.0, bold=True),
        ),
        _with(_label(servo_fuse, (53.4, 66.9)), Text(f"FUSE max {FUSE:g} A", (77.6, 56.2), 1.0, bold=True)),
        _label(servo_store, (72.9, 78.2)),
    ]


def _servos() -> list[Part]:
    made = []
    for index, (horse, gp) in enumerate(zip(STRIPS, SERVO_PINS, strict=True)):
        x = 10.16 + 5.08 * index
        part = servo_header(f"J{index + 7}", f"servo of horse {horse}", (x, 69.85), (f"GP{gp}", "SERVO_5V", "GND"))
        made.append(_with(part, Text(str(horse), (x, 77.6), 1.5, bold=True)))
    rows = (Text("S", (7.9, 69.85), 1.0), Text("+", (7.9, 72.39), 1.0), Text("-", (8.0, 74.93), 1.0))
    made[0] = _with(made[0], *rows)
    return made


def _buttons() -> list[Part]:
    """A header for each button: the switch on two pins, its lamp on the two beside them."""
    made = []
    for index, (button, light) in enumerate(zip(BUTTON_PINS, LIGHT_PINS, strict=True)):
        number, x = index + 1, 10.16 + 11.43 * index
        nets = (f"GP{button}", "GND", f"LAMP{number}", "GND")
        both = header("header 1x4", f"J{18 + index}", f"button {number}", (x, 5.08), (2.54, 0), nets)
        both = replace(both, lines=(*both.lines, ((x + 3.81, 3.86), (x + 3.81, 6.3))))
        both = _with(
            both,
            Text(f"BUTTON {number}", (x + 3.81, 2.2), 1.2, bold=True),
            Text("press", (x + 1.27, 7.5), 0.9),
            Text("+lamp-", (x + 6.35, 7.5), 0.9),
        )
        series = resistor(f"R{9 + index}", "330", (x + 5.08, 10.16), (x + 5.08, 17.78), (f"LAMP{number}", f"GP{light}"))
        made += [both, _label(series, (x + 3.18, 13.97), 90, 0.8)]
    return made


def _switches() -> list[Part]:
    gate = header("header 1x2", "J22", "gate switches", (55.88, 5.08), (2.54, 0), (f"GP{SWITCH_PIN}", "GND"))
    stop = header("header 1x2", "J23", "jumper", (45.72, 60.325), (2.54, 0), (f"GP{JUMPER_PIN}", "GND"))
    return [
        _with(gate, Text("GATES", (57.15, 2.2), 1.2, bold=True), Text("switch", (57.15, 7.5), 0.9)),
        _with(stop, Text("STOP JUMPER", (47.0, 57.8), 1.0, bold=True)),
    ]


def areas() -> list[tuple[str, tuple[Point, ...]]]:
    """Broad copper on the front for both supplies, as net and corners."""
    teeth: list[Point] = []
    for index in range(len(STRIP_PINS)):
        y = STRIP_TOP + STRIP_STEP * index
        teeth += [(91.2, y - 2.5), (97.0, y - 2.5), (97.0, y + 2.5), (91.2, y + 2.5)]
    left: list[Point] = [(82.6, 31.9), (68.4, 31.9), (68.4, 23.4), (75.8, 23.4), (75.8, 13.4), (84.4, 13.4)]
    bus = [(86.0, 8.3), *teeth, (91.2, 60.9), (82.6, 60.9), *left]
    strip_in: tuple[Point, ...] = (
        (60.5, 2.0), (78.7, 2.0), (78.7, 9.0), (69.0, 9.5), (63.0, 13.5), (60.0, 20.0), (53.8, 20.0), (53.8, 12.0),
        (60.5, 8.0),
    )  # fmt: skip
    servo_in: tuple[Point, ...] = (
        (76.6, 60.2), (82.0, 60.2), (82.0, 67.0), (80.2, 70.0), (80.2, 77.0), (74.9, 77.0), (74.9, 66.0), (76.6, 64.5)
    )  # fmt: skip
    servo: tuple[Point, ...] = (
        (8.3, 71.05), (62.6, 71.05), (62.6, 68.4), (54.2, 68.4), (54.2, 60.2), (59.6, 60.2), (69.3, 65.4),
        (69.3, 79.45), (8.3, 79.45),
    )  # fmt: skip
    return [("5V", tuple(bus)), ("STRIP_IN", strip_in), ("SERVO_IN", servo_in), ("SERVO_5V", servo)]


def texts() -> list[Text]:
    """What the silk screen says besides the names of parts."""
    amperes = int(bears(COPPER_MM))
    back = (
        f"copper of each supply bears {amperes} A",
        f"(IPC-2221: {COPPER_MM:g} mm, 1 oz, {RISE:g} K warmer).",
        "Strips that draw more have + and - from",
        "their supply; here they have DATA and GND.",
        "All grounds are one. USB feeds the Pico.",
        "Licence: CC BY 4.0, Post Parade contributors",
    )
    return [
        Text("POST PARADE", (29.0, 23.4), 3.4, bold=True),
        Text(f"track carrier board, revision {REVISION}", (29.0, 27.3), 1.4),
        Text("CC BY 4.0 Post Parade contributors", (29.0, 29.8), 1.1),
        Text(f"each supply at most {amperes} A (IPC-2221)", (29.0, 32.4), 1.3),
        Text("SERVOS OF HORSES 2 TO 12", (27.0, 66.2), 1.3, bold=True),
        Text("USB", (1.4, 45.72), 1.2, 90, bold=True),
        Text("POST PARADE", (29.5, 39.8), 2.2, back=True, bold=True),
        *(Text(line, (29.5, 42.4 + 2.0 * n), 1.2, back=True) for n, line in enumerate(back)),
    ]


def outline() -> Box:
    return (0.0, 0.0, *SIZE)
