"""The printable parts of a table as solids: horse, slider, rail, camera post and arm, dice tray. All lengths in mm.

Change a number here and run ``make.py`` with build123d installed (``pip install build123d``); STL and STEP files are
written beside it. Everything prints without support on a bed of 220 by 220 mm, lying as it is exported.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from build123d import (
    Align,
    Axis,
    Box,
    BuildPart,
    BuildSketch,
    Circle,
    Cylinder,
    GridLocations,
    Kind,
    Location,
    Locations,
    Mode,
    Part,
    Plane,
    Polygon,
    Rectangle,
    RectangleRounded,
    SlotOverall,
    extrude,
    fillet,
    offset,
)

DRAWING = Path(__file__).resolve().parents[2] / "controller/postparade/web/static/lib/horse.js"
"""The horse of the pages; its outline is that of the printed one."""
FLAT = (Align.CENTER, Align.CENTER, Align.MIN)


@dataclass(frozen=True)
class Rail:
    """A piece of rail with a dovetail slot, in which the slider of a horse runs. ``play`` is the gap on each side, the
    slot is ``mouth`` wide above and ``bottom`` below."""

    length: float = 180.0
    width: float = 18.0
    height: float = 9.0
    depth: float = 5.4
    mouth: float = 6.0
    bottom: float = 12.0
    play: float = 0.3
    screw: float = 3.4


@dataclass(frozen=True)
class Horse:
    """A flat horse with its jockey, ``long`` mm in length, and the slider that carries it: the ``tab`` below its hooves
    is glued into the saddle, the cord runs through the slider."""

    long: float = 42.0
    thick: float = 4.0
    tab: float = 18.0
    tab_depth: float = 4.0
    saddle: float = 26.0
    saddle_height: float = 5.5
    cord: float = 1.6


@dataclass(frozen=True)
class CameraArm:
    """A post beside the tray and an arm over it, joined by an M5 screw; the camera hangs from a slot for its screw."""

    height: float = 200.0
    reach: float = 125.0
    side: float = 16.0
    foot: float = 70.0
    plate: float = 5.0
    screw: float = 5.3
    camera_screw: float = 6.6


@dataclass(frozen=True)
class Tray:
    """A dice tray with a square floor, whose edge is round so that no die leans on a wall."""

    floor: float = 170.0
    wall: float = 3.0
    height: float = 32.0
    base: float = 2.4
    round: float = 8.0


def rail(of: Rail = Rail()) -> Part:
    """A rail, its slot upwards, with two holes for screws in its floor."""
    floor = of.height - of.depth
    with BuildPart() as made:
        Box(of.length, of.width, of.height, align=FLAT)
        with BuildSketch(Plane.YZ.offset(-of.length / 2)):
            Polygon(*dovetail(of.mouth, of.bottom, of.height, floor), align=None)
        extrude(amount=of.length, mode=Mode.SUBTRACT)
        with GridLocations(of.length * 0.7, 0, 2, 1):
            Cylinder(of.screw / 2, floor, align=FLAT, mode=Mode.SUBTRACT)
            # The head of the screw sinks into the floor and leaves the slot free.
            with Locations((0, 0, floor - 1.8)):
                Cylinder(of.screw, 1.8, align=FLAT, mode=Mode.SUBTRACT)
    return made.part


def dovetail(mouth: float, bottom: float, top: float, floor: float) -> list[tuple[float, float]]:
    """The profile of a slot that is wider at its floor."""
    return [(-mouth / 2, top), (mouth / 2, top), (bottom / 2, floor), (-bottom / 2, floor)]


def horse(of: Horse = Horse()) -> Part:
    """A horse lying on its side, with a tab for the saddle of its slider."""
    outlines = silhouette()
    across = [x for outline in outlines for x, _ in outline]
    low = max(y for outline in outlines for _, y in outline)
    scale = of.long / (max(across) - min(across))
    middle = (max(across) + min(across)) / 2
    with BuildPart() as made:
        with BuildSketch():
            for outline in outlines:
                Polygon(*(((x - middle) * scale, (low - y) * scale) for x, y in outline), align=None)
            # Reins and tails become as thick as a nozzle can print them.
            offset(amount=0.35, kind=Kind.INTERSECTION)
            with Locations((0, 0.8)):
                Rectangle(of.saddle - 2, 3)
            with Locations((0, -0.7 - of.tab_depth / 2 + 0.05)):
                Rectangle(of.tab, of.tab_depth + 0.1)
        extrude(amount=of.thick)
    return made.part


def slider(of: Horse = Horse(), on: Rail = Rail()) -> Part:
    """The slider, which runs in the rail, lying on its saddle as it is printed."""
    gap = 0.8
    top = of.saddle_height
    inside = on.depth - on.play
    with BuildPart() as made:
        Box(of.saddle, on.width - 2, of.saddle_height, align=FLAT)
        with BuildSketch(Plane.YZ.offset(-of.saddle / 2)):
            narrow, wide = on.mouth / 2 - on.play, on.bottom / 2 - 2 * on.play
            Polygon(
                *((-narrow, top - 0.1), (narrow, top - 0.1), (narrow, top + gap)),
                *((wide, top + gap + inside), (-wide, top + gap + inside), (-narrow, top + gap)),
                align=None,
            )
        extrude(amount=of.saddle)
        Box(of.tab + 0.4, of.thick + 0.3, of.tab_depth + 0.4, align=FLAT, mode=Mode.SUBTRACT)
        with Locations(Location((0, 0, top + gap + inside / 2), (0, 90, 0))):
            Cylinder(of.cord / 2, 2 * of.saddle, mode=Mode.SUBTRACT)
    return made.part


def silhouette() -> list[list[tuple[float, float]]]:
    """The outlines of horse, tail, legs, jockey and cap as the pages draw them, as polygons."""
    text = DRAWING.read_text(encoding="utf-8")
    found = []
    for name in ("BODY", "TAIL", "LEGS", "TORSO", "ARM", "CAP"):
        match = re.search(rf"const {name} =\s+((?:\"[^\"]*\"[\s+]*)+);", text)
        assert match, f"{DRAWING.name} has no {name}"
        found.append(polygon("".join(re.findall(r"\"([^\"]*)\"", match[1]))))
    return found


def polygon(path: str) -> list[tuple[float, float]]:
    """The closed SVG ``path`` of lines and cubic curves as a polygon, with three steps per curve."""
    points: list[tuple[float, float]] = []
    x = y = 0.0
    for command, numbers in re.findall(r"([MmLlHhVvCcZz])([^MmLlHhVvCcZz]*)", path):
        values = [float(one) for one in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        relative = command.islower()
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 1}[command.upper()]
        for at in range(0, len(values), size):
            step = values[at : at + size]
            base = (x, y) if relative else (0.0, 0.0)
            if command.upper() == "H":
                x = base[0] + step[0]
            elif command.upper() == "V":
                y = base[1] + step[0]
            elif command.upper() == "C":
                control = [(base[0] + step[i], base[1] + step[i + 1]) for i in (0, 2, 4)]
                points += curve((x, y), *control)
                x, y = control[2]
                continue
            else:
                x, y = base[0] + step[0], base[1] + step[1]
            points.append((x, y))
    return points[:-1] if points[0] == points[-1] else points


def curve(start: tuple[float, float], *control: tuple[float, float]) -> list[tuple[float, float]]:
    """Points of a cubic curve after its ``start``, the last control point included."""
    found = []
    for step in range(1, 4):
        t = step / 3
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = (start, *control)
        found.append(tuple(sum(w * p[axis] for w, p in zip(weights, points, strict=True)) for axis in (0, 1)))
    return found  # type: ignore[return-value]  # pairs


def camera_post(of: CameraArm = CameraArm()) -> Part:
    """The post, lying on its back, with a foot of four screw holes and a hole for the arm at its top."""
    with BuildPart() as made:
        with Locations((0, of.height / 2, 0)):
            Box(of.side, of.height, of.side, align=FLAT)
        with Locations((0, of.plate / 2, 0)):
            Box(of.foot, of.plate, of.foot, align=FLAT)
        # A rib on each side keeps the post upright.
        for way in (1, -1):
            with BuildSketch():
                Polygon((way * of.side / 2, 0), (way * of.foot / 2, 0), (way * of.side / 2, of.foot), align=None)
            extrude(amount=of.plate)
        with Locations(Location((0, 0, of.foot / 2), (90, 0, 0))), GridLocations(of.foot - 14, of.foot - 14, 2, 2):
            Cylinder(2.2, 4 * of.plate, mode=Mode.SUBTRACT)
        with Locations((0, of.height - of.side / 2, of.side / 2)):
            Cylinder(of.screw / 2, 2 * of.side, mode=Mode.SUBTRACT)
    return made.part


def camera_arm(of: CameraArm = CameraArm()) -> Part:
    """The arm, with the hole for the post at one end and the slot for the camera at the other."""
    with BuildPart() as made:
        with BuildSketch():
            SlotOverall(of.reach + 2 * of.side, of.side + 8)
        extrude(amount=of.plate + 3)
        with BuildSketch():
            with Locations((-of.reach / 2, 0)):
                Circle(of.screw / 2)
            with Locations((of.reach / 2 - 14, 0)):
                SlotOverall(34, of.camera_screw)
        extrude(amount=of.plate + 3, mode=Mode.SUBTRACT)
    return made.part


def dice_tray(of: Tray = Tray()) -> Part:
    """The tray, open upwards."""
    outer = of.floor + 2 * of.wall
    with BuildPart() as made:
        with BuildSketch():
            RectangleRounded(outer, outer, of.round + of.wall)
        extrude(amount=of.height)
        with BuildPart(mode=Mode.SUBTRACT) as room:
            with BuildSketch(Plane.XY.offset(of.base)):
                RectangleRounded(of.floor, of.floor, of.round)
            extrude(amount=of.height)
            fillet(room.faces().sort_by(Axis.Z)[0].edges(), of.round * 0.6)
    return made.part


PARTS = {
    "horse": horse,
    "slider": slider,
    "rail": rail,
    "camera-post": camera_post,
    "camera-arm": camera_arm,
    "dice-tray": dice_tray,
}
"""Every part by the name of its files."""

__all__ = ["PARTS", "CameraArm", "Horse", "Rail", "Tray"]
