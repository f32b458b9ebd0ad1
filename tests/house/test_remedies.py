"""A remedy that tells what to type tells something that is there, in every language."""

import re
from collections.abc import Iterator

import pytest

from tests.house.blueprint import PACKAGE, REPOSITORY
from tests.house.test_documents import leaves

SOURCES = (
    PACKAGE / "core" / "error_messages.py",
    *sorted((PACKAGE / "locale").glob("*/*.ftl")),
    *sorted((PACKAGE / "games").glob("*/words/*.ftl")),
)
FOREIGN = {"piper-tts", "postparade[league]", "postparade[smart-dice]"}
"""What a remedy installs that is no part of the program, or of what most tables need."""
OPTION = r"--[a-z][a-z-]*"


def said(pattern: str) -> Iterator[tuple[str, str]]:
    """Where something is said, and what."""
    for path in SOURCES:
        for found in re.findall(pattern, path.read_text(encoding="utf-8")):
            yield f"{path.parent.name}/{path.name}", found


def test_commands_of_remedies_exist_with_their_options() -> None:
    seen, against = 0, []
    for where, line in said(rf"(?<![\w./-])postparade ([a-z][a-z-]+(?: (?:[a-z][a-z-]*|{OPTION}))*)"):
        words = line.split()
        meant = list(leaves(words))
        known = {name for one in meant for argument in one.assemble_argument_collection() for name in argument.names}
        options = {word for word in words if word.startswith("--")}
        seen += bool(meant)
        # The program may be spoken of without a command: "postparade is running".
        if options - known - {"--verbose", "--help"} or (options and not meant):
            against.append(f"{where}: postparade {line}")
    assert against == []
    assert seen > 20


@pytest.mark.parametrize("script", ["install", "update"])
def test_options_of_the_scripts_that_remedies_name_exist(script: str) -> None:
    text = (REPOSITORY / "hardware" / script).read_text(encoding="utf-8")
    text += "".join(path.read_text(encoding="utf-8") for path in (REPOSITORY / "hardware" / "updater").glob("*.py"))
    named = {(where, option) for where, option in said(rf"hardware/{script} ({OPTION})")}
    assert [one for one in sorted(named) if one[1] not in text] == []


def test_targets_of_make_that_remedies_name_exist() -> None:
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    # "make" is a verb as well: what is typed is followed by nothing, or by a variable.
    named = {target for _, target in said(r"(?:Run:? |`)make ([a-z]+)")}
    assert named <= targets


def test_no_part_of_the_program_has_to_be_installed_by_hand() -> None:
    """The package brings all that it needs (test_release.py), so that no remedy asks for an extra but those of leagues
    and of smart dice."""
    assert {name.strip("'\"") for _, name in said(r"pip3? install ([\w'\"\[\].-]+?)[).,;]?(?=\s|$|[)\"])")} <= FOREIGN


def test_the_scan_sees_remedies() -> None:
    assert any(line.startswith("firmware upload") for _, line in said(r"postparade ([a-z ]+)"))
    assert ("core/error_messages.py", "--update") in set(said(rf"hardware/install ({OPTION})"))
