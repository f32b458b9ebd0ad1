"""What guests need to check a race: the seeds that were revealed with everything drawn from them, and a QR code that
takes the last seal of the journal to a phone."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from aiohttp import web

from postparade.core.faults import JournalFault
from postparade.core.long_work import give_way, long_work
from postparade.table.journal.verify import Seed, seal_at, transcript
from postparade.table.presentation.seed_bulletin import TOPIC
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.api.qr import as_svg
from postparade.web.http.error_response import ErrorResponse


class FairnessPages:
    """``/fairness.json`` and ``/fairness.svg`` for everybody; the page ``/fairness`` reads the one, the board shows the
    other. ``data`` is the folder of the evening, ``base`` returns the address of the table."""

    def __init__(self, data: Path, status_board: StatusBoard, base: Callable[[], str]) -> None:
        self._data = data
        self._status_board = status_board
        self._base = base
        self._read: tuple[str | None, asyncio.Task[list[Seed]] | None] = None, None
        self._encoded: tuple[list[Seed] | None, msgspec.Raw] = None, msgspec.Raw(b"[]")
        self._drawn: tuple[str, str] = "", ""

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/fairness.json", self._transcript)
        app.router.add_get("/fairness.svg", self._code)

    async def _transcript(self, request: web.Request) -> web.Response:
        """The commitment that holds now, the last seeds, and, asked with ``?head=ENTRY:SEAL``, whether the journal
        holds that very entry."""
        known = self._status_board.latest(TOPIC) or {}
        entry, _, seal = request.query.get("head", "").partition(":")
        try:
            seeds = await asyncio.shield(self._seeds(known.get("commitment")))
            held = None
            if entry.isdecimal() and len(entry) < 10:
                held = await asyncio.to_thread(seal_at, self._data, int(entry)) == seal
        except JournalFault as fault:
            return ErrorResponse(fault, 503)
        if self._encoded[0] is not seeds:
            # Once for all who ask.
            self._encoded = seeds, msgspec.Raw(msgspec.json.encode(seeds))
        told = self._encoded[1]
        body = {"commitment": known.get("commitment"), "head": known.get("head"), "held": held, "seeds": told}
        return web.Response(body=msgspec.json.encode(body), content_type="application/json")

    def _seeds(self, commitment: str | None) -> "asyncio.Task[list[Seed]]":
        """The seeds, read once for each commitment, however many ask: it takes a while in a worker thread."""
        task = self._read[1]
        failed = task is not None and task.done() and (task.cancelled() or task.exception() is not None)
        if task is None or failed or self._read[0] != commitment:
            task = asyncio.create_task(long_work(transcript, self._data, give_way))
            self._read = commitment, task
        return task

    async def _code(self, _: web.Request) -> web.Response:
        known = self._status_board.latest(TOPIC) or {}
        text = f"{self._base()}/fairness#{known.get('head') or ''}"
        if self._drawn[0] != text:
            self._drawn = text, as_svg(text)
        return web.Response(text=self._drawn[1], content_type="image/svg+xml")
