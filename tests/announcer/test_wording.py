"""Every message can be said, in every language and wording, with everything the commentator gives it."""

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.game_calls import all_calls
from postparade.announcer.wording import Wording
from postparade.core.i18n import LANGUAGES, THIN
from postparade.games.dice_race.rules import actions as act
from tests.catalogues import messages
from tests.conftest import LONG
from tests.games.dice_race.usual import HORSES

CATALOGUES = {language: Wording(language) for language in LANGUAGES}
KEYS = CATALOGUES["en"].keys
FOLDERS = tuple(calls.words for calls in all_calls() if calls.words)
SAMPLES: dict[str, str | int] = {
    **dict.fromkeys(("horse", "other", "third"), 7),
    **dict.fromkeys(("chips", "due", "cards", "times", "runners", "number", "place", "seat", "first", "second"), 3),
    **dict.fromkeys(("total", "moves", "rolls", "players", "points", "win", "stake", "rival-seat", "percent"), 3),
    **dict.fromkeys(("name", "names", "rival", "game"), "Zoë"),
    "going": "firm",
    "text": "The bar closes soon.",
}


EVERY_PAIR = [(horse, count) for horse in HORSES for count in (1, 2, 26)]
EACH_ONCE = [*((horse, 2) for horse in HORSES), (7, 1), (8, 26)]
"""Runners change the forms of their names, amounts the plural: each matters by itself, both together hardly."""
LOU = (("name", "Lou"), ("seat", 1))

OTHER_GAMES = (
    *("special-", "exotic-", "prop", "duel-", "expects-", "mud-", "bet-right", "prize", "pool-", "price-", "race-best"),
    *("race-nobody", "points-", "likes-", "hates-", "dead-heat", "going-", "sudden", "paused", "resumed", "meeting"),
    *("field", "market", "last-market", "helped", "hurt", "cards-pay", "second-", "third-", "ended"),
    *(
        "needs-win",
        "needs-lose",
        "needs-draw",
        "takes-revenge",
        "beats-again",
        "rounds-tonight",
        "first-round",
        "draws-",
    ),
    *("signature", "dry-signature", "fiery-signature"),
)
OF_OTHER_GAMES = {key for key in KEYS if key.startswith(OTHER_GAMES)}
"""Messages that games without scratches say; most of them come up once in a race at most."""


def arguments(language: str) -> dict[str, set[str]]:
    """By message, what its wordings ask for, without the parts that they refer to."""
    return {key: {_bare(name) for name in names} for key, names in messages(language, "calls", *FOLDERS).items()}


def _bare(name: str) -> str:
    return name.removeprefix("the-").removeprefix("of-").removeprefix("to-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert set(CATALOGUES[language].keys) == set(KEYS)


def test_there_is_something_to_say_about_many_situations() -> None:
    assert len(KEYS) >= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_as_many_wordings_as_english(language: str) -> None:
    def wordings(catalogue: Wording) -> dict[str, int]:
        return {key: catalogue.variants(key) for key in KEYS}

    assert wordings(CATALOGUES[language]) == wordings(CATALOGUES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_asks_for_other_arguments_than_english(language: str) -> None:
    english = arguments("en")
    strange = {key: names - english[key] - {"chips"} for key, names in arguments(language).items() if key in KEYS}
    assert {key for key, names in strange.items() if names} == set()


@pytest.mark.slow(8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("horse", "count"), EVERY_PAIR if LONG else [*((horse, 2) for horse in HORSES), (7, 1), (8, 26)]
)
def test_every_wording_of_every_message_formats(language: str, horse: int, count: int) -> None:
    catalogue = CATALOGUES[language]
    samples = {name: count if value == 3 else value for name, value in SAMPLES.items()}
    samples |= {"horse": horse, "other": 14 - horse, "third": horse}
    for key in KEYS:
        for variant in range(1, catalogue.variants(key) + 1):
            text = catalogue.text(Line(key, tuple(samples.items()), variant))
            assert text.lstrip("¡¿")[0] == text.lstrip("¡¿")[0].upper()
            assert "{" not in text
            assert text.replace(THIN, " ").isprintable()
            assert text[-1] in ".!?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_of_a_message_differ(language: str) -> None:
    catalogue = CATALOGUES[language]
    for key in KEYS:
        wordings = [catalogue.text(Line(key, tuple(SAMPLES.items()), v + 1)) for v in range(catalogue.variants(key))]
        assert len(set(wordings)) == len(wordings), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_minus_sign_and_are_spoken_so(language: str) -> None:
    line = Line("result-rank", (("name", "Zoë-1"), ("seat", 1), ("place", 2), ("chips", -4)), 1)
    assert "\N{MINUS SIGN}4" in CATALOGUES[language].text(line)
    assert "-4" not in CATALOGUES[language].spoken(line)
    assert "Zoë-1" in CATALOGUES[language].text(line)


def test_common_situations_have_three_wordings_or_more() -> None:
    rare = {key for key in KEYS if CATALOGUES["en"].variants(key) < 3}
    common = {"move", "lead", "level", "near", "winner", "winner-again", "scratch", "scratched-roll", "repeat", "off"}
    common |= {"surge", "lead-hot", "near-hot", "twice", "twice-hot", "duel-won", "winner-nose", "sleeper-wins"}
    assert not common & rare
    dice = {key for key in rare if not key.endswith("-hot")} - OF_OTHER_GAMES
    assert len(dice) < 40


def test_every_situation_of_a_running_race_has_several_wordings() -> None:
    once = {key for key in KEYS if CATALOGUES["en"].variants(key) == 1}
    running = {"level-hot", "lead-from-hot", "duel-leads", "duel-passes", "duel-level", "price-first", "helped", "hurt"}
    assert not running & once
    assert not {key for key in once if key.endswith("-hot")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_whole_games_formats_in_all_its_wordings(language: str, evening: Callable[..., Any]) -> None:
    """The arguments that the commentator really gives are those that every wording asks for."""
    catalogue = CATALOGUES[language]
    commentator = Commentator(catalogue.variants)
    said = set()
    chance = random.Random(5)
    for setup in ({}, {"game": "hold-your-horses"}, {"scratch_values": (9, 9, 9, 9), "chips": 3}):
        night = evening(**setup)
        updates = [night.opened(), *(update for _ in range(4) for update in night.whole_race(chance))]
        if night.game.name == "quarter-horse":
            updates.append(night.play(act.EndSession()))
        for at, update in enumerate(updates):
            heard = commentator.hear(update, 100.0 * at)
            lulls = (commentator.lull(100.0 * at + seconds) for seconds in (5, 20, 40))
            for call in (*heard.calls, *(call for lull in lulls for call in lull.calls)):
                for line in call.lines:
                    said.add(line.key)
                    for variant in range(1, line.variants + 1):
                        assert catalogue.text(Line(line.key, line.args, variant, line.variants))
    assert len(said) > 50


def test_one_is_singular(catalogue: Wording) -> None:
    assert catalogue.text(Line("pay", (("name", "Zoë"), ("chips", 1)))) == "One chip, Zoë."
    assert catalogue.text(Line("pay", (("name", "Zoë"), ("chips", 2)))) == "2 chips, Zoë."


def test_points_of_a_bookmaker_have_a_noun(catalogue: Wording) -> None:
    given = ("name", "Zoë")
    assert catalogue.text(Line("points-won", (given, ("points", 1)))) == "Zoë scores one point."
    assert catalogue.text(Line("points-lost", (given, ("points", 4)))) == "Minus 4 points for Zoë. Ouch!"


def test_articles_follow_the_number_in_italian() -> None:
    italian = CATALOGUES["it"]
    said = [italian.text(Line("lead-from", (("horse", 7), ("other", other)), 2)) for other in (6, 8, 11)]
    assert said == [f"Il sette soffia il comando {whom}!" for whom in ("al sei", "all'otto", "all'undici")]


def test_horse_with_a_name_is_called_by_it(catalogue: Wording) -> None:
    line = Line("scratch", (("horse", 7), ("horse-name", "Cloud Nine")))
    assert catalogue.text(line) == "Cloud Nine is scratched."
    assert line.clip is None


def test_every_sentence_begins_with_a_capital() -> None:
    line = Line("near", (("horse", 7),), 3)
    assert CATALOGUES["es"].text(line) == "¡El siete está a un paso de la meta!"


def test_what_cannot_be_pronounced_is_shown_and_not_said(catalogue: Wording) -> None:
    line = Line("pay", (("name", "🐎"), ("seat", 3), ("chips", 1)))
    assert catalogue.text(line) == "One chip, 🐎."
    assert catalogue.spoken(line) == "One chip, seat 3."
    line = Line("scratch", (("horse", 7), ("horse-name", "馬")))
    assert catalogue.text(line) == "馬 is scratched."
    assert catalogue.spoken(line) == "The seven is scratched."


def test_names_stay_as_they_are_written(catalogue: Wording) -> None:
    assert catalogue.text(Line("wins-big", (("name", "max. mo"), ("chips", 40)))) == "max. mo wins 40 chips!"


def test_missing_argument_is_an_error(catalogue: Wording) -> None:
    with pytest.raises(ValueError, match="pay"):
        catalogue.text(Line("pay", (("name", "Zoë"),)))


def test_unknown_message_is_an_error(catalogue: Wording) -> None:
    with pytest.raises(KeyError):
        catalogue.text(Line("neigh"))


def test_message_syntax_in_a_name_is_just_a_name(catalogue: Wording) -> None:
    assert catalogue.text(Line("broke", (("name", "{ $chips }"),))) == "{ $chips } is out of chips."


def test_language_without_catalogue_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        Wording("tlh")


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("fr", Line("mud-likes", (("name", "Otto"), ("seat", 3))), "Le cheval d'Otto adore la boue !"),
        ("fr", Line("mud-likes", (("name", "Maria"), ("seat", 1))), "Le cheval de Maria adore la boue !"),
        ("fr", Line("drought", (("horse", 11), ("rolls", 14))), "Pas de onze depuis 14 lancers."),
        (
            "fr",
            Line("richest", (("name", "Ines"), ("seat", 2), ("chips", 9)), 2, 3),
            "Personne n'a plus qu'Ines : 9 jetons.",
        ),
        (
            "es",
            Line("duel-round", (*LOU, ("rival", "Otto"), ("rival-seat", 2), ("number", 4)), 3, 3),
            "Ronda 4: ¿Lou u Otto?",
        ),
        ("es", Line("near-two-hot", (("horse", 7), ("other", 8)), 2, 2), "¡Siete u ocho!"),
        (
            "es",
            Line("duel-drawn", (*LOU, ("rival", "Inés"), ("rival-seat", 2)), 2, 2),
            "¡Imposible separar a Lou e Inés!",
        ),
        ("it", Line("round-won", (("name", "Anna"), ("seat", 1))), "La mano va ad Anna!"),
        ("it", Line("broke", (("name", ""), ("seat", 3)), 2, 3), "Al posto 3 restano solo briciole in tasca."),
        ("en", Line("round-won", (("name", "Otto"), ("seat", 1))), "The round goes to Otto!"),
    ],
)
def test_small_words_change_before_the_name_that_follows(language: str, line: Line, text: str) -> None:
    assert CATALOGUES[language].text(line).replace(THIN, " ") == text


def test_names_keep_their_own_small_words() -> None:
    line = Line("seat-taken", (("name", "Reine de Écosse"), ("seat", 1)))
    assert "Reine de Écosse" in CATALOGUES["fr"].text(line)
    horse = Line("leads-still", (("horse", 3), ("horse-name", "Crème de Érable")))
    assert "Crème de Érable" in CATALOGUES["fr"].text(horse)


TWO_NUMBERS = re.compile(r"\d[.,]? [¡¿]?\d")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_meet_at_the_end_of_a_sentence(language: str) -> None:
    catalogue = CATALOGUES[language]
    samples = tuple({name: 31 if value == 3 else value for name, value in SAMPLES.items()}.items())
    wordings = [(key, variant) for key in KEYS for variant in range(1, catalogue.variants(key) + 1)]
    lines = [Line(key, samples, variant) for key, variant in wordings]
    texts = [catalogue.text(line) for line in lines]
    assert [text for text in (*texts, *map(catalogue.spoken, lines)) if TWO_NUMBERS.search(text)] == []
    ends = [text for text in texts if re.search(r"\d\.$", text)]
    begins = [text for text in texts if re.match(r"[¡¿]?\d", text)]
    assert ends
    assert begins
    met = {catalogue.prose(pair) for pair in itertools.product(ends, begins)}
    assert [text for text in met if TWO_NUMBERS.search(text)] == []
