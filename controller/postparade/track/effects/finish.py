"""The end of a race: tension before the post, the photo, the winner, the purse."""

import numpy as np

from postparade.track.effects.field import DARK, GOLD, UNDER_HEAD, WHITE, Field, Light, paint
from postparade.track.effects.moment import Moment
from postparade.track.timeline import PAYOUT_SECONDS, WINNER_SECONDS

POST = 0.6
STRAIGHT = 0.26
BEATS = np.array((1.0, 2.0), dtype=np.float32)
"""Beats a second with two moves left and with one."""
TENSION = np.array((1.0, 0.86, 0.6), dtype=np.float32)

FLASHES = ((0.0, 0.12), (0.5, 0.62))
LOOK = 0.5
NEAR = 4
"""How many places before the finish are in the photo."""

WAVE_PLACES = 8.0
WAVES_A_SECOND = 1.6
STEADY = 0.5
BACKSTAGE = 0.5

APART = 5.0
PLACES_A_SECOND = 12.0
SEATS_A_SECOND = 1.0


def heart(phase: Light) -> Light:
    """The strength of a double beat, 0 to 1, over a period of 1."""
    part = phase % 1.0
    first, second = np.exp(-(((part - 0.12) / 0.07) ** 2)), np.exp(-(((part - 0.38) / 0.09) ** 2))
    strength: Light = np.maximum(first, 0.7 * second)
    return strength


def tension(field: Field, moment: Moment) -> Light:
    """A horse is about to win: its finish beats like a heart, faster with one move left, and its last straight
    glows."""
    if not moment.tense.any():
        return DARK
    beat = heart(moment.now * np.where(moment.one_move, BEATS[1], BEATS[0]))
    post = POST * (0.5 + 0.5 * beat[field.lane]) * field.finish
    straight = STRAIGHT * beat[field.lane] * (field.place > moment.head[field.lane])
    return paint(np.maximum(post, straight) * moment.tense[field.lane], TENSION)


def photo(field: Field, moment: Moment) -> Light:
    """A close finish: two flashes of a camera, then white light on the last places of the winner and its rivals. At
    night there is no flash."""
    if moment.photo_for is None:
        return DARK
    flash = not moment.calm and any(start <= moment.photo_for < end for start, end in FLASHES)
    seen = (moment.won | moment.rival)[field.lane] & (field.place > field.last - NEAR)
    return paint((UNDER_HEAD if flash else LOOK) * seen, WHITE)


def winner(field: Field, moment: Moment) -> Light:
    """The lane of the winner in waves of its colour that run to the finish, half light after the celebration."""
    if moment.won_for is None:
        return DARK
    lane = moment.won[field.lane]
    if moment.won_for >= WINNER_SECONDS:
        return paint(np.float32(STEADY) * lane, moment.colour[field.lane])
    phase = field.place / WAVE_PLACES - moment.won_for * WAVES_A_SECOND
    wave = (0.5 + 0.5 * np.cos(2.0 * np.pi * phase)).astype(np.float32)
    return paint(UNDER_HEAD * (0.15 + 0.85 * wave) * lane, moment.colour[field.lane])


def curtain(field: Field, moment: Moment) -> Light:
    """How much of every pixel's light is left, 0 to 1: only the winner's lane stays bright once it is celebrated."""
    if moment.won_for is None:
        return np.ones(field.pixels, dtype=np.float32)
    return np.where(moment.won[field.lane] | (field.lane < 0), 1.0, BACKSTAGE).astype(np.float32)


def payout(field: Field, moment: Moment) -> Light:
    """The purse: chips of gold run from the finish of the winner to its gate; seats that are paid pulse meanwhile and
    stay gold."""
    if moment.paid_for is None:
        return DARK
    paid = np.isin(field.seat, moment.paid) & (field.seat > 0)
    if moment.paid_for >= PAYOUT_SECONDS:
        return paint(0.6 * paid, GOLD)
    to_chip = (field.place + moment.paid_for * PLACES_A_SECOND) % APART
    chips = np.clip(1.0 - np.minimum(to_chip, APART - to_chip), 0.0, 1.0) ** 0.45 * moment.won[field.lane]
    pulse = 0.6 - 0.4 * np.cos(2.0 * np.pi * moment.paid_for * SEATS_A_SECOND)
    return paint((UNDER_HEAD * np.maximum(chips, pulse * paid)).astype(np.float32), GOLD)
