"""Bookmakers play like those whose figures stand in the rules (section 13), and know no more than their seat may."""

import random
from math import sqrt
from statistics import fmean, pstdev, pvariance
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.odds_on.players import GreedyBookmakers, RandomBookmakers
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.game import OddsOn
from postparade.games.odds_on.rules.state import State
from postparade.simulator.players import SimulatedGame
from tests.conftest import amount

pytestmark = pytest.mark.slow(6)

GAME = OddsOn()


class Statistics(NamedTuple):
    """What came of many meetings."""

    mean: float
    spread_of_totals: float
    together: float
    """How much more the mean total of a meeting varies than if its totals had nothing to do with each other."""
    best_to_worst: float
    gap_deviation: float
    turns: float
    turns_deviation: float
    winner_points: float
    winner_negative: float
    refills: float


def meeting(kind: RandomBookmakers, players: int, rng: random.Random) -> tuple[State, int]:
    """A meeting to its end, and how often the draw pile was refilled."""
    state: Any = GAME.new(GAME.setup_type(seats=tuple(range(1, players + 1))))
    refills = 0
    while not GAME.over(state):
        action, seat = kind.act(GAME, state, rng)
        prepared = GAME.prepare(state, action, seat, lambda cards: rng.sample(list(cards), len(cards)))
        events = GAME.decide(state, prepared, seat)
        assert not isinstance(events, Refusal), (action, events)
        for event in events:
            state = GAME.evolve(state, event)
            refills += isinstance(event, ev.PileRefilled)
    return state, refills


def statistics(kind: RandomBookmakers, players: int, meetings: int, seed: int) -> Statistics:
    """Figures as in the table of the rules."""
    rng = random.Random(seed)
    totals, gaps, turns, won, refills = [list[int]() for _ in range(5)]
    for _ in range(meetings):
        state, refilled = meeting(kind, players, rng)
        totals += state.totals
        gaps.append(max(state.totals) - min(state.totals))
        turns.append(sum(race.turns for race in state.results))
        refills.append(refilled)
        rows = [row for race in state.results for row in race.runners if row.rank == 1 and row.owner is not None]
        won += [row.points for row in rows]
    negative = fmean(points < 0 for points in won)
    means = [fmean(totals[at : at + players]) for at in range(0, len(totals), players)]
    return Statistics(
        mean=fmean(totals),
        spread_of_totals=pstdev(totals),
        together=players * pvariance(means) / pvariance(totals),
        best_to_worst=fmean(gaps),
        gap_deviation=pstdev(gaps),
        turns=fmean(turns),
        turns_deviation=pstdev(turns),
        winner_points=fmean(won),
        winner_negative=negative,
        refills=fmean(refills),
    )


@pytest.mark.parametrize(
    ("kind", "players", "meetings", "mean", "spread", "gap", "turns"),
    [
        (RandomBookmakers(), 3, amount(100, 1500), 3.1, 8.5, 15.1, 61),
        (RandomBookmakers(), 5, amount(60, 1500), 1.9, 6.8, 16.3, 64),
        (GreedyBookmakers(), 3, amount(40, 1500), 13.3, 8.5, 15.8, 83),
        (GreedyBookmakers(), 5, amount(25, 1500), 7.4, 6.9, 16.4, 109),
    ],
)
def test_meetings_come_out_as_the_rules_say(
    kind: RandomBookmakers, players: int, meetings: int, mean: float, spread: float, gap: float, turns: float
) -> None:
    """Both simulations err: totals agree within four standard errors of their difference, and so does the gap, whose
    own deviation is that of the meetings played here. So do the turns of random bookmakers. Greedy ones often have
    nothing better than to pass or to discard, and the rules' figures do not say how they choose among these: from 76 to
    95 turns of three and 97 to 118 of five come from that choice alone, so that these agree within a fifth. For the
    same reason 1,500 of their meetings have gaps that are up to 6 % narrower (benchmarks/RESULTS.md), while totals,
    which do not depend on it, agree: those gaps agree within a tenth."""
    found = statistics(kind, players, meetings, seed=5)
    noise = 4 * sqrt(1 / meetings + 1 / (1500 if isinstance(kind, GreedyBookmakers) else 4500))
    assert found.mean == pytest.approx(mean, abs=0.05 + noise * spread / sqrt(players) * sqrt(found.together))
    assert found.spread_of_totals == pytest.approx(spread, abs=0.05 + noise * spread / sqrt(2))
    unsaid = gap / 10 if isinstance(kind, GreedyBookmakers) else 0
    assert found.best_to_worst == pytest.approx(gap, abs=max(unsaid, 0.05 + noise * found.gap_deviation))
    tolerance = turns / 5 if isinstance(kind, GreedyBookmakers) else 0.5 + noise * found.turns_deviation
    assert found.turns == pytest.approx(turns, abs=tolerance)


def test_players_who_look_ahead_beat_those_who_do_not() -> None:
    """The rules: one greedy player among random ones wins 95 to 99 % of meetings."""

    class OneGreedy(RandomBookmakers):
        def act(self, _game: OddsOn, state: State, rng: random.Random) -> tuple[Any, int | None]:
            return (GreedyBookmakers() if state.turn == 2 else RandomBookmakers()).act(_game, state, rng)

    rng = random.Random(8)
    won = [2 in meeting(OneGreedy(), 4, rng)[0].winners for _ in range(60)]
    assert fmean(won) >= 0.85


@pytest.mark.parametrize("kind", [RandomBookmakers(), GreedyBookmakers()])
def test_they_decide_the_same_whatever_is_hidden_from_them(kind: RandomBookmakers) -> None:
    chance = random.Random(4)
    state: Any = GAME.new(GAME.setup_type(seats=(1, 2, 3)))
    while not GAME.over(state):
        seed = chance.random()
        action, seat = kind.act(GAME, state, random.Random(seed))
        assert kind.act(GAME, dealt_again(state, chance), random.Random(seed)) == (action, seat)
        prepared = GAME.prepare(state, action, seat, lambda cards: chance.sample(list(cards), len(cards)))
        events = GAME.decide(state, prepared, seat)
        assert not isinstance(events, Refusal)
        for event in events:
            state = GAME.evolve(state, event)


def dealt_again(state: State, rng: random.Random) -> State:
    """``state`` with all that the seat to act cannot know in another order."""
    hidden = [card for seat, hand in zip(state.seats, state.hands, strict=True) if seat != state.turn for card in hand]
    hidden += state.pile
    rng.shuffle(hidden)
    hands = tuple(
        hand if seat == state.turn else tuple(hidden.pop() for _ in hand)
        for seat, hand in zip(state.seats, state.hands, strict=True)
    )
    piles = (tuple(rng.sample(pile, len(pile))) for pile in (state.horse_pile, state.jockey_pile))
    horses, jockeys = piles
    return replace(state, hands=hands, pile=tuple(hidden), horse_pile=horses, jockey_pile=jockeys)


def test_the_simulator_plays_whole_meetings_and_counts_every_race() -> None:
    played = SimulatedGame(GAME, 3, random.Random(3))
    for _ in range(11):
        played.play_race()
    tally = played.tally
    assert tally.races == 11
    assert tally.drawn == 0
    assert sum(tally.wins.values()) >= 11, "a dead heat counts for each"
    assert tally.conserved
    assert tally.rolls == 0


def test_a_bookmaker_does_not_know_what_is_hidden() -> None:
    """Jockeys change places, and with them values and points: the same turn is the best one."""
    state: Any = GAME.new(GAME.setup_type(seats=(1, 2, 3), hidden_ratings=True))
    rng, turns = random.Random(11), 0
    while not GAME.over(state):
        if state.phase == "pricing":
            jockeys = rng.sample([gate.jockey for gate in state.gates], len(state.gates))
            gates = tuple(replace(gate, jockey=one) for gate, one in zip(state.gates, jockeys, strict=True))
            other, seed = replace(state, gates=gates), rng.random()
            mine = GreedyBookmakers().act(GAME, state, random.Random(seed))
            assert GreedyBookmakers().act(GAME, other, random.Random(seed)) == mine
            turns += 1
        action, seat = GreedyBookmakers().act(GAME, state, rng)
        prepared = GAME.prepare(state, action, seat, lambda cards: rng.sample(list(cards), len(cards)))
        events = GAME.decide(state, prepared, seat)
        assert not isinstance(events, Refusal)
        for event in events:
            state = GAME.evolve(state, event)
    assert turns > 30
