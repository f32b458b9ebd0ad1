"""What follows by itself from where the game stands: reveals, races, prizes, the next round (rules, section 4.1)."""

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.outcome import MIRRORED, deal_out, lane_result, round_outcome
from postparade.games.bettor_horse.rules.racing import finish, strides
from postparade.games.bettor_horse.rules.schedule import CARDS
from postparade.games.bettor_horse.rules.state import Round, State


def following(state: State) -> tuple[ev.Event, ...]:
    """The events that follow by themselves; empty while the game waits for a player, and at the end."""
    now = state.round
    if state.result is not None or len(now.locked) < 2:
        return ()
    if not now.revealed:
        first, second = now.commitments
        assert first is not None
        assert second is not None
        return (ev.BetsRevealed(now.number, now.pair, (first.bet, second.bet)),)
    if state.track_conditions and now.condition is None:
        return ()
    if now.open_lane is not None:
        return _race(now)
    if len(now.lanes) < now.size:
        return (_load(state),)
    if now.outcomes is None:
        return (_decide(now),)
    return _settle(state)


def _load(state: State) -> ev.LaneLoaded:
    now, at = state.round, len(state.round.lanes)
    first, second = (_runner(state, seat, at) for seat in now.pair)
    return ev.LaneLoaded(now.number, now.pair, at + 1, now.size, (first, second))


def _runner(state: State, seat: int, at: int) -> ev.Runner:
    commitment = state.round.commitment(seat)
    assert commitment is not None
    if commitment.speeds:
        return ev.Runner(seat, "", "", state.colour(seat), commitment.speeds[at], mudder=False)
    card = deck.card(commitment.cards[at])
    return ev.Runner(seat, card.id, card.name, card.colour, card.speed, card.mudder)


def _race(now: Round) -> tuple[ev.Event, ...]:
    """The open lane from the Mudders' picks to the finish; nothing while a pick is missing."""
    assert now.runners is not None
    lane = len(now.lanes) + 1
    if now.muddy and not now.shown:
        return () if now.unpicked else tuple(_adjusted(now, lane, seat) for seat in now.muddy)
    first, second = (runner.speed + by for runner, by in zip(now.runners, now.adjusted, strict=True))
    speeds, salt = (first, second), f"{now.number} {lane} {now.runners[0].card} {now.runners[1].card}"
    result = lane_result(first, second)
    return (
        *(ev.Strode(now.number, now.pair, lane, at) for at in strides(speeds, salt)),
        ev.LaneRun(now.number, now.pair, lane, speeds, (result, MIRRORED[result]), finish(speeds)),
    )


def _adjusted(now: Round, lane: int, seat: int) -> ev.MudderAdjusted:
    side = now.pair.index(seat)
    by = now.picks[side]
    assert by is not None
    assert now.runners is not None
    return ev.MudderAdjusted(now.number, now.pair, lane, seat, by, now.runners[side].speed + by)


def _decide(now: Round) -> ev.RoundDecided:
    outcome = round_outcome([lane.results[0] for lane in now.lanes])
    outcomes = (outcome, MIRRORED[outcome])
    first, second = (one.bet if one else "" for one in now.commitments)
    right = tuple(seat for seat, bet, came in zip(now.pair, (first, second), outcomes, strict=True) if bet == came)
    return ev.RoundDecided(now.number, now.pair, now.kind, (first, second), outcomes, right)


def _settle(state: State) -> tuple[ev.Event, ...]:
    """The prize or the duel's end, and what comes next."""
    now = state.round
    if now.kind == "sudden-death":
        return _after_duel(state)
    if state.settled:
        return _compare(state)
    if now.kind == "pool-race":
        return _after_pool_race(state)
    if now.paid:
        return _next_round(state)
    return (_prize(state),)


def _prize(state: State) -> ev.PrizePaid:
    now = state.round
    first, second = (one.cards if one else () for one in now.commitments)
    mixed = tuple(card for both in zip(first, second, strict=True) for card in both)
    if not now.right:
        return ev.PrizePaid(now.number, now.pair, "pool", {}, mixed, len(state.pool) + len(mixed))
    if len(now.right) == 1:
        return ev.PrizePaid(now.number, now.pair, "all", {now.right[0]: mixed}, (), len(state.pool))
    own = dict(zip(now.pair, (first, second), strict=True))
    return ev.PrizePaid(now.number, now.pair, "own", own, (), len(state.pool))


def _next_round(state: State) -> tuple[ev.Event, ...]:
    now = state.round
    if now.number == len(state.slots):
        unclaimed = state.pool and not state.rights
        return _race_for_pool(state) if state.race_for_pool and unclaimed else (_settle_pool(state),)
    slot = state.slots[now.number]
    pair = (state.players[slot.first], state.players[slot.second])
    called = ev.RoundCalled(now.number + 1, pair, slot.kind, slot.cards)
    if slot.kind == now.kind or slot.kind == "normal":
        return (called,)
    return ev.FinalCalled(now.number + 1, pair, 2 if slot.kind == "final-2" else 1), called


def _race_for_pool(state: State) -> tuple[ev.Event, ...]:
    """House rule: the first of the pairs is called to race for the pool, three cards each of their whole decks."""
    number, pair = state.round.number + 1, state.pool_pairs[0]
    called = ev.PoolRaceCalled(number, pair, len(state.pool), state.pool_races + 1)
    return called, ev.RoundCalled(number, pair, "pool-race", CARDS)


def _after_pool_race(state: State) -> tuple[ev.Event, ...]:
    """Once every pair has raced, right bets share the pool; without any, all race again, up to a limit."""
    at = state.pool_pairs.index(state.round.pair) + 1
    if at < len(state.pool_pairs):
        return (ev.RoundCalled(state.round.number + 1, state.pool_pairs[at], "pool-race", CARDS),)
    if state.rights or state.pool_races == deck.DUELS_AT_MOST:
        return (_settle_pool(state),)
    return _race_for_pool(state)


def _settle_pool(state: State) -> ev.PoolSettled:
    """Each right bet of the finals is a share: part 1 in seat order, then part 2 in seat order (rules, section 7)."""
    now = state.round
    shares = tuple(state.players[at] for _, at in sorted(state.rights))
    dealt, unclaimed = deal_out(state.pool, shares)
    gains: dict[int, tuple[str, ...]] = {}
    for seat, cards in zip(shares, dealt, strict=True):
        gains[seat] = gains.get(seat, ()) + cards
    return ev.PoolSettled(now.number, now.pair, len(state.pool), shares, gains, unclaimed)


def _compare(state: State) -> tuple[ev.Event, ...]:
    best = max(map(len, state.purses))
    leaders = tuple(seat for seat, purse in zip(state.players, state.purses, strict=True) if len(purse) == best)
    if len(leaders) == 1:
        return (_result(state, leaders),)
    number, pair = state.round.number + 1, (leaders[0], leaders[1])
    return ev.SuddenDeath(number, pair, leaders), ev.RoundCalled(number, pair, "sudden-death", CARDS)


def _after_duel(state: State) -> tuple[ev.Event, ...]:
    """One right bet wins the duel; the winner, named first, meets the next contender (rules, section 5)."""
    now = state.round
    if len(now.right) == 1:
        winner = now.right[0]
        left: tuple[int, ...] = (winner, *(seat for seat in state.contenders if seat not in now.pair))
        decided = ev.DuelDecided(now.number, now.pair, winner, left, 0)
        if len(left) == 1:
            return decided, _result(state, left)
    else:
        left = state.contenders
        decided = ev.DuelDecided(now.number, now.pair, None, left, state.undecided + 1)
        if decided.undecided == deck.DUELS_AT_MOST:
            return decided, _result(state, tuple(sorted(left, key=state.seat_index)))
    return decided, ev.RoundCalled(now.number + 1, (left[0], left[1]), "sudden-death", CARDS)


def _result(state: State, winners: tuple[int, ...]) -> ev.Result:
    totals = dict(zip(state.players, map(len, state.purses), strict=True))
    return ev.Result("cards", totals, winners, len(state.pool))
