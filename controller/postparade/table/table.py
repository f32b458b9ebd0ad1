"""The table: the one place where wishes become facts, in the order in which they arrive."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, structs

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.games.actions import Roll
from postparade.games.contract import Game
from postparade.games.race import Race
from postparade.games.viewer import TABLE, Viewer
from postparade.table.decisions import Decision, Shuffler, precondition, rule
from postparade.table.events import GameOpened, SeatTaken
from postparade.table.history import Step
from postparade.table.idempotency import Answer, Answers, Given
from postparade.table.journal import Journal
from postparade.table.journal_codec import as_json, game_of, parse, replay, write
from postparade.table.messages import Command, Receipt, TableAction, TableView, Update
from postparade.table.presenter import Presenter, Scene, scenes
from postparade.table.silks import Silks
from postparade.table.state import Record, TableState, follow
from postparade.table.view import shown, view_of

log = logging.getLogger(__name__)

REMEMBERED = 512
"""How many entries back the ground of a decision is known; what was decided on older ground counts as stale."""
LONGEST_ID = 64
PUBLIC_ACTIONS = (*get_args(TableAction), Roll)
"""What watchers are told of as it was asked; an action of a game may hold secrets, its events do not."""

PublicAction = TableAction | Roll | None
Watcher = Callable[[Update], None]


class _Waiting(Struct, eq=False):
    """An answer that waits for the disk: a granted wish (``record`` and the evening after it), or a refusal that was
    decided on the ground of wishes that are not on the disk yet."""

    command: Command
    answer: asyncio.Future[Answer]
    record: Record | None
    evening: TableState
    refusal: Refusal | None = None


class Table:
    """The authority over one evening. Belongs to the event loop; only the journal writes in a thread of its own.

    Wishes are decided against the newest accepted evening, and nobody is shown anything before it is on the disk. When
    a write fails, everything that was decided on top of it is refused as well and the table stands where the disk
    stands.
    """

    def __init__(self, journal: Journal, clock: Clock, shuffle: Shuffler) -> None:
        self._journal = journal
        self._clock = clock
        self._shuffle = shuffle
        self._answers = Answers()
        self._watchers: list[Watcher] = []
        self.silks = Silks()
        self._waiting: deque[_Waiting] = deque()
        self._shown = self._accepted = self._presented = TableState()
        self._presenter = Presenter(clock)
        self._past: dict[int, TableState] = {0: self._shown}
        self._closed = False
        self.fault: JournalFault | None = None
        """Why the last entry could not be written; ``None`` since one was."""
        self._fault_watchers: list[Callable[[JournalFault | None], None]] = []

    @classmethod
    async def open(cls, data: Path, clock: Clock, shuffle: Shuffler) -> Table:
        """The table of the data folder ``data``, standing exactly where its journal ends.

        Raises ``JournalFault``: see :meth:`Journal.open`, and ``ledger_unbalanced`` when the journalled chips do not
        add up.
        """
        journal = await Journal.open(data)
        table = cls(journal, clock, shuffle)
        try:
            for _, record, evening in replay(journal.path, journal.entries):
                table._accept(evening)
                table._answers.granted(record)
        except JournalFault:
            await journal.close()
            raise
        journal.entries = []
        table._shown = table._presented = table._accepted
        return table

    async def submit(self, command: Command) -> Receipt | Refusal:
        """Grant or refuse ``command``; wishes are taken in the order of the calls.

        The answer comes when it is final: what was granted is on the disk and every watcher has been told. Raises
        ``JournalFault`` (``ledger_unbalanced``) when the rules would lose or make a chip; nothing has changed then.
        """
        if not 1 <= len(command.id) <= LONGEST_ID:
            return refuse("bad_request", why=f"a command id has 1 to {LONGEST_ID} characters")
        action = as_json(command.action)
        if command.based_on is not None and not 0 <= command.based_on <= self._accepted.entry:
            return refuse("stale")
        given = self._answers.recent(command)
        if given is not None:
            return _again(await asyncio.shield(given.answer)) if given.action == action else _reused(command)
        entry = self._answers.entry(command)
        if entry is not None:
            return await self._look_up(entry, command, action)
        return await asyncio.shield(self._take(command, action))

    def view(self, who: Viewer) -> TableView:
        """What ``who`` may know now: what has been presented. Nobody is offered anything while a race is shown."""
        return self.silks.dress_view(view_of(self._presented, who, presenting=self._presenter.busy))

    def race(self) -> Race | None:
        """The race on the table."""
        return self.silks.dress(_race(self._presented))

    def steps(self) -> tuple[Game | None, tuple[Step, ...]]:
        """The game on the table and all that was done in it, as it holds after every correction."""
        return self._presented.game, tuple(self._presented.history)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with an :class:`Update` after every commit, in order, and again for each further scene of an
        entry that is presented in time; the returned function stops that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def watch_faults(self, watcher: Callable[[JournalFault | None], None]) -> None:
        """Call ``watcher`` when an entry cannot be written, and with ``None`` once one could again."""
        self._fault_watchers.append(watcher)

    async def ping(self) -> None:
        """Return when the journal answers, through the thread that writes it. Raises ``JournalFault``
        (``journal_unwritable``)."""
        await self._journal.ping()

    async def close(self) -> None:
        """Finish what was granted and let go of the journal. Closing twice does no harm."""
        if self._closed:
            return
        self._closed = True
        self._presenter.close()
        await asyncio.gather(*(waiting.answer for waiting in self._waiting), return_exceptions=True)
        await self._journal.close()

    def _take(self, command: Command, action: str) -> asyncio.Future[Answer]:
        """Decide now; the answer may have to wait for the disk."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.set_result(refuse("journal_unwritable", path=str(self._journal.path), why="the table is closed"))
            return answer
        evening = self._accepted
        stale = self._is_stale(command)
        ruling = refuse("stale") if stale else rule(evening, command.who, command.action, self._shuffle)
        if isinstance(ruling, Refusal):
            log.debug("refused %s of %s: %s", type(command.action).__name__, command.who, ruling.code)
            waiting = _Waiting(command, answer, None, evening, ruling)
        else:
            record = self._record(command, action, ruling)
            log.debug("entry %d: %s of %s", record.entry, type(command.action).__name__, command.who)
            waiting = _Waiting(command, answer, record, follow(evening, record))
        self._answers.give(command, Given(action, answer))
        self._waiting.append(waiting)
        if waiting.record is None:
            self._finish_refusals()
        else:
            self._accept(waiting.evening)
            written = self._journal.append(write(waiting.record))
            written.add_done_callback(lambda done: self._written(waiting, done))
        return answer

    def _is_stale(self, command: Command) -> bool:
        now, based_on = self._accepted, command.based_on
        if based_on is None or based_on == now.entry:
            return False
        ground = precondition(now, command.action)
        if ground is None:
            return False
        then = self._past.get(based_on)
        return then is None or precondition(then, command.action) != ground

    def _record(self, command: Command, action: str, ruling: Decision) -> Record:
        game = self._accepted.game
        opened = [fact.event.rules for fact in ruling.facts if isinstance(fact.event, GameOpened)]
        return Record(
            entry=self._accepted.entry + 1,
            at=self._clock.wall(),
            kind=ruling.kind,
            who=command.who,
            command=command.id,
            based_on=command.based_on,
            action=action,
            played=ruling.played,
            rules=opened[0] if opened else game.rules if game else None,
            facts=ruling.facts,
        )

    def _accept(self, evening: TableState) -> None:
        self._accepted = evening
        self._past[evening.entry] = evening
        self._past.pop(evening.entry - REMEMBERED, None)

    def _written(self, waiting: _Waiting, done: asyncio.Future[None]) -> None:
        """The disk has answered; entries come back in the order in which they were queued."""
        fault = done.exception()
        if not self._waiting or self._waiting[0] is not waiting:
            return  # refused already, together with the entry before it
        if fault is not None:
            self._roll_back(fault)
            return
        self._waiting.popleft()
        self._note(None)
        self._show(waiting)
        self._finish_refusals()

    def _show(self, waiting: _Waiting) -> None:
        """``waiting`` is on the disk: answer it, and present what happened."""
        record, before = waiting.record, self._shown
        assert record is not None
        if record.kind != "seats" or record.played is not None:
            self._presenter.finish()
        self._shown = now = waiting.evening
        self._answers.granted(record)
        action = waiting.command.action if isinstance(waiting.command.action, PUBLIC_ACTIONS) else None
        if self._presenter.busy:
            # Somebody sat down or left while a race is shown: the race goes on.
            self._presented = structs.replace(now, play=self._presented.play, history=self._presented.history)
            self._tell(record, action, record.events, _race(self._presented))
        elif record.kind == "play":
            self._present(record, action, before)
        else:
            self._presented = now
            self._tell(record, action, record.events, _race(before))
        waiting.answer.set_result(_receipt(record))

    def _present(self, record: Record, action: PublicAction, before: TableState) -> None:
        game = before.game
        assert game is not None
        found = scenes(game, before.play, record.events)

        def show(scene: Scene, last: bool) -> None:
            unfinished = structs.replace(self._shown, play=scene.after, history=before.history)
            self._presented = self._shown if last else unfinished
            seconds = 0.0 if last else scene.seconds
            self._tell(record, action if scene is found[0] else None, scene.events, game.race(scene.before), seconds)

        self._presenter.present(found, show)

    def _tell(
        self,
        record: Record,
        action: PublicAction,
        events: tuple[Any, ...],
        race_before: Race | None,
        seconds: float = 0.0,
    ) -> None:
        """Tell the watchers that ``events`` of an entry are to be seen now, and for how many ``seconds``."""
        now = self._presented
        update = Update(
            entry=record.entry,
            at=record.at,
            kind=record.kind,
            action=action,
            events=shown(game_of(record.rules), events, TABLE),
            race_before=self.silks.dress(race_before),
            race=self.silks.dress(_race(now)),
            view=self.silks.dress_view(view_of(now, TABLE, presenting=self._presenter.busy)),
            names=dict(now.seats),
            seconds=seconds,
        )
        for watcher in tuple(self._watchers):
            try:
                watcher(update)
            except Exception:
                log.exception("a watcher of the table failed at entry %d", update.entry)

    def _finish_refusals(self) -> None:
        """Give the refusals whose ground is on the disk."""
        while self._waiting and (refusal := self._waiting[0].refusal) is not None:
            self._waiting.popleft().answer.set_result(refusal)

    def _roll_back(self, fault: BaseException) -> None:
        """Nothing that waits was written: stand where the disk stands, and tell everybody who waits."""
        self._note(fault if isinstance(fault, JournalFault) else None)
        failed = tuple(self._waiting)
        self._waiting.clear()
        self._accepted = self._shown
        self._past = {entry: past for entry, past in self._past.items() if entry <= self._shown.entry}
        for waiting in failed:
            self._answers.forget(waiting.command)
            if isinstance(fault, JournalFault):
                waiting.answer.set_result(Refusal(fault.code, fault.sentence, fault.remedy))
            else:
                waiting.answer.set_exception(fault)

    def _note(self, fault: JournalFault | None) -> None:
        if fault is None and self.fault is None:
            return
        self.fault = fault
        for watcher in self._fault_watchers:
            watcher(fault)

    async def _look_up(self, entry: int, command: Command, action: str) -> Receipt | Refusal:
        """The answer that an older entry of the journal gave."""
        record = parse(self._journal.path, await self._journal.entry(entry))
        return _again(_receipt(record)) if record.action == action else _reused(command)


def _receipt(record: Record) -> Receipt:
    events = tuple(fact.event for fact in record.facts)
    seats = [event.seat for event in events if isinstance(event, SeatTaken)]
    known = shown(game_of(record.rules), events, record.who)
    return Receipt(record.entry, known, seat=seats[0] if seats else None)


def _again(answer: Answer) -> Answer:
    return structs.replace(answer, repeated=True) if isinstance(answer, Receipt) else answer


def _reused(command: Command) -> Refusal:
    return refuse("bad_request", why=f"the command id {command.id} already stands for something else")


def _race(evening: TableState) -> Race | None:
    return None if evening.game is None else evening.game.race(evening.play)
