"""Phones whose guests have moved to another table of a race night: where each is to go. Survives every restart."""

from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.seat_tokens import digest_of

FACT = "moved"
MOST = 200


class Moved(Struct, frozen=True):
    """A phone, by the digest of its token in hex (empty: the seat had none), goes ``to`` the table of that name in the
    ``move`` of that id; ``link`` lets it in there, once that is known."""

    move: str
    phone: str
    to: str
    link: str = ""


class MovedPhones:
    """The phones that have left one table."""

    def __init__(self, store: AccessStore, writes: AccessWrites) -> None:
        self._store = store
        self._writes = writes
        kept = store.value(FACT)
        self._known = [] if kept is None else msgspec.json.decode(kept, type=list[Moved])

    def of(self, token: str) -> Moved | None:
        """Where the phone with ``token`` goes; the newest, if it has moved more than once."""
        phone = digest_of(token).hex()
        return next((one for one in reversed(self._known) if one.phone == phone), None)

    def remembers(self, move: str) -> bool:
        """Whether somebody was about to leave in that ``move``."""
        return any(one.move == move for one in self._known)

    async def remember(self, move: str, phone: str, to: str) -> None:
        """Keep that ``phone`` is about to go ``to`` the table of that name. Raises ``AccessFault``; then it is not
        kept."""
        before = self._known
        self._known = [*(one for one in before if one.move != move), Moved(move, phone, to)][-MOST:]
        try:
            await self._write()
        except BaseException:
            self._known = before
            raise

    async def forget(self, move: str) -> None:
        """The guest of that ``move`` stays after all. Raises ``AccessFault``."""
        self._known = [one for one in self._known if one.move != move]
        await self._write()

    async def forward(self, move: str, link: str) -> None:
        """Send the phone of that ``move`` on to ``link``. Raises ``AccessFault``."""
        self._known = [replace(one, link=link) if one.move == move else one for one in self._known]
        await self._write()

    async def _write(self) -> None:
        text = msgspec.json.encode(self._known).decode()
        await self._writes.now(FACT, partial(self._store.put_value, FACT, text))
