"""Every command line that the project names anywhere is one that the program takes: pages, remedies in all languages,
services, the installer, what commands print and the heads of files they write. Usage lines are taken with all their
options together."""

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cyclopts import App, CycloptsError, MissingArgumentError, ValidationError

from postparade.cli.main import VERBOSE, app
from tests.house.blueprint import REPOSITORY

NAME = re.compile(r"""(?P<before>^|[\s`"'(:={|>+@-]|[\w./})$-]*/)postparade["']?(?P<line> [^\n]*)""", re.MULTILINE)
PLACEHOLDER = re.compile(r"(?<![A-Za-z0-9])[A-Z][A-Z0-9_]*(?![A-Za-z0-9_])|\.\.\.|\$\{?\w+\}?")
STANDING_FOR = ("x", "1", ".", "quarter-horse", "pico", "manual", "2=1")
"""What a placeholder may stand for: one of these must be taken."""
ENDS = re.compile(r"\s#\s|\s\|\s|\s&&|\s\|\||[0-9]?>|;|\s{2,}")
WHOLE = {"Makefile", "install"}
OF_EXAMPLES = {"network": "camera", "artnet": "pico"}
"""What the packages in docs/examples bring, and what stands for it here, where they are not installed."""
KINDS = {".ftl", ".html", ".js", ".md", ".py", ".rules", ".service", ".sh", ".toml", ".txt", ".yml"}

pytestmark = pytest.mark.slow(8)


class Named(NamedTuple):
    """A command line as ``place`` names it: the words after ``postparade``; ``whole`` if all of them belong to it,
    else a sentence may go on after them; ``complete`` if it is to be typed as it stands, and not only spoken of."""

    place: str
    words: tuple[str, ...]
    whole: bool
    complete: bool


def texts(path: Path) -> Iterator[tuple[str, bool]]:
    """The texts of a file that may name commands, and whether they are code, where a line is a command to its end."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        inside: set[int] = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.JoinedStr):
                inside |= {id(part) for part in node.values}
                parts = (part.value if isinstance(part, ast.Constant) else "{it}" for part in node.values)
                yield "".join(map(str, parts)), False
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield node.value, False
    elif path.suffix == ".md":
        for number, block in enumerate(re.split(r"^```.*$", text, flags=re.MULTILINE)):
            yield block, number % 2 == 1
    else:
        yield text, path.suffix in {".service", ".sh"} or path.name in WHOLE


def named(path: Path) -> Iterator[Named]:
    """Every command that a file names."""
    place = str(path.relative_to(REPOSITORY))
    for text, code in texts(path):
        for found in NAME.finditer(text):
            line = found["line"]
            quoted = found["before"].endswith("`")
            if quoted:
                line = line.partition("`")[0]
            line = re.sub(r"(?<=\w)\{[^}]*\}", "", ENDS.split(line.strip())[0])
            line = re.sub(r"\{\s*\$?[\w.\-]+\s*\}", "IT", line)
            if path.suffix == ".service":  # systemd puts the words of a variable here: options
                line = re.sub(r" \$\w+$", "", line)
            comment = code and text[: found.start()].rpartition("\n")[2].lstrip().startswith("#")
            whole = (quoted or code) and not comment
            if words := _split(line, whole):
                yield Named(place, words, whole, whole and not quoted)


def _split(line: str, whole: bool) -> tuple[str, ...]:
    """The words of a line as a shell finds them, without what a script adds of its own."""
    try:
        words = shlex.split(line) if whole else line.split()
    except ValueError:
        words = line.split()
    return tuple(OF_EXAMPLES.get(word, word) for word in words if not word.startswith(("$(", "$@")))


def paths_of(words: tuple[str, ...]) -> Iterator[tuple[list[str], App, tuple[str, ...]]]:
    """The commands that ``words`` begin with, the parser of each and the rest; several between bars."""
    found: list[tuple[list[str], App]] = [([], app)]
    for at, word in enumerate(words):
        bare = word.strip("\"'").rstrip(".,:;)\"'")
        choices = bare.split("|")
        if word.startswith("-") or not all(choice in list(one) for _, one in found for choice in choices):
            rest = words[at:]
            break
        found = [([*path, choice], one[choice]) for path, one in found for choice in choices]
        if word != bare:
            rest = ()
            break
    else:
        rest = ()
    if found[0][0]:
        yield from ((path, one, rest) for path, one in found)


def flags_of(command: App) -> dict[str, bool]:
    """The options of a command, and whether each takes a value."""
    if command.default_command is None:
        return {}
    return {
        name: argument.hint is not bool
        for argument in command.assemble_argument_collection()
        for name in argument.names
        if name.startswith("-")
    }


def arguments(command: App, rest: tuple[str, ...], whole: bool) -> list[str]:
    """The words of ``rest`` that belong to the command: all of them, or in a sentence those that look like it."""
    given: list[str] = []
    takes_value = flags_of(command)
    for word in rest:
        bare = re.sub(r"[\[\]]", "", word).strip("\"'`")
        ended = re.sub(r"(?<!\.)[.,:;)]+$", "", bare) if not whole else bare
        after = bool(given) and takes_value.get(given[-1], False)
        if not whole and not (after or ended.startswith("--") or PLACEHOLDER.fullmatch(ended)):
            break
        if ended and ended != VERBOSE:
            given += ended.split("=", 1) if ended.startswith("--") and "=" in ended else [ended]
        if ended != bare:
            break
    return [word for word in given if word != "..."]


def readings(word: str) -> list[str]:
    """What may stand in the place of ``word``."""
    word = word.removesuffix("...")
    return [PLACEHOLDER.sub(other, word) for other in STANDING_FOR] if PLACEHOLDER.search(word) else [word]


def refusal(path: list[str], given: list[str], complete: bool) -> str:
    """Why the program does not take the command with these arguments; nothing if it does. Something may be missing in
    a line that is not ``complete``."""
    choices = [word.split("|") if not word.startswith("-") else [word] for word in given]
    # Every choice once, beside the first of all others.
    lines = [[one[0] for one in choices]]
    lines += [[*lines[0][:at], other, *lines[0][at + 1 :]] for at, one in enumerate(choices) for other in one[1:]]
    return next((why for line in lines if (why := _refusal(path, line, complete))), "")


def _refusal(path: list[str], line: list[str], complete: bool) -> str:
    left = [readings(word) for word in line]
    while True:
        words = [one[0] for one in left]
        try:
            app.parse_args([*path, *words], exit_on_error=False, print_error=False)
        except MissingArgumentError as error:
            return " ".join(str(error).split()) if complete and line else ""
        except CycloptsError as error:
            if not line and isinstance(error, ValidationError):
                return ""
            # Whatever stands for the placeholder that was refused gives way to the next.
            names = set() if error.argument is None else set(error.argument.names)
            after = [at for at, one in enumerate(left) if len(one) > 1 and at and words[at - 1] in names]
            alone = [at for at, one in enumerate(left) if len(one) > 1 and not (at and words[at - 1].startswith("-"))]
            if not (error.argument is not None and (after or alone)):
                return " ".join(str(error).split())
            del left[(after or alone)[0]][0]
        else:
            return ""


def check(one: Named) -> list[str]:
    """What is wrong with a named command."""
    wrong = []
    for path, command, rest in paths_of(one.words):
        given = arguments(command, rest, one.whole)
        if {"--help", "--version"} & set(given):
            continue
        if why := refusal(path, given, one.complete):
            wrong.append(f"{one.place}: postparade {' '.join([*path, *given])}: {why}")
    return wrong


@pytest.fixture(scope="module")
def everything(tracked_files: list[Path]) -> list[Named]:
    listed = [path for path in tracked_files if path.suffix in KINDS or path.name in WHOLE]
    paths = [path for path in listed if path.relative_to(REPOSITORY).parts[0] != "tests"]
    return list(dict.fromkeys(one for path in sorted(paths) for one in named(path)))


def test_every_command_that_is_named_anywhere_is_taken(everything: list[Named]) -> None:
    assert [wrong for one in everything for wrong in check(one)] == []


def test_the_scan_sees_pages_remedies_services_and_what_programs_print(everything: list[Named]) -> None:
    seen = {(one.place, " ".join(path)) for one in everything for path, _, _ in paths_of(one.words)}
    assert len(seen) > 150
    assert {
        ("README.md", "run"),
        ("controller/postparade/core/error_messages.py", "firmware upload"),
        ("controller/postparade/locale/de/faults.ftl", "journal salvage"),
        ("controller/postparade/appliance/settings_file.py", "config check"),
        ("controller/postparade/cli/sounds/split.py", "sounds check"),
        ("controller/postparade/doctor/checks/track.py", "track test"),
        ("hardware/services/postparade.service", "run"),
        ("hardware/install", "init"),
        ("docs/printing.md", "track print"),
    } <= seen


@pytest.mark.parametrize(
    "line",
    [
        "run [--data DIR] [--demonstration]",
        "config show|options [--config FILE] [--json]",
        "sounds script PACK",
        "track print --paper a7",
        "dice watch FOLDER --camera 0",
        "journal check JOURNAL --to DIR",
        "sounds split PACK",
    ],
)
def test_a_line_that_the_program_refuses_is_found(line: str) -> None:
    assert check(Named("page", tuple(line.split()), True, True))
