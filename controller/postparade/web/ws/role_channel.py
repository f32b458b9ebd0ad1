"""One role: its state as encoded JSON, numbered deltas, and everybody who follows them."""

from collections import deque
from collections.abc import Mapping
from typing import Protocol

import msgspec
from msgspec import Raw

RING = 200
"""How many deltas a page may have missed and still come back without a snapshot."""

State = dict[str, bytes]
"""Top-level keys and their values as encoded JSON. A dot in a key nests the value one level (``play.race``)."""

_encode = msgspec.json.encode


class Follower(Protocol):
    """Receives the messages of a channel: JSON in UTF-8, encoded once for all followers."""

    def put(self, text: bytes) -> None: ...


class Channel:
    """What one role knows, and how it learns of changes.

    ``epoch`` names one run of the server: numbers of another epoch mean nothing.
    """

    def __init__(self, epoch: str, state: State) -> None:
        self.epoch = epoch
        self.number = 0
        self._state = state
        self._ring: deque[tuple[int, frozenset[str]]] = deque(maxlen=RING)
        self.followers: set[Follower] = set()

    def show(self, state: State) -> None:
        """Replace the whole state by ``state``; followers are told what changed."""
        changed = {key: value for key, value in state.items() if self._state.get(key) != value}
        gone = [key for key in self._state if key not in state]
        self._state = state
        self._tell(changed, gone)

    def change(self, changes: Mapping[str, bytes]) -> None:
        """Give some keys new values; followers are told those that changed."""
        changed = {key: value for key, value in changes.items() if self._state.get(key) != value}
        self._state = {**self._state, **changed}
        self._tell(changed, [])

    def _tell(self, changed: State, gone: list[str]) -> None:
        if not changed and not gone:
            return
        self.number += 1
        self._ring.append((self.number, frozenset((*changed, *gone))))
        text = self._text("delta", _body(changed, gone))
        for follower in tuple(self.followers):
            follower.put(text)

    def greet(self, follower: Follower, epoch: str, since: int) -> None:
        """Bring up to date a page that knows everything up to delta ``since`` of ``epoch``: by one delta with the
        newest values of all keys it missed, if these are still known, else by a snapshot."""
        oldest = self._ring[0][0] if self._ring else self.number + 1
        if epoch == self.epoch and oldest - 1 <= since <= self.number:
            missed = frozenset[str]().union(*(keys for number, keys in self._ring if number > since))
            known = {key: self._state[key] for key in missed if key in self._state}
            follower.put(self._text("here", _body(known, [key for key in missed if key not in self._state])))
        else:
            follower.put(self._text("snap", {"epoch": self.epoch, **_body(self._state, [])}))
        self.followers.add(follower)

    def _text(self, kind: str, body: dict[str, object]) -> bytes:
        return _encode({"t": kind, "n": self.number, **body})


def _body(state: State, gone: list[str]) -> dict[str, object]:
    told: dict[str, object] = {"set": {key: Raw(value) for key, value in state.items()}}
    return {**told, "gone": gone} if gone else told
