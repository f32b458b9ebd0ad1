"""The simulated table closes the loop: dice are thrown on its tray, and the firmware's pixels show the horse move."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import CloseGame, Command, OpenGame, TakeSeat
from postparade.track.layout.lanes import build_layout
from tests.dice.abreast import awaited_workers, caught_up

FRAME = 0.05
PATIENCE = 60.0
__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(6), pytest.mark.usefixtures("awaited_workers")]
SCRATCHED = [(1, 1), (1, 2), (6, 6), (5, 6)]


class Evening:
    """A whole house on a hand-turned clock."""

    def __init__(self, house: App, clock: HandClock) -> None:
        self.house = house
        self.clock = clock

    async def do(self, action: Any) -> None:
        answer = await self.house.table.submit(Command(secrets.token_hex(8), HOST, action))
        assert not isinstance(answer, Refusal), answer

    async def until(self, true: Callable[[], Any]) -> None:
        """Turn the clock frame by frame; the camera's threads keep up, so that no frame is missed."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.clock.advance(FRAME)
                await caught_up()
                await asyncio.to_thread(lambda: None)

    async def throw(self, dice: tuple[int, int]) -> None:
        """Throw until the reader is sure, as players do with dice that lie badly."""
        rolled = self.play.rolls
        while self.play.rolls == rolled:
            assert self.house.panel is not None
            await self.house.panel.command("throw", {"dice": list(dice)})
            await self.until(lambda: self.stage == "moving")
            await self.until(lambda: self.stage in ("committed", "unsure"))
        assert self.play.last_roll == dice

    @property
    def stage(self) -> str:
        """What the table says about its dice."""
        return str((self.house.status_board.latest("dice") or {}).get("stage"))

    @property
    def play(self) -> Any:
        return self.house.table.view(TABLE).play

    def lane(self, horse: int) -> np.ndarray[Any, Any]:
        """Brightness of the pixels of a lane, gate first, as the firmware clocks them out."""
        assert self.house.panel is not None
        pixels = np.frombuffer(self.house.panel.pixels(), dtype=np.uint8).reshape(-1, 3)
        strip = next(lane for lane in build_layout(self.house.settings.track).lanes if lane.horse == horse)
        brightness: np.ndarray[Any, Any] = pixels[strip.indices].sum(axis=1)
        return brightness

    def light(self, horse: int) -> int:
        """Where on its lane the horse shines brightest, counted from the gate."""
        return int(self.lane(horse).argmax())

    async def until_light(self, horse: int, pixel: int) -> None:
        await self.until(lambda: self.light(horse) == pixel)


async def opened(data: Path, clock: HandClock) -> Evening:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(data)),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        simulator=replace(usual.simulator, seed=5),
        announcer=replace(usual.announcer, enabled=False),
    )
    evening = Evening(await App.open(settings, HardwareChoice("simulated", "simulated"), clock), clock)
    panel = evening.house.panel
    assert panel is not None
    await evening.until(lambda: panel.panel is not None and evening.stage == "empty")
    for action in (TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse"), Deal()):
        await evening.do(action)
    return evening


async def test_a_throw_on_the_simulated_tray_moves_the_light_of_its_horse(tmp_path: Path) -> None:
    evening = await opened(tmp_path, HandClock())
    try:
        for dice in SCRATCHED:
            await evening.throw(dice)
        assert evening.play.phase == "race"
        gate = evening.light(7)
        for step in (1, 2, 3):
            await evening.throw((3, 4))
            await evening.until_light(7, round(step / 17 * 29))
            assert evening.house.table.race().lane(7).position == step  # type: ignore[union-attr] # a race is on
        assert evening.light(7) > gate
        assert evening.house.status_board.latest("track")["crc_errors"] == 0  # type: ignore[index] # the track reports
    finally:
        await evening.house.close()


async def test_a_cocked_die_is_asked_for_and_an_unplugged_strip_stops_no_race(tmp_path: Path) -> None:
    evening = await opened(tmp_path, HandClock())
    house = evening.house
    assert house.panel is not None
    try:
        await house.panel.command("unplug", {"on": True})
        await house.panel.command("cocked", {})
        await evening.until(lambda: evening.stage == "unsure")
        assert evening.play.rolls == 0
        await evening.until(lambda: house.status_board.latest("faults"))
        faults = house.status_board.latest("faults")
        assert faults is not None
        assert [fault["room"] for fault in faults["list"]] == ["track"]
        await evening.throw((3, 4))
        assert evening.play.boxes[0].horse == 7
        await house.panel.command("unplug", {"on": False})
        await evening.until(lambda: not (house.status_board.latest("faults") or {"list": [1]})["list"])
    finally:
        await house.close()


async def test_buttons_of_the_board_deal_and_throw_through_the_firmware(tmp_path: Path) -> None:
    evening = await opened(tmp_path, HandClock())
    house = evening.house
    assert house.panel is not None
    try:
        await evening.until(lambda: (house.status_board.latest("track") or {}).get("connected"))
        for rolls in (1, 2):
            await house.panel.command("button", {"index": 0, "down": True})
            await evening.until(lambda rolls=rolls: evening.play.rolls == rolls)  # type: ignore[misc] # bound now
            await house.panel.command("button", {"index": 0, "down": False})
            await evening.clock.advance(1)
        await evening.do(CloseGame())
        await evening.do(OpenGame("hold-your-horses"))
        await house.panel.command("button", {"index": 1, "down": True})
        await evening.until(lambda: evening.play.phase == "scratch")
    finally:
        await house.close()


async def test_the_table_resumes_in_the_middle_of_a_race_with_its_lights(tmp_path: Path) -> None:
    evening = await opened(tmp_path, HandClock())
    for dice in [*SCRATCHED, (3, 4)]:
        await evening.throw(dice)
    before = evening.play
    await evening.house.close()
    clock = HandClock()
    again = Evening(await App.open(evening.house.settings, evening.house.hardware_choice, clock), clock)
    try:
        assert again.play == before
        panel = again.house.panel
        assert panel is not None
        await again.until(lambda: panel.panel is not None)
        await again.until_light(7, round(1 / 17 * 29))
    finally:
        await again.house.close()
