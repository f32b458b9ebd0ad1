"""What tells horses apart: a colour, and in the safe palette also a number of pixels and a blink pattern."""

from functools import cache

import numpy as np

from postparade.track.effects.field import WARM, Light

SIZES = 3
PERIOD = 2.4
"""Seconds after which a blink pattern begins again."""
DIP = 0.62
"""Light of a horse in a dip, as the eye sees it; still more than anything else in its lane while horses run."""
DIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0.0, 0.9),),
    ((0.0, 0.3), (0.6, 0.9)),
    ((0.0, 0.2), (0.4, 0.6), (0.8, 1.0)),
)
"""When in a period a horse is dim, from and to, by blink pattern: steady, one long dip, two, three; never more than 2.5
a second."""
SAFE = ("#ffffff", "#ff9d00", "#3aa0ff", "#ffe14d", "#ff5a1f", "#6fd0ff")
"""Colours that stay apart with any kind of colour blindness when they are neighbours (after Okabe and Ito)."""


def sign_of(index: int) -> tuple[int, int]:
    """Pixels and blink pattern of the horse in lane ``index``; no two of the first twelve lanes share both."""
    return 1 + index % SIZES, index // SIZES % len(DIPS)


def safe_colour(index: int) -> str:
    """The colour of lane ``index`` in the safe palette."""
    return SAFE[index % len(SAFE)]


def blink(pattern: int, now: float) -> float:
    """The light of a horse with this pattern, ``DIP`` to 1."""
    phase = now % PERIOD
    return DIP if any(start <= phase < end for start, end in DIPS[pattern]) else 1.0


@cache
def lit(colour: str) -> Light:
    """``#rrggbb`` at full light; colours that would be invisible on a strip become warm white. Raises ``ValueError``
    for anything that is no colour."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"{colour!r} is not a colour like #c81e1e")
    wanted = np.frombuffer(bytes.fromhex(colour[1:]), dtype=np.uint8).astype(np.float32) / 255.0
    brightest = float(wanted.max())
    return (wanted / np.float32(brightest)).astype(np.float32) if brightest > 0.15 else WARM
