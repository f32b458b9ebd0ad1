"""One audience: its state as encoded JSON, numbered deltas, and everybody who follows them."""

from collections import deque
from collections.abc import Mapping
from typing import Protocol

import msgspec
from msgspec import Raw

RING = 200
"""Deltas kept for pages that come back."""

State = dict[str, bytes]
"""Top-level keys and their values as encoded JSON. A dot in a key nests the value one level (``play.race``)."""

_encode = msgspec.json.encode


class Follower(Protocol):
    """Somebody who is sent texts."""

    def put(self, text: str) -> None: ...


class Channel:
    """What one audience knows, and how it learns of changes.

    ``epoch`` names the life of the server: numbers of another epoch mean nothing.
    """

    def __init__(self, epoch: str, state: State) -> None:
        self.epoch = epoch
        self.number = 0
        self._state = state
        self._ring: deque[tuple[int, str]] = deque(maxlen=RING)
        self.followers: set[Follower] = set()

    def show(self, state: State) -> None:
        """``state`` is the whole truth from now on; followers are told what changed."""
        changed = {key: value for key, value in state.items() if self._state.get(key) != value}
        gone = [key for key in self._state if key not in state]
        self._state = state
        self._tell(changed, gone)

    def change(self, changes: Mapping[str, bytes]) -> None:
        """Some keys have new values."""
        changed = {key: value for key, value in changes.items() if self._state.get(key) != value}
        self._state = {**self._state, **changed}
        self._tell(changed, [])

    def _tell(self, changed: State, gone: list[str]) -> None:
        if not changed and not gone:
            return
        self.number += 1
        text = self._text("delta", {"set": _raw(changed), "gone": gone} if gone else {"set": _raw(changed)})
        self._ring.append((self.number, text))
        for follower in tuple(self.followers):
            follower.put(text)

    def greet(self, follower: Follower, epoch: str, since: int) -> None:
        """Bring a page up to date that knows everything up to delta ``since`` of ``epoch``: by the deltas it missed if
        they are still there, else by a snapshot."""
        oldest = self._ring[0][0] if self._ring else self.number + 1
        if epoch == self.epoch and oldest - 1 <= since <= self.number:
            follower.put(self._text("here", {}))
            for number, text in self._ring:
                if number > since:
                    follower.put(text)
        else:
            follower.put(self._text("snap", {"epoch": self.epoch, "set": _raw(self._state)}))
        self.followers.add(follower)

    def _text(self, kind: str, body: dict[str, object]) -> str:
        return _encode({"t": kind, "n": self.number, **body}).decode()


def _raw(state: State) -> dict[str, Raw]:
    return {key: Raw(value) for key, value in state.items()}
