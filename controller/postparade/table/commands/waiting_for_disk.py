"""Answers that wait for the disk: nobody is told what could still be lost."""

import asyncio
from collections import deque

from msgspec import Struct

from postparade.core.faults import JournalFault, Refusal, refusal_of
from postparade.table.commands.idempotency import Answer, Answers
from postparade.table.messages import Command
from postparade.table.state import Record, TableState


class Waiting(Struct, eq=False):
    """An answer that waits for the disk: to an accepted command (``record``, and the ``state`` after it), or a refusal
    that was decided on top of commands that are not on the disk yet."""

    command: Command
    answer: asyncio.Future[Answer]
    record: Record | None
    state: TableState
    refusal: Refusal | None = None


class WaitingAnswers:
    """The answers that wait, in the order of their commands."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self._queue: deque[Waiting] = deque()

    def add(self, waiting: Waiting) -> None:
        """Let ``waiting`` wait for the entries before it, or give it at once if it is a refusal and there are none."""
        self._queue.append(waiting)
        self.give_refusals()

    def begins_with(self, waiting: Waiting) -> bool:
        """Whether ``waiting`` is the next to be given, and was not refused together with an entry before it."""
        return bool(self._queue) and self._queue[0] is waiting

    def take_first(self) -> Waiting:
        """The first answer, which is to be given now and waits no more."""
        return self._queue.popleft()

    def give_refusals(self) -> None:
        """Give the refusals that wait for no entry any more."""
        while self._queue and (refusal := self._queue[0].refusal) is not None:
            self._queue.popleft().answer.set_result(refusal)

    def fail(self, fault: BaseException) -> None:
        """Refuse everything that waits: none of it was written."""
        failed = tuple(self._queue)
        self._queue.clear()
        for waiting in failed:
            self._answers.forget(waiting.command)
            if isinstance(fault, JournalFault):
                waiting.answer.set_result(refusal_of(fault))
            else:
                waiting.answer.set_exception(fault)

    async def all_given(self) -> None:
        """Return when nothing waits any more of what waits now."""
        await asyncio.gather(*(waiting.answer for waiting in self._queue), return_exceptions=True)
