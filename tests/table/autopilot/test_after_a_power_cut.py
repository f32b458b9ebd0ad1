"""Wherever the power fails, the evening goes on at the same place: no race is run twice, and none is lost."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.rules.actions import Pause
from postparade.rules.viewer import HOST, TABLE
from postparade.table.autopilot.next_step import RESUMES
from postparade.table.autopilot.schedule import Schedule
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.messages import Command, HoldSchedule, Update
from tests.table.autopilot.venue import START, Venue, item, journal, races_begun, schedule, venue

pytestmark = pytest.mark.slow(30)

EVENING = schedule(item(races=2), item("hold-your-horses", races=1), item(races=1))
ALL_RACES = [1, 2, 1, 1]
MANY = 40 if os.environ.get("POSTPARADE_LONG") else 6


async def play(folder: Path, at: float, cut_after: int | None, begin: Schedule | None) -> tuple[Path | None, float]:
    """Live until the evening is over, or until ``cut_after`` more entries are on the disk: then returns the folder as
    the power cut leaves it, and when that was. Nobody has been told of the last entry by then."""
    image: list[tuple[Path, float]] = []
    async with venue(folder, at=at) as place:
        if begin is not None:
            assert not isinstance(await place.autopilot.start(begin), Refusal)
        heard = 0

        def on_update(_: Update) -> None:
            nonlocal heard
            heard += 1
            if heard == cut_after:
                left = folder.with_name(f"{folder.name}+")
                shutil.copytree(folder, left)
                image.append((left, place.clock.wall()))

        place.table.watch(on_update)
        for _ in range(4000):
            await place.live(1)
            if image or place.table.view(TABLE).ended:
                break
        assert image or place.table.view(TABLE).ended, (place.stage, place.progress)
        return image[0] if image else (None, place.clock.wall())


@given(st.lists(st.tuples(st.integers(1, 25), st.sampled_from([1.0, 40.0, 900.0, -5000.0])), min_size=1, max_size=6))
@settings(max_examples=MANY, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_evening_that_is_cut_at_any_entries_runs_every_race_once(
    tmp_path_factory: pytest.TempPathFactory, cuts: list[tuple[int, float]]
) -> None:
    folder: Path | None = tmp_path_factory.mktemp("cut") / "e"
    assert folder is not None
    folder.mkdir()
    at, begin, last = START, EVENING, folder
    for after, outage in [*cuts, (None, 0.0)]:
        left, at = asyncio.run(play(folder, at, after, begin))
        last, begin = folder, None  # type: ignore[assignment] # it began
        if left is None:
            break
        # The clock of a machine without a battery is behind when it starts.
        folder, at = left, at + outage
    assert [number for _, number in races_begun(last)] == ALL_RACES


async def restarted(folder: Path, place: Venue) -> Path:
    """What a power cut leaves of ``folder``."""
    image = folder.with_name(f"{folder.name}-again")
    shutil.copytree(folder, image)
    return image


async def test_a_countdown_goes_on_where_the_time_without_power_has_brought_it(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        assert not isinstance(await place.autopilot.start(schedule(between=600)), Refusal)
        await place.live(200)
        step = place.autopilot.step
        assert step is not None
        assert step.left is not None
        assert 398 < step.left < 402
        image, at = await restarted(folder, place), place.clock.wall()
    async with venue(image, at=at + 100) as place:
        await place.until("countdown")
        step = place.autopilot.step
        assert step is not None
        assert step.stage == "countdown"
        assert step.left is not None
        assert 296 < step.left < 302


async def test_a_clock_that_is_behind_after_the_power_cut_begins_the_countdown_anew(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        assert not isinstance(await place.autopilot.start(schedule(between=600)), Refusal)
        await place.live(200)
        image = await restarted(folder, place)
    async with venue(image, at=START - 86400) as place:
        await place.until("countdown")
        step = place.autopilot.step
        assert step is not None
        assert step.left is not None
        assert 597 <= step.left <= 600
        # A clock that is put right meanwhile changes nothing about it.
        place.clock.leap(86400)
        await place.live(10)
        step = place.autopilot.step
        assert step is not None
        assert step.left is not None
        assert 585 <= step.left <= 591


async def test_a_race_in_real_time_that_stood_still_goes_on_by_itself_once_guests_have_seen_it(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        assert not isinstance(await place.autopilot.start(schedule(item("ready-set-bet"))), Refusal)
        await place.until("playing")
        image, at = await restarted(folder, place), place.clock.wall()
    async with venue(image, at=at + 60) as place:
        await place.table.submit(Command("restart-1", HOST, Pause(), place.table.view(HOST).entry))
        await place.live(2)
        assert place.stage == "resuming"
        await place.live(RESUMES + 2)
        assert place.stage == "playing"
        # One that the host has paused does not.
        await place.do(Pause())
        await place.live(10 * RESUMES)
        assert place.stage == "paused"
    resumed = [record for record in journal(image) if record.action == '{"do":"resume"}']
    assert len(resumed) == 1
    assert resumed[0].command.startswith("schedule-")


async def test_closing_time_passes_without_power_and_the_evening_is_closed_when_it_is_back(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        answer = await place.autopilot.start(schedule(item(races=0), closes="23:00"))
        assert not isinstance(answer, Refusal)
        await place.until("playing")
        await place.until("countdown")
        image = await restarted(folder, place)
    async with venue(image, at=START + 14 * 3600) as place:
        await place.live(5)
        assert place.table.view(TABLE).ended
    assert len(races_begun(image)) == 1


async def test_a_race_that_was_left_the_night_before_is_given_up_in_the_morning(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        answer = await place.autopilot.start(schedule(item(races=0), closes="23:00"))
        assert not isinstance(answer, Refusal)
        await place.until("playing")
        image = await restarted(folder, place)
    async with venue(image, at=START + 14 * 3600) as place:
        place.rolls = False
        await place.live(5)
        # Whoever switched the table on may want to finish it.
        assert place.progress.closing
        assert place.title == "quarter-horse"
        await place.wait(1900, step=10)
        assert place.table.view(TABLE).ended


async def test_a_held_schedule_is_still_held(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    async with venue(folder) as place:
        assert not isinstance(await place.autopilot.start(schedule()), Refusal)
        await place.host(HoldSchedule())
        image, at = await restarted(folder, place), place.clock.wall()
    async with venue(image, at=at) as place:
        await place.live(900)
        assert place.stage == "held"
        assert place.title is None


async def test_the_journal_alone_knows_how_far_the_evening_has_come(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        assert not isinstance(await place.autopilot.start(EVENING), Refusal)
        await place.until("result")
        *_, (_, _, state) = replay(tmp_path, Journal.read(tmp_path))
        assert state.autopilot == place.progress
