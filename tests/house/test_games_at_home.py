"""A game touches no file outside its home: no other room knows it by its name, its title or its modules."""

import re
from functools import cache
from pathlib import Path

import pytest

from postparade.rules.registry import GAMES

PACKAGE = Path(__file__).resolve().parents[2] / "controller" / "postparade"
HOMES = PACKAGE / "games"
KINDS = {".py", ".js", ".html", ".css", ".toml", ".ftl", ".json"}
SHARED = "dice_race"
"""What several games are made of, at home among them."""
CALLS = "calls.ftl"
SPOKEN = "is odds-on"
"""A horse that is likelier to win than not, in the English of racing: what the caller says of it names no game."""


def names_of(name: str, title: str) -> re.Pattern[str]:
    """Every way to write the name of a game. A title that is also plain English counts with its capitals only."""
    module = name.replace("-", "_")
    return re.compile(rf"(?<![\w-]){name}(?![\w-])|(?<!\w){module}(?!\w)|(?<!\w){title}(?!\w)")


def knowing(pattern: re.Pattern[str]) -> list[str]:
    """The lines outside the homes of games that match."""
    return [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()[:100]}"
        for path, text in texts().items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def _text(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return text.replace(SPOKEN, "") if path.name == CALLS else text


@cache
def texts() -> dict[Path, str]:
    """The files outside the homes of games."""
    files = sorted(PACKAGE.rglob("*"))
    return {path: _text(path) for path in files if path.suffix in KINDS and not path.is_relative_to(HOMES)}


@pytest.mark.parametrize("name", GAMES)
def test_no_room_knows_a_game_by_name(name: str) -> None:
    assert knowing(names_of(name, GAMES[name].title)) == []


def test_no_room_knows_what_the_dice_races_share() -> None:
    assert knowing(names_of(SHARED.replace("_", "-"), "Dice Race")) == []


def test_no_page_knows_a_class_of_a_game() -> None:
    """What pages of one game call their parts begins with the initials of its name."""
    initials = {"".join(word[0] for word in name.split("-")) for name in GAMES}
    known = re.compile(rf"(?<![\w-])({'|'.join(sorted(initials))})-[a-z]")
    assert any(known.search(path.read_text(encoding="utf-8")) for path in HOMES.rglob("*.css"))
    assert knowing(known) == []


@pytest.mark.parametrize("line", ["table('odds-on')", "import odds_on", "as in Odds On"])
def test_a_name_is_found_however_it_is_written(line: str) -> None:
    assert names_of("odds-on", "Odds On").search(line)


def test_plain_words_are_not_names() -> None:
    assert not names_of("odds-on", "Odds On").search("The odds on the board; favourite-odds-on-top")
