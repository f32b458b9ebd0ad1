"""The host's PIN: what it is, whether a guess is right, and whether it was ever used."""

import hmac
import secrets
from functools import partial

from postparade.core.faults import Refusal, refuse
from postparade.web.auth.access_store import AccessStore
from postparade.web.auth.access_writes import AccessWrites
from postparade.web.auth.brute_force_delay import Waits


class HostPin:
    """The PIN of one table: the ``configured`` one, or six digits that the table has drawn and keeps."""

    def __init__(self, store: AccessStore, writes: AccessWrites, waits: Waits, configured: str | None) -> None:
        self._store = store
        self._writes = writes
        self._waits = waits
        self.value = configured or store.remembered("pin", lambda: f"{secrets.randbelow(10**6):06}")
        self.paired = configured is not None or store.value("paired") is not None
        """Whether a host has ever signed in or configured a PIN; until then this machine's screen shows the PIN."""

    def check(self, guess: str, address: str) -> Refusal | None:
        """Why nobody at ``address`` gets in with ``guess``: ``wrong_pin`` or ``try_later``; ``None`` if it is right."""
        if refusal := self._waits.refusal("pin", address):
            return refusal
        if not hmac.compare_digest(guess.encode(), self.value.encode()):
            self._waits.missed("pin", address)
            return refuse("wrong_pin")
        self._waits.forget("pin", address)
        return None

    def pair(self) -> list[str]:
        """A host has signed in; returns the keys of what is written for that."""
        if self.paired:
            return []
        self.paired = True
        self._writes.soon("paired", partial(self._store.put_value, "paired", "yes"))
        return ["paired"]

    def digest(self, token: str) -> bytes:
        """What is stored of a ``token``. The PIN is part of it, so that a new PIN ends all that was allowed under an
        earlier one."""
        return hmac.digest(self.value.encode(), token.encode(), "sha256")
