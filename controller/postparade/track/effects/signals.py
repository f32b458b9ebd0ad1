"""What the table says to people between rolls: whose turn it is, that it waits, that something is broken."""

import numpy as np

from postparade.track.effects.field import AMBER, DARK, WARM, Field, Light, paint
from postparade.track.effects.moment import Moment

CALL_SECONDS = 2.4
SEAT = 0.7
TURN_POST = 0.6
POSTS_A_SECOND = 12.0
TURN = np.array((1.0, 0.8, 0.35), dtype=np.float32)

WAITING = 0.45
WAITING_SECONDS = 4.0
WAITING_WIDTH = 0.12
"""Width of the light, as part of a lane."""

TROUBLE = 0.55
TROUBLE_EVERY = 10
ALARM_SECONDS = 4.0


def turn(field: Field, moment: Moment) -> Light:
    """The lights before the seat whose turn it is, or, where no seat has lights, as many lit finishes as its number: a
    call of a few seconds when the turn changes, then steady light."""
    if moment.turn is None:
        return DARK
    calling = moment.turn_for < CALL_SECONDS
    if field.seat.any():
        pulse = 0.65 + 0.35 * np.cos(2.0 * np.pi * moment.turn_for / 0.8) if calling else SEAT
        return paint((pulse * (field.seat == moment.turn)).astype(np.float32), TURN)
    # With more seats than lanes the count goes on in the last place but one.
    rank = field.lane + field.lanes * (field.last - field.place)
    shown = min(moment.turn, 1.0 + moment.turn_for * POSTS_A_SECOND) if calling else moment.turn
    lit = (field.lane >= 0) & (field.last - field.place <= 1) & (rank < shown)
    return paint((TURN_POST * lit).astype(np.float32), TURN)


def waiting(field: Field, moment: Moment) -> Light:
    """The table waits for people: one soft point per lane moves from gate to finish in four seconds, over and over, in
    all lanes at once."""
    if not moment.waiting:
        return DARK
    middle = (moment.now / WAITING_SECONDS) % 1.0 * (1.0 + 6.0 * WAITING_WIDTH) - 3.0 * WAITING_WIDTH
    along = field.place / np.maximum(field.last, 1.0)
    glow = WAITING * np.exp(-(((along - middle) / WAITING_WIDTH) ** 2)) * (field.lane >= 0)
    return paint(glow.astype(np.float32), WARM)


def trouble(field: Field, moment: Moment) -> Light:
    """Something that races need is broken: every tenth pixel is amber, as on a board that hears no controller. Double
    blinks for some seconds, then steady."""
    if moment.trouble_for is None:
        return DARK
    part = moment.trouble_for % 2.0
    off = moment.trouble_for < ALARM_SECONDS and (0.2 <= part < 0.4 or part >= 0.6)
    marked = np.arange(field.pixels) % TROUBLE_EVERY == 0
    return paint((0.0 if off else TROUBLE) * marked.astype(np.float32), AMBER)
