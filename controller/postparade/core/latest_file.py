"""Small JSON files in the data folder that always get the latest content, and are read again at the next start."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from postparade.core.bounded_file import read_bounded
from postparade.core.durable import write_whole

log = logging.getLogger(__name__)

T = TypeVar("T")
LARGEST = 256 * 1024
"""Bytes of the largest file that is read."""


class LatestFile:
    """Writes whatever :meth:`put` was given last as JSON to ``path``, in a thread, readable by its owner alone.
    What changes while it is being written is written after that. ``called`` names its content in the log. Belongs to
    the event loop."""

    def __init__(self, path: Path, called: str) -> None:
        self._path = path
        self._called = called
        self._content: object = None
        self._writing: asyncio.Task[None] | None = None
        self._now: asyncio.Future[OSError | None] | None = None
        self._next: asyncio.Future[OSError | None] | None = None

    def put(self, content: object) -> None:
        """Write ``content``, which nobody changes any more, soon."""
        self._content = content
        loop = asyncio.get_running_loop()
        if self._next is None:
            self._next = loop.create_future()
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write(), name=self._called)

    async def kept(self) -> OSError | None:
        """Wait until what was put last, or what followed it, is on the disk; returns why it is not. However much is put
        meanwhile, that takes two writes at most."""
        waited = self._next or self._now
        return None if waited is None else await asyncio.shield(waited)

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write(self) -> None:
        while self._next is not None:
            self._now, self._next = self._next, None
            data, failed = msgspec.json.encode(self._content), None
            try:
                await asyncio.to_thread(write_whole, self._path, data, self._path.with_suffix(".new"), mode=0o600)
            except OSError as why:
                failed = why
                log.warning("%s cannot be saved: %s", self._called, why)
            self._now.set_result(failed)


def read_file(path: Path, kind: type[T], check: Callable[[T], str | None] = lambda _: None) -> T | None:
    """The content of ``path``, JSON of ``kind``; None where there is no file. ``check`` says what is wrong with it
    beyond its types. Raises ``OSError``, ``ValueError`` and ``msgspec.MsgspecError``."""
    try:
        content = msgspec.json.decode(read_bounded(path, LARGEST), type=kind)
    except FileNotFoundError:
        return None
    if wrong := check(content):
        raise ValueError(wrong)
    return content


def read_or_empty(path: Path, empty: T, kind: type[T], check: Callable[[T], str | None] = lambda _: None) -> T:
    """The content of ``path`` as :func:`read_file` reads it, or ``empty`` where there is none, or none of ours, which
    the log says."""
    try:
        content = read_file(path, kind, check)
    except (OSError, ValueError, msgspec.MsgspecError) as why:
        log.warning("%s cannot be read: %s", path, why)
        return empty
    return empty if content is None else content
