"""A small file that always gets the latest content: what changes while it is being written is written after that."""

import asyncio
import logging
from pathlib import Path

import msgspec

from postparade.core.durable import write_whole

log = logging.getLogger(__name__)


class LatestFile:
    """Writes whatever :meth:`put` was given last as JSON to ``path``, in a thread, readable by its owner alone.
    ``called`` names its content in the log. Belongs to the event loop."""

    def __init__(self, path: Path, called: str) -> None:
        self._path = path
        self._called = called
        self._content: object = None
        self._writing: asyncio.Task[OSError | None] | None = None

    def put(self, content: object) -> None:
        """Write ``content``, which nobody changes any more, soon."""
        self._content = content
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write(), name=self._called)

    async def kept(self) -> OSError | None:
        """Wait until the latest content is on the disk; returns why it is not."""
        return None if self._writing is None else await self._writing

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write(self) -> OSError | None:
        written, failed = None, None
        while written is not self._content:
            written, failed = self._content, None
            data = msgspec.json.encode(written)
            try:
                await asyncio.to_thread(write_whole, self._path, data, self._path.with_suffix(".new"), mode=0o600)
            except OSError as why:
                failed = why
                log.warning("%s cannot be saved: %s", self._called, why)
        return failed
