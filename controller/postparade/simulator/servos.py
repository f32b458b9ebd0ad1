"""Simulated servos with the horses they move: they need time, they can be stuck, and they draw current."""

from collections.abc import Iterable
from typing import Protocol

SERVOS = 11
FIRST_HORSE = 2

IDLE_MA, MOVING_MA, STALLED_MA = 10, 180, 800
"""Usual figures of a small analogue servo."""

FASTEST_US_PER_S = 5000.0
STRONGEST_US_PER_S2 = 80_000.0
NEAR_US = 15.0
"""Distance from its target within which a servo leaves its motor alone."""

DEAD_BAND_US = 8.0
"""A pulse this close to the one at which the servo stands does not turn it."""

STARTS_IN = 0.04
"""Seconds until the servo has nearly the speed that its pulse asks for."""

BEYOND = 0.03
"""How far beyond gate and finish the rail ends, as a share of the way; the switch is closed beyond the gate."""


class PositionalServo:
    """Follows the pulses of one servo. ``place_us`` is where it stands, as the pulse that would hold it there.

    ``jammed`` holds it whatever the pulses say; without pulses it is limp and stays where it is. ``at_gate`` is the
    state of a switch at the gate, which positional servos do not need.
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


class ContinuousServo:
    """Has the interface of a :class:`PositionalServo`: ``place_us`` is where it stands as a pulse between ``gate_us``
    and ``finish_us``, ``jammed`` holds it, without pulses it soon stands still.

    It takes ``travel_seconds`` from gate to finish with the pulse ``finish_us`` and stands with ``stop_us``.
    """

    def __init__(
        self, gate_us: int = 1000, finish_us: int = 2000, stop_us: int = 1500, travel_seconds: float = 3.0
    ) -> None:
        self._gate_us = gate_us
        self._way_us = finish_us - gate_us
        self._stop_us = stop_us
        self._forward_us = finish_us - stop_us
        self._travel_seconds = travel_seconds
        self._speed = 0.0
        self.share = 0.0
        """Where it stands as a share of the way: 0 is the gate, 1 the finish."""
        self.jammed = False
        self.current_ma = 0

    @property
    def place_us(self) -> float:
        """Where it stands, as a positional servo's pulse would have it."""
        return self._gate_us + self._way_us * self.share

    @property
    def at_gate(self) -> bool:
        """Whether it closes the switch at its gate."""
        return self.share < 0.0

    def follow(self, pulse_us: int, seconds: float) -> None:
        """Let ``seconds`` pass while the pulses are ``pulse_us`` wide; 0 is no pulses."""
        off = pulse_us - self._stop_us if pulse_us else 0
        turning = abs(off) > DEAD_BAND_US
        wanted = off / self._forward_us / self._travel_seconds if turning else 0.0
        self._speed += (wanted - self._speed) * min(1.0, 3 * seconds / STARTS_IN)
        place = self.share + self._speed * seconds
        held = self.jammed or not -BEYOND <= place <= 1.0 + BEYOND
        if self.jammed:
            self._speed = 0.0
        elif held:
            self.share, self._speed = min(1.0 + BEYOND, max(-BEYOND, place)), 0.0
        else:
            self.share = place
        self.current_ma = (STALLED_MA if held else MOVING_MA) if turning else IDLE_MA if pulse_us else 0


class LaneRail(Protocol):
    """The rail of one lane: the pulses of its servo, and the time from gate to finish if that is continuous."""

    @property
    def horse(self) -> int: ...
    @property
    def gate_us(self) -> int: ...
    @property
    def finish_us(self) -> int: ...
    @property
    def stop_us(self) -> int: ...
    @property
    def travel_ms(self) -> int: ...


def horses_of(lanes: Iterable[LaneRail]) -> list[PositionalServo | ContinuousServo]:
    """The eleven horses of a table with these rails; where there is no lane, there is a positional servo."""
    horses: list[PositionalServo | ContinuousServo] = [PositionalServo() for _ in range(SERVOS)]
    for lane in lanes:
        if lane.travel_ms:
            seconds = lane.travel_ms / 1000
            horses[lane.horse - FIRST_HORSE] = ContinuousServo(lane.gate_us, lane.finish_us, lane.stop_us, seconds)
    return horses
