"""Pictures that check the wiring: lane by lane, and the whole strip in each colour. Pure, like the effects."""

from typing import Literal

import numpy as np
from msgspec import Struct

from postparade.track.effects.field import DARK, GREEN, RED, WHITE, Field, Light, paint

CHECK_PICTURES_A_SECOND = 30
LANE_SECONDS = 3.0
COLOUR_SECONDS = 1.0
RUN_SECONDS = 1.5
COLOURS = (("red", RED), ("green", GREEN), ("blue", RED[::-1].copy()), ("white", WHITE))
FINISH_PLACES = 3
FAINT = 0.25


class Check(Struct, frozen=True):
    """``what``: one lane (``lane`` is its index), all lanes in turn, or the colours; since when."""

    what: Literal["lane", "lanes", "colours"]
    began: float
    lane: int = 0

    def lane_at(self, now: float, lanes: int) -> int:
        """The index of the lane that is lit."""
        return self.lane if self.what == "lane" else int((now - self.began) / LANE_SECONDS) % lanes


def check_light(field: Field, check: Check, now: float) -> Light:
    """What is seen ``now``."""
    elapsed = now - check.began
    if check.what == "colours":
        return colour(field, int(elapsed / COLOUR_SECONDS) % len(COLOURS))
    return lane(field, check.lane_at(now, field.lanes), elapsed)


def lane(field: Field, index: int, elapsed: float) -> Light:
    """One green place at the gate, three red ones at the finish, and white light that runs from one to the other."""
    mine = field.lane == index
    gate, finish = mine & field.gate, mine & (field.place > field.last - FINISH_PLACES) & ~field.gate
    runner = (elapsed / RUN_SECONDS) % 1.0 * field.last
    running = np.clip(1.0 - np.abs(field.place - runner), 0.0, 1.0) * mine
    course = np.maximum(FAINT * mine, running) * ~gate * ~finish
    light: Light = paint(gate.astype(np.float32), GREEN) + paint(finish.astype(np.float32), RED)
    return light + paint(course.astype(np.float32), WHITE)


def colour(field: Field, index: int) -> Light:
    """All pixels in the colour with that number, seats and pixels of no lane too."""
    return DARK + np.broadcast_to(COLOURS[index][1], (field.pixels, 3))
