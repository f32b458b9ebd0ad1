"""Every message can be said, in every wording, with everything the commentator gives it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.commentator import Commentator
from postparade.games.dice_race import actions as act

KEYS = Catalogue("en").keys
SAMPLES: dict[str, str | int] = {
    **dict.fromkeys(("horse", "other"), 7),
    **dict.fromkeys(
        ("chips", "due", "cards", "times", "runners", "number", "place", "seat", "first", "second", "total"), 3
    ),
    **dict.fromkeys(("name", "names", "game"), "Zoë"),
}


@pytest.mark.parametrize("key", KEYS)
def test_every_wording_of_every_message_formats(catalogue: Catalogue, key: str) -> None:
    for variant in range(1, catalogue.variants(key) + 1):
        text = catalogue.text(Line(key, tuple(SAMPLES.items()), variant))
        assert text[0] == text[0].upper()
        assert "{" not in text
        assert text[-1] in ".!?"


def test_every_line_of_whole_games_formats_in_all_its_wordings(
    catalogue: Catalogue, evening: Callable[..., Any]
) -> None:
    """The arguments that the commentator really gives are those that every wording asks for."""
    commentator = Commentator(catalogue.variants)
    said = set()
    chance = random.Random(5)
    for setup in ({}, {"game": "hold-your-horses"}, {"scratch_values": (9, 9, 9, 9), "chips": 3}):
        night = evening(**setup)
        notices = [night.opened(), *(notice for _ in range(4) for notice in night.whole_race(chance))]
        if night.game.name == "quarter-horse":
            notices.append(night.play(act.EndSession()))
        for notice in notices:
            for call in commentator.hear(notice, 0.0).calls:
                for line in call.lines:
                    said.add(line.key)
                    for variant in range(1, line.variants + 1):
                        assert catalogue.text(Line(line.key, line.args, variant, line.variants))
    assert len(said) > 25


def test_one_is_singular(catalogue: Catalogue) -> None:
    assert catalogue.text(Line("pay", (("name", "Zoë"), ("chips", 1)))) == "Zoë pays one chip."
    assert catalogue.text(Line("pay", (("name", "Zoë"), ("chips", 2)))) == "Zoë pays 2 chips."


def test_no_invisible_marks_get_into_the_text(catalogue: Catalogue) -> None:
    assert catalogue.text(Line("pay", (("name", "Zoë"), ("chips", 2)))).isprintable()


def test_missing_argument_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="pay"):
        catalogue.text(Line("pay", (("chips", 2),)))


def test_unknown_message_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError):
        catalogue.text(Line("neigh"))


def test_message_syntax_in_a_name_is_just_a_name(catalogue: Catalogue) -> None:
    assert catalogue.text(Line("broke", (("name", "{ $chips }"),))) == "{ $chips } is out of chips."


def test_language_without_catalogue_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        Catalogue("tlh")
