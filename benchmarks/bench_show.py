"""The caller as guests hear it, in figures: what it said of leaders, margins and finishes, and how much of it was a
story. Judged by the race alone, not by the caller's model.

python benchmarks/bench_show.py [RACES] [--caller NAME] [--against FOLDER] plays at least so many races of each game on
a virtual clock, told by the caller NAME; FOLDER is a checkout of an earlier version, played with the same seeds in the
same run for the column before, by its usual caller.
"""

import argparse
import inspect
import json
import os
import re
import statistics
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
GAMES = ("quarter-horse", "hold-your-horses", "ready-set-bet", "bettor-horse", "odds-on")
MARGINS = {"clear", "gap"}
IN_FRONT = MARGINS | {"lead", "lead-from", "lead-back", "first-step", "longshot", "halfway", "order", "order-two"}
MONEY = {"pay", "pay-short", "pay-nothing", "price", "pot", "pot-now", "generous", "richest", "carried-in", "broke"}
MONEY |= {"fined-again", "repeat", "stands", "carry", "carry-all", "wins-nobody", "pay-nobody", "redistributed"}
MONEY |= {"fined-again", "wins", "wins-big", "wins-broke", "roller-purse", "ante", "race-best", "race-best-shared"}
MONEY |= {"race-nobody", "points-won", "points-lost", "unclaimed"}
RECALLED = {"won-last", "made-good", "second-before", "scratched-before", "won-before", "new-winners", "first-win"}
RECALLED |= {"wins-tonight", "takes-revenge", "beats-again", "rounds-tonight", "first-round-won", "draws-tonight"}
RECALLED |= {"dead-heats", "rival-beaten", "rival-repaid", "rolls-home"}
FINISH = {"photo", "winner", "winner-again", "winner-nose", "winner-snake-eyes", "winner-boxcars", "longshot-wins"}
FINISH |= {"wire-to-wire", "comeback", "easy-win", "sleeper-wins", "second", "placed", "dead-heat", "dead-heat-many"}
FINISH |= RECALLED | {"duel-ends", "thrown-away", "chalked", "had-winner", "last-bet"}
TURNS = {"up-to-second", "near-for", "swing", "swing-for", "swing-against", "red-line", "red-line-last"}
TURNS |= {"swing-on", "swing-on-for", "closing", "reign"}
TURNS |= IN_FRONT | {"level", "level-many", "catching", "near", "near-two", "near-many", "surge", "left-gate"}
TURNS -= {"order", "order-two", "gap"}
BEGINNINGS = {"dealt", "race_ready", "field_drawn", "lane_loaded"}
A_THIRD = Fraction(1, 3)
AN_EVENING = 10
"""Races of an evening."""
A_BEAT = 0.4
"""Seconds of silence before a roll that can decide."""
OFF = ("off", "off-without")


def message_of(line: Any) -> str:
    """What a line says, whichever caller words it."""
    return re.sub(r"^(dry|fiery)-|-hot$", "", line.key)


class Tally:
    """What was counted in the races of one game."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.off: list[float] = []
        self._deficit: dict[int, Fraction] = {}
        self._said: Counter[str] = Counter()
        self._fronts: list[list[int]] = []
        self._evening: Counter[str] = Counter()
        self._race = 0
        self._decided = 0
        self._recalled = True
        self._lines: list[tuple[float, int]] = []
        self._off_at: float | None = None
        self._silent_from = 0.0
        self.words: list[int] = []

    def evening(self) -> None:
        """Another evening begins."""
        self._evening, self._race, self._decided, self._recalled = Counter(), 0, 0, True
        self._off_at, self._silent_from = None, 0.0

    def time(self, at: float, tags: set[str], before: Any) -> None:
        """What happened at ``at``, when ``before`` was the race: the last third of a race, and silence before a roll
        that could decide it."""
        if BEGINNINGS & tags and "lane_loaded" not in tags:
            self._race += 1
        if "off" in tags:
            self._off_at, self._lines = at, []
        if "roll" in tags and before is not None and before.running and any(map(one_step, before.lanes)):
            self.count["deciding"] += 1
            self.count["deciding after silence"] += at >= self._silent_from + A_BEAT
        if {"finish", "round_decided"} & tags:
            self._decided += 1
            self._recalled = self._decided < 3
            self.count["later finishes"] += self._decided >= 3
        if "finish" in tags and self._off_at is not None:
            last = self._off_at + 2 * (at - self._off_at) / 3
            self.words += [words for begun, words in self._lines if last <= begun < at]
            self._off_at = None

    def speak(self, at: float, seconds: float, key: str, text: str) -> None:
        """A line of so many seconds was begun at ``at``."""
        self._silent_from = at + seconds
        self._lines.append((at, len(text.split())))
        if key in RECALLED and not self._recalled:
            self._recalled = True
            self.count["recalled"] += 1
        if self._race <= AN_EVENING:
            self.count["lines of evenings"] += 1
            self.count["repeated in the evening"] += self._evening[text] > 0
            self._evening[text] += 1

    def learn(self, update: Any, tags: set[str]) -> None:
        """A race goes on, begins or ends."""
        race = update.race
        if BEGINNINGS & tags:
            self._deficit, self._fronts, self._said = {}, [], Counter()
        self.count["races"] += bool({"finish", "lane_run"} & tags)
        if race is None or not race.running:
            return
        best, front = max(map(run, race.lanes)), ahead(race)
        if front and self._fronts[-1:] != [front]:
            self._fronts.append(front)
        for lane in race.lanes:
            self._deficit[lane.number] = max(self._deficit.get(lane.number, Fraction(0)), best - run(lane))

    def hear(self, line: Any, text: str, race: Any) -> None:
        """A line was begun while ``race`` stood as it did."""
        key, given, count = message_of(line), dict(line.args), self.count
        count["lines"] += 1
        count["money"] += key in MONEY
        count["story"] += key in TURNS or key in FINISH
        count["repeated"] += self._said[text] > 0
        self._said[text] += 1
        count["everybody pays"] += "everybody pays" in text
        horse = given.get("horse")
        if race is None or not isinstance(horse, int) or horse not in {lane.number for lane in race.lanes}:
            count["photo"] += key == "photo"
            return
        lane = race.lane(horse)
        others = [run(other) for other in race.lanes if not other.scratched and other.number != horse]
        if key in MARGINS:
            count["margins"] += 1
            count["margins beyond the course"] += given["moves"] > lane.length
            count["margins beyond what was run"] += given["moves"] > lane.position
        if key in IN_FRONT:
            count["leaders"] += 1
            count["wrong leaders"] += run(lane) < max(others)
        if key == "comeback":
            count["comebacks"] += 1
            count["comebacks from a third"] += self._deficit.get(horse, 0) >= A_THIRD
        if key == "easy-win":
            count["easy wins"] += 1
            count["never close, untrue"] += "never close" in text and self._fronts != [[horse]]
        if key in ("move-outsider", "dreaming"):
            count["outsiders"] += 1
            count["outsiders in the first three"] += sum(one > run(lane) for one in others) < 3


def one_step(lane: Any) -> bool:
    """Whether the horse wins with its next move."""
    return not lane.scratched and bool(lane.position) and lane.length - lane.position == 1


def run(lane: Any) -> Fraction:
    """The part of its own course that a horse has run."""
    return Fraction(0) if lane.scratched else Fraction(lane.position, lane.length)


def ahead(race: Any) -> list[int]:
    """Who has run most, once anybody has moved."""
    best = max(map(run, race.lanes))
    return [lane.number for lane in race.lanes if best and run(lane) == best]


def options_of(transcript: type) -> dict[str, Any]:
    """What transcripts of this version are told: chances, and the wordings that the built-in packs hold, which are
    those that a table uses."""
    known = inspect.signature(transcript).parameters
    more: dict[str, Any] = {"chances": True} if "chances" in known else {}
    if "variants" in known:
        from postparade.announcer.packs.pack import usual_wordings
        from postparade.announcer.wording import Wording

        more["variants"] = usual_wordings("", Wording("en"))
    return more


def measure(game: str, races: int, caller: str) -> dict[str, Any]:
    """Play and count; only what both versions have is used of the tests' transcripts."""
    from msgspec.structs import replace

    from tests.announcer.season import BREATH, LETTER
    from tests.announcer.transcript import Transcript
    from tests.games.driver import drivers, tag_of

    driver = next(one for one in drivers() if one.game.name == game)
    setup = next(one for one in driver.setups() if len(one.seats) > 2)
    if hasattr(setup, "board"):
        setup = replace(setup, board="usual")

    tally, seed, more = Tally(), 0, options_of(Transcript) | ({"caller": caller} if caller else {})
    while tally.count["races"] < races:
        said = Transcript(driver, setup, seed, **more).run(1500)
        tally.evening()
        seed += 1
        spoken = list(said.spoken)
        for one, after in pairwise(spoken):
            if one.call.priority == 3:
                tally.count["remarks"] += 1
                tally.count["remarks cut"] += after.at < one.at + BREATH + LETTER * len(said.catalogue.spoken(one.line))
        for at, update in said.updates:
            tags = {tag_of(event) for event in update.events}
            tally.time(at, tags, update.race_before)
            tally.learn(update, tags)
            if "off" in tags:
                told = next((one.at for one in spoken if one.at >= at and message_of(one.line) in OFF), None)
                tally.off += [] if told is None else [told - at]
            while spoken and spoken[0].after is update:
                one = spoken.pop(0)
                text = said.catalogue.text(one.line)
                tally.hear(one.line, text, update.race)
                seconds = BREATH + LETTER * len(said.catalogue.spoken(one.line))
                tally.speak(one.at, seconds, message_of(one.line), text)
    return figures(tally)


def figures(tally: Tally) -> dict[str, Any]:
    """What was counted, with medians."""
    offs = tally.off or [0.0]
    words = statistics.median(tally.words or [0])
    return {
        **tally.count,
        "words": words,
        "off median": statistics.median(offs),
        "off worst": max(offs),
        "offs": len(tally.off),
    }


def rows(found: dict[str, Any]) -> dict[str, str]:
    """The figures of one game in words."""
    count = Counter(found)

    def share(part: str, whole: str) -> str:
        return f"{100 * count[part] / count[whole]:.1f} % of {count[whole]}" if count[whole] else "-"

    return {
        "races": str(count["races"]),
        "margins beyond the leader's course": share("margins beyond the course", "margins"),
        "margins beyond what the leader has run": share("margins beyond what was run", "margins"),
        "calls that crown the wrong leader": share("wrong leaders", "leaders"),
        "photo finishes": share("photo", "races"),
        "comebacks": share("comebacks", "races"),
        "comebacks from a third of the course": share("comebacks from a third", "comebacks"),
        "easy wins": share("easy wins", "races"),
        '"never close" that was not so': share("never close, untrue", "easy wins"),
        "outsiders that were among the first three": share("outsiders in the first three", "outsiders"),
        '"everybody pays"': str(count["everybody pays"]),
        "off to its call, median and worst": f"{count['off median']:.1f}, {count['off worst']:.1f} s"
        if count["offs"]
        else "-",
        "lines about bills and money": share("money", "lines"),
        "lines about turns and the finish": share("story", "lines"),
        "sentences said before in the race": share("repeated", "lines"),
        "sentences said before in an evening of ten races": share("repeated in the evening", "lines of evenings"),
        "words of a line in the last third, median": f"{count['words']:g}",
        "rolls that could decide, after a beat of silence": share("deciding after silence", "deciding"),
        "finishes from the third race on that recall the evening": share("recalled", "later finishes"),
        "remarks cut in mid-sentence": share("remarks cut", "remarks"),
    }


def elsewhere(folder: Path, game: str, races: int) -> dict[str, Any]:
    """The same played by the version in ``folder``."""
    command = [
        sys.executable,
        str(Path(__file__).resolve()),
        str(races),
        "--game",
        game,
        "--json",
        "--tree",
        str(folder),
    ]
    found = subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder)
    return dict(json.loads(found.stdout))


def main() -> None:
    """Print a table for each game."""
    wanted = argparse.ArgumentParser(description="The caller in figures.")
    wanted.add_argument("races", nargs="?", type=int, default=40)
    wanted.add_argument("--against", type=Path, help="a checkout of an earlier version")
    wanted.add_argument("--game", choices=GAMES, help="one game only")
    wanted.add_argument("--caller", choices=("classic", "dry", "fiery", "alternating"), default="", help="who calls")
    wanted.add_argument("--json", action="store_true", help="the counts as JSON")
    wanted.add_argument("--tree", type=Path, default=REPOSITORY, help=argparse.SUPPRESS)
    asked = wanted.parse_args()
    os.nice(10)
    sys.path[:0] = [str(asked.tree / "controller"), str(asked.tree)]
    for game in (asked.game,) if asked.game else GAMES:
        before = rows(elsewhere(asked.against.resolve(), game, asked.races)) if asked.against else {}
        found = measure(game, asked.races, asked.caller)
        if asked.json:
            print(json.dumps(found))
            continue
        print(f"\n{game}\n| what | {'before | now' if before else 'now'} |\n| --- | --- |{' --- |' if before else ''}")
        for what, figure in rows(found).items():
            print(f"| {what} | {before[what] + ' | ' if before else ''}{figure} |", flush=True)


if __name__ == "__main__":
    main()
