"""Whole seasons of races on a virtual clock: the real rules, commentator and scheduler, a voice that takes its time."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.scheduler import FADE, Begin, Cut, Drop, Scheduler
from postparade.announcer.wording import Wording
from postparade.table.messages import Correct, Update
from tests.announcer.call_checker import CallChecker

Win = Callable[[Any], dict[int, float] | None]
"""The chance of every lane to win, in a table's view of the play; nothing where there is none."""
TICK = 0.1
"""Seconds between two looks while nobody speaks."""
BREATH, LETTER = 0.1, 0.06
"""Seconds that a line takes: as measured on the default pack, about 0.06 for each letter."""
MISREAD = 0.01
"""Share of rolls that are corrected."""
WINNER = ("winner", "winner-nose", "winner-snake-eyes", "winner-boxcars")
SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "quarter-horse", "board": "short", "chips": 100_000},
    {"game": "hold-your-horses", "races": 9},
    {"game": "quarter-horse", "scratch_values": (1, 2, 3, 4), "chips": 60},
    {"game": "hold-your-horses", "board": "short", "races": 3},
)
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"game": "quarter-horse", "board": "short", "ante": 3, "roller_purse": 12, "even_deal": True},
    {"game": "hold-your-horses", "seats": (1, 2), "races": 9, "tokens": 12, "ante": 2, "roller_purse": 5},
)


class Season:
    """Plays and calls races; afterwards the counters tell how it went."""

    def __init__(
        self,
        evening: Callable[..., Any],
        catalogue: Wording,
        seed: int,
        setups: tuple[dict[str, Any], ...] = SETUPS,
        chances: Win | None = None,
    ) -> None:
        self._evening, self._setups, self._win = evening, setups, chances
        self._catalogue = catalogue
        self._chance = random.Random(seed)
        self._commentator = Commentator(catalogue.variants, catalogue.spoken)
        self._scheduler = Scheduler()
        self._checker = CallChecker()
        self._until = 0.0
        self._spoken: dict[str, int] = {}
        self.now = 0.0
        self.races = self.finishes = self.winners_called = self.officials = 0
        self.speech = self.running_time = self.running_speech = 0.0
        self.count: Counter[str] = Counter()
        self.heat: Counter[tuple[str, int]] = Counter()
        self.said: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()
        self.untrue: list[str] = []
        self.part = 0

    def run(self, races: int) -> None:
        """Play at least ``races`` races, evening after evening."""
        while self.races < races:
            for setup in self._setups:
                self._one_evening(self._evening(**setup))

    def _one_evening(self, night: Any) -> None:
        self._hear(night.opened(), 2.0)
        for _ in range(3):
            if night.state.phase == "game_over":
                return
            pace = self._chance.choice((0.8, 2.5, 6.0, 12.0))
            updates = night.whole_race(self._chance)
            off = next((at for at, update in enumerate(updates) if update.race.running), len(updates))
            for at, update in enumerate(updates):
                self.part = min(2, 3 * (at - off) // max(1, len(updates) - off)) if at >= off else -1
                self.finishes += update.race.finished
                pause = 30.0 if update.race.finished else 0.3 + self._chance.expovariate(1 / pace)
                self._hear(update, pause)
                if update.race.running and self._chance.random() < MISREAD:
                    self._hear(_corrected(update), 1.0)
            self.races += 1

    def _hear(self, update: Update, pause: float) -> None:
        commentary = self._commentator.hear(update, self.now)
        self._checker.learn(update, self.now)
        self._scheduler.learn(commentary.model)
        self._obey(self._scheduler.offer(commentary.calls, self.now))
        win = None if self._win is None or update.view.play is None else self._win(update.view.play)
        if win:
            self._checker.evening.quoted(win)
            self._obey(self._scheduler.offer(self._commentator.quoted(win, self.now).calls, self.now))
        before = self.speech
        end = self.now + pause
        while self.now < end:
            remarks = self._commentator.lull(self.now).calls
            if remarks:
                self._obey(self._scheduler.offer(remarks, self.now))
            self._obey(self._scheduler.step(self.now, busy=self.now < self._until))
            self.now = min(end, max(self.now + TICK, self._until))
        if update.race is not None and update.race.running:
            self.running_time += pause
            self.running_speech += min(pause, self.speech - before)

    def _obey(self, orders: list[Any]) -> None:
        for order in orders:
            if isinstance(order, Cut):
                self.speech -= max(0.0, self._until - self.now - FADE)
                self._until = min(self._until, self.now + FADE)
            elif isinstance(order, Drop):
                self.dropped[order.why] += 1
            elif isinstance(order, Begin):
                self._judge(order)

    def _judge(self, order: Begin) -> None:
        line, text = order.line, self._catalogue.spoken(order.line)
        self.count["lines"] += 1
        self.count["overlapping"] += self.now < self._until
        self.count["stale"] += order.index == 0 and self.now > order.call.deadline
        if not self._checker.is_true(line, self.now):
            self.count["untrue"] += 1
            self.untrue.append(f"{line}, rolls {self._checker.rolls}, in front {self._checker.front()}")
        if line.variants > 1:
            self.count["repeated wording"] += self._spoken.get(line.key) == line.variant
        self._spoken[line.key] = line.variant
        self.said[line.key] += 1
        self.heat[order.call.energy, self.part] += 1
        self.winners_called += line.key in WINNER
        self.officials += line.key.startswith("official")
        self._until = self.now + BREATH + LETTER * len(text)
        self.speech += BREATH + LETTER * len(text)

    def mistakes(self) -> dict[str, int]:
        """What must never happen, counted."""
        return {what: self.count[what] for what in ("stale", "untrue", "overlapping", "repeated wording")}

    def hottest_part(self) -> Iterator[float]:
        """Share of hot calls in the first, second and last third of the race."""
        total = sum(count for (energy, part), count in self.heat.items() if energy == "hot" and part >= 0)
        for part in range(3):
            yield self.heat["hot", part] / max(1, total)


def _corrected(update: Update) -> Update:
    """A roll before ``update`` was misread, and everything stands as it stood all the same."""
    return replace(update, kind="correction", action=Correct(update.entry, (1, 2)), events=(), race_before=update.race)
