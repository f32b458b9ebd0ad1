"""Whole seasons of races called on a virtual clock: what was said, what was wrong, how much silence was left.

python benchmarks/bench_caller.py [RACES] [--season SEED]; 10000 take some ten minutes of processor time, at low
priority. A season has 500 races, and its seed alone decides them: one in which something was wrong is played again by
its seed.

python benchmarks/bench_caller.py RACES --game NAME calls races of one game, each line judged by the facts: the dice
races in seasons, the others by every setup of their drivers in turn, at four paces. The chances that are called are
those of the game, worked out without what else a board shows: exactly in the dice races, in Ready Set Bet from a
thousand races instead of twenty thousand, whose dice are thrown once for all positions.
"""

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.wording import Wording
from postparade.games.ready_set_bet.rules.horses import BY_NUMBER, FINISH, OF_SUM
from postparade.games.ready_set_bet.rules.horses import HORSES as RUNNERS
from postparade.odds.win import by_horse, left_of, win_chances
from postparade.rules.dice import FACES
from tests.announcer.bettors_checker import untrue
from tests.announcer.conftest import Evening
from tests.announcer.season import SETUPS, Season
from tests.announcer.transcript import Transcript
from tests.games.dice_race.usual import HORSES, RATES
from tests.games.driver import drivers, tag_of

SEASON = 500
DICE_RACES = ("quarter-horse", "hold-your-horses")
BETTORS = ("ready-set-bet", "bettor-horse", "odds-on")
PACES = (1.0, 0.4, 2.5, 0.1)
SAMPLE = 1_000
"""Races sampled for a chance of Ready Set Bet."""


def dice_race(play: Any) -> dict[int, float] | None:
    """The chances of a dice race that runs."""
    if not play.race.running:
        return None
    left = left_of(play.race)
    return by_horse(HORSES, win_chances(left, RATES), left)


def ready_set_bet(play: Any) -> dict[int, float] | None:
    """The chances of a race of Ready Set Bet from a small sample."""
    if play.phase not in ("ready", "open", "closed"):
        return None
    positions = tuple(lane.position for lane in play.race.lanes)
    return dict(sampled(positions, None if play.pair is None else BY_NUMBER[play.pair].index))


@lru_cache(maxsize=1 << 16)
def sampled(positions: tuple[int, ...], single: int | None) -> Mapping[int, float]:
    """The share of the sampled races that each horse wins from ``positions``: who is first to have come as far as it
    still has to go. ``single`` would get its bonus from a second roll in a row."""
    rolls = rolls_to_go(single)
    home = np.stack([rolls[:, horse.index, FINISH - positions[horse.index]] for horse in RUNNERS], axis=1)
    wins = np.bincount(home.argmin(axis=1), minlength=len(RUNNERS)) / len(home)
    return {horse.number: float(wins[horse.index]) for horse in RUNNERS}


@cache
def rolls_to_go(single: int | None) -> np.ndarray[Any, np.dtype[np.int16]]:
    """By race, horse and steps, after how many rolls the horse has come so far; the dice care for no position."""
    longest = len(RUNNERS) * FINISH
    of_throw = np.array([OF_SUM[first + second].index for first in FACES for second in FACES])
    bonus = np.array([horse.bonus for horse in RUNNERS])
    dice, races = np.random.default_rng(1 if single is None else 2 + single), np.arange(SAMPLE)
    before = np.full(SAMPLE, -1 if single is None else single)
    run = np.zeros((SAMPLE, len(RUNNERS)), np.int16)
    rolls = np.full((SAMPLE, len(RUNNERS), FINISH + 1), longest + 1, np.int16)
    rolls[:, :, 0] = 0
    for roll in range(1, longest + 1):
        horses = of_throw[dice.integers(0, len(of_throw), SAMPLE)]
        paired = before == horses
        before = np.where(paired, -1, horses)
        run[races, horses] += 1 + np.where(paired, bonus[horses], 0)
        reached = np.arange(FINISH + 1) <= run[races, horses][:, None]
        rolls[races, horses] = np.where(reached, np.minimum(rolls[races, horses], roll), rolls[races, horses])
    return rolls


def dice_races(races: int, seed: int, games: tuple[str, ...]) -> None:
    """Play at least ``races`` races of ``games`` in English, season by season, and print how they were called."""
    began = time.process_time()
    catalogue, seasons, played = Wording("en"), list[Season](), 0
    setups = tuple(setup for setup in SETUPS if setup["game"] in games)
    while played < races:
        season = Season(Evening, catalogue, seed + len(seasons), setups, dice_race)
        season.run(min(SEASON, races - played))
        for line in season.untrue:
            print(f"season {seed + len(seasons)} said: {line}", flush=True)
        seasons.append(season)
        played += season.races
        print(f"{played} races, {sum(sum(s.mistakes().values()) for s in seasons)} mistakes", flush=True)
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


def bettors(races: int, game: str, seed: int) -> None:
    """Call at least ``races`` races, or duels, of ``game``: every setup with one seed after the other, from
    ``seed`` on. Print what was untrue."""
    driver = next(one for one in drivers() if one.game.name == game)
    chances = ready_set_bet if game == "ready-set-bet" else True
    played = lines = wrong = 0
    gc.disable()  # a quarter of the time went into looking for rubbish among updates that are all still needed
    while played < races:
        for setup in driver.setups():
            said = Transcript(driver, setup, seed, pace=PACES[seed % len(PACES)], chances=chances).run(3000)
            lines += len(said.spoken)
            tags = [{tag_of(event) for event in update.events} for _, update in said.updates]
            played += sum(bool({"finish", "lane_run"} & happened) for happened in tags)
            for one in untrue(said):
                wrong += 1
                print(f"{setup}, seed {seed}, {one.at:.1f} s: {said.catalogue.text(one.line)}", flush=True)
        seed += 1
        gc.collect()
        print(f"{game}: {played} races or duels, {lines} lines, {wrong} untrue", flush=True)


def tally(counts: Iterable[Mapping[Any, int]]) -> Counter[Any]:
    """The sum of all, with what was never counted."""
    total = Counter[Any]()
    for count in counts:
        total.update(count)
    return total


def share(part: float, whole: float) -> str:
    """``part`` of ``whole`` in percent."""
    return f"{100 * part / whole:.0f} %"


def main() -> None:
    """Call what is asked for."""
    wanted = argparse.ArgumentParser(description="Call whole seasons of races.")
    wanted.add_argument("races", nargs="?", type=int, default=200)
    wanted.add_argument("--season", type=int, default=1, help="seed of the first season, or game")
    wanted.add_argument("--game", choices=DICE_RACES + BETTORS, help="one game only")
    asked = wanted.parse_args()
    os.nice(10)
    if asked.game in BETTORS:
        bettors(asked.races, asked.game, asked.season)
    else:
        dice_races(asked.races, asked.season, (asked.game,) if asked.game else DICE_RACES)


if __name__ == "__main__":
    main()
