#!/usr/bin/env python3
"""Draws the pictures of the strip that the documents show: tools/strip_pictures.py [FOLDER], by default
docs/screenshots. Everything on them comes from the renderer; a firmware shows the same pixels."""

import sys
from pathlib import Path

import numpy as np
from msgspec.structs import replace
from palette import write_small

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.rules.boards import silk_of
from postparade.rules.contract import boards_of
from postparade.rules.race import Lane, Line, Race, sole_leader
from postparade.rules.registry import GAMES
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
OVER_ONE = {2: 3, 4: 5, 5: 6, 6: 7, 7: 11, 8: 9, 9: 4, 10: 2, 11: 1}
OVER_TWO = OVER_ONE | {5: 10}
OVER_THREE = OVER_TWO | {8: 10}
SEATS = tuple(SeatLights(seat=seat, first=330 + 6 * seat, count=5) for seat in range(1, 7))
SPACES = TrackSettings(preset="spaces", pixels_a_space=3, serpentine=True, seats=SEATS)


def race(positions: dict[int, int], winner: int | None = None) -> Race:
    """The usual board with horses at ``positions``."""
    lanes = tuple(
        replace(lane, position=positions.get(lane.number, 0), scratched=lane.number in SCRATCHED)
        for lane in boards_of(GAMES["quarter-horse"])["usual"].lanes
    )
    winners = () if winner is None else (winner,)
    return Race(lanes, sole_leader(lanes), winner is None, winner is not None, winners)


def betting_race(positions: dict[int, int]) -> Race:
    """Nine horses over fifteen spaces with a red line before the tenth, as in a race with bets while it runs."""
    sums = ((2, 3), *((total,) for total in range(4, 11)), (11, 12))
    lanes = tuple(
        Lane(one[0], "-".join(map(str, one)), silk_of(one[0]), 15, positions.get(one[0], 0), sums=one) for one in sums
    )
    return Race(lanes, sole_leader(lanes), running=True, line=Line(10, 3))


def duel(positions: tuple[int, int], finished: bool) -> Race:
    """Two runners of a hundred steps."""
    lanes = tuple(
        Lane(number, "", colour, 100, position)
        for number, colour, position in zip((1, 2), ("#e03434", "#2f7fe0"), positions, strict=True)
    )
    winners = tuple(lane.number for lane in lanes if finished and lane.position == lane.length)
    return Race(lanes, sole_leader(lanes), not finished, finished, winners)


def image(now: float, settings: TrackSettings, *statuses: RaceStatus) -> Image:
    """What is seen ``now`` seconds after the last of ``statuses``, which follow each other by a minute."""
    layout = build_layout(settings)
    timeline, began = opening(layout), 0.0
    for began, race_status in enumerate(statuses):
        timeline = follow(timeline, race_status, layout, 60.0 * began, settings.step_seconds if began else 0.0)
    return draw_strip(layout, Renderer(layout, settings).render(timeline, 60.0 * began + now))


def pictures() -> dict[str, Image]:
    """All pictures by name."""
    usual, safe = TrackSettings(), TrackSettings(palette="safe")
    under_way, finished = race(UNDER_WAY), race(AT_THE_POST, 7)
    over_one = RaceStatus(betting_race(OVER_ONE))
    paid = RaceStatus(finished, paid=(2, 5), final=True)
    celebrated = PHOTO_SECONDS + 2.0
    return {
        "race": image(10.0, usual, RaceStatus(under_way, turn=4)),
        "photo": image(1.0, usual, paid),
        "winner": image(celebrated, usual, paid),
        "payout": image(PHOTO_SECONDS + WINNER_SECONDS + 1.4, usual, paid),
        "safe": image(12.1, safe, RaceStatus(under_way, turn=4)),
        "spaces": image(10.0, SPACES, RaceStatus(under_way, turn=4)),
        "nobody": image(4.0, usual, RaceStatus()),
        "line": image(3.0, usual, over_one, RaceStatus(betting_race(OVER_TWO))),
        "surge": image(0.7, usual, over_one, RaceStatus(betting_race(OVER_TWO), surged=(5,))),
        "closed": image(0.1, usual, over_one, RaceStatus(betting_race(OVER_THREE))),
        "duel": image(5.0, usual, RaceStatus(duel((62, 47), finished=False))),
        "dead-heat": image(1.0, usual, RaceStatus(duel((100, 100), finished=True))),
    }


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, drawn in pictures().items():
        size = write_small(np.ascontiguousarray(drawn[:, :, ::-1]), folder / f"strip-{name}.png")
        print(f"strip-{name}.png  {size // 1024} KB")
    (folder / "strip-plan.svg").write_text(draw(build_layout(SPACES)), encoding="utf-8")


if __name__ == "__main__":
    main()
