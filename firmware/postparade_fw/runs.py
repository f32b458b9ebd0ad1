"""Horses on continuous servos: a pulse is a speed, so their place is reckoned from the time they ran.

A horse runs towards its finish at one end of its limits and back towards its gate at the other; in between lies the
pulse at which it stands. Every return to the gate finds the true place again: it runs on until it bumps into the end of
its rail, or until it closes a switch there and backs off until that opens again. All switches share one input, so one
horse looks for its gate at a time. No run lasts longer than it can take, whatever the controller says.
"""

BRAKE_MS = 100
"""How long a horse that has stopped is told to stand before its pulses stop: some servos keep turning without them."""

LEAVE_MS = 500
"""A switch that has not opened by then is stuck."""

LONGEST_MS = 10_000
"""No direct pulse, as calibration sends it, lasts longer."""

LEAVING, RETURNING, GOING = 0, 1, 2


def slack_ms(travel_ms: int) -> int:
    """How much longer than reckoned a run back to the gate may take."""
    return travel_ms // 8


class Run:
    """One run from ``at_us`` to ``us``, both as a positional servo would have them. ``rail`` is ``(stop_us,
    travel_ms)``, the second being the time from gate to finish. A horse whose place is not ``known`` finds its gate
    first. It is ``lost`` if it did not; ``crowded`` then says that another horse may stand on the shared switch."""

    def __init__(self, hal, rail, limits, at_us: int, us: int, known: bool, switch: bool, now: int) -> None:
        low, high, home = limits
        self._hal = hal
        self._stop_us, self._travel_ms = rail
        self._home = home
        self._far = high if home - low <= high - home else low
        self.target = us
        self._switch = switch
        self._found = False
        self.at_us = at_us
        self.known = known
        self.homing = us == home or not known
        self.lost = False
        self.crowded = False
        self.over = known and us == at_us
        if self.over:
            self._enter(GOING, now, 0)
        elif self.homing and switch and hal.end_stop():
            self._enter(LEAVING, now, LEAVE_MS)
        elif self.homing:
            self._return(now)
        else:
            self._go(now)

    def _enter(self, phase: int, now: int, whole: int) -> None:
        self._phase, self._began, self._whole, self._from = phase, now, whole, self.at_us

    def _return(self, now: int) -> None:
        way = self._ms(self.at_us - self._home) if self.known else self._travel_ms
        self._enter(RETURNING, now, way + slack_ms(self._travel_ms) * (2 if self._switch else 1))

    def _go(self, now: int) -> None:
        self.over = self.target == self.at_us
        self._enter(GOING, now, self._ms(self.target - self.at_us))

    def _ms(self, way: int) -> int:
        """How long a run over ``way`` takes."""
        return abs(way) * self._travel_ms // max(1, abs(self._far - self._home))

    def pulse(self, now: int) -> int:
        """The pulse to give from ``now`` on; ``over`` and ``at_us`` tell how far the run is."""
        done = self._hal.since(now, self._began)
        if self._phase == LEAVING:
            self._leave(now, done)
        elif self._phase == RETURNING:
            self._come_home(now, done)
        elif done >= self._whole:
            self.at_us, self.over = self.target, True
        else:
            self.at_us = self._from + (self.target - self._from) * done // self._whole
        if self.over:
            return self._stop_us
        if self._phase == RETURNING or (self._phase == GOING and self._returns()):
            return self._home
        return self._far

    def _returns(self) -> bool:
        return (self.target < self._from) == (self._home < self._far)

    def _leave(self, now: int, done: int) -> None:
        """Move off the switch: to have a way back to it, or, if it was just found, to stand at the gate."""
        if not self._hal.end_stop():
            if self._found:
                self._at_the_gate(now)
            else:
                self._return(now)
        elif done >= self._whole:
            self.crowded = not self._found
            self._lose()

    def _come_home(self, now: int, done: int) -> None:
        if self._switch and self._hal.end_stop():
            self._found = True
            self.at_us = self._home
            self._enter(LEAVING, now, LEAVE_MS)
        elif done >= self._whole:
            if self._switch:
                self._lose()
            else:
                self._at_the_gate(now)
        elif self.known and self._whole:
            left = max(0, self._ms(self._from - self._home) - done)
            self.at_us = self._home + (self._far - self._home) * left // self._travel_ms

    def _at_the_gate(self, now: int) -> None:
        self.at_us, self.known = self._home, True
        self._go(now)

    def _lose(self) -> None:
        self.over = self.lost = True
        self.known = False


class Drive:
    """A pulse that was asked for directly; it ends by itself."""

    homing = lost = known = False

    def __init__(self, hal, stop_us: int, at_us: int, us: int, now: int) -> None:
        self._hal = hal
        self._stop_us = stop_us
        self._us = us
        self._began = now
        self.at_us = at_us
        self.over = False

    def pulse(self, now: int) -> int:
        """The pulse to give from ``now`` on."""
        self.over = self._hal.since(now, self._began) >= LONGEST_MS
        return self._stop_us if self.over else self._us
