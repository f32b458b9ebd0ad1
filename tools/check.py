"""Run the fast tests of what was changed: tools/check.py [--all] [--show] [words for pytest]

Changed is what differs from the branch main, or from the last commit where there is no such branch, with files that are
not added yet. A test is run if it was changed, if it imports something that was changed, through however many modules,
or if it belongs to a room of which a module does; the rooms import one another along the arrows of tests/house only.
Whatever is no Python (firmware, pages, parts, documents) is tested by its room, and by the tests that name its folder.
The tests of the house always run. Modules that are
marked as slow are left out. Of many modules those run that are the fewest imports away from what was changed, and the
others are counted: they are left to `make test`. With --all every fast test runs, with a folder or module of tests that
one, with --show none, and the files are listed, the nearest first.
"""

import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterable
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
ROOTS = {
    "postparade": "controller/postparade",
    "tests": "tests",
    "testkit": "testkit",
    "training": "training",
    "updater": "hardware/updater",
}
"""Where the modules of a name lie."""
PACKAGE = Path(ROOTS["postparade"])
IMPORT = re.compile(r"^[ \t]*(?:from +([\w.]+) +import +(\([^)]*\)|.+)|import +(.+))", re.MULTILINE)
"""What a module imports, by its text: to parse every module takes longer than many a room of tests."""
COMMENT = re.compile(r"#.*")
NAME = re.compile(r"(?:^|[(,])\s*([\w.]+)")
SLOW = re.compile(r"^pytestmark = .*\bmark\.slow\b", re.MULTILINE)
TEST = re.compile(r"^(?:async )?def test_\w+\((.*?)\) -> ", re.MULTILINE | re.DOTALL)
BROWSER = re.compile(r"\b(?:browsers|chrome)\b")
"""What a test asks for that opens a browser, and so is slow without a mark."""
EVERYTHING = {"pyproject.toml", "requirements.lock", "requirements-dev.lock", "tests/conftest.py"}
"""A change in these may break any test."""
HOUSE = Path("tests/house")
MOST = 60
"""Modules of tests that run, those of the house among them: about a minute on two cores."""


def git(repository: Path, *words: str) -> list[str]:
    """The names that git lists, from the top of the repository; none if it cannot."""
    command = ["git", "-C", str(repository), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [name for name in done.stdout.split("\0") if name] if done.returncode == 0 else []


def changed(repository: Path = REPOSITORY) -> set[Path]:
    """What differs from where this branch left main, committed or not; from the last commit where there is no main."""
    base = (git(repository, "merge-base", "main", "HEAD") or ["HEAD"])[0].strip()
    names = git(repository, "diff", "--name-only", "--no-renames", "-z", base)
    names += git(repository, "ls-files", "-z", "--others", "--exclude-standard")
    return {Path(name) for name in names}


class Sources:
    """The Python files of the repository, and which imports which."""

    def __init__(self, repository: Path = REPOSITORY) -> None:
        self.repository = repository
        self.files = {
            path.relative_to(repository) for root in ROOTS.values() for path in (repository / root).rglob("*.py")
        }
        self.importers: dict[Path, set[Path]] = {}
        for path in self.files:
            for imported in self._imports(path):
                self.importers.setdefault(imported, set()).add(path)

    def text(self, path: Path) -> str:
        return (self.repository / path).read_text(encoding="utf-8")

    def tests(self) -> set[Path]:
        return {path for path in self.files if path.parts[0] == "tests" and path.name.startswith("test_")}

    def fast(self, tests: Iterable[Path]) -> list[Path]:
        """Those of ``tests`` that are not slow as a whole: every worker would import them for nothing."""
        return sorted(test for test in tests if not slow_as_a_whole(self.text(test)))

    def importing(self, changes: Iterable[Path]) -> dict[Path, int]:
        """``changes``, and whatever imports one of them, each with the number of imports between."""
        found = dict.fromkeys(changes, 0)
        waiting = deque(found)
        while waiting:
            path = waiting.popleft()
            for importer in self.importers.get(path, ()):
                if importer not in found:
                    found[importer] = found[path] + 1
                    waiting.append(importer)
        return found

    def nearest(self, tests: Iterable[Path], changes: Iterable[Path]) -> list[Path]:
        """``tests``, those first that are the fewest imports away from ``changes``, after those of the house; last
        whatever imports none of them."""
        away = self.importing(changes)
        return sorted(tests, key=lambda test: (-1 if test.is_relative_to(HOUSE) else away.get(test, len(away)), test))

    def _imports(self, path: Path) -> set[Path]:
        """What ``path`` imports, as files that are here; a test also has what the folders above it share."""
        found = {folder / "conftest.py" for folder in path.parents if path.parts[0] == "tests"} & self.files - {path}
        for module, names, modules in IMPORT.findall(self.text(path)):
            named = NAME.findall(COMMENT.sub("", names or modules))
            found |= self._places(f"{module}.{name}" if module else name for name in named)
        return found

    def _places(self, names: Iterable[str]) -> set[Path]:
        """The files that are read for ``a.b.c``: of ``a`` and ``a.b``, and its own unless it is a name inside."""
        parts = (name.split(".") for name in names)
        tried = {".".join(some[:length]) for some in parts for length in range(1, len(some) + 1)}
        return {place for module in tried if (place := _place(module)) in self.files}


@cache
def _place(module: str) -> Path:
    root, *parts = module.split(".")
    if root not in ROOTS:
        return Path()
    place = Path(ROOTS[root], *parts)
    return place / "__init__.py" if (REPOSITORY / place).is_dir() else place.with_suffix(".py")


def room(path: Path) -> str | None:
    """The room of the package that ``path`` belongs to; ``None`` outside of the package."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py") if path.is_relative_to(PACKAGE) else None


def slow_as_a_whole(text: str) -> bool:
    """Whether a module of tests with this ``text`` is marked as slow, or opens a browser in all of its tests."""
    asked = TEST.findall(text)
    return bool(SLOW.search(text)) or (bool(asked) and all(BROWSER.search(one) for one in asked))


def of_a_room(test: Path, rooms: set[str]) -> bool:
    """Whether ``test`` lies in the folder, or is the module, of one of the ``rooms``."""
    return test.parts[1].removeprefix("test_").removesuffix(".py") in rooms


def names_a_folder(text: str, folders: set[str]) -> bool:
    """Whether a test with this ``text`` opens files of one of these folders."""
    return any(re.search(rf"\b{re.escape(folder)}[\"'/]", text) for folder in folders)


def touched(changes: set[Path], sources: Sources) -> set[Path]:
    """The tests that ``changes`` may break."""
    if {str(path) for path in changes} & EVERYTHING:
        return sources.tests()
    reached = sources.importing(changes)
    rooms = {name for path in reached if (name := room(path))}
    # What is imported is known; all else is found by whoever opens it.
    others = changes - sources.files
    folders = {path.parts[0] for path in others if len(path.parts) > 1 and path.parts[0] not in ("controller", "tests")}
    folders |= {"locale"} & rooms
    helpers = {path.parent for path in others if path.parts[0] == "tests"}
    return {
        test
        for test in sources.tests()
        if test in reached
        or test.is_relative_to(HOUSE)
        or of_a_room(test, rooms)
        or any(test.is_relative_to(folder) for folder in helpers)
        or names_a_folder(sources.text(test), folders)
    }


def main(words: list[str]) -> int:
    sources = Sources()
    all_of_them = "--all" in words
    changes = changed()
    reached = sources.tests() if all_of_them else touched(changes, sources)
    tests = sources.nearest(sources.fast(reached), changes)
    most = None if all_of_them or reached == sources.tests() else MOST
    if "--show" in words:
        print(*tests, sep="\n")
        return 0
    os.chdir(REPOSITORY)
    kept = [word for word in words if word != "--all"]
    chosen = any(Path(word.partition("::")[0]).exists() for word in kept)
    which = [] if chosen else list(map(str, tests[:most]))
    if which and not all_of_them:
        total = len(sources.fast(sources.tests()))
        left = f"; {len(tests) - len(which)} farther ones are left to make test" if len(tests) > len(which) else ""
        print(f"check: {len(which)} of {total} fast test modules{left}; ARGS=--all takes all of them", file=sys.stderr)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", *kept, *which]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
