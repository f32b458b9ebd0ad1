"""Screens that may show the join code: the table's own, those on which the host has signed in, and those that the host
has allowed. Everybody else who looks at the board is on the same Wi-Fi, and nothing more."""

import secrets
from functools import partial

from postparade.core.faults import AccessFault, Refusal, refuse
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.host_pin import HostPin

MOST = 12
"""Screens that may ask at once; the oldest makes room."""
NUMBERS = range(10, 100)


class JoinCodeScreens:
    """The screens of one table. Tokens are kept under the PIN, so that a new PIN takes them all back."""

    def __init__(self, store: AccessStore, writes: AccessWrites, pin: HostPin) -> None:
        self._store = store
        self._writes = writes
        self._pin = pin
        self._allowed = store.screens()
        self._asking: dict[int, tuple[bytes, str]] = {}
        self.changes = 0
        """How often the host has allowed a screen something or taken it back."""

    @property
    def asking(self) -> list[int]:
        """Numbers of the screens that ask, in the order in which they did."""
        return list(self._asking)

    def may_show(self, token: str) -> bool:
        """Whether the screen with ``token`` may show the code."""
        return self._pin.digest(token) in self._allowed

    def number_of(self, token: str) -> int | None:
        """The number under which the screen with ``token`` asks; None when it does not."""
        digest = self._pin.digest(token)
        return next((number for number, (asked, _) in self._asking.items() if asked == digest), None)

    def ask(self, token: str, address: str) -> int:
        """Let the screen with ``token`` ask the host; returns the number that it shows meanwhile. Each ``address`` asks
        for one screen."""
        for number, (_, other) in tuple(self._asking.items()):
            if other == address:
                del self._asking[number]
        if len(self._asking) >= MOST:
            del self._asking[next(iter(self._asking))]
        number = secrets.choice([number for number in NUMBERS if number not in self._asking])
        self._asking[number] = self._pin.digest(token), address
        return number

    async def allow(self, number: int) -> Refusal | None:
        """The host lets screen ``number`` show the code, for good. Raises ``AccessFault``: then only until the table is
        started again."""
        digest, _ = self._asking.pop(number, (None, ""))
        if digest is None:
            return refuse("screen_gone")
        await self._writes.kept(self._allow(digest))
        return None

    def refuse(self, number: int) -> None:
        """The host does not know screen ``number``."""
        self._asking.pop(number, None)
        self.changes += 1

    async def allow_token(self, token: str) -> bool:
        """Let the screen with ``token`` show the code: the host has signed in on it. Returns whether that is on the
        disk."""
        try:
            await self._writes.kept(self._allow(self._pin.digest(token)))
        except AccessFault:
            return False
        return True

    async def take_all_back(self) -> None:
        """No screen but the table's own shows the code any more."""
        keys = [self._take_back(digest) for digest in tuple(self._allowed)]
        self._asking.clear()
        await self._writes.kept(*keys)

    def _allow(self, digest: bytes) -> str:
        self._allowed.add(digest)
        self.changes += 1
        key = f"screen {digest.hex()}"
        self._writes.soon(key, partial(self._store.put_screen, digest))
        return key

    def _take_back(self, digest: bytes) -> str:
        self._allowed.discard(digest)
        self.changes += 1
        key = f"screen {digest.hex()}"
        self._writes.soon(key, partial(self._store.drop_screen, digest))
        return key
