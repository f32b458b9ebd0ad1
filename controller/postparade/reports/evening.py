"""An evening as its journal tells it: games, races, standings, dice."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.games.dice import WAYS
from postparade.games.dice_race.game import DiceRaceGame
from postparade.reports.course import Course, courses
from postparade.table.journal import Journal
from postparade.table.journal_codec import replay
from postparade.table.journal_schema import in_folder
from postparade.table.ledger_report import Total, statement
from postparade.table.state import TableState


class Dice(Struct, frozen=True):
    """How often each sum came up, by sum, and how often fair dice would have."""

    sums: dict[int, int]
    usual: dict[int, float]

    @property
    def rolls(self) -> int:
        """How often the dice were thrown."""
        return sum(self.sums.values())


class GameReport(Struct, frozen=True, eq=False):
    """One game of the evening. ``began`` is wall time in seconds since 1970; ``by_score``: tokens won decide, not chips
    held; ``totals`` are the players' accounts; ``over``: whether the game came to its end."""

    title: str
    began: float
    names: dict[int, str]
    races: tuple[Course, ...]
    totals: tuple[Total, ...]
    by_score: bool
    over: bool
    pot: int

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and chips (or tokens won) of those who were there to the last race, best first."""
        last = self.races[-1].purses if self.races else {}
        return sorted(last.items(), key=lambda item: (-item[1], item[0]))

    @property
    def luck(self) -> dict[int, float]:
        """Chips beyond expectation over all races, by seat; empty where no race tells."""
        luck: dict[int, float] = {}
        for race in self.races:
            for seat, chips in (race.luck or {}).items():
                luck[seat] = luck.get(seat, 0.0) + chips
        return dict(sorted(luck.items()))

    def name(self, seat: int) -> str:
        """What the player of ``seat`` is called."""
        return self.names.get(seat, str(seat))


class EveningReport(Struct, frozen=True, eq=False):
    """Everything that the journal at ``path`` tells."""

    path: Path
    games: tuple[GameReport, ...]

    @property
    def races(self) -> tuple[Course, ...]:
        """The races of all games, in order."""
        return tuple(race for game in self.games for race in game.races)


def dice_of(races: Iterable[Course]) -> Dice:
    """The dice of ``races``."""
    rolled = Counter(throw.horse for race in races for throw in race.throws)
    return Dice(
        {sum_: rolled[sum_] for sum_ in WAYS}, {sum_: rolled.total() * ways / 36 for sum_, ways in WAYS.items()}
    )


def evening_of(path: Path) -> EveningReport:
    """The evening in the journal at ``path`` (the file or its data folder).

    Raises ``JournalFault`` for a journal that is missing, foreign, newer, corrupt or does not add up, and
    :class:`~postparade.core.faults.QuestionFault` (``nothing_to_report``) for one without a race.
    """
    file = in_folder(path)
    entries = Journal.read(path)
    ends: dict[int, TableState] = {}
    began: dict[int, float] = {}
    names: dict[int, dict[int, str]] = {}
    for _, record, evening in replay(file, entries):
        if evening.game is not None:
            ends[evening.opened] = evening
            began.setdefault(evening.opened, record.at)
            names[evening.opened] = {**names.get(evening.opened, {}), **evening.seats}
    totals = statement(file, entries).totals
    games = tuple(
        _game(end, began[opened], names[opened], tuple(total for total in totals if total.opened == opened))
        for opened, end in ends.items()
    )
    report = EveningReport(file, tuple(game for game in games if game.races))
    if not report.games:
        raise QuestionFault("nothing_to_report", path=file)
    return report


def _game(end: TableState, began: float, names: dict[int, str], totals: tuple[Total, ...]) -> GameReport:
    assert end.game is not None
    play = end.play
    status = end.game.status(play)
    return GameReport(
        title=end.game.title,
        began=began,
        names=names,
        races=tuple(courses(end.game, end.history)) if isinstance(end.game, DiceRaceGame) else (),
        totals=totals,
        by_score=bool(status.scores),
        over=end.game.over(play),
        pot=status.pot,
    )
