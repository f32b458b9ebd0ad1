"""Which hardware stands on the table, by command line and configuration."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from msgspec.structs import replace

from postparade.app import App, pause_after_restart
from postparade.config import Settings
from postparade.core.clock import HandClock, SystemClock
from postparade.doctor.finding import Machine
from postparade.games.dice_race.rules.actions import Deal
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.hardware_choice import HardwareChoice
from postparade.rules.actions import Resume, Roll
from postparade.rules.viewer import HOST, seat
from postparade.table.journal.full_or_failing_disk import AGAIN
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.track.settings import LaneSettings
from tests.table.journal.test_full_or_failing_disk import full_disk
from tests.table.players import company


@pytest.mark.parametrize(
    ("configured", "hardware", "chosen", "driver"),
    [
        ("null", None, "simulated", "pico"),
        ("null", "none", "none", "null"),
        ("null", "pico", "pico", "pico"),
        ("pico", None, "pico", "pico"),
        ("lanterns", None, "pico", "lanterns"),
        ("lanterns", "none", "none", "null"),
        ("null", "lanterns", "lanterns", "lanterns"),
        ("wled", "wled+lanterns", "wled+lanterns", "wled+lanterns"),
    ],
)
def test_an_installed_driver_is_the_one_that_is_opened(
    configured: str, hardware: str | None, chosen: str, driver: str
) -> None:
    usual = Settings()
    settings = replace(usual, track=replace(usual.track, driver=configured))
    hardware_choice = HardwareChoice.chosen(settings, hardware, None)
    assert hardware_choice.hardware == chosen
    assert hardware_choice.driver(settings.track.driver) == driver


@pytest.mark.parametrize(
    ("configured", "driver", "chosen"),
    [
        ("simulated", "null", "simulated"),
        ("simulated", "pico", "manual"),
        ("simulated+buttons", "pico", "buttons"),
        ("camera", "pico", "camera"),
        ("buttons", "null", "buttons"),
    ],
)
def test_a_table_with_a_track_of_its_own_has_no_simulated_tray(configured: str, driver: str, chosen: str) -> None:
    usual = Settings()
    settings = replace(usual, track=replace(usual.track, driver=driver), dice=replace(usual.dice, source=configured))
    assert HardwareChoice.chosen(settings, None, None).dice == chosen
    assert HardwareChoice.chosen(settings, "simulated", None).dice == configured
    assert HardwareChoice.chosen(settings, None, "simulated").dice == "simulated", "asked for: said, if there is none"


@pytest.mark.parametrize(
    ("dice", "real"),
    [
        ("camera", True),
        ("smart", True),
        ("smart+number-pad", True),
        ("photos:here", True),
        ("simulated", False),
        ("buttons+camera:2", True),
        ("buttons", False),
    ],
)
def test_real_dice_are_those_that_a_camera_looks_at_and_smart_ones(dice: str, real: bool) -> None:
    assert HardwareChoice("none", dice).real_dice is real


async def test_an_impossible_layout_is_reported_and_the_rest_of_the_table_plays(tmp_path: Path) -> None:
    """Lanes that overlap: the lights stay out, dice are read and counted all the same."""
    overlapping = (LaneSettings(horse=2, first=0, count=9), LaneSettings(horse=3, first=8, count=9))

    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(tmp_path)),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        announcer=replace(usual.announcer, enabled=False),
        track=replace(usual.track, lanes=overlapping),
    )
    house = await App.open(settings, HardwareChoice("simulated", "simulated"), SystemClock())
    try:
        async with asyncio.timeout(60):
            while (house.status_board.latest("dice") or {}).get("stage") != "empty":  # noqa: ASYNC110  (a camera opens)
                await asyncio.sleep(0.05)
            told = house.status_board.latest("faults") or {"list": []}
            assert [fault["code"] for fault in told["list"]] == ["track_lanes_overlap"]
            for number, action in enumerate((TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse"), Deal())):
                await house.table.submit(Command(f"command-{number}", HOST, action))
            assert house.panel is not None
            await house.panel.command("throw", {"dice": [3, 4]})
            while not getattr(house.table.view(HOST).play, "rolls", 0):  # noqa: ASYNC110  (the reader takes its time)
                await asyncio.sleep(0.05)
    finally:
        await house.close()


async def test_the_machine_is_watched_while_the_table_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host of a Pi with a weak supply is told on the console; the board is not."""
    firmware = tmp_path / "pi/sys/devices/platform/soc/soc:firmware/get_throttled"
    firmware.parent.mkdir(parents=True)
    firmware.write_text("50005\n")
    monkeypatch.setattr("postparade.appliance.machine_watch.Machine", lambda: Machine(tmp_path / "pi"))
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(tmp_path / "data")),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        announcer=replace(usual.announcer, enabled=False),
    )
    house = await App.open(settings, HardwareChoice("none", "manual"), SystemClock())
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    try:
        house.status_board.watch(lambda topic, body: told.put_nowait(body) if topic == "incidents" else None)
        async with asyncio.timeout(60):
            while not (body := await told.get())["list"]:
                pass
        assert [one["code"] for one in body["list"]] == ["under_voltage"]
        faults = house.status_board.latest("faults") or {"list": []}
        assert [(fault["code"], fault["room"], fault["severity"]) for fault in faults["list"]] == [
            ("under_voltage", "machine", "note")
        ]
    finally:
        await house.close()


async def test_a_race_in_real_time_is_paused_when_the_table_comes_back(tmp_path: Path) -> None:
    """The same bets and the same positions, and nothing counts until somebody resumes."""
    async with company(tmp_path, ["Ann", "Bob"], "ready-set-bet") as guests:
        await guests.do(SetupRace())
        await guests.do(Start())
        await guests.do(Bet(1, 5, "win/7/1"), seat(1))
        await guests.do(Roll((3, 4)))
        before = guests.board.play
    async with company(tmp_path) as back:
        await pause_after_restart(back.table)
        assert replace(back.board.play, paused=False) == before
        assert back.board.play.paused
        assert await back.code(Roll((3, 4))) == "paused"
        await back.do(Resume())
        await back.do(Roll((3, 4)))
    async with company(tmp_path) as again:
        await pause_after_restart(again.table)
        await pause_after_restart(again.table)
        assert again.board.play.paused


async def test_a_table_whose_disk_was_full_is_ready_again_although_nobody_does_anything(tmp_path: Path) -> None:
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(tmp_path)),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        announcer=replace(usual.announcer, enabled=False),
    )
    clock = HandClock()
    house = await App.open(settings, HardwareChoice("none", "manual"), clock)
    try:
        async with ClientSession(f"http://127.0.0.1:{house.web.port}") as browser:

            async def health() -> int:
                async with browser.get("/health") as answer:
                    return answer.status

            with full_disk(tmp_path):
                await house.table.submit(Command("command-1", HOST, TakeSeat("Ann")))
                assert await health() == 503
            async with asyncio.timeout(60):
                while await health() != 200:
                    await clock.advance(AGAIN)
    finally:
        await house.close()
