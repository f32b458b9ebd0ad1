"""Catalogues: what is read message by message is what the parser finds in the whole file."""

from pathlib import Path

import pytest
from fluent.syntax import ast

import postparade.core.i18n
from postparade.announcer.commentary.game_calls import all_calls
from postparade.core.i18n import LANGUAGES, Messages, read_resource
from postparade.rules.registry import GAMES

CATALOGUES = [
    *sorted((path.stem, "") for path in (Path(postparade.core.i18n.__file__).parents[1] / "locale/en").glob("*.ftl")),
    *((game.name, game.capabilities.words) for game in GAMES.values() if game.capabilities.words),
    *(("calls", calls.words) for calls in all_calls() if calls.words),
]
"""Every catalogue with the folder it lies in, where a game brings it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "folder"), CATALOGUES)
def test_every_message_is_found_with_all_of_its_wordings(language: str, name: str, folder: str) -> None:
    messages = Messages(language, name, folder)
    body = read_resource(language, name, folder).body
    whole = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    assert {key: messages.variants(key) for key in messages.keys} == {
        key: 1 + len(message.attributes) for key, message in whole.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "folder"), CATALOGUES)
def test_no_message_appears_twice(language: str, name: str, folder: str) -> None:
    keys = [entry.id.name for entry in read_resource(language, name, folder).body if isinstance(entry, ast.Message)]
    assert sorted(set(keys)) == sorted(keys)


def test_a_message_brings_those_inside_it() -> None:
    folders = [calls.words for calls in all_calls() if calls.words]
    assert Messages("en", "calls", "", *folders).wording("pay", {"name": "Maria", "chips": 2}) == "2 chips, Maria."


def test_an_unknown_message_is_none() -> None:
    with pytest.raises(KeyError):
        Messages("en", "calls").variants("never-said")
