"""What the track does when the controller falls silent."""

from postparade_fw.protocol import SILENCE_MS

SPACING = 10
DIM = b"\x08\x04\x00"


class Failsafe:
    """Watches the time since the last valid message. ``safe`` is true until a controller has said hello."""

    def __init__(self, hal) -> None:
        self._hal = hal
        self.heard_ms = hal.ms()
        self.safe = True

    def heard(self) -> None:
        """Note that a valid message has arrived."""
        self.heard_ms = self._hal.ms()

    def silent(self) -> bool:
        """Whether a greeted controller has said nothing for two seconds."""
        return not self.safe and self._hal.since(self._hal.ms(), self.heard_ms) >= SILENCE_MS


def draw_no_host(pixels) -> None:
    """Draw every tenth pixel dim amber: the board is alive and waits for a controller."""
    pixels.clear()
    pixels.brightness = 255
    for first in range(0, pixels.count, SPACING):
        pixels.fill(first, 1, DIM)
