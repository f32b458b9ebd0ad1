"""From the first field to the champion: the meeting is opened, races go off, are settled, and the next field comes."""

from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import (
    DRAW_CARDS,
    HAND,
    HORSES,
    JOCKEYS,
    RACES,
    RUNNERS,
    TRACKS,
    TURNS_EACH,
    WEATHER,
    moved,
)
from postparade.games.odds_on.rules.evolve import Progress
from postparade.games.odds_on.rules.finishing_order import come_in
from postparade.games.odds_on.rules.running import run
from postparade.games.odds_on.rules.shuffling import Shuffled
from postparade.games.odds_on.rules.state import State


def open_meeting(state: State, shuffled: Shuffled) -> tuple[ev.Event, ...]:
    """Six cards a seat, one at a time from the left of the dealer; course and weather; the first market. Printed cards
    are dealt at the table."""
    progress = Progress(state)
    if state.printed:
        _open_market(progress, 1, state.left_of(state.dealer), shuffled)
        return tuple(progress.events)
    pile = shuffled("pile", DRAW_CARDS)
    course, weather = (TRACKS[card] for card in shuffled("tracks", tuple(TRACKS))[:2])
    first, seats = state.seats.index(state.left_of(state.dealer)), state.seats
    order = (*seats[first:], *seats[:first])
    dealt = HAND * len(seats)
    progress.tell(
        ev.MeetingOpened(
            track=course.id,
            weather=weather.weather,
            going=moved(course.going, WEATHER[weather.weather]),
            seats=seats,
            dealer=state.dealer,
            hands={seat: pile[at : dealt : len(seats)] for at, seat in enumerate(order)},
            pile=pile[dealt:],
        )
    )
    _open_market(progress, 1, order[0], shuffled)
    return tuple(progress.events)


def after_turn(progress: Progress, unpriced_before: int, shuffled: Shuffled) -> None:
    """Send the race off if the turn just completed calls for it (rules, section 6), and go on to the next race."""
    state = progress.state
    reason = off_reason(state)
    if reason is None:
        if unpriced_before > 1 and len(state.unpriced) == 1:
            progress.tell(ev.LastMarket(state.unpriced[0].number))
        return
    run_race(progress, reason, shuffled)


def run_race(progress: Progress, reason: ev.OffReason, shuffled: Shuffled) -> None:
    """The race goes off, is run and settled; then the next market opens, or the meeting is won."""
    state = progress.state
    progress.tell(ev.Off(reason, None if state.printed else state.going, state.turns))
    _settle(progress)
    closed, opener = progress.state.race, progress.state.left_of(progress.state.opener)
    totals = dict(zip(progress.state.seats, progress.state.totals, strict=True))
    progress.tell(ev.RaceClosed(closed, totals, RUNNERS[closed] if closed < RACES else 0))
    if closed < RACES:
        _open_market(progress, closed + 1, opener, shuffled)
        return
    best = max(totals.values())
    progress.tell(ev.MeetingWon(tuple(seat for seat, total in totals.items() if total == best), totals))


def off_reason(state: State) -> ev.OffReason | None:
    """Why the race goes off now, or ``None``."""
    if not state.unpriced:
        return "all_priced"
    if state.passes >= len(state.seats):
        return "all_passed"
    return "turn_limit" if state.turns >= TURNS_EACH * len(state.seats) else None


def _settle(progress: Progress) -> None:
    state = progress.state
    ranks, runners = come_in(state)
    for part in run(runners):
        progress.tell(part)
    progress.tell(ev.Finished(ranks[0][0], ranks, runners))
    scored: dict[int, int] = {}
    for runner in runners:
        if runner.owner is not None and (runner.rank == 1 or runner.points):
            scored[runner.owner] = scored.get(runner.owner, 0) + runner.points
    for seat, total in zip(state.seats, state.totals, strict=True):
        if seat in scored:
            progress.tell(ev.BookmakerPaid(seat, scored[seat], total + scored[seat]))


def _open_market(progress: Progress, race: int, opener: int, shuffled: Shuffled) -> None:
    field = RUNNERS[race - 1]
    if progress.state.printed:
        progress.tell(ev.RaceReady(race, field))
        progress.tell(ev.MarketOpened(opener))
        return
    horses, jockeys = shuffled("horses", tuple(HORSES)), shuffled("jockeys", tuple(JOCKEYS))
    progress.tell(ev.FieldDrawn(race, horses[:field], jockeys[:field], horses[field:], jockeys[field:]))
    progress.tell(ev.MarketOpened(opener))
