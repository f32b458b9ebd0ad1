"""How the model of the race follows the table, update by update. Pure."""

from msgspec.structs import replace

from postparade.announcer.commentary.favourites import long_shots
from postparade.announcer.commentary.game_calls import GameCalls
from postparade.announcer.commentary.race_model import (
    NEARLY,
    NO_GAME,
    PastRace,
    RaceModel,
    added,
    at_the_wire,
    clear_by,
    front,
    known_as,
    lengths_behind,
    runner_of,
    runner_up,
    runners,
    stepwise,
)
from postparade.rules.dice import total_of
from postparade.rules.events import FieldReady, Finished, Rolled
from postparade.rules.race import Race, share
from postparade.table.messages import Correct, Update

CLEAR = 3
"""Lengths ahead of everybody else that make a leader clear."""
FAR_BEHIND, LENGTHS_BEHIND = 1 / 3, 3
"""Share of the course, and lengths of its own, behind the front from which it is a story when a horse comes up."""
LATE = 0.5
"""Share of its course that the leader has run when being far behind it begins to matter."""


def caught_up(model: RaceModel, update: Update, calls: GameCalls) -> RaceModel:
    """The model before ``update``; taken from the update itself when the announcer joins during a race."""
    if model.race is not None or update.race_before is None:
        return model
    status = update.view.status or NO_GAME
    marks = _marks(calls, update.race_before)
    return replace(model, race=update.race_before, number=status.race, marks=marks)


def follow(model: RaceModel, update: Update, calls: GameCalls) -> RaceModel:
    """The model after ``update``; ``calls`` are those of the game."""
    status = update.view.status or NO_GAME
    # The pot holds chips only in games that bill seats during a race.
    number, pot = status.race, status.pot if status.bills else 0
    if update.kind in ("opened", "closed", "correction"):
        return RaceModel(
            race=update.race,
            epoch=model.epoch + 1,
            number=number,
            pot=pot,
            purses=status.purses,
            marks=_marks(calls, update.race),
            wins={} if update.kind == "opened" else None,
            evening=_remembered(model, update),
            complete=_still_complete(model, update),
            recalled=model.recalled,
            holders=status.holders,
        )
    if any(isinstance(event, FieldReady) for event in update.events):
        model = _next_race(model)
    for event in update.events:
        model = calls.follow(model, event)
        if isinstance(event, Rolled):
            model = _rolled(model, update.race, total_of(event.dice), event.player)
        elif isinstance(event, Finished) and model.wins is not None:
            model = replace(model, wins=added(model.wins, known_as(update.race, event.horse), 1))
    model = replace(model, race=update.race, number=number, pot=pot, purses=status.purses, holders=status.holders)
    if status.bills:
        broke = {seat: model.rolls for seat, chips in status.purses.items() if chips == 0}
        model = replace(model, broke=broke | model.broke)
    model = _placed(replace(model, marks=model.marks | _marks(calls, update.race)))
    model = replace(model, marks=model.marks | _close_up(model))
    for event in update.events:
        if isinstance(event, Finished) and update.race is not None:
            model = replace(model, evening=(*model.evening, _past(model, update, update.race, event.horse)))
    return model


def _next_race(model: RaceModel) -> RaceModel:
    """Nothing of the race before, and all that is known of the evening."""
    return RaceModel(
        epoch=model.epoch,
        whole=True,
        wins=model.wins,
        evening=model.evening,
        complete=model.complete,
        recalled=model.recalled,
        rounds=model.rounds,
    )


def _past(model: RaceModel, update: Update, race: Race, winner: int) -> PastRace:
    """What will be remembered of the race that ``winner`` has won."""
    second = runner_up(race)
    lost = model.nearly_home if model.whole and model.nearly_home not in race.winners else None
    return PastRace(
        model.number,
        update.entry,
        known_as(race, winner),
        second=None if second is None else known_as(race, second),
        lost_by=None if lost is None else known_as(race, lost),
        scratched=tuple(known_as(race, lane.number) for lane in race.lanes if lane.scratched),
        shared=len(race.winners) > 1,
        roller=next((event.player for event in update.events if isinstance(event, Rolled)), None),
    )


def _remembered(model: RaceModel, update: Update) -> tuple[PastRace, ...]:
    """The earlier races that a correction has left as they were; none of another game."""
    if not isinstance(update.action, Correct):
        return ()
    return tuple(race for race in model.evening if race.entry < update.action.entry)


def _still_complete(model: RaceModel, update: Update) -> bool:
    """Whether every race of the game that has been run is remembered after a correction, or a new game."""
    if not isinstance(update.action, Correct):
        return update.kind == "opened"
    over = update.race is not None and update.race.finished
    return model.complete and not over and len(_remembered(model, update)) == len(model.evening)


def _rolled(model: RaceModel, after: Race | None, total: int, roller: int | None) -> RaceModel:
    """The model after ``total`` came up; ``model.race`` is still the race before the roll, ``after`` the one after
    it."""
    race = model.race
    horse = runner_of(after or race, total)
    last, times = model.streak
    model = replace(model, streak=(horse, times + 1 if horse == last else 1))
    if race is None or not race.running:
        return model
    rolls = model.rolls + 1
    wasted = any(lane.number == horse and lane.scratched for lane in race.lanes)
    asleep = any(lane.number == horse and not lane.scratched and lane.position == 0 for lane in race.lanes)
    return replace(
        model,
        rolls=rolls,
        seen={**model.seen, horse: rolls},
        fines=added(model.fines, roller, 1) if wasted and roller is not None else model.fines,
        wasted=model.wasted + 1 if wasted else 0,
        woke={**model.woke, horse: rolls} if asleep else model.woke,
    )


def _placed(model: RaceModel) -> RaceModel:
    """The model with a record of who leads and how far behind everybody is."""
    race = model.race
    if race is None or not (race.running or race.finished):
        return model
    ahead = front(race)
    leaders = model.leaders
    if len(ahead) == 1 and leaders[-1:] != ahead:
        leaders = (*leaders, *ahead)
    if not ahead:
        return model
    if ahead != model.ahead:
        model = replace(model, ahead=ahead, ahead_since=model.rolls)
    best, behind = share(race.lane(ahead[0])), model.behind
    if best >= LATE and race.running:
        behind = {lane.number: max(behind.get(lane.number, 0.0), best - share(lane)) for lane in runners(race)}
    home = model.nearly_home
    if race.running and len(ahead) == 1 and best >= NEARLY:
        home = ahead[0]
    return replace(model, leaders=leaders, behind=behind, shared=model.shared or len(ahead) > 1, nearly_home=home)


def _close_up(model: RaceModel) -> frozenset[tuple[str, int]]:
    """Who was far behind the front and has come up to it within a length, but not past it."""
    race = model.race
    if race is None or not race.running or not stepwise(race) or len(model.ahead) != 1:
        return frozenset()
    leader = race.lane(model.ahead[0])
    worst = [(lane, model.behind.get(lane.number, 0.0)) for lane in runners(race)]
    far = [lane for lane, share in worst if share >= FAR_BEHIND and share * lane.length >= LENGTHS_BEHIND]
    return frozenset(("close-up", lane.number) for lane in far if 0 < lengths_behind(lane, leader) <= 1)


def _marks(calls: GameCalls, race: Race | None) -> frozenset[tuple[str, int]]:
    """The situations that hold now: ``near`` (one move from the line), ``half`` (somebody leads past half way),
    ``clear`` (the leader is far ahead), ``surprise`` (a long shot leads past half way)."""
    if race is None:
        return frozenset()
    marks = set()
    if stepwise(race):
        marks = {("near", number) for number in at_the_wire(race)}
    ahead = front(race)
    if len(ahead) == 1:
        leader = race.lane(ahead[0])
        if 2 * leader.position >= leader.length:
            marks.add(("half", 0))
            if leader.number in long_shots(calls.chances(race)):
                marks.add(("surprise", leader.number))
        if stepwise(race) and clear_by(race) >= CLEAR:
            marks.add(("clear", leader.number))
    return frozenset(marks)
