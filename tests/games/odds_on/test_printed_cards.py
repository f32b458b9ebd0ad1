"""With printed cards the table totals ratings, runs the races and keeps score."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.actions import Enter, Pass, SendOff, StartMeeting
from postparade.games.odds_on.rules.cards import HORSES, JOCKEYS, PRICES, RUNNERS
from postparade.games.odds_on.rules.state import State
from postparade.rules.viewer import HOST, SPECTATOR, TABLE, seat
from tests.games.odds_on.meetings import GAME, meeting


def printed(*seats: int, **options: Any) -> State:
    """A meeting with printed cards, opened."""
    state = GAME.new(GAME.setup_type(seats=seats, cards="physical", **options))
    assert isinstance(state, State)
    return done(state, StartMeeting(), None)


def done(state: State, action: Any, player: int | None) -> State:
    """``state`` after something possible."""
    answer = GAME.decide(state, action, player)
    assert not isinstance(answer, Refusal), answer
    for event in answer:
        state = GAME.evolve(state, event)
    return state


def code(state: State, action: Any, player: int | None) -> str:
    """Why something is not possible."""
    answer = GAME.decide(state, action, player)
    assert isinstance(answer, Refusal), answer
    return answer.code


def as_it_lies(runner: ev.Runner) -> Enter:
    """What is read from the table for a runner of a race that phones have played."""
    form = HORSES[runner.horse].dollars + JOCKEYS[runner.jockey].dollars
    price = PRICES[runner.price].dollars if runner.price else 0
    return Enter(runner.gate, runner.parts, form, price, runner.owner, runner.withdrawn)


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5), runner_up=st.booleans())
@settings(max_examples=25)
def test_a_meeting_read_from_the_table_comes_out_as_the_same_one_on_phones(
    seed: int, players: int, runner_up: bool
) -> None:
    *_, last = meeting(seed, players, runner_up_after_dead_heat=runner_up)
    dealt = last.events[-1][1]
    state = printed(*dealt.seats, runner_up_after_dead_heat=runner_up)
    for result in dealt.results:
        for runner in result.runners:
            state = done(state, as_it_lies(runner), dealt.seats[0])
        state = done(state, SendOff(), None)
        assert state.results[-1].ranks == result.ranks
        assert state.results[-1].points == result.points
    assert (state.totals, state.winners, state.phase) == (dealt.totals, dealt.winners, "finished")


def test_every_seat_and_the_host_may_enter_and_correct_until_the_off() -> None:
    state = printed(1, 2, 3, dealer=3)
    assert (state.opener, state.turn, len(state.gates)) == (1, None, 8)
    state = done(state, Enter(1, (5, 3, 2, 0, -3), 1, 4, owner=2), 3)
    state = done(state, Enter(1, (5, 3, 2, 0, -2), 1, 4, owner=1), None)
    (first, *others) = GAME.view(state, TABLE).runners
    assert (first.rating, first.owner, first.dollars, first.price_dollars, first.entered) == (8, 1, 1, 4, True)
    assert not any(other.entered for other in others)
    assert code(state, SendOff(), 2) == "runners_missing"
    assert GAME.choices(state, SPECTATOR) == ()
    for viewer in (HOST, seat(2)):
        assert [choice.action.gate for choice in GAME.choices(state, viewer)] == list(range(1, 9))


def test_a_withdrawn_horse_scores_nothing_and_at_least_one_horse_runs() -> None:
    state = printed(1, 2, 3)
    for gate in range(1, 8):
        state = done(state, Enter(gate, withdrawn=True, owner=2), 1)
    assert code(done(state, Enter(8, withdrawn=True), 1), SendOff(), 1) == "no_runner"
    state = done(state, Enter(8, (2, 1, -1, 0, 0), -2, -1, owner=3), 1)
    state = done(state, SendOff(), 1)
    result = state.results[0]
    assert result.ranks == ((8,),)
    assert result.points == (0, 0, -3)
    assert result.going is None


def test_openers_go_round_and_every_race_has_a_horse_less() -> None:
    state = printed(4, 5, 6, dealer=4)
    opened = []
    while not GAME.over(state):
        opened.append((state.opener, len(state.gates)))
        for gate in state.gates:
            state = done(state, Enter(gate.number, (gate.number, 1, 0, 0, 0)), None)
        state = done(state, SendOff(), None)
    assert opened == list(zip((5, 6, 4, 5, 6), RUNNERS, strict=True))


@pytest.mark.parametrize(
    ("action", "player", "refused"),
    [
        (Enter(9), 1, "no_such_gate"),
        (Enter(1, owner=9), 1, "unknown_seat"),
        (Enter(1), 9, "unknown_seat"),
        (Pass(), 1, "wrong_phase"),
        (StartMeeting(), 3, "meeting_open"),
    ],
)
def test_entries_that_cannot_be_right_are_refused(action: Any, player: int, refused: str) -> None:
    assert code(printed(1, 2, 3), action, player) == refused


def test_nothing_can_be_entered_where_phones_hold_the_cards() -> None:
    state = next(meeting(1, 3)).events[-1][1]
    assert code(state, Enter(1), 1) == code(state, SendOff(), None) == "wrong_phase"


def test_an_entry_made_on_an_older_one_is_stale() -> None:
    before = printed(1, 2, 3)
    after = done(before, Enter(1, (1, 1, 0, 0, 0)), 1)
    assert GAME.precondition(before, Enter(1)) != GAME.precondition(after, Enter(1))
    assert GAME.precondition(before, Enter(2)) == GAME.precondition(after, Enter(2))
    assert GAME.precondition(before, SendOff()) != GAME.precondition(after, SendOff())
