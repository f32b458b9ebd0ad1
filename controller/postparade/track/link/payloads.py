"""What is inside the messages, as values with names and units."""

import struct
from binascii import crc32

from msgspec import Struct

from postparade.track.link.protocol import MAJOR, MAX_CHAINS, MINOR, ORDERS, SERVOS, Show

_HELLO_R = struct.Struct("<BBBBBHBBBIB8sI")
_STATUS_R = struct.Struct("<IIIIIIHB")
FRAME_HEADER = 5


class ServoRange(Struct, frozen=True):
    """Pulse widths in microseconds a servo may be given, and where its horse stands in the gate."""

    low_us: int = 1000
    high_us: int = 2000
    home_us: int = 1000


class Pace(Struct, frozen=True):
    """How servos move: speed in us/s and acceleration in us/s^2 of the pulse width (0: no limit), how many at once, and
    after how many milliseconds in place the pulses of a servo stop (0: never)."""

    speed: int = 5000
    acceleration: int = 0
    at_once: int = 3
    park_ms: int = 0

    def payload(self) -> bytes:
        """The payload of PACE."""
        return struct.pack("<HIBH", self.speed, self.acceleration, self.at_once, self.park_ms)


class Runs(Struct, frozen=True):
    """How a continuous servo moves its horse: the pulse in microseconds at which it stands, and the milliseconds from
    gate to finish. With 0 milliseconds it is a positional servo."""

    stop_us: int = 1500
    travel_ms: int = 0


class Rails(Struct, frozen=True):
    """Which of the eleven servos are continuous, and whether a switch tells the board when their horse is at its gate;
    without one, horses return until they bump into the end of their rail."""

    runs: tuple[Runs, ...] = (Runs(),) * SERVOS
    switch: bool = False

    @property
    def needed(self) -> bool:
        """Whether any of the servos is continuous."""
        return any(one.travel_ms for one in self.runs)

    def payload(self) -> bytes:
        """The payload of RAILS."""
        fields = [value for one in self.runs for value in (one.stop_us, one.travel_ms)]
        return struct.pack(f"<B{2 * SERVOS}H", self.switch, *fields)


class BoardSettings(Struct, frozen=True):
    """What CONFIG tells the board. ``chains`` are pixels per chain, ``servos`` one range for each of eleven horses.

    ``pace``, ``rails`` and ``lit`` (buttons that shine, bit 0 is the first) follow in messages of their own.
    """

    chains: tuple[int, ...]
    order: str
    cap_ma: int
    servos: tuple[ServoRange, ...] = (ServoRange(),) * SERVOS
    debounce_ms: int = 20
    pace: Pace = Pace()
    lit: int = 0
    rails: Rails = Rails()

    def payload(self) -> bytes:
        """The payload of CONFIG. Raises ``ValueError`` if a value does not fit the message."""
        if len(self.servos) != SERVOS or not 1 <= len(self.chains) <= MAX_CHAINS:
            raise ValueError("CONFIG holds one to four chains and eleven servos")
        chains = (*self.chains, 0, 0, 0, 0)[:MAX_CHAINS]
        pulses = [us for servo in self.servos for us in (servo.low_us, servo.high_us, servo.home_us)]
        fields = (len(self.chains), *chains, ORDERS.index(self.order), self.cap_ma, *pulses, self.debounce_ms)
        try:
            body = struct.pack("<B4HBH33HB", *fields)
        except struct.error as why:
            raise ValueError(str(why)) from why
        return body + struct.pack("<I", crc32(body))


class Greeting(Struct, frozen=True):
    """The board's answer to HELLO."""

    major: int
    minor: int
    firmware: tuple[int, int, int]
    pixels: int
    chains: int
    servos: int
    buttons: int
    features: int
    reset_cause: int
    uid: str
    nonce: int

    @property
    def started_by(self) -> str:
        """What started the board; a brown-out looks like power-on."""
        return {1: "power or its reset button", 3: "its watchdog or an upload"}.get(
            self.reset_cause, "something unknown"
        )


class BoardStatus(Struct, frozen=True):
    """The board's answer to STATUS: counters since its start, free memory in bytes, its clock, current in mA."""

    frames: int
    crc_errors: int
    length_errors: int
    overruns: int
    heap_free: int
    clock_ms: int
    estimated_ma: int
    safe: bool


def hello(nonce: int) -> bytes:
    """The payload of HELLO; the answer carries the same ``nonce``."""
    return struct.pack("<BBI", MAJOR, MINOR, nonce)


def read_greeting(payload: bytes) -> Greeting:
    """The payload of HELLO_R. Raises ``ValueError`` if it has another length."""
    major, minor, a, b, c, *rest, uid, nonce = _unpack(_HELLO_R, payload)
    pixels, chains, servos, buttons, features, cause = rest
    return Greeting(major, minor, (a, b, c), pixels, chains, servos, buttons, features, cause, uid.hex(), nonce)


def read_status(payload: bytes) -> BoardStatus:
    """The payload of the answer to STATUS. Raises ``ValueError`` if it has another length."""
    frames, crc, length, overruns, heap, clock, drawn, safe = _unpack(_STATUS_R, payload)
    return BoardStatus(frames, crc, length, overruns, heap, clock, drawn, bool(safe))


def frame(flags: Show, first: int, colours: bytes) -> bytes:
    """The payload of FRAME: pixels from ``first`` on, three bytes (red, green, blue) each."""
    return struct.pack("<BHH", flags, first, len(colours) // 3) + colours


def limit(cap_ma: int, brightness: int) -> bytes:
    """The payload of LIMIT: the current in mA and the brightness 0 to 255."""
    return struct.pack("<HB", cap_ma, brightness)


def move(index: int, us: int, ms: int, smooth: bool = True) -> bytes:
    """The payload of MOVE: the servo ``index`` (0 to 10) to a pulse width, within about ``ms`` milliseconds."""
    return struct.pack("<BHHB", index, us, min(ms, 0xFFFF), int(smooth))


def servo(index: int, us: int) -> bytes:
    """The payload of SERVO: a pulse width at once, 0 for none."""
    return struct.pack("<BH", index, us)


def heartbeat(now: float) -> bytes:
    """The payload of HEARTBEAT: the controller's clock, given in seconds."""
    return struct.pack("<I", int(now * 1000) & 0xFFFFFFFF)


def read_button(payload: bytes) -> tuple[int, bool]:
    """Index and "pressed" of BUTTON. Raises ``ValueError`` if the payload has another length."""
    index, down, _ = _unpack(struct.Struct("<BBI"), payload)
    return index, bool(down)


def read_fault(payload: bytes) -> tuple[int, int | None]:
    """The code of FAULT, and the servo (0 to 10) that it is about, if any."""
    return (payload[0] if payload else 0), (payload[1] if len(payload) > 1 else None)


def read_ready(payload: bytes) -> int | None:
    """How many milliseconds ago the board started, as READY tells; ``None`` from a board too old to say so."""
    return int.from_bytes(payload, "little") if len(payload) == 4 else None


def _unpack(form: struct.Struct, payload: bytes) -> tuple:  # type: ignore[type-arg]  # mixed fields, named by the callers
    if len(payload) != form.size:
        raise ValueError(f"{len(payload)} bytes where {form.size} belong")
    return form.unpack(payload)
