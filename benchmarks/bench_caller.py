"""Whole seasons of races called on a virtual clock: what was said, what was wrong, how much silence was left.

python benchmarks/bench_caller.py [RACES]; 10000 take some five minutes of processor time.
"""

import importlib.util
import sys
import time
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY / "controller"), str(REPOSITORY)]

from postparade.announcer.catalogue import Catalogue  # noqa: E402 - found through the path above
from tests.announcer.season import Season  # noqa: E402


def main(races: int) -> None:
    """Play at least ``races`` races in English and print how they were called."""
    began = time.process_time()
    season = Season(_evening(), Catalogue("en"), seed=1)
    season.run(races)
    lines = season.count["lines"]
    print(f"{season.races} races, {season.now / 3600:.0f} h of racing, {lines} lines of {len(season.said)} messages:")
    print("  " + ", ".join(f"{count} {what}" for what, count in season.mistakes().items()))
    print(f"  {season.finishes} finishes, {season.winners_called} called, {season.officials} made official")
    print(f"  while the race runs: speech {share(season.running_speech, season.running_time)},")
    print(f"  over the whole evening: speech {share(season.speech, season.now)}, the rest is silence")
    parts = [f"{part * 100:.1f} %" for part in season.hottest_part()]
    print(f"  hot calls by thirds of the race: {', '.join(parts)}")
    print(f"  calls dropped: {', '.join(f'{count} {why}' for why, count in season.dropped.most_common())}")
    print(f"  {time.process_time() - began:.0f} s of processor time")


def share(part: float, whole: float) -> str:
    """``part`` of ``whole`` in percent."""
    return f"{100 * part / whole:.0f} %"


def _evening() -> Any:
    """The evening of the tests."""
    spec = importlib.util.spec_from_file_location("evenings", REPOSITORY / "tests" / "announcer" / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Evening


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
