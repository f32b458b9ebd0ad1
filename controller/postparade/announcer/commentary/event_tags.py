"""The words that events of all games share. The commentator knows events by their tags and never asks a game.

A later game is called by giving its events these tags and fields; what else they carry does not matter, and events
with other tags are passed over. ``player`` is a seat, ``horse`` a lane of the race.

====================================  =================================================================================
tag                                   fields
====================================  =================================================================================
dealt, race_ready, field_drawn        a race begins: race, first_roller (dealt only)
roll                                  dice, player
scratch                               horse, value, player
ask, held, counted                    printed cards are counted: horse, why; player, cards; missing
pay                                   player, reason, horse, due, paid
repeat                                horse, player, again
off                                   first_roller (if somebody rolls)
move                                  horse, bonus (more steps than the roll alone, if the game has them)
finish                                horse, ranks (by place the horses that share it, if the game ranks them)
payout, carry, result                 player, amount; amount; totals, winners, unclaimed_pot
bets_open, bets_closed                nothing, by
bet                                   player, horse, chips
red_line                              horse, count; closes (how many close the betting, if known)
locked, revealed                      player; player, chips
withdrawn                             horse
track                                 wet (true or false)
final                                 nothing: the last race before the end is called
====================================  =================================================================================
"""

from collections.abc import Iterable
from typing import Any

TAGS: dict[type, str] = {}
"""Tags by type of event, as they were looked up."""
BEGINNINGS = ("dealt", "race_ready", "field_drawn")


def tag_of(event: Any) -> str:
    """The tag under which an event is known; empty for anything else."""
    kind = type(event)
    if kind not in TAGS:
        TAGS[kind] = _tag_of_type(kind)
    return TAGS[kind]


def _tag_of_type(kind: type) -> str:
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    return tag if isinstance(tag, str) else ""


def of_kind(events: Iterable[Any], *tags: str) -> list[Any]:
    """The events with one of these tags, in order."""
    return [event for event in events if tag_of(event) in tags]
