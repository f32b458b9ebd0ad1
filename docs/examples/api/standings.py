"""The standings as comma-separated values, for a spreadsheet or a stream: standings.py http://postparade.local:8080"""

import asyncio
import csv
import sys
from typing import TextIO

from postparade.client import TableClient


async def write(base: str, to: TextIO) -> None:
    """Write one line for everybody who takes part."""
    async with TableClient(base) as table:
        told = await table.standings()
    rows = csv.writer(to)
    rows.writerow(("place", "name", "holds", "score"))
    rows.writerows((one.place, one.name, one.holds, one.score) for one in told.standings)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.stdout))
