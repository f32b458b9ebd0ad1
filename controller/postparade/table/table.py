"""The table: the one place where commands become events, in the order in which they arrive."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from pathlib import Path

from msgspec import structs

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.rules.actions import Pause, Roll
from postparade.rules.contract import AnyGame, Contested
from postparade.rules.race import Race
from postparade.rules.viewer import HOST, Viewer
from postparade.table.autopilot.progress import Progress
from postparade.table.commands.decider import Decision, decide
from postparade.table.commands.granting import grant, receipt
from postparade.table.commands.idempotency import Answer, Answers, Given, again, reused
from postparade.table.commands.lots import Lots, Wish, draw, together, told
from postparade.table.commands.staleness import PastStates
from postparade.table.commands.waiting_for_disk import Waiting, WaitingAnswers
from postparade.table.corrections.correction import derive
from postparade.table.corrections.history import Step
from postparade.table.corrections.preview import Preview, preview
from postparade.table.events import LotDrawn
from postparade.table.journal.codec import as_json, parse, replay, secret_of, write
from postparade.table.journal.full_or_failing_disk import Spells
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import Content, RefusedCommand
from postparade.table.journal.snapshot import earlier, read_snapshot, unusable
from postparade.table.journal.snapshot_writer import SnapshotWriter
from postparade.table.messages import Command, Correct, NewSeed, Receipt, TableView, Typists
from postparade.table.presentation.publisher import Publisher, Watcher
from postparade.table.presentation.silks import Silks
from postparade.table.race_seed import Chance, Revealed
from postparade.table.state import CopyRecord, TableState

log = logging.getLogger(__name__)

LONGEST_ID = 64
MOST_REFUSED = 256
"""Maximum of refused commands kept between one entry and the next."""


class Table:
    """The authority over one session. Belongs to the event loop; only the journal writes in a thread of its own.

    Commands are decided against the newest accepted state, and nobody is shown anything before it is on the disk. When
    a write fails, everything that was decided on top of it is refused as well, and the table returns to the state on
    the disk.
    """

    def __init__(self, journal: Journal, clock: Clock, chance: Chance, state: TableState) -> None:
        self._journal = journal
        self._clock = clock
        self._chance = chance
        self._answers = Answers()
        self._waiting = WaitingAnswers(self._answers)
        self._written = self._accepted = state
        self._publisher = Publisher(clock, state)
        self._refused: list[RefusedCommand] = []
        self._past = PastStates(state)
        self._snapshots = SnapshotWriter(journal, state.entry, self._trim)
        self._closed = False
        self._spells = Spells()
        self.lots = Lots(clock, self._settle)
        """What waits because guests are not equally far away."""
        self.fault: JournalFault | None = None
        """Why the last entry could not be written; ``None`` once writing works again."""
        self.replayed = state.entry == 0
        """Whether the whole journal was replayed when the table was opened, and not only what follows a snapshot."""
        self._fault_watchers: list[Callable[[JournalFault | None], None]] = []

    @classmethod
    async def open(cls, data: Path, clock: Clock, chance: Chance) -> Table:
        """Open the table of the data folder ``data``, exactly in the state in which its journal ends.

        Raises ``JournalFault``: see :meth:`Journal.open`, and ``ledger_unbalanced`` when the journalled chips do not
        add up.
        """
        snapshot = await asyncio.to_thread(read_snapshot, data)
        journal = await Journal.open(data, None if snapshot is None else snapshot.head)
        try:
            content = await journal.take()
            if snapshot is not None and content.after == 0:
                unusable("the journal has no such entry")
                snapshot = None
            if snapshot is not None:
                try:
                    table = await cls._resumed(journal, clock, chance, snapshot.state, content)
                except JournalFault as fault:
                    unusable(f"what follows does not fit: {fault}")
                    content, snapshot = await journal.read_again(), None
            if snapshot is None:
                table = await cls._resumed(journal, clock, chance, TableState(), content)
            if table.lost_seed:
                await table.submit(Command(f"seed-{secrets.token_hex(8)}", HOST, NewSeed()))
            return table
        except BaseException:
            await journal.close()
            raise

    @classmethod
    async def _resumed(
        cls, journal: Journal, clock: Clock, chance: Chance, state: TableState, content: Content
    ) -> Table:
        """The table after ``state`` and the entries of ``content``, which follow it."""
        table = cls(journal, clock, chance, state)
        for role, seat, command, entry in await journal.senders(content.after):
            table._answers.known(role, seat, command, entry)
        for _, record, after in replay(journal.path, content.entries, state):
            table._accept(after)
            table._answers.granted(record)
            table._snapshots.skip(after)
        await table._find_seed()
        table._written = table._accepted
        table._publisher.stand(table._written)
        table._snapshots.note(table._written)
        return table

    async def _find_seed(self) -> None:
        """Go on with the seed in use, which is kept beside the entries."""
        state = self._accepted
        if state.chance is not None and not state.chance.known:
            secret = await self._journal.secret(state.chance.commitment)
            self._accepted = structs.replace(state, chance=state.chance.opened(secret))
            self._past.add(self._accepted)

    async def submit(self, command: Command) -> Receipt | Refusal:
        """Grant or refuse ``command``; commands are taken in the order of the calls.

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
            return again(await asyncio.shield(given.answer)) if given.action == action else reused(command)
        entry = self._answers.entry(command)
        if entry is not None:
            return await self._look_up(entry, command, action)
        if isinstance(command.action, Correct) and self._must_read(command.action.entry):
            return await self.submit(command) if await self._read_earlier() else refuse("stale")
        return await asyncio.shield(self._take(command, action))

    async def preview(self, correction: Correct) -> Preview | Refusal:
        """What ``correction`` would change, or why it would be refused; nothing is changed."""
        if self._must_read(correction.entry) and not await self._read_earlier():
            return refuse("stale")
        game, play, history = self._accepted.game, self._accepted.play, self._accepted.history
        if game is None:
            return refuse("no_game")
        derived = derive(game, history, correction.entry, correction.dice)
        return derived if isinstance(derived, Refusal) else preview(game, play, derived)

    @property
    def silks(self) -> Silks:
        """What the horses are called and wear."""
        return self._publisher.silks

    @silks.setter
    def silks(self, silks: Silks) -> None:
        self._publisher.silks = silks

    @property
    def typing(self) -> Typists:
        """Who may type rolls until the host says otherwise."""
        return self._publisher.typing

    @typing.setter
    def typing(self, typing: Typists) -> None:
        self._publisher.typing = typing

    def view(self, who: Viewer) -> TableView:
        """What ``who`` may know now, as far as it has been presented. Nobody has choices while a race is being
        shown."""
        return self._publisher.view(who)

    @property
    def chance(self) -> tuple[str | None, Revealed | None]:
        """The commitment to the seed in use, and the seed that was revealed last, as far as presented."""
        presented = self._publisher.presented
        return None if presented.chance is None else presented.chance.commitment, presented.revealed

    @property
    def lost_seed(self) -> bool:
        """Whether a seed is in use that is not known here."""
        chance = self._accepted.chance
        return self._accepted.running and chance is not None and not chance.known

    @property
    def copies(self) -> tuple[CopyRecord, ...]:
        """The copies that were taken of the evening since that commitment."""
        return self._publisher.presented.copies

    @property
    def autopilot(self) -> Progress | None:
        """How far the evening has come that goes by a schedule, as far as presented; ``None`` where none ever has."""
        return self._publisher.presented.autopilot

    @property
    def presenting(self) -> bool:
        """Whether a race is being shown that is already settled."""
        return self._publisher.busy

    @property
    def head(self) -> Head:
        """The last entry on the disk, and its seal."""
        return self._journal.head

    def race(self) -> Race | None:
        """The race on the table."""
        return self._publisher.race()

    def steps(self) -> tuple[AnyGame | None, tuple[Step, ...]]:
        """The game on the table and its steps, with all corrections applied; of a long game, only the newest races."""
        presented = self._publisher.presented
        return presented.game, tuple(presented.history.newest())[::-1]

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with an :class:`Update` after every commit, in order, and again for each further scene of an
        entry that is presented over time; the returned function stops that."""
        return self._publisher.watch(watcher)

    def watch_faults(self, watcher: Callable[[JournalFault | None], None]) -> None:
        """Call ``watcher`` when an entry cannot be written, and with ``None`` once writing works again."""
        self._fault_watchers.append(watcher)

    async def ping(self) -> None:
        """Return when the journal answers, through the thread that writes it. Raises ``JournalFault``
        (``journal_unwritable``)."""
        await self._journal.ping()

    async def try_to_write(self) -> None:
        """See whether the journal can be written, by writing; when it can, there is no :attr:`fault` any more. Raises
        ``JournalFault`` (``journal_unwritable``)."""
        await self._journal.attempt()
        self._note(None)

    async def close(self) -> None:
        """Finish what was granted, and close the journal. Closing twice does no harm."""
        if self._closed:
            return
        self.lots.settle()
        self._closed = True
        self._publisher.close()
        await self._waiting.all_given()
        await self._snapshots.close()
        await self._journal.close()

    def _take(self, command: Command, action: str) -> asyncio.Future[Answer]:
        """Decide now, or together with others that want the same; the answer may also have to wait for the disk."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.set_result(refuse("journal_unwritable", path=str(self._journal.path), why="the table is closed"))
            return answer
        self._answers.give(command, Given(action, answer))
        wish = Wish(command, action, answer)
        contested = self._contested(command)
        if contested is None or not self.lots.take(wish, contested):
            if self.lots.waiting and _changes_all(command) and self._would_grant(command):
                # Whatever came before is decided before.
                self.lots.settle()
            self._answer(wish)
        return answer

    def _contested(self, command: Command) -> Contested | None:
        """What ``command`` would take away from others."""
        game = self._accepted.game
        if game is None or not isinstance(command.action, game.action_type):
            return None
        return game.contested(self._accepted.play, command.action)

    def _settle(self, wishes: list[Wish]) -> None:
        """Grant what all ``wishes`` are about to the one that came first; where several came together, by lot."""
        wishes.sort(key=lambda one: one.at)
        able = together([wish for wish in wishes if self._would_grant(wish.command)])
        if len(able) > 1:
            lot = draw(self._accepted, self._chance, sorted(able))
            first = able[lot.drawn[0]]
            self._answer(first, lot)
            wishes.remove(first)
            for seat in lot.drawn[1:]:
                able[seat].lost_to = lot.drawn[0]
        for wish in wishes:
            self._answer(wish)

    def _answer(self, wish: Wish, lot: LotDrawn | None = None) -> None:
        """Decide what ``wish`` asks for; a fault goes to whoever asked, who may ask again."""
        try:
            self._decide(wish, lot)
        except Exception as fault:  # noqa: BLE001 the sender raises it
            self._answers.forget(wish.command)
            wish.answer.set_exception(fault)

    def _would_grant(self, command: Command) -> bool:
        try:
            return not isinstance(self._decision(command), Refusal)
        except Exception:  # noqa: BLE001 deciding it in earnest raises the same
            return False

    def _decision(self, command: Command) -> Decision | Refusal:
        if self._past.stale(command, self._accepted):
            return refuse("stale")
        return decide(self._accepted, command.who, command.action, self._chance, self.typing)

    def _decide(self, wish: Wish, lot: LotDrawn | None = None) -> None:
        """Decide what ``wish`` asks for, which it gets by ``lot`` where there was one."""
        command, action, answer, state = wish.command, wish.action, wish.answer, self._accepted
        decision = self._decision(command)
        if isinstance(decision, Refusal):
            log.debug("refused %s of %s: %s", type(command.action).__name__, command.who, decision.code)
            self._keep_refused(command, action, decision)
            waiting = Waiting(command, answer, None, state, told(wish, decision, state.seats))
        else:
            record, after = grant(state, command, decision, self._clock.wall(), self._chance, lot)
            log.debug("entry %d: %s of %s", record.entry, type(command.action).__name__, command.who)
            waiting = Waiting(command, answer, record, after)
        self._waiting.add(waiting)
        if waiting.record is not None:
            self._accept(waiting.state)
            refused, self._refused = self._refused, []
            written = self._journal.append(write(waiting.record), refused, secret_of(waiting.record))
            written.add_done_callback(lambda done: self._on_disk(waiting, done))

    def _keep_refused(self, command: Command, action: str, refusal: Refusal) -> None:
        """Keep a refusal that the game asks for; it goes to the disk together with the next entry."""
        game = self._accepted.game
        if game is not None and refusal.code in game.capabilities.refusals and len(self._refused) < MOST_REFUSED:
            seat = command.who.seat or 0
            self._refused.append(RefusedCommand(self._clock.wall(), self._accepted.entry, seat, refusal.code, action))

    def _must_read(self, entry: int) -> bool:
        """Whether the roll of ``entry`` has yet to be read from the journal."""
        history = self._accepted.history
        return history.unread is not None and all(step.entry != entry for step in history.newest())

    async def _read_earlier(self) -> bool:
        """Load every step of the game; returns whether the table is still open. It may take seconds, so everybody else
        is answered meanwhile."""
        unread = self._accepted.history.unread
        if unread is not None:
            await asyncio.to_thread(unread.steps)
        return not self._closed

    def _trim(self, snapshot: TableState) -> None:
        """Forget what happened before ``snapshot``: the journal has it, and a long game would fill the memory."""
        before = earlier(self._journal.path, snapshot.entry)

        def trimmed(state: TableState) -> TableState:
            if state.opened != snapshot.opened or state.game is None:
                return state
            return structs.replace(state, history=state.history.since(snapshot.entry, before))

        self._accepted, self._written = trimmed(self._accepted), trimmed(self._written)
        self._publisher.trim(trimmed)

    def _accept(self, state: TableState) -> None:
        self._accepted = state
        self._past.add(state)

    def _on_disk(self, waiting: Waiting, done: asyncio.Future[None]) -> None:
        """Handle the result of a write; entries come back in the order in which they were queued."""
        fault = done.exception()
        if not self._waiting.begins_with(waiting):
            return  # refused already, together with the entry before it
        if fault is not None:
            self._roll_back(fault)
            return
        self._waiting.take_first()
        self._note(None)
        self._show(waiting)
        self._waiting.give_refusals()

    def _show(self, waiting: Waiting) -> None:
        """Present what ``waiting``, which is now on the disk, has changed, and answer it."""
        record, before = waiting.record, self._written
        assert record is not None
        self._written = waiting.state
        self._answers.granted(record)
        self._snapshots.note(self._written)
        self._publisher.publish(record, waiting.command.action, before, self._written)
        waiting.answer.set_result(receipt(record))

    def _roll_back(self, fault: BaseException) -> None:
        """Return to the state on the disk and refuse everything that waits: none of it was written."""
        self._note(fault if isinstance(fault, JournalFault) else None)
        self._accepted = self._written
        self._past.forget_after(self._written.entry)
        self._waiting.fail(fault)

    def _note(self, fault: JournalFault | None) -> None:
        if fault is None and self.fault is None:
            return
        self.fault = self._spells.told(fault)
        for watcher in self._fault_watchers:
            watcher(self.fault)

    async def _look_up(self, entry: int, command: Command, action: str) -> Receipt | Refusal:
        """The answer that an older entry of the journal gave, read back."""
        record = parse(self._journal.path, await self._journal.entry(entry))
        return again(receipt(record)) if record.action == action else reused(command)


def _changes_all(command: Command) -> bool:
    """Whether what ``command`` does may decide what everybody else can get."""
    return command.who.role not in ("seat", "bot") or isinstance(command.action, Roll | Pause)
