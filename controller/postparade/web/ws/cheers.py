"""Cheers of guests: counted for each seat and told to whoever shows or sounds them; nothing of them is kept."""

import asyncio
from typing import Final

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.http.token_bucket import TokenBucket

TOPIC: Final = "cheers"
A_SECOND, AT_ONCE = 3.0, 6.0
"""Cheers of one seat that are heard, in the long run and at once."""
REST = 0.25
"""Seconds between two bulletins: a table of twelve that cheers with all thumbs causes four a second."""


class Cheering(Struct, frozen=True):
    """How often a seat has cheered since the server started, and for which lane last; ``None``: for all of them."""

    count: int
    lane: int | None


class Cheers:
    """Posts the topic ``cheers``: ``total`` of this run of the server, and ``seats`` with a :class:`Cheering` each.
    Readers compare with what they knew. Belongs to the event loop."""

    def __init__(self, status_board: StatusBoard, clock: Clock) -> None:
        self._status_board = status_board
        self._clock = clock
        self._seats: dict[int, Cheering] = {}
        self._buckets: dict[int, TokenBucket] = {}
        self._posting: asyncio.Task[None] | None = None
        self._told = True

    def cheer(self, seat: int, lane: int | None) -> bool:
        """Count a cheer of ``seat``; false if it has cheered too often lately."""
        bucket = self._buckets.setdefault(seat, TokenBucket(self._clock, A_SECOND, AT_ONCE))
        if not bucket.take():
            return False
        before = self._seats.get(seat)
        self._seats[seat] = Cheering(1 if before is None else before.count + 1, lane)
        self._told = False
        if self._posting is None:
            self._posting = asyncio.get_running_loop().create_task(self._post(), name="cheers")
        return True

    def close(self) -> None:
        """Tell nothing more."""
        if self._posting is not None:
            self._posting.cancel()

    def _body(self) -> dict[str, object]:
        seats = {str(seat): {"count": one.count, "lane": one.lane} for seat, one in self._seats.items()}
        return {"total": sum(one.count for one in self._seats.values()), "seats": seats}

    async def _post(self) -> None:
        """Tell at once, and then, as long as anybody goes on, after every rest."""
        while not self._told:
            self._told = True
            self._status_board.post(TOPIC, self._body())
            await self._clock.sleep(REST)
        self._posting = None
