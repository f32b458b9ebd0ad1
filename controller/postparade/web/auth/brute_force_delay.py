"""Waits after wrong answers: only the address that guesses waits, because a lock for everybody could be abused to shut
people out."""

from functools import partial

from msgspec import Struct

from postparade.core.clock import BootClock
from postparade.core.faults import Refusal, refuse
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.http.network_budget import DEVICE

FREE_TRIES = 3
PLACES_REMEMBERED = 1000
FIRST_WAIT = 1.0
LONGEST_WAIT = 300.0
FORGOTTEN_AFTER = 900.0


class Backoff(Struct):
    """Wrong answers from one place: ``misses`` of them so far, the last at ``at`` (seconds of a clock that only goes
    forward)."""

    misses: int = 0
    at: float = 0.0

    def wait(self, now: float, free: int) -> float:
        """Seconds until the next try counts: none for the first ``free`` misses, then 1 s, doubling up to five
        minutes."""
        if self.misses < free or now - self.at >= FORGOTTEN_AFTER:
            return 0.0
        pause = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.misses - free, 20))
        return max(0.0, self.at + pause - now)

    def miss(self, now: float) -> None:
        """Count one wrong answer."""
        if now - self.at >= FORGOTTEN_AFTER:
            self.misses = 0
        self.misses += 1
        self.at = now


class Waits:
    """Counts wrong answers by what was guessed and from where. They survive a restart; after a restart of the machine,
    the last one counts as given just now, so that switching it off shortens no wait."""

    def __init__(self, store: AccessStore, writes: AccessWrites, clock: BootClock) -> None:
        self._store = store
        self._writes = writes
        self._clock = clock
        now = clock.uptime()
        self._misses = {
            place: Backoff(count, min(at, now) if boot == clock.boot else now)
            for place, (count, boot, at) in store.waits().items()
        }

    def refusal(self, what: str, address: str) -> Refusal | None:
        """``try_later`` while ``address`` has to wait before it guesses ``what`` again. The device itself never
        waits."""
        if address in DEVICE:
            return None
        wait = self._misses.get(f"{what} {address}", Backoff()).wait(self._clock.uptime(), FREE_TRIES)
        return refuse("try_later", seconds=int(wait) + 1) if wait > 0 else None

    def missed(self, what: str, address: str) -> None:
        """Count a wrong answer."""
        if address in DEVICE:
            return
        place = f"{what} {address}"
        if len(self._misses) >= PLACES_REMEMBERED and place not in self._misses:
            forgotten = min(self._misses, key=lambda name: self._misses[name].at)
            del self._misses[forgotten]
            self._writes.soon(f"wait {forgotten}", partial(self._store.drop_wait, forgotten))
        backoff = self._misses.setdefault(place, Backoff())
        backoff.miss(self._clock.uptime())
        put = partial(self._store.put_wait, place, backoff.misses, self._clock.boot, backoff.at)
        self._writes.soon(f"wait {place}", put)

    def forget(self, what: str, address: str) -> None:
        """The right answer was given."""
        place = f"{what} {address}"
        if self._misses.pop(place, None) is not None:
            self._writes.soon(f"wait {place}", partial(self._store.drop_wait, place))
