"""The link survives everything a cable can do. 100,000 frames of the same are run by ``benchmarks/bench_chaos.py``."""

import pytest

from tests.track.chaos import Chaos


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_wrong_pixel_no_deadlock_and_safe_outputs_through_every_fault(seed: int) -> None:
    chaos = Chaos(seed)
    chaos.run(3000)
    assert len(chaos.faults) >= 5
    assert chaos.shown > 1500
