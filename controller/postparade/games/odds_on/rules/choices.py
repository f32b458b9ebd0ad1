"""What a viewer may do now, as templates: one for each card that can be laid somewhere."""

from collections.abc import Iterator

from postparade.games.odds_on.rules.actions import Discard, Enter, Pass, Play, SendOff, StartMeeting
from postparade.games.odds_on.rules.cards import PRICES, SPECIALS
from postparade.games.odds_on.rules.pricing import refused_at
from postparade.games.odds_on.rules.state import State
from postparade.rules.contract import Choice, Need
from postparade.rules.viewer import Viewer

PARTS, LEAST, MOST = 5, -20, 20
"""What is entered for a runner on printed cards: so many parts of its rating, each within these bounds."""
_START = Choice(StartMeeting(), "start", primary=True)


def choices_of(state: State, viewer: Viewer) -> tuple[Choice, ...]:
    """Legal actions of ``viewer``, most likely first."""
    host = viewer.role == "host"
    if not host and viewer.role != "seat":
        return ()
    if state.phase == "setup":
        return (_START,) if host or viewer.seat == state.dealer else ()
    if state.printed and state.phase == "pricing":
        return tuple(_printed(state)) if host or viewer.seat in state.seats else ()
    if state.turn is None:
        return ()
    if host:
        return (Choice(Pass(), "pass-for", {"player": state.turn}, confirm=True),)
    return tuple(_turn(state, state.turn)) if viewer.seat == state.turn else ()


def _printed(state: State) -> Iterator[Choice]:
    if not state.missing and not all(gate.withdrawn for gate in state.gates):
        yield Choice(SendOff(), "send-off", primary=True)
    needs = (
        Need("parts", "count", least=PARTS, most=PARTS, ordered=True, lowest=LEAST, highest=MOST),
        Need("form", "count", lowest=LEAST, highest=MOST),
        Need("price", "count", lowest=LEAST, highest=MOST),
        Need("owner", "seat", of=state.seats),
    )
    for gate in state.gates:
        yield Choice(Enter(gate.number), "enter", {"horse": gate.number}, needs)


def gates_for(state: State, card: str) -> tuple[int, ...]:
    """The gates on whose runners ``card`` may be laid; for special 8, those whose horses may change places."""
    open_gates = tuple(gate.number for gate in state.gates if not gate.withdrawn)
    if card in SPECIALS:
        return open_gates
    return tuple(gate for gate in open_gates if refused_at(state, Play(card, gate)) is None)


def _turn(state: State, seat: int) -> Iterator[Choice]:
    hand = state.hand(seat)
    for card in hand:
        gates = gates_for(state, card)
        if card in PRICES:
            if gates:
                yield Choice(Play(card, 0), "price", {"price": PRICES[card].price}, (Need("gate", "spot", gates),))
        elif SPECIALS[card].effect == "swap_horses":
            for gate in gates:
                others = tuple(other for other in gates if other != gate)
                yield Choice(Play(card, gate, 0), "swap", {"horse": gate}, (Need("swap_with", "spot", others),))
        else:
            number = SPECIALS[card].number
            yield Choice(Play(card, 0), "special", {"number": number}, (Need("gate", "spot", gates),))
    yield Choice(Discard(""), "discard", needs=(Need("card", "card", hand),))
    yield Choice(Pass(), "pass")
