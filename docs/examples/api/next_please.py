"""A button that continues the evening, for a foot switch or a row of keys: next_please.py ADDRESS TOKEN. The token
needs the scope cues."""

import asyncio
import sys

from postparade.client import RefusedError, TableClient


async def press(base: str, token: str) -> str:
    """Do the first thing that the table waits for, and say what came of it."""
    async with TableClient(base, token) as table:
        cues = await table.cues()
        if not cues.actions:
            return "The table waits for nothing."
        try:
            done = await table.command(cues.actions[0], based_on=cues.entry)
        except RefusedError as no:
            return str(no)
        return f"Done: {cues.actions[0]['do']}, entry {done.entry}."


if __name__ == "__main__":
    print(asyncio.run(press(*sys.argv[1:3])))
