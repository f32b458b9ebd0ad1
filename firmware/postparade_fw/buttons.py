"""Buttons: bounces filtered, every press and release sent until the controller has confirmed it."""

from struct import pack

from postparade_fw.protocol import RESEND_MS, RESENDS

KEPT = 16
"""More unconfirmed events than this mean that nobody is listening; the oldest is dropped."""


class Buttons:
    """Watches levels (1 is pressed) and keeps the events that are not confirmed yet."""

    def __init__(self, hal, debounce_ms: int) -> None:
        self._hal = hal
        self.debounce_ms = debounce_ms
        self._levels = list(hal.buttons())
        self._seen = list(self._levels)
        self._since = [hal.ms()] * len(self._levels)
        self._open = []

    def scan(self, now: int, number) -> None:
        """Look at the levels; a level counts once it has not changed for the debounce time."""
        levels = self._hal.buttons()
        for index in range(len(self._levels)):
            level = levels[index]
            if level != self._seen[index]:
                self._seen[index] = level
                self._since[index] = now
            if level != self._levels[index] and self._hal.since(now, self._since[index]) >= self.debounce_ms:
                self._levels[index] = level
                self._open.append([number(), pack("<BBI", index, level, now & 0xFFFFFFFF), 0, now])
                if len(self._open) > KEPT:
                    del self._open[0]

    def due(self, now: int) -> list:
        """The ``(seq, payload)`` to send now: each event once, then again every 100 ms, three times at most."""
        ready = []
        kept = []
        for event in self._open:
            seq, payload, tries, last = event
            if tries and self._hal.since(now, last) < RESEND_MS:
                kept.append(event)
            elif tries <= RESENDS:
                event[2] = tries + 1
                event[3] = now
                ready.append((seq, payload))
                kept.append(event)
        self._open = kept
        return ready

    def confirmed(self, seq: int) -> None:
        """Forget event ``seq``, which the controller has."""
        self._open = [event for event in self._open if event[0] != seq]
