"""Names as a voice can say them."""

import pytest

from postparade.announcer.speech.names import LONGEST, pronounceable


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
