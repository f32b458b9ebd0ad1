"""Several sources at one table: each works, one that cannot is told, and every roll counts once."""

import asyncio
from pathlib import Path

import pytest

from postparade.core.faults import ConfigurationFault
from postparade.dice.proposal import Proposal
from postparade.dice.settings import DiceSettings, sources_in
from postparade.dice.sources.registry import CombinedSource, Source, make
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.sources.opened import Opened, opened, until_said


@pytest.mark.parametrize(
    ("name", "sources"),
    [
        ("camera", ["camera"]),
        ("camera+buttons", ["camera", "buttons"]),
        ("camera:1+buttons+number-pad", ["camera:1", "buttons", "number-pad"]),
        ("photos:my+pictures", ["photos:my+pictures"]),
        ("buttons+photos:a+b/c", ["buttons", "photos:a+b/c"]),
        ("camera:film+1.mp4+buttons", ["camera:film+1.mp4", "buttons"]),
        ("strangers+buttons", ["strangers", "buttons"]),
    ],
)
def test_names_are_joined_by_plus_signs(name: str, sources: list[str]) -> None:
    assert sources_in(name) == sources


def faults(here: Opened) -> dict[str, str]:
    said = (here.status_board.latest("faults") or {"list": []})["list"]
    return {fault["device"]: fault["code"] for fault in said}


async def test_buttons_without_pins_do_not_stop_the_camera(tmp_path: Path) -> None:
    settings = DiceSettings(first_row=(4, 4, 5, 6, 7, 8), second_row=(10, 11, 12, 13, 14, 15))
    async with opened(tmp_path, settings=settings) as here:
        tray = SimulatedTray(here.clock, 3)
        source = make("simulated+buttons+manual", here.context._replace(tray=tray))
        assert isinstance(source, CombinedSource)
        task = asyncio.create_task(source.run())
        await asyncio.sleep(0)
        assert faults(here) == {"buttons": "pin_used_twice"}
        assert here.status_board.latest("dice") is None
        while here.status_board.latest("dice") is None:
            await here.clock.advance(0.05)
            await asyncio.sleep(0.01)
        assert here.said["source"] == "simulated"
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_camera_among_them_can_be_looked_through_and_calibrated(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        context = here.context._replace(tray=SimulatedTray(here.clock, 3), data=tmp_path)
        source = make("simulated+buttons", context)
        assert isinstance(source, CombinedSource)
        assert source.live is not None
        assert source.calibrator is not None
        assert source.live.identity == "simulated"
        assert not source.calibrator.running
        alone = CombinedSource(("buttons",), context, make)
        assert (alone.live, alone.calibrator) == (None, None)


async def test_the_camera_that_read_a_roll_has_its_film(tmp_path: Path) -> None:
    class Camera:
        live = calibrator = None

        def __init__(self, entry: int) -> None:
            self.name = f"camera:{entry}"
            self.replay = self
            self._entry = entry

        async def run(self) -> None:
            await asyncio.Event().wait()

        def strip(self, entry: int) -> bytes | None:
            return self.name.encode() if entry == self._entry else None

    async with opened(tmp_path) as here:
        made: dict[str, Source | None] = {"camera:1": Camera(1), "manual": None, "camera:2": Camera(2)}
        source = CombinedSource(list(made), here.context, lambda name, _: made[name])
        films = [source.replay.strip(entry) for entry in (1, 2, 3)]
        assert films == [b"camera:1", b"camera:2", None]


async def test_a_source_that_ends_with_a_fault_leaves_the_others_at_work(tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        async def run(self) -> None:
            raise ConfigurationFault("tray_not_simulated")

    class Working:
        name = "working"

        def __init__(self, here: Opened) -> None:
            self._here = here

        async def run(self) -> None:
            await self._here.clock.sleep(1)
            self._here.roll_committer.propose(Proposal("stranger", (2, 3)))
            await asyncio.Event().wait()

    async with opened(tmp_path) as here:
        made: dict[str, Source] = {"broken": Broken(), "working": Working(here)}
        source = CombinedSource(["broken", "working"], here.context, lambda name, _: made[name])
        task = asyncio.create_task(source.run())
        await here.clock.advance(2)
        await until_said(here, "committed")
        assert here.rolls == [(2, 3)]
        assert faults(here) == {"broken": "tray_not_simulated"}
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
