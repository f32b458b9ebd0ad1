"""What a viewer may do now, as templates that are filled in on the screen."""

from collections.abc import Iterator

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.actions import Adjust, Commit, Cut, Enter, FillIn, Toss
from postparade.games.bettor_horse.rules.committing import FASTEST, PICKS
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.contract import Choice, Need
from postparade.rules.viewer import Viewer


def choices_of(state: State, viewer: Viewer) -> tuple[Choice, ...]:
    """Legal actions of ``viewer``, most likely first."""
    if state.result is not None or viewer.role not in ("seat", "host"):
        return ()
    return tuple(_house(state) if viewer.role == "host" else _seat(state, viewer.seat or 0))


def _seat(state: State, seat: int) -> Iterator[Choice]:
    now = state.round
    if state.printed:
        if seat in now.pair:
            yield _enter(state)
        return
    if seat not in state.waiting:
        return
    match state.phase:
        case "commit":
            cards = Need("cards", "card", state.available(seat), least=now.size, most=now.size, ordered=True)
            needs = (cards, Need("bet", "option", deck.BETS))
            yield Choice(Commit((), ""), "commit", {"cards": now.size}, needs, confirm=True)
        case "track":
            yield _going(state)
        case "adjust":
            yield Choice(Adjust(0), "adjust", needs=(Need("by", "option", of=PICKS),))


def _house(state: State) -> Iterator[Choice]:
    if state.printed:
        yield _enter(state)
    elif state.phase == "track":
        yield _going(state)
    else:
        for seat in state.waiting:
            yield Choice(FillIn(seat), "fill-in", {"seat": seat}, confirm=True)


def _going(state: State) -> Choice:
    if state.round.duel:
        return Choice(Toss(), "toss", primary=True)
    return Choice(Cut(), "cut", primary=True)


def _enter(state: State) -> Choice:
    size = state.round.size
    first, second = state.round.pair
    needs = (
        Need("bets", "option", of=deck.BETS, least=2, most=2, ordered=True),
        Need("speeds", "count", least=2 * size, most=2 * size, ordered=True, lowest=0, highest=FASTEST),
    )
    return Choice(Enter((), ()), "enter", {"first": first, "second": second}, needs, primary=True)
