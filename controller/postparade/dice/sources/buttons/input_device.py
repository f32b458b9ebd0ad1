"""Keys of an input device, straight from the Linux kernel (Documentation/input/input.rst, linux/input.h)."""

import errno
import fcntl
import os
import stat
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from postparade.core.device_permissions import group_of
from postparade.core.faults import DeviceFault, Phrase

FOLDER = Path("/dev/input")

EVENT = struct.Struct("@llHHi")
"""``struct input_event``: seconds, microseconds, type, code, value."""
EV_SYN, EV_KEY = 0x00, 0x01
SYN_DROPPED = 3
_EVIOCGRAB = 0x40044590
_KEY_BYTES = 96
_EVIOCGBIT_KEY = 0x80004521 | _KEY_BYTES << 16

NUMBER_KEYS = frozenset({79, 80, 81, 75, 76, 77, 96})
"""KEY_KP1 to KEY_KP6 and KEY_KPENTER."""
LETTER_KEYS = frozenset({16, 30, 44})
"""KEY_Q, KEY_A and KEY_Z: a device that has them may be somebody's keyboard and is never chosen automatically."""


class Key(NamedTuple):
    """A key went down. ``lost``: the kernel dropped events before this one; what was typed is not known."""

    code: int
    lost: bool = False


class InputDevice:
    """An open input device. Its keys go to this program alone for as long as it is open, if the kernel can do that."""

    def __init__(self, path: Path) -> None:
        """Raises ``DeviceFault``: ``number_pad_missing``, ``number_pad_forbidden``, ``number_pad_busy``."""
        self.path = path
        self._rest = b""
        self.fd = _open(path)
        self.alone = False
        """Whether the keys reach nobody else, such as a browser on the same machine."""
        try:
            fcntl.ioctl(self.fd, _EVIOCGRAB, 1)
            self.alone = True
        except OSError as error:
            fault = self._refused(error)
            if fault is not None:
                os.close(self.fd)
                raise fault from error

    def _refused(self, error: OSError) -> DeviceFault | None:
        """The fault of a device that did not give its keys to this program alone; None for one that can be shared."""
        if error.errno == errno.EBUSY:
            return DeviceFault("number_pad_busy", path=self.path)
        if error.errno == errno.ENOTTY and stat.S_ISCHR(os.fstat(self.fd).st_mode):
            return DeviceFault("number_pad_missing", path=self.path, why=Phrase("no_input_device"))
        return None

    def read(self) -> list[Key]:
        """The keys that went down since the last call. Raises ``DeviceFault`` (``number_pad_lost``) when it is gone."""
        try:
            data = os.read(self.fd, 64 * EVENT.size)
        except BlockingIOError:
            return []
        except OSError as error:
            raise DeviceFault("number_pad_lost", path=self.path) from error
        if not data:
            raise DeviceFault("number_pad_lost", path=self.path)
        data = self._rest + data
        whole = len(data) - len(data) % EVENT.size
        self._rest = data[whole:]
        return list(_pressed(data[:whole]))

    def close(self) -> None:
        """Let go of the device and its keys."""
        os.close(self.fd)


def _pressed(data: bytes) -> Iterator[Key]:
    for _, _, kind, code, value in EVENT.iter_unpack(data):
        if kind == EV_KEY and value == 1:
            yield Key(code)
        elif kind == EV_SYN and code == SYN_DROPPED:
            yield Key(0, lost=True)


def find_number_pad(folder: Path = FOLDER) -> Path:
    """The one device in ``folder`` that has the keys of a number pad and no letters.

    Raises ``DeviceFault``: ``number_pad_missing`` when there is none, ``number_pad_unclear`` when there are several.
    """
    found = [path for path in sorted(folder.glob("event*")) if is_number_pad(_keys_of(path))]
    if not found:
        raise DeviceFault("number_pad_missing", path=folder, why=Phrase("no_number_keys"))
    if len(found) > 1:
        raise DeviceFault("number_pad_unclear", paths=", ".join(map(str, found)))
    return found[0]


def is_number_pad(keys: bytes) -> bool:
    """Whether ``keys``, the kernel's bits of all keys that a device has, are those of a number pad."""
    has = {code for code in NUMBER_KEYS | LETTER_KEYS if code // 8 < len(keys) and keys[code // 8] >> code % 8 & 1}
    return has == NUMBER_KEYS


def _keys_of(path: Path) -> bytes:
    try:
        fd = _open(path)
    except DeviceFault:
        return b""
    try:
        return fcntl.ioctl(fd, _EVIOCGBIT_KEY, bytes(_KEY_BYTES))
    except OSError:
        return b""
    finally:
        os.close(fd)


def _open(path: Path) -> int:
    try:
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except PermissionError as error:
        raise DeviceFault("number_pad_forbidden", path=path, group=group_of(path, "input")) from error
    except OSError as error:
        raise DeviceFault("number_pad_missing", path=path, why=error) from error
    mode = os.fstat(fd).st_mode
    if not (stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)):
        os.close(fd)
        raise DeviceFault("number_pad_missing", path=path, why=Phrase("no_input_device"))
    return fd
