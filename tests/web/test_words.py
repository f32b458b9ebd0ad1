"""The words of the screens: the same messages with the same arguments in every language."""

from typing import Any

import pytest

from postparade.language import LANGUAGES, as_data, known_language

WORDS = {language: as_data(language, "screens") for language in LANGUAGES}


def arguments(parts: list[Any]) -> set[str]:
    """Every argument that a message may ask for."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, dict) and "arg" in part:
            found.add(part["arg"])
        elif isinstance(part, dict):
            found |= {part["select"]}.union(*(arguments(variant) for variant in part["of"].values()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    assert WORDS[language].keys() == WORDS["en"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asks_for_the_same(language: str) -> None:
    english = {key: arguments(parts) for key, parts in WORDS["en"].items()}
    assert {key: arguments(parts) for key, parts in WORDS[language].items()} == english


def test_choices_carry_all_their_variants() -> None:
    (choice, rest) = WORDS["en"]["pot-stays"]
    assert choice == {
        "select": "chips",
        "of": {"one": [{"arg": "chips"}, " chip"], "other": [{"arg": "chips"}, " chips"]},
        "else": "other",
    }
    assert rest == " stay in the pot."


@pytest.mark.parametrize(("wish", "language"), [("de", "de"), ("de-AT", "de"), ("FR_ca", "fr"), ("tlh", None)])
def test_language_is_known_by_its_tag(wish: str, language: str | None) -> None:
    assert known_language(wish) == language
