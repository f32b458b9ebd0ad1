"""A weak supply, heat, a clock that is wrong or leaps, and an evening in memory are told to the host during the
evening: once when they begin, until they have been gone for a while; guests see nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.appliance.machine_watch import CALM, LOOKING, UNSET_AFTER, MachineWatch
from postparade.core.clock import HandClock
from postparade.doctor.finding import Machine
from postparade.table.incidents import TOPIC, IncidentLog
from postparade.table.messages import Rename
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.ws.client_role import ClientRole
from tests.table.players import Company, company

FIRMWARE = "sys/devices/platform/soc/soc:firmware/get_throttled"
HEAT = "sys/class/thermal/thermal_zone0"
SET = "run/systemd/timesync/synchronized"


class Evening:
    """A table on a Pi whose files are in a folder."""

    def __init__(self, folder: Path, guests: Company, incidents: IncidentLog, bits: str) -> None:
        self.root, self.guests = folder / "pi", guests
        self.board, self.clock = StatusBoard(), HandClock()
        self.incidents = incidents
        incidents.post_to(self.board)
        self.reports: list[list[str]] = []
        self.board.watch(lambda topic, body: self._heard(topic, body))
        self.has("proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0")
        self.has("proc/mounts", "/dev/mmcblk0p2 / ext4 rw 0 0\n")
        self.has(SET, "")
        self.has(FIRMWARE, bits)
        self.has(f"{HEAT}/type", "cpu-thermal\n")
        self.degrees(50)

    def _heard(self, topic: str, body: dict[str, Any]) -> None:
        if topic == "faults":
            self.reports.append([one["code"] for one in body["list"]])

    def has(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def degrees(self, celsius: float) -> None:
        self.has(f"{HEAT}/temp", f"{round(celsius * 1000)}\n")

    async def passes(self, seconds: float) -> None:
        """Let the time pass, look by look."""
        for _ in range(round(seconds / LOOKING)):
            await self.clock.advance(LOOKING)
            await self.looked()

    async def looked(self) -> None:
        """Wait for the look that is being made in a thread, which takes the time that it takes."""
        async with asyncio.timeout(30):
            while not self.clock._sleepers:  # noqa: ASYNC110  (a thread says nothing when it is done)
                await asyncio.sleep(0.001)

    @property
    def told(self) -> list[str]:
        """The codes on the host's console."""
        return [one["code"] for one in (self.board.latest("faults") or {"list": []})["list"]]

    @property
    def kept(self) -> list[tuple[str, int]]:
        """Incidents, with how often they came."""
        return [(one["code"], one["times"]) for one in (self.board.latest(TOPIC) or {"list": []})["list"]]


@asynccontextmanager
async def evening(folder: Path, *drivers: str, bits: str = "0\n") -> AsyncIterator[Evening]:
    async with company(folder / "data", ("Ann", "Bob")) as guests:
        there = Evening(folder, guests, await IncidentLog.open(folder / "data", guests.table, guests.clock), bits)
        machine = Machine(there.root)
        watch = MachineWatch(
            guests.table, there.board, there.incidents, there.clock, folder / "data", drivers, machine, there.clock.now
        )
        task = asyncio.create_task(watch.run())
        await there.looked()
        try:
            yield there
            assert not task.done(), task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await there.incidents.close()


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()


async def test_a_healthy_pi_is_not_mentioned(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        await there.passes(2 * UNSET_AFTER)
        assert (there.told, there.kept, there.reports) == ([], [], [])


async def test_a_weak_supply_is_reported_once_a_spell_and_is_over_after_a_quiet_while(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as there:
        for _ in range(20):  # with every light
            there.has(FIRMWARE, "50005\n")
            await there.passes(60)
            there.has(FIRMWARE, "50000\n")
            await there.passes(60)
        assert there.told == ["under_voltage"]
        assert there.reports == [["under_voltage"]], "not every minute"
        assert there.kept == [("under_voltage", 1)]
        await there.passes(CALM)
        assert there.told == []
        assert there.kept == [("under_voltage", 1)], "the host reads it afterwards, too"
        there.has(FIRMWARE, "50005\n")
        await there.passes(LOOKING)
        assert there.told == ["under_voltage"]
        assert there.kept == [("under_voltage", 2)], "it does not push out other incidents"


async def test_a_dip_between_two_looks_is_noticed(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.has(FIRMWARE, "50000\n")
        await there.passes(LOOKING)
        assert there.told == ["under_voltage"]
        await there.passes(CALM + LOOKING)
        assert there.told == []


async def test_trouble_from_before_the_start_is_not_news(tmp_path: Path) -> None:
    async with evening(tmp_path, bits="50000\n") as there:
        await there.passes(LOOKING)
        assert there.told == []


@pytest.mark.parametrize(
    ("drivers", "code", "remedy"),
    [
        ((), "under_voltage", "cable"),
        (("wled",), "under_voltage", "cable"),
        (("spi",), "under_voltage_track", "supply of their own"),
        (("null", "pico"), "under_voltage_track", "supply of their own"),
    ],
)
async def test_the_likely_cause_is_reported_with_the_remedy(
    tmp_path: Path, drivers: tuple[str, ...], code: str, remedy: str
) -> None:
    async with evening(tmp_path, *drivers) as there:
        there.has(FIRMWARE, "1\n")
        await there.passes(LOOKING)
        (fault,) = (there.board.latest("faults") or {})["list"]
        assert (fault["code"], fault["severity"], fault["device"]) == (code, "note", "supply")
        assert remedy in fault["remedy"]


async def test_heat_is_reported_in_degrees_until_the_pi_has_cooled_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.degrees(79.9)
        await there.passes(LOOKING)
        assert there.told == []
        there.degrees(83)
        await there.passes(LOOKING)
        assert "83 °C" in (there.board.latest("faults") or {})["list"][0]["sentence"]
        there.degrees(78)
        await there.passes(2 * CALM)
        assert (there.told, len(there.reports)) == (["too_hot"], 1), "it is not cool yet"
        there.degrees(60)
        await there.passes(CALM + LOOKING)
        assert (there.told, there.kept) == ([], [("too_hot", 1)])


async def test_heat_that_only_the_firmware_knows_is_reported(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.has(f"{HEAT}/type", "another\n")
        there.has(FIRMWARE, "80008\n")
        await there.passes(LOOKING)
        assert there.told == ["too_hot_unmeasured"]


async def test_an_evening_kept_in_memory_is_reported(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.has("proc/mounts", f"/dev/mmcblk0p2 / ext4 rw 0 0\noverlay {tmp_path} overlay rw 0 0\n")
        await there.passes(LOOKING)
        assert there.told == ["data_in_memory"]


async def test_a_clock_that_no_network_sets_is_reported_after_a_fair_wait(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        (there.root / SET).unlink()
        await there.passes(UNSET_AFTER - 2 * LOOKING)
        assert there.told == []
        await there.passes(2 * LOOKING)
        assert there.told == ["clock_unset"]
        there.clock.leap(-600_000_000)
        await there.passes(LOOKING)
        assert there.told == ["clock_unset"], "one trouble of the clock at a time"
        there.has(SET, "")
        there.clock.leap(600_000_000)
        await there.passes(LOOKING)
        assert there.told == []


@pytest.mark.parametrize(("seconds", "code"), [(7200, "clock_set_forward"), (-7200, "clock_set_back")])
async def test_a_clock_that_jumps_after_the_first_entry_is_an_incident(tmp_path: Path, seconds: int, code: str) -> None:
    async with evening(tmp_path) as there:
        there.clock.leap(seconds)
        await there.passes(LOOKING)
        assert there.kept == [], "it was set in time: no entry of this run has another"
        await there.guests.do(Rename(1, "Anna"))
        there.clock.leap(30)
        await there.passes(LOOKING)
        assert there.kept == [], "merely corrected"
        there.clock.leap(seconds)
        await there.passes(3 * LOOKING)
        assert there.kept == [(code, 1)]
        (told,) = (there.board.latest(TOPIC) or {})["list"]
        assert "120 min" in told["sentence"]
        assert f"up to {there.guests.board.entry} " in told["sentence"]


async def test_guests_see_none_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.has(FIRMWARE, "50005\n")
        there.degrees(85)
        await there.passes(LOOKING)
        body = there.board.latest("faults") or {}
        assert len(body["list"]) == 2
        assert ClientRole("host").told("faults", body) == body
        assert ClientRole("board").told("faults", body) == {"list": []}
        assert ClientRole("seat", 1).told("faults", body) == {"list": []}
        assert not ClientRole("board").may_read(TOPIC)
