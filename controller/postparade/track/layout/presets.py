"""Usual ways to lay the strips, for tracks that need no list of lanes."""

from collections.abc import Sequence

from postparade.games.boards import boards
from postparade.track.settings import LaneSettings, TrackSettings

PRESETS = ("continuous", "spaces")
PRINTED = "quarter-horse"
"""The game whose usual board is printed on tracks with a strip a space."""


def preset_lanes(settings: TrackSettings, horses: Sequence[int]) -> tuple[LaneSettings, ...]:
    """The lanes of the preset, those of each output of the board one after the other with a gap between."""
    counts = _counts(settings, len(horses))
    space = settings.pixels_a_space if settings.preset == "spaces" else 1
    an_output = -(-len(horses) // settings.outputs)
    lanes, first = [], 0
    for index, (horse, count) in enumerate(zip(horses, counts, strict=True)):
        if index % an_output == 0:
            first = 0
        chain = 1 + index // an_output if settings.outputs > 1 else 0
        reverse = settings.serpentine and index % an_output % 2 == 1
        lanes.append(LaneSettings(horse=horse, first=first, count=count, reverse=reverse, chain=chain, space=space))
        first += count + settings.gap
    return tuple(lanes)


def _counts(settings: TrackSettings, lanes: int) -> list[int]:
    """Pixels of every lane; a lane of spaces has one more than moves, for its gate."""
    if settings.preset == "continuous":
        return [settings.pixels_a_lane] * lanes
    printed = next(iter(boards(PRINTED).values()))
    return [(moves + 1) * settings.pixels_a_space for moves in printed]
