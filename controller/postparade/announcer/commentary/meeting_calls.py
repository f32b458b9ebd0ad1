"""Calls of games among bookmakers: prices, incidents, the going, a race told by what made the horses fast."""

from collections.abc import Iterator
from fractions import Fraction

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.events import (
    BookmakerPaid,
    GroundSoftened,
    LastMarket,
    MarketOpened,
    MeetingOpened,
    PriceSet,
    Running,
    SpecialPlayed,
)


def meeting(context: CallContext) -> Iterator[Call]:
    """The meeting begins, and the first price is awaited."""
    for opened in context.all(MeetingOpened):
        line = context.line("meeting", going=opened.going)
        yield context.call(Priority.TURN, line, topic="evening", patience=6.0)
    for market in context.all(MarketOpened):
        line = context.line("market", market.player)
        yield context.call(Priority.TURN, line, topic="market", patience=12.0)


def prices(context: CallContext) -> Iterator[Call]:
    """The bookmaker's patter: a first price, a shorter one, a longer one; and the last horse without any."""
    for made in context.all(PriceSet):
        price, previous = _odds(made.price), _odds(made.previous or "")
        if price is None:
            continue
        key = "price-first"
        if previous is not None:
            key = "price-shortens" if Fraction(*price) < Fraction(*previous) else "price-drifts"
        line = context.line(key, made.player, horse=made.horse, win=price[0], stake=price[1])
        yield context.call(Priority.COLOUR, line, topic="price", interrupts=Priority.FILLER, patience=4.0)
    for last in context.all(LastMarket):
        line = context.line("last-market", horse=last.horse)
        yield context.call(Priority.TURN, line, topic="market", patience=5.0, valid=context.valid_while(running=False))


def _odds(price: str) -> tuple[int, int] | None:
    """``5:1`` as numbers."""
    win, _, stake = price.partition(":")
    return (int(win), int(stake)) if win.isdigit() and stake.isdigit() and int(stake) else None


def incidents(context: CallContext) -> Iterator[Call]:
    """What befalls a horse in the paddock, and the rain."""
    for special in context.all(SpecialPlayed):
        key = f"special-{special.number}"
        if context.has(key):
            line = context.line(key, special.player, horse=special.horse)
            yield context.call(Priority.TURN, line, topic="incident", interrupts=Priority.COLOUR, patience=4.0)
    for rain in context.all(GroundSoftened):
        if rain.going != rain.before:
            line = context.line("going-now", going=rain.going)
            yield context.call(Priority.TURN, line, topic="course", patience=6.0)


def shares(context: CallContext) -> Iterator[Call]:
    """What moves the field: the course, the going, the incidents, for the one horse that they help or hurt most."""
    race = context.after.race
    for running in context.all(Running):
        key = {"track": "likes-course", "going": "likes-going", "specials": "helped"}.get(running.part)
        if key is None or race is None or not race.running:
            continue
        best, worst = max(running.shares.values(), default=0), min(running.shares.values(), default=0)
        chosen, key = (best, key) if best > 0 else (worst, "hurt" if key == "helped" else "hates-course")
        horses = [horse for horse, share in running.shares.items() if share == chosen]
        if chosen and len(horses) == 1:
            valid = context.valid_while(running=True)
            line = context.line(key, horse=horses[0])
            yield context.call(Priority.COLOUR, line, topic="share", patience=1.5, valid=valid)


def points(context: CallContext) -> Iterator[Call]:
    """What the race brought each bookmaker."""
    for paid in context.all(BookmakerPaid):
        if paid.points:
            key = "points-won" if paid.points > 0 else "points-lost"
            line = context.line(key, paid.player, points=abs(paid.points))
            yield context.call(Priority.TURN, line, topic="points", patience=2.5, calmly=True)
