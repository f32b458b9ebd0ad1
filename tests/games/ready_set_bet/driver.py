"""How Ready Set Bet is played at random for the conformance suite."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet, DealVip, HouseBet, KeepVip, MoveBet, SetupRace
from postparade.games.ready_set_bet.rules.game import ReadySetBet
from postparade.games.ready_set_bet.rules.setup import ReadySetBetSetup
from postparade.games.ready_set_bet.rules.spots import spots_in_play
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.contract import Choice
from postparade.rules.viewer import Viewer
from tests.games.driver import Driver


class ReadySetBetDriver(Driver):
    """Bets on a spot that the viewer may take at that moment."""

    game = ReadySetBet()
    rare = frozenset({"pause", "leave"})
    impossible = (
        Roll([0, 7]),
        Roll([3]),
        Roll("66"),
        Roll([2.0, 3]),
        Roll([True, 3]),
        Roll(None),
        Roll((), total=13),
        SetupRace(("P01", "P01", "P02", "P03", "P04"), "X1"),
        SetupRace("P01P2", "X9"),
        SetupRace(7, 7),
        HouseBet(1, 6, "win/7/1"),
        Bet(99, 2, "win/7/1"),
        Bet(1, 9, "win/7/1"),
        Bet(1, "black-9", "win/7/1"),
        Bet(1, 2, "win/7/9"),
        Bet(1, 2, ""),
        MoveBet(1, 2, "win/7/1", "nowhere"),
        DealVip(),
        DealVip("cards"),
        DealVip({1: ["V99", "V01"]}),
        DealVip({99: ["V01", "V02"]}),
        KeepVip(99),
        KeepVip(1, "V99"),
        Join(-1),
        Leave(99),
    )

    def setups(self) -> Iterator[ReadySetBetSetup]:
        for count in self.game.seat_counts:
            yield ReadySetBetSetup(seats=tuple(range(1, count + 1)))
        seats = (1, 2, 4, 7)
        yield ReadySetBetSetup(seats=seats, house="neutral", house_seat=4)
        yield ReadySetBetSetup(seats=seats, house="fixed", house_seat=2, pace="off")
        yield ReadySetBetSetup(seats=tuple(range(1, 10)), house="rotation")
        yield ReadySetBetSetup(seats=seats, modules=())
        yield ReadySetBetSetup(seats=seats, modules=("vip",), pace="brisk")
        yield ReadySetBetSetup(seats=seats, balances={1: 5, 2: 0, 4: 9, 7: 1}, bank=-3)
        yield ReadySetBetSetup(seats=(), bets="board")

    def fill(self, state: State, choice: Choice, viewer: Viewer, rng: random.Random) -> Any:
        filled = super().fill(
            state, replace(choice, needs=tuple(n for n in choice.needs if n.field != "spot")), viewer, rng
        )
        if isinstance(filled, MoveBet):
            lying = rng.choice([bet for bet in state.bets if bet.player == filled.player and not bet.house])
            filled = replace(filled, token=lying.token, origin=lying.spot)
        if not isinstance(filled, Bet | MoveBet | HouseBet):
            return filled
        spots = [spot.name for spot in spots_in_play(state.props, state.exotics)]
        rng.shuffle(spots)
        ways = (replace(filled, spot=spot) for spot in spots)
        return next(way for way in ways if not isinstance(self.game.decide(state, way, viewer.seat), Refusal))

    def secrets(self, state: State) -> dict[int, frozenset[str]]:
        return {seat: frozenset(cards) for seat, cards in state.dealt.items()}


DRIVERS = [ReadySetBetDriver()]
