from postparade.track.layout.lanes import LaneStrip, Run
from postparade.track.link.payloads import ServoRange
from postparade.track.servo_pulses import servo_range, target_us


def test_horse_goes_from_gate_to_finish() -> None:
    lane = LaneStrip(7, (Run(0, 30),), 1100, 1900)
    assert [target_us(lane, part) for part in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [1100, 1100, 1500, 1900, 1900]


def test_servo_may_be_mounted_the_other_way_round() -> None:
    lane = LaneStrip(7, (Run(0, 30),), 2000, 1200)
    assert target_us(lane, 0.25) == 1800
    assert servo_range(lane) == ServoRange(1200, 2000, 2000)
