"""What drawing a frame of the strip costs, for everything that can be on. 330 pixels, one thread, processor time.

The baseline only turns ready light into numbers (gamma, brightness, current limit), as every frame must be.
"""

import time
from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from postparade.rules.contract import boards_of
from postparade.rules.race import Race, sole_leader
from postparade.rules.registry import GAMES
from postparade.track.current_limit import estimate_ma, limit
from postparade.track.layout.lanes import build_layout
from postparade.track.layout.layout_svg import draw
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from postparade.track.timeline import PHOTO_SECONDS, WINNER_SECONDS, follow, opening

SECONDS = 1.0
FPS = 60
SETTINGS = TrackSettings()
LAYOUT = build_layout(SETTINGS)
UNDER_WAY = {2: 1, 4: 4, 6: 7, 7: 15, 8: 6, 10: 2, 12: 1}
AT_THE_POST = {2: 2, 4: 5, 6: 9, 7: 17, 8: 12}


def race(positions: dict[int, int], winner: int | None = None) -> Race:
    """The usual board, four lanes scratched."""
    board = boards_of(GAMES["quarter-horse"])["usual"]
    lanes = tuple(
        replace(lane, position=positions.get(lane.number, 0), scratched=lane.number in (3, 5, 9, 11))
        for lane in board.lanes
    )
    return Race(lanes, sole_leader(lanes), winner is None, winner is not None, () if winner is None else (winner,))


def cost(act: Callable[[float], object]) -> float:
    """Seconds of the processor for one frame; ``act`` gets the time of the show."""
    count, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        act(count / FPS)
        count += 1
    return (time.process_time() - start) / count


def bench(name: str, race_status: RaceStatus, since: float, settings: TrackSettings = SETTINGS) -> None:
    """Frames of ``standing``, ``since`` seconds after it began, horses walking all the time."""
    renderer = Renderer(LAYOUT, settings)
    timeline = follow(opening(LAYOUT), race_status, LAYOUT, 0.0, 1e9)
    most = max(estimate_ma(renderer.render(timeline, since + step / 10)) for step in range(40))
    seconds = cost(lambda now: renderer.render(timeline, since + now % 1.0))
    print(f"{name}: {seconds * 1e6:.0f} us a frame, {seconds * FPS:.1%} of a core at {FPS} a second, up to {most} mA")


def main() -> None:
    light = np.random.default_rng(1).random((LAYOUT.pixels, 3), dtype=np.float32)
    ready = cost(lambda _: limit(((light**2.2) * 153.0 + 0.5).astype(np.uint8), SETTINGS.cap_ma))
    print(f"baseline, light to numbers only: {ready * 1e6:.0f} us a frame, {ready * FPS:.1%} of a core")
    under_way, won = race(UNDER_WAY), race(AT_THE_POST, 7)
    paid = RaceStatus(won, paid=(2, 5), final=True)
    bench("race with leader, tension and turn", RaceStatus(under_way, turn=4), 10.0)
    bench("the same in the safe palette", RaceStatus(under_way, turn=4), 10.0, TrackSettings(palette="safe"))
    bench("photo finish", paid, 0.5)
    bench("winner", paid, PHOTO_SECONDS + 1.0)
    bench("payout", paid, PHOTO_SECONDS + WINNER_SECONDS + 1.0)
    bench("waiting, with trouble", RaceStatus(under_way, waiting=True, trouble=True), 10.0)
    bench("nobody plays", RaceStatus(), 10.0)
    start = time.perf_counter()
    size = len(draw(LAYOUT))
    print(f"drawing the layout: {(time.perf_counter() - start) * 1e3:.1f} ms, {size // 1024} KB of SVG")


if __name__ == "__main__":
    main()
