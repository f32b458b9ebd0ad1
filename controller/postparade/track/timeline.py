"""What is shown, and since when: everything that a frame depends on besides the time."""

from math import inf

from msgspec import Struct

from postparade.rules.race import Lane, Race, photo_finish
from postparade.track.easing import Motion, standing_still, walk
from postparade.track.layout.lanes import Layout
from postparade.track.race_status import RaceStatus

PHOTO_SECONDS = 2.0
"""How long a close finish or a dead heat is looked at before the winner is celebrated."""
WINNER_SECONDS = 8.0
"""How long the winner is celebrated with moving light."""
PAYOUT_SECONDS = 5.0
"""How long the chips are seen on their way to the holders of the winner."""
SURGE_SECONDS = 1.6
"""How long the streak of a bonus move is seen."""
CLOSING_SECONDS = 3.2
"""How long "no more bets" takes."""
SOON, LAST = 2, 1
"""Moves left with which a horse makes the track tense, and with which it is a rival of the winner."""
SOON_SHARE, LAST_SHARE = 0.1, 0.02
"""The same as a share of the way, for races that are counted in many small steps."""


class Surge(Struct, frozen=True):
    """A bonus move on the lane ``index`` of the layout, from the place ``start`` on."""

    index: int
    start: float
    at: float


class Timeline(Struct, frozen=True):
    """The status of the race, how the horses move, the latest bonus moves, and when the winner was found, and might be
    told, the purse paid, the turn taken, trouble begun, the red line crossed last and betting closed (``None``: it did
    not happen)."""

    race_status: RaceStatus
    motion: Motion
    won_at: float | None = None
    told_at: float | None = None
    paid_at: float | None = None
    turn_at: float | None = None
    trouble_at: float | None = None
    crossed_at: float | None = None
    closed_at: float | None = None
    surges: tuple[Surge, ...] = ()

    @property
    def celebrated_from(self) -> float | None:
        """When the winner's light begins to move: at the finish, or after a look at the photograph."""
        if self.won_at is None or self.told_at is None:
            return None
        return max(self.told_at, self.won_at + (PHOTO_SECONDS if photo_finish(self.race_status.race) else 0.0))

    @property
    def paid_from(self) -> float | None:
        """When the chips begin to run: not before the celebration is over."""
        if self.celebrated_from is None or self.paid_at is None:
            return None
        return max(self.paid_at, self.celebrated_from + WINNER_SECONDS)


def opening(layout: Layout) -> Timeline:
    """The timeline while nothing is played."""
    return Timeline(RaceStatus(), standing_still(layout))


def follow(
    timeline: Timeline, race_status: RaceStatus, layout: Layout, now: float, seconds: float, lead: float = 0.0
) -> Timeline:
    """The timeline from ``now`` on. Horses move from where they are seen to where they are, within ``seconds`` or those
    of the status; backwards too, where a roll was corrected. Frames show what will be ``lead`` seconds after they are
    drawn."""
    before, race = timeline.race_status, race_status.race
    even = race_status.seconds > 0
    took = race_status.seconds if even else seconds
    motion = standing_still(layout) if race is None else walk(timeline.motion, race, layout, now, took, even, lead)
    return Timeline(
        race_status,
        motion,
        won_at=_since(timeline.won_at, now, _won(before.race), _won(race)),
        told_at=_since(timeline.told_at, now, _told(before), _told(race_status)),
        paid_at=_since(timeline.paid_at, now, before.final or None, race_status.final or None),
        turn_at=_since(timeline.turn_at, now, before.turn, race_status.turn),
        trouble_at=_since(timeline.trouble_at, now, before.trouble or None, race_status.trouble or None),
        crossed_at=_crossed_at(timeline, race, now),
        closed_at=_closed_at(timeline, race, now),
        surges=_surges(timeline, race_status, layout, now, lead),
    )


def crossed(race: Race | None) -> tuple[int, ...]:
    """The lanes whose horse has crossed the red line."""
    if race is None or race.line is None:
        return ()
    return tuple(lane.number for lane in race.lanes if not lane.scratched and lane.position >= race.line.position)


def closed(race: Race | None) -> bool:
    """Whether the red line has closed the betting of a race that goes on."""
    return race is not None and race.line is not None and not race.finished and len(crossed(race)) >= race.line.closes


def last_chance(race: Race | None) -> bool:
    """Whether the next crossing of the red line closes the betting."""
    return race is not None and race.line is not None and race.running and len(crossed(race)) == race.line.closes - 1


def tense(race: Race | None) -> tuple[int, ...]:
    """The lanes of a running race whose horse has left its gate and is about to win."""
    if race is None or not race.running or race.finished:
        return ()
    return tuple(
        lane.number for lane in race.lanes if not lane.scratched and lane.position > 0 and near(lane, SOON, SOON_SHARE)
    )


def near(lane: Lane, moves: int, share: float) -> bool:
    """Whether a horse has no more than ``moves``, or than this ``share`` of its way, to go."""
    return lane.length - lane.position <= max(moves, share * lane.length)


def _won(race: Race | None) -> tuple[int, ...] | None:
    return None if race is None or not race.winners else race.winners


def _told(race_status: RaceStatus) -> tuple[int, ...] | None:
    return None if race_status.suspended else _won(race_status.race)


def _crossed_at(timeline: Timeline, race: Race | None, now: float) -> float | None:
    """When the red line was crossed last. A table that resumes shows no crossing; a correction takes one back."""
    before = timeline.race_status.race
    was, count = len(crossed(before)), len(crossed(race))
    if not count:
        return None
    return now if before is not None and count > was else timeline.crossed_at


def _closed_at(timeline: Timeline, race: Race | None, now: float) -> float | None:
    """When the betting was closed; on a table that resumes, long ago."""
    before = timeline.race_status.race
    at = _since(timeline.closed_at, now, closed(before) or None, closed(race) or None)
    return -inf if at is not None and before is None else at


def _surges(timeline: Timeline, race_status: RaceStatus, layout: Layout, now: float, lead: float) -> tuple[Surge, ...]:
    race = race_status.race
    if race is None:
        return ()
    seen = timeline.motion.at(now + lead)
    fresh = (
        Surge(index, float(seen[index]), now)
        for lane, indices in zip(race.lanes, layout.lanes_of(race), strict=True)
        if lane.number in race_status.surged
        for index in indices
    )
    return (*(surge for surge in timeline.surges if now < surge.at + SURGE_SECONDS), *fresh)


def _since(at: float | None, now: float, before: object, after: object) -> float | None:
    """Since when ``after`` holds, if ``before`` held since ``at``."""
    if after is None:
        return None
    return at if before == after and at is not None else now
