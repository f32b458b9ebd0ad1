"""How the model of the race follows the table, update by update. Pure."""

from msgspec.structs import replace

from postparade.announcer.commentary.chances import long_shots
from postparade.announcer.commentary.event_tags import BEGINNINGS, of_kind
from postparade.announcer.commentary.race_model import RaceModel, clear_by, front, left, runners
from postparade.games.dice import total_of
from postparade.games.race import Race
from postparade.table.messages import Update

CLEAR = 3
"""Moves ahead of everybody else that make a leader clear."""


def caught_up(model: RaceModel, update: Update) -> RaceModel:
    """The model before ``update``; taken from the update itself when the announcer comes in during a race."""
    if model.race is not None or update.race_before is None:
        return model
    number = getattr(update.view.play, "race_number", 0)
    marks = _marks(update.view.game, update.race_before)
    return replace(model, race=update.race_before, number=number, marks=marks)


def follow(model: RaceModel, update: Update) -> RaceModel:
    """The model after ``update``."""
    play = update.view.play
    number, pot = getattr(play, "race_number", model.number), getattr(play, "pot", 0)
    if update.kind in ("opened", "closed", "correction"):
        return RaceModel(
            race=update.race,
            epoch=model.epoch + 1,
            number=number,
            pot=pot,
            marks=_marks(update.view.game, update.race),
            wins={} if update.kind == "opened" else None,
        )
    if of_kind(update.events, *BEGINNINGS):
        model = RaceModel(epoch=model.epoch, whole=True, wins=model.wins)
    for event in of_kind(update.events, "roll"):
        model = _rolled(model, total_of(event.dice), event.player)
    for event in of_kind(update.events, "pay"):
        model = replace(model, paid=_added(model.paid, event.player, event.paid))
    for event in of_kind(update.events, "finish"):
        if model.wins is not None:
            model = replace(model, wins=_added(model.wins, event.horse, 1))
    model = replace(model, race=update.race, number=number, pot=pot)
    return _placed(replace(model, marks=model.marks | _marks(update.view.game, update.race)))


def _rolled(model: RaceModel, number: int, roller: int) -> RaceModel:
    """``number`` came up; ``model.race`` is still the race before the roll."""
    last, times = model.streak
    model = replace(model, streak=(number, times + 1 if number == last else 1))
    race = model.race
    if race is None or not race.running:
        return model
    rolls = model.rolls + 1
    wasted = any(lane.number == number and lane.scratched for lane in race.lanes)
    return replace(
        model,
        rolls=rolls,
        seen={**model.seen, number: rolls},
        fines=_added(model.fines, roller, 1) if wasted else model.fines,
        wasted=model.wasted + 1 if wasted else 0,
    )


def _placed(model: RaceModel) -> RaceModel:
    """The model with who leads and who is how far behind written down."""
    race = model.race
    if race is None or not (race.running or race.finished):
        return model
    ahead = front(race)
    leaders = model.leaders
    if len(ahead) == 1 and leaders[-1:] != ahead:
        leaders = (*leaders, *ahead)
    if not ahead:
        return model
    best = left(race.lane(ahead[0]))
    behind = {lane.number: max(model.behind.get(lane.number, 0), left(lane) - best) for lane in runners(race)}
    return replace(model, leaders=leaders, behind=behind)


def _added(counts: dict[int, int], key: int, more: int) -> dict[int, int]:
    return {**counts, key: counts.get(key, 0) + more}


def _marks(game: str | None, race: Race | None) -> frozenset[tuple[str, int]]:
    """The situations that hold now: ``near`` (one move from the line), ``half`` (somebody leads past half way),
    ``clear`` (the leader is far ahead), ``surprise`` (a long shot leads past half way)."""
    if race is None:
        return frozenset()
    marks = {("near", lane.number) for lane in runners(race) if left(lane) == 1 and lane.position}
    ahead = front(race)
    if len(ahead) == 1:
        leader = race.lane(ahead[0])
        if 2 * leader.position >= leader.length:
            marks.add(("half", 0))
            if leader.number in long_shots(game, race):
                marks.add(("surprise", leader.number))
        if clear_by(race) >= CLEAR:
            marks.add(("clear", leader.number))
    return frozenset(marks)


def news(before: RaceModel, after: RaceModel, mark: str) -> tuple[int, ...]:
    """Numbers for which the situation ``mark`` has come up just now."""
    return tuple(sorted(number for name, number in after.marks - before.marks if name == mark))
