"""The words of the screens: the same messages in every language, each of them used, and nothing said without them."""

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any, get_args

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from postparade.appliance.last_update import REASONS, Outcome
from postparade.appliance.setup_questions import form
from postparade.core.confirmation import Confirmation
from postparade.core.error_messages import CATALOGUE
from postparade.core.i18n import LANGUAGES, USUAL, as_data, known_language
from postparade.core.phrases import PHRASES
from postparade.reports.honours.titles import TITLES
from postparade.rules.contract import Option
from postparade.rules.registry import GAMES
from postparade.simulator import commands
from postparade.table.autopilot.next_step import Stage
from postparade.table.autopilot.progress import Why
from postparade.table.players import Temper
from postparade.web import i18n
from postparade.web.i18n import SCREENS, Translations
from postparade.web.pages import STATIC
from postparade.web.screens.registered_screens import ROLES

OTHERS = [language for language in LANGUAGES if language != USUAL]


@cache
def words(language: str) -> dict[str, dict[str, list[Any]]]:
    """The words of each catalogue; to read them takes longer than to import any other module of tests."""
    return {name: as_data(language, name) for name in SCREENS}


@cache
def said(language: str) -> dict[str, list[Any]]:
    """What pages say, in all rooms together."""
    return {key: parts for room in words(language).values() for key, parts in room.items()}


COMMAND_LINE = frozenset(
    [
        "access_unusable",
        "address_missing",
        "bad_usage",
        "unexpected",
        "browser_failed",
        "cards_no_address",
        "browser_missing",
        "config_bad_value",
        "config_missing",
        "config_other_name",
        "config_syntax",
        "config_unknown_key",
        "config_unreadable",
        "data_unusable",
        "document_unknown",
        "update_by_hand",
        "update_by_installer",
        "firmware_no_prompt",
        "firmware_not_back",
        "firmware_upload_failed",
        "horse_twice",
        "espeak_missing",
        "kokoro_language",
        "kokoro_missing",
        "kokoro_voice_unknown",
        "language_not_spoken",
        "lanes_unusable",
        "no_boards",
        "print_no_boards",
        "length_unusable",
        "no_simulated_players",
        "nobody_runs",
        "past_the_line",
        "picture_unwritable",
        "piper_failed",
        "voice_language_missing",
        "piper_missing",
        "piper_voice_missing",
        "port_busy",
        "port_forbidden",
        "positions_unreadable",
        "parts_too_much_current",
        "print_board_unknown",
        "print_hole_too_large",
        "print_too_many_pages",
        "recording_count",
        "recording_odd",
        "recording_silent",
        "report_unwritable",
        "scratched_moved",
        "scratched_unreadable",
        "scratches_over",
        "sheet_other_language",
        "sheet_page_missing",
        "sizes_differ",
        "sound_pack_other_voice",
        "sound_transcript_unusable",
        "track_lane_missing",
        "track_no_servos",
        "track_rails_whose",
        "unknown_board",
        "unknown_horse",
    ]
)
"""Codes that only the command line says, which speaks English."""

PAGES = tuple(path.relative_to(STATIC).as_posix() for path in sorted(STATIC.rglob("*.html")))
PACKAGE = STATIC.parents[1]
SCRIPTS = tuple(path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.js")))
"""The scripts of the pages, and of the games."""
UNSAID = {
    *("quiet small", "TimeoutError", "AbortError", "Enter"),
    *("#next button.primary, #entry button.primary, #start", "input, select, textarea, button, a, summary"),
    *("input:not([type=range]), select, textarea", "Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif"),
    "open turf",  # a picture that is kept under this name
}
"""Strings in scripts that look like words and are never shown."""
SAME = {"Post Parade", "$sentence", "$remedy", "/api/v1/openapi.json"}
"""What needs no translation, as numbers do not, and places for what the server says."""
PLACES = {"aria-label": "data-t-label", "alt": "data-t-alt", "placeholder": "data-t-hint"}


def slug(key: str) -> str:
    """A dotted key of the configuration as a part of the name of a message."""
    return re.sub(r"[._]", "-", key)


def arguments(parts: list[Any]) -> set[str]:
    """Every argument that a message may ask for."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, dict) and "arg" in part:
            found.add(part["arg"])
        elif isinstance(part, dict):
            found |= {part["select"]}.union(*(arguments(variant) for variant in part["of"].values()))
    return found


class Said(HTMLParser):
    """What a page says, each text with the key that translates it, if there is one."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[tuple[str, str | None]] = []
        self._open: list[str | None] = []
        self.feed((STATIC / page).read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for place, key in PLACES.items():
            if given.get(place):
                self.texts.append((given[place] or "", given.get(key)))
        if tag not in ("meta", "link", "img", "input", "br"):
            self._open.append(given.get("data-t"))

    def handle_endtag(self, tag: str) -> None:
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((data.strip(), self._open[-1] if self._open else None))


@cache
def script(name: str) -> str:
    """A script without its comments."""
    source = (PACKAGE / name).read_text(encoding="utf-8")
    return re.sub(r"(?s:/\*.*?\*/)|^\s*//.*$", "", source, flags=re.MULTILINE)


def spoken(source: str) -> list[str]:
    """Strings of a script that look like words for people: two words in a row, or one with a capital letter."""
    source = re.sub(r"^import.*$|className = [^;]*|class: [^,{}]*|Content-Type", "", source, flags=re.MULTILINE)
    strings = re.findall(r'"([^"\n]*)"', source)
    before, bare = "", source
    while bare != before:
        before, bare = bare, re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "", bare)
    strings += re.findall(r"`([^`\n]*)`", bare)
    return [text for text in strings if re.search(r"[A-Za-z]{2,},? +[a-z]{2,}|^[A-Z][a-z]{2,}", text)]


SHARED_CHOICES = frozenset(
    ["roll", "declare", "settle", "deal", "end-session", "top-up", "leave", "join", "pause", "resume", "resume-table"]
)
"""Labels of choices for which all games share the words."""


def option_keys(option: Option) -> set[str]:
    """The keys of an option of a setup, and of everything that can be chosen for it."""
    parts = ("", *option.values, *option.presets, *(("nobody",) if option.kind == "seat" else ()))
    return {f"option-{option.name}{f'-{part}' if part else ''}".replace("_", "-") for part in parts}


def keys_asked() -> set[str]:
    """Keys that pages and scripts ask for; those that are put together from a word and a name are written out."""
    everything = "".join(path.read_text(encoding="utf-8") for path in STATIC.rglob("*.html"))
    everything += "".join(map(script, SCRIPTS))
    found = set(re.findall(r'data-t(?:-\w+)?="([a-z-]+)"', everything))
    found |= {key for key in re.findall(r'"([a-z][a-z0-9-]*)"', everything) if key in said(USUAL)}
    for game in GAMES.values():
        found |= {key for option in game.offer().options for key in option_keys(option) if key in said(USUAL)}
    found |= {f"choice-{label}" for label in SHARED_CHOICES} | {"field-chips"}
    found |= {f"left-out-{reader}" for reader in ("electronic", "photographs", "unknown")}
    found |= {f"confirmation-{one}" for one in Confirmation}
    found |= {f"camera-{one}" for one in Confirmation if one is not Confirmation.RECEIVED}
    found |= {f"sound-{one}" for one in ("withheld", "sent", "received")}
    found |= {f"night-notice-{notice}" for notice in ("soon", "break", "bar", "final", "prizes")}
    found |= {f"luck-{test}" for test in ("faces", "sums", "runs", "again")}
    found |= {f"setting-{slug(field.key)}" for field in form()}
    written = {f"{slug(field.key)}-{choice}" for field in form() for choice in field.choices}
    found |= written & said(USUAL).keys()  # whatever has no word of its own is shown by its name
    found |= {f"update-ended-{outcome}" for outcome in get_args(Outcome) if outcome != "begun"}
    found |= {f"update-why-{reason}".replace("_", "-") for reason in REASONS}
    titles = (*TITLES, "there", "number")
    found |= {f"title-{name}{part}" for name in titles for part in ("", "-for")} | {f"podium-{at}" for at in (1, 2, 3)}
    found |= {f"evening-{column}" for column in ("place", "name", "sum")}
    found |= {f"{what}-{temper}" for what in ("bot-name", "temper") for temper in get_args(Temper)}
    found |= {f"preset-name-{name}" for name in ("quick", "children", "pub")} | {f"step-{step}" for step in (1, 2, 3)}
    found |= {f"preset-{what}" for what in ("bed", "brightness", "effects", "night", "odds", "typing", "voice")}
    found |= {f"screen-shows-{role}" for role in ROLES}
    found |= {f"{what}-{stage}" for what in ("stage", "hint") for stage in get_args(Stage)} & said(USUAL).keys()
    found |= {f"skipped-{why}" for why in get_args(Why)} | {f"item-{stands}" for stands in ("next", "played")}
    found |= {f"example-{name}" for name in ("afternoon", "corner", "pub")}
    fields = ("between", "closes", "fill", "least", "minutes", "opens", "patience", "pause", "races", "zone")
    found |= {f"plan-{field}" for field in fields}
    found |= {f"taking-{one}" for one in ("exposure", "rate", "any", "mjpg", "yuyv")}
    found |= {f"dice-{stage}" for stage in ("moving", "reading", "covered", "moved", "calibrating")}
    return found | {f"phase-{phase}" for phase in ("setup", "scratch", "race", "finished", "game-over")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    for name, english in words(USUAL).items():
        assert words(language)[name].keys() == english.keys()


def test_no_word_is_in_two_catalogues() -> None:
    assert len(said(USUAL)) == sum(map(len, words(USUAL).values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asks_for_the_same(language: str) -> None:
    english = {key: arguments(parts) for key, parts in said(USUAL).items()}
    assert {key: arguments(parts) for key, parts in said(language).items()} == english


def test_every_word_is_asked_for_and_every_word_asked_for_is_there() -> None:
    assert keys_asked() == said(USUAL).keys()
    called = {key for name in SCRIPTS for key in re.findall(r'\b(?:t|tParts)\("([^"]+)"', script(name))}
    assert called <= said(USUAL).keys()


def test_every_control_of_the_simulated_table_has_its_word() -> None:
    (table,) = re.findall(r"const CONTROLS = \{(.*?)\};", script("web/static/tools/simulator.js"), flags=re.DOTALL)
    assert set(re.findall(r"(\w+): ", table)) == set(commands.NAMES) - {"throw", "photo", "pin"}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_nothing_of_its_own(page: str) -> None:
    texts = [(text, key) for text, key in Said(page).texts if text not in SAME and not text.isdecimal()]
    assert texts
    assert [text for text, key in texts if key is None] == []
    assert [text for text, key in texts if said(USUAL)[str(key)] != [text]] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_says_nothing_of_its_own(name: str) -> None:
    assert [text for text in spoken(script(name)) if text not in UNSAID | SAME] == []


def test_the_search_finds_words_in_scripts() -> None:
    assert spoken('setText(x, "Nothing for you");') == ["Nothing for you"]
    assert spoken("el(`p`, {}, `You win ${amount}`)") == ["You win "]
    assert spoken('el("b", { class: "display number" }, "Rename")') == ["Rename"]


def details(*texts: str) -> set[str]:
    """The details that format strings speak of."""
    return set(re.findall(r"\{(\w+)", "".join(texts)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_and_fault_can_be_said_in_every_language(language: str) -> None:
    told = {key: parts for name in i18n.FAULTS for key, parts in as_data(language, name).items()}
    codes = CATALOGUE.keys() - COMMAND_LINE
    assert told.keys() == codes | {f"{code}.remedy" for code in codes} | PHRASES.keys()
    for code in codes:
        known = details(*CATALOGUE[code])
        assert arguments([*told[code], *told[f"{code}.remedy"]]) <= known, code
        for part in (told[code], told[f"{code}.remedy"]):
            assert part[-1].endswith("."), code
    assert {code: arguments(told[code]) for code in PHRASES} == {code: details(PHRASES[code]) for code in PHRASES}


def test_the_command_line_says_only_what_is_in_the_catalogue() -> None:
    assert CATALOGUE.keys() >= COMMAND_LINE


def test_choices_carry_all_their_variants() -> None:
    (choice, rest) = said(USUAL)["pot-stays"]
    assert choice == {
        "select": "chips",
        "of": {"one": [{"arg": "chips"}, " chip stays"], "other": [{"arg": "chips"}, " chips stay"]},
        "else": "other",
    }
    assert rest == " in the pot."


@pytest.mark.parametrize(("tag", "language"), [("de", "de"), ("de-AT", "de"), ("FR_ca", "fr"), ("tlh", None)])
def test_language_is_known_by_its_tag(tag: str, language: str | None) -> None:
    assert known_language(tag) == language


@pytest.mark.parametrize(
    ("path", "cookie", "accepts", "language"),
    [
        ("/messages.js", "it", "fr", "de"),
        ("/messages.js?own", "it", "fr", "it"),
        ("/messages.js?own", "tlh", "nl, fr-CA;q=0.8, es;q=0.9", "es"),
        ("/messages.js?own", None, "nl;q=x, tlh, *", "de"),
        ("/messages.js?own", None, None, "de"),
    ],
)
async def test_pages_of_the_table_speak_its_language_and_phones_their_own(
    path: str, cookie: str | None, accepts: str | None, language: str
) -> None:
    async def ask() -> str:
        app = web.Application()
        Translations("de-AT").add_to(app)
        async with TestClient(TestServer(app), cookies={"language": cookie} if cookie else None) as client:
            answer = await client.get(path, headers={"Accept-Language": accepts} if accepts else {})
            return await answer.text()

    told = await ask()
    assert told.startswith(f'export const language = "{language}";')
    assert "export const languages = {" in told
    assert ('"wrong_code"' in told) is (language != USUAL)
