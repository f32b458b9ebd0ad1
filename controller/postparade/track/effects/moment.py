"""One moment of the timeline as arrays over the lanes."""

import numpy as np
from msgspec import Struct

from postparade.rules.race import Race, close_rivals, photo_finish
from postparade.track.easing import line_place
from postparade.track.effects.field import Light, Mask
from postparade.track.effects.palette import blink, lit, safe_colour, sign_of
from postparade.track.layout.lanes import Layout
from postparade.track.timeline import (
    LAST,
    LAST_SHARE,
    PHOTO_SECONDS,
    SURGE_SECONDS,
    Timeline,
    crossed,
    last_chance,
    near,
    tense,
)


class Moment(Struct, frozen=True):
    """One moment. Arrays run over the lanes of the layout and end with one more for pixels of no lane, which is empty.

    ``head`` in places from the gate, ``colour`` (lanes, 3), ``size`` of the horse in places, ``beat`` its light by its
    blink pattern; whether the lane runs, is scratched, leads, has won, is tense, has one move to go, had nearly won,
    has crossed the red line. ``line`` is the place of the red line (-1: none), ``surge_from`` the place from which
    the horse surged and ``surge_for`` the seconds since then (-1: it did not). Times in seconds since something began,
    ``None``: it is not on. ``calm``: no flashes, it is night.
    """

    now: float
    calm: bool
    safe: bool
    head: Light
    colour: Light
    size: Light
    beat: Light
    runs: Mask
    scratched: Mask
    leads: Mask
    won: Mask
    tense: Mask
    one_move: Mask
    rival: Mask
    crossed: Mask
    line: Light
    surge_from: Light
    surge_for: Light
    crossings: int
    last_chance: bool
    turn: int | None
    turn_for: float
    waiting: bool
    paid: tuple[int, ...]
    photo_for: float | None
    won_for: float | None
    paid_for: float | None
    trouble_for: float | None
    crossed_for: float | None
    closed_for: float | None


def moment_at(timeline: Timeline, layout: Layout, now: float, safe: bool = False, calm: bool = False) -> Moment:
    """The moment ``now`` of ``timeline``; ``safe``: in the palette that needs no colours, ``calm``: at night."""
    race_status = timeline.race_status
    lanes = len(layout.lanes) + 1
    moment = Moment(
        now=now,
        calm=calm,
        safe=safe,
        head=np.append(timeline.motion.at(now), np.float32(0)),
        colour=np.zeros((lanes, 3), dtype=np.float32),
        size=np.ones(lanes, dtype=np.float32),
        beat=np.ones(lanes, dtype=np.float32),
        runs=np.zeros(lanes, dtype=np.bool_),
        scratched=np.zeros(lanes, dtype=np.bool_),
        leads=np.zeros(lanes, dtype=np.bool_),
        won=np.zeros(lanes, dtype=np.bool_),
        tense=np.zeros(lanes, dtype=np.bool_),
        one_move=np.zeros(lanes, dtype=np.bool_),
        rival=np.zeros(lanes, dtype=np.bool_),
        crossed=np.zeros(lanes, dtype=np.bool_),
        line=np.full(lanes, -1.0, dtype=np.float32),
        surge_from=np.zeros(lanes, dtype=np.float32),
        surge_for=np.full(lanes, -1.0, dtype=np.float32),
        crossings=len(crossed(race_status.race)),
        last_chance=last_chance(race_status.race),
        turn=race_status.turn,
        turn_for=_since(timeline.turn_at, now) or 0.0,
        waiting=race_status.waiting,
        paid=race_status.paid,
        photo_for=_photo_for(timeline, now),
        won_for=_since(timeline.celebrated_from, now),
        paid_for=_since(timeline.paid_from, now),
        trouble_for=_since(timeline.trouble_at, now),
        crossed_for=_since(timeline.crossed_at, now),
        closed_for=_since(timeline.closed_at, now),
    )
    _surge(moment, timeline)
    _enter(moment, race_status.race, layout)
    return moment


def _surge(moment: Moment, timeline: Timeline) -> None:
    """Put the horses that surge forward into the arrays of a new moment."""
    for surge in timeline.surges:
        if surge.at <= moment.now < surge.at + SURGE_SECONDS:
            moment.surge_from[surge.index] = surge.start
            moment.surge_for[surge.index] = moment.now - surge.at


def _enter(moment: Moment, race: Race | None, layout: Layout) -> None:
    """Put the horses of ``race`` into the arrays of a new moment."""
    if race is None:
        return
    soon, nearly, over = tense(race), close_rivals(race), crossed(race)
    for lane, indices in zip(race.lanes, layout.lanes_of(race), strict=True):
        for index in indices:
            moment.colour[index] = lit(safe_colour(indices[0]) if moment.safe else lane.colour)
            moment.one_move[index] = near(lane, LAST, LAST_SHARE)
            moment.scratched[index] = lane.scratched
            moment.runs[index] = not lane.scratched
            moment.leads[index] = lane.number == race.leader and not lane.scratched
            moment.won[index] = lane.number in race.winners
            moment.tense[index] = lane.number in soon
            moment.rival[index] = lane.number in nearly
            moment.crossed[index] = lane.number in over
            if race.line is not None:
                moment.line[index] = line_place(race.line.position, lane.length, layout.lanes[index].places)
            if moment.safe:
                size, pattern = sign_of(indices[0])
                moment.size[index] = size
                moment.beat[index] = 1.0 if race.finished else blink(pattern, moment.now)


def _photo_for(timeline: Timeline, now: float) -> float | None:
    """Seconds since the photograph of a close finish, as long as it is shown."""
    photo = _since(timeline.won_at, now) if photo_finish(timeline.race_status.race) else None
    return photo if photo is not None and photo < PHOTO_SECONDS else None


def _since(at: float | None, now: float) -> float | None:
    """Seconds since ``at``; ``None`` when it has not come yet."""
    return now - at if at is not None and now >= at else None
