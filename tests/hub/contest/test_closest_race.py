"""Which race deserves to be looked at."""

from msgspec.structs import replace

from postparade.hub.contest.closest_race import closeness
from postparade.hub.messages import Live, Runner


def live(*runners: tuple[float, float | None], **facts: bool) -> Live:
    lanes = tuple(Runner(lane, str(lane), "", "#123456", share, chance) for lane, (share, chance) in enumerate(runners))
    return replace(Live(9, "quarter-horse", running=True, runners=lanes), **facts)


def test_an_even_race_near_the_line_is_closer_than_one_that_is_decided() -> None:
    even, decided = live((0.9, 0.5), (0.9, 0.5)), live((0.9, 0.97), (0.4, 0.03))
    early = live((0.2, 0.5), (0.2, 0.5))
    assert closeness(even) > 0.7 > closeness(decided)
    assert closeness(early) == 0


def test_without_chances_it_is_how_far_they_have_run() -> None:
    assert closeness(live((0.9, None), (0.88, None))) > closeness(live((0.9, None), (0.6, None)))


def test_what_stands_still_is_not_close() -> None:
    runners = ((0.9, 0.5), (0.9, 0.5))
    assert closeness(live(*runners, paused=True)) == closeness(live(*runners, finished=True)) == 0
    assert closeness(live(*runners, running=False)) == closeness(live((0.9, 1.0))) == 0
