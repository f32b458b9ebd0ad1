"""Whole seasons of races called on a virtual clock: what was said, what was wrong, how much silence was left.

python benchmarks/bench_caller.py [RACES] [--season SEED]; 10000 take some five minutes of processor time, at low
priority. A season has 500 races, and its seed alone decides them: one in which something was wrong is played again by
its seed.

python benchmarks/bench_caller.py --bettors SEEDS calls the games with bets, duels and bookmakers instead: every setup
of their drivers with so many seeds, at four paces, each line judged by the facts.
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
from tests.announcer.bettors_checker import untrue
from tests.announcer.conftest import Evening
from tests.announcer.season import Season
from tests.announcer.transcript import Transcript
from tests.games.driver import drivers, tag_of

REPOSITORY = Path(__file__).resolve().parents[1]
SEASON = 500
BETTORS = ("ready-set-bet", "bettor-horse", "odds-on")
PACES = (1.0, 0.4, 2.5, 0.1)


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


def bettors(seeds: int) -> None:
    """Call every setup of the three games with ``seeds`` seeds, and print what was untrue."""
    os.nice(10)
    for driver in (one for one in drivers() if one.game.name in BETTORS):
        lines = races = wrong = 0
        for setup in driver.setups():
            for seed in range(seeds):
                said = Transcript(driver, setup, seed, pace=PACES[seed % len(PACES)]).run(3000)
                lines += len(said.spoken)
                tags = [{tag_of(event) for event in update.events} for _, update in said.updates]
                races += sum(bool({"finish", "lane_run"} & happened) for happened in tags)
                for one in untrue(said):
                    wrong += 1
                    print(f"{setup}, seed {seed}, {one.at:.1f} s: {said.catalogue.text(one.line)}", flush=True)
        print(f"{driver.game.name}: {races} races or duels, {lines} lines, {wrong} untrue", flush=True)


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
    wanted.add_argument(
        "--bettors", type=int, metavar="SEEDS", help="the games with bets, duels and bookmakers instead"
    )
    asked = wanted.parse_args()
    if asked.bettors:
        bettors(asked.bettors)
    else:
        main(asked.races, asked.season)
