"""Reports while the table runs: the race that was just paid, and the evening so far."""

import asyncio
from collections import Counter
from pathlib import Path

from postparade.core.faults import QuestionFault
from postparade.core.i18n import USUAL
from postparade.core.long_work import long_work
from postparade.reports.charts.drawing import as_text
from postparade.reports.evening_process import draw
from postparade.reports.evening_show import EveningShow
from postparade.reports.sections import report_of
from postparade.reports.words import Words
from postparade.rules.contract import AnyGame
from postparade.rules.viewer import TABLE
from postparade.table.corrections.history import Step
from postparade.table.table import Table


class LiveReports:
    """Draws for the pages of a running table. Drawing happens in a worker thread, once for each state of the table and
    each language."""

    def __init__(self, table: Table, data: Path) -> None:
        self._table = table
        self._data = data
        self._drawing = asyncio.Lock()
        self._asked: dict[str, asyncio.Task[bytes]] = {}
        self._askers: Counter[asyncio.Task[bytes]] = Counter()
        self._evening: tuple[int, str, bytes] = -1, "", b""
        self._drawn: tuple[int, dict[str, asyncio.Task[str | None]]] = 0, {}
        self._keepsakes: tuple[int, dict[tuple[int, str], asyncio.Task[bytes]]] = 0, {}
        self._figures: tuple[int, bytes] = -1, b""
        self.show: EveningShow | None = None
        """What shows the end of the evening; nobody is told of it before the board has."""

    async def race_chart(self, language: str) -> str | None:
        """The last race of the game on the table as an SVG document; ``None`` until one is over and paid. While a race
        that is already settled is still being shown, this waits for its end: pages ask as soon as it is over."""
        await self._shown()
        view = self._table.view(TABLE)
        if self._drawn[0] != view.entry:
            self._drawn = view.entry, {}
        drawn = self._drawn[1]
        if language not in drawn:
            game, steps = self._table.steps()
            names = {card.seat: card.name for card in view.seats}
            drawn[language] = asyncio.create_task(long_work(_last_race, game, steps, names, language))
        return await asyncio.shield(drawn[language])

    async def _shown(self) -> None:
        """Wait until nothing that is already settled is still being presented."""
        changed = asyncio.Event()
        unwatch = self._table.watch(lambda _: changed.set())
        try:
            while self._table.presenting:
                changed.clear()
                await changed.wait()
        finally:
            unwatch()

    async def honours(self) -> bytes:
        """The honours of the evening as JSON. Raises as :meth:`evening` does."""
        return await draw(self._data, USUAL, "honours")

    async def figures(self) -> bytes:
        """The evening so far as JSON (see :func:`~postparade.reports.figures.figures`), made once for each state of the
        table. Raises as :meth:`evening` does."""
        async with self._drawing:
            entry = self._table.view(TABLE).entry
            if self._figures[0] != entry:
                self._figures = entry, await draw(self._data, USUAL, "figures")
        # Looked at last: the evening may have been closed meanwhile.
        if self.show is not None and self.show.busy:
            raise QuestionFault("evening_on_board")
        return self._figures[1]

    async def keepsake(self, seat: int, language: str) -> bytes:
        """The page of the evening for ``seat``, as an HTML document in UTF-8, drawn once for each evening and language.
        Raises ``JournalFault``, or :class:`~postparade.core.faults.QuestionFault` (``evening_on_board`` until the board
        has shown the end of the evening, ``no_keepsake``, ``not_carried_out``)."""
        ended = 0 if self.show is None else self.show.told
        if not ended:
            busy = self.show is not None and self.show.busy
            raise QuestionFault("evening_on_board" if busy else "no_keepsake")
        if self._keepsakes[0] != ended:
            self._keepsakes = ended, {}
        drawn = self._keepsakes[1]
        known = drawn.get((seat, language))
        if known is None or (known.done() and known.exception() is not None):
            drawn[seat, language] = known = asyncio.create_task(self._draw_keepsake(seat, language))
        return await asyncio.shield(known)

    async def _draw_keepsake(self, seat: int, language: str) -> bytes:
        async with self._drawing:
            return await draw(self._data, language, "keepsake", seat)

    async def evening(self, language: str) -> bytes:
        """The whole evening as an HTML document in UTF-8, drawn once for each state of the table and each language, and
        one at a time; when nobody waits for it any more (callers are cancelled), its drawing ends. Raises
        ``JournalFault``, or :class:`~postparade.core.faults.QuestionFault` (``evening_on_board`` while the board shows
        the end of the evening, ``nothing_to_report``, ``not_carried_out``)."""
        if self.show is not None and self.show.busy:
            raise QuestionFault("evening_on_board")
        if self._evening[:2] == (self._table.view(TABLE).entry, language):
            return self._evening[2]
        task = self._asked.get(language)
        if task is None:
            task = self._asked[language] = asyncio.create_task(self._draw(language))
        self._askers[task] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._askers[task] -= 1
            if not self._askers[task]:
                del self._askers[task]
                task.cancel()
                if self._asked.get(language) is task:
                    del self._asked[language]

    async def _draw(self, language: str) -> bytes:
        async with self._drawing:
            # Whoever asks from now on wants to read what happens from now on, too.
            self._asked.pop(language, None)
            entry = self._table.view(TABLE).entry
            if self._evening[:2] != (entry, language):
                self._evening = entry, language, await draw(self._data, language)
            return self._evening[2]


def _last_race(game: AnyGame | None, steps: tuple[Step, ...], names: dict[int, str], language: str) -> str | None:
    report = None if game is None else report_of(game)
    if game is None or report is None:
        return None
    drawn = report.last_race(game, steps, names, Words(language))
    return None if drawn is None else as_text(drawn)
