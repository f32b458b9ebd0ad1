"""The example of docs/adding-a-language.md, installed as a package of its own, is a language of the table."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow(5)

REPOSITORY = Path(__file__).resolve().parents[2]
EXAMPLE = REPOSITORY / "docs" / "examples" / "dutch-language"
PAGE = REPOSITORY / "docs" / "adding-a-language.md"
ASK = """
import json
from postparade.announcer.wording import Wording
from postparade.core.i18n import LANGUAGES, Messages, known_language
from postparade.announcer.commentary.calls import Line
from postparade.reports.words import Words
from postparade.web.i18n import FAULTS, SCREENS, everything

calls = Wording("nl")
screens = everything("nl", SCREENS)
print(json.dumps({
    "languages": LANGUAGES,
    "known": known_language("nl-BE"),
    "scratch": [calls.text(Line("scratch", (("horse", 7),), variant)) for variant in (1, 2)],
    "wordings": calls.variants("scratch"),
    "english": calls.text(Line("bets-open", ())),
    "pay": calls.text(Line("pay", (("name", "Ann"), ("chips", 3)))),
    "board": screens["in-the-pot"],
    "untranslated": screens["scan-to-sit"],
    "same keys": set(screens) >= set(everything("en", SCREENS)),
    "faults": everything("nl", FAULTS),
    "drawing": Words("nl")("this-board"),
}))
"""


@pytest.fixture(scope="module")
def installed(install_example: Callable[[str], Path]) -> dict[str, str]:
    """The environment of a Python where the example was installed, by pip and without a network."""
    paths = (REPOSITORY / "controller", install_example("dutch-language"))
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}


def answer(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_table_speaks_it_and_falls_back_to_english(installed: dict[str, str]) -> None:
    found: dict[str, Any] = json.loads(answer(installed, "-c", ASK))
    assert found["languages"]["nl"] == "Nederlands"
    assert found["known"] == "nl"
    assert found["scratch"] == ["De zeven is teruggetrokken.", "Geen race vandaag voor de zeven."]
    assert found["wordings"] == 2
    assert found["english"].isascii()
    assert found["pay"] == "3 fiches, Ann."
    assert found["board"] == ["In de pot"]
    assert found["untranslated"][0].startswith("Scan the code")
    assert found["same keys"]
    assert found["faults"] == {}
    assert found["drawing"]


def test_every_message_uses_the_arguments_of_the_english_one(installed: dict[str, str]) -> None:
    for catalogue in (EXAMPLE / "postparade_dutch" / "locale").glob("*.ftl"):
        package = REPOSITORY / "controller/postparade"
        homes = [package / "locale/en" / catalogue.name]
        # What the caller says of one game lies with the game.
        homes += package.glob("games/*/words/calls/en.ftl") if catalogue.name == "calls.ftl" else ()
        english = "\n".join(home.read_text(encoding="utf-8") for home in homes)
        for block in re.split(r"^(?=[a-z][\w-]* =)", catalogue.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            key = block.partition(" =")[0]
            theirs = re.search(rf"^{re.escape(key)} =.*?(?=^[a-z][\w-]* =|\Z)", english, re.MULTILINE | re.DOTALL)
            assert theirs is not None, key
            given = set(re.findall(r"\$([\w-]+)", theirs[0]))
            assert set(re.findall(r"\$([\w-]+)", block)) <= given, key


def test_command_line_knows_it_only_where_it_is_installed(installed: dict[str, str], tmp_path: Path) -> None:
    config = tmp_path / "postparade.toml"
    config.write_text('[announcer]\nlanguage = "nl"\n', encoding="utf-8")
    check = ("-m", "postparade", "config", "check", "--config", str(config))
    assert answer(installed, *check).startswith("ok: ")
    bare = installed | {"PYTHONPATH": str(REPOSITORY / "controller")}
    done = subprocess.run([sys.executable, *check], env=bare, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("unknown_language: ")
    build = [sys.executable, "-m", "postparade", "sounds", "build", str(tmp_path / "pack"), "--language", "nl"]
    done = subprocess.run(build, env=installed, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.partition(":")[0]) == (1, "voice_language_missing")


def test_package_that_cannot_be_imported_is_left_out(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[postparade.languages]\nxx = broken\nen = broken\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("raise RuntimeError('no')\n", encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(REPOSITORY / "controller"), str(tmp_path)))}
    listed = answer(environment, "-c", "from postparade.core.i18n import LANGUAGES; print(*LANGUAGES)")
    assert listed.split() == ["en", "de", "es", "fr", "it"]


def test_page_shows_the_files_of_the_example() -> None:
    page = PAGE.read_text(encoding="utf-8")
    files = "".join(
        file.read_text(encoding="utf-8") for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".ftl", ".toml")
    )
    quoted = re.findall(r"```(?:python|ftl)\n(.*?)```|```toml\n(\[project.*?)```", page, re.DOTALL)
    assert len(quoted) >= 4
    for code, metadata in quoted:
        assert (code or metadata) in files
