"""Programs that stand before a table or a hub, started and ended by a test."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path


@asynccontextmanager
async def listening(
    *command: str, port: int, log: Path, environment: Mapping[str, str] | None = None
) -> AsyncIterator[None]:
    """The program of ``command``, once it listens on ``port``; what it says is in ``log``."""
    with log.open("ab") as said:
        program = await asyncio.create_subprocess_exec(*command, stdout=said, stderr=said, env=environment)
    try:
        async with asyncio.timeout(30):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except ConnectionRefusedError:
                    assert program.returncode is None, _said(log)
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    break
        yield
    finally:
        if program.returncode is None:
            program.terminate()
        await program.wait()


def _said(log: Path) -> str:
    return log.read_text()
