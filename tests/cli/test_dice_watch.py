"""`postparade dice watch --camera` in a process of its own: rolls as lines, a page beside them, and a clean end."""

import json
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cv2
import pytest

from postparade.cli.main import main
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.store import Calibration, CalibrationStore
from postparade.dice.vision.picture import Picture
from tests.cli.test_command_line import CONTROLLER, program
from tests.dice.vision.drawn import roll, taken, tray

pytestmark = pytest.mark.slow(8)


RATE = 15


def film(path: Path) -> Path:
    """A video: the empty tray, two dice that slide in, and lie still."""
    pictures: list[Picture] = [taken(tray(), seed=number) for number in range(RATE)]
    pictures += [taken(roll(6, 2, at=(300 - 10 * number, 180)), seed=number) for number in range(10)]
    pictures += [taken(roll(6, 2), seed=number) for number in range(2 * RATE)]
    height, width = pictures[0].shape[:2]
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), RATE, (width, height))
    assert writer.isOpened()
    for picture in pictures:
        writer.write(picture)
    writer.release()
    return path


def test_a_film_played_once_gives_its_rolls_as_lines_and_ends(tmp_path: Path) -> None:
    out = tmp_path / "out"
    film(tmp_path / "roll.avi")
    watching = ("dice", "watch", "--camera", str(tmp_path / "roll.avi"), "--once", "--port", "0", "--out", str(out))
    done = program(*watching, "--json")
    assert done.returncode == 0, done.stderr
    (commit,) = [json.loads(line) for line in done.stdout.splitlines()]
    assert commit["values"] == [2, 6]
    assert RATE < commit["frame"] <= 4 * RATE
    assert "http://127.0.0.1:" in done.stderr
    assert len(list(out.iterdir())) == 1


@contextmanager
def watching(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running program, and the address of its page."""
    command = [sys.executable, "-m", "postparade", "dice", "watch", "--port", "0", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            first = running.stdout.readline()
            address = re.search(r"http://\S+/", first)
            assert address, first
            yield running, address[0]
        finally:
            running.kill()


def status(address: str) -> dict[str, Any]:
    """What the page is told."""
    with urllib.request.urlopen(f"{address}eye.json", timeout=10) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def test_the_calibration_of_the_table_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(CONTROLLER))
    empty = taken(tray())
    stored = Calibration("file:roll.avi", 0.0, empty, Outline("whole", None), 60.0, 50.0)
    CalibrationStore(tmp_path / "evening").save(stored)
    (tmp_path / "table.toml").write_text(f'[table]\ndata = "{tmp_path / "evening"}"\n')
    with watching("--camera", str(film(tmp_path / "roll.avi")), "--config", str(tmp_path / "table.toml")) as (
        _,
        address,
    ):
        while (told := status(address))["read"] < 1:
            assert told["fault"] is None
        assert told["calibrated"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_missing_camera_is_waited_for_and_the_page_says_so_until_it_is_stopped(
    how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(CONTROLLER))
    with watching("--camera", "77") as (running, address):
        assert running.stdout is not None
        # Where the tests run on a machine with a camera, that one is named.
        assert re.match(r"camera_\w+: Camera /dev/video77 is not there\.", running.stdout.readline())
        assert status(address)["fault"]["code"] in ("camera_missing", "camera_among_others")
        running.send_signal(how)
        assert running.wait(20) == 0
        assert running.stderr is not None
        assert running.stderr.read() == ""


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("dice watch", "bad_usage", "--camera"),
        ("dice watch folder --camera 0", "bad_usage", "--camera"),
        ("dice watch nowhere", "video_unreadable", "there is no such file"),
        ("dice watch film.mp4", "bad_usage", "dice watch --camera film.mp4 plays a video"),
        ("dice watch --camera 0 --expect many", "bad_usage", "any"),
        ("dice watch --camera webcam", "camera_unknown", "webcam"),
        ("dice watch --camera none.mp4", "video_unreadable", "none.mp4"),
    ],
)
def test_a_source_that_cannot_be_watched_is_named(
    line: str, code: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "film.mp4").touch()
    assert main(line.split()) == (2 if code == "bad_usage" else 1)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{code}: ")
    assert says in said.err
