"""Three callers that a reader tells apart: from ten lines, in none of which a wording is one that the reader knows."""

import math
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from postparade.announcer.commentary.calls import CALLERS, Caller, Line
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.wording import Wording
from postparade.core.i18n import BUILT_IN
from tests.announcer.transcript import PLAYERS, Transcript
from tests.games.driver import drivers

pytestmark = pytest.mark.slow(8)

LINES = 10
TRIALS = 90
AT_LEAST = 0.8
A_JOKE = 3
"""Words of a sentence that is noticed when it comes again."""
SENTENCE = re.compile(r"[^.!?]+[.!?]")
WORD = re.compile(r"\w+|[^\w\s]")


def lines_of(caller: Caller, language: str, game: str = "quarter-horse") -> list[tuple[Line, str]]:
    """What that caller says in some races, without the names of players."""
    driver = next(one for one in drivers() if one.game.name == game)
    setup = next(one for one in driver.setups() if len(one.seats) > 2)
    said = Transcript(driver, setup, 7, language, caller=caller).run(330)
    names = re.compile("|".join(PLAYERS))
    return [(one.line, names.sub("N", said.catalogue.text(one.line))) for one in said.spoken]


def marks(text: str) -> Iterator[str]:
    """What a reader notices: words, marks, and how long a line is."""
    found = WORD.findall(text.lower())
    yield from found
    yield f"length {min(4, len(found) // 3)}"
    yield "!" * text.count("!") or "no exclamation"


class Reader:
    """Has read lines of each caller, and names the likeliest caller of others: a naive Bayes classifier."""

    def __init__(self, read: dict[Caller, list[str]]) -> None:
        self._seen = {caller: Counter(mark for text in texts for mark in marks(text)) for caller, texts in read.items()}
        self._known = len(set().union(*self._seen.values()))

    def caller(self, texts: list[str]) -> Caller:
        """Who says these lines."""
        return max(
            self._seen, key=lambda caller: sum(self._weight(caller, mark) for one in texts for mark in marks(one))
        )

    def _weight(self, caller: Caller, mark: str) -> float:
        seen = self._seen[caller]
        return math.log((seen[mark] + 1) / (seen.total() + self._known))


@pytest.mark.slow(20)
@pytest.mark.parametrize("language", BUILT_IN)
def test_ten_lines_tell_who_calls(language: str) -> None:
    said = {caller: lines_of(caller, language) for caller in CALLERS}
    chance, right = random.Random(1), 0
    for trial in range(TRIALS):
        caller = CALLERS[trial % len(CALLERS)]
        wordings = sorted({(line.base, line.variant) for lines in said.values() for line, _ in lines})
        unread = set(chance.sample(wordings, len(wordings) // 2))
        heard = [text for line, text in said[caller] if (line.base, line.variant) in unread]
        read = {
            one: [text for line, text in lines if (line.base, line.variant) not in unread]
            for one, lines in said.items()
        }
        right += Reader(read).caller(chance.sample(heard, LINES)) == caller
    assert right >= AT_LEAST * TRIALS, right / TRIALS


@pytest.mark.parametrize("caller", CALLERS[1:])
def test_what_comes_up_most_is_worded_by_the_caller(caller: Caller) -> None:
    said = lines_of(caller, "en")
    own = sum(line.key.startswith(f"{caller}-") for line, _ in said)
    assert own > 0.6 * len(said), own / len(said)


@pytest.mark.parametrize("language", BUILT_IN)
def test_each_caller_has_words_of_their_own_in_every_language(language: str) -> None:
    catalogue, english = Wording(language), Wording("en")
    for key in (key for key in catalogue.keys if key.startswith(tuple(f"{one}-" for one in CALLERS[1:]))):
        sources = [catalogue.source(key, wording) for wording in range(1, catalogue.variants(key) + 1)]
        assert len(sources) == english.variants(key)
        assert language == "en" or sources != [english.source(key, wording + 1) for wording in range(len(sources))], key


@pytest.mark.parametrize("language", BUILT_IN)
@pytest.mark.parametrize("caller", CALLERS[1:])
def test_a_punch_line_belongs_to_one_message(caller: Caller, language: str) -> None:
    """Whole sentences without a horse or a name in them: guests hear each joke about one thing only."""
    catalogue, told = Wording(language), dict[str, set[str]]()
    for key in (key for key in catalogue.keys if key.startswith(f"{caller}-")):
        about = key.removesuffix("-hot").removesuffix("-without")
        for wording in range(1, catalogue.variants(key) + 1):
            for sentence in SENTENCE.findall(catalogue.source(key, wording)):
                if "{" not in sentence and len(re.findall(r"\w+", sentence)) >= A_JOKE:
                    told.setdefault(sentence.strip(" ¡¿").lower(), set()).add(about)
    assert told
    assert {sentence: sorted(about) for sentence, about in told.items() if len(about) > 1} == {}


def test_callers_take_turns_from_race_to_race() -> None:
    driver = next(one for one in drivers() if one.game.name == "quarter-horse")
    setup = next(one for one in driver.setups() if len(one.seats) > 2)
    said = Transcript(driver, setup, 7, caller="alternating").run(500)
    assert {caller for caller in CALLERS if any(one.line.key.startswith(f"{caller}-") for one in said.spoken)} == {
        *CALLERS[1:]
    }
    assert any(not one.line.key.startswith(("dry-", "fiery-")) for one in said.spoken)


def test_a_caller_without_words_of_their_own_takes_the_usual_ones() -> None:
    commentator = Commentator(Wording("en").variants, caller="dry")
    line = commentator.copy()._phrases.line("correction", (("first", 1), ("second", 2)))
    assert line.key == line.base == "correction"
