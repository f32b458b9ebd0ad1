"""Reports while the table runs: the race that was just paid, and the evening so far."""

import asyncio
from pathlib import Path
from typing import Any

from postparade.games.dice_race import events as ev
from postparade.games.dice_race.game import DiceRaceGame
from postparade.games.who import TABLE
from postparade.reports.course import courses
from postparade.reports.drawing import as_text
from postparade.reports.evening import evening_of
from postparade.reports.page import page
from postparade.reports.race_chart import race_chart
from postparade.table.table import Table
from postparade.table.tape import Step


class LiveReports:
    """Draws for the pages of a running table. Drawing happens in a worker thread, once for each state of the table."""

    def __init__(self, table: Table, data: Path) -> None:
        self._table = table
        self._data = data
        self._drawn: tuple[int, asyncio.Task[str | None]] | None = None

    async def race_chart(self) -> str | None:
        """The last race of the game on the table as an SVG document; ``None`` until one is over and paid."""
        view = self._table.view(TABLE)
        if self._drawn is None or self._drawn[0] != view.entry:
            game, steps = self._table.steps()
            names = {card.seat: card.name for card in view.seats}
            self._drawn = view.entry, asyncio.create_task(asyncio.to_thread(_last_race, game, steps, names))
        return await asyncio.shield(self._drawn[1])

    async def evening(self) -> str:
        """The whole evening as an HTML document. Raises ``JournalFault``, or
        :class:`~postparade.faults.QuestionFault` (``nothing_to_report``)."""
        return await asyncio.to_thread(lambda: page(evening_of(self._data)))


def _last_race(game: Any, steps: tuple[Step, ...], names: dict[int, str]) -> str | None:
    if not isinstance(game, DiceRaceGame):
        return None
    deals = [at for at, step in enumerate(steps) if any(isinstance(event, ev.Dealt) for event in step.events)]
    if not deals:
        return None
    (race,) = courses(game, steps[deals[-1] :])
    paid = race.winner is not None and (race.payouts or race.luck is not None)
    return as_text(race_chart(race, names, game.title)) if paid else None
