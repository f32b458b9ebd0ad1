"""Races with bets while they run: the red line with its crossings, and "no more bets"."""

import numpy as np

from postparade.track.effects.field import DARK, GOLD, RED, UNDER_HEAD, Field, Light, paint
from postparade.track.effects.moment import Moment
from postparade.track.timeline import CLOSING_SECONDS

LINE = 0.5
CROSSED = 0.75
"""Light of the red line where a horse has crossed it, in gold, so that these can be counted."""
CLOSED = 0.8
"""Light of the red line once it has closed the betting."""
CROSSING_SECONDS = 0.45
"""One flash of the line for every crossing so far."""
LIT_PART = 0.6
BREATH = 0.25
"""How deep the line breathes while the next crossing closes the betting."""
WALL = 0.55
FLASHES = 3
FLASH_SECONDS = 0.5


def red_line(field: Field, moment: Moment) -> Light:
    """The red line across all lanes that run, golden where a horse is over it. A crossing makes the whole line flash,
    once for the first, twice for the second; before the last one it breathes."""
    line = moment.line[field.lane]
    on = (line >= 0.0) & moment.runs[field.lane]
    if not on.any():
        return DARK
    strength = CLOSED if moment.closed_for is not None else LINE
    if moment.last_chance:
        strength += BREATH * float(np.sin(2.0 * np.pi * moment.now))
    golden = on & moment.crossed[field.lane] & (field.place == line)
    red = np.where(on & (field.place == line) & ~golden, strength, 0.0)
    if _flashing(moment):
        red = np.maximum(red, UNDER_HEAD * (on & (np.abs(field.place - line) <= 1.0)))
        golden = np.zeros_like(golden)
    light = np.maximum(paint(red.astype(np.float32), RED), paint((CROSSED * golden).astype(np.float32), GOLD))
    return light * _beside_heads(field, moment)


def no_more_bets(field: Field, moment: Moment) -> Light:
    """Betting is closed: all lanes and seats flash red three times, then a red wall falls back from the line to the
    gate. At night there is only the wall."""
    if moment.closed_for is None or moment.closed_for >= CLOSING_SECONDS:
        return DARK
    flashing = FLASHES * FLASH_SECONDS
    if moment.closed_for < flashing and not moment.calm:
        flash = moment.closed_for % FLASH_SECONDS < LIT_PART * FLASH_SECONDS
        everywhere = (field.lane >= 0) | (field.seat > 0)
        return paint(np.float32(WALL if flash else 0.0) * everywhere, RED) * _beside_heads(field, moment)
    fallen = max(0.0, (moment.closed_for - flashing) / (CLOSING_SECONDS - flashing))
    wall = (field.lane >= 0) & (field.place <= moment.line[field.lane] * (1.0 - fallen))
    light = paint((WALL * (1.0 - fallen) * (wall | (field.seat > 0))).astype(np.float32), RED)
    return light * _beside_heads(field, moment)


def _beside_heads(field: Field, moment: Moment) -> Light:
    """1 beside the heads of the horses, 0 on them: they keep their colours."""
    away = np.clip(np.abs(field.place - moment.head[field.lane]), 0.0, 1.0)
    return np.where(moment.runs[field.lane], away, 1.0).astype(np.float32)[:, None]


def _flashing(moment: Moment) -> bool:
    """Whether the line is lit up for a crossing at this moment. The closing one has its own light."""
    if moment.crossed_for is None or moment.calm or moment.closed_for is not None:
        return False
    crossing, part = divmod(moment.crossed_for, CROSSING_SECONDS)
    return crossing < moment.crossings and part < LIT_PART * CROSSING_SECONDS
