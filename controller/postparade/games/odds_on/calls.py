"""Calls of Odds On: prices, incidents, the going, a race told by what made the horses fast."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import evening_calls, finish_calls, running_calls
from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.game_calls import GameCalls, Sound
from postparade.announcer.commentary.race_model import RaceModel, added, front, left, news, order
from postparade.games.odds_on.rules import events as ev
from postparade.rules.race import Lane

LAST = "line"
"""The last part of a race: it leaves no time for two names."""
IN_ONE_BREATH = 2
"""Names of runners in one line: anything that happens meanwhile waits for that many at most."""
NEAR = 0.15
"""Gap, as a share of the distance, within which the second horse is said to chase the leader."""


def meeting(context: CallContext) -> Iterator[Call]:
    """The meeting begins, and the first price is awaited."""
    for opened in context.all(ev.MeetingOpened):
        line = context.line("meeting", going=opened.going)
        yield context.call(Priority.TURN, line, topic="evening", patience=6.0)
    for market in context.all(ev.MarketOpened):
        lines = (context.line("market", market.player), *_field(context))
        valid = context.valid_while(exactly=context.after.race)
        call = context.call(Priority.TURN, *lines, topic="market", patience=12.0, valid=valid)
        # Whatever happens meanwhile is said after the two names that are being read.
        yield replace(call, firm=1, rest=Priority.FILLER)


def _field(context: CallContext) -> Iterator[Line]:
    """The horses, two by two, where they have names and run in one race only."""
    lanes = context.after.race.lanes if context.after.race is not None else ()
    if len(lanes) <= IN_ONE_BREATH or context.stepwise or not all(lane.name for lane in lanes):
        return
    for at in range(0, len(lanes), IN_ONE_BREATH):
        pair, last = lanes[at : at + IN_ONE_BREATH], at + IN_ONE_BREATH >= len(lanes)
        if len(pair) == IN_ONE_BREATH:
            key = "field-last" if last else "field-next" if at else "field"
            yield context.line(key, horse=pair[0].number, other=pair[1].number)
        else:
            yield context.line("field-one", horse=pair[0].number)


def prices(context: CallContext) -> Iterator[Call]:
    """The bookmaker's patter: a first price, a shorter one, a longer one; and the last horse without any."""
    for made in context.all(ev.PriceSet):
        price, previous = _odds(made.price), _odds(made.previous or "")
        if price is None:
            continue
        key = "price-first"
        if previous is not None:
            key = "price-shortens" if Fraction(*price) < Fraction(*previous) else "price-drifts"
        line = context.line(key, made.player, horse=made.horse, win=price[0], stake=price[1])
        yield context.call(Priority.COLOUR, line, topic="price", interrupts=Priority.FILLER, patience=4.0)
    for last in context.all(ev.LastMarket):
        line = context.line("last-market", horse=last.horse)
        yield context.call(Priority.TURN, line, topic="market", patience=5.0, valid=context.valid_while(running=False))


def _odds(price: str) -> tuple[int, int] | None:
    """``5:1`` as numbers."""
    win, _, stake = price.partition(":")
    return (int(win), int(stake)) if win.isdigit() and stake.isdigit() and int(stake) else None


def incidents(context: CallContext) -> Iterator[Call]:
    """What befalls a horse in the paddock, and the rain."""
    for special in context.all(ev.SpecialPlayed):
        key = f"special-{special.number}"
        if context.has(key):
            line = context.line(key, special.player, horse=special.horse)
            yield context.call(Priority.TURN, line, topic="incident", interrupts=Priority.FILLER, patience=5.0)
    for replaced in context.all(ev.HorseReplaced):
        line = context.line("horse-in", horse=replaced.horse)
        yield context.call(Priority.TURN, line, topic="incident", patience=4.0)
    for rain in context.all(ev.GroundSoftened):
        if rain.going != rain.before:
            line = context.line("going-now", going=rain.going)
            yield context.call(Priority.TURN, line, topic="course", patience=6.0)


def withdrawals(context: CallContext) -> Iterator[Call]:
    """A horse is taken out of the race."""
    for gone in context.all(ev.Withdrawn):
        line = context.line("withdrawn", horse=gone.horse)
        yield context.call(Priority.TURN, line, interrupts=Priority.FILLER, patience=3.0)


def shares(context: CallContext) -> Iterator[Call]:
    """What moves the field: the course, the going, the incidents, for the one horse that they help or hurt most."""
    race = context.after.race
    for running in context.all(ev.Running):
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


def standing(context: CallContext) -> Iterator[Call]:
    """How the race stands, when a part of it has changed nothing in front."""
    before, race = context.update.race_before, context.after.race
    if not context.any(ev.Running) or before is None or race is None or not race.running or not front(before):
        return
    ahead, placed = front(race), order(race)
    if len(ahead) > 2 or ahead != front(before) or news(context.before, context.after, "half"):
        return
    rests = [left(lane) for lane in placed[1:3]]
    if len(ahead) == 2:
        key = "level-still" if context.energy == "hot" else "still-level"
        line = context.line(key, horse=ahead[0], other=ahead[1])
    elif _chased(context, rests, placed[0]):
        line = context.line("chased", horse=ahead[0], other=placed[1].number)
    else:
        line = context.line("leads-still", horse=ahead[0])
    valid = context.valid_while(exactly=race)
    yield context.call(Priority.COLOUR, line, topic="share", patience=0.8, valid=valid)


def _chased(context: CallContext, rests: list[int], leader: Lane) -> bool:
    """Whether one horse alone is close behind ``leader``, and there is time to name both. ``rests`` is what the second
    and the third still have to run."""
    if not rests or len(set(rests)) < len(rests) or any(told.part == LAST for told in context.all(ev.Running)):
        return False
    return rests[0] - left(leader) <= NEAR * leader.length


def points(context: CallContext) -> Iterator[Call]:
    """What the race brought each bookmaker: a caption for each payment and, once all are paid, a spoken call, best
    first."""
    for paid in context.all(ev.BookmakerPaid):
        if paid.points:
            yield context.call(Priority.TURN, _points(context, paid.player, paid.points), spoken=False)
    if context.any(ev.RaceClosed):
        by_points = sorted(context.after.points.items(), key=lambda item: -item[1])
        lines = [_points(context, player, gained) for player, gained in by_points if gained]
        lines = lines or [context.line("race-nobody")]
        yield context.call(Priority.TURN, *lines, topic="points", patience=8.0, calmly=True)


def _points(context: CallContext, player: int, gained: int) -> Line:
    return context.line("points-won" if gained > 0 else "points-lost", player, points=abs(gained))


def chalked(context: CallContext) -> Iterator[Line]:
    """Who had chalked up the winner, and at what price."""
    race = context.after.race
    winner = race.winner if race is not None else None
    if winner is None:
        return
    for runner in getattr(context.update.view.play, "runners", ()):
        price = _odds(runner.price or "")
        if runner.gate == winner and price is not None and runner.owner is not None:
            yield context.line("chalked", runner.owner, horse=winner, win=price[0], stake=price[1])


class OddsOnCalls(GameCalls):
    """The calls of Odds On."""

    words = "postparade.games.odds_on:words/calls"
    rules = (
        evening_calls.deal,
        meeting,
        running_calls.off,
        incidents,
        running_calls.moves,
        shares,
        standing,
        prices,
        withdrawals,
        finish_calls.finish,
        points,
    )
    # Cards in hand are nobody else's business; what a special does is told with the special.
    silent = frozenset(
        (
            ev.RunnerEntered,
            ev.JockeyReplaced,
            ev.HorsesSwapped,
            ev.BetsRemoved,
            ev.CardDiscarded,
            ev.Passed,
            ev.PileRefilled,
            ev.CardDrawn,
        )
    )

    def at_the_line(self, context: CallContext) -> Iterator[Line]:
        """Whose price stood beside the winner."""
        return chalked(context)

    def follow(self, model: RaceModel, event: Struct) -> RaceModel:
        """Counts what the race brought every bookmaker."""
        if isinstance(event, ev.BookmakerPaid):
            return replace(model, points=added(model.points, event.player, event.points))
        return model

    def sounds(self, event: Struct) -> tuple[Sound, ...]:
        """Chips for a bookmaker who gained."""
        return ("chips",) if isinstance(event, ev.BookmakerPaid) and event.points > 0 else ()


CALLS = OddsOnCalls()
