"""An evening as its journal tells it: games, accounts, standings."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import QuestionFault
from postparade.rules.contract import AnyGame, GameStatus
from postparade.table.accounts.ledger_report import Total, statement
from postparade.table.corrections.history import Step
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import RefusedCommand, in_folder
from postparade.table.presentation.past_races import races_run
from postparade.table.state import Record, TableState


class GameReport(Struct, frozen=True, eq=False):
    """One game of the evening. ``began`` is wall time in seconds since 1970; ``steps`` is all that was done in it;
    ``totals`` are the players' accounts; ``run`` is how many races came to a finish; ``over``: whether the game came to
    its end. ``times`` says when each entry was
    made (wall time), ``refused`` which commands came too late, as far as the game asks for them."""

    game: AnyGame
    began: float
    names: dict[int, str]
    steps: tuple[Step, ...]
    totals: tuple[Total, ...]
    status: GameStatus
    over: bool
    run: int = 0
    latest: int | None = None
    times: Mapping[int, float] = {}
    refused: tuple[RefusedCommand, ...] = ()

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.game.title

    @property
    def by_score(self) -> bool:
        """Whether something other than chips in the purse decides."""
        return bool(self.status.scores)

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Seat and chips (or score) of those who take part, best first."""
        held = self.status.scores or self.status.purses
        return sorted(held.items(), key=lambda item: (-item[1], item[0]))

    def name(self, seat: int) -> str:
        """What the player of ``seat`` is called."""
        return self.names.get(seat, str(seat))


class Guest(Struct, frozen=True):
    """Somebody who sat in ``seat`` from journal entry ``since`` on: a seat that changes hands has another guest."""

    seat: int
    since: int
    name: str


class Closing(Struct, frozen=True):
    """The evening was closed by journal ``entry``, at wall time ``at`` in seconds since 1970."""

    entry: int
    at: float


class EveningReport(Struct, frozen=True, eq=False):
    """What the journal at ``path`` tells of one evening: its ``games``, whoever has ever sat at the table, and how it
    was ``closed``; ``None`` while it goes on."""

    path: Path
    games: tuple[GameReport, ...]
    guests: tuple[Guest, ...] = ()
    closed: Closing | None = None

    def guest(self, seat: int, entry: int) -> Guest:
        """Who sat in ``seat`` at journal ``entry``."""
        there = [guest for guest in self.guests if guest.seat == seat and guest.since <= entry]
        return max(there, key=lambda guest: guest.since, default=Guest(seat, 0, str(seat)))


def evening_of(path: Path, latest: int | None = None) -> EveningReport:
    """The last evening in the journal at ``path`` (the file or its data folder) that has a race. With ``latest``, only
    so many of its last races are told one by one: an evening that nobody ever closed holds more than anybody reads.

    Raises ``JournalFault`` for a journal that is missing, foreign, newer, corrupt or does not add up, and
    :class:`~postparade.core.faults.QuestionFault` (``nothing_to_report``) for one without a race.
    """
    file = in_folder(path)
    course = _Course()
    told = statement(file, Journal.read(path), course.watch)
    if told.fault is not None:
        raise told.fault
    refused = Journal.refused(path)
    games: list[GameReport] = []
    number: int | None = None
    for opened, played in reversed(course.games.items()):
        if number not in (None, played.evening):
            break
        game = played.report(tuple(total for total in told.totals if total.opened == opened), refused, latest)
        if game.status.race:
            number = played.evening
            games.append(game)
            latest = None if latest is None else max(0, latest - game.status.race)
    if not games:
        raise QuestionFault("nothing_to_report", path=file)
    closed = course.closings[number] if number is not None and number < len(course.closings) else None
    return EveningReport(file, tuple(reversed(games)), tuple(course.seated.values()), closed)


class _PlayedGame:
    """One game as it is read from the journal: its ``end`` so far, who played it, and when each entry was made."""

    def __init__(self, evening: int, began: float) -> None:
        self.evening = evening
        self.began = began
        self.end = TableState()
        self.names: dict[int, str] = {}
        self.times: dict[int, float] = {}

    def follow(self, record: Record, state: TableState) -> None:
        """Take the next entry, with the ``state`` after it."""
        self.end = state
        self.times[record.entry] = record.at
        # Somebody who takes a seat after the game is over has not played it.
        if self.names and state.game is not None and state.game.over(state.play):
            return
        if any(self.names.get(seat) != name for seat, name in state.seats.items()):
            self.names.update(state.seats)

    def report(self, totals: tuple[Total, ...], refused: Sequence[RefusedCommand], latest: int | None) -> GameReport:
        game, play = self.end.game, self.end.play
        assert game is not None, "only an entry with a game on the table is followed"
        return GameReport(
            game=game,
            began=self.began,
            names=self.names,
            steps=tuple(self.end.history),
            totals=totals,
            status=game.status(play),
            over=game.over(play),
            run=races_run(game, self.end.history),
            latest=latest,
            times=self.times,
            refused=tuple(one for one in refused if one.entry in self.times),
        )


class _Course:
    """All evenings of a journal, entry by entry: the ``games`` by the entry that opened them, whoever was ``seated``,
    and when an evening was closed."""

    def __init__(self) -> None:
        self.games: dict[int, _PlayedGame] = {}
        self.seated: dict[tuple[int, int], Guest] = {}
        self.closings: list[Closing] = []

    def watch(self, record: Record, state: TableState) -> None:
        """Take the next entry, with the ``state`` after it."""
        for seat, name in state.seats.items():
            since = state.taken.get(seat, 0)
            self.seated[seat, since] = Guest(seat, since, name)
        if state.ended == record.entry:
            self.closings.append(Closing(record.entry, record.at))
        if state.game is not None:
            new = _PlayedGame(len(self.closings), record.at)
            self.games.setdefault(state.opened, new).follow(record, state)
