"""Which phone holds which seat: tokens, and one-time codes that hand a seat over to another phone.

Tries are checked in memory and at once, so that two cannot slip through one gap; nobody is told that a seat is theirs
before that is on the disk.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Mapping
from functools import partial
from typing import NamedTuple

from postparade.core.clock import BootClock
from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.access_store import AccessStore, Code, Holder
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.brute_force_delay import Waits
from postparade.web.auth.expiry import end_of, ends_at

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters of codes that people may have to type: none that look alike."""
CODE_LENGTH = 8
CODE_GOOD_FOR = 300.0
MOVE_GOOD_FOR = 3600.0
"""Seconds for which a phone may follow its guest to another table: it may be in a pocket."""


def new_code() -> str:
    """A code that nobody guesses, but somebody may type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def digest_of(token: str) -> bytes:
    """What is stored of a token that only its browser has."""
    return hashlib.sha256(token.encode()).digest()


class Origin(NamedTuple):
    """From where somebody joins: the digest of the browser's device cookie in hex, and the network address; either is
    empty where it tells no device from another."""

    device: str = ""
    address: str = ""

    def same_as(self, device: str, address: str) -> bool:
        """Whether this may be the device of that cookie or address."""
        return bool(self.device and self.device == device) or bool(self.address and self.address == address)


ANYWHERE = Origin()


class _Open(NamedTuple):
    """A code for a seat that was taken in entry ``since``, good until ``end`` (seconds of uptime)."""

    code: str
    since: int
    end: float


class SeatTokens:
    """The holders of the seats of one table."""

    def __init__(self, store: AccessStore, writes: AccessWrites, waits: Waits, clock: BootClock) -> None:
        self._store = store
        self._writes = writes
        self._waits = waits
        self._clock = clock
        self._holders = store.seats()
        self._handing: set[int] = set()
        self._codes = {
            seat: _Open(code.code, code.since, end_of(code.lifetime, clock, MOVE_GOOD_FOR))
            for seat, code in store.codes().items()
        }

    @property
    def held(self) -> Collection[int]:
        """Seats that a phone holds."""
        return self._holders.keys()

    def clear(self, taken: Mapping[int, int]) -> list[int]:
        """Free the seats that are no longer ``taken``, or were taken by somebody else since; returns them. ``taken``
        maps seats to the journal entries that took them."""
        freed = []
        for seat in self._holders.keys() | self._handing | self._codes.keys():
            given = {one.since for one in (self._holders.get(seat), self._codes.get(seat)) if one is not None}
            if seat not in taken or given - {0, taken[seat]}:
                self._free(seat)
                freed.append(seat)
        return freed

    def _free(self, seat: int) -> None:
        """Make the token of ``seat`` and the code for it invalid."""
        self._handing.discard(seat)
        if (self._holders.pop(seat, None), self._codes.pop(seat, None)) != (None, None):
            self._write(seat)

    async def give(self, seat: int, join: str, since: int, origin: Origin = ANYWHERE) -> str | Refusal:
        """A new token for ``seat``, which was taken in journal entry ``since`` with the ``join`` of this id; the one
        before it becomes invalid, and so does a code. Raises ``AccessFault``: then the same join may be sent again."""
        token = secrets.token_urlsafe(24)
        holder = self._holders[seat] = Holder(digest_of(token), join, since, origin.device, origin.address)
        self._codes.pop(seat, None)
        await self._writes.kept(self._write(seat))
        return token if self._holders.get(seat) is holder else refuse("seat_not_yours", seat=seat)

    def may_have(self, seat: int, join: str) -> bool:
        """Whether the sender of a repeated ``join`` with this id may have ``seat``: it was taken by that very join, or
        no phone holds it, and it is not being handed over just now."""
        holder = self._holders.get(seat)
        return seat not in self._handing and (holder is None or holder.joined == join)

    def joined_with(self, join: str) -> bool:
        """Whether some phone holds a seat that it took with the ``join`` of this id."""
        return any(holder.joined == join for holder in self._holders.values())

    def holds(self, seat: int, token: str) -> bool:
        """Whether ``token`` is the one that holds ``seat``."""
        holder = self._holders.get(seat)
        return hmac.compare_digest(b"" if holder is None else holder.digest, digest_of(token))

    def phone_of(self, seat: int) -> str:
        """The digest of the token that holds ``seat``, in hex; empty where none does."""
        holder = self._holders.get(seat)
        return "" if holder is None else holder.digest.hex()

    def held_from(self, origin: Origin) -> int:
        """How many seats one device holds, as far as cookie and address tell."""
        return sum(origin.same_as(holder.device, holder.address) for holder in self._holders.values())

    async def code_for(self, seat: int, since: int, good_for: float = CODE_GOOD_FOR) -> str | Refusal:
        """A code that hands over ``seat``, which was taken in entry ``since``, to another phone, once and within
        ``good_for`` seconds; earlier ones become invalid. Raises ``AccessFault``; then there is no code."""
        self._handing.discard(seat)
        opened = self._codes[seat] = _Open(new_code(), since, self._clock.uptime() + good_for)
        try:
            await self._writes.kept(self._write(seat))
        except AccessFault:
            if self._codes.get(seat) is opened:
                del self._codes[seat]
                self._write(seat)
            raise
        return opened.code if self._codes.get(seat) is opened else refuse("unknown_seat", seat=seat)

    async def redeem(self, code: str, address: str, origin: Origin = ANYWHERE) -> tuple[int, str] | Refusal:
        """The seat that ``code`` opens, with its new token; the code is used up. Raises ``AccessFault``: then the code
        is still good, and the seat has not changed hands."""
        if refusal := self._waits.refusal("code", address):
            return refusal
        code = code.upper()
        seat = next((seat for seat, opened in self._codes.items() if opened.code == code), 0)
        opened = self._codes.pop(seat, _Open("", 0, 0.0))
        if self._clock.uptime() >= opened.end:
            self._waits.missed("code", address)
            return refuse("reseat_over")
        token = secrets.token_urlsafe(24)
        holder = Holder(digest_of(token), "", opened.since, origin.device, origin.address)
        self._handing.add(seat)
        try:
            written = await self._writes.now(_key(seat), partial(self._store.put_seat, seat, holder, None))
        except AccessFault:
            if seat in self._handing:
                self._handing.discard(seat)
                self._codes.setdefault(seat, opened)
            raise
        handed = written and seat in self._handing
        self._handing.discard(seat)
        if not handed:
            # It was cleared meanwhile, and may be somebody else's, or there is a newer code.
            self._write(seat)
            return refuse("reseat_over")
        self._holders[seat] = holder
        return seat, token

    def _write(self, seat: int) -> str:
        """Write soon who holds ``seat`` now, and the code for it; returns the key of that change."""
        opened = self._codes.get(seat)
        code = None if opened is None else Code(opened.code, opened.since, ends_at(self._clock, opened.end))
        self._writes.soon(_key(seat), partial(self._store.put_seat, seat, self._holders.get(seat), code))
        return _key(seat)


def _key(seat: int) -> str:
    return f"seat {seat}"
