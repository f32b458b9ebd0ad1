"""French has a narrow space before : ; ! ? and inside guillemets, at which no line ends: on pages, board and paper."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.game_calls import all_calls
from postparade.announcer.wording import Wording
from postparade.core.i18n import THIN, read_resource, typeset
from postparade.rules.registry import GAMES
from tests.house.blueprint import REPOSITORY

CATALOGUES = [
    *sorted((entry.name.removesuffix(".ftl"), "") for entry in files("postparade").joinpath("locale/fr").iterdir()),
    *((game.name, game.capabilities.words) for game in GAMES.values() if game.capabilities.words),
    *(("calls", calls.words) for calls in all_calls() if calls.words),
]
"""Every catalogue with the folder it lies in, where a game brings it."""
SCRIPTS = sorted(path for path in (REPOSITORY / "controller").rglob("*.js") if path.parent.name != "third-party")
PAGES = sorted((REPOSITORY / "docs").glob("*.fr.md"))
PLAIN = re.compile(r"\s(?<!\u202f)[:;!?»]|«(?!\u202f)")
"""A mark of French after a space that may end a line, or a guillemet without one."""
CODE = re.compile(r"^```.*?^```$|`[^`]*`", re.MULTILINE | re.DOTALL)
OWN_COLON = re.compile(r"\}: (?:\$\{|`)")
"""A script that sets a colon by itself, behind something else."""


class Texts(Visitor):
    """Everything that a catalogue says, each message as one text with its arguments left out."""

    def __init__(self, language: str, name: str, folder: str) -> None:
        self.found: list[str] = []
        self.visit(read_resource(language, name, folder))

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (named by the library)
        parts: Iterator[Any] = (getattr(element, "value", "…") for element in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


@pytest.mark.parametrize(("name", "folder"), CATALOGUES)
def test_no_line_of_french_begins_with_a_mark(name: str, folder: str) -> None:
    texts = Texts("fr", name, folder).found
    assert texts
    assert [text for text in texts if PLAIN.search(text)] == []


def test_pages_that_were_written_in_french_have_narrow_spaces_too() -> None:
    assert PAGES
    for page in PAGES:
        text = CODE.sub("…", page.read_text(encoding="utf-8"))
        assert [line for line in text.splitlines() if PLAIN.search(line.lstrip())] == [], page.name


def test_other_languages_stay_as_they_are_written() -> None:
    assert typeset("fr", "Prêts ? « Partez » !") == f"Prêts{THIN}? «{THIN}Partez{THIN}»{THIN}!"
    assert typeset("de", "Fertig ?") == "Fertig ?"


def test_a_voice_gets_plain_spaces() -> None:
    calls = Wording("fr")
    shown, spoken = calls.text(Line("sound-test")), calls.spoken(Line("sound-test"))
    assert THIN in shown
    assert spoken == shown.replace(THIN, " ")


def test_scripts_leave_colons_that_are_seen_to_the_catalogues() -> None:
    """``labelled`` sets them as the language does; names for readers of the screen need no space."""
    lines = [line.strip() for script in SCRIPTS for line in script.read_text(encoding="utf-8").splitlines()]
    assert [one for one in lines if OWN_COLON.search(one) and "aria-label" not in one and one[0] != "*"] == []
