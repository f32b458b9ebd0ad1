"""Reports to host and board what could not be applied from the card."""

import asyncio
from pathlib import Path

from postparade.appliance.card.apply import told
from postparade.core.clock import Clock
from postparade.table.presentation.status_board import StatusBoard

TOLD = Path("/run/postparade-card.json")
LOOKING = 5.0
"""Seconds between two looks."""
PATIENT = 60.0
"""Seconds that a network has for coming up before it is said that it has not."""
WAITING = ("card_wifi_waiting", "card_hotspot_waiting")


class CardWatch:
    """Reports under the room ``card``. Belongs to the event loop; the file is read in a thread."""

    def __init__(self, status_board: StatusBoard, clock: Clock, path: Path = TOLD) -> None:
        self._status_board = status_board
        self._clock = clock
        self._path = path

    async def run(self) -> None:
        """Keep watch until cancelled."""
        begun, known = self._clock.now(), 0
        while True:
            problems = await asyncio.to_thread(told, self._path)
            if self._clock.now() - begun < PATIENT:
                problems = [problem for problem in problems if problem.code not in WAITING]
            for number, problem in enumerate(problems):
                self._status_board.report("card", problem.fault(), str(number + 1))
            for number in range(len(problems), known):
                self._status_board.report("card", None, str(number + 1))
            known = len(problems)
            await self._clock.sleep(LOOKING)
