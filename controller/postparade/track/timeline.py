"""What is on, and since when: everything that a picture depends on beside the time."""

from msgspec import Struct

from postparade.games.race import Race
from postparade.track.easing import Motion, standing_still, walk
from postparade.track.layout.lanes import Layout
from postparade.track.race_status import RaceStatus

PHOTO_SECONDS = 2.0
"""A close finish is looked at that long before the winner is celebrated."""
WINNER_SECONDS = 8.0
"""How long the winner is celebrated with moving light."""
PAYOUT_SECONDS = 5.0
"""How long the chips are seen on their way to the holders of the winner."""
SOON = 2
"""A horse with no more moves left than that makes the track tense."""


class Timeline(Struct, frozen=True):
    """How the table stands, how the horses walk, and when the winner was found, the purse paid, the turn taken and
    trouble begun (``None``: it did not)."""

    race_status: RaceStatus
    motion: Motion
    won_at: float | None = None
    paid_at: float | None = None
    turn_at: float | None = None
    trouble_at: float | None = None

    @property
    def celebrated_from(self) -> float | None:
        """When the winner's light begins to move: at the finish, or after a look at the photograph."""
        if self.won_at is None:
            return None
        return self.won_at + (PHOTO_SECONDS if rivals(self.race_status.race) else 0.0)

    @property
    def paid_from(self) -> float | None:
        """When the chips begin to run: not before the celebration is over."""
        if self.celebrated_from is None or self.paid_at is None:
            return None
        return max(self.paid_at, self.celebrated_from + WINNER_SECONDS)


def opening(layout: Layout) -> Timeline:
    """Nothing is played."""
    return Timeline(RaceStatus(), standing_still(layout))


def follow(timeline: Timeline, race_status: RaceStatus, layout: Layout, now: float, seconds: float) -> Timeline:
    """What is on once the table stands so. Horses walk from where they are seen for ``seconds``; backwards too, where a
    roll was corrected."""
    before, race = timeline.race_status, race_status.race
    motion = standing_still(layout) if race is None else walk(timeline.motion, race, layout, now, seconds)
    return Timeline(
        race_status,
        motion,
        won_at=_since(timeline.won_at, now, _winner(before.race), _winner(race)),
        paid_at=_since(timeline.paid_at, now, before.final or None, race_status.final or None),
        turn_at=_since(timeline.turn_at, now, before.turn, race_status.turn),
        trouble_at=_since(timeline.trouble_at, now, before.trouble or None, race_status.trouble or None),
    )


def rivals(race: Race | None) -> tuple[int, ...]:
    """The lanes whose horse would have won with one more move; the winner's only together with theirs."""
    if race is None or race.winner is None:
        return ()
    return tuple(
        lane.number
        for lane in race.lanes
        if lane.number != race.winner and not lane.scratched and 0 < lane.position >= lane.length - 1
    )


def tense(race: Race | None) -> tuple[int, ...]:
    """The lanes of a running race whose horse has left its gate and is about to win."""
    if race is None or not race.running or race.finished:
        return ()
    return tuple(
        lane.number
        for lane in race.lanes
        if not lane.scratched and lane.position > 0 and lane.length - lane.position <= SOON
    )


def _winner(race: Race | None) -> int | None:
    return None if race is None else race.winner


def _since(at: float | None, now: float, before: object, after: object) -> float | None:
    """Since when ``after`` holds, if ``before`` held since ``at``."""
    if after is None:
        return None
    return at if before == after and at is not None else now
