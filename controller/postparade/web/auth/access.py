"""Who may do what: seat tokens, host sessions, the join code, one-time re-seat codes, and patience with wrong answers.

Checks are done in memory and at once, so that two tries cannot slip through one gap; only the writing waits for the
disk, in a worker thread.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection
from pathlib import Path

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.web.auth.backoff import Backoff
from postparade.web.auth.store import AccessStore
from postparade.web.settings import WebSettings

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters of codes that people may have to type: none that look alike."""
CODE_LENGTH = 8
OLD_CODE_GOOD_FOR = 300.0
RESEAT_GOOD_FOR = 300.0
FREE_TRIES = 3
FREE_TRIES_OF_ALL = 20
PLACES_REMEMBERED = 1000


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Access:
    """The doorkeeper of one data folder."""

    def __init__(self, folder: Path, settings: WebSettings, clock: Clock) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` (``access_unusable``)."""
        self._store = AccessStore(folder)
        self._clock = clock
        self._host_seconds = settings.host_hours * 3600.0
        self._seats = self._store.seats()
        self._hosts = self._store.hosts()
        self._misses = self._store.misses()
        self._reseats: dict[str, tuple[int, float]] = {}
        self._old_code = ("", 0.0)
        self.pin = settings.pin or self._remembered("pin", lambda: f"{secrets.randbelow(10**6):06}")
        self.code = self._remembered("code", _code)
        self.doors_open = self._remembered("doors", lambda: "open") == "open"

    def _remembered(self, name: str, draw: Callable[[], str]) -> str:
        value = self._store.fact(name)
        if value is None:
            value = draw()
            self._store.put_fact(name, value)
        return value

    def close(self) -> None:
        """Close the access file."""
        self._store.close()

    # Seats

    @property
    def seats(self) -> Collection[int]:
        """Seats that a phone holds."""
        return self._seats.keys()

    async def give_seat(self, seat: int) -> str:
        """A new token for ``seat``; the one before it is worth nothing from now on."""
        token = secrets.token_urlsafe(24)
        self._seats[seat] = _digest(token)
        await asyncio.to_thread(self._store.put_seat, seat, self._seats[seat])
        return token

    async def free_seat(self, seat: int) -> None:
        """The token of ``seat`` is worth nothing from now on."""
        if self._seats.pop(seat, None) is not None:
            await asyncio.to_thread(self._store.drop_seat, seat)

    def holds_seat(self, seat: int, token: str) -> bool:
        """Whether ``token`` is the one that holds ``seat``."""
        return hmac.compare_digest(self._seats.get(seat, b""), _digest(token))

    def reseat_code(self, seat: int) -> str:
        """A code that hands ``seat`` over to another phone, once and for five minutes; earlier ones end."""
        now = self._clock.now()
        self._reseats = {c: (s, end) for c, (s, end) in self._reseats.items() if s != seat and end > now}
        code = _code()
        self._reseats[code] = (seat, now + RESEAT_GOOD_FOR)
        return code

    def redeem(self, code: str, address: str) -> int | Refusal:
        """The seat that a re-seat code opens; the code is used up."""
        if refusal := self._patience("code", address):
            return refusal
        seat, end = self._reseats.pop(code.upper(), (0, 0.0))
        if self._clock.now() >= end:
            self._missed("code", address)
            return refuse("reseat_over")
        return seat

    # The join code

    async def change_code(self) -> None:
        """A new game, a new code. The one before stays good for five minutes, for whoever is typing a name just now."""
        self._old_code = (self.code, self._clock.now() + OLD_CODE_GOOD_FOR)
        self.code = _code()
        await asyncio.to_thread(self._store.put_fact, "code", self.code)

    async def set_doors(self, open_: bool) -> None:
        """Let newcomers join, or not."""
        self.doors_open = open_
        await asyncio.to_thread(self._store.put_fact, "doors", "open" if open_ else "closed")

    def check_code(self, code: str, address: str) -> Refusal | None:
        """Why somebody at ``address`` may not join with ``code``, or ``None``."""
        if refusal := self._patience("code", address):
            return refusal
        given = code.strip().upper().encode()
        old, end = self._old_code
        good = hmac.compare_digest(given, self.code.encode())
        good |= self._clock.now() < end and hmac.compare_digest(given, old.encode())
        if not good:
            self._missed("code", address)
            return refuse("wrong_code")
        return None if self.doors_open else refuse("doors_closed")

    # The host

    async def sign_in(self, pin: str, address: str) -> str | Refusal:
        """The token of a new host session, or ``wrong_pin`` or ``try_later``."""
        if refusal := self._patience("pin", address):
            return refusal
        if not hmac.compare_digest(pin.encode(), self.pin.encode()):
            self._missed("pin", address)
            return refuse("wrong_pin")
        self._misses.pop(f"pin {address}", None)
        token = secrets.token_urlsafe(24)
        until = self._clock.wall() + self._host_seconds
        self._hosts[_digest(token)] = until
        await asyncio.to_thread(self._store.drop_miss, f"pin {address}")
        await asyncio.to_thread(self._store.put_host, _digest(token), until)
        return token

    async def sign_out(self, token: str) -> None:
        """End a host session."""
        if self._hosts.pop(_digest(token), None) is not None:
            await asyncio.to_thread(self._store.drop_host, _digest(token))

    def is_host(self, token: str) -> bool:
        """Whether ``token`` is that of a running host session."""
        return self._hosts.get(_digest(token), 0.0) > self._clock.wall()

    # Patience

    def _patience(self, what: str, address: str) -> Refusal | None:
        now = self._clock.wall()
        own = self._misses.get(f"{what} {address}", Backoff()).wait(now, FREE_TRIES)
        everybody = self._misses.get(f"{what} *", Backoff()).wait(now, FREE_TRIES_OF_ALL)
        wait = max(own, everybody)
        return refuse("try_later", seconds=int(wait) + 1) if wait > 0 else None

    def _missed(self, what: str, address: str) -> None:
        now = self._clock.wall()
        for place in (f"{what} {address}", f"{what} *"):
            if len(self._misses) >= PLACES_REMEMBERED and place not in self._misses:
                forgotten = min(self._misses, key=lambda name: self._misses[name].at)
                del self._misses[forgotten]
                self._store.drop_miss(forgotten)
            backoff = self._misses.setdefault(place, Backoff())
            backoff.miss(now)
            # Written at once and here: a restart must not be a way to more tries, and wrong answers are rare.
            self._store.put_miss(place, backoff)
