"""Cards between two races: laying out a race, dealing VIP cards and keeping one (rules, sections 4, 8 and 15)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.actions import DealVip, KeepVip, SetupRace, Start
from postparade.games.ready_set_bet.rules.spots import EXOTICS, PROPS, PROPS_PER_RACE
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.tokens import printed_tokens
from postparade.games.ready_set_bet.rules.vip_cards import DEALT, VIP_CARDS
from postparade.rules.contract import Shuffle

HOUSE_PAY = 3
"""Chips a race, counted from the second, that a House in rotation gets from the bank: 3, 6, 9."""


def draw_race(state: State, action: SetupRace, seat: int | None, shuffle: Shuffle) -> SetupRace:
    """``action`` with fresh cards. Where people play on their own board the host may name what lies there."""
    named = not state.accounts and seat is None
    props, exotic = (action.props, action.exotic) if named else ((), None)
    if "props" in state.modules and not props:
        fresh = [card for card in PROPS if card not in state.used_props]
        props = tuple(shuffle(fresh)[:PROPS_PER_RACE])
    if "exotics" in state.modules and exotic is None:
        exotic = next(iter(shuffle([card for card in EXOTICS if card not in state.exotics])), None)
    house = action.house
    if house is None and state.house_kind == "rotation":
        house = state.house if state.race and state.house is not None else shuffle(state.players)[0]
    return SetupRace(props, exotic, house)


def setup_race(state: State, action: SetupRace, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """The next race is laid out, and a House in rotation paid for it."""
    if state.phase != "between" or state.undealt or state.dealt:
        return refuse("wrong_phase", phase=state.phase, action="the next race")
    if seat is not None and seat != state.house:
        return refuse("not_allowed", role="player")
    why = _wrong_props(state, action.props) or _wrong_exotic(state, action.exotic)
    if why is not None:
        return refuse("bad_cards", why=why)
    house = action.house
    if state.house_kind == "rotation":
        if house not in state.players:
            return refuse("bad_house", seat=0 if house is None else house)
    elif house is None or house == state.house:
        house = state.house
    else:
        return refuse("bad_house", seat=house)
    race = state.race + 1
    bettors = sum(player != house for player in state.players)
    exotics = (*state.exotics, action.exotic) if "exotics" in state.modules else ()
    tokens = printed_tokens(bettors) if state.accounts else ()
    ready = ev.RaceReady(race, exotics, tuple(action.props or ()), house, tokens)
    if state.house_kind == "rotation" and house is not None and race > 1:
        return ready, ev.HousePaid(house, HOUSE_PAY * (race - 1))
    return (ready,)


def start(state: State, action: Start, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """And they're off."""
    if state.phase != "ready":
        return refuse("wrong_phase", phase=state.phase, action="the start")
    if seat is not None and seat != state.house:
        return refuse("not_allowed", role="player")
    return (ev.Off(state.race),)


def draw_vip(state: State, shuffle: Shuffle) -> DealVip:
    """Two cards for everybody who is to get some. Where deck and discards hold too few for that (nine bettors in
    rotation), everybody gets one and chance says who gets two."""
    pile = [*shuffle(state.deck), *shuffle(state.discards)]
    order = list(state.undealt) if len(pile) >= DEALT * len(state.undealt) else shuffle(state.undealt)
    hands: dict[int, tuple[str, ...]] = dict.fromkeys(order, ())
    for _ in range(DEALT):
        for seat in order:
            if pile:
                hands[seat] = (*hands[seat], pile.pop(0))
    return DealVip(hands)


def deal_vip(state: State, action: DealVip, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """The cards of ``action`` are dealt, to be seen by their owners only."""
    if not state.undealt:
        return refuse("wrong_phase", phase=state.phase, action="dealing VIP cards")
    if seat is not None and seat != state.house:
        return refuse("not_allowed", role="player")
    hands = action.hands
    if not isinstance(hands, Mapping) or not hands:
        return refuse("bad_cards", why="no hands are named")
    by_seat = {int(key) if isinstance(key, str) and key.isdecimal() else key: cards for key, cards in hands.items()}
    if any(player not in state.undealt for player in by_seat):
        return refuse("wrong_phase", phase=state.phase, action="dealing VIP cards")
    why = _wrong_hands(state, by_seat)
    if why is not None:
        return refuse("bad_cards", why=why)
    return tuple(ev.VipDealt(player, len(cards), tuple(cards)) for player, cards in sorted(by_seat.items()))


def draw_lot(state: State, action: KeepVip, shuffle: Shuffle) -> KeepVip:
    """``action`` with a card at random in place of a choice that nobody made."""
    cards = state.dealt.get(action.player, ())
    return replace(action, lot=shuffle(cards)[0] if action.keep is None and cards else None)


def keep_vip(state: State, action: KeepVip, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """One card stays for the rest of the game; Complimentary Chips pay at once. Only its owner may name it."""
    player = action.player
    dealt = state.dealt.get(player)
    if dealt is None:
        return refuse("wrong_phase", phase=state.phase, action="keeping a VIP card")
    if seat != player and (seat is not None or action.keep is not None):
        return refuse("not_your_seat", seat=player)
    card = action.lot if action.keep is None else action.keep
    if card is None or card not in dealt:
        return refuse("bad_cards", why=f"{str(card)[:20]} was not dealt to seat {player}")
    kept = ev.VipKept(player, card, at_random=action.keep is None)
    if VIP_CARDS[card].kind == "one_time":
        return kept, ev.VipPaid(player, card, VIP_CARDS[card].amount)
    return (kept,)


def _wrong_props(state: State, props: object) -> str | None:
    if "props" not in state.modules:
        return "propositions are not in use" if props else None
    if not isinstance(props, Sequence) or isinstance(props, str) or len(props) != PROPS_PER_RACE:
        return f"a race has {PROPS_PER_RACE} propositions"
    if len(set(map(str, props))) != len(props) or any(card not in PROPS for card in props):
        return "the propositions are different cards from P01 to P28"
    used = next((card for card in props if card in state.used_props), None)
    return f"{used} lay in an earlier race" if used else None


def _wrong_exotic(state: State, exotic: object) -> str | None:
    if "exotics" not in state.modules:
        return "exotic cards are not in use" if exotic else None
    if exotic not in EXOTICS:
        return "an exotic card is one from X1 to X5"
    return f"{exotic} lies there already" if exotic in state.exotics else None


def _wrong_hands(state: State, hands: Mapping[object, Any]) -> str | None:
    if any(not isinstance(cards, Sequence) or isinstance(cards, str) for cards in hands.values()):
        return "somebody has no list of cards"
    cards = [card for own in hands.values() for card in own]
    if any(not isinstance(card, str) for card in cards) or len(set(cards)) != len(cards):
        return "every card is a different one"
    held = next((card for card in cards if card not in state.deck and card not in state.discards), None)
    if held is not None:
        return f"{held[:20]} is not there to be dealt"
    short = len(cards) == len(state.deck) + len(state.discards)
    counts = {len(own) for own in hands.values()}
    if counts != {DEALT} and not (short and counts <= {1, DEALT}):
        return f"everybody gets {DEALT} cards"
    return None
