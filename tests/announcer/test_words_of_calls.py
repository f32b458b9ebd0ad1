"""Errors that once stood in the catalogues of the caller, as kinds: amounts, names in a row, articles, gender."""

import re

import pytest
from fluent.syntax import ast

from postparade.announcer.commentary.calls import Line
from postparade.announcer.wording import Wording
from postparade.core.i18n import BUILT_IN
from tests.announcer.claims import messages
from tests.announcer.test_claims import patterns

AND = {"en": "and", "de": "und", "fr": "et", "it": "e", "es": "y"}
ARTICLES = re.compile(r"(?i)\b(one more|un|une|uno|una|eine?r?)$")
GENDERED = {
    "fr": r"retiré|battu|suivi|le gagnant est",
    "it": r"ritirato|battuto|svegliato|il vincitore è|ripreso",
    "es": r"retirado|vencido|cazado|el ganador es|segundo,",
}
"""Forms that agree with a horse, whose name may be that of a mare."""


def amounts(language: str) -> list[str]:
    """Messages with an amount that no word follows; what a whole game is won with, each game counts for itself."""
    found = []
    for message in (one for one in messages(language) if not one.id.name.startswith("result-")):
        for pattern in patterns(message):
            parts = list(pattern.elements)
            for part, after in zip(parts, [*parts[1:], None], strict=True):
                if getattr(getattr(getattr(part, "expression", None), "id", None), "name", "") in ("chips", "due"):
                    variable = isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
                    unit = re.match(r"\s+[^\W\d_]{3}", getattr(after, "value", ""))
                    found += [message.id.name] if variable and not unit else []
    return found


def bare(pattern: ast.Pattern) -> bool:
    """Whether one form of an amount is nothing but its number, where another names what is counted."""
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            said = [
                "".join(one.value for one in variant.value.elements if isinstance(one, ast.TextElement))
                for variant in part.expression.variants
            ]
            if any(" " in text.strip() for text in said) and not all(re.search(r"[^\W\d_]", text) for text in said):
                return True
    return False


@pytest.mark.parametrize("language", BUILT_IN)
def test_amounts_have_their_unit(language: str) -> None:
    assert amounts(language) == []
    assert [one.id.name for one in messages(language) if any(map(bare, patterns(one)))] == []


@pytest.mark.parametrize("language", BUILT_IN)
@pytest.mark.parametrize("key", ["result-shared", "race-best-shared", "sudden-death"])
def test_the_last_of_several_names_is_joined_by_and(language: str, key: str) -> None:
    line = Line(key, (("names", "Maria, Daniel, Zoë"), ("chips", 3)))
    assert f"Maria, Daniel {AND[language]} Zoë" in Wording(language).text(line)
    assert f"Maria, Daniel {AND[language]} Zoë" in Wording(language).spoken(line)


@pytest.mark.parametrize("language", BUILT_IN)
def test_no_article_stands_before_a_horse_that_may_have_a_name(language: str) -> None:
    for message in messages(language):
        for pattern in patterns(message):
            for part, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                named = getattr(getattr(getattr(after, "expression", None), "id", None), "name", "") == "horse"
                text = getattr(part, "value", "")
                assert not (named and isinstance(text, str) and ARTICLES.search(text.rstrip())), message.id.name


@pytest.mark.parametrize("language", GENDERED)
def test_no_word_agrees_with_a_horse(language: str) -> None:
    for message in messages(language):
        for pattern in patterns(message):
            text = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
            assert not re.search(rf"(?i)\b({GENDERED[language]})\b", text), message.id.name
