"""How often the picture changes: often while horses run, seldom while light only breathes, not at all at rest."""

from postparade.track.effects.trouble import ALARM_SECONDS
from postparade.track.effects.turn import CALL_SECONDS
from postparade.track.settings import TrackSettings
from postparade.track.timeline import PAYOUT_SECONDS, WINNER_SECONDS, Timeline, tense

BREATHING = 30


def pictures_a_second(timeline: Timeline, settings: TrackSettings, now: float) -> int:
    """How many pictures a second ``programme`` needs from ``now`` on; 0: the next one looks the same."""
    if timeline.motion.walking(now) or _celebrating(timeline, now):
        return settings.fps
    return min(settings.fps, BREATHING) if _breathing(timeline, settings, now) else 0


def _celebrating(timeline: Timeline, now: float) -> bool:
    celebrated, paid = timeline.celebrated_from, timeline.paid_from
    return (celebrated is not None and now < celebrated + WINNER_SECONDS) or (
        paid is not None and now < paid + PAYOUT_SECONDS
    )


def _breathing(timeline: Timeline, settings: TrackSettings, now: float) -> bool:
    race_status = timeline.race_status
    if race_status.race is None:
        idle = settings.attract and not settings.night
    else:
        blinking = settings.palette == "safe" and not race_status.race.finished
        idle = race_status.waiting or blinking or bool(tense(race_status.race))
    return idle or _lately(timeline.turn_at, CALL_SECONDS, now) or _lately(timeline.trouble_at, ALARM_SECONDS, now)


def _lately(at: float | None, seconds: float, now: float) -> bool:
    return at is not None and now < at + seconds
