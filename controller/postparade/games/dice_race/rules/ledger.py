"""Which purse pays which in a dice race. Derived from the events alone, so that the audit can check the state against
it."""

from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.state import State
from postparade.rules.chips import BOX, CASHIER, POT, Transfer, purse


def accounts(state: State) -> dict[str, int]:
    """Every purse, the pot and the box, in chips."""
    purses = {purse(seat): chips for seat, chips in zip(state.players, state.chips, strict=True)}
    return {**purses, POT: state.pot, BOX: state.box}


def transfers(state: State, event: ev.Event) -> tuple[Transfer, ...]:
    """The payments that ``event`` makes; ``state`` is the one before it."""
    match event:
        case ev.Paid(player=player, paid=paid, reason=reason):
            return (Transfer(purse(player), POT, paid, reason),)
        case ev.AntePaid(player=player, paid=paid):
            return (Transfer(purse(player), POT, paid, "ante"),)
        case ev.RollerPaid(player=player, paid=paid):
            return (Transfer(POT, purse(player), paid, "roller's purse"),)
        case ev.PaidOut(player=player, amount=amount):
            return (Transfer(POT, purse(player), amount, "payout"),)
        case ev.Redistributed(each=each):
            collected = tuple(
                Transfer(purse(seat), BOX, chips, "collect")
                for seat, chips in zip(state.players, state.chips, strict=True)
            )
            return *collected, *(Transfer(BOX, purse(seat), each, "share out") for seat in state.players)
        case ev.Joined(player=player, chips=chips):
            return (Transfer(CASHIER, purse(player), chips, "join"),)
        case ev.ToppedUp(player=player, chips=chips):
            return (Transfer(CASHIER, purse(player), chips, "top up"),)
        case ev.Left(player=player, chips=chips):
            rest = state.chips[state.seat_index(player)] - chips
            returned = (Transfer(purse(player), BOX, rest, "leave"),) if rest else ()
            return Transfer(purse(player), CASHIER, chips, "leave"), *returned
    return ()
