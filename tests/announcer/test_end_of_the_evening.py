"""Nothing but the end of the evening names its winner or its last race: after a single game another may follow."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

import postparade
from postparade.core.i18n import LANGUAGES

ROOM = Path(postparade.__file__).parent
OF_THE_EVENING = {
    "en": r"(wins?|won|winners? of|champions? of) (the|this) (evening|night)|last( \w+)? of (the|this) (evening|night)",
    "de": r"gewinn\w* (den|diesen) abend|(den|diesen) abend gewonnen|sieg(er\w*)? des abends"
    r"|letzte\w*( \w+)? des abends",
    "fr": r"gagn\w+ (la|cette) soirée|(vainqueurs?|victoire) de la soirée|derni\w+( \w+)? de la soirée",
    "it": r"(vinc\w+|vinto) (la|questa) serata|(vincitor\w+|vittoria) della serata|ultim\w+( \w+)? della serata",
    "es": r"gan\w+ (la|esta) (noche|velada)|(ganador\w*|victoria) de la (noche|velada)"
    r"|últim\w+( \w+)? de (la|esta) (noche|velada)",
}
END = {"podium-1", "stage-playing-last"}
"""Messages of the end of the evening: the podium, and the last race of a programme."""
FIRST = {"first-win"}
"""The first win of the evening is no win of the evening."""


def named(language: str) -> dict[str, str]:
    """By message, words in ``language`` that name the winner or the last race of the evening, wherever they stand."""
    found: dict[str, str] = {}
    files = [*ROOM.glob(f"locale/{language}/*.ftl"), *ROOM.glob(f"games/*/words/**/{language}.ftl")]
    assert {"calls.ftl", "evening.ftl"} <= {file.name for file in files}
    assert any(file.parent.name == "calls" for file in files)
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                words = serialize(ast.Resource([entry]))
                if match := re.search(OF_THE_EVENING[language], words, re.IGNORECASE):
                    found[entry.id.name] = match[0]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_end_of_the_evening_names_its_winner_and_its_last_race(language: str) -> None:
    found = named(language)
    assert set(found) >= END
    assert {key: words for key, words in found.items() if key not in END | FIRST} == {}
