"""When a webhook is called, from how the table stood before and how it stands now, as its board has shown it."""

from msgspec import Struct

from postparade.integrations.settings import Occasion
from postparade.table.presentation.public_journal import Shown


class Stage(Struct, frozen=True):
    """As much of a table as occasions are made of. ``race`` is the number of the race, ``ended`` the entry that closed
    the evening (0: it goes on)."""

    game: str | None = None
    race: int = 0
    running: bool = False
    finished: bool = False
    ended: int = 0


class Winner(Struct, frozen=True):
    """A lane that has won, and what its horse is called."""

    lane: int
    name: str


class Occurrence(Struct, frozen=True):
    """What a webhook is sent: the ``occasion`` after journal entry ``entry``, at ``at`` (seconds since 1970). A race
    without ``winners`` was drawn or has only begun."""

    occasion: Occasion
    entry: int
    at: float
    game: str | None
    race: int
    winners: tuple[Winner, ...] = ()


def stage_of(shown: Shown) -> Stage:
    """How the table stands."""
    race, view = shown.race, shown.view
    return Stage(
        game=view.game,
        race=0 if view.status is None else view.status.race,
        running=race is not None and race.running,
        finished=race is not None and race.finished,
        ended=view.ended,
    )


def occasions(before: Stage, shown: Shown, at: float) -> list[Occurrence]:
    """What has come about since ``before``; a race that the rules settle at once starts and finishes in one entry."""
    now = stage_of(shown)
    finished = now.finished and not before.finished
    started = not before.running and (now.running or finished)
    ended = now.ended not in (0, before.ended)
    winners: tuple[Winner, ...] = ()
    if shown.race is not None and finished:
        lanes = (shown.race.lane(number) for number in shown.race.winners)
        winners = tuple(Winner(lane.number, lane.name or lane.label) for lane in lanes)
    told: list[Occurrence] = []
    if started:
        told.append(Occurrence("race_started", shown.entry, at, now.game, now.race))
    if finished:
        told.append(Occurrence("race_finished", shown.entry, at, now.game, now.race, winners))
    if ended:
        told.append(Occurrence("evening_ended", shown.entry, at, None, 0))
    return told
