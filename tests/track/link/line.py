"""A conversation with the real firmware on one clock, without threads or an event loop."""

from postparade.simulator.pico import SimulatedPico
from postparade.track.link.payloads import BoardSettings
from postparade.track.link.session import LinkState, Session
from tests.firmware.desk import TurnedClock

SETTINGS = BoardSettings((330,), "GRB", 2000)


class Line:
    """Controller and board joined by a cable; ``arrived`` are chunks on their way to the controller."""

    def __init__(
        self, settings: BoardSettings = SETTINGS, pixels: tuple[int, ...] = (330,), cap_ma: int = 2000
    ) -> None:
        self.clock = TurnedClock()
        self.pico = SimulatedPico(self.clock, pixels, cap_ma)
        self.settings = settings
        self.pressed: list[tuple[int, bool]] = []
        self.written: list[bytes] = []
        self.arrived: list[bytes] = []
        self.connect()

    @property
    def now(self) -> float:
        return self.clock.seconds

    def connect(self) -> None:
        """Begin a new conversation, as after plugging in."""
        self.session = Session(self.settings, 7, self.now, lambda index, down: self.pressed.append((index, down)))
        self.pico.attach(self.arrived.append, lambda why: None)

    def exchange(self) -> None:
        """Carry bytes to and fro until nobody has anything to say."""
        while True:
            out = self.session.take()
            for data in out:
                self.written.append(data)
                self.pico.write(data)
            if not out and not self.arrived:
                return
            while self.arrived:
                self.session.received(self.arrived.pop(0), self.now)

    def turn(self, seconds: float) -> None:
        """Let time pass on both sides."""
        for _ in range(round(seconds * 100)):
            self.clock.seconds += 0.01
            self.pico.tick()
            self.session.tick(self.now)
            self.exchange()

    def until_live(self) -> None:
        """Let time pass until the board is set up."""
        for _ in range(800):
            if self.session.stage is LinkState.LIVE:
                return
            self.turn(0.01)
        raise AssertionError(f"still {self.session.stage}, {self.session.fault}")
