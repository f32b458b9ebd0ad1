"""How the two horses of a lane run: speeds as distance, in strides that everybody can watch (rules, section 10)."""

from collections.abc import Iterator
from zlib import crc32

LENGTH = 100
"""Positions from the start to the finish."""
STRIDES = 6
"""Steps in which a race is shown."""
_WOBBLE = 45
"""How far a horse may run ahead of or behind an even pace: at half way, a quarter of this in per cent of its
distance."""

Positions = tuple[int, int]


def finish(speeds: tuple[int, int]) -> Positions:
    """Where both stand when the faster arrives. Equal speeds arrive together, and speed 0 stays at the start."""
    faster = max(speeds)
    if speeds[0] == speeds[1]:
        return LENGTH, LENGTH
    first, second = ((2 * LENGTH * speed + faster) // (2 * faster) for speed in speeds)
    return first, second


def strides(speeds: tuple[int, int], salt: str) -> Iterator[Positions]:
    """The positions step by step, the finish last. ``salt`` decides how the two change the lead on the way, so that a
    replayed race runs the same; it never decides where they end."""
    ends = finish(speeds)
    moods = tuple(crc32(f"{salt} {side}".encode()) % (2 * _WOBBLE + 1) - _WOBBLE for side in (0, 1))
    for step in range(1, STRIDES + 1):
        first, second = (_along(end, mood, step) for end, mood in zip(ends, moods, strict=True))
        yield first, second


def _along(end: int, mood: int, step: int) -> int:
    """The distance after ``step``: an even pace, plus a bulge of at most ``mood / 4`` per cent that vanishes at start
    and finish."""
    way = step * STRIDES * 100 + mood * step * (STRIDES - step)
    return end * way // (STRIDES * STRIDES * 100)
