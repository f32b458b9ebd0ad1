"""Calls about chips: fines, the pot, who counts what. Nobody is ever told less than what was booked."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.scene import Occasion

MILESTONES = (50, 100, 150, 200, 300, 400, 500)


def payments(scene: Occasion, reason: str) -> Iterator[Line]:
    """Who pays how much, and whose purse is empty now."""
    purses = {view.seat: view.chips for view in getattr(scene.notice.view.play, "seats", ())}
    for paid in scene.all("pay"):
        if paid.reason != reason:
            continue
        if paid.paid < paid.due:
            yield scene.line("pay-short", player=paid.player, due=paid.due, chips=paid.paid)
        else:
            yield scene.line("pay", player=paid.player, chips=paid.paid)
        if paid.paid and purses.get(paid.player) == 0:
            yield scene.line("broke", player=paid.player)


def counting(scene: Occasion) -> Iterator[Call]:
    """Physical cards: what a seat said that it holds."""
    for held in scene.all("held"):
        line = scene.line("held", player=held.player, cards=held.cards, horse=held.horse)
        yield scene.call(Priority.FILLER, line, spoken=False)


def pot(scene: Occasion) -> Iterator[Call]:
    """The pot passed a round number."""
    passed = [mark for mark in MILESTONES if scene.before.pot < mark <= scene.after.pot]
    if passed and scene.before.number == scene.after.number and scene.before.epoch == scene.after.epoch:
        yield scene.call(Priority.FILLER, scene.line("pot", chips=passed[-1]), patience=3.0)
