"""The horses on their lanes: gate and finish, head and trail, the glow of the leader, surges, scratched lanes."""

import numpy as np

from postparade.track.effects.field import DARK, RED, WHITE, Field, Light, paint
from postparade.track.effects.moment import Moment
from postparade.track.timeline import SURGE_SECONDS

GATE = 0.2
FINISH = 0.32
TRAIL = 0.5
TRAIL_PLACES = 5.0
BODY = 0.85
"""Light of the places behind the head of a horse that has more than one."""
SHADOW = 0.22
"""Light of the trail of such a horse, whose places must stay countable."""
LEADER = 0.4
LEADER_WIDTH = 8.0
LEADER_GLOW = np.array((1.0, 0.7, 0.3), dtype=np.float32)
SURGE = 0.85
"""Light of the streak of a bonus move, at first."""
SCRATCHED = 0.34
SCRATCHED_EVERY = 4
SHORT = 8
"""A scratched lane with no more places than this has its points closer together."""


def course(field: Field, moment: Moment) -> Light:
    """A faint point at the gate and a white one at the finish of every lane that runs."""
    return paint((GATE * field.gate + FINISH * field.finish) * moment.runs[field.lane], WHITE).clip(0.0, FINISH)


def horse(field: Field, moment: Moment) -> Light:
    """Head, body and trail of every running lane. The head's light is shared by the two places it is between."""
    behind = moment.head[field.lane] - field.place
    # The root undoes the usual gamma, so that two half-lit pixels give as much light as one.
    head = np.clip(1.0 - np.abs(behind), 0.0, 1.0) ** 0.45
    if moment.safe:
        body = BODY * np.clip(moment.size[field.lane] - behind, 0.0, 1.0) * (behind > 0.0)
        # One dark place ends the horse, so that its places can be counted; only then comes the trail.
        trail = SHADOW * (behind >= moment.size[field.lane] + 1.0)
        head = np.maximum(head, body)
    else:
        trail = np.where(behind > 0.0, TRAIL * np.exp(-np.maximum(behind, 0.0) / TRAIL_PLACES), 0.0)
    strength = np.maximum(head, trail) * moment.beat[field.lane] * moment.runs[field.lane]
    return paint(strength, moment.colour[field.lane])


def leader(field: Field, moment: Moment) -> Light:
    """A warm glow in front of and behind the head of the leader, which stays the brightest point itself."""
    if not moment.leads.any():
        return DARK
    ahead = field.place - moment.head[field.lane]
    glow = LEADER * np.exp(-(ahead**2) / LEADER_WIDTH) * np.clip(np.abs(ahead), 0.0, 1.0)
    if moment.safe:
        # The places of the horse behind its head must stay countable, so only its front glows.
        glow *= ahead > 0.0
    return paint(np.asarray(glow * moment.leads[field.lane], np.float32), LEADER_GLOW)


def surge(field: Field, moment: Moment) -> Light:
    """A bonus move: a white streak from where the horse was to its head, which fades from behind."""
    if (moment.surge_for < 0.0).all():
        return DARK
    since = moment.surge_for[field.lane]
    left = np.where(since >= 0.0, 1.0 - since / SURGE_SECONDS, 0.0)
    head, start = moment.head[field.lane], moment.surge_from[field.lane]
    tail = head - (head - start) * left
    streak = (field.place < head) & (field.place >= np.floor(tail)) & moment.runs[field.lane]
    return paint((SURGE * np.sqrt(left) * streak).astype(np.float32), WHITE)


def scratched(field: Field, moment: Moment) -> Light:
    """No horse, and every fourth place in dim red; every second one of a short lane."""
    marked = field.place % np.where(field.last < SHORT, SCRATCHED_EVERY / 2, SCRATCHED_EVERY) == 0
    return paint(SCRATCHED * (marked & moment.scratched[field.lane]), RED)
