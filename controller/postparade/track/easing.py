"""Where the horses are seen while they walk from one place to the next."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from postparade.rules.race import Race
from postparade.track.layout.lanes import Layout

Places = npt.NDArray[np.float64]


def smooth(part: Places) -> Places:
    """3t^2 - 2t^3: starts and ends without a jerk. ``part`` is 0 to 1."""
    return part * part * (3.0 - 2.0 * part)


def places(race: Race, layout: Layout) -> Places:
    """For every lane of the layout the place its horse is on, counted from its gate; 0 where no horse runs.

    Horses rest on whole places, so that a resting horse is one bright point.
    """
    found = np.zeros(len(layout.lanes))
    for lane, indices in zip(race.lanes, layout.lanes_of(race), strict=True):
        for index in indices:
            found[index] = place_of(lane.position, lane.length, layout.lanes[index].places)
    return found


def place_of(position: int, length: int, places: int) -> int:
    """The place, of ``places`` on a lane, that shows ``position`` of ``length``."""
    return round(min(1.0, max(0.0, position / length)) * (places - 1)) if length > 0 else 0


def line_place(position: int, length: int, places: int) -> int:
    """The place that shows the line which a horse at ``position`` has just crossed: before that horse's where there is
    room."""
    behind, over = (place_of(at, length, places) for at in (position - 1, position))
    return -(-(behind + over) // 2)


class Motion(Struct, frozen=True):
    """One step of the field: where each horse was seen when it began and where it goes. Times in seconds. ``even``: at
    constant speed, so that successive steps look like one run."""

    start: Places
    end: Places
    began: float
    seconds: float
    even: bool = False

    def at(self, now: float) -> Places:
        """Where the horses are seen, in places from their gates."""
        if self.seconds <= 0:
            return self.end
        part = np.clip((now - self.began) / self.seconds, 0.0, 1.0)
        return self.start + (self.end - self.start) * (part if self.even else smooth(part))

    def walking(self, now: float) -> bool:
        """Whether a horse is still on its way."""
        return now < self.began + self.seconds and not np.array_equal(self.start, self.end)


def standing_still(layout: Layout) -> Motion:
    """All horses in the gate."""
    gate = np.zeros(len(layout.lanes))
    return Motion(gate, gate, 0.0, 0.0)


def walk(
    motion: Motion, race: Race, layout: Layout, now: float, seconds: float, even: bool = False, lead: float = 0.0
) -> Motion:
    """The motion that begins ``now`` and takes the horses from where they are seen to where the race has them; the same
    as before if that is where they are going already. The newest frame may show them up to ``lead`` seconds later than
    ``now``; they do not step back from there."""
    end = places(race, layout)
    return motion if np.array_equal(end, motion.end) else Motion(motion.at(now + lead), end, now, seconds, even)
