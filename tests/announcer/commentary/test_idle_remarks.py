"""What is said while nothing happens."""

from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.commentator import FIRST_LULL, LULLS, NEXT_LULL, Commentator
from postparade.announcer.wording import Wording

Evening = Callable[..., Any]


@pytest.fixture
def silence(commentator: Commentator) -> Callable[..., list[Call]]:
    """Hear updates, the last at time 100, and listen to the silence that follows."""

    def listen(*updates: Any, seconds: float = 60.0) -> list[Call]:
        for update in updates:
            commentator.hear(update, 100.0)
        return [call for tick in range(int(seconds * 2)) for call in commentator.lull(100.0 + tick / 2).calls]

    return listen


def race_to(night: Any, *horses: int) -> list[Any]:
    """Notices of a race in which 2, 3, 11 and 12 are scratched and ``horses`` are rolled."""
    return [night.deal(), *(night.scratch(horse) for horse in (2, 3, 11, 12)), *(night.run(horse) for horse in horses)]


def test_nothing_is_remarked_at_once_nor_without_end(evening: Evening, silence: Any) -> None:
    remarks = silence(*race_to(evening(), 7, 7, 8, 6))
    assert 2 <= len(remarks) <= LULLS
    assert remarks[0].created >= 100.0 + FIRST_LULL
    assert remarks[1].created - remarks[0].created >= NEXT_LULL
    assert len({call.key for call in remarks}) == len(remarks)


def test_remarks_never_push_in(evening: Evening, silence: Any) -> None:
    assert {call.priority for call in silence(*race_to(evening(), 7, 8))} == {Priority.FILLER}


def test_order_of_running_comes_first(evening: Evening, silence: Any, catalogue: Wording) -> None:
    night = evening(lanes=dict.fromkeys(range(2, 13), 9))
    remarks = silence(*race_to(night, 7, 7, 7, 8, 8, 6))
    assert catalogue.text(remarks[0].lines[0]) == "Seven leads from eight, then six."


def test_level_runners_are_not_put_in_an_order(evening: Evening, silence: Any) -> None:
    night = evening(lanes=dict.fromkeys(range(2, 13), 9))
    assert "order" not in [call.key for call in silence(*race_to(night, 7, 8, 6))]


def test_who_holds_cards_of_the_leader_is_told(evening: Evening, silence: Any, catalogue: Wording) -> None:
    updates = race_to(evening(lanes=dict.fromkeys(range(2, 13), 9)), 7)
    holders = sum(7 in view.cards for view in updates[-1].view.play.seats)
    told = {call.key: catalogue.text(call.lines[0]) for call in silence(*updates)}
    assert holders > 1
    assert str(holders) in told["stands-several"]


def test_official_result_is_calm_and_once(evening: Evening, silence: Any, catalogue: Wording) -> None:
    night = evening(lanes=dict.fromkeys(range(2, 13), 4))
    remarks = silence(*race_to(night, 7, 8, 8, 6, 7, 7, 7))
    assert remarks[0].key == "official"
    assert remarks[0].energy == "calm"
    assert catalogue.text(remarks[0].lines[0]).endswith("seven, eight, six.")
    assert [call.key for call in remarks].count("official") == 1


def test_remark_is_untrue_after_the_next_move(evening: Evening, silence: Any, commentator: Commentator) -> None:
    night = evening()
    remarks = silence(*race_to(night, 7, 8))
    after = commentator.hear(night.run(6), 200.0).model
    assert remarks
    assert not any(call.valid.holds(after) for call in remarks)


def test_remark_is_untrue_after_a_roll_that_moves_nobody(
    evening: Evening, silence: Any, commentator: Commentator
) -> None:
    night = evening(chips=100_000)
    remarks = silence(*race_to(night, 7, 8))
    assert remarks
    assert remarks[-1].valid.holds(commentator.model)
    wasted = night.run(2)
    assert wasted.race == wasted.race_before
    commentator.hear(wasted, 200.0)
    assert not any(call.valid.holds(commentator.model) for call in remarks)


@pytest.mark.parametrize(("rolls", "told"), [(11, False), (12, True), (14, False)])
def test_who_has_long_been_in_front_likes_it_there(
    evening: Evening, silence: Any, commentator: Commentator, rolls: int, told: bool
) -> None:
    remarks = silence(*race_to(evening(chips=100_000), 7, *(2,) * rolls))
    assert ("reign" in {call.key for call in remarks}) == told


def test_before_the_off_the_dice_wait_for_somebody(evening: Evening, silence: Any) -> None:
    assert silence(evening().deal())[0].key == "waiting"


def test_after_a_correction_nothing_is_said_from_memory(evening: Evening, silence: Any) -> None:
    night = evening()
    updates = race_to(night, *(7,) * 9, *(2,) * 8)
    remarks = silence(*updates, night.corrected(updates[-1].entry, 1, 1))
    assert not {"generous", "drought", "still-home", "long-race", "wins-tonight"} & {call.key for call in remarks}


def test_table_without_a_game_is_left_in_peace(commentator: Commentator) -> None:
    assert commentator.lull(1000.0).calls == ()
