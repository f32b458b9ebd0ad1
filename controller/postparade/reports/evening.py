"""An evening as its journal tells it: games, accounts, standings."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

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
    ends: dict[int, TableState] = {}
    began: dict[int, float] = {}
    names: dict[int, dict[int, str]] = {}
    times: dict[int, dict[int, float]] = {}

    seated: dict[tuple[int, int], Guest] = {}
    closings: list[Closing] = []
    evenings: dict[int, int] = {}

    def watch(record: Record, evening: TableState) -> None:
        for seat, name in evening.seats.items():
            seated[seat, evening.taken.get(seat, 0)] = Guest(seat, evening.taken.get(seat, 0), name)
        if evening.ended == record.entry:
            closings.append(Closing(record.entry, record.at))
        if evening.game is None:
            return
        opened = evening.opened
        evenings.setdefault(opened, len(closings))
        ends[opened] = evening
        times.setdefault(opened, {})[record.entry] = record.at
        began.setdefault(opened, record.at)
        known = names.setdefault(opened, {})
        # Somebody who takes a seat after the game is over has not played it.
        if known and evening.game.over(evening.play):
            return
        if any(known.get(seat) != name for seat, name in evening.seats.items()):
            known.update(evening.seats)

    told = statement(file, Journal.read(path), watch)
    if told.fault is not None:
        raise told.fault
    refused = Journal.refused(path)
    games: list[GameReport] = []
    number: int | None = None
    for opened, end in reversed(ends.items()):
        if number not in (None, evenings[opened]):
            break
        totals = tuple(total for total in told.totals if total.opened == opened)
        late = tuple(one for one in refused if one.entry in times[opened])
        game = replace(_game(end, began[opened], names[opened], totals, latest), times=times[opened], refused=late)
        if game.status.race:
            number = evenings[opened]
            games.append(game)
            latest = None if latest is None else max(0, latest - game.status.race)
    if not games:
        raise QuestionFault("nothing_to_report", path=file)
    closed = closings[number] if number is not None and number < len(closings) else None
    return EveningReport(file, tuple(reversed(games)), tuple(seated.values()), closed)


def _game(
    end: TableState, began: float, names: dict[int, str], totals: tuple[Total, ...], latest: int | None
) -> GameReport:
    assert end.game is not None
    return GameReport(
        game=end.game,
        began=began,
        names=names,
        steps=tuple(end.history),
        totals=totals,
        status=end.game.status(end.play),
        over=end.game.over(end.play),
        run=races_run(end.game, end.history),
        latest=latest,
    )
