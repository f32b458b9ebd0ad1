"""What the caller says of a meeting."""

import re
import statistics
from importlib.resources import files

import pytest

from postparade.games.odds_on.rules.cards import SPECIALS
from tests.announcer.transcript import Transcript
from tests.games.driver import tag_of
from tests.games.odds_on.driver import DRIVERS


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


@pytest.mark.slow(12)
@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_last_third_of_a_race_is_told_in_few_words(language: str) -> None:
    """Horses have names of two and three words, so that one name is all there is time for."""
    driver = DRIVERS[0]
    setup = next(one for one in driver.setups() if len(one.seats) > 2)
    words: list[int] = []
    for seed in (1, 2):
        said, off, thirds = Transcript(driver, setup, seed, language).run(900), 0.0, list[tuple[float, float]]()
        for at, update in said.updates:
            tags = {tag_of(event) for event in update.events}
            off = at if "off" in tags else off
            if "finish" in tags:
                thirds.append((off + 2 * (at - off) / 3, at))
        last = [one for one in said.spoken if any(start <= one.at < end for start, end in thirds)]
        words += [len(said.catalogue.text(one.line).split(" ")) for one in last]
    assert len(words) >= 5
    assert statistics.median(words) <= 4
