"""Moves of the horses: eased, never more than three at once, everything in whole numbers (the chip has no FPU)."""

from postparade_fw.runs import BRAKE_MS, Drive, Run

MOVING_AT_ONCE = 3
"""A stalled servo draws up to 1 A; three are what a table's supply can be expected to give."""

STAGGER_MS = 50
"""Two servos never start within this time: the current of a start is the highest of a move."""

FASTEST_US_PER_S = 5000
"""A positional servo turns about that fast; a shorter duration would only misstate when the move is over."""

LINEAR = 0
SMOOTH = 1


def ease(done: int, whole: int, easing: int) -> int:
    """How far a move is, in 1024ths, after ``done`` of ``whole`` milliseconds. Smooth is 3t^2 - 2t^3."""
    if done >= whole:
        return 1024
    part = done * 1024 // whole
    if easing == LINEAR:
        return part
    return part * part * (3 * 1024 - 2 * part) >> 20


def shortest_ms(way: int, easing: int, speed: int, acceleration: int) -> int:
    """How long a move over ``way`` microseconds of pulse width takes at least, in milliseconds.

    ``speed`` in us/s, ``acceleration`` in us/s^2 (0: no limit). A smooth move is 1.5 times as fast in its middle as on
    average, and accelerates with 6 way / time^2 at its ends.
    """
    if easing == LINEAR:
        return way * 1000 // speed
    shortest = way * 1500 // speed
    if acceleration:
        shortest = max(shortest, int((6_000_000 * way // acceleration) ** 0.5) + 1)
    return shortest


class Ease:
    """One eased move of a positional servo, whose pulse is its place."""

    homing = lost = False
    known = True

    def __init__(self, hal, at_us: int, us: int, whole: int, easing: int, now: int) -> None:
        self._hal = hal
        self._start = self.at_us = at_us
        self._way = us - at_us
        self._whole = whole
        self._easing = easing
        self._began = now
        self.over = False

    def pulse(self, now: int) -> int:
        """The pulse to give from ``now`` on."""
        done = self._hal.since(now, self._began)
        self.over = done >= self._whole
        self.at_us = self._start + (self._way * ease(done, self._whole, self._easing) >> 10)
        return self.at_us


class Servos:
    """Where every servo is told to be, and the moves that are under way or wait for their turn.

    ``rails`` has ``(stop_us, travel_ms)`` for continuous servos, else None; ``lost`` lists horses that did not find
    their gate, until the core has reported them.
    """

    def __init__(self, hal, limits) -> None:
        self._hal = hal
        self.limits = limits
        self.at_us = [home for _, _, home in limits]
        self.rails = [None] * len(limits)
        self.lost = []
        self._switch = False
        self._known = [True] * len(limits)
        self._yielded = [False] * len(limits)
        self._driven = [False] * len(limits)
        self._moves = [None] * len(limits)
        self._waiting = []
        self._last_start = None
        self._arrived_at = [None] * len(limits)
        self.pace(FASTEST_US_PER_S, 0, MOVING_AT_ONCE, 0)

    def pace(self, speed: int, acceleration: int, at_once: int, park_ms: int) -> None:
        """Set the limits of every move, see :func:`shortest_ms`; how many move at once; and after how long in place
        the pulses of a servo stop (0: never), so that one that cannot reach its place does not burn."""
        self.speed = speed
        self.acceleration = acceleration
        self.at_once = at_once
        self.park_ms = park_ms

    def configure(self, limits) -> None:
        """Set new end points. Moves stop; a servo never driven, or standing outside, is taken to stand at home."""
        self.stop()
        before, self.limits = self.limits, limits
        for servo in range(len(limits)):
            low, high, home = limits[servo]
            if not self._driven[servo] or not low <= self.at_us[servo] <= high:
                self.at_us[servo] = home
            if self.rails[servo] and before[servo] != limits[servo]:
                self._known[servo] = False

    def lay(self, rails, switch: bool) -> None:
        """Set which servos are continuous, and whether a switch tells when their horse is at its gate. Moves stop."""
        self.stop()
        for servo in range(len(rails)):
            if self.rails[servo] != rails[servo] or self._switch != switch:
                self._known[servo] = rails[servo] is None
                self._arrived_at[servo] = None
                self._hal.servo(servo, 0)
        self.rails = rails
        self._switch = switch

    def moving(self) -> int:
        """How many servos move at this moment."""
        return sum([1 for move in self._moves if move])

    def move(self, servo: int, us: int, ms: int, easing: int) -> None:
        """Ask for a move; a newer one for the same servo replaces the older one."""
        self._waiting = [one for one in self._waiting if one[0] != servo]
        self._waiting.append((servo, us, ms, easing))

    def set(self, servo: int, us: int) -> None:
        """Drive one servo directly, as calibration does; 0 switches its pulses off."""
        self._waiting = [one for one in self._waiting if one[0] != servo]
        self._moves[servo] = None
        self._arrived_at[servo] = None
        rail = self.rails[servo]
        if us and rail:
            self._known[servo] = False
            self._moves[servo] = Drive(self._hal, rail[0], self.at_us[servo], us, self._hal.ms())
        elif us:
            self.at_us[servo] = us
        if us:
            self._driven[servo] = True
        self._hal.servo(servo, us)

    def home(self) -> None:
        """Send every horse back to its gate."""
        for servo in range(len(self.limits)):
            self.move(servo, self.limits[servo][2], 1000, SMOOTH)

    def stop(self) -> list:
        """Forget all moves and switch all pulses off; a continuous servo is told to stand first. Returns ``(horse,
        us)`` of those that were moving or waiting."""
        halted = [h for h in range(len(self._moves)) if self._moves[h] or any(w[0] == h for w in self._waiting)]
        self._waiting = []
        for servo in range(len(self._moves)):
            rail = self.rails[servo]
            if rail and self._moves[servo]:
                self._hal.servo(servo, rail[0])
                self._arrived_at[servo] = self._hal.ms()
            elif not rail or self._arrived_at[servo] is None:
                self._hal.servo(servo, 0)
                self._arrived_at[servo] = None
            self._moves[servo] = None
        return [(servo, self.at_us[servo]) for servo in halted]

    def off(self) -> None:
        """Stop all pulses at once: nothing will be running to end them later."""
        for servo in range(len(self._moves)):
            self._arrived_at[servo] = None
            self._hal.servo(servo, 0)

    def tick(self, now: int) -> list:
        """Drive every move one step further. Returns ``(horse, us)`` of those that have arrived."""
        self._start(now)
        arrived = []
        for servo in range(len(self._moves)):
            move = self._moves[servo]
            if move is None:
                if self._arrived_at[servo] is not None:
                    self._park(servo, now)
                continue
            self._hal.servo(servo, move.pulse(now))
            self.at_us[servo], self._known[servo] = move.at_us, move.known
            if move.over:
                self._moves[servo] = None
                self._arrived_at[servo] = now
                if not move.lost:
                    self._yielded[servo] = False
                    arrived.append((servo, move.at_us))
                elif not self._yield(servo, move):
                    self.lost.append(servo)
        return arrived

    def _yield(self, servo: int, move: Run) -> bool:
        """Let a horse that found the switch closed by another one wait for the others, once; return whether it does."""
        self._yielded[servo] = move.crowded and not self._yielded[servo]
        if self._yielded[servo] and all(one[0] != servo for one in self._waiting):
            self.move(servo, move.target, 0, LINEAR)
        return self._yielded[servo]

    def _park(self, servo: int, now: int) -> None:
        after = BRAKE_MS if self.rails[servo] else self.park_ms
        if after and self._hal.since(now, self._arrived_at[servo]) >= after:
            self._arrived_at[servo] = None
            self._hal.servo(servo, 0)

    def _start(self, now: int) -> None:
        """Begin the first waiting move that may begin now."""
        if self._last_start is not None:
            if self._hal.since(now, self._last_start) < STAGGER_MS:
                return
            # Forgotten at once: differences of the chip's clock are only right for some days.
            self._last_start = None
        if not self._waiting:
            return
        busy = self.moving() >= self.at_once
        for index in range(len(self._waiting)):
            servo, us, ms, easing = self._waiting[index]
            if (busy and self._moves[servo] is None) or self._must_wait(servo, us):
                continue
            self._arrived_at[servo] = None
            self._moves[servo] = self._begin(servo, us, ms, easing, now)
            self._driven[servo] = True
            del self._waiting[index]
            self._last_start = now
            return

    def _must_wait(self, servo: int, us: int) -> bool:
        """Whether another horse is looking for its gate with the shared switches."""
        if not self._switch or self.rails[servo] is None:
            return False
        if self._known[servo] and us != self.limits[servo][2]:
            return False
        return any(move and move.homing for at, move in enumerate(self._moves) if at != servo)

    def _begin(self, servo: int, us: int, ms: int, easing: int, now: int):
        at_us, rail = self.at_us[servo], self.rails[servo]
        if rail:
            known = self._known[servo]
            return Run(self._hal, rail, self.limits[servo], at_us, us, known, self._switch, now)
        whole = max(1, ms, shortest_ms(abs(us - at_us), easing, self.speed, self.acceleration))
        return Ease(self._hal, at_us, us, whole, easing, now)
