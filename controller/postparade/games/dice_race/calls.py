"""Calls of the dice races: scratches, fines, cards, the pot. Every payment stands in the caption; the voice names the
large ones.

Whoever holds the cards of a scratched horse sees the price on the board and the bill on the phone: a caller who read
every bill aloud would say little else.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import evening_calls, finish_calls, running_calls
from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Energy, Line, Priority
from postparade.announcer.commentary.favourites import favourites, long_shots
from postparade.announcer.commentary.game_calls import GameCalls, Sound, phrases
from postparade.announcer.commentary.idle_remarks import RUNNING, WASTED, gap, last_step, running_order
from postparade.announcer.commentary.race_model import NO_GAME, RaceModel, added, at_the_wire, front, left
from postparade.announcer.commentary.validity import Validity
from postparade.games.dice_race.odds.expected import before_the_off, from_the_gate
from postparade.games.dice_race.rules import events as ev
from postparade.rules.contract import GameStatus
from postparade.rules.dice import TWO_SIXES
from postparade.rules.events import RaceBegan, Rolled
from postparade.rules.race import Lane, Race
from postparade.table.messages import Update

HORSES = TWO_SIXES.sums
"""The horses that a sound pack names; those of other dice are spoken at the table."""
PRICED_RACES = 2
"""Races of a game in which the voice names what a card of a scratched horse costs."""
REMARKABLE = (6, 12)
"""Scratched numbers of whoever has rolled most of them in a race that deserve sympathy."""
DEAR = 3
"""Cards of a scratched horse from which the voice names who pays for them."""
FINE_TURNS = 4
"""Number of kinds of call that fines get in turn."""
GREAT = 30
"""Chips that are worth raising the voice for."""


def scratch(context: CallContext) -> Iterator[Call]:
    """A horse is scratched and its holders pay; with the last, the race is off.

    With physical cards the payments (and the off) come in a later update, once the cards are counted.
    """
    lines: list[Line] = []
    notes: list[Line] = []
    scratched, counted, asked = context.first(ev.Scratched), context.first(ev.Counted), context.first(ev.Asked)
    if scratched is not None:
        lines.append(context.line(_manner(context, scratched.horse), horse=scratched.horse))
        price = context.line("price", chips=scratched.value)
        others = (toll for horse, toll in context.status.tolls.items() if horse != scratched.horse)
        # The voice leaves out the price if another scratch costs the same, if it would delay the off, and after some
        # races, when everybody knows the prices, which never change.
        known = scratched.value in others or context.any(ev.Off) or context.after.number > PRICED_RACES
        (notes if known else lines).append(price)
    if asked is not None and asked.why == "scratch":
        lines.append(context.line("ask-scratch", horse=asked.horse))
    if counted is not None and counted.missing:
        lines.append(context.line("counted-missing", cards=counted.missing, horse=counted.horse))
    payments = [one for one in context.all(ev.Paid) if one.reason == "scratch"]
    dear = scratched.value * DEAR if scratched is not None else 0
    before_bills = len(lines)
    for payment in payments:
        aloud = 0 < payment.paid < payment.due or 0 < dear <= payment.paid
        (lines if aloud else notes).append(_bill(context, payment))
        lines += _broke(context, payment)
    if scratched is not None and asked is None and not payments:
        lines.append(context.line("pay-nobody", horse=scratched.horse))
    lines += _what_is_next(context)
    if context.any(ev.Off):
        yield from _off(context, [*lines, *notes])
    else:
        yield from _call(context, lines, notes, before_bills)


def _off(context: CallContext, notes: list[Line]) -> Iterator[Call]:
    """The race is off, after the last scratch."""
    off, scratched, counted = context.first(ev.Off), context.first(ev.Scratched), context.first(ev.Counted)
    assert off is not None
    # The off comes with the bell: whatever else the roll did is written below it, and read by those concerned.
    without = scratched.horse if scratched is not None else counted.horse if counted is not None else 0
    first = context.line("off-without", horse=without) if without else context.line("off")
    called, lapses = [first], None
    if off.first_roller is not None:
        called.append(context.line("has-dice", player=off.first_roller))
        # Lapses once the dice have been rolled.
        lapses = context.valid_while(exactly=context.after.race, streak=context.after.streak)
    call = context.call(
        Priority.RULE, *called, topic="rule", interrupts=Priority.RULE, notes=tuple(notes), noted_after=1
    )
    yield replace(call, firm=1, lapses=lapses)


def fine(context: CallContext) -> Iterator[Call]:
    """A scratched number came up: before the off it may cost chips and may be rolled again; in the race it costs
    chips."""
    repeated = context.first(ev.Repeated)
    if repeated is not None:
        lines = [context.line("repeat-again" if repeated.again else "repeat", horse=repeated.horse)]
        bills = [one for one in context.all(ev.Paid) if one.reason == "repeat"]
        lines += [line for one in bills for line in _broke(context, one)]
        yield from _call(context, lines, [_bill(context, one) for one in bills], 1)
    for payment in context.all(ev.Paid):
        if payment.reason == "scratched_roll":
            yield from _fine(context, payment)


def _fine(context: CallContext, payment: ev.Paid) -> Iterator[Call]:
    """A word of sympathy, or else in turn: the scratched horse; who is one step from the line; nothing but the sound of
    chips; the order, or again who is one step from the line. A roll that moves nobody is the moment to tell how the
    race stands."""
    bill = _bill(context, payment)
    total, own = sum(context.after.fines.values()), context.after.fines.get(payment.player, 0)
    turn = (total - 1) % FINE_TURNS
    lines, notes = list[Line](), [bill]
    # Before a roll that may decide there is silence, but for a reminder of whom it would take home, after every second
    # fine: three of them without a word are ten seconds.
    decisive = context.energy == "hot" or bool(at_the_wire(context.after.race))
    if turn == 0 and not decisive:
        lines = [context.line("scratched-roll", horse=payment.horse)]
    elif turn in (1, 3):
        standing = tuple(_standing(context, turn == 1 or decisive))
        yield from standing
        if not standing and not decisive:
            lines = [context.line("scratched-roll", horse=payment.horse)]
    valid = None
    most = own == max(context.after.fines.values(), default=0)
    if context.after.whole and own in REMARKABLE and most and not decisive:
        lines, notes = [context.line("fined-again", player=payment.player, times=own)], [bill]
        valid = context.valid_while(streak=context.after.streak)
    yield from _call(context, [*lines, *_broke(context, payment)], notes, 1, valid)


def _standing(context: CallContext, reminder: bool) -> Iterator[Call]:
    """How the race stands, after a roll that moved nobody: as a ``reminder``, who is one step from the line; else the
    running order, unless nobody has moved for long."""
    lines = list(last_step(context)) if reminder else []
    if context.after.wasted < WASTED:
        lines += (*running_order(context), *gap(context))
    for line in lines:
        valid = context.valid_while(exactly=context.after.race)
        yield context.call(Priority.COLOUR, line, interrupts=Priority.FILLER, topic="quiet", valid=valid)
        return


def _call(
    context: CallContext, lines: list[Line], notes: list[Line], noted_after: int, valid: Validity | None = None
) -> Iterator[Call]:
    """A call about rules, or a mere caption where there is nothing to say called."""
    if lines:
        yield context.call(
            Priority.RULE,
            *lines,
            topic="rule",
            interrupts=Priority.COLOUR,
            notes=tuple(notes),
            noted_after=noted_after,
            valid=valid,
        )
    elif notes:
        yield context.call(Priority.RULE, *notes, topic="rule", spoken=False)


def _bill(context: CallContext, payment: ev.Paid | ev.AntePaid) -> Line:
    if payment.due and not payment.paid:
        return context.line("pay-nothing", player=payment.player, due=payment.due)
    if payment.paid < payment.due:
        return context.line("pay-short", player=payment.player, due=payment.due, chips=payment.paid)
    return context.line("pay", player=payment.player, chips=payment.paid)


def _broke(context: CallContext, payment: ev.Paid | ev.AntePaid) -> Iterator[Line]:
    if payment.paid and context.status.purses.get(payment.player) == 0:
        yield context.line("broke", player=payment.player)


def _manner(context: CallContext, horse: int) -> str:
    percent = before_the_off(context.after.race) if context.after.race is not None else {}
    if horse in favourites(percent):
        return "scratch-favourite"
    return "scratch-outsider" if horse in long_shots(percent) else "scratch"


def _what_is_next(context: CallContext) -> Iterator[Line]:
    """Before the last scratch: one more, and the race is off."""
    race = context.after.race
    if not context.any(ev.Scratched) or context.any(ev.Off) or race is None:
        return
    boxes = len(getattr(context.update.view.play, "boxes", ()))
    if sum(lane.scratched for lane in race.lanes) == boxes - 1:
        yield context.line("one-more-scratch")


def stray(context: CallContext) -> Iterator[Call]:
    """A sum came up that is no horse's."""
    if context.any(ev.Passed):
        yield from _call(context, [context.line("no-horse")], [], 1)


def counting(context: CallContext) -> Iterator[Call]:
    """Physical cards: what a seat said it holds."""
    for held in context.all(ev.Held):
        line = context.line("held", player=held.player, cards=held.cards, horse=held.horse)
        yield context.call(Priority.FILLER, line, spoken=False)


def hopes(context: CallContext) -> Iterator[Line]:
    """Who would collect if the leader held on, where the cards are known."""
    ahead = front(context.after.race)
    # The messages speak of cards: they are true where scratched cards cost.
    if len(ahead) != 1 or not context.status.bills or not context.status.holders:
        return
    held = context.status.holders.get(ahead[0], {})
    if not held:
        yield context.line("stands-nobody", horse=ahead[0])
    elif len(held) > 1:
        yield context.line("stands-several", horse=ahead[0], players=len(held))
    else:
        ((seat, cards),) = held.items()
        if share := _share(context.after.pot, context.update.view.play, ahead[0], cards) * cards:
            yield context.line("stands", player=seat, horse=ahead[0], chips=share)


def _share(pot: int, play: object, horse: int, cards: int) -> int:
    """What each of ``cards`` winning cards in hands gets of ``pot`` if ``horse`` wins, house rules of ``play`` (the
    game's view) included."""
    kept = getattr(play, "pot_cards", ()).count(horse)
    return (pot - _purse(pot, play)) // max(1, cards + kept)


def _purse(pot: int, play: object) -> int:
    """What ``pot`` pays whoever rolls the winner home."""
    return min(pot, getattr(play, "roller_purse", 0))


def _before_the_race(context: CallContext) -> Iterator[Line]:
    """House rules: the cards that an even deal left over, and the ante, with everybody who could not pay it in full."""
    over = context.first(ev.LeftOver)
    if over is not None:
        yield context.line("left-over", cards=sum(over.cards))
    antes = context.all(ev.AntePaid)
    if antes:
        yield context.line("ante", chips=antes[0].due)
    for payment in antes:
        if payment.paid < payment.due:
            yield _bill(context, payment)
        yield from _broke(context, payment)


def _collected(context: CallContext) -> Iterator[Line]:
    """The payouts, and what stays in the pot."""
    payouts, carried = context.all(ev.PaidOut), context.first(ev.Carried)
    roller = context.first(ev.RollerPaid)
    if roller is not None and roller.paid:
        yield context.line("roller-purse", player=roller.player, chips=roller.paid)
    for payout in payouts:
        broke = context.before.broke.get(payout.player)
        since = context.after.rolls - broke if broke is not None and context.after.whole else 0
        if since > 0:
            yield context.line("wins-broke", player=payout.player, chips=payout.amount, rolls=since)
        else:
            key = "wins-big" if payout.amount >= GREAT else "wins"
            yield context.line(key, player=payout.player, chips=payout.amount)
    if carried is None:
        return
    if not payouts:
        yield context.line("wins-nobody")
    if carried.amount:
        yield context.line("carry" if payouts else "carry-all", chips=carried.amount)


class DiceRaceCalls(GameCalls):
    """The calls of every dice race."""

    words = "postparade.games.dice_race:words/calls"
    phrases = (
        *phrases(("one-more-scratch", "wins-nobody", "pay-nobody")),
        *phrases(("scratch", "scratched-roll", "repeat", "repeat-again"), horse=HORSES),
        *phrases(("off-without", "scratch-favourite", "scratch-outsider", "ask-scratch", "ask-finish"), horse=HORSES),
        *phrases(("price",), chips=range(1, 6)),
        *phrases(("carry", "carried-in"), chips=range(1, 7)),
        *phrases(("stands-several",), horse=HORSES, players=range(2, 4)),
    )
    spirited: Mapping[str, tuple[Energy, ...]] = {"scratched-roll": ("calm", "warm")}
    rules = (
        evening_calls.roll,
        evening_calls.deal,
        scratch,
        fine,
        stray,
        counting,
        running_calls.rare_rolls,
        running_calls.moves,
        running_calls.streak,
        finish_calls.finish,
        evening_calls.seating,
    )
    remarks = (RUNNING[0], hopes, *RUNNING[1:])
    settling = (Rolled, RaceBegan, ev.Counted)

    def dealt(self, context: CallContext, begun: RaceBegan) -> Iterator[Line]:
        """The chips that were shared out, the ante, and what lies in the pot."""
        shared = context.first(ev.Redistributed)
        if shared is not None:
            yield context.line("redistributed", chips=shared.each)
        yield from _before_the_race(context)
        if context.after.pot and begun.race > 1:
            yield context.line("carried-in", chips=context.after.pot)

    def at_the_line(self, context: CallContext) -> Iterator[Line]:
        """Printed cards: who holds those of the winner?"""
        asked = context.first(ev.Asked)
        if asked is not None and asked.why == "finish":
            yield context.line("ask-finish", horse=asked.horse)

    def collected(self, context: CallContext) -> Iterator[Line]:
        """The payouts, and what stays in the pot."""
        return _collected(context)

    def follow(self, model: RaceModel, event: Struct) -> RaceModel:
        """Counts what every seat has paid in the race."""
        if isinstance(event, ev.Paid | ev.AntePaid):
            return replace(model, paid=added(model.paid, event.player, event.paid))
        return model

    def backers(self, status: GameStatus, lane: int) -> Mapping[int, int]:
        """Who has cards of the horse, where the table knows and they win something."""
        return status.holders.get(lane, {}) if status.bills else {}

    def chances(self, race: Race) -> Mapping[int, float]:
        """Before the off those of the boards that the games know, over all scratches to come; then those of the horses
        that run."""
        if race.running or race.finished:
            return from_the_gate(race)
        return before_the_off(race)

    def sounds(self, event: Struct) -> tuple[Sound, ...]:
        """Chips that change hands."""
        chips = event.amount if isinstance(event, ev.PaidOut) else 0
        if isinstance(event, ev.Paid | ev.AntePaid | ev.RollerPaid):
            chips = event.paid
        return (("chip" if chips == 1 else "chips"),) if chips else ()

    def expected(self, update: Update, lane: Lane) -> Iterator[Struct]:
        """What a scratched number costs: the value of its box, or what is left in the purse. After the finish, the
        roller's purse, and equal shares of the pot for every winning card that is known."""
        status = update.view.status or NO_GAME
        value = status.tolls.get(lane.number, 0)
        if lane.scratched:
            if value and status.turn is not None:
                paid = min(value, status.purses.get(status.turn, value))
                yield ev.Paid(status.turn, "scratched_roll", lane.number, value, paid)
        elif left(lane) <= 1:
            held = status.holders.get(lane.number, {})
            play = update.view.play
            purse = _purse(status.pot, play)
            if purse and status.turn is not None:
                yield ev.RollerPaid(status.turn, purse, purse)
            share = _share(status.pot, play, lane.number, sum(held.values()))
            for seat, cards in held.items():
                if share and status.bills:
                    yield ev.PaidOut(seat, cards, share * cards)


CALLS = DiceRaceCalls()
