"""The race that boards show while nobody is there: worked out from a seed, so that all boards and the caller tell the
same one. It is no game: nothing of it is in the journal, and no roll of a game is drawn like this. Pure."""

from random import Random
from typing import Final, Literal

from msgspec import Struct

from postparade.rules.race import Lane, Race, sole_leader

COURSE: Final = {total: 3 * (6 - abs(7 - total)) for total in range(2, 13)}
"""Steps to the line by the sum of two dice that moves a horse: the more often a sum falls, the longer its course."""
SCRATCHED: Final = 4
"""Horses that stay in the stable."""
STEP: Final = 1.8
"""Seconds from one move to the next, and before the first one."""
END: Final = 9.0
"""Seconds for which the winner is shown."""

Told = Literal["off", "moves", "leads", "one-to-go", "wins"]


class Moment(Struct, frozen=True):
    """What is to be seen after a move, the ``at``-th (from 0; -1: the off): where the horses of :data:`COURSE` stand,
    in its order, the ``roll`` that moved ``horse`` (0: none yet), who leads alone, and what is ``told`` of it."""

    at: int
    roll: tuple[int, ...]
    horse: int
    positions: tuple[int, ...]
    leader: int | None
    told: Told


class DemonstrationRace(Struct, frozen=True):
    """A whole race: the horses that are ``scratched`` and its ``moments``, from the off to the finish. Rolls that move
    no horse are left out."""

    scratched: tuple[int, ...]
    moments: tuple[Moment, ...]

    @property
    def seconds(self) -> float:
        """How long it lasts, with the time for the winner."""
        return STEP * (len(self.moments) - 1) + END

    def ends(self, moment: Moment) -> float:
        """Seconds from the off until ``moment`` makes room for the next one."""
        return self.seconds if moment.told == "wins" else STEP * (moment.at + 2)

    def moment(self, seconds: float) -> Moment | None:
        """What is to be seen ``seconds`` after the off; ``None`` once it is over."""
        if seconds >= self.seconds:
            return None
        # Whoever sleeps until a moment begins may wake a rounding error too soon.
        return self.moments[min(int(seconds / STEP + 1e-6), len(self.moments) - 1)]


def demonstration_race(seed: int) -> DemonstrationRace:
    """The race of ``seed``."""
    chance = Random(seed)
    scratched = tuple(sorted(chance.sample(sorted(COURSE), SCRATCHED)))
    positions = dict.fromkeys(COURSE, 0)
    moments = [Moment(-1, (), 0, tuple(positions.values()), None, "off")]
    while moments[-1].told != "wins":
        roll = chance.randint(1, 6), chance.randint(1, 6)
        horse = sum(roll)
        if horse not in scratched:
            positions[horse] += 1
            moments.append(_moment(moments[-1], roll, tuple(positions.values()), scratched))
    return DemonstrationRace(scratched, tuple(moments))


def lanes_of(positions: tuple[int, ...], scratched: tuple[int, ...]) -> tuple[Lane, ...]:
    """The course with horses at ``positions``."""
    return tuple(
        Lane(total, str(total), "#000000", length, position, scratched=total in scratched, sums=(total,))
        for (total, length), position in zip(COURSE.items(), positions, strict=True)
    )


def race_at(moment: Moment, scratched: tuple[int, ...]) -> Race:
    """The race as every game shows it."""
    won = moment.told == "wins"
    winners = (moment.horse,) if won else ()
    return Race(lanes_of(moment.positions, scratched), moment.leader, running=not won, finished=won, winners=winners)


def _moment(before: Moment, roll: tuple[int, int], positions: tuple[int, ...], scratched: tuple[int, ...]) -> Moment:
    horse = sum(roll)
    leader = sole_leader(lanes_of(positions, scratched))
    to_go = COURSE[horse] - positions[horse - min(COURSE)]
    told: Told = "moves"
    if to_go == 0:
        told = "wins"
    elif to_go == 1:
        told = "one-to-go"
    elif leader == horse != before.leader:
        told = "leads"
    return Moment(before.at + 1, roll, horse, positions, leader, told)
