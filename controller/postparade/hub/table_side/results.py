"""What a table tells of its races: results as they come in, and again when a correction has changed them."""

from msgspec import Struct

from postparade.hub.messages import Result
from postparade.reports.honours.races import Settled, Settling
from postparade.rules.race import photo_finish
from postparade.table.state import Record, TableState


class News(Struct, frozen=True):
    """What an entry has changed: who sits where and whose names may be shown (``None``: nothing), results, and races of
    a game that are no longer finished."""

    seats: dict[int, str] | None = None
    results: tuple[Result, ...] = ()
    undone: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] | None = None

    def __bool__(self) -> bool:
        return self.seats is not None or bool(self.results or self.undone)


class Scoring:
    """Follows the records of a table from the first on, and says what each means for the standings."""

    def __init__(self) -> None:
        self._seats: dict[int, str] = {}
        self._shown: tuple[int, ...] = ()
        self._opened = 0
        self._settling: Settling | None = None
        self._told: dict[int, Result] = {}

    def after(self, record: Record, state: TableState) -> News:
        """What ``record``, which led to ``state``, has changed."""
        same = state.seats == self._seats and state.shown == self._shown
        seats, shown = (None, None) if same else (dict(state.seats), state.shown)
        self._seats, self._shown = dict(state.seats), state.shown
        if state.game is None:
            self._opened, self._settling, self._told = 0, None, {}
            return News(seats, shown=shown)
        if state.opened != self._opened or self._settling is None:
            self._opened, self._settling, self._told = state.opened, Settling(state.game), {}
        if record.kind == "correction":
            self._settling = Settling(state.game)
            changed = self._add_all(state) or bool(self._told)
        else:
            newest = next(state.history.newest(), None)
            is_new = newest is not None and newest.entry == record.entry
            changed = newest is not None and is_new and self._settling.add(newest)
        results, undone = self._changes(state) if changed else ((), ())
        return News(seats, results, undone, shown)

    def _add_all(self, state: TableState) -> bool:
        assert self._settling is not None
        return sum(self._settling.add(step) for step in state.history) > 0

    def _changes(self, state: TableState) -> tuple[tuple[Result, ...], tuple[tuple[int, int], ...]]:
        assert self._settling is not None
        races = {race.number: race for race in self._settling.races()}
        known = self._told
        self._told = {number: self._result(state, race, known.get(number)) for number, race in races.items()}
        new = tuple(result for number, result in self._told.items() if known.get(number) != result)
        return new, tuple((self._opened, number) for number in known if number not in races)

    def _result(self, state: TableState, settled: Settled, known: Result | None) -> Result:
        assert state.game is not None
        gains = settled.gains
        names = {} if known is None else known.names
        start = list(settled.before.values())
        first = next(iter(self._told.values()), None)
        return Result(
            opened=self._opened,
            number=settled.number,
            entry=settled.entry,
            game=state.game.name,
            winners=settled.race.winners,
            gains=gains,
            totals=dict(settled.after),
            # Whoever sat there when the race was run: somebody else may sit there since.
            names={seat: names.get(seat) or state.seats.get(seat, str(seat)) for seat in gains},
            stake=first.stake if first is not None else sum(start) / max(1, len(start)),
            photo=photo_finish(settled.race),
        )
