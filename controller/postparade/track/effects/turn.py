"""Whose turn it is: the lights before that seat, or, where no seat has lights, as many lit finishes as its number."""

import numpy as np

from postparade.track.effects.field import DARK, Field, Light, paint
from postparade.track.effects.scene import Moment

CALL_SECONDS = 2.4
SEAT = 0.7
POST = 0.6
POSTS_A_SECOND = 12.0
COLOUR = np.array((1.0, 0.8, 0.35), dtype=np.float32)


def turn(field: Field, scene: Moment) -> Light:
    """A call of a few seconds when the turn changes, then steady light."""
    if scene.turn is None:
        return DARK
    calling = scene.turn_for < CALL_SECONDS
    if field.seat.any():
        pulse = 0.65 + 0.35 * np.cos(2.0 * np.pi * scene.turn_for / 0.8) if calling else SEAT
        return paint((pulse * (field.seat == scene.turn)).astype(np.float32), COLOUR)
    # With more seats than lanes the count goes on in the last place but one.
    rank = field.lane + field.lanes * (field.last - field.place)
    shown = min(scene.turn, 1.0 + scene.turn_for * POSTS_A_SECOND) if calling else scene.turn
    lit = (field.lane >= 0) & (field.last - field.place <= 1) & (rank < shown)
    return paint((POST * lit).astype(np.float32), COLOUR)
