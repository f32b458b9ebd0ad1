"""What the state of a page contains, before any page is open."""

import json

import pytest

from postparade.rules.race import Lane, Race
from postparade.web.ws.client_role import race_state


def _won(second: int, *winners: int) -> Race:
    lanes = (Lane(6, "6", "#1e50c8", 14, 14), Lane(7, "7", "#c81e1e", 17, second))
    return Race(lanes, finished=True, winners=winners)


@pytest.mark.parametrize(
    ("race", "close"),
    [(_won(16, 6), True), (_won(15, 6), False), (_won(17, 6, 7), True), (Race((), running=True), False)],
    ids=["one-step-away", "well-beaten", "dead-heat", "running"],
)
def test_pages_read_whether_the_finish_is_a_photo_finish(race: Race, close: bool) -> None:
    assert json.loads(race_state(race)["race.photo_finish"]) is close
