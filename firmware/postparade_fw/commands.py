"""The commands that change something. Each gets the core and the payload and returns 0, or a NAK code and no change.

The core sees to it that a command which arrives twice, because its answer was lost, runs once.
"""

from struct import pack, unpack

from postparade_fw import protocol as p
from postparade_fw.pixels import IDLE_MA
from postparade_fw.servos import FASTEST_US_PER_S, MOVING_AT_ONCE


def config(core, payload: memoryview) -> int:
    """Set chains, colour order, current, servo ends and debouncing."""
    code = core.configuration.load(payload, core.highest_cap_ma)
    if code == 0:
        new = core.configuration
        core.pixels.count = new.pixels()
        core.pixels.cap_ma = new.cap_ma
        core.pixels.order(new.order)
        core.servos.configure(new.servos)
        core.buttons.debounce_ms = new.debounce_ms
        core.hal.store(bytes(payload))
    return code


def limit(core, payload: memoryview) -> int:
    """Set current and brightness, never above what the board's supply can feed."""
    if len(payload) != 3:
        return p.NAK_LENGTH
    cap_ma, brightness = unpack("<HB", payload)
    if not core.pixels.count * IDLE_MA <= cap_ma <= core.highest_cap_ma:
        return p.NAK_POWER
    core.pixels.cap_ma = cap_ma
    core.pixels.brightness = brightness
    return 0


def move(core, payload: memoryview) -> int:
    """Ask for an eased move; MOVED follows when the servo has arrived."""
    if len(payload) != 6:
        return p.NAK_LENGTH
    servo, us, ms, easing = unpack("<BHHB", payload)
    if servo >= p.SERVOS or easing > 1:
        return p.NAK_RANGE
    low, high, _ = core.servos.limits[servo]
    if not low <= us <= high:
        return p.NAK_RANGE
    core.servos.move(servo, us, ms, easing)
    return 0


def servo(core, payload: memoryview) -> int:
    """Set a pulse width at once, for calibration; 0 switches the servo off."""
    if len(payload) != 3:
        return p.NAK_LENGTH
    servo, us = unpack("<BH", payload)
    if servo >= p.SERVOS or (us and not p.PULSE_MIN_US <= us <= p.PULSE_MAX_US):
        return p.NAK_RANGE
    core.servos.set(servo, us)
    return 0


def pace(core, payload: memoryview) -> int:
    """Set speed and acceleration of servos, how many move at once, and when their pulses stop."""
    if len(payload) != 9:
        return p.NAK_LENGTH
    speed, acceleration, at_once, park_ms = unpack("<HIBH", payload)
    if not p.SLOWEST_US_PER_S <= speed <= FASTEST_US_PER_S or not 1 <= at_once <= MOVING_AT_ONCE:
        return p.NAK_RANGE
    core.servos.pace(speed, acceleration, at_once, park_ms)
    return 0


def rails(core, payload: memoryview) -> int:
    """Set which servos are continuous, and whether a switch tells when a horse is at its gate."""
    if len(payload) != 1 + 4 * p.SERVOS:
        return p.NAK_LENGTH
    fields = unpack("<B22H", payload)
    laid = []
    for servo in range(p.SERVOS):
        stop_us, travel_ms = fields[1 + 2 * servo : 3 + 2 * servo]
        low, high, home = core.servos.limits[servo]
        if travel_ms and (home not in (low, high) or not low < stop_us < high or travel_ms < p.SHORTEST_TRAVEL_MS):
            return p.NAK_RANGE
        laid.append((stop_us, travel_ms) if travel_ms else None)
    core.servos.lay(laid, bool(fields[0]))
    return 0


def lights(core, payload: memoryview) -> int:
    """Set which buttons are lit: bit 0 is the first."""
    if len(payload) != 1:
        return p.NAK_LENGTH
    core.hal.lights(payload[0])
    return 0


def home(core, _payload: memoryview) -> int:
    """Send all horses to their gates."""
    core.servos.home()
    return 0


def stop(core, _payload: memoryview) -> int:
    """Switch everything off now: the strip dark, moves forgotten, servos without pulses."""
    core.pixels.clear()
    core.show()
    core.hal.lights(0)
    for servo, us in core.servos.stop():
        core.event(p.MOVED, pack("<BH", servo, us))
    return 0


def bye(core, payload: memoryview) -> int:
    """Stop, and leave the loop so that files can be copied to the board."""
    stop(core, payload)
    core.servos.off()
    core.leaving = True
    return 0


COMMANDS = {
    p.CONFIG: config,
    p.LIMIT: limit,
    p.MOVE: move,
    p.SERVO: servo,
    p.PACE: pace,
    p.RAILS: rails,
    p.LIGHTS: lights,
    p.HOME: home,
    p.STOP: stop,
    p.BYE: bye,
}
