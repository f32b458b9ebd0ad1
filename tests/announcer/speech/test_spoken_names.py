"""Names as a voice can say them; names and amounts are spoken before they are needed."""

from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.speech.spoken_names import LONGEST, pronounceable, shown_lines, spoken_lines, spoken_names_of
from postparade.announcer.wording import Wording


def test_every_payment_and_roll_of_a_race_was_spoken_ahead(catalogue: Wording, evening: Callable[..., Any]) -> None:
    night = evening()
    update = night.opened()
    variants = catalogue.variants
    spoken_names = spoken_names_of(update)
    ready = {
        catalogue.text(line) for line in (*spoken_lines(spoken_names, variants), *shown_lines(spoken_names, variants))
    }
    commentator = Commentator(catalogue.variants)
    updates = [night.deal(), *(night.scratch(horse) for horse in (2, 3, 11, 12)), night.run(12)]
    lines = [line for update in updates for call in commentator.hear(update, 0.0).calls for line in call.lines]
    named = {catalogue.text(line) for line in lines if line.key in ("pay", "first-roller", "has-dice", "broke", "roll")}
    assert named
    assert named <= ready


def test_before_a_game_everybody_seated_is_called_by_name(evening: Callable[..., Any]) -> None:
    night = evening()
    update = night.update("seats", None, (), None)
    assert spoken_names_of(update).names == ((1, "Maria"), (2, "Daniel"), (3, "Grandma"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Maria", "Maria"),
        ("  Zoë  O'Neill ", "Zoë O'Neill"),
        ("Großtante Žofia-Łucja", "Großtante Žofia-Łucja"),
        ("🐎 Blitz ⚡", "Blitz"),
        ("Ⅳ Ｗｉｄｅ", "IV Wide"),
        ("<play file='x'>", "play file 'x'"),
        ("R2D2", "R2D2"),
    ],
)
def test_letters_and_figures_are_said(name: str, said: str) -> None:
    assert pronounceable(name) == said


@pytest.mark.parametrize("name", ["", "🐎🐎🐎", "馬", "...---...", "\u200d", "Ωμέγα", "' '"])
def test_nothing_is_said_of_what_no_voice_can_pronounce(name: str) -> None:
    assert pronounceable(name) == ""


def test_long_names_end_between_words() -> None:
    assert pronounceable("a" * 200) == "a" * LONGEST
    assert pronounceable("word " * 40).split() == ["word"] * 8
