"""Keeps a sound device open: the wanted one, else another, else silence. Recovers by itself when one appears."""

from collections.abc import Callable

from postparade.announcer.audio.mixer import Mixer, SoundDevice

PATIENCE = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds until a missing device is looked for again, growing with every failed attempt."""
LOOK = 0.2
"""Seconds between two checks that the open device is still there."""


class AudioDevice:
    """Keeps one device of ``mixer`` open; ``opened`` is called with every device that replaced another."""

    def __init__(self, mixer: Mixer, opened: Callable[[SoundDevice], None]) -> None:
        self._mixer = mixer
        self._opened = opened
        self._device, self._buffer = "", 512
        self._now_open: SoundDevice | None = None
        self._tries = 0
        self._next_look = float("-inf")

    def open(self, device: str, buffer: int, now: float) -> None:
        """Open ``device`` (empty: the default one) in place of what is open. Raises what the mixer raises; then
        :meth:`step` tries again."""
        if self._now_open is not None:
            self._mixer.close()
        self._device, self._buffer = device, buffer
        self._next_look = now + PATIENCE[min(self._tries, len(PATIENCE) - 1)]
        self._tries += 1
        before, self._now_open = self._now_open, self._mixer.start(device, buffer)
        if self._now_open.fault is None:
            self._tries = 0
        if before is None or (before.name, _code(before)) != (self._now_open.name, _code(self._now_open)):
            self._opened(self._now_open)

    def step(self, now: float, *, idle: bool) -> bool:
        """Check at ``now`` whether the device is still there or a better one has appeared. Return whether a device was
        opened, which leaves all channels silent. A working device is given up for a better one only when ``idle``."""
        if now < self._next_look:
            return False
        self._next_look = now + LOOK
        lost = self._mixer.lost()
        missed = self._now_open is None or self._now_open.fault is not None
        if not lost and not (missed and idle and self._mixer.promising()):
            return False
        self.open(self._device, self._buffer, now)
        return True


def _code(device: SoundDevice) -> str:
    return device.fault.code if device.fault else ""
