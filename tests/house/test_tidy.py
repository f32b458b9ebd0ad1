"""What is under version control is clean: no machine's paths or addresses, no rooms without a name."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.blueprint import Module

REPOSITORY = Path(__file__).resolve().parents[2]
NAMELESS = {"utils", "util", "common", "misc", "helpers", "helper"}
MACHINE_PATH = re.compile(r"(?<![\w.~}-])/(?:work|root|farm|tmp|home/\w+)(?:/|\b(?!\w))")
REGISTRY = re.compile(
    "|".join(("pypi" + r"\.org", "python" + "hosted", "npm" + r"js\.(?:org|com)", "debian" + r"\.org"))
)


def _text(path: Path) -> str:
    """What the file says, or nothing where it is no text."""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8")


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine-path", "registry"])
def test_no_paths_or_addresses_of_a_machine(tracked_files: list[Path], pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(REPOSITORY)}:{number}: {line.strip()[:80]}"
        for path in tracked_files
        if path != Path(__file__).resolve()
        for number, line in enumerate(_text(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("text", ["cd /work/x", "'/tmp/a'", "/root", "(/home/ann/x)"])
def test_machine_paths_are_recognised(text: str) -> None:
    assert MACHINE_PATH.search(text)


@pytest.mark.parametrize("text", ["team/work", "~/tmp", "../work/", "{x}/root/", "/workers", "/run/user"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)


def test_every_file_has_a_telling_name(tracked_files: list[Path]) -> None:
    names = {part.lower() for path in tracked_files for part in path.relative_to(REPOSITORY).with_suffix("").parts}
    assert names & NAMELESS == set()


def test_every_place_that_the_vocabulary_names_is_there() -> None:
    text = (REPOSITORY / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    places = re.findall(r"`((?:[a-z_]+/)+[a-z_]+(?:\.py)?|[a-z_]+\.py)`", text)
    assert len(places) > 40
    assert [place for place in places if not (REPOSITORY / "controller" / "postparade" / place).exists()] == []


def test_every_test_that_a_document_names_is_there(tracked_files: list[Path]) -> None:
    tests = [path.as_posix() for path in tracked_files if path.suffix == ".py"]
    named = [
        (path.name, name)
        for path in tracked_files
        if path.suffix == ".md" and path.name not in {"CHANGELOG.md", "RESULTS.md"}
        for name in re.findall(r"`(?:tests/)?([\w/]*test_\w+\.py)`", _text(path))
    ]
    assert len(named) > 40
    assert [one for one in named if not any(test.endswith(f"/{one[1]}") for test in tests)] == []


def test_lines_of_scripts_and_styles_are_no_longer_than_those_of_python(tracked_files: list[Path]) -> None:
    found = [
        f"{path.relative_to(REPOSITORY)}:{number}"
        for path in tracked_files
        if path.suffix in {".js", ".mjs", ".css"} and "third-party" not in path.parts
        for number, line in enumerate(_text(path).splitlines(), 1)
        if len(line) > 120
    ]
    assert found == []


def test_every_module_that_is_loaded_later_is_there(modules: list[Module]) -> None:
    names = {module.name for module in modules}
    loaded = [
        (module.name, argument.value)
        for module in modules
        for call in module.nodes()
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "_load"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    assert len(loaded) > 10
    assert [one for one in loaded if not {one[1], f"{one[0].partition('.')[0]}.{one[1]}"} & names] == []
