"""Which purse pays which. Derived from the events alone, so that the audit can check the state against it."""

from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.chips import Transfer, purse

BANK = "bank"
"""Pays every gain and takes every penalty; it is never empty, and may be below zero."""


def accounts(state: State) -> dict[str, int]:
    """Every purse and the bank, in chips; nothing where people have chips of their own."""
    if not state.accounts:
        return {}
    return {**{purse(seat): chips for seat, chips in state.money.items()}, BANK: state.bank}


def transfers(event: ev.Event) -> tuple[Transfer, ...]:
    """The payments that ``event`` makes."""
    match event:
        case ev.HousePaid(player=player, amount=amount):
            return (Transfer(BANK, purse(player), amount, "house_pay"),)
        case ev.VipPaid(player=player, amount=amount):
            return (Transfer(BANK, purse(player), amount, "vip_pay"),)
        case ev.Settled(player=player, gain=gain, paid=paid):
            return Transfer(BANK, purse(player), gain, "gain"), Transfer(purse(player), BANK, paid, "penalty")
        case ev.Left(player=player, chips=chips):
            return (Transfer(purse(player), BANK, chips, "leave"),)
    return ()
