"""Decides which call is made when: one at a time, at most one waiting, nothing stale or untrue. Pure: takes the time as
an argument."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel, front

FADE = 0.010
"""Seconds in which a voice that is cut off fades out."""
GAP = 0.140
"""Seconds of silence after a voice that was cut off: without them two half words sound like one wrong word."""
PAUSE = 0.12
"""Seconds between two lines of a call."""
QUIET = 1.5
"""Seconds of silence that a filler waits for."""
MEMORY = 6
"""Number of latest calls whose messages count as heard recently."""

NAMED = "near-for"
"""Beginning of the messages that name whom a roll makes happy, so that nobody else has to."""
TIRED = 2
"""Calls in a row about one runner after which another one has to matter, unless the runner leads."""

Fate = Literal["stale", "untrue", "superseded", "outranked", "repeated", "cut"]


class Begin(Struct, frozen=True):
    """Let the voice say ``line``, the ``index``-th of ``call``."""

    call: Call
    line: Line
    index: int


class Cut(Struct, frozen=True):
    """Fade the voice out within :data:`FADE` seconds."""

    call: Call


class Drop(Struct, frozen=True):
    """``call`` (what is left of it) will not be said."""

    call: Call
    why: Fate


Order = Begin | Cut | Drop


class Scheduler:
    """Decides what the one voice says. Feed it with :meth:`learn` and :meth:`offer`, and ask :meth:`step` often."""

    def __init__(self) -> None:
        self._model = RaceModel()
        self._speaking: Call | None = None
        self._next_line = 0
        self._waiting: Call | None = None
        self._not_before = 0.0
        self._silent_since = float("-inf")
        self._ended: float | None = None
        self._recent: list[str] = []
        self._horses: list[int | None] = []
        self._last_variant: dict[str, int] = {}

    @property
    def due(self) -> bool:
        """Whether something is being said or about to be: the crowd stays down."""
        return self._speaking is not None or self._waiting is not None

    @property
    def urgent(self) -> bool:
        """Whether a call about rules, which nobody may miss, is being said or about to be."""
        return any(call is not None and call.priority is Priority.RULE for call in (self._speaking, self._waiting))

    @property
    def up_next(self) -> Call | None:
        """The call whose turn comes next; ``None`` while another is being said, because it may yet be dropped."""
        return self._waiting if self._speaking is None else None

    def learn(self, model: RaceModel) -> None:
        """Take ``model`` as the present state of the race."""
        self._model = model

    def offer(self, calls: Iterable[Call], now: float) -> list[Order]:
        """Offer any number of calls that could be made; all but the most worthwhile are dropped."""
        orders: list[Order] = []
        for call in sorted(calls, key=self._worth):
            if call.spoken:
                orders += [Drop(call, "repeated")] if self._tiring(call) else self._line_up(call)
        if self._waiting and self._speaking and _cuts_off(self._waiting, self._speaking):
            orders += Cut(self._speaking), Drop(self._speaking, "cut")
            self._fall_silent(now, gap=FADE + GAP)
        return orders

    def step(self, now: float, *, busy: bool) -> list[Order]:
        """What to do at ``now``; ``busy`` tells whether the last line still sounds."""
        orders: list[Order] = []
        if busy:
            self._ended = None
        elif self._speaking is not None:
            orders += self._go_on(now)
        if self._waiting is not None:
            why = self.unfit(self._waiting, now)
            if why is not None:
                orders.append(Drop(self._waiting, why))
                self._waiting = None
            elif self._speaking is None and not busy and now >= self._earliest(self._waiting):
                self._speaking, self._next_line, self._waiting = self._waiting, 0, None
                self._recent = [*self._recent, self._speaking.key][-MEMORY:]
                self._horses = [*self._horses, self._speaking.horse][-MEMORY:]
                orders.append(self._begin())
        return orders

    def hush(self, now: float) -> list[Order]:
        """Cut off what is being said, and say nothing of what waits."""
        orders: list[Order] = []
        if self._speaking is not None:
            orders += Cut(self._speaking), Drop(self._speaking, "cut")
            self._fall_silent(now, gap=FADE + GAP)
        if self._waiting is not None:
            orders.append(Drop(self._waiting, "untrue"))
            self._waiting = None
        return orders

    def _worth(self, call: Call) -> tuple[int, bool]:
        """Sort key: urgent calls first, among those the ones with a message that was not heard lately."""
        return call.priority, call.key in self._recent

    def _tiring(self, call: Call) -> bool:
        """Whether people have heard enough of this: a remark of that kind, or colour about the same runner again."""
        if call.priority < Priority.COLOUR:
            return False
        if call.priority is Priority.FILLER and call.key in self._recent:
            return True
        said = self._horses[-TIRED:] == [call.horse] * TIRED
        return said and call.horse is not None and call.horse not in front(self._model.race)

    def _line_up(self, call: Call) -> list[Order]:
        rival = self._waiting
        if rival is not None and call.joins and rival.lines[0].base.startswith(NAMED):
            return [Drop(call, "outranked")]
        if rival is not None and call.joins and rival.lapses is None and not rival.joins:
            self._waiting = replace(rival, lines=(*rival.lines, *call.lines), lapses=call.valid)
            return []
        if rival is None:
            self._waiting = call
            return []
        newer = call.created > rival.created
        if newer and (call.topic == rival.topic or call.priority <= rival.priority):
            self._waiting = call
            return [Drop(rival, "superseded" if call.topic == rival.topic else "outranked")]
        if not newer and call.priority < rival.priority:
            self._waiting = call
            return [Drop(rival, "outranked")]
        return [Drop(call, "outranked")]

    def _go_on(self, now: float) -> list[Order]:
        """Continue with the next line of the call, unless something newer matters as much or the call has become
        untrue."""
        call = self._speaking
        assert call is not None
        if self._ended is None:
            self._ended = now
        if self._next_line >= len(call.lines):
            self._fall_silent(now, gap=PAUSE)
            return []
        if now < self._ended + PAUSE:
            return []
        pressed = self._waiting is not None and self._next_line >= call.firm and _presses(self._waiting, call)
        why: Fate | None = "outranked" if pressed else None if self._still_true(call) else "untrue"
        if why is not None:
            self._fall_silent(now, gap=0.0)
            return [Drop(replace(call, lines=call.lines[self._next_line :]), why)]
        return [self._begin()]

    def _still_true(self, call: Call) -> bool:
        """Whether the next line of ``call`` may be said."""
        if call.lapses is not None and self._next_line == len(call.lines) - 1 and not call.lapses.holds(self._model):
            return False
        return call.valid.holds(self._model)

    def _begin(self) -> Begin:
        call = self._speaking
        assert call is not None
        line = call.lines[self._next_line]
        if line.variants > 1 and self._last_variant.get(line.key) == line.variant:
            line = line.another
        self._last_variant[line.key] = line.variant
        self._next_line += 1
        self._ended = None
        return Begin(call, line, self._next_line - 1)

    def unfit(self, call: Call, now: float) -> Fate | None:
        """Why ``call`` may not begin at ``now``; ``None`` if it may."""
        if not call.valid.holds(self._model):
            return "untrue"
        return "stale" if now > call.deadline else None

    def _earliest(self, call: Call) -> float:
        if call.priority is Priority.FILLER:
            return max(self._not_before, self._silent_since + QUIET)
        return self._not_before

    def _fall_silent(self, now: float, gap: float) -> None:
        self._speaking = None
        self._silent_since = now
        self._not_before = now + gap


def _presses(call: Call, spoken: Call) -> bool:
    """Whether the rest of ``spoken`` is dropped for ``call``. Of two calls about rules the second waits for the end of
    the first, unless it interrupts."""
    rest = spoken.priority if spoken.rest is None else spoken.rest
    if call.priority == rest == Priority.RULE:
        return call.interrupts is not None
    return call.priority <= rest


def _cuts_off(call: Call, spoken: Call) -> bool:
    return call.interrupts is not None and spoken.priority >= call.interrupts and call.created > spoken.created
