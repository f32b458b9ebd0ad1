"""Which dice are those that counted already, and which are new ones."""

import pytest

from postparade.dice.roll_dedupe import STIRRED_FOR, Counted
from postparade.dice.vision.reading import Die

Place = tuple[int | None, int, int]
EDGE = 60
LYING: list[Place] = [(3, 100, 100), (4, 300, 180)]


def dice(*places: Place) -> list[Die]:
    return [Die(value, 0.9, (x, y, EDGE, EDGE)) for value, x, y in places]


def counted(*stages: str) -> Counted:
    memory = Counted()
    memory.lock(dice(*LYING))
    for at, stage in enumerate(stages):
        memory.see(stage, float(at))
    return memory


def test_nothing_is_counted_before_the_first_roll() -> None:
    assert not Counted().covers(dice(*LYING))


def test_dice_that_lie_there_are_counted_until_something_happens() -> None:
    memory = counted("still")
    memory.see("moving", 2.0)
    memory.see("moving", 2.0 + STIRRED_FOR / 2)
    memory.see("still", 2.5)
    assert memory.covers(dice((1, 10, 10), (1, 200, 200), (1, 300, 300)))


@pytest.mark.parametrize("stages", [("covered",), ("moving", "moving"), ("moved",)])
@pytest.mark.parametrize(
    ("places", "same"),
    [
        (LYING, True),
        ([(4, 300, 180), (3, 100, 100)], True),
        ([(3, 100, 100), (4, 350, 180)], True),
        ([(3, 100, 100), (4, 370, 180)], False),
        ([(3, 100, 100), (5, 300, 180)], False),
        ([(3, 100, 100), (None, 300, 180)], True),
        ([(3, 350, 160), (4, 550, 240)], True),
        ([(3, 100, 100)], True),
        ([(5, 100, 100)], False),
        ([*LYING, (6, 400, 400)], False),
        ([], False),
    ],
    ids=[
        "untouched", "in another order", "nudged", "elsewhere", "another face", "unread", "all displaced alike",
        "one taken away", "one left, turned", "one joined them", "nothing seen",
    ],
)  # fmt: skip
def test_after_a_hand_or_a_stir_places_and_faces_tell(stages: tuple[str], places: list[Place], same: bool) -> None:
    assert counted(*stages).covers(dice(*places)) is same


def test_after_an_empty_tray_the_same_places_are_a_new_roll() -> None:
    assert not counted("empty").covers(dice(*LYING))


def test_only_the_distance_decides_once_the_camera_was_moved() -> None:
    turned = [(3, 500, 100), (4, 420, 300)]
    assert counted("moved").covers(dice(*turned))
    assert not counted("covered").covers(dice(*turned))
