"""The commentator: turns what happened into calls worth making. Pure: no clock, no sound, no files."""

import logging
from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import evening_calls, finish_calls
from postparade.announcer.commentary.call_context import CallContext, Phrasebook
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.commentary.idle_remarks import quiet
from postparade.announcer.commentary.model_update import caught_up, follow
from postparade.announcer.commentary.race_model import RaceModel
from postparade.rules.events import Finished
from postparade.table.messages import Update

log = logging.getLogger(__name__)
FIRST_LULL = 4.0
"""Seconds without news after which a remark may be made."""
NEXT_LULL = 7.0
"""Seconds between two remarks."""
LULLS = 4
"""Remarks in one silence; after them the table is left in peace."""
RECENT = 7
"""Number of latest remarks whose messages are not repeated."""


class Commentary(Struct, frozen=True):
    """The calls of one update, and the model that their validity is checked against from now on."""

    calls: tuple[Call, ...]
    model: RaceModel


class Commentator:
    """Follows the table update by update. ``variants(key)`` is how many wordings a message has."""

    def __init__(self, variants: Callable[[str], int]) -> None:
        self._variants = variants
        self._phrases = Phrasebook(variants)
        self.model = RaceModel()
        self.heard_at = 0.0
        """When the latest update came."""
        self._latest: Update | None = None
        self._next_lull = 0.0
        self._lulls = LULLS
        self._official_due = False
        self._remarks: list[str] = []

    def hear(self, update: Update, now: float) -> Commentary:
        """What to say about ``update``, which came at ``now``. Events of no known kind are ignored."""
        game_calls = calls_of(update.view.game)
        before = caught_up(self.model, update, game_calls)
        after = follow(before, update, game_calls)
        context = CallContext(update, now, before, after, self._phrases, game_calls)
        calls = tuple(self._calls(context))
        self.model = after
        self.heard_at, self._latest, self._next_lull, self._lulls = now, update, now + FIRST_LULL, 0
        winner = None if after.race is None else after.race.winner
        # Where the placed horses are named with the winner, nobody has to hear them again.
        told = any(not finish.place for finish in context.all(Finished))
        self._official_due = winner is not None and (self._official_due or told)
        return Commentary(calls, after)

    def lull(self, now: float) -> Commentary:
        """What to say at ``now`` although nothing has happened: nothing, or one remark. Ask as often as you like."""
        if self._latest is None or self._lulls >= LULLS or now < self._next_lull:
            return Commentary((), self.model)
        calls = calls_of(self._latest.view.game)
        context = CallContext(self._latest, now, self.model, self.model, Phrasebook(self._variants), calls)
        fresh = (call for call in quiet(context) if call.key not in self._remarks)
        remark = next(finish_calls.official(context) if self._official_due else fresh, None)
        self._official_due, self._next_lull, self._lulls = False, now + NEXT_LULL, self._lulls + 1
        if remark is None:
            return Commentary((), self.model)
        self._remarks = [*self._remarks, remark.key][-RECENT:]
        worded = tuple(self._phrases.line(line.key, line.args) for line in remark.lines)
        return Commentary((replace(remark, lines=worded),), self.model)

    def copy(self) -> "Commentator":
        """An independent commentator in the same state, to try out what would be said."""
        copy = Commentator(self._variants)
        vars(copy).update(vars(self))
        copy._phrases = self._phrases.copy()
        return copy

    def _calls(self, context: CallContext) -> Iterator[Call]:
        match context.update.kind:
            case "opened":
                yield from evening_calls.opened(context)
            case "closed":
                yield from evening_calls.closed(context)
            case "seats":
                yield from evening_calls.seats(context)
            case "correction":
                yield from evening_calls.correction(context)
            case "play":
                for rule in calls_of(context.game).rules:
                    try:
                        yield from tuple(rule(context))
                    except Exception:
                        log.exception("a call of %s cannot be made", context.game)
