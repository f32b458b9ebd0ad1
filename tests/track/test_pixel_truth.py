"""What the firmware clocks out is what the renderer meant, for any race."""

import asyncio

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.games.race import Race
from postparade.simulator.strip import Frame
from postparade.track.layout import build_layout
from postparade.track.link.payloads import BoardSettings
from postparade.track.programme import follow, opening
from postparade.track.renderer import Renderer
from postparade.track.settings import LaneSettings, TrackSettings
from postparade.track.standing import Standing
from tests.track.fields import races
from tests.track.line import Line
from tests.track.rigs import LAYOUT, SETTINGS, micropython_rig

SCENES = st.lists(st.tuples(races(), st.floats(0, 12), st.booleans()), min_size=1, max_size=6)

TABLES = [
    TrackSettings(),
    TrackSettings(serpentine=True, pixels_a_lane=36, chains=(200, 196), order="RGB", brightness=1.0),
    TrackSettings(
        lanes=tuple(LaneSettings(horse=13 - n, first=n * 9 + 3, count=n + 1) for n in range(1, 8)),
        pixels=90,
        cap_ma=400,
        brightness=1.0,
    ),
]


def frames(table: TrackSettings, scenes: list[tuple[Race, float, bool]]) -> list[Frame]:
    """What the renderer means."""
    layout = build_layout(table)
    renderer = Renderer(layout, table)
    return [
        renderer.render(follow(opening(layout), Standing(race, final=final), layout, 0.0, 0.6), now)
        for race, now, final in scenes
    ]


@given(SCENES, st.sampled_from(TABLES))
@settings(max_examples=60)
def test_firmware_in_this_process_shows_what_was_meant(
    scenes: list[tuple[Race, float, bool]], table: TrackSettings
) -> None:
    layout = build_layout(table)
    line = Line(BoardSettings(layout.chains, "GRB", table.cap_ma), layout.chains)
    line.until_live()
    for frame in frames(table, scenes):
        line.session.show(frame, line.now)
        line.exchange()
        assert np.array_equal(line.pico.pixels, frame)
    assert line.pico.troubles == []


def test_firmware_under_micropython_shows_what_was_meant() -> None:
    @given(SCENES)
    @settings(max_examples=1)
    def collect(scenes: list[tuple[Race, float, bool]]) -> None:
        meant.extend(frames(SETTINGS, scenes))

    meant: list[Frame] = []
    for _ in range(4):
        collect()

    async def show_all() -> None:
        async with micropython_rig() as rig:
            await rig.driver.open()
            for frame in meant:
                rig.driver.show(frame)
                await rig.until(lambda frame=frame: np.array_equal(rig.pixels(), frame))  # type: ignore[misc]  # a lambda with a default
            await rig.driver.close()

    asyncio.run(show_all())
    assert meant
    assert meant[0].shape == (LAYOUT.pixels, 3)
