"""What the firmware clocks out is what the renderer meant, for any race, and tells where every horse is."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.rules.boards import silk_of
from postparade.rules.race import Lane, Race, sole_leader
from postparade.simulator.strip import Frame
from postparade.track.layout.lanes import STRIPS, Layout, build_layout
from postparade.track.link.payloads import BoardSettings
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import LaneSettings, Stretch, TrackSettings
from postparade.track.timeline import follow, opening
from tests.games.dice_race.usual import BOARDS
from tests.track.drivers.driver_fixtures import LAYOUT, SETTINGS, micropython_rig
from tests.track.fields import races
from tests.track.link.line import Line

pytestmark = pytest.mark.slow(6)


SCENES = st.lists(st.tuples(races(), st.floats(0, 12), st.booleans()), min_size=1, max_size=6)

TABLES = [
    TrackSettings(),
    TrackSettings(serpentine=True, pixels_a_lane=36, outputs=2, gap=1, order="RGB", brightness=1.0, palette="safe"),
    TrackSettings(
        lanes=tuple(
            LaneSettings(
                horse=13 - n, first=n * 60, count=20, further=(Stretch(first=n * 60 + 22, count=10, reverse=True),)
            )
            for n in range(1, 12)
        ),
        cap_ma=900,
        brightness=1.0,
    ),
    TrackSettings(preset="spaces", pixels_a_space=3, serpentine=True, chains=(180, 156)),
]
RACES = 1000


def frames(table: TrackSettings, scenes: list[tuple[Race, float, bool]]) -> list[Frame]:
    """What the renderer means."""
    layout = build_layout(table)
    renderer = Renderer(layout, table)
    return [
        renderer.render(follow(opening(layout), RaceStatus(race, final=final), layout, 0.0, 0.6), now)
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


def race_by_chance(chance: random.Random, layout: Layout) -> Race:
    """A race on any board that has its moves on the lanes of ``layout``, somewhere on its way: scratches, leader,
    perhaps over."""
    room = [lane.places - 1 for lane in layout.lanes]
    fitting = [board for board in BOARDS.values() if all(map(int.__le__, board.lengths, room))]
    board = chance.choice(fitting)
    scratched = set(chance.sample(STRIPS, chance.randint(0, 4)))
    lanes = []
    for horse, length in zip(STRIPS, board.lengths, strict=True):
        position = 0 if horse in scratched else chance.randrange(length)
        lanes.append(Lane(horse, str(horse), silk_of(horse), length, position, horse in scratched))
    winner = chance.choice([*(lane.number for lane in lanes if not lane.scratched), *[None] * 20])
    run = tuple(replace(lane, position=lane.length) if lane.number == winner else lane for lane in lanes)
    return Race(run, sole_leader(run), winner is None, winner is not None, () if winner is None else (winner,))


def place_read(frame: Frame, layout: Layout, race: Race, number: int) -> int | None:
    """Where the pixels say that a horse is, in moves; None where they say that it does not run."""
    lane = layout.lanes[layout.lanes_of(race)[race.lanes.index(race.lane(number))][0]]
    seen = frame[lane.indices].reshape(-1, lane.space, 3).max(axis=1)
    if not seen[:-2, 1:].any():
        return None  # nothing but red before the finish, where the turn may be shown
    places = seen.max(axis=1)
    return round(int(np.argmax(places)) / (lane.places - 1) * race.lane(number).length)


@pytest.mark.parametrize("table", TABLES, ids=("usual", "to and fro, safe", "in pieces", "spaces"))
def test_place_of_every_horse_is_read_back_from_the_pixels_of_the_firmware(table: TrackSettings) -> None:
    """A thousand races."""
    layout, chance = build_layout(table), random.Random(4)
    renderer = Renderer(layout, table)
    line = Line(BoardSettings(layout.chains, "GRB", table.cap_ma), layout.chains, cap_ma=max(2000, table.cap_ma))
    line.until_live()
    timeline = opening(layout)
    for number in range(RACES):
        race, now = race_by_chance(chance, layout), 30.0 * number
        timeline = follow(timeline, RaceStatus(race, turn=chance.randint(1, 12)), layout, now, 0.6)
        line.session.show(renderer.render(timeline, now + chance.uniform(3, 29)), line.now)
        line.exchange()
        for lane in race.lanes:
            expected = None if lane.scratched else lane.position
            assert place_read(line.pico.pixels, layout, race, lane.number) == expected, (number, lane)
    assert line.pico.troubles == []


async def test_firmware_under_micropython_shows_what_was_meant() -> None:
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

    await show_all()
    assert meant
    assert meant[0].shape == (LAYOUT.pixels, 3)
