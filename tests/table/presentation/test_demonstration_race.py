"""A demonstration race is a race by the rules, and at every second the same for everybody who knows its seed."""

from postparade.rules.race import sole_leader
from postparade.table.presentation.demonstration_race import (
    COURSE,
    END,
    SCRATCHED,
    STEP,
    demonstration_race,
    lanes_of,
    race_at,
)

SEEDS = range(0, 200 * 7919, 7919)


def test_courses_are_those_of_two_dice_short_where_the_sum_is_rare() -> None:
    assert list(COURSE) == list(range(2, 13))
    assert list(COURSE.values()) == [3, 6, 9, 12, 15, 18, 15, 12, 9, 6, 3]


def test_each_roll_moves_its_horse_by_a_step_until_one_is_home() -> None:
    for seed in SEEDS:
        race = demonstration_race(seed)
        off, *moves = race.moments
        assert (off.at, off.told, off.horse, off.roll, set(off.positions)) == (-1, "off", 0, (), {0})
        assert len(set(race.scratched)) == SCRATCHED
        stood = dict.fromkeys(COURSE, 0)
        for at, move in enumerate(moves):
            assert move.at == at
            assert len(move.roll) == 2
            assert all(1 <= face <= 6 for face in move.roll)
            assert sum(move.roll) == move.horse
            assert move.horse not in race.scratched
            stood[move.horse] += 1
            assert move.positions == tuple(stood.values())
            home = [horse for horse, length in COURSE.items() if stood[horse] == length]
            assert home == ([move.horse] if move is moves[-1] else [])


def test_what_is_told_of_a_move_is_true_of_it() -> None:
    for seed in SEEDS:
        race = demonstration_race(seed)
        before = None
        for moment in race.moments:
            shown = race_at(moment, race.scratched)
            assert moment.leader == sole_leader(lanes_of(moment.positions, race.scratched))
            assert (moment.told == "wins") == (moment is race.moments[-1]) == shown.finished != shown.running
            assert shown.winners == ((moment.horse,) if shown.finished else ())
            if moment.told == "leads":
                assert moment.leader == moment.horse != before
            if moment.told == "one-to-go":
                lane = shown.lane(moment.horse)
                assert lane.length - lane.position == 1
            before = moment.leader


def test_the_same_seed_runs_the_same_race_and_seeds_differ() -> None:
    assert demonstration_race(5) == demonstration_race(5)
    races = [demonstration_race(seed) for seed in SEEDS]
    assert len({race.moments[-1].horse for race in races}) > 5
    assert len({race.scratched for race in races}) > 50


def test_every_second_has_its_moment_and_the_winner_stays_to_be_seen() -> None:
    race = demonstration_race(5)
    assert race.moment(0.0) == race.moments[0]
    for before, moment in zip(race.moments, race.moments[1:], strict=False):
        begins = race.ends(before)
        assert race.moment(begins - 0.01) == before
        assert race.moment(begins) == race.moment(begins + STEP - 0.01) == moment
    assert race.moment(race.seconds - 0.01) == race.moments[-1]
    assert race.seconds == race.ends(race.moments[-2]) + END
    assert race.moment(race.seconds) is None
