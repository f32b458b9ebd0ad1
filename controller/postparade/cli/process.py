"""Set-up of the process: small memory, a log, and messages to the service manager.

The service manager's protocol is one datagram with ``NAME=VALUE`` lines to the socket named in ``NOTIFY_SOCKET``
(sd_notify(3)); ``@`` in front means an abstract socket. Without that variable nothing is sent.
"""

import contextlib
import ctypes
import json
import logging
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from postparade.core.clock import Clock
from postparade.core.faults import Fault

LARGEST_PICTURE = 64_000_000
"""Pixels that a picture may have before OpenCV refuses to unpack it; phone cameras reach fifty million."""
MALLOC_OPTIONS = {-8: 1, -3: 4 << 20, -1: 2 << 20}
"""glibc's mallopt(3): one arena for all threads (``M_ARENA_MAX``), blocks from 4 MB on outside of it
(``M_MMAP_THRESHOLD``), and no more than 2 MB free at its end (``M_TRIM_THRESHOLD``)."""


def limit_libraries() -> None:
    """Set limits that numpy and OpenCV read when they are imported. Otherwise OpenBLAS keeps buffers for threads that
    never multiply a matrix, OpenCV waits ten seconds for a camera that hangs, and a picture of a few kilobytes may
    unpack to gigabytes."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2")
    os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", str(LARGEST_PICTURE))


def keep_small() -> None:
    """Limit the memory of a table that shares 1 GB with a browser. Otherwise every worker thread keeps a heap of its
    own, and in it the room that large pictures took."""
    with contextlib.suppress(OSError, AttributeError):  # C libraries other than glibc have no such knobs
        for option, value in MALLOC_OPTIONS.items():
            ctypes.CDLL(None).mallopt(option, value)


def keep_prompt() -> None:
    """Keep answers quick while a camera is read. A thread that waits for the GIL gets it after 1 ms instead of 5: a bet
    passes twice between the event loop and the thread that writes the journal."""
    sys.setswitchinterval(0.001)


def keep_log(verbose: bool) -> None:
    """Write the log of this package to standard error: warnings, and with ``verbose`` everything that happens. The
    journal of systemd adds the time itself."""
    stamp = "" if "JOURNAL_STREAM" in os.environ else "%(asctime)s "
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(f"{stamp}%(levelname)-7s %(name)s: %(message)s"))
    log = logging.getLogger("postparade")
    log.handlers = [handler]
    log.setLevel(logging.DEBUG if verbose else logging.WARNING)


class JsonLines(logging.Formatter):
    """One JSON object a line: ``at`` (UTC), ``level``, ``room`` (the module), ``text``, and ``traceback`` if there is
    one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for ``record``."""
        line: dict[str, str] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Write every further line of the log of this package as :class:`JsonLines`."""
    for handler in logging.getLogger("postparade").handlers:
        handler.setFormatter(JsonLines())


def notify(state: str) -> bool:
    """Send ``state``, such as ``READY=1``, to the service manager. Returns whether there was one that listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    if address.startswith("@"):
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
            line.connect(address)
            line.sendall(state.encode())
    except OSError as error:
        logging.getLogger(__name__).warning("the service manager does not listen at %s: %s", address, error)
        return False
    return True


async def signs_of_life(clock: Clock, alive: Callable[[], Awaitable[None]]) -> None:
    """Feed the service manager's watchdog twice per period, from the loop that everything else depends on, and only
    when ``alive()`` returns (the journal's thread answers). When that hangs or raises a ``Fault``, the watchdog is not
    fed, and the service manager restarts the table.

    Returns at once when no watchdog is set (``WATCHDOG_USEC``) or nobody listens.
    """
    period = int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000
    while period:
        try:
            await alive()
        except Fault as fault:
            logging.getLogger(__name__).error("no sign of life: %s", fault)
        else:
            if not notify("WATCHDOG=1"):
                return
        await clock.sleep(period / 2)
