"""A number pad at a real file descriptor: what the kernel would write becomes a roll, and unplugging does no harm."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.dice.proposal import Proposal
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.buttons.input_device import EV_KEY, EV_SYN, EVENT, SYN_DROPPED
from postparade.dice.sources.buttons.number_pad import NumberPadSource
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.viewer import HOST
from testkit.bus_clock import BusClock
from tests.dice.sources.opened import Opened, opened, until_rolled

pytestmark = pytest.mark.slow(4)

KEYS = {
    **dict(zip("0123456789", (82, 79, 80, 81, 75, 76, 77, 71, 72, 73), strict=True)),
    "enter": 96,
    "back": 14,
    "plus": 78,
    "minus": 74,
    "del": 83,
    "main 4": 5,
    "main enter": 28,
}


def events(*keys: str) -> bytes:
    """What the kernel writes for these keys: scan code, key down, repeats, key up, and reports between them."""
    data = b""
    for at, key in enumerate(keys):
        for kind, code, value in ((4, 4, 458_840), (EV_KEY, KEYS[key], 1), (EV_SYN, 0, 0), (EV_KEY, KEYS[key], 2)):
            data += EVENT.pack(1_700_000_000 + at, 5000, kind, code, value)
        data += EVENT.pack(1_700_000_000 + at, 90_000, EV_KEY, KEYS[key], 0)
        data += EVENT.pack(1_700_000_000 + at, 90_000, EV_SYN, 0, 0)
    return data


class Pad:
    """The end of a FIFO that stands for the cable of a number pad."""

    def __init__(self, here: Opened, path: Path) -> None:
        self.here = here
        self._path = path
        self._fd: int | None = None

    async def plug_in(self) -> None:
        """The device file appears, and the table finds it."""
        os.mkfifo(self._path)
        for _ in range(100):
            await self.here.clock.advance(1)
            try:
                self._fd = os.open(self._path, os.O_WRONLY | os.O_NONBLOCK)
                break
            except OSError:
                continue
        assert self._fd is not None, "nobody opened the pad"
        await self.settle()

    async def unplug(self) -> None:
        assert self._fd is not None
        self._path.unlink()
        os.close(self._fd)
        self._fd = None
        await self.settle()

    async def write(self, data: bytes) -> None:
        assert self._fd is not None
        os.write(self._fd, data)
        await self.settle()

    async def type(self, *keys: str) -> None:
        await self.write(events(*keys))

    async def settle(self) -> None:
        """The loop has seen the descriptor, the journal has written."""
        await asyncio.sleep(0.05)
        await self.here.clock.advance(0)


@asynccontextmanager
async def pad_at(folder: Path, *, deal: bool = True) -> AsyncIterator[Pad]:
    path = folder / "event-kbd"
    clock, settings = BusClock(), DiceSettings(number_pad=str(path))
    async with opened(folder / "evening", settings=settings, deal=deal, clock=clock) as here:
        source = NumberPadSource(here.context)
        clock.follow(source)
        task = asyncio.create_task(source.run())
        pad = Pad(here, path)
        try:
            await clock.advance(0)
            yield pad
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            if pad._fd is not None:
                os.close(pad._fd)


def faults(here: Opened) -> list[str]:
    return [fault["code"] for fault in (here.status_board.latest("faults") or {"list": []})["list"]]


async def test_two_digits_and_enter_are_a_roll(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        await pad.type("3", "6")
        assert (pad.here.said["stage"], pad.here.said["values"]) == ("proposed", [3, 6])
        assert "Enter" in pad.here.said["remedy"]
        await pad.here.clock.advance(60)
        await until_rolled(pad.here)
        await pad.type("enter")
        await until_rolled(pad.here, (3, 6))
        assert pad.here.table.view(HOST).rolls[0].source == "number-pad"
        await pad.type("enter")
        await until_rolled(pad.here, (3, 6))


@pytest.mark.parametrize(
    ("keys", "roll"),
    [
        (("1", "2", "back", "5", "enter"), (1, 5)),
        (("1", "back", "back", "5", "6", "enter"), (5, 6)),
        (("1", "2", "del", "5", "6", "enter"), (5, 6)),
        (("1", "2", "5", "6", "enter"), (5, 6)),
        (("main 4", "2", "main enter"), (4, 2)),
        (("7", "0", "1", "9", "2", "8", "enter"), (1, 2)),
        (("enter", "1", "enter", "2", "enter"), (1, 2)),
    ],
    ids=lambda keys: "-".join(map(str, keys)),
)
async def test_digits_can_be_taken_back_and_other_keys_do_nothing(
    tmp_path: Path, keys: tuple[str, ...], roll: tuple[int, int]
) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        await pad.type(*keys)
        await until_rolled(pad.here, roll)


async def test_a_key_that_is_not_a_face_is_explained(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        await pad.type("7")
        assert pad.here.said["reason"] == "not_a_face"


async def test_events_may_arrive_in_pieces(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        data = events("2", "5", "enter")
        for start in range(0, len(data), 17):
            await pad.write(data[start : start + 17])
        await until_rolled(pad.here, (2, 5))


async def test_digits_before_lost_kernel_events_do_not_count(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        await pad.write(events("2") + EVENT.pack(0, 0, EV_SYN, SYN_DROPPED, 0) + events("5", "enter"))
        await until_rolled(pad.here)
        await pad.type("6", "enter")
        await until_rolled(pad.here, (5, 6))


async def test_an_unplugged_pad_is_missed_and_found_again(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        assert faults(pad.here) == ["number_pad_missing"]
        await pad.plug_in()
        assert faults(pad.here) == ["number_pad_shared"], "a FIFO cannot be kept from others, and that is said"
        await pad.type("2")
        await pad.unplug()
        assert faults(pad.here) == ["number_pad_lost"]
        await pad.here.clock.advance(30)
        assert faults(pad.here) == ["number_pad_missing"]
        await pad.plug_in()
        await pad.type("5", "enter")
        await until_rolled(pad.here)  # what was typed before the cable came out is forgotten
        await pad.type("6", "enter")
        await until_rolled(pad.here, (5, 6))


async def test_digits_are_turned_away_before_the_deal(tmp_path: Path) -> None:
    async with pad_at(tmp_path, deal=False) as pad:
        await pad.plug_in()
        await pad.type("3", "6", "enter")
        assert pad.here.said["reason"] == "roll_not_expected"
        await pad.here.command(Deal())
        await pad.type("enter")
        await until_rolled(pad.here)


async def test_a_roll_that_the_camera_counted_meanwhile_is_not_typed_again(tmp_path: Path) -> None:
    async with pad_at(tmp_path) as pad:
        await pad.plug_in()
        await pad.type("3", "6")
        pad.here.roll_committer.propose(Proposal("camera", (3, 6), based_on=pad.here.entry))
        await pad.settle()
        await pad.type("enter")
        await until_rolled(pad.here, (3, 6))


async def test_plus_goes_on_with_the_game_and_minus_pauses_and_resumes_it(tmp_path: Path) -> None:
    async with pad_at(tmp_path, deal=False) as pad:
        await pad.plug_in()
        await pad.type("plus")
        await until_said_of(pad.here, lambda view: view.play.phase == "scratch")
        await pad.type("minus")
        await until_said_of(pad.here, lambda view: view.status.paused)
        await pad.type("minus")
        await until_said_of(pad.here, lambda view: not view.status.paused)


async def until_said_of(here: Opened, known: Callable[[Any], bool]) -> None:
    """Wait until the table shows what is asked for."""
    async with asyncio.timeout(10):
        while not known(here.table.view(HOST)):
            await here.table.ping()
            await asyncio.sleep(0)
