"""What a game brings for the caller: its own calls and words, and what it adds to those of every race."""

import itertools
import logging
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from postparade.announcer.commentary import evening_calls, finish_calls, idle_remarks, running_calls
from postparade.announcer.commentary.call_context import CallContext, GameHooks, Remark
from postparade.announcer.commentary.calls import Call, Energy
from postparade.announcer.commentary.race_model import RaceModel
from postparade.rules.events import RaceBegan, Rolled
from postparade.rules.race import Lane
from postparade.rules.registry import GAMES
from postparade.table.messages import Update

Rule = Callable[[CallContext], Iterator[Call]]
"""Makes the calls about one side of an update."""
Phrase = tuple[str, tuple[tuple[str, int], ...]]
"""A message with its numbers, as a sound pack may hold it."""
Sound = Literal["chip", "chips", "cheer", "shutter", "tick"]
log = logging.getLogger(__name__)

EVERY_RACE: tuple[Rule, ...] = (
    evening_calls.roll,
    evening_calls.deal,
    evening_calls.pauses,
    running_calls.off,
    evening_calls.bets,
    running_calls.surges,
    running_calls.rare_rolls,
    running_calls.moves,
    running_calls.streak,
    finish_calls.finish,
    finish_calls.ended,
    evening_calls.seating,
)
"""The rules of games that bring none of their own."""


def phrases(keys: Iterable[str], **spans: Iterable[int]) -> tuple[Phrase, ...]:
    """Every message of ``keys`` with every combination of numbers: ``phrases(["scratch"], horse=range(2, 13))``."""
    args = itertools.product(*([(name, number) for number in span] for name, span in spans.items()))
    return tuple((key, given) for given in args for key in keys)


class GameCalls(GameHooks):
    """The calls of one game; those of any race, where the game brings none. A game derives its own and names it as its
    capability ``calls``. Pure.

    ``rules`` are applied after a play, in the order in which captions show their calls; of calls that matter equally,
    the voice makes the first. ``words`` is the folder with the game's own messages (``module:folder``, with a
    ``LANGUAGE.ftl`` for each language), ``phrases`` are those of them that a sound pack holds, ``spirited`` says how
    they are spoken where not always calmly. ``settling`` are the events by which earlier payments must have been made.
    ``silent`` are the events of the game that are told by no call of their own.
    """

    rules: tuple[Rule, ...] = EVERY_RACE
    remarks: tuple[Remark, ...] = idle_remarks.RUNNING
    words: str = ""
    phrases: tuple[Phrase, ...] = ()
    spirited: Mapping[str, tuple[Energy, ...]] = {}
    settling: tuple[type, ...] = (Rolled, RaceBegan)
    silent: frozenset[type] = frozenset()

    def follow(self, model: RaceModel, event: Struct) -> RaceModel:
        """The model after an event that only this game has."""
        return model

    def sounds(self, event: Struct) -> tuple[Sound, ...]:
        """The sounds of an event that only this game has."""
        return ()

    def expected(self, update: Update, lane: Lane) -> Iterator[Struct]:
        """The events of this game that a roll of ``lane`` would bring, besides the roll, the move and the finish."""
        return iter(())


@cache
def calls_of(game: str | None) -> GameCalls:
    """The calls of ``game``; those of any race where it brings none, or none that can be loaded."""
    reference = GAMES[game].capabilities.calls if game in GAMES else ""
    try:
        found: GameCalls = pkgutil.resolve_name(reference) if reference else GameCalls()
    except Exception:
        log.exception("the calls of %s cannot be used", game)
        return GameCalls()
    return found


def all_calls() -> tuple[GameCalls, ...]:
    """The calls of all games, each once."""
    return tuple(dict.fromkeys(map(calls_of, GAMES)))
