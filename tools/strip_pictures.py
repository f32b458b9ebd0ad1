#!/usr/bin/env python3
"""Draws the pictures of the strip that the documents show: tools/strip_pictures.py [FOLDER], by default
docs/screenshots. Everything on them comes from the renderer; a firmware shows the same pixels."""

import sys
from pathlib import Path

import numpy as np
from palette import write_small

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.games.boards import COLOURS, HORSES, boards
from postparade.games.race import Lane, Race, sole_leader
from postparade.track.layout.lanes import build_layout
from postparade.track.layout.layout_svg import draw
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import SeatLights, TrackSettings
from postparade.track.timeline import PHOTO_SECONDS, WINNER_SECONDS, follow, opening
from testkit.strip_image import Image, draw_strip

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SCRATCHED = (3, 5, 9, 11)
UNDER_WAY = {4: 5, 6: 7, 7: 10, 8: 6, 10: 2}
AT_THE_POST = {2: 2, 4: 5, 6: 9, 7: 17, 8: 12, 10: 3, 12: 2}
SEATS = tuple(SeatLights(seat=seat, first=330 + 6 * seat, count=5) for seat in range(1, 7))
SPACES = TrackSettings(preset="spaces", pixels_a_space=3, serpentine=True, seats=SEATS)


def race(positions: dict[int, int], winner: int | None = None) -> Race:
    """The usual board with horses at ``positions``."""
    lengths = zip(HORSES, next(iter(boards("quarter-horse").values())), strict=True)
    lanes = tuple(
        Lane(horse, str(horse), COLOURS[horse], moves, positions.get(horse, 0), horse in SCRATCHED)
        for horse, moves in lengths
    )
    return Race(lanes, sole_leader(lanes), winner is None, winner)


def picture(race_status: RaceStatus, now: float, settings: TrackSettings) -> Image:
    """What is seen ``now`` seconds after the table began to stand so."""
    layout = build_layout(settings)
    timeline = follow(opening(layout), race_status, layout, 0.0, 0.0)
    return draw_strip(layout, Renderer(layout, settings).render(timeline, now))


def pictures() -> dict[str, Image]:
    """All pictures by name."""
    usual, safe = TrackSettings(), TrackSettings(palette="safe")
    under_way, finished = race(UNDER_WAY), race(AT_THE_POST, 7)
    paid = RaceStatus(finished, paid=(2, 5), final=True)
    celebrated = PHOTO_SECONDS + 2.0
    return {
        "race": picture(RaceStatus(under_way, turn=4), 10.0, usual),
        "photo": picture(paid, 1.0, usual),
        "winner": picture(paid, celebrated, usual),
        "payout": picture(paid, PHOTO_SECONDS + WINNER_SECONDS + 1.4, usual),
        "safe": picture(RaceStatus(under_way, turn=4), 12.1, safe),
        "spaces": picture(RaceStatus(under_way, turn=4), 10.0, SPACES),
        "nobody": picture(RaceStatus(), 4.0, usual),
    }


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, drawn in pictures().items():
        size = write_small(np.ascontiguousarray(drawn[:, :, ::-1]), folder / f"strip-{name}.png")
        print(f"strip-{name}.png  {size // 1024} KB")
    (folder / "strip-plan.svg").write_text(draw(build_layout(SPACES)), encoding="utf-8")


if __name__ == "__main__":
    main()
