"""What the track board does with every message, and what it does by itself. No pins and no waiting in here."""

from struct import pack, unpack

from postparade_fw import VERSION
from postparade_fw import protocol as p
from postparade_fw.buttons import Buttons
from postparade_fw.commands import COMMANDS
from postparade_fw.configuration import Configuration
from postparade_fw.failsafe import Failsafe, draw_no_host
from postparade_fw.framing import Scanner
from postparade_fw.framing import pack as pack_message
from postparade_fw.pixels import Pixels
from postparade_fw.servos import Servos

BLOCKED_MS = 50
"""A main loop that has not driven the servos for so long is blocked, waiting for the rest of a message."""


class Core:
    """The board. ``hal`` gives it time, bytes and outputs; ``highest_cap_ma`` is the most the board's supply can feed.

    The owner calls :meth:`received` whenever bytes have arrived in the scanner, and :meth:`tick` about every 10 ms;
    :meth:`watch` may be called from a timer while the owner is blocked in a read.
    """

    def __init__(self, hal, highest_cap_ma: int) -> None:
        self.hal = hal
        self.scanner = Scanner()
        self.highest_cap_ma = highest_cap_ma
        self.configuration = Configuration(highest_cap_ma)
        # What the last controller set holds until the next one comes; a damaged copy is ignored.
        self.configuration.load(hal.stored(), highest_cap_ma)
        self.pixels = Pixels(self.configuration.pixels(), self.configuration.cap_ma)
        self.pixels.order(self.configuration.order)
        self.servos = Servos(hal, self.configuration.servos)
        self.buttons = Buttons(hal, self.configuration.debounce_ms)
        self.failsafe = Failsafe(hal)
        self.leaving = False
        self.frames = 0
        self.overruns = 0
        self._busy = False
        self._faults = []
        self._event_seq = p.FIRST_SEQ - 1
        self._ready_ms = None
        self._driven_ms = hal.ms()
        self._pixel_seq = None
        self._last = None
        self._answer = b""
        self._now = {
            p.HELLO: self._hello,
            p.PING: self._ping,
            p.HEARTBEAT: self._heartbeat,
            p.ACK: self._ack,
            p.STATUS: self._status,
            p.FRAME: self._frame,
            p.FILL: self._fill,
        }
        draw_no_host(self.pixels)
        self.show()

    def received(self) -> None:
        """Act on every message that is complete in the scanner."""
        while self.scanner.take():
            self.handle()

    def handle(self) -> None:
        """Act on the message the scanner has just taken."""
        self._busy = True
        self.failsafe.heard()
        scanner = self.scanner
        kind = scanner.kind
        if kind in self._now:
            self._now[kind](scanner.payload)
        elif kind not in COMMANDS:
            self._nak(p.NAK_UNKNOWN)
        elif self.failsafe.safe and kind != p.BYE:
            self._nak(p.NAK_STATE)
        else:
            self._act_once(kind)
        self._busy = False

    def tick(self) -> None:
        """Do what is due: moves, buttons, the fail-safe, READY."""
        self._busy = True
        hal = self.hal
        now = hal.ms()
        if self.failsafe.silent():
            self._fall_silent()
        self._drive(now)
        self.buttons.scan(now, self._number)
        if self.failsafe.safe:
            if self._ready_ms is None or hal.since(now, self._ready_ms) >= p.READY_EVERY_MS:
                self._ready_ms = now
                self.event(p.READY, pack("<I", now & 0xFFFFFFFF))
        else:
            for seq, payload in self.buttons.due(now):
                hal.write(pack_message(p.BUTTON, seq, payload))
        while self._faults:
            self.event(p.FAULT, bytes((self._faults.pop(0),)))
        hal.feed()
        self._busy = False

    def watch(self) -> None:
        """Run the fail-safe and the servos while the main loop is blocked in a read: a horse that runs must be stopped
        in time. The message about the silence follows with the next tick."""
        if self._busy:
            return
        if self.failsafe.silent():
            self._fall_silent()
        now = self.hal.ms()
        if self.hal.since(now, self._driven_ms) >= BLOCKED_MS:
            self._drive(now)

    def trouble(self) -> None:
        """Report an exception that reached the loop, and carry on."""
        self._busy = False
        if p.FAULT_EXCEPTION not in self._faults:
            self._faults.append(p.FAULT_EXCEPTION)

    def _drive(self, now: int) -> None:
        self._driven_ms = now
        for servo, us in self.servos.tick(now):
            self.event(p.MOVED, pack("<BH", servo, us))
        while self.servos.lost:
            self.event(p.FAULT, bytes((p.FAULT_SERVO, self.servos.lost.pop(0))))

    # answers

    def _act_once(self, kind: int) -> None:
        """Run a command, or only repeat the answer when the controller has sent the same command again."""
        scanner = self.scanner
        this = (kind, scanner.seq, scanner.crc)
        if this != self._last:
            code = COMMANDS[kind](self, scanner.payload)
            if code:
                self._answer = pack_message(p.NAK, scanner.seq, bytes((kind, code)))
            else:
                self._answer = pack_message(p.ACK, scanner.seq, bytes((kind,)))
            self._last = this
        self.hal.write(self._answer)

    def _nak(self, code: int) -> None:
        self.hal.write(pack_message(p.NAK, self.scanner.seq, bytes((self.scanner.kind, code))))

    def _reply(self, kind: int, payload: bytes) -> None:
        self.hal.write(pack_message(kind, self.scanner.seq, payload))

    def _number(self) -> int:
        self._event_seq = p.next_seq(self._event_seq)
        return self._event_seq

    def event(self, kind: int, payload: bytes) -> None:
        """Tell the controller something it has not asked for."""
        self.hal.write(pack_message(kind, self._number(), payload))

    # messages that may be answered as often as they come

    def _hello(self, payload: memoryview) -> None:
        if len(payload) != 6:
            return self._nak(p.NAK_LENGTH)
        major, _minor, nonce = unpack("<BBI", payload)
        hal = self.hal
        if major == p.MAJOR:
            self.failsafe.safe = False
            self._last = None
            self._pixel_seq = None
            self._ready_ms = None
            self.pixels.brightness = 255
        features = p.FEATURE_PIXELS | p.FEATURE_SERVOS | p.FEATURE_BUTTONS | p.FEATURE_PACE | p.FEATURE_LIGHTS
        features |= p.FEATURE_RAILS
        buttons = len(hal.buttons())
        parts = pack("<HBBB", self.pixels.count, len(self.configuration.chains), p.SERVOS, buttons)
        mine = pack("<IB8sI", features, hal.reset_cause(), hal.uid(), nonce)
        return self._reply(p.HELLO_R, bytes((p.MAJOR, p.MINOR)) + bytes(VERSION) + parts + mine)

    def _ping(self, payload: memoryview) -> None:
        if len(payload) > 32:
            return self._nak(p.NAK_LENGTH)
        return self._reply(p.PONG, bytes(payload) + pack("<I", self.hal.ms() & 0xFFFFFFFF))

    def _heartbeat(self, _payload: memoryview) -> None:
        pass

    def _ack(self, _payload: memoryview) -> None:
        self.buttons.confirmed(self.scanner.seq)

    def _status(self, _payload: memoryview) -> None:
        scanner = self.scanner
        self._reply(
            p.STATUS_R,
            pack(
                "<IIIIIIHB",
                self.frames,
                scanner.crc_errors,
                scanner.length_errors,
                self.overruns,
                self.hal.heap_free(),
                self.hal.ms() & 0xFFFFFFFF,
                min(0xFFFF, self.pixels.estimated_ma),
                self.failsafe.safe,
            ),
        )

    def _frame(self, payload: memoryview) -> None:
        if len(payload) < 5:
            return self._nak(p.NAK_LENGTH)
        flags, first, count = unpack("<BHH", payload[:5])
        if len(payload) != 5 + 3 * count:
            return self._nak(p.NAK_LENGTH)
        if self._may_draw(flags, first, count):
            self.pixels.put(first, payload[5:])
            self._drawn(flags)
        return None

    def _fill(self, payload: memoryview) -> None:
        if len(payload) != 8:
            return self._nak(p.NAK_LENGTH)
        flags, first, count = unpack("<BHH", payload[:5])
        if self._may_draw(flags, first, count):
            self.pixels.fill(first, count, bytes(payload[5:]))
            self._drawn(flags)
        return None

    def _may_draw(self, flags: int, first: int, count: int) -> bool:
        """Whether pixels may be changed. A part of a frame is of no use when the previous part was lost."""
        if self.failsafe.safe:
            self._nak(p.NAK_STATE)
            return False
        if first + count > self.pixels.count:
            self._nak(p.NAK_RANGE)
            return False
        seq = self.scanner.seq
        if flags & p.FOLLOWS and (self._pixel_seq is None or seq != p.next_seq(self._pixel_seq)):
            self._nak(p.NAK_BUSY)
            return False
        self._pixel_seq = seq
        return True

    def _drawn(self, flags: int) -> None:
        if flags & p.SHOW:
            self.show()
            self.frames += 1
        if flags & p.WANT_ACK:
            self._reply(p.ACK, bytes((self.scanner.kind,)))

    # outputs

    def show(self) -> None:
        """Clock the frame out to every chain, dimmed as far as the power cap asks."""
        wire = self.pixels.wire()
        start = 0
        for chain in range(len(self.configuration.chains)):
            end = start + 3 * self.configuration.chains[chain]
            self.hal.leds(chain, wire[start:end])
            start = end

    def _fall_silent(self) -> None:
        self.failsafe.safe = True
        self.servos.stop()
        self.hal.lights(0)
        draw_no_host(self.pixels)
        self.show()
        self._faults.append(p.FAULT_SILENT)
