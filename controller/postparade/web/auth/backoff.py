"""How long to wait after wrong answers. Pure: takes the time as an argument."""

from msgspec import Struct

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
