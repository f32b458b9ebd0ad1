"""Visitors: newcomers with the join code who wait at the door until the host lets them in."""

import secrets
from functools import partial

from msgspec.structs import replace

from postparade.core.clock import BootClock
from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.access_store import AccessStore, Visitor
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.seat_tokens import Origin, digest_of

MOST = 24
"""Visitors at the door at once: twice as many as there are seats."""
GONE_AFTER = 900.0
"""Seconds after which a visitor whose phone no longer asks has gone."""


class Visitors:
    """The visitors of one table, in the order in which they came. They survive a restart: the host is told nothing, and
    no phone that it waits, before that is on the disk."""

    def __init__(self, store: AccessStore, writes: AccessWrites, clock: BootClock) -> None:
        self._store = store
        self._writes = writes
        self._clock = clock
        self._visitors = {visitor.number: visitor for visitor in store.visitors()}
        self._seen = dict.fromkeys(self._visitors, clock.uptime())

    @property
    def waiting(self) -> list[Visitor]:
        """Those whom the host has not let in yet."""
        return [visitor for visitor in self._visitors.values() if not visitor.let_in]

    def of(self, token: str) -> Visitor | None:
        """The visitor whose browser has ``token``; asking shows that it is still there."""
        digest = digest_of(token)
        found = next((one for one in self._visitors.values() if secrets.compare_digest(one.digest, digest)), None)
        if found is not None:
            self._seen[found.number] = self._clock.uptime()
        return found

    def from_here(self, origin: Origin) -> int:
        """How many visitors one device stands for, as far as cookie and address tell."""
        return sum(origin.same_as(visitor.device, visitor.address) for visitor in self._visitors.values())

    async def knock(self, name: str, join: str, origin: Origin) -> str | Refusal:
        """The token of a new visitor called ``name``, whose ``join`` has this id. Raises ``AccessFault``; then nobody
        waits."""
        if len(self._visitors) >= MOST:
            return refuse("door_full")
        number = max(self._visitors, default=0) + 1
        token = secrets.token_urlsafe(24)
        visitor = Visitor(number, digest_of(token), name, join, origin.device, origin.address)
        self._visitors[number], self._seen[number] = visitor, self._clock.uptime()
        try:
            await self._writes.kept(self._write(number))
        except AccessFault:
            self._drop(number)
            raise
        return token

    async def let_in(self, number: int) -> Refusal | None:
        """The host lets visitor ``number`` in, who takes a seat as soon as the phone asks again. Raises
        ``AccessFault``; then the visitor goes on waiting."""
        visitor = self._visitors.get(number)
        if visitor is None:
            return refuse("visitor_gone")
        self._visitors[number] = replace(visitor, let_in=True)
        try:
            await self._writes.kept(self._write(number))
        except AccessFault:
            if number in self._visitors:
                self._visitors[number] = visitor
                self._write(number)
            raise
        return None

    async def remove(self, number: int) -> Refusal | None:
        """Visitor ``number`` has a seat now, was turned away, or has left. Raises ``AccessFault``: that holds all the
        same, until the table is started again."""
        if number not in self._visitors:
            return refuse("visitor_gone")
        await self._writes.kept(self._drop(number))
        return None

    def look(self) -> bool:
        """Drop visitors who have gone; returns whether there were any."""
        before = self._clock.uptime() - GONE_AFTER
        gone = [number for number, seen in self._seen.items() if seen < before]
        for number in gone:
            self._drop(number)
        return bool(gone)

    def _drop(self, number: int) -> str:
        self._visitors.pop(number, None)
        self._seen.pop(number, None)
        return self._write(number)

    def _write(self, number: int) -> str:
        key = f"visitor {number}"
        self._writes.soon(key, partial(self._store.put_visitor, number, self._visitors.get(number)))
        return key
