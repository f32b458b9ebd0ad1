"""The track board (Raspberry Pi Pico) over its serial link."""

import asyncio
import os
from collections.abc import Callable

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Phrase
from postparade.track.current_limit import estimate_ma
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState
from postparade.track.frame import Frame
from postparade.track.layout.lanes import STRIPS, Layout
from postparade.track.link import payloads
from postparade.track.link.port import Port, SerialPort, ThreadedPort
from postparade.track.link.protocol import SERVOS, Kind
from postparade.track.link.session import LinkFigures, LinkState, Session
from postparade.track.servo_pulses import pace, rails_of, servo_range
from postparade.track.settings import TrackSettings

TICK = 0.05
BUTTONS_IN_USE = 0b0011
"""The first throws the table's own dice, the second deals the next race."""

MOVE_SECONDS = 3.0
"""Seconds after a move within which a restart of the board was probably a brown-out caused by its servos."""

STARVED_AGAIN_WITHIN = 600.0
"""Seconds within which two such restarts mean a weak supply; a single one may be a cable pulled and put back."""

CONFIRMED_WITHIN = 2.0
"""Seconds without a confirmed frame, though one is due, after which the board does not show what it is sent."""

UNPLUGGED_AFTER = 1.2
"""Seconds without its port after which the board was unplugged; one that restarts is back sooner."""


def board_settings(settings: TrackSettings, layout: Layout) -> payloads.BoardSettings:
    """What the board has to know about this table."""
    ranges = {lane.horse - STRIPS.start: servo_range(lane) for lane in layout.lanes}
    servos = tuple(ranges.get(index, payloads.ServoRange()) for index in range(SERVOS))
    return payloads.BoardSettings(
        layout.chains,
        layout.order,
        settings.cap_ma,
        servos,
        pace=pace(settings.rails),
        lit=BUTTONS_IN_USE,
        rails=rails_of(layout, settings.rails),
    )


class PicoDriver:
    """Drives the board behind ``port``. ``pressed`` is called for its buttons."""

    name = "pico"
    safe = SafeState("every tenth pixel dim amber, servos without pulses", 2.1)
    verifies = Verifies(Confirmation.RECEIVED, Phrase("unseen_board"))

    def __init__(self, port: Port, settings: payloads.BoardSettings, clock: Clock, pressed: Pressed) -> None:
        self.capabilities = Capabilities(sum(settings.chains), SERVOS, 4)
        self._port = port
        self._settings = settings
        self._clock = clock
        self._pressed = pressed
        self._session: Session | None = None
        self._opening: Session | None = None
        self._ticker: asyncio.Task[None] | None = None
        self._live = asyncio.Event()
        self._over: asyncio.Future[DeviceFault] | None = None
        self._frame: Frame | None = None
        self._places: dict[int, int] = {}
        self._moved_at = float("-inf")
        self._lost_at = float("-inf")
        self._starved_at = float("-inf")
        self._at_once = settings.pace.at_once
        self._caution: DeviceFault | None = None
        self._confirmed_at = float("-inf")
        self._shown = 0
        self._before = Health(Confirmation.ABSENT)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        over: asyncio.Future[DeviceFault] = loop.create_future()
        session = Session(self._settings, int.from_bytes(os.urandom(4), "little"), self._clock.now(), self._pressed)

        def in_loop(act: Callable[[], None]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(act)

        self._over, self._live, self._opening = over, asyncio.Event(), session
        try:
            await self._port.open(
                lambda data: in_loop(lambda: self._received(session, data)),
                lambda why: in_loop(
                    lambda: self._finish(over, DeviceFault("track_lost", port=self._port.name, why=why))
                ),
            )
        except DeviceFault:
            self._missed(self._clock.now())
            raise
        finally:
            self._opening = None
        self._session = session
        if self._frame is not None:
            session.show(self._frame, self._clock.now())
        self._ticker = asyncio.create_task(self._tick(session), name="track link")
        live = asyncio.create_task(self._live.wait())
        await asyncio.wait((live, over), return_when=asyncio.FIRST_COMPLETED)
        live.cancel()
        if over.done():
            raise over.result()

    async def serve(self) -> None:
        assert self._over is not None, "open() comes before serve()"
        raise await asyncio.shield(self._over)

    async def close(self) -> None:
        session, self._session = self._session, None
        if session:
            self._lost_at = self._clock.now()
            if session.stage is LinkState.LIVE and self._over and not self._over.done():
                session.leave()
                self._flush(session)
            self._before = self._health(session, False)
        if self._ticker:
            self._ticker.cancel()
            self._ticker = None
        await self._port.close()

    def show(self, frame: Frame) -> None:
        self._frame = frame
        if self._session:
            self._session.show(frame, self._clock.now())
            self._flush(self._session)

    def move(self, servo: int, us: int, seconds: float) -> None:
        self._places[servo] = us
        self._moved_at = self._clock.now()
        if self._session:
            self._session.ask(Kind.MOVE, payloads.move(servo, us, int(seconds * 1000)), self._clock.now())
            self._flush(self._session)

    def health(self) -> Health:
        if self._session is None:
            return self._before
        return self._health(self._session, self._session.stage is LinkState.LIVE)

    @property
    def settled(self) -> bool:
        """Whether the board has confirmed the newest frame and every move asked for."""
        return self._session is not None and self._session.settled

    def figures(self) -> LinkFigures | None:
        """The counters of the current session, for the host page and benchmarks."""
        return self._session.figures() if self._session else None

    def _health(self, session: Session, connected: bool) -> Health:
        figures = session.figures()
        board = figures.board
        crc_errors = figures.damaged + (board.crc_errors + board.length_errors if board else 0)
        firmware = ".".join(map(str, figures.greeting.firmware)) if figures.greeting else self._before.firmware
        drawn = 0 if self._frame is None else estimate_ma(self._frame)
        before = self._before
        caution = self._caution
        if session.lost_servo is not None:
            caution = DeviceFault("servo_gate_missed", horse=STRIPS.start + session.lost_servo)
        known = Confirmation.RECEIVED if connected else Confirmation.ABSENT
        if connected and self._clock.now() - self._confirmed_at >= CONFIRMED_WITHIN:
            known, caution = Confirmation.WITHHELD, DeviceFault("track_unconfirmed", port=self._port.name)
        if self._over and self._over.done():
            # Whoever serves the board is told of its loss a moment later.
            known, caution = Confirmation.ABSENT, self._over.result()
        return Health(
            known,
            before.frames + figures.shown,
            before.lost + figures.lost,
            before.crc_errors + crc_errors,
            drawn,
            firmware,
            caution,
            before.repeated + figures.repeated,
            before.restarts + figures.restarts,
        )

    def _missed(self, now: float) -> None:
        """Forget the last move if the board stays away: it was unplugged; one that restarts is back within moments."""
        if now - self._lost_at >= UNPLUGGED_AFTER:
            self._moved_at = float("-inf")

    def _mind_the_supply(self, session: Session) -> None:
        """Let fewer servos move at once after the board has restarted more than once while they moved."""
        started = session.board_started
        if started is not None and self._places and 0.0 < started - self._moved_at < MOVE_SECONDS:
            if started - self._starved_at < STARVED_AGAIN_WITHIN:
                self._at_once = max(1, self._at_once - 1)
                self._caution = DeviceFault("servo_brownout", at_once=self._at_once)
            self._starved_at = started
        if self._at_once < self._settings.pace.at_once:
            session.slow_down(self._at_once)

    async def _tick(self, session: Session) -> None:
        while True:
            await self._clock.sleep(TICK)
            session.tick(self._clock.now())
            self._flush(session)
            self._note_confirmed(session)

    def _note_confirmed(self, session: Session) -> None:
        """Note when the board last confirmed that it shows what it was sent."""
        if session.settled or session.shown != self._shown:
            self._confirmed_at, self._shown = self._clock.now(), session.shown

    def _received(self, session: Session, data: bytes) -> None:
        if session in (self._session, self._opening):
            session.received(data, self._clock.now())
        if session is self._session:
            self._flush(session)

    def _flush(self, session: Session) -> None:
        """Write the messages of the session, and act on its state."""
        for data in session.take():
            self._port.write(data)
        if session.fault and self._over:
            self._finish(self._over, session.fault)
        elif session.stage is LinkState.LIVE and not self._live.is_set():
            self._live.set()
            self._confirmed_at = self._clock.now()
            self._mind_the_supply(session)
            if self._places:
                self._moved_at = self._clock.now()
            for servo, us in self._places.items():
                session.ask(Kind.MOVE, payloads.move(servo, us, 1000), self._clock.now())
            self._flush(session)
        elif session.stage is not LinkState.LIVE:
            self._live.clear()

    @staticmethod
    def _finish(over: asyncio.Future[DeviceFault], fault: DeviceFault) -> None:
        if not over.done():
            over.set_result(fault)


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> PicoDriver:
    """The driver for the board at the serial port the settings name."""
    port = ThreadedPort(SerialPort(settings.port), clock)
    return PicoDriver(port, board_settings(settings, layout), clock, pressed)
