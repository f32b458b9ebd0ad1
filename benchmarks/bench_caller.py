"""Whole seasons of races called on a virtual clock: what was said, what was wrong, how much silence was left.

python benchmarks/bench_caller.py [RACES] [--season SEED]; 10000 take some five minutes of processor time, at low
priority. A season has 500 races, and its seed alone decides them: one in which something was wrong is played again by
its seed.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.wording import Wording
from tests.announcer.conftest import Evening
from tests.announcer.season import Season

REPOSITORY = Path(__file__).resolve().parents[1]
SEASON = 500


def main(races: int, seed: int) -> None:
    """Play at least ``races`` races in English, season by season, and print how they were called."""
    os.nice(10)
    began = time.process_time()
    catalogue, seasons, played = Wording("en"), list[Season](), 0
    while played < races:
        season = Season(Evening, catalogue, seed + len(seasons))
        season.run(min(SEASON, races - played))
        for line in season.untrue:
            print(f"season {seed + len(seasons)} said: {line}", flush=True)
        seasons.append(season)
        played += season.races
    told = Counter[str]()
    for season in seasons:
        told.update({name: value for name, value in vars(season).items() if isinstance(value, int | float)})
    mistakes, dropped = tally(season.mistakes() for season in seasons), tally(season.dropped for season in seasons)
    lines, messages = sum(season.count["lines"] for season in seasons), set().union(*(s.said for s in seasons))
    print(f"{played} races, {told['now'] / 3600:.0f} h of racing, {lines} lines of {len(messages)} messages:")
    print("  " + ", ".join(f"{count} {what}" for what, count in mistakes.items()))
    print(f"  {told['finishes']} finishes, {told['winners_called']} called, {told['officials']} made official")
    print(f"  while the race runs: speech {share(told['running_speech'], told['running_time'])},")
    print(f"  over the whole evening: speech {share(told['speech'], told['now'])}, the rest is silence")
    heat = tally(season.heat for season in seasons)
    hot = [heat["hot", third] for third in range(3)]
    print(f"  hot calls by thirds of the race: {', '.join(f'{count / max(1, sum(hot)) * 100:.1f} %' for count in hot)}")
    print(f"  calls dropped: {', '.join(f'{count} {why}' for why, count in dropped.most_common())}")
    print(f"  {time.process_time() - began:.0f} s of processor time")


def tally(counts: Iterable[Mapping[Any, int]]) -> Counter[Any]:
    """The sum of all, with what was never counted."""
    total = Counter[Any]()
    for count in counts:
        total.update(count)
    return total


def share(part: float, whole: float) -> str:
    """``part`` of ``whole`` in percent."""
    return f"{100 * part / whole:.0f} %"


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="Call whole seasons of races.")
    wanted.add_argument("races", nargs="?", type=int, default=200)
    wanted.add_argument("--season", type=int, default=1, help="seed of the first season")
    asked = wanted.parse_args()
    main(asked.races, asked.season)
