"""Lets the proposals of all sources settle, commits each roll once, and posts what is known of the dice."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Protocol

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, detail_as_json, refuse
from postparade.dice.proposal import Proposal
from postparade.rules.actions import Roll
from postparade.rules.dice import TWO_SIXES, Dice, total_of
from postparade.rules.viewer import DICE, Viewer
from postparade.table.messages import Command, Correct, Receipt, TableView, Update
from postparade.table.presentation.status_board import StatusBoard


class TablePort(Protocol):
    """The table, as far as the dice know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class RollCommitter:
    """Commits rolls and keeps the status ``dice`` up to date: stage, values, total, reason with sentence, remedy and
    details, likely readings, source, confidence.

    Stages are those of the tray (``empty``, ``moving``, ``still``, ``covered``, ``moved``, ``calibrating``) and of the
    roll (``unsure``, ``proposed``, ``committed``). ``settle`` is how many seconds an unsettled proposal may still be
    changed. In races that run in real time rolls count the moment they are read, in order, and none replaces another.
    """

    def __init__(self, table: TablePort, status_board: StatusBoard, clock: Clock, settle: float) -> None:
        self._table = table
        self._status_board = status_board
        self._clock = clock
        self._settle = settle
        self._pending: asyncio.Task[None] | None = None
        self._in_order: set[asyncio.Task[None]] = set()
        self._source = ""
        self._on_correction: list[Callable[[int, tuple[int, ...]], None]] = []
        self._on_counted: list[Callable[[], None]] = []
        self._on_change: list[Callable[[], None]] = []
        self._unwatch = table.watch(self._on_update)

    @property
    def expects_roll(self) -> bool:
        """Whether the table waits for dice now."""
        return any(choice.wants("dice") for choice in self._table.view(DICE).choices)

    @property
    def realtime(self) -> bool:
        """Whether rolls count the moment they are read."""
        status = self._table.view(DICE).status
        return status is not None and status.realtime

    @property
    def entry(self) -> int:
        """The journal entry that the table stands at."""
        return self._table.view(DICE).entry

    def on_counted(self, tell: Callable[[], None]) -> None:
        """Call ``tell()`` after every roll that counted, whoever entered it."""
        self._on_counted.append(tell)

    def on_change(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Call ``tell()`` after every change at the table, such as a deal; the returned function stops that."""
        self._on_change.append(tell)
        return lambda: self._on_change.remove(tell)

    def on_correction(self, tell: Callable[[int, tuple[int, ...]], None]) -> None:
        """Call ``tell(entry, dice)`` whenever the roll of a journal entry is corrected to ``dice``."""
        self._on_correction.append(tell)

    def introduce(self, source: str) -> None:
        """Post that rolls come from ``source``, unless something has been posted about dice already."""
        if self._status_board.latest("dice") is None:
            self._post("empty", source)

    def turn_away(self, source: str) -> None:
        """Post that ``source`` has dice although the table waits for none."""
        self._post("still", source, reason="roll_not_expected")

    def show(self, proposal: Proposal) -> None:
        """Post dice that somebody has entered but not confirmed; ``proposal.reason`` says what is left to do."""
        self._drop_pending()
        self._post("proposed", proposal.source, dice=proposal.dice, reason=proposal.reason)

    def tray(self, stage: str, source: str) -> None:
        """Post a new ``stage`` of the tray: ``empty``, ``moving``, ``still`` or ``covered``, without dice."""
        shown = self._status_board.latest("dice")
        settled = shown is not None and shown["stage"] in ("committed", "proposed", "unsure")
        if stage == "still" and settled:
            return
        self._post(stage, source)

    def propose(self, proposal: Proposal) -> None:
        """Take a source's proposal. A newer one replaces one that has not settled."""
        self._drop_pending()
        if self.expects_roll and not self._of_this_game(proposal):
            dice = str(self._table.view(DICE).dice)
            self._post("still", proposal.source, refusal=refuse("other_dice", dice=dice))
        elif proposal.dice is None:
            self._unsure(proposal)
        elif not self.expects_roll:
            self._post("still", proposal.source, dice=proposal.dice, reason="roll_not_expected")
        else:
            self._post("proposed", proposal.source, dice=proposal.dice, confidence=proposal.confidence)
            if self.realtime:
                task = asyncio.create_task(self._commit(proposal))
                self._in_order.add(task)
                task.add_done_callback(self._in_order.discard)
            else:
                self._pending = asyncio.create_task(self._settle_and_commit(proposal))

    def _of_this_game(self, proposal: Proposal) -> bool:
        """Whether the dice of ``proposal`` are those of the game on the table. One who is not sure may be asked about
        the dice that every source can read, and about no others."""
        dice = self._table.view(DICE).dice
        if dice == TWO_SIXES:
            return True
        return proposal.dice is not None and not isinstance(dice.read(proposal.faces, proposal.total), Refusal)

    async def commit(self, who: Viewer, roll: Roll, based_on: int | None) -> Receipt | Refusal:
        """Hand a roll to the table now, as ``who``."""
        self._source = roll.source
        try:
            return await self._table.submit(Command(f"roll-{secrets.token_hex(8)}", who, roll, based_on))
        finally:
            self._source = ""

    def close(self) -> None:
        """Stop committing."""
        self._unwatch()
        self._drop_pending()
        for task in self._in_order:
            task.cancel()

    async def _settle_and_commit(self, proposal: Proposal) -> None:
        if not proposal.settled:
            await self._clock.sleep(self._settle)
        await self._commit(proposal)

    async def _commit(self, proposal: Proposal) -> None:
        try:
            answer = await self.commit(DICE, proposal.roll(), proposal.based_on)
        except JournalFault as fault:
            self._status_board.report("dice", fault, severity="error")
            return
        if isinstance(answer, Refusal):
            self._post("still", proposal.source, dice=proposal.dice, refusal=answer)

    def _drop_pending(self) -> None:
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def _on_update(self, update: Update) -> None:
        if isinstance(update.action, Correct):
            for correct in self._on_correction:
                correct(update.action.entry, update.action.dice)
        self._note_roll(update)
        for tell in tuple(self._on_change):
            tell()

    def _note_roll(self, update: Update) -> None:
        """Post a roll that counts, whoever entered it, and drop what was proposed before."""
        rolled = update.kind == "correction" or isinstance(update.action, Roll)
        status = update.view.status
        if not rolled or status is None:
            return
        if not self._source:
            self._drop_pending()
        self._post("committed", self._source or "entered", dice=status.last_roll)
        for tell in self._on_counted:
            tell()

    def _unsure(self, proposal: Proposal) -> None:
        if not self.expects_roll:
            self._post("still", proposal.source)
            return
        reason = proposal.reason or "unsure"
        likely = [list(pair) for pair in proposal.likely if len(pair) == 2]
        self._post("unsure", proposal.source, reason=reason, likely=likely, confidence=proposal.confidence)

    def _post(
        self,
        stage: str,
        source: str,
        *,
        dice: Dice | None = None,
        reason: str | None = None,
        refusal: Refusal | None = None,
        likely: list[list[int]] | None = None,
        confidence: float = 1.0,
    ) -> None:
        no = refuse(reason) if reason else refusal
        body: dict[str, object] = {
            "stage": stage,
            "values": list(dice) if isinstance(dice, tuple) else None,
            "total": None if dice is None else total_of(dice),
            "reason": no and no.code,
            "sentence": no.sentence if no else "",
            "remedy": no.remedy if no else "",
            "details": detail_as_json(no.details) if no else {},
            "likely": likely or [],
            "source": source,
            "confidence": round(confidence, 3),
        }
        if body != self._status_board.latest("dice"):
            self._status_board.post("dice", body)
