"""Nothing that anybody is shown tells a hidden card: other hands and the orders of the piles."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.games.odds_on.odds import ODDS
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import JOCKEYS
from postparade.games.odds_on.rules.state import State
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from tests.conftest import amount
from tests.games.odds_on.meetings import GAME, meeting
from tests.games.words_shown import words_in

pytestmark = pytest.mark.slow(10)

GAMES_PLAYED = amount(100, 5000)
"""Meetings in which secrets are looked for."""
OUTSIDERS = (TABLE, HOST, SPECTATOR, DICE)


def viewers(state: State) -> tuple[Viewer, ...]:
    return (*OUTSIDERS, *map(seat, state.seats), seat(9))


def hidden_from(state: State, viewer: Viewer) -> set[str]:
    """The draw cards that ``viewer`` cannot know."""
    own = viewer.seat if viewer.role == "seat" else None
    hands = {card for number, hand in zip(state.seats, state.hands, strict=True) if number != own for card in hand}
    return hands | set(state.pile)


def told(state: State, viewer: Viewer) -> tuple[Any, ...]:
    """Everything that the rules tell ``viewer`` about ``state``."""
    return (
        GAME.view(state, viewer),
        GAME.choices(state, viewer),
        GAME.status(state),
        GAME.race(state),
        GAME.accounts(state),
    )


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5), wild=st.sampled_from([0.0, 0.6]))
@settings(max_examples=amount(10, 125))
def test_no_view_choice_or_event_names_a_card_that_is_hidden_from_its_viewer(
    seed: int, players: int, wild: float
) -> None:
    for step in meeting(seed, players, wild=wild):
        for viewer in viewers(step.before):
            for event, state in step.events:
                known = GAME.shown(event, viewer)
                assert not words_in(known) & hidden_from(state, viewer), (viewer, event)
            _, state = step.events[-1]
            assert not words_in(told(state, viewer)) & hidden_from(state, viewer), viewer


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5))
@settings(max_examples=amount(8, 75))
def test_tables_that_differ_only_in_what_is_hidden_look_alike(seed: int, players: int) -> None:
    """Another deal of the hidden cards and another order of the piles change nothing that the viewer is told."""
    rng = random.Random(seed)
    for step in meeting(seed, players):
        _, state = step.events[-1]
        for viewer in viewers(state):
            others = msgspec.json.encode(told(dealt_again(state, viewer, rng), viewer))
            assert others == msgspec.json.encode(told(state, viewer))


@pytest.mark.parametrize("part", range(10))
def test_no_random_meeting_tells_a_bystander_what_is_hidden(part: int) -> None:
    """As above, in many more meetings: every event, and every tenth state, as one of the viewers is shown them."""
    rng = random.Random(part)
    compared = 0
    for _ in range(GAMES_PLAYED // 10):
        for step in meeting(rng.getrandbits(32), rng.choice(GAME.seat_counts), wild=rng.choice((0.0, 0.6))):
            viewer = rng.choice(viewers(step.before))
            for event, state in step.events:
                known = GAME.shown(event, viewer)
                assert not words_in(known) & hidden_from(state, viewer), (viewer, event)
            _, state = step.events[-1]
            if rng.random() < 0.1:
                shown = told(state, viewer)
                assert not words_in(shown) & hidden_from(state, viewer), viewer
                assert told(dealt_again(state, viewer, rng), viewer) == shown
                compared += 1
    assert compared > GAMES_PLAYED / 5


def dealt_again(state: State, viewer: Viewer, rng: random.Random) -> State:
    """``state`` with everything that ``viewer`` cannot know shuffled."""
    cards = sorted(hidden_from(state, viewer))
    rng.shuffle(cards)
    own = viewer.seat if viewer.role == "seat" else None
    hands = []
    for number, hand in zip(state.seats, state.hands, strict=True):
        hands.append(hand if number == own else tuple(cards.pop() for _ in hand))
    return replace(
        state,
        hands=tuple(hands),
        pile=tuple(cards),
        horse_pile=tuple(rng.sample(state.horse_pile, len(state.horse_pile))),
        jockey_pile=tuple(rng.sample(state.jockey_pile, len(state.jockey_pile))),
    )


def with_other_form(state: State, rng: random.Random) -> State:
    """``state`` with the values and points of its horses and jockeys, but not their names, dealt out anew."""
    jockeys = [gate.jockey for gate in state.gates]
    rng.shuffle(jockeys)
    return replace(
        state, gates=tuple(replace(gate, jockey=jockey) for gate, jockey in zip(state.gates, jockeys, strict=True))
    )


def without_jockeys(told: bytes) -> bytes:
    """What is ``told`` but for the names of jockeys."""
    for card in JOCKEYS.values():
        told = told.replace(card.name.encode(), b"")
    return told


def in_figures(state: State, viewer: Viewer) -> bytes:
    """Whatever figures ``viewer`` is shown of the runners, whoever rides them, and what the tote says of them."""
    view = GAME.view(state, viewer)
    quoted = ODDS.quote(GAME.view(state, TABLE))
    return without_jockeys(msgspec.json.encode((view, GAME.choices(state, viewer), GAME.status(state), quoted)))


@pytest.mark.parametrize("hidden", [True, False])
def test_nobody_is_shown_what_a_runner_is_worth_before_the_off_where_that_is_hidden(hidden: bool) -> None:
    """Jockeys differ in nothing but their values and points: another one must change no figure anywhere."""
    rng = random.Random(7)
    told_apart = compared = 0
    for seed in range(amount(20, 200)):
        for step in meeting(seed, 3, hidden_ratings=hidden):
            for _, state in step.events:
                if state.phase != "pricing" or rng.random() > 0.2:
                    continue
                viewer = rng.choice(viewers(state))
                other = with_other_form(state, rng)
                told_apart += in_figures(state, viewer) != in_figures(other, viewer)
                compared += 1
                for runner in GAME.view(state, viewer).runners:
                    assert (runner.rating is None) is hidden
                    assert (runner.horse_value is None) is hidden
                    assert (runner.dollars is None) is hidden
    assert compared > 200
    assert (told_apart == 0) is hidden


def test_what_was_hidden_is_shown_from_the_off_on() -> None:
    seen = 0
    for step in meeting(3, 3, hidden_ratings=True):
        for event, state in step.events:
            if isinstance(event, ev.Off | ev.Running):
                ratings = [runner.rating for runner in GAME.view(state, SPECTATOR).runners]
                assert None not in ratings
                seen += 1
    assert seen > 5


def test_only_the_drawer_of_a_card_learns_which_it_is() -> None:
    event = ev.CardDrawn(2, "sp-3:1-2")
    assert GAME.shown(event, seat(2)) == event
    for viewer in (*OUTSIDERS, seat(1), seat(3)):
        assert GAME.shown(event, viewer) == ev.CardDrawn(2)


def test_the_deal_shows_everybody_their_own_hand_and_nobody_the_piles() -> None:
    step = next(meeting(1, 3))
    opened = step.events[0][0]
    assert isinstance(opened, ev.MeetingOpened)
    known = GAME.shown(opened, seat(2))
    assert isinstance(known, ev.MeetingOpened)
    assert known.hands == {2: opened.hands[2]}
    assert known.pile == ()
    board = GAME.shown(opened, TABLE)
    assert isinstance(board, ev.MeetingOpened)
    assert board.hands == {}
    field = GAME.shown(step.events[1][0], HOST)
    assert isinstance(field, ev.FieldDrawn)
    assert field.horses
    assert (field.horse_pile, field.jockey_pile) == ((), ())


def test_a_setup_holds_no_chance() -> None:
    setup = GAME.setup_type(seats=(1, 2, 3))
    fields = {"seats", "dealer", "dislike_penalty", "runner_up_after_dead_heat", "cards", "hidden_ratings"}
    assert set(msgspec.to_builtins(setup)) == fields
    assert GAME.new(setup) == GAME.new(setup)
