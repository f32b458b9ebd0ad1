"""Simulated players of Seven Furlongs: now and then somebody bets a chip, else the dice are thrown."""

import random
from typing import Any

from postparade.rules.actions import Roll
from postparade.table.players import Sight, Temper
from postparade_furlongs.state import LANES, Bet, Open, State


class Players:
    """Keeps :class:`postparade.table.players.Players`."""

    def act(self, game: Any, state: State, rng: random.Random) -> tuple[Any, int | None]:
        if state.phase == "paddock":
            return Open(), None
        seat = rng.choice(state.seats)
        if state.phase == "open" and state.purses[seat] and rng.random() < 0.3:
            return Bet(seat, rng.choice(LANES), 1), seat
        return Roll((rng.randint(1, 6), rng.randint(1, 6))), None

    def settled(self, state: State) -> bool:
        return state.phase == "finished"

    def answer(self, sight: Sight, temper: Temper, rng: random.Random) -> Any | None:
        daring = {"careful": 0.1, "steady": 0.3, "bold": 0.8}[temper]
        bets = any(isinstance(choice.action, Bet) for choice in sight.choices)
        return Bet(sight.seat, rng.choice(LANES), 1) if bets and rng.random() < daring else None


PLAYERS = Players()
