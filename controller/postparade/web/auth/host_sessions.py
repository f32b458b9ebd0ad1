"""Who is host: the sessions that the PIN opens."""

import math
import secrets
from functools import partial
from typing import NamedTuple

from postparade.core.clock import BootClock
from postparade.core.faults import AccessFault, Refusal
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.expiry import end_of, ends_at
from postparade.web.auth.host_pin import HostPin
from postparade.web.settings import WebSettings

WRITTEN_EVERY = 600.0
"""Seconds after which the rest of a session is written again, for a start of the machine after a power cut. Each costs
a session at most as much, and never makes it longer."""


class SignedIn(NamedTuple):
    """A new session: its token, and whether it is on the disk. Where that cannot be written, the host gets in all the
    same, or nobody could see what is wrong; such a session ends with the program."""

    token: str
    kept: bool


class HostSessions:
    """The sessions of one table. A session lasts for the hours of the settings, counted while the machine runs."""

    def __init__(
        self, store: AccessStore, writes: AccessWrites, pin: HostPin, settings: WebSettings, clock: BootClock
    ) -> None:
        self._store = store
        self._writes = writes
        self._pin = pin
        self._clock = clock
        self._seconds = settings.host_hours * 3600.0
        self._ends: dict[bytes, float] = {}
        self._written: dict[bytes, float] = {}
        for digest, lifetime in store.sessions().items():
            self._ends[digest] = end_of(lifetime, clock, self._seconds)
            # In another boot it is written again at the next look.
            self._written[digest] = lifetime.left if lifetime.boot == clock.boot else math.inf

    async def sign_in(self, pin: str, address: str) -> SignedIn | Refusal:
        """A new session for somebody at ``address`` with the right PIN; else ``wrong_pin`` or ``try_later``."""
        if refusal := self._pin.check(pin, address):
            return refusal
        keys = self._pin.pair()
        token = secrets.token_urlsafe(24)
        digest = self._pin.digest(token)
        self._ends[digest] = self._clock.uptime() + self._seconds
        keys.append(self._keep(digest))
        return SignedIn(token, await self._kept(keys))

    async def sign_out(self, token: str) -> bool:
        """End a session, at once; returns whether that is on the disk."""
        return await self._end([self._pin.digest(token)])

    async def sign_out_everywhere(self) -> bool:
        """End all sessions, at once; returns whether that is on the disk."""
        return await self._end(list(self._ends))

    async def _end(self, digests: list[bytes]) -> bool:
        keys = []
        for digest in digests:
            if self._ends.pop(digest, None) is not None:
                self._written.pop(digest, None)
                keys.append(f"host {digest.hex()}")
                self._writes.soon(keys[-1], partial(self._store.drop_session, digest))
        return await self._kept(keys)

    async def _kept(self, keys: list[str]) -> bool:
        try:
            await self._writes.kept(*keys)
        except AccessFault:
            return False
        return True

    def is_host(self, token: str) -> bool:
        """Whether ``token`` is that of a running session. No wall clock has a say in it."""
        return self._ends.get(self._pin.digest(token), 0.0) > self._clock.uptime()

    def look(self) -> None:
        """Drop sessions that are over, and write how much is left of the others, where that is due."""
        now = self._clock.uptime()
        for digest, end in tuple(self._ends.items()):
            if end <= now:
                del self._ends[digest]
                self._written.pop(digest, None)
                self._writes.soon(f"host {digest.hex()}", partial(self._store.drop_session, digest))
            elif end - now <= self._written[digest]:
                self._keep(digest)

    def _keep(self, digest: bytes) -> str:
        """Write the session soon; returns the key of that change."""
        lifetime = ends_at(self._clock, self._ends[digest], WRITTEN_EVERY)
        self._written[digest] = lifetime.left
        key = f"host {digest.hex()}"
        self._writes.soon(key, partial(self._store.put_session, digest, lifetime))
        return key
