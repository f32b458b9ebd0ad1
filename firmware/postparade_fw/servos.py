"""Moves of the horses: eased, never more than three at once, everything in whole numbers (the chip has no FPU)."""

MOVING_AT_ONCE = 3
"""A stalled servo draws up to 1 A; three are what a table's supply can be expected to give."""

STAGGER_MS = 50
"""Two servos never start within this time: the current of a start is the highest of a move."""

FASTEST_US_PER_MS = 5
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


class Servos:
    """Where every servo is told to be, and the moves that are under way or wait for their turn."""

    def __init__(self, hal, limits) -> None:
        self._hal = hal
        self.limits = limits
        self.at_us = [home for _, _, home in limits]
        self._driven = [False] * len(limits)
        self._moves = [None] * len(limits)
        self._waiting = []
        self._last_start = None

    def configure(self, limits) -> None:
        """New end points. Moves stop; a servo that was never driven, or stands outside, is taken to stand at home."""
        self.stop()
        self.limits = limits
        for horse in range(len(limits)):
            low, high, home = limits[horse]
            if not self._driven[horse] or not low <= self.at_us[horse] <= high:
                self.at_us[horse] = home

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
        if us:
            self.at_us[horse] = us
            self._driven[horse] = True
        self._hal.servo(horse, us)

    def home(self) -> None:
        """Send every horse back to its gate."""
        for horse in range(len(self.limits)):
            self.move(horse, self.limits[horse][2], 1000, SMOOTH)

    def stop(self) -> list:
        """Forget all moves and switch all pulses off. Returns ``(horse, us)`` of those that were moving or waiting."""
        halted = [h for h in range(len(self._moves)) if self._moves[h] or any(w[0] == h for w in self._waiting)]
        self._waiting = []
        for horse in range(len(self._moves)):
            self._moves[horse] = None
            self._hal.servo(horse, 0)
        return [(horse, self.at_us[horse]) for horse in halted]

    def tick(self, now: int) -> list:
        """Drive every move one step further. Returns ``(horse, us)`` of those that have arrived."""
        self._start(now)
        arrived = []
        for horse in range(len(self._moves)):
            move = self._moves[horse]
            if move is None:
                continue
            began, whole, start, end, easing = move
            done = self._hal.since(now, began)
            us = start + ((end - start) * ease(done, whole, easing) >> 10)
            self.at_us[horse] = us
            self._hal.servo(horse, us)
            if done >= whole:
                self._moves[horse] = None
                arrived.append((horse, us))
        return arrived

    def _start(self, now: int) -> None:
        """Begin the first waiting move that may begin now."""
        if self._last_start is not None:
            if self._hal.since(now, self._last_start) < STAGGER_MS:
                return
            # Forgotten at once: differences of the chip's clock are only right for some days.
            self._last_start = None
        if not self._waiting:
            return
        busy = self.moving() >= MOVING_AT_ONCE
        for index in range(len(self._waiting)):
            horse, us, ms, easing = self._waiting[index]
            if busy and self._moves[horse] is None:
                continue
            start = self.at_us[horse]
            whole = max(1, ms, abs(us - start) // FASTEST_US_PER_MS)
            self._moves[horse] = (now, whole, start, us, easing)
            self._driven[horse] = True
            del self._waiting[index]
            self._last_start = now
            return
