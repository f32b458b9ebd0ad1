"""On its days an evening begins by itself when the venue opens: once, and only by a clock that is right."""

from pathlib import Path

import pytest

from postparade.core.faults import DeviceFault, Refusal
from postparade.rules.viewer import TABLE
from postparade.table.messages import CloseEvening, StopSchedule
from tests.table.autopilot.venue import START, Venue, item, journal, schedule, venue

pytestmark = pytest.mark.slow(10)
THURSDAYS = schedule(item(races=1), opens="20:00", closes="01:30", days=(4,))


async def plan(place: Venue) -> None:
    """Keep the schedule for every Thursday."""
    assert await place.autopilot.put(THURSDAYS, None) is None


def started(folder: Path) -> list[str]:
    """The ids of the commands that began an evening."""
    return [record.command for record in journal(folder) if record.action.startswith('{"do":"start_schedule"')]


async def test_it_begins_when_the_venue_opens_and_ends_when_it_closes(tmp_path: Path) -> None:
    async with venue(tmp_path, at=START - 3600) as place:
        await plan(place)
        await place.wait(3590, step=10)
        assert place.table.autopilot is None
        assert place.board_shows["begins"] == START
        await place.live(15)
        progress = place.progress
        assert (progress.night, progress.closes) == ("2026-11-26", START + 5.5 * 3600)
        await place.until("result")


async def test_a_table_that_is_switched_on_late_begins_late_and_one_after_closing_time_not_at_all(
    tmp_path: Path,
) -> None:
    async with venue(tmp_path, at=START - 7200) as place:
        await plan(place)
        await place.live(2)
    async with venue(tmp_path, at=START + 4.5 * 3600) as place:
        await place.live(5)
        assert place.progress.night == "2026-11-26"
    async with venue(tmp_path, at=START + 30 * 3600) as place:
        await place.live(5)
        assert len(started(tmp_path)) == 1


async def test_an_evening_that_the_host_has_ended_does_not_begin_again_the_same_night(tmp_path: Path) -> None:
    async with venue(tmp_path, at=START + 60) as place:
        await plan(place)
        await place.live(5)
        await place.host(StopSchedule())
        await place.live(300)
        assert place.progress.over
        # Another schedule by hand does not make it forget that.
        other = await place.autopilot.start(schedule(name="Kids"))
        assert not isinstance(other, Refusal)
        await place.live(5)
        await place.host(StopSchedule())
        await place.live(60)
        assert place.progress.schedule.name == "Kids"
    async with venue(tmp_path, at=START + 3600) as place:
        await place.live(60)
        assert place.progress.over
        assert len(started(tmp_path)) == 2


async def test_it_begins_again_a_week_later_without_the_guests_of_the_last_time(tmp_path: Path) -> None:
    async with venue(tmp_path, at=START + 60) as place:
        await plan(place)
        await place.until("result")
        await place.host(CloseEvening())
    async with venue(tmp_path, (), at=START + 7 * 86400) as place:
        await place.live(5)
        assert place.progress.night == "2026-12-03"
        assert not place.table.view(TABLE).seats
    assert len(started(tmp_path)) == 2


@pytest.mark.parametrize("wrong", ["behind", "unset"])
async def test_nothing_begins_by_a_clock_that_is_wrong(tmp_path: Path, wrong: str) -> None:
    async with venue(tmp_path, at=START + 4 * 86400) as place:
        await plan(place)
    async with venue(tmp_path, (), at=START if wrong == "behind" else START + 7 * 86400) as place:
        if wrong == "unset":
            place.status_board.report("machine", DeviceFault("clock_unset"), "clock", "note")
        await place.live(60)
        assert place.board_shows.get("begins") == 0 or place.table.autopilot is not None
        if wrong == "behind":
            assert place.table.autopilot is None
            # The network sets the clock.
            place.clock.leap(7 * 86400)
        else:
            place.status_board.report("machine", None, "clock")
        await place.live(5)
        assert place.progress.night == "2026-12-03"
