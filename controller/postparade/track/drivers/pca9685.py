"""A PCA9685, the chip of most sixteen-channel servo boards, on an I2C bus (registers: its data sheet, section 7.3)."""

import ctypes
import fcntl
import os
import sys
from typing import Protocol

from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.device_permissions import group_of
from postparade.core.faults import DeviceFault, Phrase

SLAVE = 0x0703
"""From linux/i2c-dev.h: the request that sets the address of the next bytes."""

MODE1, PRESCALE, FIRST_CHANNEL, ALL_OFF_HIGH = 0x00, 0xFE, 0x06, 0xFD
SLEEP, AUTO_INCREMENT, FULL_OFF = 0x10, 0x20, 0x10
OSCILLATOR_HZ = 25_000_000
STEPS = 4096
HZ = 50
PERIOD_US = 1_000_000 // HZ
RESTART = 0x80
"""Set by the chip itself when it is put to sleep while channels run."""


FUNCTIONS, SMBUS = 0x0705, 0x0720
"""From the same file: the requests that ask what the adapter can do, and that do a transfer of the SMBus."""
PLAIN = 0x1
"""What an adapter can do that takes any bytes. Those of PCs know only the transfers of the SMBus, of which blocks of
I2C are the same on the wire."""
WRITE, READ, BLOCK, LONGEST_BLOCK = 0, 1, 8, 32


class SmbusTransfer(ctypes.Structure):
    """One transfer of the SMBus, as the kernel is told of it."""

    _fields_ = (
        ("direction", ctypes.c_uint8),
        ("register", ctypes.c_uint8),
        ("kind", ctypes.c_uint32),
        ("block", ctypes.c_void_p),
    )


class I2cBus(Protocol):
    """A device on a bus."""

    name: str

    def open(self) -> None:
        """Raises ``DeviceFault`` if there is no such bus."""
        ...

    def write(self, data: bytes) -> None:
        """Write ``data``, whose first byte is the register. Raises ``OSError`` if no device answers."""
        ...

    def read(self, register: int, count: int) -> bytes:
        """``count`` bytes from ``register`` on. Raises ``OSError`` if no device answers."""
        ...

    def close(self) -> None:
        """Let go of it; may be called twice."""
        ...


class KernelI2c:
    """The device at ``address`` of the bus behind a file like ``/dev/i2c-1``."""

    def __init__(self, name: str, address: int) -> None:
        self.name = name
        self._address = address
        self._file: int | None = None
        self._plain = True

    def open(self) -> None:
        try:
            self._file = os.open(self.name, os.O_RDWR)
            fcntl.ioctl(self._file, SLAVE, self._address)
            functions = fcntl.ioctl(self._file, FUNCTIONS, bytes(ctypes.sizeof(ctypes.c_ulong)))
            self._plain = bool(int.from_bytes(functions, sys.byteorder) & PLAIN)
        except PermissionError as why:
            raise DeviceFault("bus_forbidden", device=self.name, group=group_of(self.name, "i2c")) from why
        except OSError as why:
            self.close()
            raise DeviceFault("bus_missing", device=self.name, bus="I2C", why=why) from why

    def write(self, data: bytes) -> None:
        if self._plain:
            os.write(self._opened(), data)
        else:
            self._transfer(WRITE, data[0], data[1:])

    def read(self, register: int, count: int) -> bytes:
        if not self._plain:
            return self._transfer(READ, register, bytes(count))
        self.write(bytes((register,)))
        return os.read(self._opened(), count)

    def _opened(self) -> int:
        if self._file is None:
            raise OSError("the bus is not open")
        return self._file

    def _transfer(self, direction: int, register: int, data: bytes) -> bytes:
        """``data`` to the register, or as many bytes from it on."""
        block = ctypes.create_string_buffer(bytes((len(data),)) + data, LONGEST_BLOCK + 2)
        transfer = SmbusTransfer(direction, register, BLOCK, ctypes.addressof(block))
        fcntl.ioctl(self._opened(), SMBUS, transfer)
        return block.raw[1 : 1 + len(data)]

    def close(self) -> None:
        opened, self._file = self._file, None
        if opened is not None:
            os.close(opened)


class Pca9685:
    """Pulses on the channels of the chip at the end of ``bus``."""

    channels = 16
    caution: DeviceFault | None = None
    verifies = Verifies(Confirmation.RECEIVED, Phrase("unseen_servos"))

    def __init__(self, bus: I2cBus) -> None:
        self.name = bus.name
        self._bus = bus
        self._prescale = round(OSCILLATOR_HZ / (STEPS * HZ)) - 1
        self._set: dict[int, bytes] = {}
        self._looked_at = 0

    def open(self) -> None:
        """Set 50 pulses a second, with all channels off. Raises ``DeviceFault``."""
        self._bus.open()
        self._set = {}
        try:
            self.all_off()
            for register, value in ((MODE1, SLEEP), (PRESCALE, self._prescale), (MODE1, AUTO_INCREMENT)):
                self._bus.write(bytes((register, value)))
        except OSError as why:
            raise DeviceFault("bus_missing", device=self.name, bus="I2C", why=why) from why

    def pulse(self, channel: int, us: int) -> None:
        """Give a channel pulses of this width, 0 for none."""
        end = round(us * STEPS / PERIOD_US)
        low, high = (end & 0xFF, end >> 8) if us else (0, FULL_OFF)
        self._set[channel] = bytes((0, 0, low, high))
        self._bus.write(bytes((FIRST_CHANNEL + 4 * channel,)) + self._set[channel])

    def check(self) -> None:
        """Read back what was set: after a dip of its supply the chip answers, and is asleep with all outputs off.

        Raises ``DeviceFault`` (``servo_board_reset``, ``servo_board_changed``) if it has other settings, and
        ``OSError``.
        """
        # What is wrong must be wrong twice: another program may have come between the two halves of a read.
        if self._strays() and self._strays():
            asleep = self._bus.read(MODE1, 1)[0] & SLEEP
            raise DeviceFault("servo_board_reset" if asleep else "servo_board_changed", device=self.name)

    def _strays(self) -> bool:
        """Whether mode, frequency, or the next of the channels is not as it was set."""
        if self._bus.read(MODE1, 1)[0] & ~RESTART != AUTO_INCREMENT or self._bus.read(PRESCALE, 1)[0] != self._prescale:
            return True
        if not self._set:
            return False
        channels = sorted(self._set)
        channel = channels[self._looked_at % len(channels)]
        if self._bus.read(FIRST_CHANNEL + 4 * channel, 4) != self._set[channel]:
            return True
        self._looked_at += 1
        return False

    def all_off(self) -> None:
        """Stop the pulses on all channels."""
        self._bus.write(bytes((ALL_OFF_HIGH, FULL_OFF)))

    def close(self) -> None:
        """Let go of the bus."""
        self._bus.close()
