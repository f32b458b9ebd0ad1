"""Names and amounts are spoken before they are needed."""

from collections.abc import Callable
from typing import Any

from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.speech.spoken_names import roster_of, shown_lines, spoken_lines
from postparade.announcer.wording import Wording


def test_every_payment_and_roll_of_a_race_was_rehearsed(catalogue: Wording, evening: Callable[..., Any]) -> None:
    night = evening()
    notice = night.opened()
    variants = catalogue.variants
    spoken_names = roster_of(notice)
    ready = {
        catalogue.text(line) for line in (*spoken_lines(spoken_names, variants), *shown_lines(spoken_names, variants))
    }
    commentator = Commentator(catalogue.variants)
    notices = [night.deal(), *(night.scratch(horse) for horse in (2, 3, 11, 12)), night.run(12)]
    lines = [line for notice in notices for call in commentator.hear(notice, 0.0).calls for line in call.lines]
    named = {catalogue.text(line) for line in lines if line.key in ("pay", "first-roller", "has-dice", "broke", "roll")}
    assert named
    assert named <= ready


def test_before_a_game_everybody_seated_is_on_the_roster(evening: Callable[..., Any]) -> None:
    night = evening()
    notice = night.notice("seats", None, (), None)
    assert roster_of(notice).names == ((1, "Maria"), (2, "Daniel"), (3, "Grandma"))
