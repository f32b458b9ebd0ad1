"""Games without calls of their own: their events are called by what they derive from, whatever the game."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct, defstruct
from msgspec.structs import replace

from postparade.announcer.commentary import commentator as commentator_module
from postparade.announcer.commentary.calls import Priority
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.game_calls import GameCalls
from postparade.rules import events as ev
from postparade.rules.race import Lane, Race

Evening = Callable[..., Any]
FIELD = Race(tuple(Lane(n, str(n), "#ffffff", 15, 10 - n) for n in range(2, 10)), running=True)


class Thunderstorm:
    """Nothing that any game knows."""


def event(kind: type[Any], **facts: Any) -> Struct:
    """An event as a later game may define it."""
    made: Struct = defstruct("Later", list(facts), bases=(Struct, kind), frozen=True)(**facts)
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
    lines = lines_after(event(ev.RaceBegan, race=2))
    assert "2" in lines["race"]
    assert "first-roller" not in lines


def test_off_without_a_roller(lines_after: Any) -> None:
    assert set(lines_after(event(ev.Off))) == {"off"}


def test_bets_open_and_close(lines_after: Any) -> None:
    assert "bets-open" in lines_after(event(ev.BetsOpened))
    assert lines_after(event(ev.BetsClosed))["bets-closed"] == "No more bets!"


def test_last_call_cuts_off_what_is_being_said(evening: Evening, commentator: Commentator) -> None:
    night = evening("ready-set-bet")
    update = night.update("play", None, (event(ev.BetsClosed),), None)
    (call,) = commentator.hear(update, 0.0).calls
    assert call.interrupts is Priority.TURN
    assert call.priority is Priority.RULE


def test_bonus_move_surges(lines_after: Any) -> None:
    lines = lines_after(event(ev.Moved, horse=7, bonus=2), race=race_with(h7=3))
    assert "seven" in lines["surge"].lower()


def named(*names: str) -> Race:
    """A race of horses called ``names`` that the first of them has won."""
    lanes = tuple(Lane(n, str(n), "#ffffff", 15, 15 - 2 * n, name=name) for n, name in enumerate(names, 1))
    return Race(lanes, finished=True, winners=(1,))


def test_wins_are_those_of_the_horse_and_not_of_its_lane(evening: Evening, commentator: Commentator) -> None:
    """A field is drawn anew for every race: another horse may win from the same gate, and the same from another one."""
    night = evening()
    model = commentator.hear(night.update("opened", None, (), None), 0.0).model
    for at, names in enumerate((("Dusk", "Dawn"), ("Dawn", "Dusk"), ("Dusk", "Noon"))):
        update = night.update("play", None, (event(ev.Finished, horse=1),), None)
        model = commentator.hear(replace(update, race=named(*names)), 100.0 * at).model
    assert model.wins == {"Dusk": 2, "Dawn": 1}


def test_two_winners_are_a_dead_heat(lines_after: Any) -> None:
    race = replace(race_with(h2=7, h3=8), running=False, finished=True, winners=(2,))
    lines = lines_after(event(ev.Finished, horse=2, ranks=((2, 3), (4,))), race=race)
    assert "two" in lines["dead-heat"].lower()
    assert "three" in lines["dead-heat"].lower()


def test_unknown_events_are_passed_over_in_silence(lines_after: Any) -> None:
    assert lines_after(event(Thunderstorm, horse=7)) == {}


@pytest.mark.parametrize("kind", [ev.RaceBegan, ev.Off, ev.Rolled, ev.Moved, ev.Finished, ev.GameOver, ev.Joined])
def test_event_about_a_horse_and_a_seat_that_nobody_knows_breaks_nothing(lines_after: Any, kind: type[Any]) -> None:
    facts = {"horse": 99, "player": 77, "winners": (77,), "totals": {77: 3}, "place": (98, 99), "show": (97, 98, 99)}
    lines_after(event(kind, **facts, race=1, dice=40, chips=1, first_roller=77, bonus=2))


def test_calls_that_fail_cost_their_own_words_only(
    evening: Evening, commentator: Commentator, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_context: Any) -> Any:
        raise LookupError("no such stable")

    class Broken(GameCalls):
        rules = (fail, *GameCalls.rules)

    monkeypatch.setattr(commentator_module, "calls_of", lambda _game: Broken())
    update = evening().update("play", None, (event(ev.BetsClosed),), None)
    assert [call.key for call in commentator.hear(update, 0.0).calls] == ["bets-closed"]
    assert "no such stable" in caplog.text
