"""An evening as its journal tells it: games, accounts, standings."""

from pathlib import Path

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.games.contract import Game, GameStatus
from postparade.table.history import Step
from postparade.table.journal import Journal
from postparade.table.journal_codec import replay
from postparade.table.journal_schema import in_folder
from postparade.table.ledger_report import Total, statement
from postparade.table.state import TableState


class GameReport(Struct, frozen=True, eq=False):
    """One game of the evening. ``began`` is wall time in seconds since 1970; ``steps`` is all that was done in it;
    ``totals`` are the players' accounts; ``over``: whether the game came to its end."""

    game: Game
    began: float
    names: dict[int, str]
    steps: tuple[Step, ...]
    totals: tuple[Total, ...]
    status: GameStatus
    over: bool

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.game.title

    @property
    def by_score(self) -> bool:
        """Whether something else than chips in the purse decides."""
        return bool(self.status.scores)

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and chips (or score) of those who take part, best first."""
        held = self.status.scores or self.status.purses
        return sorted(held.items(), key=lambda item: (-item[1], item[0]))

    def name(self, seat: int) -> str:
        """What the player of ``seat`` is called."""
        return self.names.get(seat, str(seat))


class EveningReport(Struct, frozen=True, eq=False):
    """Everything that the journal at ``path`` tells."""

    path: Path
    games: tuple[GameReport, ...]

    @property
    def races(self) -> int:
        """How many races were begun."""
        return sum(game.status.race for game in self.games)


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
    report = EveningReport(file, tuple(game for game in games if game.status.race))
    if not report.games:
        raise QuestionFault("nothing_to_report", path=file)
    return report


def _game(end: TableState, began: float, names: dict[int, str], totals: tuple[Total, ...]) -> GameReport:
    assert end.game is not None
    return GameReport(
        game=end.game,
        began=began,
        names=names,
        steps=tuple(end.history),
        totals=totals,
        status=end.game.status(end.play),
        over=end.game.over(end.play),
    )
