"""Calls about chips: fines, the pot, who counts what. Amounts are those that were booked."""

from collections.abc import Iterator

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority

MILESTONES = (50, 100, 150, 200, 300, 400, 500)


def payments(context: CallContext, reason: str) -> Iterator[Line]:
    """Who pays how much, and whose purse is empty now."""
    purses = {view.seat: view.chips for view in getattr(context.update.view.play, "seats", ())}
    for paid in context.all("pay"):
        if paid.reason != reason:
            continue
        if paid.paid < paid.due:
            yield context.line("pay-short", player=paid.player, due=paid.due, chips=paid.paid)
        else:
            yield context.line("pay", player=paid.player, chips=paid.paid)
        if paid.paid and purses.get(paid.player) == 0:
            yield context.line("broke", player=paid.player)


def counting(context: CallContext) -> Iterator[Call]:
    """Physical cards: what a seat said that it holds."""
    for held in context.all("held"):
        line = context.line("held", player=held.player, cards=held.cards, horse=held.horse)
        yield context.call(Priority.FILLER, line, spoken=False)


def pot(context: CallContext) -> Iterator[Call]:
    """The pot passed a round number."""
    passed = [mark for mark in MILESTONES if context.before.pot < mark <= context.after.pot]
    if passed and context.before.number == context.after.number and context.before.epoch == context.after.epoch:
        yield context.call(Priority.FILLER, context.line("pot", chips=passed[-1]), patience=3.0)
