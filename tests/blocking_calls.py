"""Notes every call of the product that may wait for a device, a disk, a network, a process or a thread and is made in
an event loop."""

import asyncio
import asyncio.events
import asyncio.unix_events
import concurrent.futures
import inspect
import os
import queue
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

try:
    import psycopg
except ImportError:
    psycopg = None  # type: ignore[assignment] # an extra, which few need

TESTS = f"{Path(__file__).parent}{os.sep}"
PRODUCT = f"{Path(__file__).resolve().parents[1] / 'controller' / 'postparade'}{os.sep}"
TURN = (asyncio.events.__file__, "_run")
ALLOWED = {
    (threading.__file__, "start"): "a thread is there at once",
    (asyncio.unix_events.__file__, "_start"): "a process of the event loop is there in milliseconds",
    (f"{PRODUCT}web/auth/access.py", "__init__"): "opened before anybody is served",
}
"""Functions in which waiting is nothing to speak of, and why."""

DEVICES = ("/dev/", "/sys/", "/run/")
MEMORY = "/dev/shm/"
"""Where Linux has a file system in memory: no device, though it lies among them."""
NO_DEVICES = frozenset({"/dev/null", "/dev/urandom"})
COMPILED = f"{os.sep}__pycache__{os.sep}"
"""Where Python keeps what it compiled: only the first import in a fresh clone writes there."""
WAITING = frozenset(
    {"time.sleep", "fcntl.ioctl", "subprocess.Popen"}
    | {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"}
    | {"os.rename", "os.remove", "os.truncate", "shutil.copyfile", "shutil.rmtree", "sqlite3.connect"}
)
"""Events of ``sys.addaudithook`` that mean waiting, whatever they are called with."""

_noted: list[str] | None = None


def _note(what: str) -> None:
    """Note ``what`` with the lines of the product that led to it, if this thread runs an event loop.

    A test may wait as it likes: what it calls itself counts only where that is a coroutine of the product.
    """
    if _noted is None or asyncio._get_running_loop() is None:
        return
    lines, last = list[str](), None
    for code, line in _stack():
        file = code.co_filename
        if (file, code.co_name) in ALLOWED:
            return
        if file.startswith(PRODUCT):
            lines.append(f"{file[len(PRODUCT) :]}:{line} {code.co_name}")
            last = code
        elif file.startswith(TESTS) and last is not None and not last.co_flags & inspect.CO_COROUTINE:
            return
    if lines:
        _noted.append(f"{what}: {' < '.join(lines[:4])}")


def _stack() -> Iterator[tuple[CodeType, int]]:
    """What called the one who asks, from there to the turn of the event loop."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and (frame.f_code.co_filename, frame.f_code.co_name) != TURN:
        yield frame.f_code, frame.f_lineno
        frame = frame.f_back


def _hear(event: str, given: tuple[Any, ...]) -> None:
    if _noted is None or any(isinstance(one, str) and COMPILED in one for one in given):
        return
    if event in WAITING:
        _note(event)
    elif event in ("open", "os.listdir", "os.scandir") and isinstance(given[0], str | os.PathLike):
        path = os.fspath(given[0])
        writes = event == "open" and given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        device = path.startswith(DEVICES) and not path.startswith(MEMORY)
        if (device or writes) and path not in NO_DEVICES:
            _note(f"{event} {path}")


def _forever(_: Any, timeout: float | None = None) -> bool:
    return timeout != 0


WAITS: tuple[tuple[Any, str, Callable[..., bool]], ...] = (
    (threading.Thread, "join", _forever),
    (threading.Event, "wait", _forever),
    (subprocess.Popen, "wait", _forever),
    (subprocess.Popen, "communicate", lambda *_, **__: True),
    (concurrent.futures.Future, "result", lambda future, timeout=None: not future.done()),
    (queue.Queue, "put", lambda _, item, block=True, timeout=None: block),
    (queue.Queue, "get", lambda _, block=True, timeout=None: block),
    (os, "fsync", lambda _: True),
    (os, "fdatasync", lambda _: True),
)
if psycopg is not None:
    WAITS += ((psycopg, "connect", lambda *_, **__: True), (psycopg.Connection, "wait", lambda *_: True))


class _Statements:
    """Notes whatever a connection with SQLite is asked for: each statement may wait for the disk."""

    def execute(self, sql: str, *values: Any) -> Any:
        _note(f"sqlite3 {' '.join(sql.split()[:3])}")
        return super().execute(sql, *values)  # type: ignore[misc]

    def executemany(self, sql: str, *values: Any) -> Any:
        _note(f"sqlite3 {' '.join(sql.split()[:3])}")
        return super().executemany(sql, *values)  # type: ignore[misc]

    def executescript(self, sql: str) -> Any:
        _note("sqlite3 script")
        return super().executescript(sql)  # type: ignore[misc]

    def commit(self) -> None:
        _note("sqlite3 commit")
        super().commit()  # type: ignore[misc]


def _connections() -> Callable[[], None]:
    real = sqlite3.connect

    def connect(*given: Any, factory: type[sqlite3.Connection] = sqlite3.Connection, **named: Any) -> Any:
        return real(*given, factory=type("Watched", (_Statements, factory), {}), **named)

    sqlite3.connect = connect
    return lambda: setattr(sqlite3, "connect", real)


def _watched(owner: Any, name: str, waits: Callable[..., bool]) -> Callable[[], None]:
    real = getattr(owner, name)

    def watched(*given: Any, **named: Any) -> Any:
        if waits(*given, **named):
            _note(f"{owner.__name__}.{name}")
        return real(*given, **named)

    setattr(owner, name, watched)
    return lambda: setattr(owner, name, real)


@contextmanager
def noted() -> Iterator[list[str]]:
    """The calls that may have held up an event loop since this was entered."""
    global _noted  # noqa: PLW0603  (a hook cannot be taken away again; it is silent while nobody listens)
    if not hasattr(sys, "_calls_are_heard"):
        sys.addaudithook(_hear)
        sys._calls_are_heard = True  # type: ignore[attr-defined]  # once a process
    back = [_connections(), *(_watched(*one) for one in WAITS)]
    before, _noted = _noted, []
    try:
        yield _noted
    finally:
        _noted = before
        for undo in reversed(back):
            undo()
