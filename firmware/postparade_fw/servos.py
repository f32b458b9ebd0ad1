"""Moves of the horses: eased, never more than three at once, everything in whole numbers (the chip has no FPU)."""

from postparade_fw.runs import BRAKE_MS, Drive, Run

MOVING_AT_ONCE = 3
"""A stalled servo draws up to 1 A; three are what a table's supply can be expected to give."""

STAGGER_MS = 50
"""Two servos never start within this time: the current of a start is the highest of a move."""

FASTEST_US_PER_S = 5000
"""A usual servo turns about that fast; a shorter duration would only lie about when the move is over."""

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
    """One eased move of a usual servo, whose pulse is its place."""

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

    ``rails`` has ``(stop_us, travel_ms)`` for servos that turn on and on, else None; ``lost`` lists horses that did not
    find their gate, until somebody takes them out.
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
        """Limits of every move, see :func:`shortest_ms`; how many move at once; and after how long in place a servo
        gets no pulses any more (0: never), so that one that cannot reach its place does not burn."""
        self.speed = speed
        self.acceleration = acceleration
        self.at_once = at_once
        self.park_ms = park_ms

    def configure(self, limits) -> None:
        """New end points. Moves stop; a servo that was never driven, or stands outside, is taken to stand at home."""
        self.stop()
        before, self.limits = self.limits, limits
        for horse in range(len(limits)):
            low, high, home = limits[horse]
            if not self._driven[horse] or not low <= self.at_us[horse] <= high:
                self.at_us[horse] = home
            if self.rails[horse] and before[horse] != limits[horse]:
                self._known[horse] = False

    def lay(self, rails, switch: bool) -> None:
        """Which servos turn on and on, and whether a switch tells when their horse is at its gate. Moves stop."""
        self.stop()
        for horse in range(len(rails)):
            if self.rails[horse] != rails[horse] or self._switch != switch:
                self._known[horse] = rails[horse] is None
                self._arrived_at[horse] = None
                self._hal.servo(horse, 0)
        self.rails = rails
        self._switch = switch

    def moving(self) -> int:
        """How many servos move at this moment."""
        return sum([1 for move in self._moves if move])

    def move(self, horse: int, us: int, ms: int, easing: int) -> None:
        """Ask for a move; a newer wish for the same horse replaces the older one."""
        self._waiting = [wish for wish in self._waiting if wish[0] != horse]
        self._waiting.append((horse, us, ms, easing))

    def set(self, horse: int, us: int) -> None:
        """Drive one servo directly, as calibration does; 0 switches its pulses off."""
        self._waiting = [wish for wish in self._waiting if wish[0] != horse]
        self._moves[horse] = None
        self._arrived_at[horse] = None
        rail = self.rails[horse]
        if us and rail:
            self._known[horse] = False
            self._moves[horse] = Drive(self._hal, rail[0], self.at_us[horse], us, self._hal.ms())
        elif us:
            self.at_us[horse] = us
        if us:
            self._driven[horse] = True
        self._hal.servo(horse, us)

    def home(self) -> None:
        """Send every horse back to its gate."""
        for horse in range(len(self.limits)):
            self.move(horse, self.limits[horse][2], 1000, SMOOTH)

    def stop(self) -> list:
        """Forget all moves and switch all pulses off; a servo that runs on is told to stand first. Returns ``(horse,
        us)`` of those that were moving or waiting."""
        halted = [h for h in range(len(self._moves)) if self._moves[h] or any(w[0] == h for w in self._waiting)]
        self._waiting = []
        for horse in range(len(self._moves)):
            rail = self.rails[horse]
            if rail and self._moves[horse]:
                self._hal.servo(horse, rail[0])
                self._arrived_at[horse] = self._hal.ms()
            elif not rail or self._arrived_at[horse] is None:
                self._hal.servo(horse, 0)
                self._arrived_at[horse] = None
            self._moves[horse] = None
        return [(horse, self.at_us[horse]) for horse in halted]

    def off(self) -> None:
        """No pulses from now on: nobody will be there to end them."""
        for horse in range(len(self._moves)):
            self._arrived_at[horse] = None
            self._hal.servo(horse, 0)

    def tick(self, now: int) -> list:
        """Drive every move one step further. Returns ``(horse, us)`` of those that have arrived."""
        self._start(now)
        arrived = []
        for horse in range(len(self._moves)):
            move = self._moves[horse]
            if move is None:
                if self._arrived_at[horse] is not None:
                    self._park(horse, now)
                continue
            self._hal.servo(horse, move.pulse(now))
            self.at_us[horse], self._known[horse] = move.at_us, move.known
            if move.over:
                self._moves[horse] = None
                self._arrived_at[horse] = now
                if not move.lost:
                    self._yielded[horse] = False
                    arrived.append((horse, move.at_us))
                elif not self._yield(horse, move):
                    self.lost.append(horse)
        return arrived

    def _yield(self, horse: int, move: Run) -> bool:
        """Whether a horse that found the switch closed by somebody else lets the others go first, once."""
        self._yielded[horse] = move.crowded and not self._yielded[horse]
        if self._yielded[horse] and all(wish[0] != horse for wish in self._waiting):
            self.move(horse, move.target, 0, LINEAR)
        return self._yielded[horse]

    def _park(self, horse: int, now: int) -> None:
        after = BRAKE_MS if self.rails[horse] else self.park_ms
        if after and self._hal.since(now, self._arrived_at[horse]) >= after:
            self._arrived_at[horse] = None
            self._hal.servo(horse, 0)

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
            horse, us, ms, easing = self._waiting[index]
            if (busy and self._moves[horse] is None) or self._must_wait(horse, us):
                continue
            self._arrived_at[horse] = None
            self._moves[horse] = self._begin(horse, us, ms, easing, now)
            self._driven[horse] = True
            del self._waiting[index]
            self._last_start = now
            return

    def _must_wait(self, horse: int, us: int) -> bool:
        """Whether somebody else is looking for the gate with the switches that all share."""
        if not self._switch or self.rails[horse] is None:
            return False
        if self._known[horse] and us != self.limits[horse][2]:
            return False
        return any(move and move.homing for at, move in enumerate(self._moves) if at != horse)

    def _begin(self, horse: int, us: int, ms: int, easing: int, now: int):
        at_us, rail = self.at_us[horse], self.rails[horse]
        if rail:
            known = self._known[horse]
            return Run(self._hal, rail, self.limits[horse], at_us, us, known, self._switch, now)
        whole = max(1, ms, shortest_ms(abs(us - at_us), easing, self.speed, self.acceleration))
        return Ease(self._hal, at_us, us, whole, easing, now)
