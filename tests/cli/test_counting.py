"""Whatever commands count agrees with its number."""

import re

import pytest

from postparade.cli.counting import many
from tests.house.blueprint import PACKAGE

NOUNS = "seeds|draws|entries|lines|files|pages|pixels|chains|servos|buttons|gains|cards"
PLURAL = re.compile(rf"\{{[a-z_.()]+\}} (?:{NOUNS})\b")


@pytest.mark.parametrize(
    ("count", "of", "said"),
    [(1, "entry", "1 entry"), (2, "entry", "2 entries"), (0, "seed", "0 seeds"), (1, "chain", "1 chain")],
)
def test_a_noun_agrees_with_its_number(count: int, of: str, said: str) -> None:
    assert many(count, of) == said


def test_no_command_counts_one_thing_as_many() -> None:
    commands = sorted((PACKAGE / "cli").rglob("*.py"))
    found = [f"{path.name}: {said}" for path in commands for said in PLURAL.findall(path.read_text(encoding="utf-8"))]
    assert found == []
