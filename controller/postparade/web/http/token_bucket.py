"""A token bucket, which limits how much of something may pass in a while."""

from postparade.core.clock import Clock


class TokenBucket:
    """Lets ``rate`` a second through in the long run, and ``burst`` at once (default: as many as in a second)."""

    def __init__(self, clock: Clock, rate: float, burst: float | None = None) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = rate if burst is None else burst
        self._left = self._burst
        self._at = clock.now()

    def _fill(self) -> None:
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, amount: float = 1.0) -> bool:
        """Whether ``amount`` more may pass; if not, nothing is taken."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken lately."""
        self._fill()
        return self._left >= self._burst
