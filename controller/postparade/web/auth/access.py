"""Who may do what: seat tokens, host sessions, the join code, one-time re-seat codes, and waits after wrong answers.

Checks are done in memory and at once, so that two tries cannot slip through one gap. What must survive a restart is on
the disk before it takes effect, or is refused; the rest takes effect at once and is written later (see
``access_writes``).
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.backoff import Backoff
from postparade.web.auth.store import AccessStore
from postparade.web.network_budget import DEVICE
from postparade.web.settings import WebSettings

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters of codes that people may have to type: none that look alike."""
CODE_LENGTH = 8
OLD_CODE_GOOD_FOR = 300.0
RESEAT_GOOD_FOR = 300.0
FREE_TRIES = 3
PLACES_REMEMBERED = 1000
DRIFT = 60.0
"""Seconds by which the wall clock may move against the monotonic one before the end of a session is written again."""


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class _Session(Struct):
    """A host session: its end in monotonic seconds, and, as ``until``, in the file's wall seconds. One that was
    ``read`` from the file began before this start; only the wall clock can tell how long the machine was off."""

    end: float
    until: float
    read: bool = False


class Access:
    """Decides who may do what at the table of one data folder."""

    def __init__(
        self,
        folder: Path,
        settings: WebSettings,
        clock: Clock,
        changed: Callable[[AccessFault | None], None] = lambda _: None,
    ) -> None:
        """``changed`` is called with the fault when the file cannot be written, and with ``None`` when it can again.
        Raises :class:`~postparade.core.faults.ConfigurationFault` (``access_unusable``, ``access_unwritable``)."""
        self._store = AccessStore(folder)
        self._writes = AccessWrites(clock, self._store.attempt, changed)
        self._clock = clock
        self._host_seconds = settings.host_hours * 3600.0
        self._seats = self._store.seats()
        self._joins = {seat: self._store.value(f"join {seat}") for seat in self._seats}
        self._handing: set[int] = set()
        now, wall = clock.now(), clock.wall()
        self._hosts = {
            digest: _Session(now + min(until - wall, self._host_seconds), until, read=True)
            for digest, until in self._store.hosts().items()
        }
        # A wall clock without a battery may be behind the time of the last wrong answer.
        self._misses = {
            place: replace(backoff, at=now - max(0.0, wall - backoff.at))
            for place, backoff in self._store.misses().items()
        }
        self._reseats: dict[str, tuple[int, float]] = {}
        self._old_code = ("", 0.0)
        self.pin = settings.pin or self._remembered("pin", lambda: f"{secrets.randbelow(10**6):06}")
        self.paired = settings.pin is not None or self._store.value("paired") is not None
        """Whether a host has ever signed in or configured a PIN; until then this machine's screen shows the PIN."""
        self.code = self._remembered("code", _code)
        self.doors_open = self._remembered("doors", lambda: "open") == "open"

    def _remembered(self, name: str, draw: Callable[[], str]) -> str:
        value = self._store.value(name)
        if value is None:
            value = draw()
            self._store.put_value(name, value)
        return value

    @property
    def fault(self) -> AccessFault | None:
        """Why some of the present state is not on the disk; None when all of it is."""
        return self._writes.fault

    async def keep(self) -> None:
        """Keep retrying, for ever, to write what could not be written."""
        await self._writes.keep()

    async def close(self) -> None:
        """Close the access file."""
        await self._writes.close()
        self._store.close()

    # Seats

    @property
    def seats(self) -> Collection[int]:
        """Seats that a phone holds."""
        return self._seats.keys()

    @property
    def promised(self) -> Collection[int]:
        """Seats that a phone holds, or could with a re-seat code."""
        return self._seats.keys() | self._handing | {seat for seat, _ in self._reseats.values()}

    def give_seat(self, seat: int, join: str) -> str:
        """A new token for ``seat``, which was taken with the ``join`` of this id; the one before it becomes invalid."""
        token = secrets.token_urlsafe(24)
        self._seats[seat], self._joins[seat] = _digest(token), join
        self._write_seat(seat)
        return token

    def may_have(self, seat: int, join: str) -> bool:
        """Whether the sender of a repeated ``join`` with this id may have ``seat``: it was taken by that very join, or
        no phone holds it, and it is not being handed over just now."""
        return seat not in self._handing and (seat not in self._seats or self._joins.get(seat) == join)

    def _write_seat(self, seat: int) -> None:
        """Write to the disk who holds ``seat`` now."""
        if seat in self._seats:
            write = partial(self._put_seat, seat, self._seats[seat], self._joins[seat] or "")
        else:
            write = partial(self._store.drop_seat, seat)
        self._writes.soon(f"seat {seat}", write)

    def _put_seat(self, seat: int, digest: bytes, join: str) -> None:
        self._store.put_value(f"join {seat}", join)
        self._store.put_seat(seat, digest)

    def free_seat(self, seat: int) -> None:
        """Make the token of ``seat`` and all codes for it invalid."""
        self._end_codes(seat)
        self._handing.discard(seat)
        if self._seats.pop(seat, None) is not None:
            self._write_seat(seat)

    def holds_seat(self, seat: int, token: str) -> bool:
        """Whether ``token`` is the one that holds ``seat``."""
        return hmac.compare_digest(self._seats.get(seat, b""), _digest(token))

    def reseat_code(self, seat: int) -> str:
        """A code that hands ``seat`` over to another phone, once and within five minutes; earlier ones become
        invalid."""
        self._end_codes(seat)
        code = _code()
        self._reseats[code] = (seat, self._clock.now() + RESEAT_GOOD_FOR)
        return code

    def _end_codes(self, seat: int) -> None:
        now = self._clock.now()
        self._reseats = {c: (s, end) for c, (s, end) in self._reseats.items() if s != seat and end > now}

    async def redeem(self, code: str, address: str) -> tuple[int, str] | Refusal:
        """The seat that a re-seat code opens, with its new token; the code is used up. Raises ``AccessFault``: then the
        code is still good, and the seat has not changed hands."""
        if refusal := self._patience("code", address):
            return refusal
        code = code.upper()
        seat, end = self._reseats.pop(code, (0, 0.0))
        if self._clock.now() >= end:
            self._missed("code", address)
            return refuse("reseat_over")
        token = secrets.token_urlsafe(24)
        self._handing.add(seat)
        try:
            written = await self._writes.now(f"seat {seat}", partial(self._put_seat, seat, _digest(token), ""))
        except AccessFault:
            if seat in self._handing:
                self._handing.discard(seat)
                self._reseats[code] = seat, end
            raise
        handed = written and seat in self._handing
        self._handing.discard(seat)
        if not handed:
            # It was cleared meanwhile, and may be somebody else's.
            self._write_seat(seat)
            return refuse("reseat_over")
        self._seats[seat], self._joins[seat] = _digest(token), ""
        return seat, token

    # The join code

    def change_code(self) -> None:
        """Draw a new code for a new game. The one before stays good for five minutes, for anybody who is typing a name
        just now."""
        self._old_code = (self.code, self._clock.now() + OLD_CODE_GOOD_FOR)
        self.code = _code()
        self._writes.soon("code", partial(self._store.put_value, "code", self.code))

    async def set_doors(self, open_: bool) -> None:
        """Let newcomers join, or not. Raises ``AccessFault``: then the doors stay as they were."""
        await self._writes.now("doors", partial(self._store.put_value, "doors", "open" if open_ else "closed"))
        self.doors_open = open_

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

    def sign_in(self, pin: str, address: str) -> str | Refusal:
        """The token of a new host session, or ``wrong_pin`` or ``try_later``."""
        if refusal := self._patience("pin", address):
            return refusal
        if not hmac.compare_digest(pin.encode(), self.pin.encode()):
            self._missed("pin", address)
            return refuse("wrong_pin")
        place = f"pin {address}"
        if self._misses.pop(place, None) is not None:
            self._writes.soon(f"miss {place}", partial(self._store.drop_miss, place))
        if not self.paired:
            self.paired = True
            self._writes.soon("paired", partial(self._store.put_value, "paired", "yes"))
        token = secrets.token_urlsafe(24)
        self._keep_session(self._digest_of(token), self._clock.now() + self._host_seconds)
        return token

    def sign_out(self, token: str) -> None:
        """End a host session."""
        digest = self._digest_of(token)
        if self._hosts.pop(digest, None) is not None:
            self._writes.soon(f"host {digest.hex()}", partial(self._store.drop_host, digest))

    def sign_out_everywhere(self) -> None:
        """End all host sessions."""
        for digest in tuple(self._hosts):
            del self._hosts[digest]
            self._writes.soon(f"host {digest.hex()}", partial(self._store.drop_host, digest))

    def is_host(self, token: str) -> bool:
        """Whether ``token`` is that of a running host session. The wall clock may leap by months when the machine first
        gets the time from the network; that neither ends nor extends a session."""
        digest = self._digest_of(token)
        session, now, wall = self._hosts.get(digest), self._clock.now(), self._clock.wall()
        if session is None or session.end <= now:
            return False
        if session.read:
            return session.until > wall
        if abs(wall + session.end - now - session.until) > DRIFT:
            self._keep_session(digest, session.end)
        return True

    def _keep_session(self, digest: bytes, end: float) -> None:
        until = self._clock.wall() + end - self._clock.now()
        self._hosts[digest] = _Session(end, until)
        self._writes.soon(f"host {digest.hex()}", partial(self._store.put_host, digest, until))

    def _digest_of(self, token: str) -> bytes:
        """The digest that is stored for a session. The PIN is part of it, so that a new PIN ends all earlier
        sessions."""
        return hmac.digest(self.pin.encode(), token.encode(), "sha256")

    # # Waits after wrong answers

    def _patience(self, what: str, address: str) -> Refusal | None:
        """``try_later`` while ``address`` has to wait. Only the address that guesses waits: a lock for everybody could
        be abused to shut people out. The device itself never waits."""
        if address in DEVICE:
            return None
        wait = self._misses.get(f"{what} {address}", Backoff()).wait(self._clock.now(), FREE_TRIES)
        return refuse("try_later", seconds=int(wait) + 1) if wait > 0 else None

    def _missed(self, what: str, address: str) -> None:
        if address in DEVICE:
            return
        place = f"{what} {address}"
        if len(self._misses) >= PLACES_REMEMBERED and place not in self._misses:
            forgotten = min(self._misses, key=lambda name: self._misses[name].at)
            del self._misses[forgotten]
            self._writes.soon(f"miss {forgotten}", partial(self._store.drop_miss, forgotten))
        backoff = self._misses.setdefault(place, Backoff())
        backoff.miss(self._clock.now())
        kept = replace(backoff, at=self._clock.wall())
        self._writes.soon(f"miss {place}", partial(self._store.put_miss, place, kept))
