"""Bots: the table plays for seats whose guests are away, or that nobody sits on.

A bot sends commands as a phone would, under its own name in the journal (role ``bot``), and knows what the seat's phone
knows: :class:`~postparade.table.players.Sight` holds the seat's view and nothing else.
"""

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal
from postparade.rules.contract import Choice
from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, Viewer, bot
from postparade.table.messages import Command, Receipt, TableView, Update
from postparade.table.players import Sight, players_of

log = logging.getLogger(__name__)

THINKS = (1.5, 4.0)
"""Seconds that a bot takes for a choice: guests want to see whose turn it is."""
LINGERS = 10.0
"""Seconds for which the result of a race is left on the screens before a bot goes on with the game."""

Throw = Callable[[Viewer], Awaitable[Receipt | Refusal]]


class TablePort(Protocol):
    """The table, as far as bots know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Bots:
    """Plays for every seat that the table shall play for. Belongs to the event loop.

    ``throw`` throws the table's own dice when it is the turn of such a seat; without it somebody at the table does.
    """

    def __init__(self, table: TablePort, clock: Clock, throw: Throw | None, rng: random.Random | None = None) -> None:
        self._table = table
        self._clock = clock
        self._throw = throw
        self._rng = random.SystemRandom() if rng is None else rng
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Play until cancelled."""
        stop = self._table.watch(lambda _: self._changed.set())
        self._changed.set()
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                self._look()
        finally:
            stop()
            for task in self._playing.values():
                task.cancel()

    def _look(self) -> None:
        """Let every bot that may do something think about it, unless it does already."""
        for seat in self._table.view(DICE).bots:
            if seat not in self._playing and self._table.view(bot(seat)).choices:
                self._playing[seat] = asyncio.create_task(self._play(seat))

    async def _play(self, seat: int) -> None:
        """Play one choice, and look again if anything has happened meanwhile."""
        before = self._table.view(bot(seat)).entry
        try:
            await self._choose(seat)
        finally:
            del self._playing[seat]
            if self._table.view(bot(seat)).entry != before:
                self._changed.set()

    async def _choose(self, seat: int) -> None:
        """Think, then do what is best by what the table shows by then; where that is nothing, wait for what happens
        next."""
        await self._clock.sleep(self._thinking(self._table.view(bot(seat))))
        view = self._table.view(bot(seat))
        if seat not in view.bots or not view.choices:
            return
        try:
            answer = await self._act(seat, view)
        except Fault as fault:
            log.warning("the bot of seat %d could not play: %s", seat, fault.sentence)
            return
        if isinstance(answer, Refusal):
            log.info("the bot of seat %d was refused: %s", seat, answer.code)

    def _thinking(self, view: TableView) -> float:
        lingers = LINGERS if any(_goes_on(choice) for choice in view.choices) else 0.0
        return lingers + self._rng.uniform(*THINKS)

    async def _act(self, seat: int, view: TableView) -> Receipt | Refusal | None:
        """Do what is best by ``view``; ``None`` where that is nothing."""
        action = self._chosen(seat, view)
        if action is not None:
            return await self._table.submit(Command(f"bot-{secrets.token_hex(8)}", bot(seat), action, view.entry))
        paced = view.status is not None and view.status.pace is not None
        if self._throw is not None and not paced and any(choice.wants("dice") for choice in view.choices):
            return await self._throw(DICE)
        return None

    def _chosen(self, seat: int, view: TableView) -> Struct | None:
        """What the players of the game would do; else whatever goes on with the game and needs nothing."""
        game = None if view.game is None else GAMES[view.game]
        if game is not None and view.status is not None and game.capabilities.players:
            # Games written for earlier versions do not answer.
            answer = getattr(players_of(game), "answer", None)
            sight = Sight(seat, view.play, view.status, view.choices)
            action: Struct | None = answer and answer(sight, view.bots[seat], self._rng)
            if action is not None:
                return action
        return next((choice.action for choice in view.choices if _goes_on(choice)), None)


def _goes_on(choice: Choice) -> bool:
    return choice.primary and not choice.needs
