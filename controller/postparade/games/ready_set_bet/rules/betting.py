"""Placing and moving bets: first come, first served. Refusals are tested in the order of the rules (section 5)."""

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.actions import Bet, HouseBet, MoveBet
from postparade.games.ready_set_bet.rules.spots import BOARD, SPOTS, Spot
from postparade.games.ready_set_bet.rules.state import PlacedBet, State
from postparade.games.ready_set_bet.rules.tokens import HOUSE_TOKENS, value_of, without
from postparade.games.ready_set_bet.rules.vip_cards import late_card, piggyback_card, unused


class _Joined(Struct, frozen=True):
    """Permission to bet on a spot, thanks to the VIP ``card`` if others lie there."""

    card: str | None


def bet(state: State, action: Bet, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """A bettor's token on a spot, placed by ``seat`` (``None``: the host, for somebody without a phone)."""
    player, token = action.player, action.token
    if player not in state.bettors or player in state.leaving:
        return refuse("not_a_bettor", seat=player)
    if seat is not None and seat != player:
        return refuse("not_your_seat", seat=player)
    if state.paused:
        return refuse("paused")
    value, cards = value_of(token), state.cards_of(player)
    late = None
    if state.phase == "closed" and value is not None:
        late = late_card(cards, state.used, value)
    if not _meant_for_now(state, action.race) or (state.phase != "open" and late is None):
        return refuse("not_open", race=state.race)
    spot = _spot(state, action.spot)
    if isinstance(spot, Refusal):
        return spot
    if token not in state.available(player) or value is None:
        return refuse("token_not_available", token=str(token))
    if spot.kind == "exotic" and _on_card(state.bets, player, spot):
        return refuse("exotic_limit", card=spot.card)
    joined = _join(state, player, spot.name, value)
    if isinstance(joined, Refusal):
        return joined
    used = tuple(card for card in (joined.card, late) if card is not None)
    return (ev.BetPlaced(player, token, spot.name, used[0] if used else None, used),)


def move_bet(state: State, action: MoveBet, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """A placed token goes to a free spot, by a card that works once a race."""
    player = action.player
    if player not in state.bettors:
        return refuse("not_a_bettor", seat=player)
    if seat is not None and seat != player:
        return refuse("not_your_seat", seat=player)
    if state.paused:
        return refuse("paused")
    if state.phase != "open" or not _meant_for_now(state, action.race):
        return refuse("not_open", race=state.race)
    card = unused(state.cards_of(player), "replace", state.used)
    lying = next((one for one in state.on(action.origin) if one.player == player and one.token == action.token), None)
    if card is None or lying is None:
        return refuse("move_not_allowed")
    spot = _spot(state, action.spot)
    if isinstance(spot, Refusal):
        return spot
    others = tuple(one for one in state.bets if one is not lying)
    if spot.kind == "exotic" and _on_card(others, player, spot):
        return refuse("exotic_limit", card=spot.card)
    if state.on(spot.name):
        return _taken(state, spot.name)
    return (ev.BetMoved(player, action.token, action.origin, spot.name, card),)


def house_bet(state: State, action: HouseBet, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """A token of a competing House, between setup and start. Such tokens leave their spots free for bettors."""
    player = action.player
    if state.phase != "ready" or player != state.house or not state.house_competes:
        return refuse("wrong_phase", phase=state.phase, action="a bet of the House")
    if seat is not None and seat != player:
        return refuse("not_your_seat", seat=player)
    spot = _spot(state, action.spot)
    if isinstance(spot, Refusal):
        return spot
    if action.token not in without(HOUSE_TOKENS, [one.token for one in state.bets]):
        return refuse("token_not_available", token=str(action.token))
    if spot.kind == "exotic" and _on_card(state.bets, player, spot):
        return refuse("exotic_limit", card=spot.card)
    if any(one.spot == spot.name for one in state.bets):
        return refuse("spot_taken", spot=spot.name, seat=player)
    return (ev.BetPlaced(player, action.token, spot.name, house=True),)


def _meant_for_now(state: State, race: int | None) -> bool:
    return race is None or race == state.race


def _spot(state: State, name: str) -> Spot | Refusal:
    spot = SPOTS.get(name)
    if spot is None:
        return refuse("unknown_spot", spot=name[:40])
    if name not in BOARD and spot.card not in state.props and spot.card not in state.exotics:
        return refuse("card_not_in_play", card=spot.card)
    return spot


def _on_card(bets: tuple[PlacedBet, ...], player: int, spot: Spot) -> bool:
    return any(one.player == player and SPOTS[one.spot].card == spot.card for one in bets)


def _join(state: State, player: int, spot: str, value: int) -> _Joined | Refusal:
    """Whether a token of ``value`` may lie on ``spot`` beside those that are there."""
    there = state.on(spot)
    if not there:
        return _Joined(None)
    cards = state.cards_of(player)
    if any(one.player == player for one in there):
        card = unused(cards, "twin", state.used)
    else:
        card = piggyback_card(cards, value)
    return _taken(state, spot) if card is None else _Joined(card)


def _taken(state: State, spot: str) -> Refusal:
    return refuse("spot_taken", spot=spot, seat=state.on(spot)[0].player)
