"""Moves, counted in whole milliseconds and microseconds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.firmware_files import import_firmware

servos = import_firmware("servos")
LIMITS = ((1000, 2000, 1000),) * 11


class Pulses:
    """Remembers the pulse every servo gets."""

    def __init__(self) -> None:
        self.us = [0] * 11

    def servo(self, horse: int, us: int) -> None:
        self.us[horse] = us

    def since(self, later: int, earlier: int) -> int:
        return later - earlier


@given(st.integers(1, 10_000), st.sampled_from([0, 1]))
def test_easing_runs_from_zero_to_one_and_never_turns_back(whole: int, easing: int) -> None:
    way = [servos.ease(done, whole, easing) for done in range(0, whole + 1, max(1, whole // 50))]
    assert way[0] == 0
    assert servos.ease(whole, whole, easing) == 1024
    assert way == sorted(way)


commands = st.lists(
    st.tuples(st.integers(0, 10), st.integers(1000, 2000), st.integers(0, 800), st.integers(0, 1)), max_size=30
)


@given(commands)
def test_never_more_than_three_move_and_the_last_command_of_each_horse_is_reached(
    moves: list[tuple[int, int, int, int]],
) -> None:
    pulses = Pulses()
    track = servos.Servos(pulses, LIMITS)
    arrived: list[tuple[int, int]] = []
    now = 0
    for command in moves:
        track.move(*command)
        arrived += track.tick(now)
        now += 10
    while now < 20_000:
        arrived += track.tick(now)
        assert track.moving() <= servos.MOVING_AT_ONCE
        now += 10
    last = {horse: us for horse, us, _, _ in moves}
    assert {horse: us for horse, us in enumerate(pulses.us) if us} == last
    assert set(last.items()) <= set(arrived)


@given(st.integers(0, 10), st.integers(1000, 2000))
def test_nothing_moves_faster_than_a_servo_can(horse: int, us: int) -> None:
    pulses = Pulses()
    track = servos.Servos(pulses, LIMITS)
    track.move(horse, us, 0, servos.LINEAR)
    before = 1000
    for now in range(0, 400, 10):
        track.tick(now)
        # One more than ten milliseconds' worth, for the rounding of the easing.
        assert abs(track.at_us[horse] - before) <= servos.FASTEST_US_PER_S // 100 + 10
        before = track.at_us[horse]
    assert before == us


@settings(max_examples=30)
@given(st.integers(1000, 2000), st.integers(1000, 5000), st.integers(2000, 100_000))
def test_smooth_moves_keep_to_speed_and_acceleration(us: int, speed: int, acceleration: int) -> None:
    """Speed and acceleration of 3t^2 - 2t^3 are greatest in the middle (1.5 way/T) and at the ends (6 way/T^2)."""
    track = servos.Servos(Pulses(), LIMITS)
    track.pace(speed, acceleration, 3, 0)
    track.move(0, us, 0, servos.SMOOTH)
    track.tick(0)
    now = 0
    while track.moving():
        now += 10
        track.tick(now)
    way, seconds = us - 1000, now / 1000
    assert 1.5 * way <= speed * (seconds + 0.001)
    assert 6 * way <= acceleration * (seconds + 0.001) ** 2
    assert seconds <= 0.02 + max(1.5 * way / speed, (6 * way / acceleration) ** 0.5)


def test_servo_is_let_go_some_time_after_it_arrived_and_driven_again_for_the_next_move() -> None:
    pulses = Pulses()
    track = servos.Servos(pulses, LIMITS)
    track.pace(5000, 0, 3, 500)
    track.move(2, 1500, 100, servos.LINEAR)
    seen = []
    for now in range(0, 1000, 50):
        track.tick(now)
        seen.append(pulses.us[2])
    assert seen[2:12] == [1500] * 10
    assert seen[12:] == [0] * 8
    track.move(2, 1600, 100, servos.LINEAR)
    track.tick(1000)
    assert pulses.us[2] == 1500


def test_fewer_move_at_once_when_the_supply_is_weak() -> None:
    track = servos.Servos(Pulses(), LIMITS)
    track.pace(5000, 0, 1, 0)
    for horse in range(4):
        track.move(horse, 2000, 200, servos.SMOOTH)
    for now in range(0, 2000, 10):
        track.tick(now)
        assert track.moving() <= 1
    assert track.at_us[:4] == [2000] * 4


def test_starts_are_staggered() -> None:
    track = servos.Servos(Pulses(), LIMITS)
    for horse in range(3):
        track.move(horse, 2000, 1000, servos.SMOOTH)
    counts = []
    for now in range(0, 120, 10):
        track.tick(now)
        counts.append(track.moving())
    assert counts == [1] * 5 + [2] * 5 + [3] * 2


def test_new_settings_leave_a_horse_where_it_is() -> None:
    pulses = Pulses()
    track = servos.Servos(pulses, LIMITS)
    track.move(4, 1600, 0, servos.LINEAR)
    for now in range(0, 400, 10):
        track.tick(now)
    track.configure(((1100, 1900, 1900),) * 11)
    assert (track.at_us[4], track.at_us[5]) == (1600, 1900)
    assert pulses.us == [0] * 11
