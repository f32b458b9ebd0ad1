"""Paces frames for devices that never answer: the newest, no faster than they take it, again before they time out."""

from collections.abc import Awaitable, Callable

from postparade.core.clock import Clock
from postparade.track.frame import Frame


class FramePacer:
    """Awaits ``send(frame)`` at most once in ``every`` seconds, and again with the same frame after ``repeat`` seconds.

    ``sent`` counts frames that were new.
    """

    def __init__(self, send: Callable[[Frame], Awaitable[None]], clock: Clock, every: float, repeat: float) -> None:
        self._send = send
        self._clock = clock
        self._every = every
        self._repeat = repeat
        self._fresh = False
        self._at = float("-inf")
        self.wanted: Frame | None = None
        self.sent = 0

    def want(self, frame: Frame) -> None:
        """Send this frame from now on; one that was not sent yet is dropped."""
        self.wanted = frame
        self._fresh = True

    def again(self) -> None:
        """Send the frame again although it is not new, after a reconnect."""
        self._fresh = self.wanted is not None

    async def run(self) -> None:
        """Send until cancelled. Raises what ``send`` raises."""
        while True:
            now = self._clock.now()
            if self.wanted is not None and (self._fresh or now - self._at >= self._repeat):
                self.sent += self._fresh
                self._fresh, self._at = False, now
                await self._send(self.wanted)
            await self._clock.sleep(self._every)
