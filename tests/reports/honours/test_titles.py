"""Every title is true by its measure, everybody has one, and the counts alone decide."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from postparade.reports.evening import Guest
from postparade.reports.honours.counts import Counts, Measure
from postparade.reports.honours.titles import TITLES, titles

MEASURES: list[Measure] = [*TITLES, "races"]
COUNTED = st.lists(st.fixed_dictionaries({measure: st.integers(0, 8) for measure in MEASURES}), min_size=1, max_size=12)


def guests(values: list[dict[Measure, int]]) -> Counts:
    return {Guest(seat, seat, f"Guest {seat}"): Counter(counted) for seat, counted in enumerate(values, 1)}


@given(COUNTED)
def test_everybody_has_one_title_and_nobody_has_more_of_what_it_is_given_for(values: list[dict[Measure, int]]) -> None:
    counts = guests(values)
    found = titles(counts)
    assert list(found) == list(counts)
    for guest, title in found.items():
        if title.name == "there":
            assert title.value == counts[guest]["races"]
            continue
        if title.name == "number":
            assert [one.since for one in counts if one.since <= guest.since] == list(range(1, title.value + 1))
            continue
        of_all = {other: counted[title.name] for other, counted in counts.items()}
        assert title.value == of_all[guest] == max(of_all.values()) >= TITLES[title.name]
        assert set(title.level) == {other for other in of_all if of_all[other] == title.value} - {guest}


@given(COUNTED)
def test_no_two_guests_have_the_same_title_and_none_of_the_list_is_kept_back(values: list[dict[Measure, int]]) -> None:
    counts = guests(values)
    found = titles(counts)
    heads = [(title.name, title.value if title.name == "number" else None) for title in found.values()]
    assert len(set(heads)) == len(counts)
    given_ = {title.name for title in found.values()}
    for guest, title in found.items():
        if title.name in TITLES:
            continue
        assert "there" in given_
        for name, least in TITLES.items():
            of_all = [counted[name] for counted in counts.values()]
            leads = counts[guest][name] == max(of_all) >= least
            assert not leads or name in given_ or (len(of_all) > 1 and len(set(of_all)) == 1)


@given(COUNTED)
def test_the_order_of_guests_decides_nothing_but_ties(values: list[dict[Measure, int]]) -> None:
    counts = guests(values)
    assert titles(counts) == titles(counts)
    assert {title.name for title in titles(counts).values()} == {
        title.name for title in titles(dict(reversed(counts.items()))).values()
    }


def test_guests_change_titles_so_that_as_many_as_possible_have_one_of_their_own() -> None:
    counts = guests([{"fine": 4, "throw": 9}, {"fine": 4}, {"races": 3}])
    ann, bob, cleo = counts
    found = titles(counts)
    assert (found[ann].name, found[bob].name, found[cleo].name) == ("throw", "fine", "there")
    assert found[bob].level == (ann,)


def test_what_all_have_alike_is_no_title() -> None:
    counts = guests([{"races": 3, "fine": 4}, {"races": 3, "fine": 4}])
    assert [(title.name, title.value) for title in titles(counts).values()] == [("there", 3), ("number", 2)]
