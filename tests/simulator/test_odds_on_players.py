"""Bookmakers play like those whose figures stand in the rules (section 13), and know no more than their seat may."""

import random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.odds_on import events as ev
from postparade.games.odds_on.game import OddsOn
from postparade.games.odds_on.state import State
from postparade.simulator.odds_on_players import GreedyBookmakers, RandomBookmakers
from postparade.simulator.players import SimulatedGame

GAME = OddsOn()


class Statistics(NamedTuple):
    """What came of many meetings."""

    mean: float
    spread_of_totals: float
    best_to_worst: float
    turns: float
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
    return Statistics(fmean(totals), pstdev(totals), fmean(gaps), fmean(turns), fmean(won), negative, fmean(refills))


@pytest.mark.parametrize(
    ("kind", "players", "meetings", "mean", "spread", "gap", "turns"),
    [
        (RandomBookmakers(), 3, 250, 3.1, 8.5, 15.1, 61),
        (RandomBookmakers(), 5, 150, 1.9, 6.8, 16.3, 64),
        (GreedyBookmakers(), 3, 120, 13.3, 8.5, 15.8, 83),
        (GreedyBookmakers(), 5, 80, 7.4, 6.9, 16.4, 109),
    ],
)
def test_meetings_come_out_as_the_rules_say(
    kind: RandomBookmakers, players: int, meetings: int, mean: float, spread: float, gap: float, turns: float
) -> None:
    """Within five standard errors of the mean of totals, which are no more than a table's own spread apart; the rest
    within a fifth."""
    found = statistics(kind, players, meetings, seed=5)
    assert abs(found.mean - mean) <= 5 * spread / (meetings * players) ** 0.5
    assert found.spread_of_totals == pytest.approx(spread, rel=0.2)
    assert found.best_to_worst == pytest.approx(gap, rel=0.2)
    assert found.turns == pytest.approx(turns, rel=0.2)


def test_one_who_looks_ahead_beats_those_who_do_not() -> None:
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
