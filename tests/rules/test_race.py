"""Who leads where courses differ in length, and which finishes are close."""

import pytest

from postparade.rules.race import Lane, Race, close_rivals, photo_finish, sole_leader

LENGTHS = {2: 3, 6: 14, 7: 17, 11: 6, 12: 3}


def field(positions: dict[int, int], scratched: tuple[int, ...] = ()) -> tuple[Lane, ...]:
    return tuple(
        Lane(number, str(number), "#1e50c8", length, positions.get(number, 0), number in scratched)
        for number, length in LENGTHS.items()
    )


@pytest.mark.parametrize(
    ("positions", "leader"),
    [
        ({}, None),
        ({7: 1}, 7),
        ({12: 1, 7: 5}, 12),
        ({12: 1, 7: 6}, 7),
        ({12: 1, 2: 1}, None),
        ({12: 1, 11: 2}, None),
        ({11: 3, 6: 7, 7: 9}, 7),
    ],
)
def test_whoever_has_run_most_of_its_own_course_leads(positions: dict[int, int], leader: int | None) -> None:
    assert sole_leader(field(positions)) == leader


def test_scratched_horse_leads_nobody() -> None:
    assert sole_leader(field({12: 2, 7: 1}, scratched=(12,))) == 7


def won(positions: dict[int, int], *winners: int, scratched: tuple[int, ...] = ()) -> Race:
    return Race(field(positions, scratched), finished=True, winners=winners)


def test_one_step_of_a_long_course_is_a_close_finish_and_one_of_a_short_course_is_not() -> None:
    assert close_rivals(won({7: 17, 6: 13, 11: 5, 2: 2}, 7)) == (6,)
    assert not photo_finish(won({7: 17, 11: 5, 2: 2}, 7))
    assert photo_finish(won({6: 14, 7: 16}, 6))
    assert not photo_finish(won({6: 14, 7: 15}, 6))


def test_where_moves_are_small_a_fiftieth_of_the_course_is_close() -> None:
    def duel(second: int) -> Race:
        lanes = (Lane(1, "1", "#1e50c8", 100, 100), Lane(2, "2", "#1e50c8", 100, second))
        return Race(lanes, finished=True, winners=(1,))

    assert close_rivals(duel(98)) == (2,)
    assert close_rivals(duel(97)) == ()


def test_where_dice_move_the_horses_the_next_roll_must_have_been_likely_to_turn_it() -> None:
    def stepwise(*behind: int) -> Race:
        lanes = tuple(
            Lane(
                number, str(number), "#1e50c8", 15, 15 if number == 8 else 14 if number in behind else 3, sums=(number,)
            )
            for number in range(2, 13)
        )
        return Race(lanes, finished=True, winners=(8,))

    assert photo_finish(stepwise(7))
    assert photo_finish(stepwise(5, 10))
    assert not photo_finish(stepwise(6))
    assert not photo_finish(stepwise())


def test_dead_heat_is_a_photo_finish() -> None:
    assert photo_finish(won({7: 17, 6: 14}, 6, 7))


def test_nobody_is_close_before_the_finish_or_once_scratched() -> None:
    assert close_rivals(None) == ()
    assert close_rivals(Race(field({6: 13}), running=True)) == ()
    assert not photo_finish(Race(field({6: 13}), running=True))
    assert close_rivals(won({7: 17, 6: 13}, 7, scratched=(6,))) == ()
