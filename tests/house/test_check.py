"""`make check` runs the tests that a change may break: those of the rooms that it reaches along imports."""

import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.house.blueprint import REPOSITORY
from tests.house.tool import load_tool

PACKAGE = "controller/postparade"


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return load_tool("check")


@pytest.fixture(scope="module")
def sources(check: ModuleType) -> Any:
    return check.Sources()


def places(check: ModuleType, sources: Any, *names: str) -> set[str]:
    """The folders and modules right below ``tests`` of which some test is run for a change to these files."""
    for name in names:
        assert (REPOSITORY / name).exists()
    return {test.parts[1] for test in check.touched({Path(name) for name in names}, sources)}


@pytest.mark.slow(3)
def test_a_change_in_a_base_room_reaches_every_room_that_imports_it(check: ModuleType, sources: Any) -> None:
    found = places(check, sources, f"{PACKAGE}/rules/dice.py")
    assert {"rules", "games", "table", "dice", "track", "announcer", "web", "simulator", "test_app.py"} <= found


def test_a_change_upstairs_leaves_the_ground_alone(check: ModuleType, sources: Any) -> None:
    found = places(check, sources, f"{PACKAGE}/workshop/paper.py")
    assert {"workshop", "cli", "house"} <= found
    assert not {"rules", "core", "games", "announcer"} & found


def test_pages_are_tested_by_their_room_and_documents_by_their_readers(check: ModuleType, sources: Any) -> None:
    page = next((REPOSITORY / PACKAGE / "web" / "static").rglob("*.js")).relative_to(REPOSITORY)
    assert places(check, sources, str(page)) == {"web", "house"}
    assert "hardware" in places(check, sources, "hardware/install")
    assert places(check, sources, "README.md") == {"house"}


def test_a_changed_test_and_the_tests_that_share_a_changed_helper_run(check: ModuleType, sources: Any) -> None:
    own = Path("tests/dice/test_pacer.py")
    assert own in check.touched({own}, sources)
    shared = Path("tests/announcer/call_checker.py")
    assert Path("tests/announcer/commentary/test_transcripts.py") in check.touched({shared}, sources)
    of_pages = {test for test in sources.tests() if test.is_relative_to("tests/web")}
    assert of_pages <= check.touched({Path("tests/web/conftest.py")}, sources)


def test_new_dependencies_or_settings_run_everything(check: ModuleType, sources: Any) -> None:
    assert check.touched({Path("pyproject.toml")}, sources) == sources.tests()


def test_the_nearest_tests_come_first(check: ModuleType, sources: Any) -> None:
    changes = {Path(PACKAGE, "rules/race.py")}
    found = sources.nearest(check.touched(changes, sources), changes)
    away = sources.importing(changes)
    beside = [test for test in found if not test.is_relative_to("tests/house")]
    assert found[: -len(beside)] == sorted(set(found) - set(beside)), "the house first"
    assert Path("tests/rules/test_race.py") in beside[: sum(away.get(test) == 1 for test in found)]
    steps = [away[test] for test in beside if test in away]
    assert steps == sorted(steps)
    assert steps[0] == 1
    assert [away[test] for test in beside[: len(steps)]] == steps, "what imports nothing of it comes last"


def test_modules_that_are_slow_as_a_whole_are_not_even_imported(check: ModuleType, sources: Any) -> None:
    fast = sources.fast(sources.tests())
    assert Path("tests/hub/test_night_of_processes.py") not in fast
    assert Path("tests/house/test_no_silent_skips.py") in fast, "some of it is fast"
    assert Path(__file__).relative_to(REPOSITORY) in fast


def test_imports_are_found_however_they_are_written(check: ModuleType, tmp_path: Path) -> None:
    package = tmp_path / PACKAGE
    (package / "core").mkdir(parents=True)
    for name in ("alone", "first", "second", "third", "inside"):
        (package / "core" / f"{name}.py").write_text("")
    (package / "app.py").write_text(
        "import postparade.core.alone as alone\n"
        "from postparade.core import (  # why, with a comma\n    first,\n    second as other,  # noqa: F401\n)\n"
        "def late():\n    from postparade.core.third import a_name\n    import os, postparade.core.inside\n"
    )
    importers = check.Sources(tmp_path).importers
    for name in ("alone", "first", "second", "third", "inside"):
        assert importers.get(Path(PACKAGE, "core", f"{name}.py")) == {Path(PACKAGE, "app.py")}, name


def test_every_test_is_run_for_something_else_than_itself(check: ModuleType, sources: Any) -> None:
    """A folder of tests that no change reaches would run in `make test` only, and nobody would know."""
    everything = {path for path in sources.files if path.parts[0] != "tests"}
    everything |= {Path(folder, "any") for folder in ("docs", "firmware", "hardware", "sounds", "tools", "benchmarks")}
    assert sources.tests() - check.touched(everything, sources) == set()


def git(folder: Path, *words: str) -> None:
    names = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *names, *words], check=True, capture_output=True)


def test_changed_is_what_differs_from_main_committed_or_not(check: ModuleType, tmp_path: Path) -> None:
    git(tmp_path, "init", "-b", "main")
    for name in ("committed.py", "edited.py", "same.py", "moved.py"):
        (tmp_path / name).write_text("1\n")
    (tmp_path / ".gitignore").write_text("ignored.py\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    assert check.changed(tmp_path) == set()
    git(tmp_path, "switch", "-c", "branch")
    (tmp_path / "committed.py").write_text("2\n")
    git(tmp_path, "mv", "moved.py", "there.py")
    git(tmp_path, "commit", "-am", "second")
    for name in ("edited.py", "new.py", "ignored.py"):
        (tmp_path / name).write_text("3\n")
    assert check.changed(tmp_path) == {
        Path(name) for name in ("committed.py", "edited.py", "new.py", "moved.py", "there.py")
    }


def test_a_module_is_slow_as_a_whole_where_every_test_opens_a_browser(check: ModuleType) -> None:
    slow = check.slow_as_a_whole
    assert slow("def test_it(\n    browsers: Browsers, evening: Evening\n) -> None: ...")
    assert not slow("def test_it(browsers: Browsers) -> None: ...\n\ndef test_that() -> None: ...")
    assert not slow("def helper(browsers: Browsers) -> None: ...")
