"""Reports while the table runs: the race that was just paid, and the evening so far."""

import asyncio
from pathlib import Path
from typing import Any

from postparade.games.dice_race import events as ev
from postparade.games.dice_race.game import DiceRaceGame
from postparade.games.viewer import TABLE
from postparade.reports.course import courses
from postparade.reports.drawing import as_text
from postparade.reports.evening import evening_of
from postparade.reports.page import page
from postparade.reports.race_chart import race_chart
from postparade.reports.words import Words
from postparade.table.history import Step
from postparade.table.table import Table


class LiveReports:
    """Draws for the pages of a running table. Drawing happens in a worker thread, once for each state of the table and
    each language."""

    def __init__(self, table: Table, data: Path) -> None:
        self._table = table
        self._data = data
        self._drawn: tuple[int, dict[str, asyncio.Task[str | None]]] = 0, {}

    async def race_chart(self, language: str) -> str | None:
        """The last race of the game on the table as an SVG document; ``None`` until one is over and paid."""
        view = self._table.view(TABLE)
        if self._drawn[0] != view.entry:
            self._drawn = view.entry, {}
        drawn = self._drawn[1]
        if language not in drawn:
            game, steps = self._table.steps()
            names = {card.seat: card.name for card in view.seats}
            drawn[language] = asyncio.create_task(asyncio.to_thread(_last_race, game, steps, names, language))
        return await asyncio.shield(drawn[language])

    async def evening(self, language: str) -> str:
        """The whole evening as an HTML document. Raises ``JournalFault``, or
        :class:`~postparade.core.faults.QuestionFault` (``nothing_to_report``)."""
        return await asyncio.to_thread(lambda: page(evening_of(self._data), Words(language)))


def _last_race(game: Any, steps: tuple[Step, ...], names: dict[int, str], language: str) -> str | None:
    if not isinstance(game, DiceRaceGame):
        return None
    deals = [at for at, step in enumerate(steps) if any(isinstance(event, ev.Dealt) for event in step.events)]
    if not deals:
        return None
    (race,) = courses(game, steps[deals[-1] :])
    paid = race.winner is not None and (race.payouts or race.luck is not None)
    return as_text(race_chart(race, names, game.title, Words(language))) if paid else None
