"""A serial port that hangs while it is opened or closed holds up its own driver, and nothing else in the event loop."""

import asyncio
import os
import threading
import tty
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from postparade.core.clock import HandClock, SystemClock
from postparade.core.device_thread import PATIENCE
from postparade.core.faults import DeviceFault
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.layout.lanes import build_layout
from postparade.track.link.port import CLOSED_WITHIN, Lost, Received, SerialPort, ThreadedPort
from postparade.track.settings import TrackSettings
from tests.blocking_calls import noted


@pytest.fixture
def terminal() -> Iterator[str]:
    """A port at whose other end nobody reads."""
    board, device = os.openpty()
    tty.setraw(device)
    yield os.ttyname(device)
    os.close(board)
    os.close(device)


async def turns_during(work: Awaitable[None]) -> int:
    """How often something else had its turn in the event loop until ``work`` was done."""
    turns, done = 0, asyncio.ensure_future(work)
    async with asyncio.timeout(60):
        while not done.done():
            await asyncio.sleep(0.005)
            turns += 1
    done.result()
    return turns


async def test_the_event_loop_turns_while_a_board_that_does_not_read_is_let_go(terminal: str) -> None:
    port = ThreadedPort(SerialPort(terminal), SystemClock())
    await port.open(lambda data: None, lambda why: None)
    for _ in range(30):
        port.write(bytes(1000))
    assert await turns_during(port.close()) > 10


async def test_the_event_loop_turns_while_a_driver_leaves_a_board_that_does_not_read(terminal: str) -> None:
    layout = build_layout(TrackSettings())
    port = ThreadedPort(SerialPort(terminal), SystemClock())
    driver = PicoDriver(port, board_settings(TrackSettings(), layout), SystemClock(), lambda index, down: None)
    opening = asyncio.create_task(driver.open())
    await asyncio.sleep(0.2)
    for _ in range(30):
        port.write(bytes(1000))
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    assert await turns_during(driver.close()) > 10
    again = ThreadedPort(SerialPort(terminal), SystemClock())
    await again.open(lambda data: None, lambda why: None)
    await again.close()


class HeldPort(SerialPort):
    """A port whose device does not answer until it is let go."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.answers = threading.Event()
        self.asked = threading.Event()
        self.is_open = False

    def open(self, received: Received, lost: Lost) -> None:
        self._wait()
        super().open(received, lost)
        self.is_open = True

    def close(self) -> None:
        self._wait()
        super().close()
        self.is_open = False

    def _wait(self) -> None:
        self.asked.set()
        assert self.answers.wait(60), "the event loop was held up, too"


async def refused(port: ThreadedPort) -> str | None:
    """Why it cannot be opened."""
    try:
        await port.open(lambda data: None, lambda why: None)
    except DeviceFault as fault:
        return fault.code
    return None


async def until(event: threading.Event) -> None:
    async with asyncio.timeout(30):
        while not event.is_set():  # noqa: ASYNC110  (a thread sets it)
            await asyncio.sleep(0)


async def test_a_port_that_does_not_open_is_a_fault_and_is_closed_once_it_has_opened(terminal: str) -> None:
    clock, held = HandClock(), HeldPort(terminal)
    port = ThreadedPort(held, clock)
    opening = asyncio.ensure_future(port.open(lambda data: None, lambda why: None))
    await until(held.asked)
    await clock.advance(PATIENCE + 0.1)
    with pytest.raises(DeviceFault) as caught:
        await opening
    assert caught.value.code == "track_lost"
    closing = asyncio.ensure_future(port.close())
    await clock.advance(CLOSED_WITHIN + 0.1)
    await closing
    held.answers.set()
    port = ThreadedPort(SerialPort(terminal), clock)
    async with asyncio.timeout(30):
        while await refused(port) == "track_port_busy":  # noqa: ASYNC110  (a thread lets it go)
            await asyncio.sleep(0)
    assert not held.is_open
    await port.close()


async def test_the_guard_of_the_event_loop_notices_a_port_that_is_closed_in_it(terminal: str) -> None:
    port, closed = SerialPort(terminal), asyncio.Event()
    port.open(lambda data: None, lambda why: None)
    loop = asyncio.get_running_loop()
    with noted() as calls:
        loop.call_soon(port.close)
        loop.call_soon(closed.set)
        await closed.wait()
    assert any(call.startswith("Thread.join: track/link/port.py") for call in calls)


async def test_a_port_that_is_not_there_says_so_through_its_thread(tmp_path: Path) -> None:
    port = ThreadedPort(SerialPort(str(tmp_path / "ttyACM9")), HandClock())
    with pytest.raises(DeviceFault) as caught:
        await port.open(lambda data: None, lambda why: None)
    assert caught.value.code == "track_port_missing"
    await port.close()
