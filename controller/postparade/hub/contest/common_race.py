"""The common race of a night: every table rolls for a horse of its own. It is run in rounds, and in each of them one
roll of every table counts, so that nobody wins by throwing faster. Pure: where journals stood and what they hold
decides."""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct

At = tuple[int, int]
"""A place in what a table has written: which of its journals, and the entry."""
Rolls = Mapping[int, Sequence[tuple[At, int]]]
"""By table: the sums of two dice that it has rolled, in order, each with its place."""
Lengths = Annotated[int, Meta(ge=20, le=200)]
Seconds = Annotated[float, Meta(ge=15, le=600)]
BEYOND = 12
"""Lengths that a horse can be past the post: one roll."""


class CommonRace(Struct, frozen=True):
    """The race number ``number`` of the night, over ``lengths``. ``riders``: the guests of each table that takes part
    (pseudonyms by seat), tables in the order of their lanes. ``since`` and each of the rounds that are ``closed`` say
    by table where its journal stood then. ``seconds``: how long a round goes on after its first roll. ``counts``:
    whether it counts in the standings."""

    number: int
    lengths: int
    seconds: float
    riders: dict[int, dict[int, str]]
    since: dict[int, At]
    closed: tuple[dict[int, At], ...] = ()
    called_off: bool = False
    counts: bool = True


class Horse(Struct, frozen=True):
    """The horse of ``table``: how many lengths it has ``run``, its ``place``, which it shares with equals, and what was
    rolled for it in each round so far (``None``: passed over, or not yet)."""

    table: int
    run: int
    place: int
    rolls: tuple[int | None, ...]


class Course(Struct, frozen=True):
    """How a race stands in ``round``, its horses in the order of their lanes. ``finished``: a horse was past the post
    when that round was closed, and how far each has come decides its place."""

    round: int
    finished: bool
    horses: tuple[Horse, ...]

    @property
    def rolled(self) -> tuple[int, ...]:
        """The tables that have rolled in this round."""
        return tuple(horse.table for horse in self.horses if horse.rolls[-1] is not None)


def course_of(race: CommonRace, rolls: Rolls) -> Course:
    """How ``race`` stands: in every round, the first roll of each table moves its horse by the sum of its dice."""
    run = dict.fromkeys(race.riders, 0)
    moves: dict[int, list[int | None]] = {table: [] for table in race.riders}
    number = 0
    for after, until in _rounds(race):
        number += 1
        for table in race.riders:
            roll = _first(rolls.get(table, ()), after[table], None if until is None else until[table])
            moves[table].append(roll)
            run[table] += roll or 0
        finished = until is not None and max(run.values()) >= race.lengths
        if finished or until is None:
            break
    horses = (Horse(table, run[table], _place(run, table), tuple(moves[table])) for table in race.riders)
    return Course(number, finished, tuple(horses))


def is_round_over(race: CommonRace, course: Course, able: Collection[int], elapsed: float) -> bool:
    """Whether the round that is open is to be closed: all have rolled, or somebody did and ``elapsed`` seconds have
    passed since. Nobody waits for a table that is not ``able`` to roll and was passed over in the round before."""
    rolled = course.rolled
    gone = {horse.table for horse in course.horses if horse.table not in able and horse.rolls[-2:-1] == (None,)}
    everybody = all(table in rolled or table in gone for table in race.riders)
    return bool(rolled) and (everybody or elapsed >= race.seconds)


def _rounds(race: CommonRace) -> list[tuple[dict[int, At], dict[int, At] | None]]:
    """Between which places of the journals each round lies; the last one is open."""
    places = (race.since, *race.closed)
    return [*pairwise(places), (places[-1], None)]


def _first(rolls: Sequence[tuple[At, int]], after: At, until: At | None) -> int | None:
    at = bisect_right(rolls, after, key=lambda roll: roll[0])
    if at == len(rolls) or (until is not None and rolls[at][0] > until):
        return None
    return rolls[at][1]


def _place(run: Mapping[int, int], table: int) -> int:
    return 1 + sum(other > run[table] for other in run.values())
