"""Nothing that anybody is shown tells a hidden card: other hands and the orders of the piles."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.games.odds_on import events as ev
from postparade.games.odds_on.state import State
from postparade.games.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from tests.games.odds_on.meetings import GAME, meeting

pytestmark = pytest.mark.slow(5)


OUTSIDERS = (TABLE, HOST, SPECTATOR, DICE)


def viewers(state: State) -> tuple[Viewer, ...]:
    return (*OUTSIDERS, *map(seat, state.seats), seat(9))


def hidden_from(state: State, viewer: Viewer) -> set[str]:
    """The draw cards that ``viewer`` cannot know."""
    own = viewer.seat if viewer.role == "seat" else None
    hands = {card for number, hand in zip(state.seats, state.hands, strict=True) if number != own for card in hand}
    return hands | set(state.pile)


def told(state: State, viewer: Viewer) -> bytes:
    """Everything that the rules tell ``viewer`` about ``state``."""
    parts: tuple[Any, ...] = (
        GAME.view(state, viewer),
        GAME.choices(state, viewer),
        GAME.status(state),
        GAME.race(state),
        GAME.accounts(state),
    )
    return msgspec.json.encode(parts)


def names_in(text: bytes) -> set[str]:
    """The words between quotes."""
    return {piece.decode() for piece in text.split(b'"')}


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5), wild=st.sampled_from([0.0, 0.6]))
@settings(max_examples=25)
def test_no_view_choice_or_event_names_a_card_that_is_hidden_from_its_viewer(
    seed: int, players: int, wild: float
) -> None:
    for step in meeting(seed, players, wild=wild):
        for viewer in viewers(step.before):
            for event, state in step.events:
                known = GAME.shown(event, viewer)
                assert not names_in(msgspec.json.encode(known)) & hidden_from(state, viewer), (viewer, event)
            _, state = step.events[-1]
            assert not names_in(told(state, viewer)) & hidden_from(state, viewer), viewer


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 5))
@settings(max_examples=15)
def test_tables_that_differ_only_in_what_is_hidden_look_alike(seed: int, players: int) -> None:
    """Another deal of the hidden cards and another order of the piles change nothing that the viewer is told."""
    rng = random.Random(seed)
    for step in meeting(seed, players):
        _, state = step.events[-1]
        for viewer in viewers(state):
            assert told(dealt_again(state, viewer, rng), viewer) == told(state, viewer)


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


def test_only_who_drew_a_card_is_told_which() -> None:
    event = ev.CardDrawn(2, "sp-3:1-2")
    assert GAME.shown(event, seat(2)) == event
    for viewer in (*OUTSIDERS, seat(1), seat(3)):
        assert GAME.shown(event, viewer) == ev.CardDrawn(2)


def test_the_deal_tells_everybody_the_own_hand_and_nobody_the_piles() -> None:
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
    assert set(msgspec.to_builtins(setup)) == {"seats", "dealer", "dislike_penalty", "runner_up_after_dead_heat"}
    assert GAME.new(setup) == GAME.new(setup)
