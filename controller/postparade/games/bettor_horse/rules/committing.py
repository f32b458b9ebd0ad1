"""What seats and the house do in Bettor Horse, checked in the order of the rules (section 9)."""

from typing import Any

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.contract import Shuffle

FASTEST = 9
"""The highest speed that can be entered: an 8 that a wet track made faster."""
PICKS = (-1, 0, 1)

Decided = tuple[ev.Event, ...] | Refusal


def prepare(state: State, action: act.Action, seat: int | None, shuffle: Shuffle) -> act.Action:
    """``action`` with the cut card, the coin, or the cards and the bet of an absent seat drawn again: nobody sends them
    (rules, sections 6 and 9)."""
    match action:
        case act.Cut():
            return replace(action, card=next(iter(shuffle(state.cuttable())), None))
        case act.Toss():
            return replace(action, condition=shuffle(deck.CONDITIONS)[0])
        case act.FillIn(player=player) if player in state.players:
            cards = tuple(shuffle(state.available(player)))[: state.round.size]
            return replace(action, cards=cards, bet=shuffle(deck.BETS)[0])
        case act.FillIn():
            return replace(action, cards=(), bet="")
    return action


def commit(state: State, action: act.Commit | act.FillIn, seat: int, *, absent: bool = False) -> Decided:
    """``seat`` locks its cards and its bet."""
    now = state.round
    if seat not in now.pair:
        return refuse("not_in_this_round", first=now.pair[0], second=now.pair[1])
    if state.printed or state.phase != "commit":
        return _wrong_phase(state, "locking cards")
    if seat in now.locked:
        return refuse("already_committed")
    cards = action.cards if isinstance(action.cards, (list, tuple)) else ()
    if len(cards) != now.size:
        return refuse("wrong_number_of_cards", wanted=now.size, found=len(cards))
    names = [str(card) for card in cards]
    repeated = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if repeated is not None:
        return refuse("repeated_card", card=repeated[:20])
    available = state.available(seat)
    foreign = next((name for card, name in zip(cards, names, strict=True) if card not in available), None)
    if foreign is not None:
        return refuse("card_not_available", card=foreign[:20])
    if action.bet not in deck.BETS:
        return refuse("unknown_bet", bet=str(action.bet)[:20])
    return (ev.Locked(now.number, now.pair, seat, tuple(names), action.bet, absent=absent),)


def cut(state: State, action: act.Cut, seat: int | None) -> Decided:
    """The first-named seat cuts its deck, or the house does it."""
    now = state.round
    if state.phase != "track" or now.duel:
        return _wrong_phase(state, "cutting the deck")
    if seat not in (None, now.pair[0]):
        return refuse("not_the_cutter", seat=now.pair[0])
    if action.card not in state.cuttable():
        return refuse("card_not_available", card=str(action.card)[:20])
    back: Any = deck.card(action.card).back
    return (ev.TrackDeclared(now.number, now.pair, back),)


def toss(state: State, action: act.Toss, seat: int | None) -> Decided:
    """The coin of a duel."""
    now = state.round
    if state.phase != "track" or not now.duel:
        return _wrong_phase(state, "tossing the coin")
    if seat not in (None, now.pair[0]):
        return refuse("not_the_cutter", seat=now.pair[0])
    if action.condition not in deck.CONDITIONS:
        return refuse("unknown_condition", condition=str(action.condition)[:20])
    return (ev.TrackDeclared(now.number, now.pair, action.condition),)


def adjust(state: State, by: object, seat: int | None) -> Decided:
    """The owner of a Mudder in the open lane picks."""
    now = state.round
    if seat is None or state.phase != "adjust" or seat not in now.unpicked:
        return refuse("no_adjustment_pending")
    if type(by) is not int or by not in PICKS:
        return refuse("adjustment_out_of_range", by=str(by)[:20])
    return (ev.Picked(now.number, now.pair, now.open_lane or 0, seat, by),)


def fill_in(state: State, action: act.FillIn, seat: int | None) -> Decided:
    """The house plays for somebody absent: a random commitment, or a Mudder left as it is."""
    if seat is not None:
        return refuse("not_allowed", role="player")
    if action.player not in state.players:
        return refuse("unknown_seat", seat=action.player)
    if state.phase == "adjust":
        return adjust(state, 0, action.player)
    return commit(state, action, action.player, absent=True)


def enter(state: State, action: act.Enter, seat: int | None) -> Decided:
    """Printed cards: what was bet and what ran, read from the table by one of the pair or the host. The cards are
    recorded by number: the first ones that the seat has left."""
    now = state.round
    if seat is not None and seat not in now.pair:
        return refuse("not_in_this_round", first=now.pair[0], second=now.pair[1])
    if not state.printed or state.phase != "commit":
        return _wrong_phase(state, "entering a round")
    bets = action.bets if isinstance(action.bets, (list, tuple)) else ()
    if len(bets) != len(now.pair) or any(bet not in deck.BETS for bet in bets):
        return refuse("unknown_bet", bet=str(action.bets)[:20])
    speeds = action.speeds if isinstance(action.speeds, (list, tuple)) else ()
    if len(speeds) != 2 * now.size:
        return refuse("wrong_number_of_cards", wanted=now.size, found=len(speeds) // 2)
    odd = next((speed for speed in speeds if type(speed) is not int or not 0 <= speed <= FASTEST), None)
    if odd is not None:
        return refuse("speed_out_of_range", speed=str(odd)[:20], fastest=FASTEST)
    return tuple(
        ev.Locked(
            now.number,
            now.pair,
            player,
            state.available(player)[: now.size],
            bets[side],
            tuple(speeds[side::2]),
        )
        for side, player in enumerate(now.pair)
    )


def _wrong_phase(state: State, action: str) -> Refusal:
    return refuse("wrong_phase", phase=state.phase, action=action)
