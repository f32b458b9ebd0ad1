"""Events of games to come are called through the same vocabulary: tags and fields, whatever the game."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct, defstruct
from msgspec.structs import replace

from postparade.announcer.commentary.calls import Priority
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.events import KINDS
from postparade.rules.race import Lane, Race

Evening = Callable[..., Any]
FIELD = Race(tuple(Lane(n, str(n), "#ffffff", 15, 10 - n) for n in range(2, 10)), running=True)

WITHOUT_FIELDS = {
    "off": {"off"},
    "final": {"final"},
    "final_called": {"final"},
    "bets_open": {"bets-open"},
    "bets_closed": {"bets-closed"},
    "snake_eyes": {"snake-eyes"},
    "boxcars": {"boxcars"},
    "paused": {"paused"},
    "resumed": {"resumed"},
    "ended": {"ended"},
}
"""What events say that need no fields."""


def event(tag: str, **facts: Any) -> Struct:
    """An event as a later game may define it."""
    made: Struct = defstruct(tag, list(facts), tag_field="type", tag=tag, frozen=True)(**facts)
    return made


def race_with(**moves: int) -> Race:
    """The field after some horses have moved on, named ``h7=2``."""
    steps = {int(name[1:]): moved for name, moved in moves.items()}
    lanes = tuple(replace(lane, position=lane.position + steps.get(lane.number, 0)) for lane in FIELD.lanes)
    return replace(FIELD, lanes=lanes)


@pytest.fixture
def lines_after(evening: Evening, lines_of: Any) -> Callable[..., dict[str, str]]:
    """Hear events of a game that nobody has written yet; the lines by key."""

    def hear(*events: Struct, race: Race = FIELD) -> dict[str, str]:
        update = evening().update("play", None, events, FIELD)
        view = replace(update.view, game="tomorrow", play=None)
        lines: dict[str, str] = lines_of(replace(update, race=race, view=view))
        return lines

    return hear


def test_race_without_a_first_roller_is_called(lines_after: Any) -> None:
    lines = lines_after(event("race_ready", race=2))
    assert "2" in lines["race"]
    assert "first-roller" not in lines


def test_off_without_a_roller(lines_after: Any) -> None:
    assert set(lines_after(event("off"))) == {"off"}


def test_bets_open_and_close(lines_after: Any) -> None:
    assert "bets-open" in lines_after(event("bets_open"))
    assert lines_after(event("bets_closed", by="red_line"))["bets-closed"] == "No more bets!"


def test_last_call_cuts_off_what_is_being_said(evening: Evening, commentator: Commentator) -> None:
    update = evening().update("play", None, (event("bets_closed", by="finish"),), None)
    (call,) = commentator.hear(update, 0.0).calls
    assert call.interrupts is Priority.TURN
    assert call.priority is Priority.RULE


def test_bet_is_a_caption(evening: Evening, commentator: Commentator) -> None:
    update = evening().update("play", None, (event("bet", player=2, horse=7, chips=3),), FIELD)
    (call,) = commentator.hear(update, 0.0).calls
    assert not call.spoken


def test_red_line_and_the_one_that_closes_the_bets(lines_after: Any) -> None:
    assert "seven" in lines_after(event("red_line", horse=7, count=2))["red-line"].lower()
    assert "red-line-last" in lines_after(event("red_line", horse=7, count=4, needed=5))


def test_bonus_move_surges(lines_after: Any) -> None:
    lines = lines_after(event("move", horse=7, bonus=2), race=race_with(h7=3))
    assert "seven" in lines["surge"].lower()


def test_decisions_and_what_they_were(lines_after: Any) -> None:
    assert lines_after(event("locked", player=1))["locked"] == "Maria is ready."
    lines = lines_after(event("revealed", player=1, chips=1), event("revealed", player=2, chips=4))
    assert "4 chips" in lines["revealed"]


def test_withdrawn_runner_ground_and_final(lines_after: Any) -> None:
    assert "seven" in lines_after(event("withdrawn", horse=7))["withdrawn"].lower()
    assert "wet" in lines_after(event("track", wet=True))["track-wet"]
    assert "dry" in lines_after(event("track", wet=False))["track-dry"]
    assert "final" in lines_after(event("final"))["final"]


def test_several_last_races_are_not_called_the_last_one(lines_after: Any) -> None:
    assert set(lines_after(event("final_called", round=15))) == {"finals"}


def named(*names: str) -> Race:
    """A race of horses called ``names`` that the first of them has won."""
    lanes = tuple(Lane(n, str(n), "#ffffff", 15, 15 - 2 * n, name=name) for n, name in enumerate(names, 1))
    return Race(lanes, finished=True, winners=(1,))


def test_wins_are_those_of_the_horse_and_not_of_its_lane(evening: Evening, commentator: Commentator) -> None:
    """A field is drawn anew for every race: another horse may win from the same gate, and the same from another one."""
    night = evening()
    model = commentator.hear(night.update("opened", None, (), None), 0.0).model
    for at, names in enumerate((("Dusk", "Dawn"), ("Dawn", "Dusk"), ("Dusk", "Noon"))):
        update = night.update("play", None, (event("finish", horse=1),), None)
        model = commentator.hear(replace(update, race=named(*names)), 100.0 * at).model
    assert model.wins == {"Dusk": 2, "Dawn": 1}


def test_two_winners_are_a_dead_heat(lines_after: Any) -> None:
    race = replace(race_with(h2=7, h3=8), running=False, finished=True, winners=(2,))
    lines = lines_after(event("finish", horse=2, ranks=((2, 3), (4,))), race=race)
    assert "two" in lines["dead-heat"].lower()
    assert "three" in lines["dead-heat"].lower()


def test_unknown_events_are_passed_over_in_silence(lines_after: Any) -> None:
    assert lines_after(event("thunderstorm", horse=7), event("stampede")) == {}


@pytest.mark.parametrize("tag", KINDS)
def test_event_that_lacks_its_fields_is_passed_over(lines_after: Any, tag: str) -> None:
    whole = lines_after(event(tag))
    assert whole.keys() <= WITHOUT_FIELDS.get(tag, set())


@pytest.mark.parametrize("tag", KINDS)
@pytest.mark.parametrize("value", [None, "neigh", -1, 7.5, (1, 2, 3), {"seat": 1}, 10**30])
def test_event_with_strange_fields_breaks_nothing(lines_after: Any, tag: str, value: Any) -> None:
    names = KINDS[tag].__struct_fields__
    lines_after(event(tag, **dict.fromkeys(names, value)))


@pytest.mark.parametrize("tag", KINDS)
def test_event_about_a_horse_and_a_seat_that_nobody_knows_breaks_nothing(lines_after: Any, tag: str) -> None:
    facts = {"horse": 99, "player": 77, "pair": (77, 78), "shares": {99: 3}, "contenders": (77, 78), "price": "x:0"}
    facts |= {"right": (77,), "winners": (77,), "totals": {77: 3}, "place": (98, 99), "show": (97, 98, 99), "race": 1}
    facts |= {"dice": 40, "number": 99, "count": 0, "going": "glue", "before": "soft", "part": "dance", "paid": 3}
    facts |= {"reason": "scratched_roll", "due": 3, "gain": 5, "props": ("P99",), "exotics": ("X99", "Y"), "chips": 1}
    facts |= {"lane": 9, "lanes": 1, "at": (1, 1), "results": ("draw", "draw"), "bets": ("win", "lose"), "by": 1}
    facts |= {"prize": "all", "to": {77: ("a",)}, "pool": 0, "winner": 77, "points": -3, "previous": "", "amount": 2}
    facts |= {"value": 1, "why": "scratch", "cards": 0, "missing": 3, "again": True, "first_roller": 77, "each": 1}
    facts |= {"wet": True, "condition": "wet", "round": 0}
    lines_after(event(tag, **facts))
