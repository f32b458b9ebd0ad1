"""The rules of the common race: one roll of each table a round, so that neither speed nor the network nor the order of
arrival means anything."""

import random

from hypothesis import given
from hypothesis import strategies as st

from postparade.hub.contest.common_race import At, CommonRace, Course, course_of, is_round_over

TABLES = (3, 1, 2)
rolls_of_a_table = st.lists(st.integers(2, 12), max_size=12)
sums = st.fixed_dictionaries({table: st.lists(rolls_of_a_table, min_size=4, max_size=4) for table in TABLES})
"""By table and round, what was rolled in it."""


def race(rounds: dict[int, list[list[int]]], lengths: int = 20) -> tuple[CommonRace, dict[int, list[tuple[At, int]]]]:
    """A race whose rounds were closed after these rolls of each table, the last of them open, and the rolls."""
    rolls: dict[int, list[tuple[At, int]]] = {table: [] for table in rounds}
    closed: list[dict[int, At]] = []
    ends = dict.fromkeys(rounds, 7)
    for number in range(len(next(iter(rounds.values())))):
        for table, thrown in rounds.items():
            for total in thrown[number]:
                ends[table] += 2
                rolls[table].append(((1, ends[table]), total))
        closed.append({table: (1, end) for table, end in ends.items()})
    riders: dict[int, dict[int, str]] = {table: {} for table in rounds}
    since: dict[int, At] = dict.fromkeys(rounds, (1, 7))
    return CommonRace(1, lengths, 60.0, riders, since, tuple(closed[:-1])), rolls


def runs(course: Course) -> dict[int, int]:
    return {horse.table: horse.run for horse in course.horses}


@given(sums)
def test_only_the_first_roll_of_each_round_counts(rounds: dict[int, list[list[int]]]) -> None:
    course = course_of(*race(rounds, 200))
    assert runs(course) == {table: sum(one[0] for one in thrown if one) for table, thrown in rounds.items()}
    assert course.round == 4
    assert not course.finished


@given(sums, st.integers(20, 60))
def test_throwing_faster_changes_nothing(rounds: dict[int, list[list[int]]], lengths: int) -> None:
    slow = {table: [one[:1] for one in thrown] for table, thrown in rounds.items()}
    assert course_of(*race(rounds, lengths)) == course_of(*race(slow, lengths))


@given(sums, st.integers(20, 60))
def test_the_race_is_over_when_the_first_is_past_the_post_and_its_round_is_closed(
    rounds: dict[int, list[list[int]]], lengths: int
) -> None:
    course = course_of(*race(rounds, lengths))
    by_round = [
        max(sum(one[0] for one in thrown[:number] if one) for thrown in rounds.values()) for number in range(1, 5)
    ]
    expected = next((number for number, far in enumerate(by_round[:-1], 1) if far >= lengths), None)
    assert course.finished == (expected is not None)
    assert course.round == (expected or 4)


@given(sums)
def test_places_are_by_lengths_and_equals_share_them(rounds: dict[int, list[list[int]]]) -> None:
    course = course_of(*race(rounds))
    for one in course.horses:
        assert one.place == 1 + sum(other.run > one.run for other in course.horses)
    assert [horse.table for horse in course.horses] == list(rounds)


def test_every_table_wins_equally_often_however_fast_it_throws() -> None:
    chance, wins, times = random.Random(4), dict.fromkeys(TABLES, 0.0), 1500
    for _ in range(times):
        rounds = {
            table: [[chance.randint(1, 6) + chance.randint(1, 6) for _ in range(speed)] for _ in range(12)]
            for table, speed in zip(TABLES, (1, 2, 5), strict=True)
        }
        winners = [horse.table for horse in course_of(*race(rounds, 50)).horses if horse.place == 1]
        for table in winners:
            wins[table] += 1 / len(winners)
    square = sum((count - times / 3) ** 2 / (times / 3) for count in wins.values())
    assert square < 9.21  # chi-square, 2 degrees of freedom: one in a hundred is above


def test_a_table_that_has_not_rolled_is_passed_over_and_goes_on_in_the_next_round() -> None:
    course = course_of(*race({1: [[5], [6], [4]], 2: [[9], [], [8]]}, 60))
    assert [(horse.run, horse.rolls) for horse in course.horses] == [(15, (5, 6, 4)), (17, (9, None, 8))]


def test_a_round_is_over_when_all_have_rolled_or_its_time_is_up() -> None:
    waiting, rolls = race({1: [[5]], 2: [[]]}, 60)
    course = course_of(waiting, rolls)
    assert not is_round_over(waiting, course, {1, 2}, 59.9)
    assert is_round_over(waiting, course, {1, 2}, 60.0)
    full, rolls = race({1: [[5]], 2: [[3]]}, 60)
    assert is_round_over(full, course_of(full, rolls), {1, 2}, 0.0)


def test_a_round_in_which_nobody_has_rolled_is_never_over() -> None:
    idle, rolls = race({1: [[]], 2: [[]]}, 60)
    assert not is_round_over(idle, course_of(idle, rolls), set(), 1e6)


def test_nobody_waits_twice_for_a_table_that_is_away() -> None:
    first, rolls = race({1: [[5]], 2: [[]]}, 60)
    assert not is_round_over(first, course_of(first, rolls), {1}, 0.0)
    second, rolls = race({1: [[5], [6]], 2: [[], []]}, 60)
    assert is_round_over(second, course_of(second, rolls), {1}, 0.0)
    assert not is_round_over(second, course_of(second, rolls), {1, 2}, 0.0)


def test_rolls_of_another_journal_of_the_same_table_go_on_counting() -> None:
    begun = CommonRace(1, 60, 60.0, {1: {}, 2: {}}, {1: (1, 90), 2: (1, 4)}, ({1: (2, 3), 2: (1, 9)},))
    course = course_of(begun, {1: [((1, 80), 12), ((2, 2), 7), ((2, 3), 9), ((2, 5), 4)], 2: [((1, 6), 3)]})
    assert [horse.rolls for horse in course.horses] == [(7, 4), (3, None)]
