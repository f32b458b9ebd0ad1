"""Where the servo of a lane puts its horse."""

from postparade.track.layout.lanes import STRIPS, LaneStrip, Layout
from postparade.track.link.payloads import Pace, Rails, Runs, ServoRange
from postparade.track.settings import RailSettings


def target_us(strip: LaneStrip, fraction: float) -> int:
    """The pulse width in microseconds for a horse that has come ``fraction`` (0 gate, 1 finish) of its lane."""
    part = min(1.0, max(0.0, fraction))
    return round(strip.gate_us + (strip.finish_us - strip.gate_us) * part)


def pace(rails: RailSettings) -> Pace:
    """The configured pace as the board wants it."""
    return Pace(rails.speed, rails.acceleration, rails.at_once, round(rails.park_seconds * 1000))


def rails_of(layout: Layout, rails: RailSettings) -> Rails:
    """Which servos of the layout are continuous, in the form that the board wants."""
    runs = {lane.horse: Runs(lane.stop_us, lane.travel_ms) for lane in layout.lanes}
    return Rails(tuple(runs.get(horse, Runs()) for horse in STRIPS), rails.end_stop == "switch")


def servo_range(strip: LaneStrip) -> ServoRange:
    """The limits that the board must keep for this lane's servo; home is the gate."""
    low, high = sorted((strip.gate_us, strip.finish_us))
    return ServoRange(low, high, strip.gate_us)
