"""An evening on autopilot at a real table: games and races in order, with whoever sits there, until closing time."""

import asyncio
import random
from pathlib import Path

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import TABLE, seat
from postparade.table.bots import Bots
from postparade.table.messages import (
    CallClosing,
    ClearSeat,
    CloseEvening,
    CloseGame,
    ContinueSchedule,
    ExtendSchedule,
    HoldSchedule,
    OpenGame,
    PauseTable,
    ResumeTable,
    SeatBot,
    SkipItem,
    StopSchedule,
    TakeSeat,
)
from tests.table.autopilot.venue import START, Venue, item, journal, races_begun, schedule, venue

pytestmark = pytest.mark.slow(20)


async def begin(place: Venue, *items: object, **fields: object) -> None:
    """Start an evening of ``items``."""
    answer = await place.autopilot.start(schedule(*items, **fields))  # type: ignore[arg-type] # they are items
    assert not isinstance(answer, Refusal), answer
    await place.live(1)


async def test_an_evening_of_three_games_runs_by_itself_from_the_first_race_to_its_end(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=2), item("hold-your-horses", races=3), item(races=1))
        stages: list[tuple[str, str | None]] = []
        for _ in range(4000):
            await place.live(1)
            if not stages or stages[-1] != (place.stage, place.title):
                stages.append((place.stage, place.title))
            if place.table.view(TABLE).ended:
                break
        view = place.table.view(TABLE)
        assert view.ended
        assert view.game is None
        assert place.progress.over
        games = [game for stage, game in stages if stage == "result"]
        assert games == ["quarter-horse", "hold-your-horses", "quarter-horse"]
        assert ("countdown", None) in stages
        assert ("playing", "hold-your-horses") in stages
    begun = races_begun(tmp_path)
    assert [number for _, number in begun] == [1, 2, 1, 2, 3, 1]
    assert len(set(begun)) == 6
    # The journal says who did it.
    opened = [record for record in journal(tmp_path) if record.kind in ("opened", "closed", "evening")]
    assert opened
    assert all(record.command.startswith("schedule-") for record in opened)


async def test_nothing_begins_before_enough_are_seated_and_the_screens_say_how_many_are_missing(
    tmp_path: Path,
) -> None:
    async with venue(tmp_path, ["Ann"]) as place:
        await begin(place, least=3)
        await place.live(600)
        assert (place.stage, place.autopilot.step.needs) == ("gathering", 2)  # type: ignore[union-attr]
        assert place.title is None
        await place.do(TakeSeat("Ben"))
        await place.live(5)
        assert place.autopilot.step.needs == 1  # type: ignore[union-attr]
        await place.do(TakeSeat("Cid"))
        # Friends may come along: it is not begun at once.
        await place.live(5)
        assert place.stage == "countdown"
        assert place.title is None
        await place.do(TakeSeat("Dora"))
        await place.live(30)
        assert place.title == "quarter-horse"
        assert [card.playing for card in place.table.view(TABLE).seats] == [True] * 4


async def test_between_two_races_guests_may_leave_and_the_next_one_waits_for_others(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item("ready-set-bet", races=2), least=3)
        await place.until("playing")
        await place.until("countdown")
        await place.host(ClearSeat(3))
        await place.live(200)
        assert place.stage == "gathering"
        races = races_begun(tmp_path)
        await place.host(TakeSeat("Eve"))
        await place.until("playing")
        assert races_begun(tmp_path)[:-1] == races


async def test_a_race_that_is_made_ready_meanwhile_begins_when_the_countdown_ends(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item("ready-set-bet", races=2))
        await place.until("playing")
        await place.until("countdown")
        assert await place.until("playing") <= 62


async def test_a_pause_of_the_host_lasts_until_the_host_ends_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place)
        await place.until("playing")
        await place.host(PauseTable())
        place.rolls = False
        await place.live(900)
        assert place.stage == "paused"
        await place.host(ResumeTable())
        place.rolls = True
        assert place.stage == "playing"


async def test_a_held_schedule_begins_nothing_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place)
        await place.until("playing")
        await place.host(HoldSchedule())
        await place.live(900)
        assert place.stage == "held"
        assert len(races_begun(tmp_path)) == 1
        assert await place.code(HoldSchedule()) == "schedule_held"
        await place.host(ContinueSchedule())
        assert place.stage == "countdown"
        await place.until("result")
        assert len(races_begun(tmp_path)) == 2


async def test_a_game_that_the_host_opens_is_played_first(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place)
        await place.host(OpenGame("bettor-horse", {}, (1, 2)))
        await place.live(300)
        assert (place.stage, place.title) == ("by_hand", "bettor-horse")
        await place.host(CloseGame())
        await place.until("playing")
        assert place.title == "quarter-horse"
        assert place.progress.item == 0


async def test_a_host_who_opens_what_is_next_begins_that_item(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=1), item("hold-your-horses", races=1))
        await place.host(OpenGame("quarter-horse", dict(item().options)))
        assert place.progress.on
        await place.until("result")
        await place.until("countdown")
        assert place.progress.item == 1


async def test_a_host_who_takes_the_game_off_goes_on_to_the_next(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(), item("hold-your-horses"))
        await place.until("playing")
        await place.host(CloseGame())
        assert (place.progress.item, place.progress.on) == (1, 0)


async def test_a_skipped_item_ends_after_its_race_and_one_that_has_not_begun_at_once(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=5), item("hold-your-horses"), item("ready-set-bet"))
        await place.until("playing")
        await place.host(SkipItem(0))
        assert place.title == "quarter-horse"
        await place.until("result")
        assert len(races_begun(tmp_path)) == 1
        await place.until("countdown")
        await place.host(SkipItem(1))
        assert await place.code(SkipItem(1)) == "no_such_item"
        assert [one["stands"] for one in place.board_shows["items"]] == ["skipped", "skipped", "next"]
        await place.until("playing")
        assert place.title == "ready-set-bet"


async def test_too_few_for_one_game_play_the_next_that_fits_them_in_the_end(tmp_path: Path) -> None:
    async with venue(tmp_path, ["Ann"]) as place:
        few = item("quarter-horse")
        await begin(place, few, item("ready-set-bet"), least=1, patience=5)
        await place.live(240)
        assert place.stage == "gathering"
        # Nothing on the schedule is for one guest alone, so that everybody waits.
        await place.live(600)
        assert place.stage == "gathering"
        assert place.progress.item == 0


async def test_too_many_for_one_game_play_another_and_are_told_where_there_is_none(tmp_path: Path) -> None:
    many = [f"Guest {number}" for number in range(1, 10)]
    async with venue(tmp_path, many) as place:
        await begin(place, item("bettor-horse"), item("hold-your-horses"))
        await place.live(70)
        assert place.progress.item == 1
        assert place.board_shows["items"][0]["why"] == "too_many"
        await place.until("playing")
        assert place.title == "hold-your-horses"
    async with venue(tmp_path / "other", many) as place:
        await begin(place, item("bettor-horse"))
        await place.live(600)
        assert (place.stage, place.progress.item) == ("misfit", 0)


async def test_the_table_fills_seats_only_if_the_schedule_says_so_and_gives_them_back(tmp_path: Path) -> None:
    async with venue(tmp_path / "alone", ["Ann"]) as place:
        await begin(place, least=2)
        await place.live(300)
        assert place.title is None
        assert not place.table.view(TABLE).bots
    async with venue(tmp_path, ["Otto"]) as place:
        await begin(place, item(races=1), item("hold-your-horses", races=1), least=3, fill=3)
        await place.until("playing")
        view = place.table.view(TABLE)
        assert len(view.seats) == 3
        assert len(view.bots) == 2
        assert len({card.name for card in view.seats}) == 3
        for name in ("Ben", "Cid"):
            await place.do(TakeSeat(name))
        await place.until("result")
        await place.until("playing")
        view = place.table.view(TABLE)
        assert not view.bots
        assert [card.name for card in view.seats if card.playing] == ["Otto", "Ben", "Cid"]


async def test_nobody_plays_where_no_guest_is(tmp_path: Path) -> None:
    async with venue(tmp_path, []) as place:
        await begin(place, least=1, fill=12)
        await place.live(900)
        assert place.stage == "gathering"
        assert not place.table.view(TABLE).seats


async def test_at_closing_time_the_race_is_finished_and_no_other_begins(tmp_path: Path) -> None:
    async with venue(tmp_path, at=START) as place:
        await begin(place, item(races=0), again=True, closes="20:10")
        place.rolls = False
        await place.until("playing")
        await place.live(600)
        assert place.progress.closing
        assert place.stage == "playing"
        assert place.table.view(TABLE).game == "quarter-horse"
        place.rolls = True
        for _ in range(600):
            await place.live(1)
            if place.table.view(TABLE).ended:
                break
        assert place.table.view(TABLE).ended
        assert place.progress.over
    assert len(races_begun(tmp_path)) == 1
    (called,) = [record for record in journal(tmp_path) if record.action.startswith('{"do":"call_closing"')]
    assert called.command.startswith("schedule-")


async def test_the_last_race_before_closing_is_announced(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=0, options={}), closes="22:00")
        await place.until("playing")
        assert not place.told[-1][1]["last"]
    async with venue(tmp_path / "late", at=START + 115 * 60) as place:
        await begin(place, item(races=0, options={}), closes="22:00")
        await place.until("playing")
        assert place.told[-1][1]["last"]


async def test_a_race_that_nobody_finishes_is_told_and_given_up_in_the_end(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, closes="20:05")
        place.rolls = False
        await place.until("playing")
        await place.wait(900, step=10)
        assert place.stage == "stuck"
        assert place.title == "quarter-horse"
        await place.wait(1300, step=10)
        assert place.table.view(TABLE).ended
        assert place.title is None


async def test_an_evening_is_extended_and_closed_early(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=0), closes="20:10")
        await place.host(ExtendSchedule(30))
        await place.wait(900, step=10)
        assert not place.progress.closing
        await place.host(CallClosing())
        assert await place.code(CallClosing()) == "closing_already"
        await place.host(ExtendSchedule(10))
        assert not place.progress.closing
        await place.host(CallClosing())
        await place.until("", 600)
        assert place.table.view(TABLE).ended


async def test_an_evening_without_a_race_ends_without_a_show(tmp_path: Path) -> None:
    async with venue(tmp_path, []) as place:
        await begin(place, closes="20:10")
        await place.live(700)
        assert place.progress.over
        assert not place.table.view(TABLE).ended


async def test_a_host_who_ends_the_evening_or_the_schedule_ends_the_autopilot(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place)
        await place.until("result")
        await place.host(CloseEvening())
        assert place.progress.over
        assert await place.code(StopSchedule()) == "no_schedule"
    async with venue(tmp_path / "by hand") as place:
        await begin(place)
        await place.until("playing")
        await place.host(StopSchedule())
        await place.live(900)
        assert place.title == "quarter-horse"
        assert len(races_begun(tmp_path / "by hand")) == 1


async def test_only_the_host_runs_another_race_once_an_item_has_had_its_races(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place, item(races=1), item("hold-your-horses"))
        await place.until("result")
        dealer = next(card.seat for card in place.table.view(TABLE).seats)
        assert await place.code(Deal(), seat(dealer)) == "item_over"
        assert place.table.view(seat(dealer)).choices == ()
        # The host's hand wins: this race is run as any other, and then the item is over.
        await place.host(Deal())
        await place.until("playing")
        await place.until("result")
        assert [number for _, number in races_begun(tmp_path)] == [1, 2]
        assert await place.code(Deal(), seat(dealer)) == "item_over"
        await place.until("countdown")
        assert place.progress.item == 1


async def test_bots_begin_no_race_beyond_the_schedule(tmp_path: Path) -> None:
    async with venue(tmp_path, ["Ann"]) as place:
        for name in ("Ben", "Cid"):
            await place.do(SeatBot(name, "steady"))
        running = asyncio.create_task(Bots(place.table, place.clock, None, random.Random(3)).run())
        await begin(place, item(races=2), item("hold-your-horses", races=1), closes="21:30")
        for _ in range(2000):
            await place.live(1)
            if place.table.view(TABLE).ended:
                break
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert place.table.view(TABLE).ended
    assert [number for _, number in races_begun(tmp_path)] == [1, 2, 1]


async def test_a_second_schedule_is_refused_while_one_runs(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await begin(place)
        answer = await place.autopilot.start(schedule())
        assert isinstance(answer, Refusal)
        assert answer.code == "schedule_runs"
