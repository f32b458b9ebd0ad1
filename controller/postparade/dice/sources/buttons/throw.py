"""A button that throws the table's own dice."""

import asyncio
from collections.abc import Callable

from postparade.core.faults import JournalFault, Refusal
from postparade.dice.sources.context import SourceContext
from postparade.games.viewer import DICE


class ThrowButton:
    """One press, one throw; presses while a throw is on its way are the same throw."""

    def __init__(self, kit: SourceContext, source: str, refused: Callable[[], None]) -> None:
        self._kit = kit
        self._source = source
        self._refused = refused
        self._throw: asyncio.Task[None] | None = None

    def press(self) -> None:
        """The button was pressed."""
        if self._throw is None or self._throw.done():
            self._throw = asyncio.create_task(self._do())

    def close(self) -> None:
        """Throw no more."""
        if self._throw is not None:
            self._throw.cancel()

    async def _do(self) -> None:
        try:
            answer = await self._kit.throw.throw(DICE)
        except JournalFault as fault:
            self._kit.status_board.report("dice", fault, severity="error")
            return
        if isinstance(answer, Refusal):
            self._kit.roll_committer.turn_away(self._source)
            self._refused()
