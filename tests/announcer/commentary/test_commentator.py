"""What is said about what happens: one situation a test."""

from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.wording import Wording
from postparade.games.dice_race.rules import actions as act
from postparade.games.dice_race.rules import events as ev
from postparade.rules.actions import Join, Leave
from postparade.table.messages import ClearSeat, OpenGame, Rename, TakeSeat

Evening = Callable[..., Any]


def calls_by_key(calls: tuple[Call, ...]) -> dict[str, Call]:
    return {call.key: call for call in calls}


def test_opened_game_is_welcomed(evening: Evening, lines_of: Any) -> None:
    assert "Quarter Horse" in lines_of(evening().opened())["opened"]


def test_deal_calls_the_race_and_its_first_roller(evening: Evening, lines_of: Any) -> None:
    lines = lines_of(evening().deal())
    assert "1" in lines["race"]
    assert lines["first-roller"] == "Maria rolls first."


def test_second_race_tells_what_was_shared_out(running: Evening, lines_of: Any) -> None:
    night = running(game="hold-your-horses", lanes=dict.fromkeys(range(2, 13), 1))
    lines_of(night.run(7))
    lines = lines_of(night.deal())
    assert "2" in lines["race"]
    assert "each" in lines["redistributed"]


def test_last_race_is_called_the_last(running: Evening, lines_of: Any) -> None:
    night = running(game="hold-your-horses", lanes=dict.fromkeys(range(2, 13), 1), races=2)
    lines_of(night.run(7))
    assert "last" in lines_of(night.deal())["race-last"]


def test_scratch_tells_value_and_who_pays_how_much(evening: Evening, lines_of: Any) -> None:
    night = evening()
    lines_of(night.deal())
    lines = lines_of(night.scratch(4))
    assert "four" in lines["scratch"]
    assert lines["price"] == "One chip a card."
    assert {key for key in lines if key.startswith("pay")} == {"pay"}


def test_every_payment_of_a_scratch_is_a_line_with_name_and_amount(
    evening: Evening, commentator: Commentator, catalogue: Wording
) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    update = night.scratch(4)
    paid = [(event.player, event.paid) for event in update.events if isinstance(event, ev.Paid)]
    call = calls_by_key(commentator.hear(update, 1.0).calls)["scratch"]
    shown = [catalogue.text(line) for line in call.caption if line.key == "pay"]
    assert len(paid) == len(shown) > 1
    for (seat, chips), text in zip(paid, shown, strict=True):
        assert update.names[seat] in text
        assert ("one chip" if chips == 1 else f"{chips} chips") in text.lower()


def test_short_purse_is_told_with_what_was_owed(evening: Evening, lines_of: Any) -> None:
    night = evening(chips=1, scratch_values=(3, 3, 3, 3))
    lines_of(night.deal())
    lines = lines_of(night.scratch(4))
    assert "owes" in lines["pay-short"]
    assert any(name in lines["broke"] for name in night.update("seats", None, (), None).names.values())


def test_repeat_costs_in_quarter_horse(evening: Evening, lines_of: Any) -> None:
    night = evening()
    lines_of(night.deal())
    lines_of(night.scratch(4))
    lines = lines_of(night.scratch(4))
    assert "four" in lines["repeat"]
    assert lines["pay"] == "One chip, Daniel."


def test_repeat_is_rolled_again_in_hold_your_horses(evening: Evening, lines_of: Any) -> None:
    night = evening(game="hold-your-horses")
    lines_of(night.deal())
    lines_of(night.scratch(4))
    lines = lines_of(night.scratch(4))
    assert "gain" in lines["repeat-again"]
    assert "pay" not in lines


def test_fourth_scratch_sends_them_off(evening: Evening, lines_of: Any) -> None:
    night = evening()
    lines_of(night.deal())
    for horse in (2, 3, 12):
        lines_of(night.scratch(horse))
    lines = lines_of(night.scratch(11))
    assert list(lines).index("off-without") < list(lines).index("scratch") < list(lines).index("pay")
    assert "eleven" in lines["off-without"]
    assert "Daniel" in lines["has-dice"]


def test_scratched_number_in_the_race_costs_its_roller(running: Evening, lines_of: Any) -> None:
    night = running()
    lines = lines_of(night.run(11))
    assert "eleven" in lines["scratched-roll"].lower()
    assert lines["pay"] == "3 chips, Daniel."


def test_physical_cards_are_asked_for_and_paid_once_counted(evening: Evening, lines_of: Any) -> None:
    night = evening(cards="physical")
    lines_of(night.deal())
    lines = lines_of(night.scratch(4))
    assert lines["ask-scratch"] == "Who holds the four?"
    assert "pay" not in lines
    assert "2 cards" in lines_of(night.play(act.Declare(1, 4, 2)))["held"]
    assert "no card of the four" in lines_of(night.play(act.Declare(2, 4, 0)))["held"]
    lines_of(night.play(act.Declare(3, 4, 1)))
    lines = lines_of(night.play(act.Settle(4)))
    assert lines["counted-missing"] == "One card of the four was not found."
    assert lines["pay"] == "One chip, Grandma."


def test_result_names_winner_and_ranking(running: Evening, lines_of: Any) -> None:
    night = running(lanes=dict.fromkeys(range(2, 13), 1))
    lines_of(night.run(7))
    lines = lines_of(night.play(act.EndSession()))
    assert "wins the game" in lines["result-winner"]
    assert lines["result-rank"].startswith("Third")


def test_equal_winners_share_and_the_next_place_counts_them(evening: Evening, lines_of: Any) -> None:
    night = evening()
    event = ev.Result("chips", {1: 20, 2: 20, 3: 7}, (1, 2), unclaimed_pot=1)
    lines = lines_of(night.update("play", act.EndSession(), (event,), night.game.race(night.state)))
    assert lines["result-shared"] == "Maria and Daniel share the victory with 20 each!"
    assert lines["result-rank"] == "Third: Grandma with 7."
    assert "nobody" in lines["unclaimed"]


def test_seats_that_join_leave_and_buy_are_told(evening: Evening, lines_of: Any) -> None:
    night = evening()
    assert lines_of(night.play(act.TopUp(2, 10)))["topped-up"] == "Daniel buys 10 chips."
    assert lines_of(night.play(Leave(2)))["left"] == "Daniel leaves with 60 chips."
    assert lines_of(night.play(Join(2, 1)))["joined"] == "Daniel joins with one chip."


@pytest.mark.parametrize(
    ("action", "key"),
    [(TakeSeat("Sarah"), "seat-taken"), (Rename(2, "Dan"), "seat-renamed"), (ClearSeat(2), "seat-cleared")],
)
def test_seats_are_told(evening: Evening, lines_of: Any, action: Any, key: str) -> None:
    night = evening()
    assert key in lines_of(night.update("seats", action, (), None))


def test_table_that_closes_says_goodbye(evening: Evening, lines_of: Any) -> None:
    assert "Thank you" in lines_of(evening().update("closed", None, (), None))["closed"]


def test_correction_is_the_only_thing_said(evening: Evening, commentator: Commentator, catalogue: Wording) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    commentator.hear(night.scratch(4), 1.0)
    (call,) = commentator.hear(night.corrected(2, 2, 3), 2.0).calls
    assert catalogue.text(call.lines[0]) == "Correction: the dice show 2 and 3."
    assert call.interrupts is Priority.RULE


def test_a_roll_that_is_taken_back_is_named_as_that(
    evening: Evening, commentator: Commentator, catalogue: Wording
) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    commentator.hear(night.scratch(4), 1.0)
    (call,) = commentator.hear(night.corrected(2), 2.0).calls
    assert call.lines[0].key == "roll-taken-back"
    assert "last roll" in catalogue.text(call.lines[0])
    assert call.interrupts is Priority.RULE


def test_nothing_said_before_a_correction_holds_after_it(evening: Evening, commentator: Commentator) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    before = commentator.hear(night.scratch(4), 1.0)
    after = commentator.hear(night.corrected(2, 2, 3), 2.0)
    assert all(call.valid.holds(before.model) for call in before.calls)
    assert not any(call.valid.holds(after.model) for call in before.calls)


def test_unknown_events_and_actions_are_passed_over(evening: Evening, lines_of: Any) -> None:
    night = evening()
    assert lines_of(night.update("play", OpenGame("x"), (object(),), night.game.race(night.state))) == {}
    assert lines_of(night.update("seats", object(), (), None)) == {}


def test_wordings_take_turns(evening: Evening, commentator: Commentator) -> None:
    night = evening()
    commentator.hear(night.deal(), 0.0)
    night.scratch(4)
    variants = []
    for _ in range(9):
        (call,) = (call for call in commentator.hear(night.scratch(4), 1.0).calls if call.key == "repeat")
        variants.append(call.lines[0].variant)
    assert variants == [1, 2, 3, 2, 3, 1, 3, 1, 2]
