"""What the camera of the simulated tray can see, and when."""

import math
from collections.abc import Callable

from msgspec import Struct, field

from postparade.simulator.tray.picture import Picture

NUDGE = 0.25
"""Seconds a bump shakes the camera: too short to count as stirring."""

_NEVER = -math.inf


class Act(Struct, frozen=True):
    """What is seen before the moment ``until``: a picture, or a function that paints the one of a moment."""

    until: float
    seen: Picture | Callable[[float], Picture]


class TrayTimeline(Struct, frozen=True):
    """What happens in the tray; replaced as a whole, so that a camera in another thread never sees a mixture.

    After ``acts`` the picture is ``still`` with ``faces`` up; ``photo_from`` is the moment from which a photograph is
    in view. ``covered`` is when a hand comes and goes, ``bumped`` when the camera was bumped, ``level`` the light.
    ``developed`` keeps the frames of ``still``, one for each noise field.
    """

    still: Picture
    acts: tuple[Act, ...] = ()
    faces: tuple[int, int] | None = None
    photo_from: float = math.inf
    covered: tuple[float, float] = (_NEVER, _NEVER)
    bumped: float = _NEVER
    level: float = 1.0
    developed: dict[int, Picture] = field(default_factory=dict)

    def settled(self, now: float) -> bool:
        """Whether everything lies where it will stay."""
        return not self.acts or now >= self.acts[-1].until

    def at_rest(self, now: float) -> bool:
        """Whether nothing but noise changes in the picture."""
        return self.settled(now) and not self.covered[0] <= now < self.covered[1] and now >= self.bumped + NUDGE

    def shown(self, now: float) -> Picture:
        """The picture of the moment ``now``, without hand, bump and noise."""
        seen = next((act.seen for act in self.acts if now < act.until), self.still)
        return seen(now) if callable(seen) else seen
