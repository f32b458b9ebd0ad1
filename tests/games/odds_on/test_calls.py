"""What the caller says of a meeting."""

import re
from importlib.resources import files

import pytest

from postparade.games.odds_on.rules.cards import SPECIALS


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_whoever_plays_a_special_is_named_with_it(language: str) -> None:
    """All cards are played face up: everybody hears who did it to whom, in whatever words."""
    text = (files("postparade.games.odds_on") / "words" / "calls" / f"{language}.ftl").read_text(encoding="utf-8")
    for special in SPECIALS.values():
        found = re.search(rf"^special-{special.number} = .*\n(?:    \.v\d = .*\n)+", text, re.MULTILINE)
        assert found is not None
        wordings = found.group().splitlines()
        assert len(wordings) > 1
        for wording in wordings:
            assert "{ $name }" in wording, wording
