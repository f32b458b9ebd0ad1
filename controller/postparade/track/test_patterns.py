"""Frames that check the wiring: lane by lane, and the whole strip in each colour. Pure, like the effects."""

from typing import Literal

import numpy as np
from msgspec import Struct

from postparade.track.effects.field import BLUE, DARK, GREEN, RED, WHITE, Field, Light, paint

CHECK_FRAMES_A_SECOND = 30
LANE_SECONDS = 3.0
COLOUR_SECONDS = 1.0
RUN_SECONDS = 1.5
COLOURS = (("red", RED), ("green", GREEN), ("blue", BLUE), ("white", WHITE))
FINISH_PLACES = 3
FAINT = 0.25


class Check(Struct, frozen=True):
    """A check of one lane or one colour (``index`` says which), or of all of them in turn, since ``began``."""

    what: Literal["lane", "lanes", "colour", "colours"]
    began: float
    index: int = 0

    def index_at(self, now: float, lanes: int) -> int:
        """Which lane or colour is lit."""
        if self.what == "lanes":
            return int((now - self.began) / LANE_SECONDS) % lanes
        if self.what == "colours":
            return int((now - self.began) / COLOUR_SECONDS) % len(COLOURS)
        return self.index


def check_light(field: Field, check: Check, now: float) -> Light:
    """The light of ``check`` at ``now``."""
    index = check.index_at(now, field.lanes)
    return lane(field, index, now - check.began) if check.what in ("lane", "lanes") else colour(field, index)


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
    """All pixels in the colour with the number ``index``, including those of seats and of no lane."""
    return DARK + np.broadcast_to(COLOURS[index][1], (field.pixels, 3))
