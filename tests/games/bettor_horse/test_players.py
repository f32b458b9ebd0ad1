"""Simulated games of Bettor Horse against the figures of the rules (section 11), which another simulation found.

Its random players are ours. Of its planning players the rules only say that they bet mostly win or lose and pick cards
to suit; what suits is not said, and no plain reading of it gives their purses (10.7 apart, 30 % of rounds drawn): the
fastest or slowest three, or a draw from the faster or slower third, half or two thirds, with 5 to 33 % of bets on a
draw, all end with deviations of 6 to 8.6 and 15 to 23 % of rounds drawn. So of those who plan only what follows is
shown: they win more.
"""

import random
from math import sqrt
from statistics import mean, pstdev
from typing import Any, NamedTuple

import pytest

from postparade.games.bettor_horse.players import PLAYERS, RANDOM, RandomPlayers
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.actions import Action
from postparade.games.bettor_horse.rules.game import BettorHorse
from postparade.games.bettor_horse.rules.state import State
from postparade.simulator.players import SimulatedGame
from tests.conftest import amount

pytestmark = pytest.mark.slow(5)

GAME = BettorHorse()


class Figures(NamedTuple):
    """What came of many games: purses of all seats, best less worst purse, drawn rounds of three lanes, games with
    sudden death."""

    purses: list[int]
    spreads: list[int]
    drawn: float
    sudden_deaths: float


def figures(players: int, games: int, kind: RandomPlayers, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Figures:
    monkeypatch.setattr("postparade.games.bettor_horse.players.PLAYERS", kind)
    simulated = SimulatedGame(GAME, players, random.Random(players * games), **options)
    purses, spreads, rounds, drawn, sudden = [], [], 0, 0, 0
    for _ in range(games):
        simulated.restart()
        while not GAME.over(simulated.state):
            for event in simulated.act():
                if isinstance(event, ev.RoundDecided) and event.kind == "normal":
                    rounds += 1
                    drawn += event.outcomes[0] == "draw"
        held = [len(purse) for purse in simulated.state.purses]
        purses += held
        spreads.append(max(held) - min(held))
        sudden += bool(simulated.state.contenders)
    assert simulated.tally.conserved
    return Figures(purses, spreads, drawn / rounds, sudden / games)


@pytest.mark.parametrize(
    ("players", "games", "purse", "deviation", "spread", "drawn", "sudden"),
    [
        (2, amount(300, 1500), 17.3, 10.8, 14.1, 0.19, 0.13),
        (4, amount(200, 1500), 22.4, 13.6, 30.3, 0.20, 0.07),
        (8, amount(100, 500), 22.8, 14.1, 39.6, 0.20, 0.08),
    ],
)
def test_random_players_come_out_as_the_rules_say(
    players: int,
    games: int,
    purse: float,
    deviation: float,
    spread: float,
    drawn: float,
    sudden: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both simulations err, so their figures agree within four standard errors of their difference."""
    found = figures(players, games, RANDOM, monkeypatch)
    theirs = 1 / sqrt(1500)
    ours = 1 / sqrt(games)
    noise = sqrt(theirs**2 + ours**2)
    assert mean(found.purses) == pytest.approx(purse, abs=4 * deviation * noise)
    assert pstdev(found.purses) == pytest.approx(deviation, abs=4 * deviation * noise / sqrt(2))
    assert mean(found.spreads) == pytest.approx(spread, abs=4 * pstdev(found.spreads) * noise)
    rounds = {2: 7, 4: 14, 8: 28}[players]
    assert found.drawn == pytest.approx(drawn, abs=0.005 + 4 * sqrt(drawn * (1 - drawn) / rounds) * noise)
    assert found.sudden_deaths == pytest.approx(sudden, abs=0.005 + 4 * sqrt(sudden * (1 - sudden)) * noise)


def test_a_plan_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mixed(RandomPlayers):
        """Seat 1 has a plan, seat 2 has none."""

        def act(self, game: BettorHorse, state: State, rng: random.Random) -> tuple[Action, int | None]:
            kind = PLAYERS if state.waiting[0] == 1 else RANDOM
            return kind.act(game, state, rng)

    monkeypatch.setattr("postparade.games.bettor_horse.players.PLAYERS", Mixed())
    simulated = SimulatedGame(GAME, 2, random.Random(3))
    wins = 0
    for _ in range(200):
        simulated.restart()
        while not GAME.over(simulated.state):
            simulated.act()
        wins += simulated.state.result.winners == (1,)
    assert wins > 130


@pytest.mark.parametrize("options", [{"track_conditions": True}, {"cards": "physical"}, {"open_decks": False}])
def test_every_kind_of_game_is_played_to_its_end(options: dict[str, Any]) -> None:
    simulated = SimulatedGame(GAME, 4, random.Random(5), **options)
    for _ in range(10):
        simulated.play_race()
    assert simulated.tally.races == 10
    assert simulated.tally.conserved
    assert sum(simulated.tally.wins.values()) > 0
