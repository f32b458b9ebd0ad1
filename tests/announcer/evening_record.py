"""What has happened in the evening so far, by the table's own events and views alone: races, leads and chances."""

from fractions import Fraction
from typing import Any

from msgspec import Struct

from postparade.table.messages import Correct, Update
from tests.games.driver import tag_of

BEGINNINGS = {"dealt", "race_ready", "field_drawn"}
NEARLY = Fraction(5, 6)


class PastRace(Struct, frozen=True):
    """A race that is over, with horses as they are known from race to race."""

    number: int
    entry: int
    winner: Any
    second: Any
    lost_by: Any
    scratched: frozenset[Any]
    shared: bool
    roller: int | None


class EveningRecord:
    """Told of every update and every quote."""

    def __init__(self) -> None:
        self.races: list[PastRace] = []
        self.complete = False
        self.win: dict[int, float] = {}
        self.win_before: dict[int, float] = {}
        self._ran: PastRace | None = None
        self._nearly: int | None = None

    def learn(self, update: Update) -> None:
        """An update came."""
        tags = {tag_of(event) for event in update.events}
        if update.kind == "opened":
            self.races, self.complete, self._ran = [], True, None
        elif isinstance(update.action, Correct):
            entry = update.action.entry
            left = [race for race in self.races if race.entry < entry]
            over = update.race is not None and update.race.finished
            self.complete = self.complete and left == self.races and not over
            self.races = left
            self._ran = self._ran if self._ran is not None and self._ran.entry < entry else None
        if BEGINNINGS & tags:
            self.races += [self._ran] if self._ran is not None else []
            self._ran = self._nearly = None
            self.win, self.win_before = {}, {}
        race = update.race
        if race is None:
            return
        if race.running:
            self._follow(race)
        winner = next((event.horse for event in update.events if tag_of(event) == "finish"), None)
        if winner is not None and update.view.status is not None:
            self._ran = self._record(update, winner)

    def quoted(self, win: dict[int, float]) -> None:
        """The table has worked out the chances for the latest update: new ones after a roll, the same after a bet."""
        if win != self.win:
            self.win_before, self.win = self.win, win

    def _follow(self, race: Any) -> None:
        best = max(_run(lane) for lane in race.lanes)
        first = [lane.number for lane in race.lanes if _run(lane) == best]
        if len(first) == 1 and best >= NEARLY:
            self._nearly = first[0]

    def _record(self, update: Update, winner: int) -> PastRace:
        race = update.race
        assert race is not None
        assert update.view.status is not None
        others = sorted((lane for lane in race.lanes if lane.number not in race.winners), key=_run, reverse=True)
        runs = [_run(lane) for lane in others]
        clear = runs and runs[0] > 0 and runs[0] not in runs[1:]
        lost = self._nearly if self._nearly not in race.winners else None
        return PastRace(
            update.view.status.race,
            update.entry,
            known(race, winner),
            known(race, others[0].number) if clear else None,
            None if lost is None else known(race, lost),
            frozenset(known(race, lane.number) for lane in race.lanes if lane.scratched),
            len(race.winners) > 1,
            next((event.player for event in update.events if tag_of(event) == "roll"), None),
        )

    def race(self, number: int) -> PastRace:
        """The earlier race of that number."""
        return next(race for race in self.races if race.number == number)

    def rolled_home(self, seat: int) -> int:
        """How many of the latest races ended with a roll of ``seat``, this one included."""
        rollers = [race.roller for race in (*self.races, self._ran) if race is not None]
        return next((at for at, roller in enumerate(reversed(rollers)) if roller != seat), len(rollers))

    @property
    def thrown_away(self) -> int | None:
        """The horse that led last with five sixths of its course behind it."""
        return self._nearly

    def row(self, horse: Any) -> int:
        """How many of the latest races that horse won, this one included."""
        return 1 + next((at for at, race in enumerate(reversed(self.races)) if race.winner != horse), len(self.races))


def known(race: Any, horse: int) -> Any:
    """A horse's own name, or the number of its lane."""
    return race.lane(horse).name or horse


def _run(lane: Any) -> Fraction:
    return Fraction(0) if lane.scratched else Fraction(lane.position, lane.length)
