"""What documents tell people to type works: console blocks are carried out, and whatever else is named is there.

Blocks of a page are carried out in their order in one empty folder. Where a block is TOML it is added to the
``postparade.toml`` there. What needs a track is done on the simulated one, what needs a board on one that runs
MicroPython.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App

from postparade.cli.main import app, main
from tests.house.blueprint import REPOSITORY
from tests.track.firmware.workbench import Workbench

pytestmark = pytest.mark.slow(15)

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
DOCUMENTS = [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").glob("*.md"))]
DOCUMENTS += sorted((REPOSITORY / "hardware").rglob("*.md"))
BLOCK = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GUIDE = REPOSITORY / "docs" / "build-guide.md"
TRANSLATED = sorted((REPOSITORY / "docs").glob("build-guide.??.md"))
SAID = re.compile(r"`([^`\n=]+)`")
"""What a command may be said to print: it sets nothing."""
JUDGES_THE_MACHINE = {"doctor"}
"""Commands whose exit status speaks of the machine and not of the page."""


def blocks(page: Path) -> list[tuple[str, str]]:
    """Language and text of every fenced block."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def commands(text: str) -> list[list[str]]:
    """The words of every line of a console block that begins with a prompt."""
    lines = (line.removeprefix("$ ") for line in text.splitlines() if line.startswith("$ "))
    return [shlex.split(line, comments=True) for line in lines]


WITH_COMMANDS = [
    page for page in DOCUMENTS if page not in TRANSLATED and any(kind == "console" for kind, _ in blocks(page))
]
"""Translations say the same commands as the guide, as a test below sees to."""


@pytest.fixture
def board(tmp_path: Path) -> Iterator[str]:
    """The port of a board with nothing but MicroPython; made when it is first asked for."""
    folder = tmp_path / "board"
    folder.mkdir()
    bench = Workbench(folder, firmware=False)
    yield bench.port
    bench.close()


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_every_command_of_a_page_works(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "maker"
    folder.mkdir()
    monkeypatch.chdir(folder)
    carried_out = 0
    for kind, text in blocks(page):
        if kind == "toml":
            with Path("postparade.toml").open("a", encoding="utf-8") as file:
                file.write(f"\n{text}")
        for words in commands(text) if kind == "console" else ():
            assert words[0] == "postparade", f"{page.name} tells to type {words}"
            if words[1] == "run":
                open_and_stop(words[2:], folder)
            else:
                status = main(simulated(words[1:], request))
                assert status == 0 or words[1] in JUDGES_THE_MACHINE, f"{page.name}: {shlex.join(words)}"
            carried_out += 1
    assert carried_out
    printed = capsys.readouterr().out
    assert [said for said in outcomes(page) if said not in printed] == []


def outcomes(page: Path) -> list[str]:
    """What the page says that its commands print, in the paragraphs that begin with a test."""
    tests = re.findall(r"^\*\*Test\.\*\*.*?\n\n", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    found = [said for paragraph in tests for said in SAID.findall(paragraph)]
    return [said for said in found if len(said.split()) > 2 and not said.startswith(("postparade ", "sudo "))]


def test_the_guide_quotes_what_commands_print() -> None:
    assert {"every chip accounted for", "330 pixels on 1 chain, 11 servos, 4 buttons"} <= set(outcomes(GUIDE))


def simulated(words: list[str], request: pytest.FixtureRequest) -> list[str]:
    """The command for a machine without a track."""
    if words[0] == "firmware":
        return [*words, "--port", request.getfixturevalue("board")]
    if words[:2] in (["track", "test"], ["track", "rails"]) or "--light" in words:
        return [*words, *(() if "--simulated" in words else ("--simulated",)), "--seconds", "0"]
    return words


def open_and_stop(options: list[str], folder: Path) -> None:
    """Start a table as the page says, on a free port and with no hardware but simulated one, and stop it once it is
    open."""
    words = [sys.executable, "-m", "postparade", "run", *options, "--port", "0", "--host", "127.0.0.1"]
    words += ["--dice", "manual", "--data", str(folder / "data")]
    if "--hardware" not in options:
        words += ["--hardware", "none"]
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY / "controller"), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Post Parade is open. Board: http://")
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.wait(60) in (0, 130)
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def named(page: Path) -> Iterator[list[str]]:
    """Every ``postparade`` command that a page names, in a block or in a line, as words."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"`(postparade [^`\n]+)`", text)
    for kind, block in blocks(page):
        if kind in ("", "console", "sh"):
            found += re.findall(r"^(?:\$ )?(?:\.venv/bin/)?(postparade [^#\n]+)", block, re.MULTILINE)
    yield from (line.replace("[", " ").replace("]", " ").replace("|", " ").split() for line in found)


def leaves(words: list[str]) -> Iterator[App]:
    """The commands that ``words`` begin with: one, or several that stand side by side in a group."""
    group: App = app
    for word in words:
        if word.startswith("-") or word not in list(group):
            return
        below = group[word]
        if below.default_command is not None:
            yield below
        if any(not name.startswith("-") for name in below):
            group = below


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_commands_that_a_page_names_exist_with_their_options(page: Path) -> None:
    against = []
    for words in named(page):
        known = {"--help", "--version", "--verbose"}
        meant = list(leaves(words[1:]))
        for command in meant:
            known |= {name for argument in command.assemble_argument_collection() for name in argument.names}
        options = {word.partition("=")[0].rstrip(".,:;)") for word in words if word.startswith("--")}
        if not meant or options - known:
            against.append(" ".join(words))
    assert against == []


def test_the_scan_of_named_commands_sees_them() -> None:
    seen = [words for page in DOCUMENTS for words in named(page)]
    assert len(seen) > 60
    assert ["postparade", "track", "rails", "--horse", "N"] in seen


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_the_guide_has_the_same_steps_and_commands_in_every_language(page: Path) -> None:
    steps = [re.findall(r"^## (\d+)\.", one.read_text(encoding="utf-8"), re.MULTILINE) for one in (GUIDE, page)]
    assert steps[0] == steps[1]
    assert len(steps[0]) == 10
    wanted, found = ([block for block in blocks(one) if block[0] in ("console", "toml")] for one in (GUIDE, page))
    assert found == wanted
    tests = [
        len(re.findall(r"^\*\*\w+\.\*\* ", one.read_text(encoding="utf-8"), re.MULTILINE)) for one in (GUIDE, page)
    ]
    assert tests == [10, 10]


def test_the_guide_says_in_every_language_that_nobody_has_built_this() -> None:
    words = ["**Nobody has built this yet.**", "noch niemand gebaut.**", "**Todavía no la ha construido nadie.**"]
    words += ["**Personne ne l'a encore construite.**", "**Nessuno l'ha ancora costruito.**"]
    for page, said in zip((GUIDE, *TRANSLATED), words, strict=True):
        assert said in page.read_text(encoding="utf-8").partition("\n## ")[0], page.name


def test_the_guide_is_there_in_five_languages() -> None:
    assert [page.suffixes[0] for page in TRANSLATED] == [".de", ".es", ".fr", ".it"]


def test_links_between_documents_lead_somewhere() -> None:
    missing = [
        f"{page.name}: {target}"
        for page in DOCUMENTS
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert missing == []


def test_every_document_is_listed_in_the_readme() -> None:
    readme = REPOSITORY / "README.md"
    listed = {REPOSITORY / target for target in LINK.findall(readme.read_text(encoding="utf-8"))}
    forgotten = [page for page in DOCUMENTS if page not in listed and page != readme and page not in TRANSLATED]
    assert [str(page.relative_to(REPOSITORY)) for page in forgotten] == []
