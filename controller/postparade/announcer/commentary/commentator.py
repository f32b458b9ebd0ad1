"""The commentator: turns what happened into calls worth making. Pure: no clock, no sound, no files."""

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import evening_calls, finish_calls
from postparade.announcer.commentary.call_context import HOT, CallContext
from postparade.announcer.commentary.calls import CALLERS, USUAL_CALLER, Call, Caller, Line
from postparade.announcer.commentary.chance_calls import Chances, swing
from postparade.announcer.commentary.evening_memory import STORIES
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.commentary.idle_remarks import quiet
from postparade.announcer.commentary.model_update import caught_up, follow
from postparade.announcer.commentary.phrasebook import Banned, Phrasebook
from postparade.announcer.commentary.race_model import RaceModel, at_the_wire
from postparade.announcer.commentary.rhythm import USUAL_ROLL, Rhythm
from postparade.rules.events import Finished, RaceBegan, Rolled
from postparade.table.messages import Update

log = logging.getLogger(__name__)
FIRST_LULL = 1.6
"""Seconds without news after which a remark may be made: when the call of the roll has been heard."""
OFFICIAL = 4.0
"""Seconds after the finish until the result is official: when the noise is over."""
NEXT_LULL = 7.0
"""Seconds between two remarks."""
LULLS = 4
"""Remarks in one silence; after them the table is left in peace."""
STILL = 2.5
"""Times as long as people usually take after which nobody is about to go on, and a remark may be made all the same."""
BREATH, LETTER = 0.1, 0.06
"""Seconds that a line takes: for itself, and for each letter."""
LETTERS = 32
"""Letters of a line whose words are not known."""
Choice = Caller | Literal["alternating"]
"""Who calls: one caller, or another one in each race."""
RECENT = 7
"""Number of latest remarks whose messages are not repeated."""


class Commentary(Struct, frozen=True):
    """The calls of one update, and the model that their validity is checked against from now on."""

    calls: tuple[Call, ...]
    model: RaceModel


class Commentator:
    """Follows the table update by update. ``variants(key)`` is how many wordings a message has, ``spoken(line)`` its
    words, by which the time it takes is estimated."""

    def __init__(
        self,
        variants: Callable[[str], int],
        spoken: Callable[[Line], str] | None = None,
        caller: Choice = USUAL_CALLER,
    ) -> None:
        self._variants = variants
        self._spoken = spoken
        self._caller = caller
        self._phrases = Phrasebook(variants)
        self._phrases.caller = _calling(caller, 1)
        self._rhythm = Rhythm()
        self._chances: Chances | None = None
        self.model = RaceModel()
        self.heard_at = 0.0
        """When the latest update came."""
        self._latest: Update | None = None
        self._next_lull = 0.0
        self._lulls = LULLS
        self._official_due = False
        self._remarks: list[str] = []
        self._possible: tuple[Call, ...] | None = None
        """What could be remarked since the latest update, once somebody has asked."""

    @property
    def calling(self) -> Caller:
        """Who calls just now."""
        return self._phrases.caller

    def hear(self, update: Update, now: float) -> Commentary:
        """What to say about ``update``, which came at ``now``. Events of no known kind are ignored."""
        game_calls = calls_of(update.view.game)
        before = caught_up(self.model, update, game_calls)
        after = follow(before, update, game_calls)
        context = CallContext(update, now, before, after, self._phrases, game_calls)
        self._take_turns(context)
        calls = tuple(self._calls(context))
        self.model = after = _with_story(after, calls) if context.any(Finished) else after
        self.heard_at, self._latest, self._next_lull, self._lulls = now, update, now + FIRST_LULL, 0
        self._possible = None
        winner = None if after.race is None else after.race.winner
        # Where the placed horses are named with the winner, nobody has to hear them again.
        told = any(not finish.place for finish in context.all(Finished))
        self._official_due = winner is not None and (self._official_due or told)
        return Commentary(calls, after)

    def ban(self, banned: Banned) -> None:
        """Never say these wordings from now on."""
        self._phrases.banned = banned
        self._possible = None

    def quoted(self, win: Mapping[int, float], now: float) -> Commentary:
        """What to say about the chance of every lane, which the table has worked out for its latest update."""
        if self._latest is None or not win:
            self._chances = None if not win else self._chances
            return Commentary((), self.model)
        before = self._chances
        self._chances = Chances((self.model.epoch, self.model.number), self.model.rolls, win)
        if before is None:
            return Commentary((), self.model)
        calls = calls_of(self._latest.view.game)
        context = CallContext(self._latest, now, self.model, self.model, self._phrases, calls)
        return Commentary(tuple(swing(context, before, self._chances)), self.model)

    def lull(self, now: float) -> Commentary:
        """What to say at ``now`` although nothing has happened: nothing, or one remark. Ask as often as you like."""
        if self._latest is None or self._lulls >= LULLS or now < self._next_lull:
            return Commentary((), self.model)
        race = self.model.race
        if self._official_due:
            if now < self.heard_at + OFFICIAL:
                return Commentary((), self.model)
            remark = next(finish_calls.official(self._trial(self._latest, now)), None)
        elif at_the_wire(race) and race is not None and race.running:
            return Commentary((), self.model)  # the next roll may decide: silence
        else:
            if self._possible is None:
                self._possible = tuple(quiet(self._trial(self._latest, now)))
            fresh = (call for call in self._possible if call.key not in self._remarks)
            remark = next((call for call in fresh if self._fits(call, now)), None)
            if remark is None and not self._still(now):
                return Commentary((), self.model)
        self._official_due, self._next_lull, self._lulls = False, now + NEXT_LULL, self._lulls + 1
        if remark is None:
            return Commentary((), self.model)
        self._remarks = [*self._remarks, remark.key][-RECENT:]
        worded = tuple(self._phrases.line(line.key, line.args) for line in remark.lines)
        until = now + remark.deadline - remark.created
        return Commentary((replace(remark, lines=worded, created=now, deadline=until),), self.model)

    def _trial(self, latest: Update, now: float) -> CallContext:
        """The latest update, with phrases of its own: what is tried uses up no wording."""
        tried = Phrasebook(self._variants)
        tried.caller, tried.banned = self._phrases.caller, self._phrases.banned
        return CallContext(latest, now, self.model, self.model, tried, calls_of(latest.view.game))

    def _fits(self, remark: Call, now: float) -> bool:
        """Whether ``remark`` would end before people usually go on, or nobody seems to."""
        race = self.model.race
        if race is None or not (race.running or race.finished):
            return self._still(now)
        letters = [LETTERS if self._spoken is None else len(self._spoken(line)) for line in remark.lines]
        seconds = sum(BREATH + LETTER * count for count in letters)
        return self._still(now) or self._rhythm.leaves_room(now, seconds)

    def _still(self, now: float) -> bool:
        """Whether nobody has gone on for so long that nobody is about to."""
        race = self.model.race
        if race is None or not (race.running or race.finished):
            return now >= self.heard_at + USUAL_ROLL
        since = self.heard_at if self._rhythm.since is None else self._rhythm.since
        return now >= since + STILL * self._rhythm.quick

    def _take_turns(self, context: CallContext) -> None:
        """Follow the rhythm of the table, and let the caller of a new race begin."""
        if context.any(Rolled, RaceBegan, Finished):
            self._rhythm = self._rhythm.go_on(context.now, finish=context.any(Finished))
        begun = context.first(RaceBegan)
        if begun is not None:
            self._phrases.caller = _calling(self._caller, begun.race)
        if context.update.kind in ("opened", "correction") or begun is not None:
            self._chances = None

    def copy(self) -> "Commentator":
        """An independent commentator in the same state, to try out what would be said."""
        copy = Commentator(self._variants, self._spoken, self._caller)
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


def _calling(choice: Choice, race: int) -> Caller:
    """Who calls race number ``race``."""
    return CALLERS[(race - 1) % len(CALLERS)] if choice == "alternating" else choice


def _with_story(model: RaceModel, calls: tuple[Call, ...]) -> RaceModel:
    """``model`` with the kind of story that the finish has ended."""
    told = (line.base.removesuffix(HOT) for call in calls for line in call.lines)
    return replace(model, recalled=next((key for key in told if key in STORIES), ""))
