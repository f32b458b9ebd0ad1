"""What every game promises, shown on random legal (and some illegal) play. Nothing here knows a game."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.error_messages import CATALOGUE
from postparade.core.faults import Refusal
from postparade.rules.actions import Join, Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, seat
from postparade.table.presentation.presenter import scenes
from tests.conftest import amount
from tests.games.driver import Driver, Play, drivers
from tests.games.words_shown import words_in

DRIVERS = drivers()
EVERY_GAME = pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
SEEDS = st.integers(0, 2**32 - 1)
_json = msgspec.json.encode


def a_play(driver: Driver, seed: int) -> Play:
    """A game of one of the driver's setups, both chosen by ``seed``."""
    return Play(driver, random.Random(seed).choice(list(driver.setups())), seed)


def test_every_game_brings_a_driver() -> None:
    assert {driver.game.name for driver in DRIVERS} >= set(GAMES)


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(20, 160), deadline=None)
def test_every_event_moves_exactly_what_its_transfers_say(driver: Driver, seed: int) -> None:
    """Double entry: the accounts after an event are those before it plus its transfers, the total is what was issued,
    and nobody is in debt who may not be."""
    game, play = driver.game, a_play(driver, seed)
    for before, event, after in play.run(120):
        explained, now = game.accounts(before), game.accounts(after)
        for transfer in game.transfers(before, event):
            assert transfer.amount >= 0
            explained[transfer.source] = explained.get(transfer.source, 0) - transfer.amount
            explained[transfer.target] = explained.get(transfer.target, 0) + transfer.amount
        explained.pop("cashier", None)
        # An empty account is as good as none: a newcomer may begin with nothing.
        assert Counter(explained) == Counter(now)
        assert game.missing(after) == 0
        assert game.issued(after) == sum(now.values())
        assert min((held for name, held in now.items() if name not in game.overdraft(after)), default=0) >= 0


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(8, 60), deadline=None)
def test_events_written_as_json_and_read_back_rebuild_the_same_state(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    rebuilt = play.state
    for _, event, after in play.run(100):
        rebuilt = game.evolve(rebuilt, msgspec.json.decode(_json(event), type=game.event_type))
        assert rebuilt == after


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(8, 60), deadline=None)
def test_states_written_as_json_and_read_back_are_the_same(driver: Driver, seed: int) -> None:
    play = a_play(driver, seed)
    for _, _, after in play.run(100):
        assert msgspec.json.decode(_json(after), type=type(after)) == after


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(8, 60), deadline=None)
def test_prepared_actions_written_as_json_and_read_back_decide_the_same(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    for _ in range(60):
        if play.over:
            break
        action, player = driver.act(play.state, play.rng)
        prepared = game.prepare(play.state, action, player, play.shuffle)
        read = msgspec.json.decode(_json(prepared), type=game.action_type)
        events = game.decide(play.state, prepared, player)
        assert not isinstance(events, Refusal), (action, events)
        assert game.decide(play.state, read, player) == events
        for event in events:
            play.state = game.evolve(play.state, event)


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(10, 80), deadline=None)
def test_cards_are_conserved(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    for before, event, after in play.run(120):
        assert game.cards(after) == game.cards(before) - driver.discards(before, event), event


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 80))
@settings(max_examples=amount(15, 120), deadline=None)
def test_impossible_actions_are_refused_with_a_sentence_and_a_remedy(driver: Driver, seed: int, steps: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    for _ in play.run(steps):
        pass
    seated = next(iter(game.seats(play.state)), 1)
    for action in (*driver.impossible, Join(seated, 5)):
        answer = game.decide(play.state, action, None)
        assert isinstance(answer, Refusal), action
        assert answer.code in CATALOGUE
        assert answer.sentence.endswith((".", "?"))
        assert answer.remedy.endswith(".")


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 60))
@settings(max_examples=amount(10, 80), deadline=None)
def test_every_choice_that_is_offered_is_legal_for_whom_it_is_offered(driver: Driver, seed: int, steps: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    for _ in play.run(steps):
        pass
    for viewer in (*driver.viewers(play.state), DICE):
        for choice in game.choices(play.state, viewer):
            action = driver.fill(play.state, choice, viewer, play.rng)
            prepared = game.prepare(play.state, action, viewer.seat, play.shuffle)
            assert not isinstance(game.decide(play.state, prepared, viewer.seat), Refusal), (viewer, choice)
            assert viewer.role != "dice" or isinstance(choice.action, Roll)
    assert game.choices(play.state, TABLE) == game.choices(play.state, SPECTATOR) == ()


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 60))
@settings(max_examples=amount(10, 80), deadline=None)
def test_choices_are_templates_and_stay_small(driver: Driver, seed: int, steps: int) -> None:
    """A phone gets them after every entry: a few kilobytes, however many combinations they stand for."""
    game, play = driver.game, a_play(driver, seed)
    for _ in play.run(steps):
        pass
    for viewer in driver.viewers(play.state):
        if viewer.seat is not None:
            assert len(_json(game.choices(play.state, viewer))) < 4096, viewer


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 60))
@settings(max_examples=amount(10, 80), deadline=None)
def test_a_seat_cannot_do_what_is_offered_to_another_seat_in_its_name(driver: Driver, seed: int, steps: int) -> None:
    """What is offered to one seat only acts for that seat: sent by a stranger it changes nothing of the owner's."""
    game, play = driver.game, a_play(driver, seed)
    for _ in play.run(steps):
        pass
    stranger = max(game.seats(play.state), default=0) + 1
    for viewer in driver.viewers(play.state):
        for choice in game.choices(play.state, viewer):
            action = driver.fill(play.state, choice, viewer, play.rng)
            prepared = game.prepare(play.state, action, stranger, play.shuffle)
            assert isinstance(game.decide(play.state, prepared, stranger), Refusal), (viewer, choice)


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_every_game_comes_to_an_end(driver: Driver, seed: int) -> None:
    play = a_play(driver, seed)
    for number in range(driver.longest):
        if play.over:
            break
        for _ in play.step(finish=number > driver.longest // 2):
            pass
    assert play.over
    for viewer in driver.viewers(play.state):
        assert driver.game.choices(play.state, viewer) == ()


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(8, 60), deadline=None)
def test_the_race_and_the_status_are_possible(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    number = 0
    for _, _, state in play.run(120):
        race, status, seats = game.race(state), game.status(state), set(game.seats(state))
        numbers = [lane.number for lane in race.lanes]
        assert len(numbers) == len(set(numbers))
        assert all(0 <= lane.position <= lane.length for lane in race.lanes)
        assert set(race.winners) <= set(numbers)
        assert race.leader is None or race.leader in numbers
        assert not (race.running and race.finished)
        assert race.finished or not race.winners
        assert status.turn is None or status.turn in seats
        assert {*status.waiting, *status.paid} <= seats
        assert set(status.purses) <= seats
        assert status.races is None or status.race <= status.races or status.race <= 100
        assert status.race >= number or status.race == 0
        number = status.race


@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(8, 60), deadline=None)
def test_scenes_cut_an_entry_in_time_and_end_where_it_ends(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    for _ in range(80):
        if play.over:
            break
        start = play.state
        events = [event for _, event, _ in play.step()]
        cut = scenes(game, start, events)
        assert [event for scene in cut for event in scene.events] == events
        assert cut[-1].after == play.state
        assert sum(scene.seconds for scene in cut) <= 60


@pytest.mark.slow(4)
@EVERY_GAME
@given(seed=SEEDS)
@settings(max_examples=amount(4, 60), deadline=None)
def test_secrets_are_in_nothing_that_others_are_shown(driver: Driver, seed: int) -> None:
    game, play = driver.game, a_play(driver, seed)
    everybody = (*driver.viewers(play.state), TABLE, SPECTATOR, DICE)
    for _, event, state in play.run(120):
        secrets = driver.secrets(state)
        if not any(secrets.values()):
            continue
        assert_hidden(words_in(game.status(state), game.race(state)), secrets, None)
        for viewer in everybody:
            shown = words_in(game.view(state, viewer), game.shown(event, viewer), game.choices(state, viewer))
            assert_hidden(shown, secrets, viewer.seat)


def assert_hidden(words: set[str], secrets: dict[int, frozenset[str]], viewer: int | None) -> None:
    """``words`` name no secret of any seat but ``viewer``'s own."""
    for owner, names in secrets.items():
        assert owner == viewer or not names & words, (owner, viewer)


@EVERY_GAME
def test_a_setup_hides_nothing_and_new_draws_nothing_at_random(driver: Driver) -> None:
    for setup in driver.setups():
        assert driver.game.new(setup) == driver.game.new(msgspec.convert(msgspec.to_builtins(setup), type(setup)))


@EVERY_GAME
def test_the_offer_names_fields_of_the_setup_and_defaults_that_can_be_opened(driver: Driver) -> None:
    game = driver.game
    offer = game.offer()
    fields = set(game.setup_type.__struct_fields__)
    assert offer.name == game.name
    assert offer.seat_counts == game.seat_counts
    chosen: dict[str, Any] = {}
    for option in offer.options:
        assert option.name in fields
        if option.default is not None:
            chosen[option.name] = msgspec.to_builtins(option.default)
    for count in game.seat_counts:
        seats = tuple(range(1, count + 1))
        setup = msgspec.convert({**chosen, "seats": seats}, game.setup_type, str_keys=True)
        assert not isinstance(game.new(setup), Refusal)
    for count in {0, 1, max(game.seat_counts) + 1} - set(game.seat_counts):
        answer = game.new(game.setup_type(seats=tuple(range(1, count + 1))))
        assert isinstance(answer, Refusal)


@EVERY_GAME
def test_seats_out_of_the_game_are_refused_everything(driver: Driver) -> None:
    play = a_play(driver, 7)
    for _ in play.run(3):
        pass
    viewer = seat(max(driver.game.seats(play.state), default=0) + 1)
    assert driver.game.choices(play.state, viewer) == ()
    assert driver.game.choices(play.state, HOST) is not None
