"""How often the picture changes: often while horses run, seldom while light only breathes, not at all at rest."""

from postparade.track.effects.trouble import ALARM_SECONDS
from postparade.track.effects.turn import CALL_SECONDS
from postparade.track.programme import PAYOUT_SECONDS, WINNER_SECONDS, Programme, tense
from postparade.track.settings import TrackSettings

BREATHING = 30


def pictures_a_second(programme: Programme, settings: TrackSettings, now: float) -> int:
    """How many pictures a second ``programme`` needs from ``now`` on; 0: the next one looks the same."""
    if programme.motion.walking(now) or _celebrating(programme, now):
        return settings.fps
    return min(settings.fps, BREATHING) if _breathing(programme, settings, now) else 0


def _celebrating(programme: Programme, now: float) -> bool:
    celebrated, paid = programme.celebrated_from, programme.paid_from
    return (celebrated is not None and now < celebrated + WINNER_SECONDS) or (
        paid is not None and now < paid + PAYOUT_SECONDS
    )


def _breathing(programme: Programme, settings: TrackSettings, now: float) -> bool:
    standing = programme.standing
    if standing.race is None:
        idle = settings.attract and not settings.night
    else:
        blinking = settings.palette == "safe" and not standing.race.finished
        idle = standing.waiting or blinking or bool(tense(standing.race))
    return idle or _lately(programme.turn_at, CALL_SECONDS, now) or _lately(programme.trouble_at, ALARM_SECONDS, now)


def _lately(at: float | None, seconds: float, now: float) -> bool:
    return at is not None and now < at + seconds
