"""docs/race-night.md, followed step by step: three commands open a night with two tables."""

import re
import shlex
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.free_port import free_port
from tests.process.clients import PATIENCE, REPOSITORY

pytestmark = pytest.mark.slow(15)

PAGE = REPOSITORY / "docs" / "race-night.md"
QUIET = ("--hardware", "none", "--dice", "manual")


def commands() -> list[str]:
    """The three commands of the page, on ports that are free here."""
    block = re.search(
        r"^## Three commands$.*?^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert block is not None
    text = block[1]
    hub_port = str(free_port())
    for port, free in (("8090", hub_port), ("8081", str(free_port())), ("8082", str(free_port()))):
        assert port in text
        text = text.replace(port, free)
    hub, *tables = text.splitlines()
    return [f"{hub} --port {hub_port}", *tables]


def started(line: str, folder: Path, log: Path) -> subprocess.Popen[bytes]:
    """The process of a command, once it says that it is open; what it says goes into ``log``."""
    words = shlex.split(line)
    assert words[0] == "postparade"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", *words, *(QUIET if words[1] == "run" else ())],
            cwd=folder,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY / "controller"), "SDL_AUDIODRIVER": "dummy"},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    ends = time.monotonic() + PATIENCE
    while "Ctrl-C" not in log.read_text(encoding="utf-8"):
        assert process.poll() is None, log.read_text(encoding="utf-8")
        assert time.monotonic() < ends, line
        time.sleep(0.1)
    return process


def test_three_commands_open_a_race_night(tmp_path: Path) -> None:
    hub, *tables = commands()
    assert len(tables) == 2
    running = [started(hub, tmp_path, tmp_path / "hub.log")]
    try:
        for number, line in enumerate(tables):
            running.append(started(line, tmp_path, tmp_path / f"{number}.log"))
        port = re.search(r"//127.0.0.1:([0-9]+)/", tables[0])
        assert port is not None
        here: set[str] = set()
        with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/api/hub/stage", timeout=PATIENCE) as stage:
            while here != {"Bar", "Hall"}:
                line = stage.readline().decode()
                found = re.search(r'"name":"(\w+)","here":true', line)
                here |= {found[1]} if found else set()
        for page in ("/", "/standings", "/console/", "/join"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}{page}", timeout=PATIENCE) as answer:
                assert answer.status == 200
    finally:
        for process in reversed(running):
            process.terminate()
        for process in running:
            process.wait(PATIENCE)
