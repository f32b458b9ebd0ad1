"""The drive of a horse on its rail as solids: end stop, servo mount, drum, idler pulley with its tensioner. In mm.

The servo keeps turning (9 g, with the round horn that comes with it). It hangs below the board behind the gate; its
drum reaches through a hole of 36 mm. A closed cord of 0.8 mm lies three times around the drum, passes through the
slider, around the pulley behind the finish and back beside the rail.
"""

from dataclasses import dataclass

from build123d import (
    Align,
    Box,
    BuildPart,
    BuildSketch,
    Cone,
    Cylinder,
    GridLocations,
    Locations,
    Mode,
    Part,
    Polygon,
    Rectangle,
    RectangleRounded,
    SlotOverall,
    extrude,
)

FLAT = (Align.CENTER, Align.CENTER, Align.MIN)
WOOD_SCREW = 3.4


@dataclass(frozen=True)
class Drive:
    """``drum`` and ``pulley``: the diameter at which the cord runs. ``cord``: its height above the board.

    ``body``, ``wide``, ``tabs``: of the servo, with room around it; ``tabs`` is the distance of its screws.
    ``horn``, ``horn_thick``: of the round horn that sinks into the drum; ``hub``: its hub.
    """

    drum: float = 30.0
    pulley: float = 22.0
    cord: float = 6.45
    body: float = 23.4
    wide: float = 12.8
    tabs: float = 28.0
    horn: float = 21.0
    horn_thick: float = 1.8
    hub: float = 7.6
    axle: float = 3.2
    """Of an M3 screw, around which the pulley turns."""


def end_stop() -> Part:
    """A block for either end of a rail: two wood screws, a hole for the cord, and in front of it a place for felt."""
    with BuildPart() as made:
        Box(12, 26, 12, align=FLAT)
        # The slider's saddle meets the block; the cord passes below.
        with BuildSketch():
            Rectangle(12.2, 4)
        extrude(amount=9, mode=Mode.SUBTRACT)
        with GridLocations(0, 18, 1, 2):
            Cylinder(WOOD_SCREW / 2, 12, align=FLAT, mode=Mode.SUBTRACT)
            with Locations((0, 0, 9)):
                Cylinder(WOOD_SCREW, 3, align=FLAT, mode=Mode.SUBTRACT)
    return made.part


def servo_mount(of: Drive = Drive()) -> Part:
    """A plate between the board and the tabs of the servo, which is screwed to it from below. It sinks the servo so far
    that the drum on its horn holds the cord at the height of the slider."""
    with BuildPart() as made:
        with BuildSketch():
            RectangleRounded(58, 30, 3)
            Rectangle(of.body, of.wide, mode=Mode.SUBTRACT)
        extrude(amount=4)
        with GridLocations(of.tabs, 0, 2, 1):
            Cylinder(0.9, 4, align=FLAT, mode=Mode.SUBTRACT)
        with GridLocations(48, 20, 2, 2):
            Cylinder(WOOD_SCREW / 2, 4, align=FLAT, mode=Mode.SUBTRACT)
    return made.part


def drum(of: Drive = Drive()) -> Part:
    """The drum, lying on its upper flange as it is printed: a groove that is lowest in its middle, so that three turns
    of cord stay there, a recess for the horn, holes for its two screws and for the screw of the servo."""
    edge, low = of.drum / 2 + 2, of.drum / 2
    with BuildPart() as made:
        Cylinder(edge, 1.2, align=FLAT)
        with Locations((0, 0, 1.2)):
            Cone(edge, low, 1.6, align=FLAT)
        with Locations((0, 0, 2.8)):
            Cone(low, edge, 1.6, align=FLAT)
        with Locations((0, 0, 4.4)):
            Cylinder(edge, 1.2, align=FLAT)
        with Locations((0, 0, 5.6 - of.horn_thick)):
            Cylinder(of.horn / 2, of.horn_thick, align=FLAT, mode=Mode.SUBTRACT)
        Cylinder(of.hub / 2, 5.6, align=FLAT, mode=Mode.SUBTRACT)
        with GridLocations(14, 0, 2, 1):
            Cylinder(0.8, 5.6, align=FLAT, mode=Mode.SUBTRACT)
    return made.part


def pulley(of: Drive = Drive()) -> Part:
    """The idler behind the finish: turns on an M3 screw, groove at its pitch diameter."""
    edge, low = of.pulley / 2 + 2, of.pulley / 2
    with BuildPart() as made:
        Cylinder(edge, 1.2, align=FLAT)
        with Locations((0, 0, 1.2)):
            Cone(edge, low, 1.4, align=FLAT)
        with Locations((0, 0, 2.6)):
            Cone(low, edge, 1.4, align=FLAT)
        with Locations((0, 0, 4.0)):
            Cylinder(edge, 1.2, align=FLAT)
        Cylinder(of.axle / 2, 5.2, align=FLAT, mode=Mode.SUBTRACT)
    return made.part


def tensioner(of: Drive = Drive()) -> Part:
    """The slide that carries the pulley: two slots along the cord, behind the pulley, over wood screws. Pull it tight,
    then screw it down. A boss lifts the pulley to the height of the cord; a pocket below holds the nut of its screw."""
    base = 3.0
    lift = of.cord - 2.6
    with BuildPart() as made:
        with BuildSketch(), Locations((13, 0)):
            RectangleRounded(42, 24, 3)
        extrude(amount=base)
        with BuildSketch(), Locations((24, 7), (24, -7)):
            SlotOverall(13, WOOD_SCREW)
        extrude(amount=base, mode=Mode.SUBTRACT)
        Cylinder(5, lift, align=FLAT)
        Cylinder(of.axle / 2, lift, align=FLAT, mode=Mode.SUBTRACT)
        with BuildSketch():
            Polygon(*[(x * NUT, y * NUT) for x, y in HEXAGON], align=None)
        extrude(amount=2.5, mode=Mode.SUBTRACT)
    return made.part


NUT = 3.3
"""Radius of an M3 nut over its corners, with room around it."""
HEXAGON = ((1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866))

DRIVE = {
    "end-stop": end_stop,
    "servo-mount": servo_mount,
    "drum": drum,
    "pulley": pulley,
    "tensioner": tensioner,
}
"""Every part of the drive by the name of its files."""

__all__ = ["DRIVE", "Drive"]
