"""The package, its locks and what the code imports agree."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

import postparade
from tests.house.blueprint import Module

REPOSITORY = Path(__file__).resolve().parents[2]
LOCKS = [
    "requirements.lock",
    "requirements-dev.lock",
    "requirements-voice.lock",
    "requirements-league.lock",
    "requirements-smart-dice.lock",
]
BROUGHT_ALONG = {"yarl"}
"""Part of the interface of a declared library: aiohttp speaks of addresses in yarl's URLs."""
FOLDERS_OF_SCRIPTS = ("tests", "testkit", "benchmarks", "tools", "sounds")
OF_EXTRAS = {"pyworld": "pyworld-prebuilt"}
"""Libraries of optional extras that are called otherwise than their projects."""
FROM_DEBIAN = {"picamera2"}
"""What comes with Raspberry Pi OS and cannot be installed otherwise; docs/configuration.md says how."""


def canonical(requirement: str) -> str:
    """The name of the project in ``requirement``, in its canonical spelling."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))


def lock(name: str) -> dict[str, list[str]]:
    """The requirements of a lock file by project; each with its version, marker and hashes."""
    text = (REPOSITORY / name).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        found.setdefault(canonical(line), []).append(line)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_locks_pin_and_hash_everything_and_hold_no_address(name: str) -> None:
    text = (REPOSITORY / name).read_text(encoding="utf-8")
    assert not re.search("://|--find-links|--(extra-)?index-url|--trusted-host| @ |file:", text)
    for requirements in lock(name).values():
        for requirement in requirements:
            assert "==" in requirement.split()[0]
            assert "--hash=sha256:" in requirement


@pytest.mark.parametrize("name", LOCKS[1:])
def test_other_locks_hold_the_run_lock_in_the_same_versions(name: str) -> None:
    run, dev = lock("requirements.lock"), lock(name)
    pins = {name: {line.split()[0] for line in lines} for name, lines in run.items()}
    assert pins == {name: {line.split()[0] for line in dev.get(name, [])} for name in run}


def test_locks_hold_every_declared_dependency(project: dict[str, Any]) -> None:
    declared = {canonical(line) for line in project["project"]["dependencies"]}
    assert declared <= lock("requirements.lock").keys()
    dev = {canonical(line) for line in project["dependency-groups"]["dev"] if isinstance(line, str)}
    assert dev <= lock("requirements-dev.lock").keys()
    for extra, lines in project["project"]["optional-dependencies"].items():
        assert {canonical(line) for line in lines} <= lock(f"requirements-{extra}.lock").keys()


def test_version_has_one_home(project: dict[str, Any]) -> None:
    assert project["project"]["dynamic"] == ["version"]
    assert REPOSITORY / project["tool"]["hatch"]["version"]["path"] == Path(postparade.__file__)
    assert re.fullmatch(r"\d+\.\d+\.\d+", postparade.__version__)


def test_the_package_imports_only_what_it_declares(project: dict[str, Any], modules: list[Module]) -> None:
    declared = {canonical(line) for line in project["project"]["dependencies"]}
    distributions = packages_distributions()
    imported = {name.partition(".")[0] for module in modules for _, name in module.imports()}
    imported -= sys.stdlib_module_names | {"postparade"} | FROM_DEBIAN
    extras = {canonical(line) for lines in project["project"]["optional-dependencies"].values() for line in lines}
    imported = {library for library in imported if canonical(OF_EXTRAS.get(library, library)) not in extras}
    used = {canonical(owner) for library in imported for owner in distributions.get(library, [library])}
    namespaces = {canonical(owner) for owner in distributions["fluent"]}
    assert used - namespaces <= declared
    assert declared - used == set()


def test_tests_and_scripts_import_what_is_declared(project: dict[str, Any]) -> None:
    groups = [project["project"]["dependencies"], project["dependency-groups"]["dev"]]
    declared = {canonical(line) for lines in groups for line in lines if isinstance(line, str)} | {"hatchling"}
    distributions = packages_distributions()
    files = [path for folder in FOLDERS_OF_SCRIPTS for path in (REPOSITORY / folder).rglob("*.py")]
    examples = {path.name for path in (REPOSITORY / "docs" / "examples").glob("*/*") if path.is_dir()}
    ours = {
        "postparade",
        *BROUGHT_ALONG,
        *examples,
        *(path.stem for path in files),
        *(path.parent.name for path in files),
        *(path.parent.name for path in (REPOSITORY / "hardware").rglob("__init__.py")),
        *(path.stem for folder in ("emulator", "image") for path in (REPOSITORY / "hardware" / folder).rglob("*.py")),
    }
    against = {
        str(path.relative_to(REPOSITORY)): library
        for path in files
        for library in imported_libraries(path) - ours
        if not {canonical(owner) for owner in distributions.get(library, [library])} & declared
    }
    assert against == {}


def imported_libraries(path: Path) -> set[str]:
    """What the file imports from outside the standard library, by top-level name."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names
