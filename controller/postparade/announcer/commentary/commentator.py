"""The commentator: turns what happened into calls worth making. Pure: no clock, no sound, no files."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import (
    betting_calls,
    duel_calls,
    evening_calls,
    finish_calls,
    meeting_calls,
    payment_calls,
    running_calls,
)
from postparade.announcer.commentary.call_context import CallContext, Phrasebook
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.events import Finish
from postparade.announcer.commentary.idle_remarks import quiet
from postparade.announcer.commentary.model_update import caught_up, follow
from postparade.announcer.commentary.race_model import RaceModel
from postparade.table.messages import Update

PLAY = (
    evening_calls.roll,
    evening_calls.deal,
    evening_calls.pauses,
    meeting_calls.meeting,
    payment_calls.scratch,
    payment_calls.fine,
    payment_calls.counting,
    betting_calls.betting,
    running_calls.surges,
    betting_calls.rare_rolls,
    meeting_calls.incidents,
    running_calls.moves,
    running_calls.streak,
    meeting_calls.shares,
    meeting_calls.standing,
    meeting_calls.prices,
    betting_calls.decisions,
    betting_calls.ground,
    duel_calls.rounds,
    duel_calls.duels,
    duel_calls.verdicts,
    finish_calls.finish,
    finish_calls.ended,
    meeting_calls.points,
    evening_calls.seating,
    payment_calls.pot,
)
"""Rules applied after a play, in the order in which captions show their calls. Of calls that matter equally, the voice
makes the first."""

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
        """What to say about ``update``, which came at ``now``. Unknown events are ignored."""
        before = caught_up(self.model, update)
        after = follow(before, update)
        context = CallContext(update, now, before, after, self._phrases)
        calls = tuple(self._calls(context))
        self.model = after
        self.heard_at, self._latest, self._next_lull, self._lulls = now, update, now + FIRST_LULL, 0
        winner = None if after.race is None else after.race.winner
        # Where the placed horses are named with the winner, nobody has to hear them again.
        told = any(not finish.place for finish in context.all(Finish))
        self._official_due = winner is not None and (self._official_due or told)
        return Commentary(calls, after)

    def lull(self, now: float) -> Commentary:
        """What to say at ``now`` although nothing has happened: nothing, or one remark. Ask as often as you like."""
        if self._latest is None or self._lulls >= LULLS or now < self._next_lull:
            return Commentary((), self.model)
        context = CallContext(self._latest, now, self.model, self.model, Phrasebook(self._variants))
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
                for rule in PLAY:
                    yield from rule(context)
