"""Watches whether the machine itself keeps the sound from being heard."""

import asyncio
from collections.abc import Callable

from postparade.announcer.audio.system_output import SystemOutput
from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation
from postparade.table.presentation.status_board import StatusBoard

FIRST_LOOK, LOOK_EVERY = 3.0, 20.0
"""Seconds until the output of the machine is looked at first, and between two looks."""


class OutputWatch:
    """Tells the host when the machine itself keeps the sound from being heard. Nothing is changed there.

    ``look_at`` looks at the output of the ``device`` of the settings; ``post`` posts the topic ``sound`` anew.
    """

    def __init__(
        self,
        status_board: StatusBoard,
        clock: Clock,
        look_at: Callable[[str], SystemOutput | None],
        device: Callable[[], str],
        post: Callable[[dict[str, object]], None],
    ) -> None:
        self._status_board = status_board
        self._clock = clock
        self._look_at = look_at
        self._device = device
        self._post = post

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        await self._clock.sleep(FIRST_LOOK)
        while True:
            told = self._status_board.latest("sound")
            if told is not None and told.get("device"):
                output = await asyncio.to_thread(self._look_at, self._device())
                fault = None if output is None else output.fault
                self._status_board.report("announcer", fault, "sound output")
                known = Confirmation.SENT if output is None else output.confirmation
                now = self._status_board.latest("sound") or {}
                fresh = {**now, "confirmation": known.value, "output": "" if output is None else output.name}
                if now.get("device") == told["device"] and fresh != now:
                    self._post(fresh)
            else:
                self._status_board.report("announcer", None, "sound output")
            await self._clock.sleep(LOOK_EVERY)
