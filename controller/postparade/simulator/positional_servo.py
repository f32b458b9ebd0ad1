"""A simulated servo with a horse on its rail: it needs time, it can be stuck, and it draws current."""

IDLE_MA, MOVING_MA, STALLED_MA = 10, 180, 800
"""Usual figures of a small analogue servo."""

FASTEST_US_PER_S = 5000.0
STRONGEST_US_PER_S2 = 80_000.0
NEAR_US = 15.0
"""A servo leaves its motor alone this close to where it shall be."""


class PositionalServo:
    """Follows the pulses of one servo. ``place_us`` is where it stands, as the pulse that would hold it there.

    ``jammed`` holds it whatever the pulses say; without pulses it is limp and stays where it is. ``at_gate`` is what a
    switch there would say: usual servos need none.
    """

    at_gate = False

    def __init__(self, place_us: float = 1000.0) -> None:
        self.place_us = place_us
        self.jammed = False
        self.current_ma = 0
        self._speed = 0.0

    def follow(self, pulse_us: int, seconds: float) -> None:
        """Let ``seconds`` pass while the pulses are ``pulse_us`` wide; 0 is no pulses."""
        if not pulse_us:
            self._speed, self.current_ma = 0.0, 0
            return
        way = pulse_us - self.place_us
        if self.jammed:
            self._speed = 0.0
            self.current_ma = STALLED_MA if abs(way) > NEAR_US else IDLE_MA
            return
        # As fast as it can still stop in time: v^2 = 2 a s.
        wanted = min(FASTEST_US_PER_S, (2 * STRONGEST_US_PER_S2 * abs(way)) ** 0.5) * (1 if way > 0 else -1)
        change = STRONGEST_US_PER_S2 * seconds
        self._speed += max(-change, min(change, wanted - self._speed))
        step = self._speed * seconds
        if abs(step) >= abs(way):
            self.place_us, self._speed = float(pulse_us), 0.0
        else:
            self.place_us += step
        self.current_ma = MOVING_MA if abs(way) > NEAR_US else IDLE_MA
