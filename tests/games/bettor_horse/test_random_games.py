"""What holds in every game of Bettor Horse, shown on random play."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from tests.conftest import amount
from tests.games.bettor_horse.strategy import GAME, new, steps
from tests.games.bettor_horse.vector_reader import conserved

pytestmark = pytest.mark.slow(3)

SEEDS = st.integers(0, 2**32 - 1)
COUNTS = st.sampled_from(deck.SEAT_COUNTS)
OPTIONS = st.fixed_dictionaries(
    {"track_conditions": st.booleans(), "cards": st.sampled_from(["dealt", "physical"]), "open_decks": st.booleans()}
)


@given(seed=SEEDS, players=COUNTS, options=OPTIONS)
@settings(max_examples=amount(24, 300), deadline=None)
def test_every_card_is_in_one_place_after_every_event_and_moves_as_the_transfers_say(
    seed: int, players: int, options: dict[str, object]
) -> None:
    state = new(players, **options)
    for before, event, after in steps(state, random.Random(seed)):
        conserved(after)
        accounts = GAME.accounts(before)
        for transfer in GAME.transfers(before, event):
            assert transfer.amount > 0
            accounts[transfer.source] -= transfer.amount
            accounts[transfer.target] += transfer.amount
        assert accounts == GAME.accounts(after)
        assert min(accounts.values()) >= 0
        assert sum(accounts.values()) == GAME.issued(after) == GAME.cards(after) == 24 * players


@given(seed=SEEDS, players=COUNTS, options=OPTIONS)
@settings(max_examples=amount(8, 100), deadline=None)
def test_events_written_as_json_and_read_back_rebuild_the_same_game(
    seed: int, players: int, options: dict[str, object]
) -> None:
    rebuilt = new(players, **options)
    for _, event, after in steps(rebuilt, random.Random(seed)):
        again = msgspec.json.decode(msgspec.json.encode(event), type=GAME.event_type)
        assert again == event
        rebuilt = GAME.evolve(rebuilt, again)
        assert rebuilt == after
        assert msgspec.json.decode(msgspec.json.encode(after), type=type(after)) == after


@given(seed=SEEDS, players=COUNTS, options=OPTIONS)
@settings(max_examples=amount(16, 200), deadline=None)
def test_the_schedule_is_kept_and_the_best_purse_wins(seed: int, players: int, options: dict[str, object]) -> None:
    game = list(steps(new(players, **options), random.Random(seed)))
    settled = [before.round for before, event, _ in game if isinstance(event, ev.PrizePaid)]
    decided = [(now.kind, *now.pair, now.size) for now in settled]
    state = game[-1][-1]
    assert decided == [
        (slot.kind, state.players[slot.first], state.players[slot.second], slot.cards) for slot in state.slots
    ]
    raced = 22 if players == 2 else 23
    assert {len(cards) for cards in state.unraced} == {24 - raced}
    assert state.result is not None
    totals = state.result.totals
    best = {seat for seat, total in totals.items() if total == max(totals.values())}
    assert set(state.result.winners) <= best
    assert len(best) == 1 or state.contenders


@given(seed=SEEDS, players=COUNTS, options=OPTIONS)
@settings(max_examples=amount(16, 200), deadline=None)
def test_the_race_that_is_shown_agrees_with_the_rules(seed: int, players: int, options: dict[str, object]) -> None:
    for before, event, after in steps(new(players, **options), random.Random(seed)):
        race, status = GAME.race(after), GAME.status(after)
        assert status.pot == len(after.pool)
        assert sum(status.purses.values()) + status.pot + sum(map(len, after.unraced)) == 24 * players
        assert set(status.waiting) <= set(after.round.pair)
        assert race.running == (after.round.open_lane is not None)
        if isinstance(event, ev.Strode):
            assert all(
                was <= now <= lane.length
                for was, now, lane in zip(before.round.positions, event.at, race.lanes, strict=True)
            )
        if isinstance(event, ev.LaneRun):
            assert race.finished
            assert [lane.position for lane in race.lanes if lane.number in race.winners] == [100] * len(race.winners)
            assert len(race.winners) == (2 if event.results[0] == "draw" else 1)
            runs = [lane.position for lane in race.lanes]
            if min(event.speeds) > 0:
                assert abs(runs[0] * event.speeds[1] - runs[1] * event.speeds[0]) <= max(event.speeds)


@pytest.mark.parametrize("players", deck.SEAT_COUNTS)
def test_a_lane_is_run_in_four_to_six_seconds_and_bets_turn_over_with_a_pause(players: int) -> None:
    running = None
    for _, event, _ in steps(new(players), random.Random(players)):
        match event:
            case ev.BetsRevealed():
                assert GAME.beat(event) >= 2
            case ev.LaneLoaded(lane=lane):
                assert (GAME.beat(event) > 2.5) == (lane == 1), "the players are named before the first"
                running = 0.0
            case ev.Strode():
                assert running is not None
                running += GAME.beat(event)
            case ev.LaneRun():
                assert running is not None
                assert 4 <= running <= 6
                assert GAME.beat(event) >= 1
