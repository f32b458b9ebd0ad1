"""What is true of every game of Ready Set Bet, whoever plays it how."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.actions import Bet
from postparade.games.ready_set_bet.rules.horses import FINISH
from postparade.games.ready_set_bet.rules.red_line import CROSSINGS, LINE
from postparade.games.ready_set_bet.rules.spots import spots_in_play
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.tokens import value_of
from postparade.games.ready_set_bet.rules.vip_cards import VIP_CARDS, VIP_DECK
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, SPECTATOR, TABLE, seat
from postparade.table.corrections.correction import derive
from postparade.table.corrections.history import History, Step
from tests.conftest import amount
from tests.games.ready_set_bet.random_play import GAME, Done, RandomEvening, offered_to
from tests.games.words_shown import words_in

pytestmark = pytest.mark.slow(2)

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a setup, every kind of House and every choice of modules among them."""
    house = draw(st.sampled_from(["none", "neutral", "fixed", "rotation"]))
    least, most = {"none": (2, 8), "neutral": (2, 9), "fixed": (2, 9), "rotation": (3, 9)}[house]
    seats = tuple(range(1, draw(st.integers(least, most)) + 1))
    modules = draw(st.sets(st.sampled_from(["props", "exotics", "vip"])))
    runs = draw(st.sampled_from(seats)) if house in ("neutral", "fixed") else None
    return {"seats": seats, "house": house, "house_seat": runs, "modules": tuple(sorted(modules))}


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(10, 125), deadline=None)
def test_money_only_moves_by_transfers_and_nobody_goes_below_zero(seed: int, table: dict[str, Any]) -> None:
    evening = RandomEvening(seed, **table)
    for done in evening.play():
        state = done.before
        for event in done.events:
            before, paid = GAME.accounts(state), GAME.transfers(state, event)
            state = GAME.evolve(state, event)
            after = GAME.accounts(state)
            for transfer in paid:
                assert transfer.amount >= 0
                before[transfer.source] = before.get(transfer.source, 0) - transfer.amount
                before[transfer.target] = before.get(transfer.target, 0) + transfer.amount
            # A newcomer begins with an empty account, which no transfer opens.
            assert Counter(before) == Counter(after)
            assert min(state.money.values()) >= 0
            assert GAME.missing(state) == 0
            assert GAME.issued(state) == sum(after.values())
    assert GAME.over(evening.state)


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(8, 75), deadline=None)
def test_a_spot_has_one_owner_unless_a_card_says_so(seed: int, table: dict[str, Any]) -> None:
    for done in RandomEvening(seed, eager=4, **table).play():
        for event in done.events:
            if not isinstance(event, ev.BetPlaced) or event.house:
                continue
            there = done.before.on(event.spot)
            kinds = {VIP_CARDS[card].kind for card in event.cards}
            assert set(event.cards) <= set(done.before.kept.get(event.player, ()))
            if any(bet.player == event.player for bet in there):
                assert "twin" in kinds
            elif there:
                card = next(VIP_CARDS[card] for card in event.cards if VIP_CARDS[card].kind == "piggyback")
                assert card.limit == value_of(event.token)


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(8, 75), deadline=None)
def test_no_bet_counts_after_the_close_without_its_card(seed: int, table: dict[str, Any]) -> None:
    for done in RandomEvening(seed, eager=3, **table).play():
        beyond = sum(position >= LINE for position in done.before.positions)
        assert done.before.crossed == beyond or not done.before.race
        for event in done.events:
            if isinstance(event, ev.BetMoved):
                assert beyond < CROSSINGS
            if isinstance(event, ev.BetPlaced) and not event.house:
                assert max(done.before.positions) < FINISH
                late = [VIP_CARDS[card] for card in event.cards if VIP_CARDS[card].kind == "late_bet"]
                assert bool(late) == (beyond >= CROSSINGS)
                assert all(card.limit >= (value_of(event.token) or 99) for card in late)
                assert not {card.id for card in late} & set(done.before.used)


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(8, 75), deadline=None)
def test_tokens_and_cards_are_conserved(seed: int, table: dict[str, Any]) -> None:
    evening = RandomEvening(seed, eager=3, **table)
    all_cards = sorted(VIP_DECK) if "vip" in table["modules"] else []
    seen: list[str] = []
    for done in evening.play():
        state = evening.state
        hands = [card for hand in (*state.kept.values(), *state.dealt.values()) for card in hand]
        assert sorted((*state.deck, *state.discards, *hands)) == all_cards
        assert GAME.cards(state) == len(all_cards)
        for number in state.players if state.phase in ("ready", "open", "closed") else ():
            placed = Counter(bet.token for bet in state.bets if bet.player == number)
            assert placed <= Counter(state.tokens_of(number))
            assert placed + Counter(state.available(number)) == Counter(state.tokens_of(number))
        for event in done.events:
            if isinstance(event, ev.RaceReady):
                assert not set(event.props) & set(seen)
                seen.extend(event.props)
                assert len(event.exotics) == (event.race if "exotics" in table["modules"] else 0)


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(10, 125), deadline=None)
def test_events_written_as_json_and_read_back_rebuild_the_same_state(seed: int, table: dict[str, Any]) -> None:
    evening = RandomEvening(seed, **table)
    rebuilt = evening.state
    for done in evening.play():
        for event in done.events:
            rebuilt = GAME.evolve(rebuilt, msgspec.json.decode(msgspec.json.encode(event), type=GAME.event_type))
        assert rebuilt == evening.state


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(8, 50), deadline=None)
def test_cards_to_choose_from_are_seen_by_their_owner_only(seed: int, table: dict[str, Any]) -> None:
    evening = RandomEvening(seed, **table)
    for done in evening.play():
        state = evening.state
        secrets = {card: owner for owner, hand in state.dealt.items() for card in hand}
        for viewer in (HOST, TABLE, SPECTATOR, *map(seat, state.seats)):
            view = words_in(GAME.view(state, viewer))
            events = [GAME.shown(event, viewer) for event in done.events]
            others = {card for card, owner in secrets.items() if owner != viewer.seat or viewer.role != "seat"}
            assert not others & (view | words_in(GAME.choices(state, viewer), events))
            assert not set(state.deck) & view
        assert not set(secrets) & words_in(GAME.status(state))


@given(seed=SEEDS, table=tables(), steps=st.integers(0, 400))
@settings(max_examples=amount(10, 125), deadline=None)
def test_every_choice_that_is_offered_is_legal_on_some_spot(seed: int, table: dict[str, Any], steps: int) -> None:
    evening = RandomEvening(seed, **table)
    for _, _ in zip(range(steps), evening.play(), strict=False):
        pass
    state = evening.state
    free = [spot.name for spot in spots_in_play(state.props, state.exotics) if not state.on(spot.name)]
    for viewer, choice in offered_to(state):
        wanted = {need.field: need.of[0] if need.of else (1, 2) for need in choice.needs if need.field != "spot"}
        names = free if any(need.field == "spot" for need in choice.needs) else [""]
        answers = []
        for name in names:
            fields = {**wanted, **({"spot": name} if name else {})}
            action = GAME.prepare(state, msgspec.structs.replace(choice.action, **fields), viewer.seat, evening.shuffle)
            answers.append(GAME.decide(state, action, viewer.seat))
        assert any(not isinstance(answer, Refusal) for answer in answers), (viewer, choice, answers)
    assert GAME.choices(state, TABLE) == GAME.choices(state, SPECTATOR) == ()


@given(seed=SEEDS, table=tables(), data=st.data())
@settings(max_examples=amount(10, 125), deadline=None)
def test_a_corrected_roll_gives_what_playing_it_right_at_once_gives(
    seed: int, table: dict[str, Any], data: st.DataObject
) -> None:
    """Everything after the roll is derived again; what is no longer possible lapses. Legal until the next race is laid
    out."""
    evening = RandomEvening(seed, eager=2, **table)
    played: list[Done] = []
    stop = data.draw(st.integers(5, 700))
    for done in evening.play():
        played.append(done)
        if len(played) >= stop:
            break
    this_race = [at for at, done in enumerate(played) if done.before.race == evening.state.race]
    rolls = [at for at in this_race if isinstance(played[at].action, Roll)]
    if not rolls:
        return
    at = data.draw(st.sampled_from(rolls))
    dice = data.draw(st.tuples(st.integers(1, 6), st.integers(1, 6)))
    history = History([Step(n, done.action, done.seat, done.before, done.events) for n, done in enumerate(played, 1)])
    derived = derive(GAME, history, at + 1, dice)
    assert not isinstance(derived, Refusal), derived
    state: State = played[at].before
    lapsed = []
    for number, done in enumerate(played[at:], at + 1):
        events = GAME.decide(state, Roll(dice) if number == at + 1 else done.action, done.seat)
        if isinstance(events, Refusal):
            lapsed.append((number, done.seat))
            continue
        for event in events:
            state = GAME.evolve(state, event)
    assert derived.play == state
    assert [(lapse.entry, lapse.seat) for lapse in derived.lapsed] == lapsed
    assert GAME.missing(state) == 0
    evening.state = state
    for _ in evening.play():
        pass
    assert GAME.over(evening.state)


@given(seed=SEEDS, table=tables())
@settings(max_examples=amount(8, 50), deadline=None)
def test_a_refusal_changes_nothing_and_a_bet_for_another_race_is_too_late(seed: int, table: dict[str, Any]) -> None:
    evening = RandomEvening(seed, **table)
    for _ in evening.play():
        state = evening.state
        for number in state.bettors:
            late = GAME.decide(state, Bet(number, 2, "win/7/1", state.race + 1), number)
            assert isinstance(late, Refusal)
            assert late.code in ("not_open", "paused", "not_a_bettor")
        assert evening.state is state
