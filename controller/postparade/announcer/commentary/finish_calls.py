"""Calls at the finish: the winner twice, who collects, the ranking of the game, and finally the official result."""

from collections.abc import Iterator

from msgspec.structs import replace

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.evening_memory import (
    ended_duel,
    recalled,
    recalled_dead_heats,
    thrown_away,
)
from postparade.announcer.commentary.race_model import RaceModel, apart, clear_by, order
from postparade.rules.dice import TWO_SIXES, total_of
from postparade.rules.events import Finished, GameOver, RacesOver, Rolled
from postparade.rules.race import Race, photo_finish, share
from postparade.table.presentation.scene_clock import Scene

COMEBACK, LENGTHS_BACK = 2 / 5 + 1e-9, 3
"""Share of the course of which more than that, and lengths of the winner's own course, must once have been between it
and the leader for a comeback; the rest is for rounding. A step of a short course is a large share of it."""
EASY, FAR_AHEAD = 4, 1 / 3
"""Lengths, and share of the course, by which a winner is ahead of the next runner in an easy win."""
PATIENT = 10.0
"""Seconds for which the call of who collects may wait."""
THE_LAST_WORD = 30.0
"""Seconds for which the end of the evening may wait until everything that pays has been read out."""
SIGNED = 3
"""Races at every one of which the caller has a word of their own for the finish."""
SLEPT = 20
"""Rolls in the gate that make a winner a sleeper."""


def finish(context: CallContext) -> Iterator[Call]:
    """The winner, called twice, how it won, who collects, and after the last race the ranking."""
    finished = context.first(Finished)
    lines: list[Line] = []
    shared: tuple[int, ...] = ()
    if finished is not None:
        shared = sharing(finished, context.after.race)
        lines += _shared(context, shared) if shared else _won(context, finished)
    calls = context.game_calls
    lines += calls.at_the_line(context)
    if finished is not None and context.after.number and context.after.number % SIGNED == 0:
        lines.append(context.line("signature"))
    collecting = [*calls.collected(context), *ranking(context)]
    if finished is not None:
        collecting += calls.last_words(context)
        winners = shared or (finished.horse,)
        race = context.after.race
        known = race is not None and set(race.winners) == set(winners)
        valid = context.valid_while(winners=race.winners if race is not None and known else ())
        call = context.call(Priority.RULE, *lines, *collecting, topic="finish", interrupts=Priority.RULE, valid=valid)
        scenes: list[Scene] = ["photo" if line.base == "photo" else "circle" for line in lines]
        yield replace(call, scenes=(*scenes, *("money" for _ in collecting)))
    elif collecting:
        # Does not interrupt: the call of the winner and the placed horses comes to its end first.
        call = context.call(Priority.RULE, *collecting, topic="collected", patience=PATIENT, calmly=True)
        yield replace(call, scenes=tuple("money" for _ in collecting))


def ended(context: CallContext) -> Iterator[Call]:
    """The last race is over, and only the people at the table know who has won the evening."""
    if context.any(RacesOver):
        line = context.line("ended")
        call = context.call(Priority.RULE, line, topic="evening", patience=THE_LAST_WORD, calmly=True)
        yield replace(call, scenes=("money",))


def sharing(finished: Finished, race: Race | None) -> tuple[int, ...]:
    """The horses of a dead heat for first place; empty if one won alone."""
    first = finished.ranks[0] if isinstance(finished.ranks, tuple) and finished.ranks else ()
    winners = race.winners if race is not None and len(race.winners) > 1 else first
    return winners if len(winners) > 1 else ()


def _shared(context: CallContext, horses: tuple[int, ...]) -> Iterator[Line]:
    if len(horses) == 2:
        yield context.line("dead-heat", horse=horses[0], other=horses[1])
    else:
        yield context.line("dead-heat-many", runners=len(horses))
    yield from recalled_dead_heats(context)


def _won(context: CallContext, finished: Finished) -> Iterator[Line]:
    """The winner, called twice unless others have to be named as well, and what was remarkable about the win."""
    total = next((total_of(one.dice) for one in context.all(Rolled)), 0)
    close = close_finish(context)
    if close:
        yield context.line("photo")
    if total in (2, 12) and context.dice == TWO_SIXES:
        yield context.line("winner-snake-eyes" if total == 2 else "winner-boxcars", horse=finished.horse)
    else:
        yield context.line("winner-nose" if close else "winner", horse=finished.horse)
    placed = tuple(_placed(context, finished))
    if placed:
        yield from placed
    else:
        yield context.line("winner-again", horse=finished.horse)
    yield from _manner(context, finished.horse)
    yield from recalled(context, finished.horse)


def _manner(context: CallContext, winner: int) -> Iterator[Line]:
    """What was remarkable about the win, if anything."""
    model = context.after
    slept = model.woke.get(winner, 0) - 1
    if model.whole and slept >= SLEPT:
        yield context.line("sleeper-wins", horse=winner, rolls=slept)
    elif winner in context.long_shots:
        yield context.line("longshot-wins", horse=winner)
    elif context.stepwise and model.whole and _came_back(model, winner):
        yield context.line("comeback", horse=winner)
    elif context.stepwise and (rival := ended_duel(context, winner)) is not None:
        yield context.line("duel-ends", horse=winner, other=rival)
    elif context.stepwise and (loser := thrown_away(context, winner)) is not None:
        yield context.line("thrown-away", horse=winner, other=loser)
    elif model.whole and not model.shared and model.leaders == (winner,) and len(order(model.race)) > 1:
        yield context.line("wire-to-wire", horse=winner)
    elif context.stepwise and _easy(model.race):
        yield context.line("easy-win", horse=winner)


def _came_back(model: RaceModel, winner: int) -> bool:
    """Whether the winner was once so far behind the leader that nobody believed in it any more."""
    behind = model.behind.get(winner, 0.0)
    length = model.race.lane(winner).length if model.race is not None else 0
    return behind > COMEBACK and behind * length > LENGTHS_BACK - 1e-9


def _easy(race: Race | None) -> bool:
    """Whether nobody else was near when the race was won."""
    placed = order(race)
    return clear_by(race) >= EASY and len(placed) > 1 and 1.0 - share(placed[1]) >= FAR_AHEAD


def _placed(context: CallContext, finished: Finished) -> Iterator[Line]:
    """Who came in second and third, where that pays."""
    seconds = [horse for horse in finished.place if horse != finished.horse]
    thirds = [horse for horse in finished.show if horse not in finished.place]
    if isinstance(finished.ranks, tuple) and len(finished.ranks) > 1 and not finished.place:
        seconds = list(finished.ranks[1])
    if len(seconds) == 2:
        yield context.line("second-level", horse=seconds[0], other=seconds[1])
    elif len(seconds) > 2:
        yield context.line("second-many", runners=len(seconds))
    elif len(seconds) == 1 and len(thirds) == 1:
        yield context.line("placed", horse=seconds[0], other=thirds[0])
    elif len(seconds) == 1:
        yield context.line("second", horse=seconds[0])
        if len(thirds) == 2:
            yield context.line("third-level", horse=thirds[0], other=thirds[1])


def close_finish(context: CallContext) -> bool:
    """Whether another runner was nearly home when the one winner crossed the line: the photograph that track and board
    show as well."""
    race = context.after.race
    return race is not None and race.winner is not None and photo_finish(race)


def ranking(context: CallContext) -> Iterator[Line]:
    """The result of the game: who has most, the next two, and what belongs to nobody."""
    final = context.first(GameOver)
    if final is None or not final.totals or not final.winners:
        return
    best = max(final.totals.values())
    if len(final.winners) == 1:
        yield context.line("result-winner", player=final.winners[0], chips=best)
    else:
        yield context.line("result-shared", names=", ".join(map(context.name, final.winners)), chips=best)
    others = sorted((seat for seat in final.totals if seat not in final.winners), key=lambda s: (-final.totals[s], s))
    for seat in others[:2]:
        place = 1 + sum(1 for total in final.totals.values() if total > final.totals[seat])
        yield context.line("result-rank", player=seat, place=place, chips=final.totals[seat])
    if final.unclaimed_pot:
        yield context.line("unclaimed", chips=final.unclaimed_pot)


def official(context: CallContext) -> Iterator[Call]:
    """The order in which the first three came in, calmly, once the noise is over. Level runners are not ranked."""
    race = context.after.race
    if race is None or race.winner is None:
        return
    placed = [lane for lane in order(race) if lane.number != race.winner]
    valid = context.valid_while(winners=race.winners)
    if len(placed) >= 2 and apart(race, 3):
        line = context.line("official", horse=race.winner, other=placed[0].number, third=placed[1].number)
    elif placed and apart(race, 2):
        line = context.line("official-two", horse=race.winner, other=placed[0].number)
    else:
        line = context.line("official-one", horse=race.winner)
    yield context.call(Priority.TURN, line, topic="official", patience=30.0, valid=valid, calmly=True)
