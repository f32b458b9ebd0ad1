"""Where only the sum of a roll is known, races go exactly as with the faces, and nobody invents faces."""

from typing import Any

import pytest
from msgspec.json import decode, encode

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.games.dice_race.rules.events import Rolled
from postparade.games.dice_race.rules.state import State
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.contract import AnyGame
from postparade.rules.dice import total_of
from postparade.rules.registry import GAMES

DICE_RACES = ("quarter-horse", "hold-your-horses")
EVERY_GAME = pytest.mark.parametrize("game", [GAMES[name] for name in DICE_RACES], ids=DICE_RACES)
RACE = (2, 3, 12, 11, 7, 7, 2, 8, 6, 3, 7, 12, 7, 7, 5, 9)


def faces(total: int) -> tuple[int, int]:
    first = max(1, total - 6)
    return first, total - first


def dealt(game: AnyGame) -> State:
    state = game.new(game.setup_type(seats=(1, 2, 3), board="double"))
    assert isinstance(state, State)
    return play(game, state, Deal(deck=DECK))[0]


def play(game: AnyGame, state: State, *actions: Any) -> tuple[State, list[Any]]:
    told: list[Any] = []
    for action in actions:
        events = game.decide(state, action, None)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = game.evolve(state, event)
        told += events
    return state, told


@EVERY_GAME
def test_a_race_entered_by_sums_is_the_race_entered_by_faces(game: AnyGame) -> None:
    by_faces, seen = play(game, dealt(game), *(Roll(faces(total)) for total in RACE))
    by_sum, told = play(game, dealt(game), *(Roll((), total) for total in RACE))
    assert [event for event in told if type(event) is not Rolled] == [e for e in seen if type(e) is not Rolled]
    assert game.accounts(by_sum) == game.accounts(by_faces)
    assert game.race(by_sum) == game.race(by_faces)
    assert [event.dice for event in told if type(event) is Rolled] == list(RACE)
    assert [total_of(event.dice) for event in seen if type(event) is Rolled] == list(RACE)


@EVERY_GAME
@pytest.mark.parametrize("total", [1, 13, 0, -7, 7.0, True, "7", [7]])
def test_a_number_that_two_dice_cannot_sum_to_is_refused(game: AnyGame, total: Any) -> None:
    refusal = game.decide(dealt(game), Roll((), total), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "invalid_total"


@EVERY_GAME
def test_a_roll_needs_faces_or_a_sum(game: AnyGame) -> None:
    refusal = game.decide(dealt(game), Roll(()), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "invalid_dice"


def test_a_roll_claims_no_more_than_is_known() -> None:
    """Journals of rolls without source, total and names stay byte for byte what they were."""
    assert encode(Roll((3, 4))) == b'{"do":"roll","dice":[3,4]}'
    assert decode(encode(Roll((), 9, "buttons")), type=Roll) == Roll([], 9, "buttons")
    assert decode(b'{"do":"roll","dice":[3,4]}', type=Roll) == Roll([3, 4])
