"""What every token won or lost, and who pays whom (rules, section 7)."""

from collections.abc import Iterator

from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES, RACES, Positions, ranks
from postparade.games.ready_set_bet.rules.outcome import holds
from postparade.games.ready_set_bet.rules.spots import SPOTS, Spot, spots_in_play
from postparade.games.ready_set_bet.rules.state import PlacedBet, State
from postparade.games.ready_set_bet.rules.tokens import BONUS_TOKENS, value_of
from postparade.games.ready_set_bet.rules.vip_cards import of_kind
from postparade.rules.chips import payable


def settle(state: State) -> Iterator[ev.Event]:
    """Everything that follows when the race is over; ``state`` is the one after the finish."""
    placed = ranks(state.positions)
    results = tuple(_result(state, bet, placed) for bet in state.bets)
    yield from results
    money = dict(state.money)
    bettors = (seat for seat in state.players if seat != state.house)
    for seat in (*bettors, *((state.house,) if state.house_competes else ())):
        own = [result for result in results if result.player == seat]
        if seat is not None and own:
            settled = _settled(state, seat, own)
            money[seat] = settled.balance
            yield settled
    for seat in state.leaving:
        yield ev.Left(seat, money.pop(seat, 0))
    if state.race < RACES:
        return
    if not state.accounts:
        yield ev.Ended()
        return
    best = max(money.values())
    yield ev.Result(money, tuple(seat for seat, chips in money.items() if chips == best))


def standing(state: State, seat: int | None) -> tuple[ev.BetResult, ...]:
    """What the tokens of ``seat`` would bring if the race ended as it stands; nothing before the first roll."""
    front = max(state.positions)
    if not state.running or not front:
        return ()
    placed = ranks(state.positions)
    return tuple(_result(state, bet, placed, front) for bet in state.bets if bet.player == seat)


def _result(state: State, bet: PlacedBet, placed: tuple[int, ...], finish: int = FINISH) -> ev.BetResult:
    gain, penalty = stakes(state, bet)
    if holds(SPOTS[bet.spot].condition, state.positions, placed, finish):
        return ev.BetResult(bet.player, bet.token, bet.spot, True, gain, 0)
    return ev.BetResult(bet.player, bet.token, bet.spot, False, 0, penalty)


def stakes(state: State, bet: PlacedBet) -> tuple[int, int]:
    """What ``bet`` gains where its spot wins, and what it costs where it does not."""
    spot, bonus_token = SPOTS[bet.spot], BONUS_TOKENS.get(str(bet.token))
    penalty = spot.penalty
    if bonus_token is not None:
        penalty = (0 if bonus_token.cancels else penalty) + bonus_token.penalty
    return spot.multiplier * (value_of(bet.token) or 0) + _ribbon(state, bet, spot), penalty


def _ribbon(state: State, bet: PlacedBet, spot: Spot) -> int:
    """What colour cards add to a winning win, place or show bet."""
    if spot.horse < 0 or bet.house:
        return 0
    colour = HORSES[spot.horse].colour
    cards = of_kind(state.cards_of(bet.player), "colour_bonus")
    return sum(card.amount for card in cards if colour in card.colours)


def _settled(state: State, seat: int, results: list[ev.BetResult]) -> ev.Settled:
    """Gains come first, so that nobody is short because of the order; what cannot be paid is forgiven."""
    gain = sum(result.gain for result in results)
    insured = sum(card.amount for card in of_kind(state.cards_of(seat), "insurance"))
    due = max(0, sum(result.penalty for result in results) - insured)
    held = state.money[seat] + gain
    paid = payable(due, held)
    return ev.Settled(seat, gain, due, paid, held - paid)


def sheet(positions: Positions, props: tuple[str, ...], exotics: tuple[str, ...]) -> tuple[tuple[Spot, bool], ...]:
    """Every spot that could be bet on, and whether it won: for people who settle with their own chips."""
    placed = ranks(positions)
    return tuple((spot, holds(spot.condition, positions, placed)) for spot in spots_in_play(props, exotics))
