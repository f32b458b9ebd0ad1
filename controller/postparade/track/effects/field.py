"""The lanes as arrays, so that one effect lights all of them at once."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from postparade.games.race import Race
from postparade.track.layout import Layout
from postparade.track.motion import Motion

Light = npt.NDArray[np.float32]

BLACK = np.zeros(3, dtype=np.float32)
WHITE = np.ones(3, dtype=np.float32)
WARM = np.array((1.0, 0.55, 0.15), dtype=np.float32)
RED = np.array((1.0, 0.0, 0.0), dtype=np.float32)
GREEN = np.array((0.0, 1.0, 0.25), dtype=np.float32)


class Field(Struct, frozen=True):
    """Geometry that does not change: every pixel's lane (-1: none), place from the gate and last place of its lane."""

    lane: npt.NDArray[np.intp]
    place: Light
    last: Light

    @property
    def on_track(self) -> npt.NDArray[np.bool_]:
        """Which pixels belong to a lane."""
        return self.lane >= 0


class Scene(Struct, frozen=True):
    """One moment. Arrays run over the lanes of the layout: ``head`` in pixels from the gate, ``colour`` (lanes, 3),
    and whether the lane runs, is scratched, leads, has won. ``since_win`` in seconds, ``None`` before."""

    head: Light
    colour: Light
    runs: npt.NDArray[np.bool_]
    scratched: npt.NDArray[np.bool_]
    leads: npt.NDArray[np.bool_]
    won: npt.NDArray[np.bool_]
    since_win: float | None
    final: bool


def build_field(layout: Layout) -> Field:
    """The arrays of a layout."""
    lane = np.full(layout.pixels, -1, dtype=np.intp)
    place = np.zeros(layout.pixels, dtype=np.float32)
    last = np.zeros(layout.pixels, dtype=np.float32)
    for index, strip in enumerate(layout.lanes):
        lane[strip.indices] = index
        place[strip.indices] = np.arange(strip.count)
        last[strip.indices] = strip.count - 1
    return Field(lane, place, last)


def rgb(colour: str) -> Light:
    """``#rrggbb`` as light. Raises ``ValueError`` for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"{colour!r} is not a colour like #c81e1e")
    return np.frombuffer(bytes.fromhex(colour[1:]), dtype=np.uint8).astype(np.float32) / 255.0


def build_scene(race: Race, layout: Layout, motion: Motion, now: float, final: bool) -> Scene:
    """What ``race`` looks like at ``now``. A runner whose colour would be invisible on a strip is shown warm white."""
    lanes = len(layout.lanes)
    colour = np.zeros((lanes, 3), dtype=np.float32)
    runs, scratched, leads, won = (np.zeros(lanes, dtype=np.bool_) for _ in range(4))
    for lane, index in zip(race.lanes, layout.lanes_of(race), strict=True):
        if index is None:
            continue
        wanted = rgb(lane.colour)
        brightest = float(wanted.max())
        colour[index] = wanted / brightest if brightest > 0.15 else WARM
        scratched[index] = lane.scratched
        runs[index] = not lane.scratched
        leads[index] = lane.number == race.leader
        won[index] = lane.number == race.winner
    since = None if motion.won_at is None else max(0.0, now - motion.won_at)
    return Scene(motion.at(now).astype(np.float32), colour, runs, scratched, leads, won, since, final)
