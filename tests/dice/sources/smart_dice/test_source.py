"""A table whose dice are smart: rolls, hands, batteries and lost connections, over a simulated radio."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from postparade.core.faults import ConfigurationFault
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.registry import make
from postparade.dice.sources.smart_dice import bluetooth
from postparade.dice.sources.smart_dice.godice import GODICE
from postparade.dice.sources.smart_dice.messages import Model
from postparade.dice.sources.smart_dice.pixels import PIXELS
from postparade.dice.sources.smart_dice.source import ASKS_EVERY, LOW, SmartDiceSource
from postparade.rules.actions import TYPED, Roll
from postparade.rules.viewer import HOST
from tests.dice.sources.opened import Opened, opened, until_rolled, until_said
from tests.dice.sources.smart_dice.air import Air, SimulatedDie
from tests.dice.sources.smart_dice.packets import at_rest, rolling

SETTINGS = DiceSettings(source="smart", smart_dice="Ruby, Snow")


class SmartTable(NamedTuple):
    """A table with two smart dice on it."""

    here: Opened
    dice: tuple[SimulatedDie, SimulatedDie]

    async def say(self, die: int, packet: bytes) -> None:
        """Let a die send ``packet``, and wait until the table has it: the answer to a question follows it."""
        self.heard()
        await self.dice[die].send(packet)
        for _ in range(40):
            await asyncio.sleep(0)

    def heard(self) -> list[dict[str, Any]]:
        return list((self.here.status_board.latest("smart_dice") or {"dice": []})["dice"])

    async def throw(self, first: int, second: int) -> None:
        for die in range(2):
            await self.say(die, rolling(self.dice[die].model))
        for die, face in enumerate((first, second)):
            await self.say(die, at_rest(self.dice[die].model, face))

    @property
    def faults(self) -> dict[str, tuple[str, str]]:
        told = (self.here.status_board.latest("faults") or {"list": []})["list"]
        return {one["device"]: (one["code"], one["severity"]) for one in told}


async def until_told(here: Opened, true: Callable[[], bool]) -> None:
    """Wait until what the status board says makes it ``true``; the hand-turned clock stands still meanwhile."""
    changed = asyncio.Event()
    unwatch = here.status_board.watch(lambda *_: changed.set())
    try:
        async with asyncio.timeout(10):
            while not true():
                changed.clear()
                await changed.wait()
    finally:
        unwatch()


@asynccontextmanager
async def smart_table(
    data: Path, models: tuple[Model, Model] = (PIXELS, PIXELS), *, deal: bool = True, battery: int = 80
) -> AsyncIterator[SmartTable]:
    air = Air()
    first, second = await air.die("Ruby", models[0]), await air.die("Snow", models[1])
    first.battery = battery
    async with opened(data, settings=SETTINGS, deal=deal) as here:
        source = SmartDiceSource(here.context, await air.radio())
        running = asyncio.create_task(source.run())
        table = SmartTable(here, (first, second))
        try:
            await until_told(
                here, lambda: [bool(die["connected"] and die["battery"]) for die in table.heard()] == [True, True]
            )
            yield table
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize(
    "models", [(PIXELS, PIXELS), (GODICE, GODICE), (PIXELS, GODICE)], ids=["Pixels", "GoDice", "one of each"]
)
async def test_two_dice_that_roll_and_rest_are_a_roll(tmp_path: Path, models: tuple[Model, Model]) -> None:
    async with smart_table(tmp_path, models) as table:
        await table.throw(3, 5)
        await until_said(table.here, "still")
        await table.here.clock.advance(0.4)
        assert table.here.rolls == []
        await table.here.clock.advance(0.2)
        await until_rolled(table.here, (3, 5))
        assert table.here.said["source"] == "smart"


async def test_each_throw_counts_once_and_the_same_faces_may_fall_again(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        for count in (1, 2):
            await table.throw(4, 4)
            await table.here.clock.advance(20)
            await until_rolled(table.here, *[(4, 4)] * count)


async def test_dice_are_known_by_their_names(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        told: list[Roll] = []
        table.here.table.watch(lambda update: told.append(update.action) if isinstance(update.action, Roll) else None)
        await table.throw(1, 6)
        await table.here.clock.advance(1)
        await until_rolled(table.here, (1, 6))
        assert [(roll.dice, roll.named) for roll in told] == [((1, 6), ("Ruby", "Snow"))]


async def test_a_die_put_down_by_hand_is_told_and_counts_nothing(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        await table.say(0, rolling(table.dice[0].model))
        await table.say(0, at_rest(table.dice[0].model, 6))
        await table.say(1, bytes([3, 2, 0]))
        await table.say(1, at_rest(table.dice[1].model, 6, rolled=False))
        await table.here.clock.advance(1)
        assert (await until_said(table.here, "unsure"))["reason"] == "smart_die_turned"
        assert table.here.rolls == []


async def test_a_false_roll_in_the_hand_counts_nothing(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        await table.throw(6, 6)
        await table.here.clock.advance(0.3)
        await table.say(1, bytes([3, 2, 0]))
        await table.here.clock.advance(5)
        assert table.here.rolls == []
        await table.throw(2, 3)
        await table.here.clock.advance(1)
        await until_rolled(table.here, (2, 3))


async def test_hands_are_nobodys_business_while_no_roll_is_waited_for(tmp_path: Path) -> None:
    async with smart_table(tmp_path, deal=False) as table:
        await table.say(1, at_rest(table.dice[1].model, 6, rolled=False))
        await table.here.clock.advance(10)
        assert table.here.said["reason"] is None


async def test_a_roll_that_somebody_entered_meanwhile_does_not_count_twice(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        await table.throw(2, 3)
        await table.here.roll_committer.commit(HOST, Roll((2, 3), source=TYPED), None)
        await table.here.clock.advance(5)
        await until_rolled(table.here, (2, 3))


async def test_a_packet_that_no_die_sends_changes_nothing(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        for packet in (b"\x03", b"\x03\x09\x09", b"\x22\xff\x00", b"\x02\x00"):
            await table.say(0, packet)
        await table.throw(2, 3)
        await table.here.clock.advance(1)
        await until_rolled(table.here, (2, 3))


async def test_a_connection_lost_in_the_roll_is_told_and_found_again(tmp_path: Path) -> None:
    async with smart_table(tmp_path) as table:
        await table.say(0, rolling(table.dice[0].model))
        await table.dice[0].leave()
        said = await until_said(table.here, "unsure")
        assert said["reason"] == "smart_roll_lost"
        await until_told(table.here, lambda: table.faults == {"smart-1": ("smart_die_lost", "error")})
        assert [die["connected"] for die in table.heard()] == [False, True]
        await table.dice[0].wake()
        await table.here.clock.advance(1)
        await until_told(table.here, lambda: not table.faults)
        await table.throw(5, 2)
        await table.here.clock.advance(1)
        await until_rolled(table.here, (5, 2))


async def test_a_die_out_of_reach_is_looked_for_with_growing_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bluetooth, "LOOKS_FOR", 0.05)
    air = Air()
    await air.die("Ruby", PIXELS)
    snow = await air.die("Snow", PIXELS, awake=False)
    async with opened(tmp_path, settings=SETTINGS) as here:
        running = asyncio.create_task(SmartDiceSource(here.context, await air.radio()).run())
        table = SmartTable(here, (snow, snow))
        await until_told(here, lambda: table.faults == {"smart-2": ("smart_die_missing", "error")})
        (fault,) = (here.status_board.latest("faults") or {})["list"]
        assert "typed in" in fault["remedy"]
        await snow.wake()
        await here.clock.advance(30)
        await until_told(here, lambda: not table.faults)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_low_battery_is_a_note_for_the_host_until_it_is_charged(tmp_path: Path) -> None:
    async with smart_table(tmp_path, (GODICE, PIXELS), battery=LOW) as table:
        assert table.faults == {"smart-1-battery": ("smart_die_battery", "note")}
        assert table.heard()[0] == {"name": "Ruby", "connected": True, "battery": LOW}
        table.dice[0].battery = 90
        await table.here.clock.advance(ASKS_EVERY)
        await until_told(table.here, lambda: not table.faults)
        assert table.heard()[0]["battery"] == 90


async def test_a_machine_without_bluetooth_is_one_fault_and_not_one_a_die(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
    async with opened(tmp_path, settings=SETTINGS) as here:
        running = asyncio.create_task(SmartDiceSource(here.context).run())
        await until_told(here, lambda: "faults" in here.status_board.everything())
        await here.clock.advance(5)
        (fault,) = (here.status_board.latest("faults") or {})["list"]
        assert (fault["device"], fault["code"], fault["severity"]) == ("smart", "bluetooth_off", "error")
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_die_with_other_sides_is_refused(tmp_path: Path) -> None:
    air = Air()
    (await air.die("Ruby", PIXELS)).sides = 20
    snow = await air.die("Snow", PIXELS)
    async with opened(tmp_path, settings=SETTINGS) as here:
        running = asyncio.create_task(SmartDiceSource(here.context, await air.radio()).run())
        table = SmartTable(here, (snow, snow))
        await until_told(here, lambda: table.faults == {"smart-1": ("smart_die_foreign", "error")})
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_dice_without_names_are_a_fault_with_a_remedy(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        with pytest.raises(ConfigurationFault) as caught:
            make("smart", here.context)
        assert caught.value.code == "smart_dice_unnamed"
        assert isinstance(make("smart", here.context._replace(settings=SETTINGS)), SmartDiceSource)
