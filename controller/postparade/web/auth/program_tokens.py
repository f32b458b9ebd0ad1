"""Tokens of other programs: made and revoked by the host, shown once, kept as digests."""

import secrets
from functools import partial

from postparade.api.messages import Scope
from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.web.auth.access_store import AccessStore, Program
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.seat_tokens import digest_of
from postparade.web.http.token_bucket import TokenBucket

MOST = 20
COMMANDS_A_SECOND, COMMANDS_AT_ONCE = 5.0, 20.0
"""What one program may ask for; a host with fast fingers needs a tenth of it."""


class Programs:
    """The programs of one table."""

    def __init__(self, store: AccessStore, writes: AccessWrites, clock: Clock) -> None:
        self._store = store
        self._writes = writes
        self._clock = clock
        self._known = {program.digest: program for program in store.programs()}
        self._buckets: dict[int, TokenBucket] = {}

    @property
    def all(self) -> list[Program]:
        """All programs in the order in which they were let in."""
        return sorted(self._known.values(), key=lambda program: program.number)

    def of(self, token: str) -> Program | None:
        """The program with ``token``; None when there is none, or not any more."""
        return self._known.get(digest_of(token))

    def may_ask(self, program: Program) -> bool:
        """Whether ``program`` may ask for something now; it is counted."""
        bucket = self._buckets.setdefault(program.number, TokenBucket(self._clock, COMMANDS_A_SECOND, COMMANDS_AT_ONCE))
        return bucket.take()

    async def add(self, name: str, scope: Scope) -> str | Refusal:
        """Let a program in and return its token, which is on the disk then and cannot be read again. Raises
        ``AccessFault``; nothing has changed then."""
        if len(self._known) >= MOST:
            return refuse("too_many_programs", most=MOST)
        if any(program.name == name for program in self._known.values()):
            return refuse("program_name_taken", name=name)
        number = 1 + max((program.number for program in self._known.values()), default=0)
        token = f"pp_{secrets.token_urlsafe(24)}"
        program = Program(number, name, scope, digest_of(token))
        await self._writes.now(f"program {number}", partial(self._store.put_program, program))
        self._known[program.digest] = program
        return token

    async def revoke(self, number: int) -> Refusal | None:
        """Let program ``number`` in no more: that holds once it is on the disk. Raises ``AccessFault``; nothing has
        changed then."""
        program = next((one for one in self._known.values() if one.number == number), None)
        if program is None:
            return refuse("no_such_program")
        await self._writes.now(f"program {number}", partial(self._store.drop_program, number))
        self._known.pop(program.digest, None)
        self._buckets.pop(number, None)
        return None
