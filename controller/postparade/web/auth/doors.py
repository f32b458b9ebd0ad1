"""Who may join: the join code of the game on the table, and whether the doors are open."""

import hmac
from functools import partial
from typing import Literal, get_args

from postparade.core.clock import BootClock
from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.brute_force_delay import Waits
from postparade.web.auth.seat_tokens import new_code

OLD_CODE_GOOD_FOR = 300.0
CODES_KNOWN = 100
"""How many earlier codes are told from codes that never were: those of a long evening."""
SEATS_EACH = 2
"""Seats that one phone may take until the host says otherwise: its owner's, and one for somebody without a phone."""

Door = Literal["open", "ask", "closed"]
"""Newcomers with the code sit down by themselves, when the host lets them in, or not at all."""


class Doors:
    """The way in to one table."""

    def __init__(self, store: AccessStore, writes: AccessWrites, waits: Waits, clock: BootClock) -> None:
        self._store = store
        self._writes = writes
        self._waits = waits
        self._clock = clock
        self._old_code = ("", 0.0)
        self.code = store.remembered("code", new_code)
        self._earlier = store.remembered("earlier_codes", lambda: "").split()
        found = store.remembered("doors", lambda: "open")
        self.seats_each = int(store.remembered("seats_each", lambda: str(SEATS_EACH)))
        """How many seats one phone may take by itself."""
        self.door: Door = next((door for door in get_args(Door) if door == found), "open")

    async def change_code(self) -> None:
        """Draw a new code for a new game. The one before stays good for five minutes, for anybody who is typing a name
        just now, and is known as an earlier one afterwards. A code that cannot be written is shown to nobody: the one
        before stays."""
        code = new_code()
        earlier = [*self._earlier, self.code][-CODES_KNOWN:]
        values = {"code": code, "earlier_codes": " ".join(earlier)}
        try:
            await self._writes.now("code", partial(self._store.put_values, values))
        except AccessFault:
            return
        self._earlier = earlier
        self._old_code = (self.code, self._clock.uptime() + OLD_CODE_GOOD_FOR)
        self.code = code

    async def set_door(self, door: Door) -> None:
        """Let newcomers in, or not. Raises ``AccessFault``: then the doors stay as they were."""
        await self._writes.now("doors", partial(self._store.put_value, "doors", door))
        self.door = door

    async def set_seats_each(self, seats: int) -> None:
        """Let each phone take so many ``seats``. Raises ``AccessFault``: then it stays as it was."""
        await self._writes.now("seats_each", partial(self._store.put_value, "seats_each", str(seats)))
        self.seats_each = seats

    def check_code(self, code: str, address: str) -> Refusal | None:
        """Why ``code``, typed at ``address``, opens nothing, or ``None``. An earlier code opens nothing either, but is
        no guess: whoever has it was invited, and scans the board once more."""
        if refusal := self._waits.refusal("code", address):
            return refusal
        typed = code.strip().upper()
        given = typed.encode()
        old, end = self._old_code
        good = hmac.compare_digest(given, self.code.encode())
        good |= self._clock.uptime() < end and hmac.compare_digest(given, old.encode())
        if good:
            return None
        if typed in self._earlier:
            return refuse("old_code")
        self._waits.missed("code", address)
        return refuse("wrong_code")
