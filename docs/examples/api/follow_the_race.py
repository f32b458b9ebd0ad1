"""Writes what happens at a table, line by line: follow_the_race.py http://postparade.local:8080"""

import asyncio
import sys

from postparade.api.messages import Entry
from postparade.client import TableClient


async def follow(base: str) -> None:
    """Follow the table for ever, from the beginning of its evening."""
    async with TableClient(base) as table:
        async for told in table.entries(after=0):
            if isinstance(told, Entry):
                for event in told.events:
                    print(told.entry, event["type"], flush=True)


if __name__ == "__main__":
    asyncio.run(follow(sys.argv[1]))
