"""What a viewer may do now, as templates. The view says which spots are free: a list in here would be sent with every
bet."""

from collections.abc import Iterator

from postparade.games.ready_set_bet.rules.actions import Bet, DealVip, HouseBet, KeepVip, MoveBet, SetupRace, Start
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.tokens import HOUSE_TOKENS, Token, value_of, without
from postparade.games.ready_set_bet.rules.vip_cards import late_card, unused
from postparade.rules.actions import Pause, Resume, Roll
from postparade.rules.contract import Choice, Need
from postparade.rules.viewer import Viewer

DEAL_SECONDS = 8.0
"""Seconds for which phones show the settlement before VIP cards are dealt automatically."""
_SPOT = Need("spot", "spot")


def choices_of(state: State, viewer: Viewer) -> tuple[Choice, ...]:
    """Legal actions of ``viewer``, most likely first."""
    if viewer.role == "dice":
        return (_roll(),) if state.running and not state.paused else ()
    if viewer.role not in ("host", "seat"):
        return ()
    runs = viewer.role == "host" or (viewer.seat is not None and viewer.seat == state.house)
    offered = _running_the_race(state, viewer, runs) if runs else iter(())
    seats = state.seats if viewer.role == "host" else tuple(seat for seat in state.seats if seat == viewer.seat)
    own = (choice for seat in seats for choice in _of_seat(state, seat, viewer))
    return *offered, *own


def _roll() -> Choice:
    return Choice(Roll(()), "roll", needs=(Need("dice", "dice"),), primary=True)


def _running_the_race(state: State, viewer: Viewer, runs: bool) -> Iterator[Choice]:
    """What the House of the race and the host may do."""
    match state.phase:
        case "between":
            if state.undealt:
                yield Choice(DealVip(), "deal-vip", primary=True, after=DEAL_SECONDS, prepares=True)
            elif not state.dealt:
                yield from _next_race(state, viewer)
        case "ready":
            yield Choice(Start(), "start", {"race": state.race}, primary=True)
        case "open" | "closed" if state.paused:
            yield Choice(Resume(), "resume", primary=True)
        case "open" | "closed":
            yield _roll()
            yield Choice(Pause(), "pause")


def _next_race(state: State, viewer: Viewer) -> Iterator[Choice]:
    following = {"race": state.race + 1}
    rotating = state.house_kind == "rotation"
    if rotating and state.house is not None and state.race:
        words: dict[str, str | int] = {**following, "seat": state.house}
        yield Choice(SetupRace(house=state.house), "setup-same-house", words, primary=True, prepares=True)
    else:
        yield Choice(SetupRace(), "setup", dict(following), primary=True, prepares=True)
    if rotating:
        seats = Need("house", "seat", tuple(_clockwise(state)))
        yield Choice(SetupRace(), "setup-house", dict(following), needs=(seats,))


def _clockwise(state: State) -> list[int]:
    """Everybody, beginning at the left of the present House."""
    players = list(state.players)
    at = players.index(state.house) + 1 if state.house in players else 0
    return players[at:] + players[:at]


def _of_seat(state: State, seat: int, viewer: Viewer) -> Iterator[Choice]:
    if seat in state.dealt:
        if viewer.role == "seat":
            yield Choice(KeepVip(seat), "keep", needs=(Need("keep", "card", state.dealt[seat]),))
        else:
            seconds = float(state.vip_seconds)
            yield Choice(KeepVip(seat), "keep-any", {"seat": seat}, confirm=True, after=seconds)
    if state.paused or seat in state.leaving:
        return
    if state.phase == "ready" and seat == state.house and state.house_competes:
        left = without(HOUSE_TOKENS, [bet.token for bet in state.bets])
        if left:
            yield Choice(HouseBet(seat, 0, ""), "house-bet", {"seat": seat}, (_token(left), _SPOT))
    if not state.running or seat not in state.bettors:
        return
    tokens = state.available(seat)
    if state.phase == "closed":
        cards = state.cards_of(seat)
        tokens = tuple(token for token in tokens if late_card(cards, state.used, value_of(token) or 0))
    if tokens:
        template = Bet(seat, 0, "", state.race)
        yield Choice(template, "bet", {"seat": seat}, (_token(tokens), _SPOT), keep=False)
    lying = [bet for bet in state.bets if bet.player == seat]
    if state.phase == "open" and lying and unused(state.cards_of(seat), "replace", state.used):
        needs = (
            _token(tuple(dict.fromkeys(bet.token for bet in lying))),
            Need("origin", "spot", tuple(bet.spot for bet in lying)),
            _SPOT,
        )
        yield Choice(MoveBet(seat, 0, "", "", state.race), "move-bet", {"seat": seat}, needs, keep=False)


def _token(tokens: tuple[Token, ...]) -> Need:
    return Need("token", "token", tokens)
