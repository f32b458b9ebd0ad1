"""Calls about chips: scratches, fines, the pot, who collects. Nobody is ever told less than what was booked."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.race_model import runners
from postparade.announcer.commentary.running_calls import long_shots
from postparade.announcer.commentary.scene import Scene
from postparade.games.dice_race import events as ev

MILESTONES = (50, 100, 150)


def scratch(scene: Scene) -> Iterator[Call]:
    """A horse is scratched and its holders pay; with the fourth, the race is off.

    With physical cards the payments (and the off) come in a later notice, once the cards are counted.
    """
    lines: list[Line] = []
    scratched, counted, off = scene.first(ev.Scratched), scene.first(ev.Counted), scene.first(ev.Off)
    if scratched is not None:
        lines += scene.line("scratch", horse=scratched.horse), scene.line("price", chips=scratched.value)
    asked = scene.first(ev.Asked)
    if asked is not None and asked.why == "scratch":
        lines.append(scene.line("ask-scratch", horse=asked.horse))
    if counted is not None and counted.missing:
        lines.append(scene.line("counted-missing", cards=counted.missing, horse=counted.horse))
    lines += payments(scene, "scratch")
    if off is not None:
        lines += scene.line("off"), scene.line("has-dice", name=scene.name(off.first_roller))
    if lines:
        yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def fine(scene: Scene) -> Iterator[Call]:
    """A scratched number came up: before the off it may cost and may be rolled again, in the race it costs."""
    repeated = scene.first(ev.Repeated)
    if repeated is not None:
        key = "repeat-again" if repeated.again else "repeat"
        lines = [scene.line(key, horse=repeated.horse), *payments(scene, "repeat")]
        yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)
    for paid in scene.all(ev.Paid):
        if paid.reason == "scratched_roll":
            lines = [scene.line("scratched-roll", horse=paid.horse), *payments(scene, "scratched_roll")]
            yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def payments(scene: Scene, reason: ev.PayReason) -> Iterator[Line]:
    """Who pays how much, and whose purse is empty now."""
    purses = {view.seat: view.chips for view in getattr(scene.notice.view.play, "seats", ())}
    for paid in scene.all(ev.Paid):
        if paid.reason != reason:
            continue
        name = scene.name(paid.player)
        if paid.paid < paid.due:
            yield scene.line("pay-short", name=name, due=paid.due, chips=paid.paid)
        else:
            yield scene.line("pay", name=name, chips=paid.paid)
        if paid.paid and purses.get(paid.player) == 0:
            yield scene.line("broke", name=name)


def counting(scene: Scene) -> Iterator[Call]:
    """Physical cards: what a seat said that it holds."""
    for held in scene.all(ev.Held):
        line = scene.line("held", name=scene.name(held.player), cards=held.cards, horse=held.horse)
        yield scene.call(Priority.FILLER, line, spoken=False)


def finish(scene: Scene) -> Iterator[Call]:
    """The winner, called twice, who collects, and after the last race the ranking."""
    finished = scene.first(ev.Finished)
    lines: list[Line] = []
    if finished is not None:
        if close_finish(scene):
            lines.append(scene.line("photo"))
        lines.append(scene.line("winner", horse=finished.horse))
        surprise = finished.horse in long_shots(scene.notice.view.game, scene.after.race)
        lines.append(scene.line("longshot" if surprise else "winner-again", horse=finished.horse))
    asked = scene.first(ev.Asked)
    if asked is not None and asked.why == "finish":
        lines.append(scene.line("ask-finish", horse=asked.horse))
    collecting = [*collected(scene), *ranking(scene)]
    if finished is not None:
        winner = finished.horse
        yield scene.call(
            Priority.RULE,
            *lines,
            *collecting,
            topic="finish",
            interrupts=Priority.RULE,
            valid=scene.claim(winner=winner),
        )
    elif collecting:
        yield scene.call(Priority.RULE, *collecting, topic="finish")


def ranking(scene: Scene) -> Iterator[Line]:
    """The result of the evening: who has most, the next two, and what belongs to nobody."""
    final = scene.first(ev.Result)
    if final is None:
        return
    best = max(final.totals.values())
    names = [scene.name(seat) for seat in final.winners]
    if len(names) == 1:
        yield scene.line("result-winner", name=names[0], chips=best)
    else:
        yield scene.line("result-shared", names=", ".join(names), chips=best)
    others = sorted((seat for seat in final.totals if seat not in final.winners), key=lambda s: (-final.totals[s], s))
    for seat in others[:2]:
        place = 1 + sum(1 for total in final.totals.values() if total > final.totals[seat])
        yield scene.line("result-rank", place=place, name=scene.name(seat), chips=final.totals[seat])
    if final.unclaimed_pot:
        yield scene.line("unclaimed", chips=final.unclaimed_pot)


def close_finish(scene: Scene) -> bool:
    """Whether another runner was within one move of the line when the winner crossed it."""
    race = scene.after.race
    if race is None or race.winner is None:
        return False
    return any(lane.length - lane.position <= 1 for lane in runners(race) if lane.number != race.winner)


def collected(scene: Scene) -> Iterator[Line]:
    """The payouts, and what stays in the pot."""
    payouts, carried = scene.all(ev.PaidOut), scene.first(ev.Carried)
    for payout in payouts:
        yield scene.line("wins", name=scene.name(payout.player), chips=payout.amount)
    if carried is None:
        return
    if not payouts:
        yield scene.line("wins-nobody")
    if carried.amount:
        yield scene.line("carry" if payouts else "carry-all", chips=carried.amount)


def pot(scene: Scene) -> Iterator[Call]:
    """The pot passed a round number."""
    passed = [mark for mark in MILESTONES if scene.before.pot < mark <= scene.after.pot]
    if passed and scene.before.number == scene.after.number and scene.before.epoch == scene.after.epoch:
        yield scene.call(Priority.FILLER, scene.line("pot", chips=passed[-1]), patience=3.0)
