"""Simulated bettors play whole races by the rules, and every chip is accounted for."""

import random
from typing import Any

import pytest

from postparade.games.ready_set_bet.players import (
    Bettors,
    RandomBettors,
    early_bird,
    favourites,
    long_shots,
    reckoner,
)
from postparade.games.ready_set_bet.rules.actions import Bet
from postparade.rules.registry import GAMES
from postparade.simulator.players import SimulatedGame

pytestmark = pytest.mark.slow(2)

GAME = GAMES["ready-set-bet"]


def game(seed: int, players: int = 5, **options: Any) -> SimulatedGame:
    return SimulatedGame(GAME, players, random.Random(seed), **options)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"modules": ()},
        {"house": "rotation"},
        {"house": "fixed", "house_seat": 2},
        {"house": "neutral", "house_seat": 5},
    ],
)
@pytest.mark.parametrize(
    "strategy", [RandomBettors(), Bettors(), *(Bettors((temper,)) for temper in (early_bird, favourites, long_shots))]
)
def test_races_are_whole_races_and_every_chip_is_accounted_for(strategy: Bettors, options: dict[str, Any]) -> None:
    """A race takes 64 rolls on the average (80 % between 47 and 80): a count that is far off has counted no races."""
    played = game(4, strategy=strategy, **options)
    for _ in range(60):
        played.play_race()
    assert played.tally.races == sum(played.tally.wins.values()) == 60
    assert 58 < played.tally.rolls / 60 < 70
    assert played.tally.conserved
    assert played.tally.actions > played.tally.rolls + 60 * 3


def test_everybody_bets_in_their_own_way() -> None:
    played = game(8, 4)
    bets: dict[int, list[Bet]] = {seat: [] for seat in played.seats}
    rolls: dict[int, list[int]] = {seat: [] for seat in played.seats}
    for _ in range(4):
        before = played.tally.races
        while played.tally.races == before and not GAME.over(played.state):
            state = played.state
            action, seat = played._players.act(GAME, state, played.rng)
            if isinstance(action, Bet):
                bets[action.player].append(action)
                rolls[action.player].append(state.rolls)
            played.apply(GAME.prepare(state, action, seat, played._shuffle), seat)
            if played._players.settled(played.state):
                break
    assert all(bets.values())
    mean = {seat: sum(at) / len(at) for seat, at in rolls.items()}
    assert mean[1] < mean[2]


def test_calculating_and_patient_players_beat_early_birds_and_long_shot_lovers() -> None:
    played = game(1, 4)
    totals = dict.fromkeys(played.seats, 0)
    for _ in range(12):
        played.restart()
        while not GAME.over(played.state):
            played.act()
        for seat, chips in played.state.money.items():
            totals[seat] += chips
    assert min(totals[2], totals[4]) > max(totals[1], totals[3])


def test_favourite_backers_wait_and_long_shot_lovers_do_not() -> None:
    played = game(2)
    while played.state.phase != "open":
        played.act()
    from postparade.games.ready_set_bet.rules.spots import BOARD

    free = list(BOARD.values())
    assert favourites(played.state, 1, free, random.Random(1)) is None
    shot = long_shots(played.state, 1, free, random.Random(1))
    assert shot is not None
    assert shot.multiplier >= 8
    assert reckoner(played.state, 1, free, random.Random(1)) is None
