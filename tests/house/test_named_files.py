"""Files, scripts with their options and targets of make that documents name are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.blueprint import PACKAGE, REPOSITORY
from tests.house.test_documents import DOCUMENTS

TOPS = "|".join(sorted(path.name for path in REPOSITORY.iterdir() if path.is_dir() and not path.name.startswith(".")))
FILE = re.compile(rf"`((?:{TOPS}|web|core|rules|table)/[\w./-]+\.(?:py|md|sh|toml|txt|json|js|rules|service|csv))`")
BASES = (REPOSITORY, PACKAGE, REPOSITORY / "tests")
MADE = {"build", "dist"}
"""Folders of what the tools make."""
SCRIPT = re.compile(r"(?<![\w/-])(hardware/(?:install|update)|tools/\w+\.(?:py|sh))(?![\w/])((?: [^`|\n]*)?)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
TARGET = re.compile(r"(?:`|^|sudo )make ([a-z]+(?:-[a-z]+)*)(?=[ `\n])", re.MULTILINE)


def script_texts(script: str) -> str:
    """A script, and for the update of a machine the package behind it."""
    behind = (REPOSITORY / "hardware" / "updater").glob("*.py") if script == "hardware/update" else ()
    return "".join(path.read_text(encoding="utf-8") for path in (REPOSITORY / script, *behind))


def missing(text: str) -> Iterator[str]:
    """What a text names and is not there."""
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    for name in FILE.findall(text):
        if name.partition("/")[0] not in MADE and not any((base / name).exists() for base in BASES):
            yield name
    for script, words in SCRIPT.findall(text):
        if not (REPOSITORY / script).is_file():
            yield script
        else:
            known = script_texts(script)
            yield from (f"{script} {option}" for option in OPTION.findall(words) if option not in known)
    for target in TARGET.findall(text):
        if not re.search(rf"^{target}:|^\.PHONY:.* {target}( |$)", makefile, re.MULTILINE):
            yield f"make {target}"


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_files_scripts_and_targets_that_a_page_names_are_there(page: Path) -> None:
    assert list(missing(page.read_text(encoding="utf-8"))) == []


def test_what_is_not_there_is_found() -> None:
    text = "`tests/nowhere.py`, `sudo hardware/install --nothing`, `tools/nothing.py`, `make nothing`"
    named = {"tests/nowhere.py", "hardware/install --nothing", "tools/nothing.py", "make nothing"}
    assert set(missing(text)) == named
