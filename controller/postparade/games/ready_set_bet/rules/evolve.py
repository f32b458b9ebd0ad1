"""Applies one event to the state. Nothing is decided here."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.horses import AT_THE_GATE, BY_NUMBER, RACES
from postparade.games.ready_set_bet.rules.state import PlacedBet, State
from postparade.games.ready_set_bet.rules.vip_cards import VIP_CARDS

Value = TypeVar("Value")
ONCE_A_RACE = ("late_bet", "replace", "twin")


def evolve(state: State, event: ev.Event) -> State:
    """The state after ``event``."""
    return _APPLY[type(event)](state, event)


def _same(state: State, event: ev.Event) -> State:
    return state


def _paid(state: State, player: int, amount: int) -> State:
    """The bank has paid ``amount``; a negative one is a payment to the bank."""
    money = {**state.money, player: state.money[player] + amount}
    return replace(state, money=money, bank=state.bank - amount)


def _used_up(state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    return *state.used, *(card for card in cards if VIP_CARDS[card].kind in ONCE_A_RACE)


def _race_ready(state: State, event: ev.RaceReady) -> State:
    return replace(
        state,
        phase="ready",
        race=event.race,
        house=event.house,
        props=event.props,
        exotics=event.exotics,
        used_props=(*state.used_props, *event.props),
        tokens=event.tokens,
        positions=AT_THE_GATE,
        single=None,
        crossed=0,
        bets=(),
        used=(),
        last_roll=None,
        rolls=0,
        results=(),
        settled=(),
    )


def _house_paid(state: State, event: ev.HousePaid) -> State:
    return _paid(state, event.player, event.amount)


def _bet(state: State, event: ev.BetPlaced) -> State:
    bet = PlacedBet(event.player, event.token, event.spot, event.cards, event.house)
    return replace(state, bets=(*state.bets, bet), used=_used_up(state, event.cards))


def _bet_moved(state: State, event: ev.BetMoved) -> State:
    bets = list(state.bets)
    at = next(
        at
        for at, bet in enumerate(bets)
        if not bet.house and (bet.player, bet.token, bet.spot) == (event.player, event.token, event.origin)
    )
    bets[at] = replace(bets[at], spot=event.spot)
    return replace(state, bets=tuple(bets), used=_used_up(state, (event.card,)))


def _off(state: State, event: ev.Off) -> State:
    return replace(state, phase="open")


def _rolled(state: State, event: ev.Rolled) -> State:
    return replace(state, last_roll=event.dice, rolls=state.rolls + 1)


def _moved(state: State, event: ev.Moved) -> State:
    index = BY_NUMBER[event.horse].index
    positions = (*state.positions[:index], event.to, *state.positions[index + 1 :])
    # A pair of the black horse earns nothing, so it does not matter whether a run of it is counted in pairs.
    return replace(state, positions=positions, single=None if event.bonus else index)


def _vip_paid(state: State, event: ev.VipPaid) -> State:
    return _paid(state, event.player, event.amount)


def _red_line(state: State, event: ev.RedLine) -> State:
    return replace(state, crossed=event.count)


def _bets_closed(state: State, event: ev.BetsClosed) -> State:
    return replace(state, phase="closed")


def _finished(state: State, event: ev.Finished) -> State:
    draws = "vip" in state.modules and state.race < RACES and state.accounts
    drawing = tuple(seat for seat in state.players if state.house_kind != "fixed" or seat != state.house)
    return replace(state, phase="between", undealt=drawing if draws else ())


def _bet_result(state: State, event: ev.BetResult) -> State:
    return replace(state, results=(*state.results, event))


def _settled(state: State, event: ev.Settled) -> State:
    return replace(_paid(state, event.player, event.gain - event.paid), settled=(*state.settled, event))


def _vip_dealt(state: State, event: ev.VipDealt) -> State:
    deck, discards = state.deck, state.discards
    if not set(event.cards) <= set(deck):  # the deck has run out, and the discards are the deck now
        deck, discards = tuple(sorted((*deck, *discards))), ()
    return replace(
        state,
        deck=tuple(card for card in deck if card not in event.cards),
        discards=discards,
        undealt=tuple(seat for seat in state.undealt if seat != event.player),
        dealt={**state.dealt, event.player: event.cards},
    )


def _vip_kept(state: State, event: ev.VipKept) -> State:
    dealt = state.dealt[event.player]
    return replace(
        state,
        dealt=_without(state.dealt, event.player),
        kept={**state.kept, event.player: (*state.kept.get(event.player, ()), event.card)},
        discards=(*state.discards, *(card for card in dealt if card != event.card)),
    )


def _result(state: State, event: ev.Result) -> State:
    return replace(state, phase="game_over", result=event)


def _ended(state: State, event: ev.Ended) -> State:
    return replace(state, phase="game_over")


def _joined(state: State, event: ev.Joined) -> State:
    players = tuple(sorted((*state.players, event.player)))
    money = {**state.money, event.player: event.chips}
    return replace(state, players=players, money={seat: money[seat] for seat in players})


def _leaving(state: State, event: ev.Leaving) -> State:
    return replace(state, leaving=(*state.leaving, event.player))


def _left(state: State, event: ev.Left) -> State:
    player = event.player
    cards = (*state.kept.get(player, ()), *state.dealt.get(player, ()))
    state = replace(
        state,
        players=tuple(seat for seat in state.players if seat != player),
        money=_without(state.money, player),
        bank=state.bank + event.chips,
        kept=_without(state.kept, player),
        dealt=_without(state.dealt, player),
        discards=(*state.discards, *cards),
        undealt=tuple(seat for seat in state.undealt if seat != player),
        leaving=tuple(seat for seat in state.leaving if seat != player),
    )
    if state.house != player:
        return state
    return replace(state, house=None, house_kind="rotation" if state.house_kind == "rotation" else "none")


def _paused(state: State, event: ev.Paused) -> State:
    return replace(state, paused=True)


def _resumed(state: State, event: ev.Resumed) -> State:
    return replace(state, paused=False)


def _without(by_seat: Mapping[int, Value], seat: int) -> dict[int, Value]:
    return {other: value for other, value in by_seat.items() if other != seat}


_APPLY: dict[type[ev.Event], Callable[[State, Any], State]] = {
    ev.RaceReady: _race_ready,
    ev.HousePaid: _house_paid,
    ev.BetPlaced: _bet,
    ev.BetMoved: _bet_moved,
    ev.Off: _off,
    ev.Rolled: _rolled,
    ev.SnakeEyes: _same,
    ev.Boxcars: _same,
    ev.Moved: _moved,
    ev.VipPaid: _vip_paid,
    ev.VipTriggered: _same,
    ev.RedLine: _red_line,
    ev.BetsClosed: _bets_closed,
    ev.Finished: _finished,
    ev.BetResult: _bet_result,
    ev.Settled: _settled,
    ev.VipDealt: _vip_dealt,
    ev.VipKept: _vip_kept,
    ev.Result: _result,
    ev.Ended: _ended,
    ev.Joined: _joined,
    ev.Leaving: _leaving,
    ev.Left: _left,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
}
