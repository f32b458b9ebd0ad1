"""Servos that turn on and on: their horse is where it ran to, finds its gate again, and never runs for ever."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.firmware_files import import_firmware
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.servos import BEYOND, ContinuousServo
from postparade.track.link import payloads
from postparade.track.link.payloads import BoardSettings, Rails, Runs
from postparade.track.link.protocol import SERVOS, BoardFault, Feature, Kind, Nak
from tests.firmware.desk import NONCE, Desk, ProcessDesk, TurnedClock

runs = import_firmware("runs")
TRAVEL = 2.0
SWITCH = Rails((Runs(1500, 2000),) * SERVOS, True)
BUMPER = Rails((Runs(1500, 2000),) * SERVOS, False)
SETTINGS = BoardSettings((330,), "GRB", 2000)
NEAR = 0.03
"""How far beside its place a horse may stand, as a share of the way."""


class RailDesk(ProcessDesk):
    """A board with horses on servos that turn on and on, standing anywhere."""

    def __init__(self, rails: Rails, shares: tuple[float, ...] = (0.0,) * SERVOS) -> None:
        super().__init__()
        self.horses = [ContinuousServo(travel_seconds=TRAVEL) for _ in range(SERVOS)]
        for horse, share in zip(self.horses, shares, strict=True):
            horse.share = share
        self.clock = TurnedClock()
        self.board = self._pico = SimulatedPico(self.clock, horses=self.horses)
        self._pico.attach(self.arrived, lambda why: None)
        self.greet(SETTINGS)
        assert self.ask(Kind.RAILS, rails.payload()).kind == Kind.ACK

    def run(self, seconds: float) -> None:
        """Let time pass while the controller is there."""
        for _ in range(round(seconds * 2)):
            self.tell(Kind.HEARTBEAT, payloads.heartbeat(self.clock.seconds))
            self.turn(500)

    def move(self, horse: int, us: int) -> None:
        assert self.ask(Kind.MOVE, payloads.move(horse, us, 0)).kind == Kind.ACK


def test_the_board_announces_rails(desk: Desk) -> None:
    greeting = payloads.read_greeting(desk.ask(Kind.HELLO, payloads.hello(NONCE)).payload)
    assert Feature.RAILS in Feature(greeting.features)


def test_board_under_any_python_runs_stops_and_lets_go(greeted: Desk) -> None:
    """Back to the bumper for travel and an eighth, then to the middle, a moment at rest, then no pulses."""
    rails = Rails((Runs(1500, 400), *[Runs()] * 10))
    assert greeted.ask(Kind.RAILS, rails.payload()).kind == Kind.ACK
    greeted.ask(Kind.MOVE, payloads.move(0, 1500, 0))
    seen = []
    for _ in range(90):
        greeted.turn(10)
        seen.append(greeted.board.servo_us[0])
    spans = [(us, seen.count(us)) for us in dict.fromkeys(seen)]
    assert [us for us, _ in spans] == [1000, 2000, 1500, 0]
    assert [count for _, count in spans[:3]] == pytest.approx([45, 20, 10], abs=2)


@pytest.mark.parametrize("rails", [SWITCH, BUMPER], ids=["switch", "bumper"])
def test_horses_anywhere_are_found_and_go_where_they_are_sent(rails: Rails) -> None:
    """One stands on the switch that all share, so those before it must let it go first."""
    desk = RailDesk(rails, (0.0, 0.5, 1.0, -BEYOND, 1.0 + BEYOND, 0.2, 0.4, 0.6, 0.8, 0.05, 0.95))
    for horse in range(SERVOS):
        desk.move(horse, 1000 + 80 * horse)
    desk.run(60)
    wanted, near = [0.08 * horse for horse in range(SERVOS)], NEAR if rails.switch else NEAR + BEYOND
    assert [horse.share for horse in desk.horses] == pytest.approx(wanted, abs=near)
    assert desk.board.servo_us == (0,) * SERVOS
    desk.tell(Kind.HOME)
    desk.run(60)
    assert [horse.share for horse in desk.horses] == pytest.approx([0.0] * SERVOS, abs=near)
    assert desk.events(Kind.FAULT) == []


@settings(max_examples=15)
@given(st.lists(st.integers(1000, 2000), min_size=1, max_size=8), st.floats(0, 1), st.sampled_from([SWITCH, BUMPER]))
def test_place_is_reckoned_over_any_walk_and_true_again_at_the_gate(
    walk: list[int], share: float, rails: Rails
) -> None:
    desk = RailDesk(rails, (share, *(0.0,) * 10))
    for us in walk:
        desk.move(0, us)
        desk.run(6)
        assert desk.horses[0].share == pytest.approx((us - 1000) / 1000, abs=NEAR * (1 + len(walk)))
    desk.move(0, 1000)
    desk.run(6)
    assert desk.horses[0].share == pytest.approx(0.0, abs=NEAR)


def test_one_horse_at_a_time_looks_for_its_gate_with_the_switches_that_all_share() -> None:
    desk = RailDesk(SWITCH, (0.3,) * SERVOS)
    desk.tell(Kind.HOME)
    for _ in range(3000):
        if desk.board.servo_us == (0,) * SERVOS and all(horse.place_us < 1050 for horse in desk.horses):
            break
        assert sum(us == 1000 for us in desk.board.servo_us) <= 1
        desk.tell(Kind.HEARTBEAT, payloads.heartbeat(desk.clock.seconds))
        desk.turn(20)
    assert [horse.share for horse in desk.horses] == pytest.approx([0.0] * SERVOS, abs=NEAR)


def test_stuck_horse_is_reported_and_gets_no_pulses_after_the_longest_time() -> None:
    desk = RailDesk(SWITCH, (0.5, *(0.0,) * 10))
    desk.horses[0].jammed = True
    desk.move(0, 1000)
    desk.run(2 * TRAVEL)
    assert desk.board.servo_us[0] == 0
    assert [payloads.read_fault(event.payload) for event in desk.events(Kind.FAULT)] == [(BoardFault.SERVO, 0)]
    desk.horses[0].jammed = False
    desk.move(0, 1400)
    desk.run(4 * TRAVEL)
    assert desk.horses[0].share == pytest.approx(0.4, abs=NEAR)


def test_switch_that_never_opens_is_reported() -> None:
    desk = RailDesk(SWITCH, (-BEYOND, *(0.0,) * 10))
    desk.horses[0].jammed = True
    desk.move(0, 1500)
    desk.run(2)
    assert [payloads.read_fault(event.payload) for event in desk.events(Kind.FAULT)] == [(BoardFault.SERVO, 0)]
    assert desk.board.servo_us[0] == 0


def test_silence_stops_a_running_horse_within_the_time_of_the_fail_safe() -> None:
    desk = RailDesk(BUMPER)
    desk.run(10)
    assert desk.ask(Kind.SERVO, payloads.servo(3, 1700)).kind == Kind.ACK
    desk.turn(1990)
    assert desk.board.servo_us[3] == 1700
    desk.turn(20)
    assert desk.board.servo_us[3] == 1500
    desk.turn(150)
    assert desk.board.servo_us[3] == 0


def test_direct_pulse_ends_by_itself() -> None:
    desk = RailDesk(BUMPER)
    desk.tell(Kind.SERVO, payloads.servo(3, 1510))
    desk.run(runs.LONGEST_MS / 1000 - 0.5)
    assert desk.board.servo_us[3] == 1510
    desk.run(1.0)
    assert desk.board.servo_us[3] == 0


def test_horse_that_runs_while_a_message_stays_unfinished_is_stopped_by_the_timer() -> None:
    """The timer drives the servos while the main loop waits for bytes; here nobody ticks, the loop is stuck."""
    desk = RailDesk(BUMPER)
    desk.move(0, 1000)
    desk.run(5)
    desk.move(0, 1250)
    desk.turn(60)
    core, stopped_after = desk._pico._core, None
    for step in range(100):
        desk.clock.seconds += 0.02
        core.watch()
        if desk.board.servo_us[0] != 2000:
            stopped_after = step * 20
            break
    assert stopped_after is not None
    assert 350 <= stopped_after <= 550


def test_stop_and_bye_leave_no_servo_running() -> None:
    desk = RailDesk(BUMPER)
    desk.move(0, 1800)
    desk.turn(100)
    assert desk.ask(Kind.STOP).kind == Kind.ACK
    assert desk.board.servo_us[0] == 1500
    desk.turn(150)
    assert desk.board.servo_us[0] == 0
    desk.move(0, 1800)
    desk.turn(100)
    assert desk.ask(Kind.BYE).kind == Kind.ACK
    assert desk.board.servo_us == (0,) * SERVOS


@pytest.mark.parametrize("one", [Runs(900, 2000), Runs(2000, 2000), Runs(1500, 100)])
def test_impossible_rails_are_refused_and_change_nothing(greeted: Desk, one: Runs) -> None:
    rails = Rails((one, *[Runs()] * 10))
    assert greeted.ask(Kind.RAILS, rails.payload()).payload == bytes((Kind.RAILS, Nak.RANGE))
    assert greeted.ask(Kind.RAILS, b"run").payload == bytes((Kind.RAILS, Nak.LENGTH))
    greeted.ask(Kind.MOVE, payloads.move(0, 1400, 0))
    greeted.turn(600)
    assert greeted.board.servo_us[0] == 1400
