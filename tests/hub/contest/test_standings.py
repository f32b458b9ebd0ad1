"""Standings over tables: the same whatever order results came in, fair between tables of any size, equal for equals."""

import random
from itertools import permutations

import pytest

from postparade.hub.contest.night import Contest, Final, contested, final_of, finalists_of, standings_of
from postparade.hub.contest.standings import POINTS, Raced, counted, places_in, standings, units_of
from postparade.hub.messages import Result


def race(table: int, number: int, gains: dict[int, int], stake: float = 50.0, entry: int | None = None) -> Raced:
    entry = 10 * number if entry is None else entry
    names = {seat: f"{table}-{seat}" for seat in gains}
    result = Result(1, number, entry, "quarter-horse", (7,), gains, gains, names, stake)
    return Raced(table, (1, entry), result)


def test_equal_gains_share_a_place() -> None:
    assert places_in(race(1, 1, {1: 5, 2: 9, 3: 5, 4: -2}).result) == {1: 2, 2: 1, 3: 2, 4: 4}


def test_points_are_added_over_races_and_tables() -> None:
    found = standings([race(1, 1, {1: 9, 2: 1}), race(1, 2, {1: 0, 2: 3}), race(2, 1, {1: 1, 2: 0, 3: 2})])
    assert [(row.place, row.name, row.points, row.places[:2]) for row in found.guests] == [
        (1, "1-1", 16, (1, 1)),
        (1, "1-2", 16, (1, 1)),
        (3, "2-3", 10, (1, 0)),
        (4, "2-1", 6, (0, 1)),
        (5, "2-2", 4, (0, 0)),
    ]


def test_a_purse_counts_in_hundredths_of_the_start_and_points_as_they_are() -> None:
    assert units_of(race(1, 1, {1: 5}, stake=50).result, 1) == 10
    assert units_of(race(1, 1, {1: 5}, stake=0).result, 1) == 5


@pytest.mark.parametrize("by", ["points", "place", "purse"])
def test_the_order_of_arrival_means_nothing(by: str) -> None:
    raced = [
        race(1, 1, {1: 4, 2: 2}),
        race(2, 1, {1: 1, 2: 8, 3: 8}),
        race(1, 2, {1: 0, 2: 7}),
        race(2, 2, {2: 1, 3: 0}),
    ]
    found = {repr(standings(order, by, 1)) for order in permutations(raced)}  # type: ignore[arg-type]
    assert len(found) == 1


def test_tables_of_any_size_compare_by_what_each_guest_got_in_a_race() -> None:
    small, large = race(1, 1, {1: 2, 2: 1}), race(2, 1, {seat: 12 - seat for seat in range(1, 7)})
    rows = standings([small, large]).tables
    assert [(row.table, row.points) for row in rows] == [(1, (POINTS[0] + POINTS[1]) / 2), (2, sum(POINTS) / 6)]


def test_only_the_first_races_of_each_table_count() -> None:
    raced = [race(table, number, {1: number}) for table in (1, 2) for number in (3, 1, 2)]
    assert [(one.table, one.result.number) for one in counted(raced, 2)] == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_races_from_before_a_contest_do_not_count() -> None:
    raced = [race(1, number, {1: 1}) for number in (1, 2, 3)]
    assert [one.result.number for one in contested(Contest("Cup", since={1: (1, 20)}), raced)] == [3]


def test_the_best_of_every_heat_reach_the_final_and_seeding_puts_them_in_order() -> None:
    heats = [race(table, 1, {seat: table * seat for seat in range(1, 5)}) for table in (1, 2, 3)]
    contest = Contest("Cup", advance=2, draw="seeding")
    found = finalists_of(contest, standings_of(contest, heats).guests, random.Random(1))
    assert {one.name for one in found} == {"1-4", "1-3", "2-4", "2-3", "3-4", "3-3"}
    assert [one.seat for one in found] == [1, 2, 3, 4, 5, 6]
    assert {one.name for one in found[:3]} == {"1-4", "2-4", "3-4"}


def test_lots_give_everybody_every_seat_equally_often() -> None:
    heats = [race(table, 1, {1: 2, 2: 1}) for table in range(1, 7)]
    contest = Contest("Cup", advance=1, draw="lot")
    rows, chance, times = standings_of(contest, heats).guests, random.Random(7), 6000
    counts: dict[tuple[str, int], int] = {}
    for _ in range(times):
        for one in finalists_of(contest, rows, chance):
            counts[one.name, one.seat] = counts.get((one.name, one.seat), 0) + 1
    assert len(counts) == 36
    square = sum((count - times / 6) ** 2 / (times / 6) for count in counts.values())
    assert square < 44.3  # chi-square, 25 degrees of freedom: one in a hundred is above


def test_the_final_counts_for_itself_and_not_for_the_heats() -> None:
    contest = Contest("Cup", advance=1, final=Final(1, (), (1, 15)))
    raced = [race(1, 1, {1: 3, 2: 1}), race(1, 2, {1: 0, 2: 9}), race(1, 3, {1: 9, 2: 0}), race(2, 1, {1: 1})]
    assert {row.name: row.races for row in standings_of(contest, raced).guests} == {"1-1": 1, "1-2": 1, "2-1": 1}
    final = final_of(contest, raced)
    assert final is not None
    assert [row.name for row in final.guests] == ["1-2", "1-1"]
