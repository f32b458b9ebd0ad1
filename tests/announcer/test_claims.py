"""Each wording says in its catalogue what it claims, in every language; words that count or compare are claims."""

import re

import pytest
from fluent.syntax import ast, parse

from postparade.core.i18n import BUILT_IN
from tests.announcer.call_checker import CallChecker
from tests.announcer.claims import CLAIMS, KINDS, NUMBERS, WORDS, claims_of, declared, messages
from tests.announcer.conftest import Evening

SAID = {"told", "idiom"}
PLACE = re.compile(r"\$([a-z-]+)")


def patterns(message: ast.Message) -> list[ast.Pattern]:
    """The wordings of ``message``, in order."""
    assert message.value is not None
    return [message.value, *(one.value for one in message.attributes)]


def words(pattern: ast.Pattern) -> str:
    """What is said whatever is filled in."""
    return " ".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def arguments(pattern: ast.Pattern) -> set[str]:
    places = (part.expression for part in pattern.elements if isinstance(part, ast.Placeable))
    return {one.id.name for one in places if isinstance(one, ast.VariableReference)}


def missing(language: str, message: ast.Message) -> list[str]:
    """What the declarations above ``message`` leave out."""
    found, wordings, known = [], patterns(message), declared(message)
    if sorted(known) != list(range(1, len(wordings) + 1)):
        found.append(f"{message.id.name}: {len(wordings)} wordings, declared are {sorted(known)}")
    for number, pattern in enumerate(wordings, 1):
        claims = set(known.get(number, ()))
        found += [f"{message.id.name} {number}: no claim is called {one}" for one in claims - CLAIMS.keys()]
        for argument in arguments(pattern) & NUMBERS.keys():
            if not claims & NUMBERS[argument]:
                found.append(f"{message.id.name} {number}: how many {argument}?")
        for kind, said in WORDS[language].items():
            if re.search(rf"\b({said})\b", words(pattern), re.IGNORECASE) and not claims & (KINDS[kind] | SAID):
                found.append(f"{message.id.name} {number}: {kind}?")
    return found


@pytest.mark.parametrize("language", BUILT_IN)
def test_every_wording_declares_what_it_claims(language: str) -> None:
    assert [one for message in messages(language) for one in missing(language, message)] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lead = { $horse } leads!", "declared are []"),
        ("# 1: leads\nlead = { $horse } leads!\n    .v2 = It is { $horse }!", "declared are [1]"),
        ("# 1: leads, galore\nlead = { $horse } leads!", "no claim is called galore"),
        ("# 1: leads\nclear = { $horse } by { $moves }!", "how many moves?"),
        ("# 1: leads\nlead = { $horse } leads once more!", "again?"),
        ("# 1: won\neasy-win = And it was never close.", "never?"),
        ("# 1: nobody-moved\nwasted = Nobody moves, everybody pays.", "everybody?"),
    ],
)
def test_what_is_left_out_is_found(text: str, said: str) -> None:
    (message,) = parse(text).body
    assert isinstance(message, ast.Message)
    assert any(said in one for one in missing("en", message))


def test_a_wording_is_declared_once() -> None:
    (message,) = parse("# 1-2: leads\n# 2: moved\nlead = { $horse } leads!\n    .v2 = { $horse }!").body
    assert isinstance(message, ast.Message)
    with pytest.raises(ValueError, match="wording 2 of lead"):
        declared(message)


def test_claims_of_all_languages_are_checked() -> None:
    assert claims_of("lead-back", 1) >= {"leads", "led-before"}
    assert claims_of("neigh", 1) == frozenset()


def test_claims_are_judged_by_the_race() -> None:
    night, referee = Evening(lanes={**dict.fromkeys(range(2, 13), 10), 10: 5}), CallChecker()
    updates = [night.opened(), night.deal(), *(night.roll(*one) for one in ((1, 1), (1, 2), (5, 6), (6, 6)))]
    updates += [night.roll(*one) for one in ((4, 6), (3, 4), (3, 4), (3, 4), (3, 4), (3, 4))]
    for update in updates:
        referee.learn(update, 0.0)
    true = {"leads", "margin", "past-half", "row", "again-rolled", "moved-before"}
    false = {"first-out", "from-start-to-finish", "won", "one-step", "in-the-gate"}
    false |= {"outsider", "scratched", "behind-three"}
    given = {"horse": 7, "moves": 3, "times": 3, "rolls": 1}
    assert {name for name in true if CLAIMS[name](referee, given)} == true
    assert {name for name in false if CLAIMS[name](referee, given)} == set()
