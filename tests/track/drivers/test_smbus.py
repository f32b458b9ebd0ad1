"""A servo board on an adapter that knows only the transfers of the SMBus, as those of PCs and the kernel's i2c-stub."""

import ctypes
import errno
import fcntl
import sys
from pathlib import Path

import pytest

from postparade.core.faults import DeviceFault
from postparade.track.drivers import pca9685
from postparade.track.drivers.pca9685 import FUNCTIONS, READ, SLAVE, SMBUS, KernelI2c, Pca9685, SmbusTransfer
from testkit.pca9685_board import SimulatedPca9685

BLOCKS_OF_I2C = 0x0C000000


class Adapter:
    """The kernel's side of ``/dev/i2c-N``, with a simulated board at ``address``."""

    def __init__(self, address: int) -> None:
        self._address, self._asked = address, 0
        self.board = SimulatedPca9685()
        self.board.open()

    def ioctl(self, _: int, request: int, given: "int | bytes | SmbusTransfer") -> bytes:
        """What the kernel does for the three requests that a driver makes."""
        if isinstance(given, int):
            assert request == SLAVE
            self._asked = given
        elif isinstance(given, bytes):
            assert request == FUNCTIONS
            return BLOCKS_OF_I2C.to_bytes(len(given), sys.byteorder)
        else:
            assert (request, given.kind) == (SMBUS, 8)
            self._transfer(given)
        return b""

    def _transfer(self, given: SmbusTransfer) -> None:
        if self._asked != self._address:
            raise OSError(errno.ENXIO, "No such device or address")
        block = (ctypes.c_uint8 * 34).from_address(given.block)
        count = block[0]
        assert 0 < count <= 32
        if given.direction == READ:
            block[1 : 1 + count] = list(self.board.read(given.register, count))
        else:
            self.board.write(bytes((given.register, *block[1 : 1 + count])))


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Adapter:
    one = Adapter(0x40)
    monkeypatch.setattr(fcntl, "ioctl", one.ioctl)
    return one


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "i2c-7").touch()
    return str(tmp_path / "i2c-7")


def test_a_servo_board_is_driven_and_read_back(adapter: Adapter, file: str) -> None:
    board = Pca9685(KernelI2c(file, 0x40))
    board.open()
    board.pulse(0, 1000)
    board.pulse(10, 1500)
    assert adapter.board.pulse_us(0) == pytest.approx(1000, abs=6)
    assert adapter.board.pulse_us(10) == pytest.approx(1500, abs=6)
    for _ in range(3):
        board.check()
    board.all_off()
    assert adapter.board.pulse_us(10) == 0
    board.close()
    assert Path(file).read_bytes() == b"", "no plain bytes, which such an adapter refuses"


def test_a_board_that_lost_its_settings_is_noticed(adapter: Adapter, file: str) -> None:
    board = Pca9685(KernelI2c(file, 0x40))
    board.open()
    board.pulse(3, 1500)
    adapter.board.brown_out()
    with pytest.raises(DeviceFault) as caught:
        board.check()
    assert caught.value.code == "servo_board_reset"
    board.close()


def test_a_board_at_another_address_is_missing(adapter: Adapter, file: str) -> None:
    with pytest.raises(DeviceFault) as caught:
        Pca9685(KernelI2c(file, 0x41)).open()
    assert caught.value.code == "bus_missing"


def test_a_bus_that_was_closed_takes_nothing(adapter: Adapter, file: str) -> None:
    bus = KernelI2c(file, 0x40)
    bus.open()
    bus.close()
    for use in (lambda: bus.write(b"\x00\x00"), lambda: bus.read(0, 1)):
        with pytest.raises(OSError, match="not open"):
            use()


def test_the_kernel_is_told_of_a_transfer_as_it_reads_it() -> None:
    """struct i2c_smbus_ioctl_data: two bytes, a number of four at its own boundary, and a pointer at its own."""
    pointer = ctypes.sizeof(ctypes.c_void_p)
    assert (pca9685.SmbusTransfer.kind.offset, pca9685.SmbusTransfer.block.offset) == (4, 8)
    assert ctypes.sizeof(SmbusTransfer) == 8 + pointer
