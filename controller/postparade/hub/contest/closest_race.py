"""Which of many races the stage shows first: those that are about to be decided, and nobody knows by whom."""

from postparade.hub.messages import Live

LATE = 0.5
"""Share of the course from which on a race can be close."""


def closeness(live: Live) -> float:
    """How much a race deserves to be looked at, 0 to 1: the further the leader has come, and the less certain the
    winner is by the chances that the board shows, or else by who has run how far."""
    runners = [runner for runner in live.runners if not runner.scratched]
    if not live.running or live.finished or live.paused or len(runners) < 2:
        return 0.0
    ahead = max(runner.share for runner in runners)
    if ahead < LATE:
        return 0.0
    if all(runner.chance is not None for runner in runners):
        best, second = sorted((runner.chance or 0.0 for runner in runners), reverse=True)[:2]
        even = second / best if best > 0 else 0.0
    else:
        best, second = sorted((runner.share for runner in runners), reverse=True)[:2]
        even = max(0.0, 1 - 4 * (best - second))
    return round((ahead - LATE) / (1 - LATE) * even, 3)
