"""How a lane is run: it ends as the speeds say, and until then nobody knows."""

from itertools import pairwise, product

import pytest

from postparade.games.bettor_horse.rules.racing import LENGTH, STRIDES, Positions, finish, strides

SPEEDS = range(9)
DUELS = [(first, second, f"{salt} {first} {second}") for first, second in product(SPEEDS, SPEEDS) for salt in range(40)]


def leads(run: list[Positions]) -> list[bool]:
    """Who is in front after each stride, while one of them is."""
    return [first > second for first, second in run if first != second]


@pytest.mark.parametrize(("speeds", "ends"), [((6, 3), (100, 50)), ((0, 5), (0, 100)), ((4, 4), (100, 100))])
def test_the_faster_horse_is_at_the_wire_and_the_other_as_far_as_its_speed_took_it(
    speeds: tuple[int, int], ends: Positions
) -> None:
    assert finish(speeds) == ends


def test_nobody_runs_backwards_and_all_end_where_the_rules_say() -> None:
    for first, second, salt in DUELS:
        run = [(0, 0), *strides((first, second), salt)]
        assert len(run) == STRIDES + 1
        assert run[-1] == finish((first, second))
        for before, after in pairwise(run):
            assert before[0] <= after[0] <= LENGTH
            assert before[1] <= after[1] <= LENGTH


def test_a_race_is_run_again_as_it_was() -> None:
    assert list(strides((7, 5), "1 2")) == list(strides((7, 5), "1 2"))
    assert list(strides((7, 5), "1 2")) != list(strides((7, 5), "1 3"))


def test_half_of_all_duels_change_the_lead() -> None:
    decided = [leads(list(strides((first, second), salt))) for first, second, salt in DUELS if 0 < first != second > 0]
    changed = sum(len(set(ahead)) > 1 for ahead in decided)
    assert 0.45 < changed / len(decided) < 0.6


def test_equal_horses_are_in_front_equally_often() -> None:
    ahead = [list(strides((5, 5), str(salt)))[1] for salt in range(400)]
    assert 0.4 < sum(first > second for first, second in ahead) / len(ahead) < 0.6
