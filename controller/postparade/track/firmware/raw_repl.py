"""The MicroPython prompt of a board, through mpremote."""

import ast
import contextlib
import io
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import TracebackType
from typing import Any, Self

import serial
from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from postparade.core.faults import DeviceFault

PATIENCE = 10.0
"""Clearing a sector of flash takes some tenths of a second at most."""

DIGESTS = """
import os
from binascii import crc32
def look(folder):
    for name, kind, *_ in os.ilistdir(folder or '.'):
        path = folder + '/' + name if folder else name
        if kind & 0x4000:
            look(path)
        elif not path.startswith('trouble'):
            total = 0
            with open(path, 'rb') as file:
                while True:
                    part = file.read(512)
                    if not part:
                        break
                    total = crc32(part, total)
            print(repr((path, total & 0xFFFFFFFF)))
"""
"""Prints each file as soon as it is read, because a line that stays silent for long is taken for broken."""

RENAME = """
import os
for path in {paths!r}:
    os.rename(path + {suffix!r}, path)
    print(path)
"""

KEEP_AWAKE = """
import json, machine
try:
    with open('postparade.json') as file:
        hurried = json.load(file).get('watchdog')
except (OSError, ValueError, AttributeError):
    hurried = False
if hurried:
    dog = machine.WDT(timeout=8000)
    feeder = machine.Timer(period=1000, mode=machine.Timer.PERIODIC, callback=lambda _: dog.feed())
"""
"""The firmware's watchdog cannot be stopped and would restart the board in the middle of a file."""


class RawRepl:
    """The prompt behind the port ``name`` while used as a context manager; it may be silent for ``patience`` seconds.

    Raises ``DeviceFault``: ``firmware_no_prompt`` where none answers, ``firmware_upload_failed`` if the line breaks.
    """

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self._name = name
        self._patience = patience
        self._line: Any = None

    def __enter__(self) -> Self:
        # mpremote prints what it does not understand. The port may be held for a moment by whoever had it before.
        with self._faults("firmware_no_prompt", port=self._name), contextlib.redirect_stdout(io.StringIO()):
            self._line = SerialTransport(self._name, wait=3, timeout=4.0)
            # mpremote's own calls for files take no timeout.
            self._line.exec_raw = partial(self._line.exec_raw, timeout=self._patience)
            self._line.enter_raw_repl(soft_reset=False, timeout_overall=6)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        line, self._line = self._line, None
        if line:
            with contextlib.suppress(OSError, TransportError):
                if line.in_raw_repl:
                    line.exit_raw_repl()
                line.close()

    def version(self) -> str:
        """What MicroPython says it is, as in "3.4.0; MicroPython v1.25.0 on 2025-04-15 on Raspberry Pi Pico"."""
        found = self._run(
            "import sys\nprint(repr(sys.version + ' on ' + getattr(sys.implementation, '_machine', '?')))"
        )
        return str(ast.literal_eval(found))

    def keep_awake(self) -> None:
        """Feed the watchdog from now on, if the board has one running."""
        self._run(KEEP_AWAKE)

    def digests(self, folder: str = "") -> dict[str, int]:
        """The CRC-32 of every file on the board by its path."""
        return dict(map(ast.literal_eval, self._run(f"{DIGESTS}look({folder!r})").splitlines()))

    def write(self, path: str, content: bytes, written: Callable[[int], None]) -> None:
        """Write a file, making its folder; ``written(bytes)`` is called as it proceeds."""
        line = self._open_line()
        folder = path.rpartition("/")[0]
        with self._faults("firmware_upload_failed", file=path):
            if folder and not line.fs_exists(folder):
                line.fs_mkdir(folder)
            line.fs_writefile(path, content, progress_callback=lambda done, _: written(done))

    def put_in_place(self, paths: Sequence[str], suffix: str) -> None:
        """Put every ``path + suffix`` in the place of ``path``; the board completes that even if the line breaks."""
        self._run(RENAME.format(paths=tuple(paths), suffix=suffix))

    def remove(self, path: str) -> None:
        """Delete a file."""
        self._run(f"import os\nos.remove({path!r})")

    def reset(self) -> None:
        """Restart the board, which breaks the line."""
        line = self._open_line()
        with contextlib.suppress(OSError, TransportError):
            line.exec_raw_no_follow("import machine\nmachine.reset()")
            line.in_raw_repl = False

    def _run(self, program: str) -> str:
        line = self._open_line()
        with self._faults("firmware_upload_failed", file=self._name):
            return str(line.exec(program).decode()).strip()

    def _open_line(self) -> Any:
        assert self._line is not None, "the prompt is used as a context manager"
        return self._line

    @contextlib.contextmanager
    def _faults(self, code: str, **details: str) -> Iterator[None]:
        try:
            yield
        except DeviceFault:
            raise
        except (OSError, TransportError, serial.SerialException, SyntaxError) as why:
            self.__exit__(None, None, None)
            raise DeviceFault(code, why=_last_line(str(why)), **details) from why


def _last_line(text: str) -> str:
    return (text.replace("\\r\\n", "\n").strip().splitlines() or ["no answer"])[-1].rstrip(".'\"")
