"""Who meets whom (rules, sections 4 and 7), beyond what the vectors fix."""

from collections import Counter
from itertools import pairwise

import pytest

from postparade.games.bettor_horse.rules.schedule import schedule


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (4, 18), (6, 27), (8, 36)])
def test_every_seat_races_as_often_as_every_other(players: int, rounds: int) -> None:
    slots = schedule(players)
    raced: Counter[int] = Counter()
    for slot in slots:
        raced.update({slot.first: slot.cards, slot.second: slot.cards})
    assert len(slots) == rounds
    assert set(raced.values()) == {22 if players == 2 else 23}


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_finals_bring_new_neighbours_and_no_pair_meets_twice_in_a_row(players: int) -> None:
    slots = schedule(players)
    pairs = [frozenset((slot.first, slot.second)) for slot in slots]
    assert all(one != after for one, after in pairwise(pairs))
    finals = [{(slot.first, slot.second) for slot in slots if slot.kind == f"final-{part}"} for part in (1, 2)]
    assert all({seat for pair in part for seat in pair} == set(range(players)) for part in finals)
    assert not finals[0] & finals[1]
    assert finals[1] == {(seat, seat + players // 2) for seat in range(players // 2)}
