"""How a race that ratings have decided is run."""

from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.running import COURSE, end_positions
from tests.games.odds_on.meetings import GAME, meeting

RATINGS = st.dictionaries(st.integers(1, 8), st.integers(-12, 25), min_size=3, max_size=8)


@given(ratings=RATINGS)
def test_each_rating_point_is_six_percent_of_the_course_and_the_best_are_at_the_line(ratings: dict[int, int]) -> None:
    ends, best = end_positions(ratings), max(ratings.values())
    for lane, rating in ratings.items():
        assert ends[lane] == max(COURSE - 6 * (best - rating), 25)


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5))
@settings(max_examples=40)
def test_a_race_lasts_6_to_12_seconds_runs_forward_and_ends_exactly(seed: int, players: int) -> None:
    for step in meeting(seed, players):
        parts = [(event, state) for event, state in step.events if isinstance(event, ev.Running)]
        if not parts:
            continue
        assert 6 <= sum(GAME.beat(event) for event, _ in parts) <= 12
        result = parts[-1][1].results
        assert len(result) == parts[-1][1].race - 1
        gates = parts[-1][1].gates
        lanes = {gate.number for gate in gates if not gate.withdrawn}
        before = dict.fromkeys(lanes, 0)
        for event, state in parts:
            assert event.positions.keys() == lanes
            assert all(event.positions[lane] >= before[lane] for lane in lanes), "a horse ran backwards"
            before = event.positions
            race = GAME.race(state)
            assert race.running
            assert not race.finished
            assert {lane.number for lane in race.lanes if lane.scratched} == {gate.number for gate in gates} - lanes
            assert all(lane.position == 0 for lane in race.lanes if lane.scratched)
        ratings = parts[-1][0].shares
        assert parts[-1][0].positions == end_positions(ratings)
        whole = {lane: sum(event.shares[lane] for event, _ in parts[:-1]) for lane in lanes}
        assert whole == ratings


@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=30)
def test_the_finished_race_names_its_winners_and_dead_heats_stand_level(seed: int) -> None:
    for step in meeting(seed, 4):
        for event, state in step.events:
            if isinstance(event, ev.Finished):
                race = GAME.race(state)
                assert race.finished
                assert race.winners == event.ranks[0]
                assert {lane.number for lane in race.lanes if lane.position == COURSE} == set(event.ranks[0])
                for lanes in event.ranks:
                    assert len({race.lanes[lane - 1].position for lane in lanes}) == 1
