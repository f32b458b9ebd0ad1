"""Who may lead the night: whoever knows the PIN that the hub prints, and then for as long as its browser remembers."""

import hashlib
import secrets

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.hub.ledger import Ledger
from postparade.web.auth.brute_force_delay import FREE_TRIES, PLACES_REMEMBERED, Backoff

PIN_DIGITS = 6
COOKIE = "organiser"
HOURS = 24


class Organiser:
    """Knows the PIN and the browsers that have given it. Wrong PINs and codes make the address wait that they come
    from."""

    def __init__(self, ledger: Ledger, clock: Clock) -> None:
        self._clock = clock
        self._misses: dict[str, Backoff] = {}
        pin = ledger.kept("pin")
        if pin is None:
            pin = f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
            ledger.keep("pin", pin)
        self.pin = pin
        secret = ledger.kept("sessions")
        if secret is None:
            secret = secrets.token_hex(16)
            ledger.keep("sessions", secret)
        self._secret = secret

    @property
    def session(self) -> str:
        """What a browser keeps that has given the PIN."""
        return hashlib.sha256(f"{self._secret} {self.pin}".encode()).hexdigest()

    def knows(self, session: str) -> bool:
        """Whether ``session`` is that of a browser that has given the PIN."""
        return secrets.compare_digest(session.encode(), self.session.encode())

    def sign_in(self, pin: str, address: str) -> Refusal | None:
        """Check ``pin``, given at ``address``: ``hub_pin_wrong``, ``try_later``."""
        return self.guess(address, secrets.compare_digest(pin.encode(), self.pin.encode()), refuse("hub_pin_wrong"))

    def wait(self, address: str) -> Refusal | None:
        """``try_later`` while ``address`` has to wait."""
        wait = self._misses.get(address, Backoff()).wait(self._clock.now(), FREE_TRIES)
        return refuse("try_later", seconds=int(wait) + 1) if wait > 0 else None

    def guess(self, address: str, right: bool, no: Refusal) -> Refusal | None:
        """Whether what was given at ``address`` counts as ``right``; if it is wrong, ``no`` is why."""
        if (waiting := self.wait(address)) is not None:
            return waiting
        if right:
            self._misses.pop(address, None)
            return None
        if len(self._misses) >= PLACES_REMEMBERED and address not in self._misses:
            del self._misses[min(self._misses, key=lambda name: self._misses[name].at)]
        self._misses.setdefault(address, Backoff()).miss(self._clock.now())
        return no
