"""The hall of fame: who won the evenings of this table, if its owner wants that kept.

Nothing is written down until the owner says so, and clearing removes everything. The file is the owner's alone, and a
copy of the evening holds it.
"""

import asyncio
import logging
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from postparade.core.durable import write_whole
from postparade.core.latest_file import read_or_empty
from postparade.reports.evening_show import Told
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

FILE: Final = "hall-of-fame.json"
"""In the data folder."""
TOPIC: Final = "hall"
MOST = 200
"""Evenings that are kept; the oldest go."""
Name = Annotated[str, Meta(min_length=1, max_length=160)]


class Honoured(Struct, frozen=True):
    """An evening that ended at wall time ``at`` with journal ``entry``: its ``winners`` with their ``points``, how many
    ``guests`` it had, and the titles of its ``games``."""

    entry: int
    at: float
    winners: Annotated[tuple[Name, ...], Meta(max_length=12)]
    points: int
    guests: int
    games: Annotated[tuple[Name, ...], Meta(max_length=100)]


class Kept(Struct, frozen=True):
    """What the file holds: whether evenings are kept, whether the board shows them, and the ``evenings``, oldest
    first."""

    keep: bool = False
    show: bool = True
    evenings: Annotated[tuple[Honoured, ...], Meta(max_length=MOST)] = ()


class HallOfFame:
    """Keeps the winners of evenings in the folder ``data`` and posts the topic ``hall``. Belongs to the event loop."""

    def __init__(self, data: Path, status_board: StatusBoard) -> None:
        self._file = data / FILE
        self._status_board = status_board
        self._writing = asyncio.Lock()
        self._last: Honoured | None = None
        self.kept = read(self._file)
        self._post()

    def told(self, entry: int, honours: Told) -> None:
        """All of an evening that journal ``entry`` closed has been shown: keep it, if that is wanted."""
        winners = [row for row in honours["standings"] if row["place"] == 1 and row["points"]]
        if not winners:
            return
        self._last = Honoured(
            entry=entry,
            at=honours["at"],
            winners=tuple(row["name"] for row in winners),
            points=winners[0]["points"],
            guests=len(honours["standings"]),
            games=tuple(game["title"] for game in honours["games"]),
        )
        if self.kept.keep:
            self._task = asyncio.get_running_loop().create_task(self._keep_last())

    async def change(self, *, keep: bool | None = None, show: bool | None = None) -> None:
        """Keep evenings from now on, the one on the board included, or not; show them on the board, or not. What is
        kept stays until it is cleared. Raises ``OSError`` when that cannot be saved."""
        async with self._writing:
            kept = self.kept
            kept = replace(kept, keep=kept.keep if keep is None else keep, show=kept.show if show is None else show)
            await self._write(self._with_last(kept) if keep else kept)

    async def clear(self) -> None:
        """Remove every evening. Raises ``OSError`` when that cannot be saved."""
        async with self._writing:
            await self._write(replace(self.kept, evenings=()))

    async def _keep_last(self) -> None:
        try:
            async with self._writing:
                await self._write(self._with_last(self.kept))
        except OSError as error:
            log.warning("the evening cannot be kept in the hall of fame: %s", error)

    def _with_last(self, kept: Kept) -> Kept:
        last = self._last
        if last is None or any((one.entry, one.at) == (last.entry, last.at) for one in kept.evenings):
            return kept
        return replace(kept, evenings=(*kept.evenings, last)[-MOST:])

    async def _write(self, kept: Kept) -> None:
        content = msgspec.json.encode(kept)
        await asyncio.to_thread(write_whole, self._file, content, self._file.with_suffix(".new"), mode=0o600)
        self.kept = kept
        self._post()

    def _post(self) -> None:
        self._status_board.post(TOPIC, msgspec.to_builtins(self.kept))


def read(file: Path) -> Kept:
    """What ``file`` holds; nothing where there is none, or none of ours."""
    return read_or_empty(file, Kept(), Kept)
