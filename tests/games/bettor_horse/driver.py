"""Plays Bettor Horse for the conformance suite."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.game import BettorHorse, BettorHorseSetup
from postparade.games.bettor_horse.rules.state import State
from postparade.games.bettor_horse.rules.view import turned
from postparade.rules.contract import Need
from tests.games.driver import Driver


class BettorHorseDriver(Driver):
    """Two to eight seats, with and without wet tracks, hidden and printed cards, races for the pool."""

    game = BettorHorse()
    longest = 400
    impossible: Sequence[Any] = (
        act.Commit(["red-a-1", "red-a-2", "red-a-3"], "win"),
        act.Commit(None, None),
        act.Commit([[], {}], 7),
        act.Cut(),
        act.Cut("red-a-4"),
        act.Cut(["red-a-1"]),
        act.Toss("mud"),
        act.Toss(["wet"]),
        act.Adjust(0),
        act.Adjust("1"),
        act.FillIn(99),
        act.Enter(None, None),
        act.Enter(["win"], [1]),
        act.Enter(["win", "win"], [10] * 6),
        act.Enter([[], {}], [[], {}, 1, 2, 3, 4]),
    )

    def setups(self) -> Iterator[BettorHorseSetup]:
        for count in deck.SEAT_COUNTS:
            seats = tuple(range(1, count + 1))
            yield BettorHorseSetup(seats=seats)
            yield BettorHorseSetup(seats=seats, track_conditions=True, open_decks=False)
            yield BettorHorseSetup(seats=seats, cards="physical")
            yield BettorHorseSetup(seats=seats, track_conditions=True, race_for_pool=True)
            yield BettorHorseSetup(seats=seats, cards="physical", race_for_pool=True)

    def value(self, need: Need, rng: random.Random) -> Any:
        if need.field == "bets":
            return [rng.choice(need.of) for _ in range(need.most)]
        if need.field == "speeds":
            return [rng.randint(need.lowest, need.highest or 0) for _ in range(need.most)]
        return super().value(need, rng)

    def secrets(self, state: State) -> dict[int, frozenset[str]]:
        """With closed decks nobody finds a card of another seat anywhere before it has been turned."""
        if state.open_decks or state.printed:
            return {}
        seen = turned(state.round) | (turned(state.last) if state.last is not None else frozenset())
        return {seat: frozenset(cards) - seen for seat, cards in zip(state.players, state.unraced, strict=True)}


DRIVERS = [BettorHorseDriver()]
