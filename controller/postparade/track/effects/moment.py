"""One moment of the timeline as arrays over the lanes."""

import numpy as np
from msgspec import Struct

from postparade.games.race import Race
from postparade.track.effects.field import Light, Mask
from postparade.track.effects.palette import blink, lit, safe_colour, sign_of
from postparade.track.layout.lanes import Layout
from postparade.track.timeline import PHOTO_SECONDS, Timeline, rivals, tense


class Moment(Struct, frozen=True):
    """One moment. Arrays run over the lanes of the layout and end with one more for pixels of no lane, which is empty.

    ``head`` in places from the gate, ``colour`` (lanes, 3), ``size`` of the horse in places, ``beat`` its light by its
    blink pattern, ``left`` its moves to go; whether the lane runs, is scratched, leads, has won, is tense, had nearly
    won. Times in seconds since something began, ``None``: it is not on. ``calm``: no flashes, it is night.
    """

    now: float
    calm: bool
    safe: bool
    head: Light
    colour: Light
    size: Light
    beat: Light
    left: Light
    runs: Mask
    scratched: Mask
    leads: Mask
    won: Mask
    tense: Mask
    rival: Mask
    turn: int | None
    turn_for: float
    waiting: bool
    paid: tuple[int, ...]
    photo_for: float | None
    won_for: float | None
    paid_for: float | None
    trouble_for: float | None


def moment_at(timeline: Timeline, layout: Layout, now: float, safe: bool = False, calm: bool = False) -> Moment:
    """The moment ``now`` of ``timeline``; ``safe``: in the palette that needs no colours, ``calm``: at night."""
    race_status = timeline.race_status
    celebrated = _since(timeline.celebrated_from, now)
    photo = _since(timeline.won_at, now) if rivals(race_status.race) else None
    lanes = len(layout.lanes) + 1
    head = np.zeros(lanes, dtype=np.float32)
    head[:-1] = timeline.motion.at(now)
    moment = Moment(
        now=now,
        calm=calm,
        safe=safe,
        head=head,
        colour=np.zeros((lanes, 3), dtype=np.float32),
        size=np.ones(lanes, dtype=np.float32),
        beat=np.ones(lanes, dtype=np.float32),
        left=np.zeros(lanes, dtype=np.float32),
        runs=np.zeros(lanes, dtype=np.bool_),
        scratched=np.zeros(lanes, dtype=np.bool_),
        leads=np.zeros(lanes, dtype=np.bool_),
        won=np.zeros(lanes, dtype=np.bool_),
        tense=np.zeros(lanes, dtype=np.bool_),
        rival=np.zeros(lanes, dtype=np.bool_),
        turn=race_status.turn,
        turn_for=_since(timeline.turn_at, now) or 0.0,
        waiting=race_status.waiting,
        paid=race_status.paid,
        photo_for=photo if photo is not None and photo < PHOTO_SECONDS else None,
        won_for=celebrated,
        paid_for=_since(timeline.paid_from, now),
        trouble_for=_since(timeline.trouble_at, now),
    )
    if race_status.race is not None:
        _enter(moment, race_status.race, layout)
    return moment


def _enter(moment: Moment, race: Race, layout: Layout) -> None:
    """Put the horses of ``race`` into the arrays of a new moment."""
    near, close = tense(race), rivals(race)
    for lane, index in zip(race.lanes, layout.lanes_of(race), strict=True):
        if index is None:
            continue
        moment.colour[index] = lit(safe_colour(index) if moment.safe else lane.colour)
        moment.left[index] = lane.length - lane.position
        moment.scratched[index] = lane.scratched
        moment.runs[index] = not lane.scratched
        moment.leads[index] = lane.number == race.leader and not lane.scratched
        moment.won[index] = lane.number == race.winner
        moment.tense[index] = lane.number in near
        moment.rival[index] = lane.number in close
        if moment.safe:
            size, pattern = sign_of(index)
            moment.size[index] = size
            moment.beat[index] = 1.0 if race.finished else blink(pattern, moment.now)


def _since(at: float | None, now: float) -> float | None:
    """Seconds since ``at``; ``None`` when it has not come yet."""
    return now - at if at is not None and now >= at else None
