"""Lots: what several guests want at the same moment goes to one of them by lot.

First come, first served is fair as long as everybody is equally far away. Where that is not so, as in a race night with
guests at other tables, the one who is nearer hears of the race earlier and is heard earlier. So what they want waits
until the farthest could have been heard, each is counted as having come as much earlier as they are farther away, and
between those who then came together, as far as that can be measured, the chance of the race decides.
"""

import asyncio
from collections.abc import Callable, Hashable, Mapping

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.rules.contract import Contested
from postparade.table.commands.idempotency import Answer
from postparade.table.events import LotDrawn
from postparade.table.messages import Command
from postparade.table.race_seed import Chance
from postparade.table.state import TableState

LONGEST = 0.15
"""The most seconds that anybody is waited for, or is counted as having come earlier."""
TOGETHER = 0.02
"""Seconds within which two count as having come together: distances are not known better."""


class Wish(Struct, eq=False):
    """A command for something that others may want as well; ``action`` is what was sent (JSON), and ``at`` when it
    would have come from next door, in seconds of the clock. ``lost_to`` is the seat that got it by lot instead."""

    command: Command
    action: str
    answer: asyncio.Future[Answer]
    at: float = 0.0
    seat: int = 0
    lost_to: int = 0


class Lots:
    """Wishes that wait for others. ``settle`` is called with all that want the same, and grants it to one of them.
    Belongs to the event loop; nothing of it survives a power cut, as nothing of it was answered."""

    def __init__(self, clock: Clock, settle: Callable[[list[Wish]], None]) -> None:
        self._clock = clock
        self._settle = settle
        self._waiting: dict[Hashable, list[Wish]] = {}
        self._timers: dict[Hashable, asyncio.Task[None]] = {}
        self.spread: Callable[[], float] = lambda: 0.0
        """How many seconds farther away the farthest guest is than the nearest; 0: nobody waits."""

    @property
    def waiting(self) -> bool:
        """Whether anything waits."""
        return bool(self._waiting)

    def take(self, wish: Wish, contested: Contested) -> bool:
        """Let ``wish`` wait for others that want the same; false where nobody is farther away than anybody else."""
        spread = min(LONGEST, self.spread())
        if spread <= 0:
            return False
        away = min(spread, max(0.0, wish.command.away))
        wish.at, wish.seat = self._clock.now() - away, contested.seat
        others = self._waiting.setdefault(contested.what, [])
        others.append(wish)
        if len(others) == 1:
            self._timers[contested.what] = asyncio.create_task(self._later(contested.what, spread - away + TOGETHER))
        return True

    async def _later(self, what: Hashable, seconds: float) -> None:
        await self._clock.sleep(seconds)
        del self._timers[what]
        self._settle(self._waiting.pop(what))

    def settle(self) -> None:
        """Let nobody wait any longer: what comes now would change what they can get."""
        waiting, self._waiting = list(self._waiting.values()), {}
        timers, self._timers = list(self._timers.values()), {}
        for timer in timers:
            timer.cancel()
        for wishes in waiting:
            self._settle(wishes)


def together(wishes: list[Wish]) -> dict[int, Wish]:
    """Those of ``wishes`` that came together with the first, by seat: a seat counts once, however often it asks."""
    first = min((wish.at for wish in wishes), default=0.0)
    found: dict[int, Wish] = {}
    for wish in sorted(wishes, key=lambda one: one.at):
        if wish.at <= first + TOGETHER:
            found.setdefault(wish.seat, wish)
    return found


def told(wish: Wish, refusal: Refusal, seats: Mapping[int, str]) -> Refusal:
    """``refusal`` as whoever wished for it is told: where a lot was drawn, who of ``seats`` had the luck."""
    return refuse("lost_the_draw", name=seats[wish.lost_to]) if wish.lost_to in seats else refusal


def draw(state: TableState, chance: Chance, seats: list[int]) -> LotDrawn:
    """The order of ``seats`` by lot, for the entry that follows ``state``."""
    used = state.chance if state.chance is not None and state.chance.known else None
    seed = bytes.fromhex(used.seed) if used else chance.secret()[0]
    return LotDrawn(tuple(seats), tuple(chance.draws(seed, label_of(state.entry + 1)).shuffle(seats)))


def label_of(entry: int) -> str:
    """What the lot of ``entry`` is drawn under."""
    return f"lot:{entry}"
