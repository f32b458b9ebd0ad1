"""How far away the phones of guests are: how long a ping takes there and back, as the table measures it."""

import secrets
from collections import deque
from collections.abc import Hashable

from aiohttp import web

from postparade.core.clock import Clock

FIRST, LATER = 0.25, 5.0
"""Seconds between the first pings of a page, and between later ones."""
FIRSTS = 4
KEPT = 24
"""Pings of a page of which the quickest counts: a phone that dozes, or a busy table, makes many of them slow."""
NOTICED = 0.003
"""Seconds by which guests may differ without anybody being waited for; people differ by more at one table."""


class Distances:
    """Measures pages while they are open. A page cannot make itself seem farther away: its browser answers pings by
    itself. Whoever writes a program that does so would be waited for as long as for the farthest that may be (see
    :data:`~postparade.table.commands.lots.LONGEST`), and could bet faster than any hand anyway."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._taken: dict[Hashable, deque[float]] = {}
        self._quickest: dict[Hashable, float] = {}
        self._sent: dict[Hashable, tuple[bytes, float]] = {}
        self.measuring = False
        """Whether guests may be at other tables, or elsewhere; at one table alone nobody is measured."""

    async def follow(self, page: Hashable, socket: web.WebSocketResponse) -> None:
        """Measure ``page`` until cancelled."""
        try:
            count = 0
            while self.measuring:
                await self._ask(page, socket)
                count += 1
                await self._clock.sleep(FIRST if count < FIRSTS else LATER)
        except ConnectionError:
            pass
        finally:
            self._taken.pop(page, None)
            self._quickest.pop(page, None)
            self._sent.pop(page, None)

    async def _ask(self, page: Hashable, socket: web.WebSocketResponse) -> None:
        nonce = secrets.token_bytes(8)
        self._sent[page] = nonce, self._clock.now()
        await socket.ping(nonce)

    def heard(self, page: Hashable, nonce: bytes) -> None:
        """``page`` has answered a ping; any other message of that kind means nothing."""
        asked, at = self._sent.get(page, (b"", 0.0))
        if asked and asked == nonce:
            del self._sent[page]
            taken = self._taken.setdefault(page, deque(maxlen=KEPT))
            taken.append(self._clock.now() - at)
            self._quickest[page] = min(taken)

    def away(self, page: Hashable) -> float:
        """By how many seconds ``page`` is farther away than the nearest, there and back."""
        quickest = self._quickest.get(page)
        return 0.0 if quickest is None else quickest - self._nearest()

    def spread(self) -> float:
        """By how many seconds the farthest page is farther away than the nearest; 0 where nobody could tell."""
        spread = max(self._quickest.values(), default=0.0) - self._nearest()
        return spread if spread > NOTICED else 0.0

    def _nearest(self) -> float:
        return min(self._quickest.values(), default=0.0)
