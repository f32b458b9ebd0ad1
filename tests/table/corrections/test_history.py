"""Tapes share what they have in common and never disturb each other."""

from postparade.rules.actions import Roll
from postparade.table.corrections.history import History, Step


def step(entry: int) -> Step:
    return Step(entry, Roll((1, 2)), None, None, ())


def test_a_tape_stays_as_it_was_when_another_goes_on_from_it() -> None:
    empty = History()
    short = empty.add(step(1)).add(step(2))
    long = short.add(step(3))
    other = short.add(step(4))
    assert [len(history) for history in (empty, short, long, other)] == [0, 2, 3, 3]
    assert [taken.entry for taken in long] == [1, 2, 3]
    assert [taken.entry for taken in reversed(other)] == [4, 2, 1]


def test_a_tape_is_cut_before_an_entry() -> None:
    history = History().add(step(3)).add(step(5)).add(step(8))
    found = history.cut(5)
    assert found is not None
    assert [taken.entry for taken in found[0]] == [3]
    assert [taken.entry for taken in found[1]] == [5, 8]
    assert history.cut(4) is None
    assert found[0].add(step(9)).cut(5) is None
    assert history.cut(8) is not None
