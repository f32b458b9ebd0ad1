"""How long something is good for, through restarts of the program and of the machine, whatever the wall clock says."""

from msgspec import Struct

from postparade.core.clock import BootClock


class Lifetime(Struct, frozen=True):
    """What the access file keeps of an end: ``end`` in seconds of uptime of the ``boot`` in which it was written, and
    how much is ``left`` where another boot reads it. Nobody can tell for how long a machine without a battery was off,
    so that time does not count."""

    boot: str
    end: float
    left: float


def ends_at(clock: BootClock, end: float, prepaid: float = 0.0) -> Lifetime:
    """The lifetime of something that is good until ``end`` (seconds of uptime). ``prepaid`` seconds are not left to
    another boot: then what is written that often lives no longer for a power cut."""
    return Lifetime(clock.boot, end, max(0.0, end - clock.uptime() - prepaid))


def end_of(lifetime: Lifetime, clock: BootClock, longest: float) -> float:
    """When ``lifetime`` ends, in seconds of uptime of this boot; at most ``longest`` from now."""
    left = lifetime.end - clock.uptime() if lifetime.boot == clock.boot else lifetime.left
    return clock.uptime() + min(left, longest)
