"""Idempotency: answers are remembered, so that a resent command is answered alike and acts only once."""

import asyncio
from collections import OrderedDict

from msgspec import Struct, structs

from postparade.core.faults import Refusal, refuse
from postparade.table.messages import Command, Receipt
from postparade.table.state import Record

Answer = Receipt | Refusal
Key = tuple[str, int, str]
REMEMBERED = 1024


class Given(Struct, frozen=True):
    """The answer to a command for ``action`` (JSON): a future, because it may have to wait for the disk."""

    action: str
    answer: asyncio.Future[Answer]


class Answers:
    """Answers by sender and command id. The newest are kept as they were given; of older ones only the journal entry is
    known, from which the answer can be read."""

    def __init__(self) -> None:
        self._recent: OrderedDict[Key, Given] = OrderedDict()
        self._entries: dict[Key, int] = {}

    def recent(self, command: Command) -> Given | None:
        """The answer given to this command id of this sender, if it is still remembered."""
        return self._recent.get(key(command))

    def entry(self, command: Command) -> int | None:
        """The journal entry that granted this command id of this sender."""
        return self._entries.get(key(command))

    def give(self, command: Command, given: Given) -> None:
        """Remember ``given`` as the answer to ``command``."""
        self._recent[key(command)] = given
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)

    def forget(self, command: Command) -> None:
        """Forget the answer to ``command``: when it is sent again, it is decided again."""
        self._recent.pop(key(command), None)

    def known(self, role: str, seat: int, command: str, entry: int) -> None:
        """Remember that ``entry`` of the journal granted this command id of this sender."""
        self._entries[role, seat, command] = entry

    def granted(self, record: Record) -> None:
        """Remember that ``record`` is in the journal."""
        self._entries[record.who.role, record.who.seat or 0, record.command] = record.entry


def key(command: Command) -> Key:
    """Who sent which command."""
    return command.who.role, command.who.seat or 0, command.id


def again(answer: Answer) -> Answer:
    """``answer``, given once more to a command that was sent again."""
    return structs.replace(answer, repeated=True) if isinstance(answer, Receipt) else answer


def reused(command: Command) -> Refusal:
    """The answer to a ``command`` whose id its sender has already used for another action."""
    return refuse("bad_request", why=f"the command id {command.id} is already used for something else")
