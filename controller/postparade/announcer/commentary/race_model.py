"""What the announcer knows of the race: a small snapshot, and claims to be checked before they are said."""

from msgspec import Struct
from msgspec.structs import replace

from postparade.games.race import Lane, Race


class RaceModel(Struct, frozen=True):
    """The race after the last event.

    ``epoch`` counts games and corrections: what was true in one epoch means nothing in the next. ``number`` is that of
    the race in the game and ``pot`` the chips to be won. ``streak`` is the number rolled last and how often in a row.
    ``near`` are the runners already announced as one move from the line, ``surprises`` those announced as long shots.
    """

    race: Race | None = None
    epoch: int = 0
    number: int = 0
    pot: int = 0
    streak: tuple[int, int] = (0, 0)
    near: frozenset[int] = frozenset()
    surprises: frozenset[int] = frozenset()

    def rolled(self, number: int) -> "RaceModel":
        """The model after ``number`` came up."""
        last, times = self.streak
        return replace(self, streak=(number, times + 1 if number == last else 1))


def left(lane: Lane) -> int:
    """Moves that the runner still needs."""
    return lane.length - lane.position


def runners(race: Race | None) -> tuple[Lane, ...]:
    """The lanes that are not scratched."""
    return () if race is None else tuple(lane for lane in race.lanes if not lane.scratched)


def front(race: Race | None) -> tuple[int, ...]:
    """Numbers of the runners that have moved and have the fewest moves left."""
    moved = [lane for lane in runners(race) if lane.position]
    least = min((left(lane) for lane in moved), default=0)
    return tuple(lane.number for lane in moved if left(lane) == least)


def tension(race: Race | None) -> float:
    """How exciting the race is, 0 to 1: how far the best runner has come, and a little for every rival within one move.

    0 before the off, 1 from the finish on.
    """
    if race is None or not (race.running or race.finished):
        return 0.0
    if race.finished:
        return 1.0
    lanes = runners(race)
    best = max((lane.position / lane.length for lane in lanes), default=0.0)
    least = min((left(lane) for lane in lanes), default=0)
    rivals = sum(1 for lane in lanes if lane.position and left(lane) <= least + 1) - 1
    return min(1.0, 0.15 + 0.75 * best + 0.08 * max(0, rivals))


class Claim(Struct, frozen=True):
    """What a call takes for true, as data. Fields that are ``None`` or empty claim nothing.

    ``epoch`` and ``number`` tie the call to its race. ``level``: exactly these runners share the front (one: it leads
    alone). ``left``: this runner needs exactly that many moves. ``running``: the race is on. ``winner``: it is this
    one. ``streak``: this number was rolled last, that often in a row.
    """

    epoch: int
    number: int | None = None
    level: tuple[int, ...] = ()
    left: tuple[int, int] | None = None
    running: bool | None = None
    winner: int | None = None
    streak: tuple[int, int] | None = None

    def holds(self, model: RaceModel) -> bool:
        """Whether all of it is (still) so."""
        race = model.race
        if self.epoch != model.epoch or (self.number is not None and self.number != model.number):
            return False
        if self.streak is not None and self.streak != model.streak:
            return False
        if race is None:
            return not self.level and self.left is None and self.winner is None and not self.running
        return (
            (not self.level or front(race) == self.level)
            and (self.left is None or left(race.lane(self.left[0])) == self.left[1])
            and (self.running is None or race.running == self.running)
            and (self.winner is None or race.winner == self.winner)
        )
