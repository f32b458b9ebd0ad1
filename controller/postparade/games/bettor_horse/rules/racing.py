"""How the two horses of a lane run: speeds as distance, in strides that everybody can watch (rules, section 10)."""

from collections.abc import Iterator
from math import sin, tau
from zlib import crc32

LENGTH = 100
"""Positions from the start to the finish."""
STRIDES = 6
"""Steps in which a race is shown."""
_BULGE, _WAVE = 20, 80
"""How far one horse may run ahead of the other's pace and fall behind it again, per cent: once, in the middle, and
there and back. Together at most 100, or a horse would run backwards."""

Positions = tuple[int, int]


def finish(speeds: tuple[int, int]) -> Positions:
    """Where both stand when the faster arrives. Equal speeds arrive together, and speed 0 stays at the start."""
    faster = max(speeds)
    if speeds[0] == speeds[1]:
        return LENGTH, LENGTH
    first, second = ((2 * LENGTH * speed + faster) // (2 * faster) for speed in speeds)
    return first, second


def strides(speeds: tuple[int, int], salt: str) -> Iterator[Positions]:
    """The positions step by step, the finish last. Both set off at the same pace, and the slower one tires: half of all
    duels change the lead. ``salt`` decides who runs ahead when, so that a replayed race runs the same; it never decides
    where they end."""
    ends = finish(speeds)
    bulge, wave = _drawn(f"{salt} bulge", _BULGE), _drawn(f"{salt} wave", _WAVE)
    for step in range(1, STRIDES + 1):
        time = step / STRIDES
        ahead = bulge * time * (1 - time) + wave * sin(tau * time) / tau
        yield _tiring(ends[0], time + ahead), _tiring(ends[1], time - ahead)


def _drawn(salt: str, most: int) -> float:
    """A number between ``-most`` and ``most`` per cent."""
    return (crc32(salt.encode()) % (2 * most + 1) - most) / 100


def _tiring(end: int, time: float) -> int:
    """Where a horse is that sets off at the pace of a winner and has nothing left at ``end``."""
    return round(end * (1 - (1 - min(time, 1.0)) ** (LENGTH / end))) if end else 0
