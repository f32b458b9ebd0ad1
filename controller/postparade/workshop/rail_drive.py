"""How a servo pulls a horse along its rail: travel, speed, force, and steppers beside servos. Pure.

A closed cord runs three times around a drum on the motor, through the slider of the horse, around a pulley behind the
finish and back beside the rail. Figures of motors are in ``data/parts.toml``, those of the printed parts here.
"""

from math import ceil, exp, pi

from msgspec import Struct

from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings
from postparade.workshop.course import LaneCourse, courses
from postparade.workshop.electrics import Motor, catalogue

DRUM = 30.0
"""Diameter in mm at which the cord runs around the drum; ``hardware/printable/drive.py`` has the same."""
RAIL = 180.0
"""Length of one printed piece of rail in mm."""
BEHIND_FINISH = 62.0
"""What end stop, pulley and tensioner take up behind the finish, in mm."""
BEFORE_GATE = 64.0
"""What drum, servo mount and end stop take up before the gate, in mm."""
TURNS = 3
CORD_FRICTION = 0.15
"""Of cord on printed plastic; the least that tables name."""
SLIDER_GRAMS = 14.0
"""Horse and slider, printed solid."""
SLIDER_FRICTION = 0.4
IDLE_NEWTON = 0.3
"""What cord, pulley and a tight rail take beside the weight of the horse; an estimate."""
GRAVITY = 9.81


class Drive(Struct, frozen=True):
    """One kind of motor on the longest rail of a track.

    ``seconds``: from gate to finish. ``newton``: at the cord. ``needed``: what the horse takes. ``amperes``: of all
    motors, as many as may move at once moving. ``pins``: of the track board that all of them need.
    """

    motor: Motor
    mm_a_second: float
    seconds: float
    newton: float
    needed: float
    slips_at: float
    amperes: float
    pins: int

    @property
    def margin(self) -> float:
        """How many times the needed force the drive has before the motor stalls or the cord slips."""
        return min(self.newton, self.slips_at) / self.needed


class Mechanism(Struct, frozen=True):
    """The rails of a track. ``travels``: by horse, in mm. ``rails``: pieces of rail for all; ``cord``: metres of it.
    ``turns``: of the drum for the longest travel. ``drives``: every motor of the data file, the chosen one first."""

    travels: dict[int, float]
    rails: int
    cord_metres: int
    turns: float
    drives: tuple[Drive, ...]


def mechanism(layout: Layout, settings: TrackSettings, pitch: float) -> Mechanism:
    """What moves the horses of ``layout`` with a pixel every ``pitch`` mm."""
    lanes = courses(layout, pitch)
    travels = {lane.horse: travel(lane) for lane in lanes}
    longest = max(travels.values())
    lengths = [lane.end - lane.start for lane in lanes]
    cord = sum(2 * (way + BEFORE_GATE + BEHIND_FINISH) + TURNS * pi * DRUM for way in lengths)
    drives = tuple(drive(motor, longest, len(lanes), settings.rails.at_once) for motor in catalogue().motors)
    return Mechanism(
        travels, sum(ceil(way / RAIL) for way in lengths), ceil(cord / 1000), longest / (pi * DRUM), drives
    )


def travel(lane: LaneCourse) -> float:
    """How far the horse of ``lane`` runs, from its first place to its last, in mm."""
    return lane.places[-1] - lane.places[0]


def drive(motor: Motor, way: float, horses: int, at_once: int) -> Drive:
    """What ``motor`` does on a rail of ``way`` mm."""
    speed = pi * DRUM * motor.rpm / 60
    newton = motor.newton_mm / (DRUM / 2)
    weight = SLIDER_GRAMS / 1000 * GRAVITY
    needed = SLIDER_FRICTION * weight + IDLE_NEWTON
    # A tight cord slips where one side pulls e^(mu * angle) times as hard as the other; it is drawn tight with 1 N.
    slips = exp(CORD_FRICTION * 2 * pi * TURNS) - 1
    moving = min(horses, at_once)
    amperes = moving * motor.moving_a + (horses - moving) * motor.holding_a
    return Drive(motor, speed, way / speed, newton, needed, slips, amperes, horses * motor.pins)
