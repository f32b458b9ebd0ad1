"""Who may lead the night: whoever knows the PIN that the hub prints, and then for some hours."""

import hashlib
import secrets
from contextlib import suppress

import msgspec
from msgspec import Struct

from postparade.core.clock import BootClock
from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.hub.ledger.ledger import Ledger
from postparade.web.auth.brute_force_delay import FREE_TRIES, PLACES_REMEMBERED, Backoff

PIN_DIGITS = 6
COOKIE = "organiser"
HOURS = 24
SESSIONS, WAITS = "organiser_sessions", "organiser_waits"


class Sessions(Struct, frozen=True):
    """When the sessions of ``boot`` end, in seconds of uptime, by the digest of their token."""

    boot: str
    ends: dict[str, float]


class Waits(Struct, frozen=True):
    """Wrong answers by address, with the last one in seconds of uptime of ``boot``."""

    boot: str
    misses: dict[str, Backoff]


class Organiser:
    """Knows the PIN and the browsers that have given it. A session lasts through restarts of the program, and ends with
    its hours, by signing out, or when the machine is switched off. Wrong PINs and codes make the address wait that they
    come from."""

    def __init__(self, ledger: Ledger, clock: BootClock) -> None:
        """Raises ``JournalFault`` (``hub_unusable``)."""
        self._ledger = ledger
        self._clock = clock
        pin = ledger.kept("pin")
        if pin is None:
            pin = f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
            ledger.keep("pin", pin)
        self.pin = pin
        kept = ledger.kept(SESSIONS)
        sessions = Sessions("", {}) if kept is None else msgspec.json.decode(kept, type=Sessions)
        self._ends = sessions.ends if sessions.boot == clock.boot else {}
        kept = ledger.kept(WAITS)
        waits = Waits("", {}) if kept is None else msgspec.json.decode(kept, type=Waits)
        self._misses = waits.misses
        if waits.boot != clock.boot:
            # Switching the machine off shortens no wait.
            self._misses = {address: Backoff(known.misses, clock.uptime()) for address, known in waits.misses.items()}

    def knows(self, token: str) -> bool:
        """Whether ``token`` is that of a running session."""
        return self._ends.get(_digest(token), 0.0) > self._clock.uptime()

    def sign_in(self, pin: str, address: str) -> str | Refusal:
        """The token of a new session for whoever gives the right ``pin`` at ``address``; else ``hub_pin_wrong``,
        ``try_later``. Raises ``JournalFault`` (``hub_unusable``)."""
        right = secrets.compare_digest(pin.encode(), self.pin.encode())
        if (no := self.guess(address, right, refuse("hub_pin_wrong"))) is not None:
            return no
        token = secrets.token_urlsafe(24)
        now = self._clock.uptime()
        running = {digest: end for digest, end in self._ends.items() if end > now}
        self._keep({**running, _digest(token): now + HOURS * 3600})
        return token

    def sign_out(self, token: str) -> None:
        """End the session with ``token``. Raises ``JournalFault`` (``hub_unusable``)."""
        ended = _digest(token)
        self._keep({digest: end for digest, end in self._ends.items() if digest != ended})

    def _keep(self, ends: dict[str, float]) -> None:
        self._ledger.keep(SESSIONS, msgspec.json.encode(Sessions(self._clock.boot, ends)).decode())
        self._ends = ends

    def wait(self, address: str) -> Refusal | None:
        """``try_later`` while ``address`` has to wait."""
        wait = self._misses.get(address, Backoff()).wait(self._clock.uptime(), FREE_TRIES)
        return refuse("try_later", seconds=int(wait) + 1) if wait > 0 else None

    def guess(self, address: str, right: bool, no: Refusal) -> Refusal | None:
        """Whether what was given at ``address`` counts as ``right``; if it is wrong, ``no`` is why."""
        if (waiting := self.wait(address)) is not None:
            return waiting
        if right:
            if self._misses.pop(address, None) is not None:
                self._keep_waits()
            return None
        if len(self._misses) >= PLACES_REMEMBERED and address not in self._misses:
            del self._misses[min(self._misses, key=lambda name: self._misses[name].at)]
        self._misses.setdefault(address, Backoff()).miss(self._clock.uptime())
        self._keep_waits()
        return no

    def _keep_waits(self) -> None:
        """Write who waits, where that can be written: a database that does not answer shortens no wait. Whoever guesses
        is not to keep the disk busy."""
        with suppress(JournalFault):
            waits = Waits(self._clock.boot, self._misses)
            self._ledger.keep(WAITS, msgspec.json.encode(waits).decode(), durable=False)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
