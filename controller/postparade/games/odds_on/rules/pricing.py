"""One turn of a bookmaker (rules, section 5): a card played, one thrown away, or a pass; then the draw."""

from postparade.core.faults import Refusal, refuse
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.actions import Discard, Pass, Play, Turn
from postparade.games.odds_on.rules.cards import PRICES, SPECIALS, neighbours
from postparade.games.odds_on.rules.evolve import Progress
from postparade.games.odds_on.rules.meeting import after_turn
from postparade.games.odds_on.rules.shuffling import Shuffled
from postparade.games.odds_on.rules.specials import play_special
from postparade.games.odds_on.rules.state import State


def take_turn(state: State, action: Turn, seat: int | None, shuffled: Shuffled) -> tuple[ev.Event, ...] | Refusal:
    """The events of one turn, up to the first market of the next race if it sends the race off.

    The house (``seat`` is ``None``) may only pass, for the seat whose turn it is.
    """
    refusal = refused(state, action, seat)
    if refusal is not None:
        return refusal
    assert state.turn is not None
    player, progress = state.turn, Progress(state)
    match action:
        case Play():
            _play(progress, action, player)
        case Discard():
            progress.tell(ev.CardDiscarded(player, action.card))
        case Pass():
            progress.tell(ev.Passed(player))
    if not isinstance(action, Pass):
        _draw(progress, player, shuffled)
    after_turn(progress, len(state.unpriced), shuffled)
    return tuple(progress.events)


def refused(state: State, action: Turn, seat: int | None) -> Refusal | None:
    """Why ``action`` is not possible now, in the order of the rules (section 11), or ``None``."""
    if state.phase == "finished":
        return refuse("game_over")
    if state.printed and state.phase != "setup":
        return refuse("wrong_phase", phase=state.phase, action="a turn on a phone")
    if state.turn is None:
        return refuse("meeting_not_open")
    if seat is not None and seat != state.turn:
        return refuse("not_your_turn", turn=state.turn)
    if isinstance(action, Pass):
        return None
    if seat is None:
        return refuse("not_allowed", role="host")
    if action.card not in state.hand(seat):
        return refuse("card_not_in_hand")
    return refused_at(state, action) if isinstance(action, Play) else None


def refused_at(state: State, action: Play) -> Refusal | None:
    """Why the card of ``action`` may not be laid where it says, whoever holds it, or ``None``."""
    refusal = _refused_gate(state, action.gate)
    if refusal is not None:
        return refusal
    gate = state.gate(action.gate)
    assert gate is not None
    if action.card in PRICES:
        if gate.price is not None and action.card not in neighbours(gate.price):
            return refuse("price_not_adjacent", price=PRICES[action.card].price, present=PRICES[gate.price].price)
        return None
    if SPECIALS[action.card].effect != "swap_horses":
        return None
    if action.swap_with is None:
        return refuse("target_missing")
    return refuse("target_same") if action.swap_with == action.gate else _refused_gate(state, action.swap_with)


def _refused_gate(state: State, number: int) -> Refusal | None:
    gate = state.gate(number)
    if gate is None:
        return refuse("no_such_gate", gate=number, gates=len(state.gates))
    return refuse("horse_withdrawn", gate=number) if gate.withdrawn else None


def _play(progress: Progress, action: Play, player: int) -> None:
    gate = progress.state.gate(action.gate)
    assert gate is not None
    if action.card in SPECIALS:
        play_special(progress, player, gate, action)
        return
    card = PRICES[action.card]
    previous = None if gate.price is None else PRICES[gate.price].price
    progress.tell(ev.PriceSet(player, gate.number, action.card, card.price, card.dollars, previous, gate.owner))


def _draw(progress: Progress, player: int, shuffled: Shuffled) -> None:
    if not progress.state.pile:
        discard = progress.state.discard
        progress.tell(ev.PileRefilled(len(discard), shuffled("pile", discard)))
    progress.tell(ev.CardDrawn(player, progress.state.pile[0]))
