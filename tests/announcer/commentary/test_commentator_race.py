"""What is said about the running race and its finish: one situation a test."""

from collections.abc import Callable
from typing import Any

from postparade.announcer.commentary.commentator import Commentator
from postparade.games.dice_race.rules import actions as act
from postparade.games.dice_race.rules import events as ev

Evening = Callable[..., Any]


def test_first_step_takes_the_lead(running: Evening, lines_of: Any) -> None:
    night = running()
    lines = lines_of(night.run(7))
    assert "seven" in lines["first-step"].lower()


def test_leader_going_on_is_no_change_of_lead(running: Evening, lines_of: Any) -> None:
    night = running()
    lines_of(night.run(4))
    lines = lines_of(night.run(4))
    assert "twice" in lines
    assert "lead" not in lines


def test_two_level_horses_are_named(running: Evening, lines_of: Any) -> None:
    night = running()
    lines_of(night.run(4))
    lines = lines_of(night.run(10))
    assert "four" in lines["level"].lower()
    assert "ten" in lines["level"].lower()


def test_clear_lead_is_no_longer_one_when_a_third_horse_comes_up(
    running: Evening, lines_of: Any, commentator: Commentator
) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 9))
    for horse in (8, 9, 7, 7, 7):
        lines_of(night.run(horse))
    clear = next(call for call in commentator.hear(night.run(7), now=0.0).calls if call.key == "clear")
    assert dict(clear.lines[0].args) == {"horse": 7, "moves": 3}
    assert clear.valid.holds(commentator.model)
    lines_of(night.run(9))
    assert not clear.valid.holds(commentator.model)


def test_three_level_horses_are_counted(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 5))
    for horse in (4, 5):
        lines_of(night.run(horse))
    assert "three horses" in lines_of(night.run(6))["level-many"].lower()


def test_one_move_from_the_line_is_called_once_a_horse(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    assert "six" in lines_of(night.run(6))["near-for"].lower()
    assert "near-for" not in lines_of(night.scratch(2))
    lines = lines_of(night.run(7))
    assert "six" in lines["near-two"].lower()
    assert "seven" in lines["near-two"].lower()
    assert "three horses" in lines_of(night.run(8))["near-many"].lower()


def test_third_in_a_row_is_called(running: Evening, lines_of: Any) -> None:
    night = running()
    assert "streak" not in lines_of(night.run(8))
    assert "streak" not in lines_of(night.run(8))
    assert "3" in lines_of(night.run(8))["streak"]
    lines_of(night.run(5))
    assert "streak" not in lines_of(night.run(8))


def test_long_shot_is_noticed_when_it_leads_past_half_way(evening: Evening, lines_of: Any) -> None:
    night = evening(board="usual")
    lines_of(night.deal())
    for horse in (4, 5, 9, 10):
        lines_of(night.scratch(horse))
    lines = [lines_of(night.run(7)) for _ in range(10)]
    assert [at for at, said in enumerate(lines) if "longshot" in said] == [8]


def test_nobody_is_a_long_shot_once_the_favourites_are_scratched(running: Evening, lines_of: Any) -> None:
    """With 2, 3, 11 and 12 out, the seven wins every twelfth race of seven horses."""
    night = running(board="usual")
    assert not any("longshot" in lines_of(night.run(7)) for _ in range(10))


def test_no_long_shots_on_a_board_with_equal_chances(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 9))
    assert not any("longshot" in lines_of(night.run(7)) for _ in range(8))


def test_winner_is_called_twice_and_collects(running: Evening, lines_of: Any) -> None:
    night = running(board="usual")
    for _ in range(7):
        lines_of(night.run(4))
    lines = lines_of(night.run(4))
    assert "four" in lines["winner"].lower()
    assert "four" in lines["winner-again"].lower()
    assert lines["wins"].endswith(" chips.")


def test_carry_over_is_told(evening: Evening, lines_of: Any) -> None:
    night = evening(pot=3)
    lines_of(night.deal())
    for horse in (2, 3, 11, 12):
        lines_of(night.scratch(horse))
    lines: dict[str, str] = {}
    for _ in range(8):
        update = night.run(4)
        lines = lines_of(update)
    carried = next(event.amount for event in update.events if isinstance(event, ev.Carried))
    assert carried
    assert (str(carried) if carried > 1 else "One") in lines["carry"]


def test_winner_that_nobody_holds_leaves_everything(evening: Evening, lines_of: Any) -> None:
    night = evening(pot=9, lanes=dict.fromkeys(range(2, 13), 1))
    lines_of(night.play(act.Deal(hands={1: [2, 3], 2: [11], 3: [12]}, partial=True)))
    for horse in (2, 3, 11, 12):
        lines_of(night.scratch(horse))
    lines = lines_of(night.run(7))
    assert "Nobody" in lines["wins-nobody"]
    assert "chips stay" in lines["carry-all"]


def test_close_finish_is_a_photo(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 12))
    for _ in range(11):
        lines_of(night.run(6))
        lines_of(night.run(7))
    assert {"photo", "winner-nose"} <= lines_of(night.run(6)).keys()


def test_a_step_of_a_short_course_is_too_long_for_a_photo(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 2))
    lines_of(night.run(6))
    lines_of(night.run(7))
    assert not {"photo", "winner-nose"} & lines_of(night.run(6)).keys()


def test_leader_is_who_has_run_most_of_its_own_course(running: Evening, lines_of: Any) -> None:
    """The ten has three steps left and the seven nine, but the seven is further along."""
    night = running(lanes={**dict.fromkeys(range(2, 13), 9), 7: 18, 10: 5})
    for horse in (10, 10, 7, 7, 7, 7, 7, 7, 7):
        assert not {"lead", "lead-from"} & lines_of(night.run(horse)).keys()
    assert "seven" in lines_of(night.run(7))["lead-from"].lower()


def test_one_step_each_leaves_nobody_clear(running: Evening, lines_of: Any) -> None:
    """One step of three and one of eighteen: no margin is longer than what the leader has run."""
    night = running(lanes={**dict.fromkeys(range(2, 13), 18), 10: 3})
    lines = [lines_of(night.run(horse)) for horse in (7, 10, 8)]
    assert not any("clear" in said for said in lines)


def test_margins_are_steps_of_the_course_of_the_leader(running: Evening, lines_of: Any) -> None:
    night = running(lanes={**dict.fromkeys(range(2, 13), 10), 10: 5})
    lines = [lines_of(night.run(horse)) for horse in (10, 7, 7, 7, 7, 7)]
    assert "3" in lines[-1]["clear"]


def test_a_step_from_the_line_is_one_whoever_leads(running: Evening, lines_of: Any) -> None:
    night = running(lanes={**dict.fromkeys(range(2, 13), 12), 10: 2})
    for _ in range(9):
        lines_of(night.run(7))
    lines = lines_of(night.run(10))
    assert "ten" in lines["near-for-hot"].lower()
    assert not {"lead", "lead-hot", "lead-from-hot", "level-hot"} & lines.keys()


def test_clear_finish_is_no_photo(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 4))
    assert "photo" not in [lines_of(night.run(6)) for _ in range(4)][-1]


def test_finish_with_physical_cards_asks_and_pays_later(evening: Evening, lines_of: Any) -> None:
    night = evening(cards="physical", lanes=dict.fromkeys(range(2, 13), 1), pot=8)
    lines_of(night.deal())
    for horse in (2, 3, 11, 12):
        lines_of(night.scratch(horse))
        lines_of(night.play(act.Declare(1, horse, 4)))
    lines = lines_of(night.run(7))
    assert "winner" in lines
    assert "seven" in lines["ask-finish"]
    assert "Daniel wins" in lines_of(night.play(act.Declare(2, 7, 4)))["wins-big"]


def test_announcer_that_joins_mid_race_does_not_repeat_near_misses(evening: Evening, lines_of: Any) -> None:
    night = evening(lanes=dict.fromkeys(range(2, 13), 2))
    night.deal()
    for horse in (2, 3, 11, 12):
        night.scratch(horse)
    night.run(6)
    lines = lines_of(night.run(7))
    assert "seven" in lines["near-two"].lower()


def test_calls_get_hotter_towards_the_line(evening: Evening, commentator: Commentator) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    for horse in (2, 3, 11, 12):
        commentator.hear(night.scratch(horse), 1.0)
    energies = [commentator.hear(night.run(4), 2.0).calls[-1].energy for _ in range(8)]
    assert energies[0] == "calm"
    assert energies[-1] == "hot"
    assert sorted(energies, key=["calm", "warm", "hot"].index) == energies


def test_a_pair_names_the_horse_that_it_moves(running: Evening, lines_of: Any) -> None:
    night = running()
    lines_of(night.run(9))
    lines_of(night.run(9))
    lines = lines_of(night.run(6))
    assert "six" in lines["double"].lower()


def test_a_pair_is_one_until_the_next_roll(evening: Evening, commentator: Commentator) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    for horse in (2, 3, 11, 12):
        commentator.hear(night.scratch(horse), 1.0)
    for horse in (9, 9):
        commentator.hear(night.run(horse), 2.0)
    (pair,) = (call for call in commentator.hear(night.run(6), 3.0).calls if call.key == "double")
    assert pair.valid.holds(commentator.model)
    commentator.hear(night.run(7), 3.5)
    assert not pair.valid.holds(commentator.model)


def test_a_roll_that_moves_nobody_is_the_moment_to_tell_the_order(running: Evening, lines_of: Any) -> None:
    night = running()
    for horse in (7, 7, 7, 6, 6, 5, 3):
        lines_of(night.run(horse))
    assert "order" in lines_of(night.run(3))


def test_a_roll_that_moves_nobody_reminds_of_who_needs_one_more(running: Evening, lines_of: Any) -> None:
    night = running()
    for _ in range(night.game.race(night.state).lane(4).length - 1):
        lines_of(night.run(4))
    lines_of(night.run(3))
    assert "four" in lines_of(night.run(3))["near-hot"].lower()


def test_a_dear_fine_is_told_with_its_payer(running: Evening, lines_of: Any) -> None:
    night = running()
    lines_of(night.run(12))
    assert lines_of(night.run(12))["pay"].startswith("4 chips")
