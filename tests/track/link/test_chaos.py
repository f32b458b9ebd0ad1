"""The link survives everything a cable can do. 100,000 frames of the same are run by ``benchmarks/bench_chaos.py``."""

import pytest

from postparade.core.faults import DeviceFault
from tests.track.link.chaos import Chaos
from tests.track.link.chaos_on_micropython import FAULTS, MicroPythonChaos

pytestmark = pytest.mark.slow(8)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_wrong_pixel_no_deadlock_and_safe_outputs_through_every_fault(seed: int) -> None:
    chaos = Chaos(seed)
    chaos.run(3000)
    assert len(chaos.faults) >= 5
    assert chaos.shown > 1500


def under_micropython(seed: int) -> MicroPythonChaos:
    try:
        return MicroPythonChaos(seed)
    except DeviceFault as fault:
        pytest.skip(f"needs micropython: {fault.remedy}")


def test_the_same_holds_under_micropython_behind_a_terminal() -> None:
    with under_micropython(1) as chaos:
        for _ in FAULTS:
            chaos.run(40, 40, (0.05, 0.2))
        assert set(chaos.faults.values()) == {1}
        assert chaos.shown > 150
        # The collector of MicroPython takes some numbers for addresses, so a few hundred bytes come and go.
        assert min(chaos.heap) > max(chaos.heap) - 2048


def test_silence_makes_the_board_under_micropython_safe() -> None:
    """Until the first stall and the first unplugging that last longer than the fail-safe waits."""
    with under_micropython(2) as chaos:
        chaos.fall_silent(2.1)
        assert len(chaos.safe_after) == 2
