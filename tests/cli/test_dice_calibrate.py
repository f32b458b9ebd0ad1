"""`postparade dice calibrate`: two pictures, or a camera and somebody at a terminal."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.cli.dice import calibrate
from postparade.cli.main import main
from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, DeviceFault, PictureFault
from postparade.dice.tray_calibration.advice import FAINT_DIE, FAINT_PIPS
from postparade.dice.tray_calibration.store import CalibrationStore
from postparade.dice.vision.picture import Picture
from postparade.simulator.tray.tray import SimulatedTray

pytestmark = pytest.mark.slow(6)


class QuickClock(HandClock):
    """Time passes as soon as somebody waits for it."""

    async def sleep(self, seconds: float) -> None:
        await self.advance(max(seconds, 0.001))


def seen(tray: SimulatedTray, clock: HandClock, seconds: float) -> Picture:
    """What the simulated camera sees ``seconds`` later."""
    asyncio.run(clock.advance(seconds))
    return tray.read()


@pytest.fixture
def pictures(tmp_path: Path) -> dict[str, Path]:
    """Files: the empty simulated tray, a good roll in it, and pictures that are none of these."""
    clock = QuickClock()
    tray = SimulatedTray(clock, 3, look="red")
    shown = {"empty": seen(tray, clock, 1)}
    tray.throw((2, 6))
    shown["roll"] = seen(tray, clock, 5)
    shown["dark"] = (shown["empty"] * 0.1).astype(np.uint8)
    shown["small"] = shown["roll"][:30, :30]
    shown["cropped"] = shown["roll"][:, :480]
    files = {}
    for name, picture in shown.items():
        files[name] = tmp_path / f"{name}.png"
        cv2.imwrite(str(files[name]), picture)
    files["none"] = tmp_path / "none.png"
    files["text"] = tmp_path / "text.png"
    files["text"].write_text("not a picture")
    return files


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def run(pictures: dict[str, Path], empty: str, roll: str, *options: str) -> int:
    return main(
        ["dice", "calibrate", "--json", "--reference", str(pictures[empty]), "--roll", str(pictures[roll]), *options]
    )


def test_good_pictures_are_judged_and_nothing_is_stored_without_a_camera(
    pictures: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(pictures, "empty", "roll", "--data", str(tmp_path / "data")) == 0
    answer = told(capsys)
    assert (answer["values"], answer["advice"], answer["stored"]) == ([2, 6], [], None)
    assert answer["contrast"]["tray"] > FAINT_DIE
    assert answer["contrast"]["pips"] > FAINT_PIPS
    assert answer["edge"] == pytest.approx(68, rel=0.06)
    assert answer["outline"]["shape"] == "corners"
    assert not (tmp_path / "data").exists()


def test_pictures_are_stored_for_the_camera_that_is_given(
    pictures: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outline = "0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9"
    assert run(pictures, "empty", "roll", "--data", str(tmp_path), "--camera", "simulated", "--outline", outline) == 0
    assert told(capsys)["stored"].startswith(str(tmp_path))
    found = CalibrationStore(tmp_path).load("simulated")
    assert found is not None
    assert (found.reference == cv2.imread(str(pictures["empty"]))).all()
    assert found.outline.corners == ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))


@pytest.mark.parametrize(
    ("empty", "roll", "code"),
    [
        ("roll", "roll", "tray_not_empty"),
        ("empty", "empty", "roll_empty"),
        ("dark", "roll", "light_dark"),
        ("empty", "cropped", "sizes_differ"),
        ("empty", "small", "picture_too_small"),
        ("none", "roll", "picture_missing"),
        ("empty", "text", "picture_unreadable"),
    ],
)
def test_unsuitable_pictures_are_reported_and_change_nothing(
    pictures: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], empty: str, roll: str, code: str
) -> None:
    assert run(pictures, empty, roll, "--data", str(tmp_path / "data"), "--camera", "simulated") == 1
    answer = told(capsys)
    assert answer["code"] == code
    assert answer["remedy"]
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("options", "code", "status"),
    [
        (["--outline", "0.1,0.1 0.9"], "bad_usage", 2),
        (["--outline", "everything"], "bad_usage", 2),
        (["--outline", "0.1,0.1 0.9,0.1"], "outline_unusable", 1),
        (["--camera", "nonesuch"], "camera_unknown", 1),
        (["--camera", "/dev/video97"], "camera_missing", 1),
        (["--camera", "simulated", "--data", "{none}/data"], "calibration_unwritable", 1),
    ],
)
def test_invalid_options_are_reported(
    pictures: dict[str, Path], capsys: pytest.CaptureFixture[str], options: list[str], code: str, status: int
) -> None:
    pictures["none"].write_text("a file, no folder")
    filled = [option.format(none=pictures["none"]) for option in options]
    assert run(pictures, "empty", "roll", *filled) == status
    assert told(capsys)["code"] == code


@pytest.mark.parametrize(
    "words", [["--reference", "x.png"], ["--roll", "x.png"], ["--outline", "whole"], ["--json"]], ids=" ".join
)
def test_an_incomplete_command_is_wrong_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice", "calibrate", *words]) == 2
    assert "bad_usage" in "".join(capsys.readouterr())


class Player:
    """Somebody at the terminal who gives ``answers`` in turn and can touch nothing in the simulated tray."""

    def __init__(self, answers: dict[str, Iterator[str]]) -> None:
        self.asked: list[str] = []
        self._answers = answers

    def __call__(self, question: str) -> str:
        self.asked.append(question)
        return next((next(given) for start, given in self._answers.items() if question.startswith(start)), "")


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, Player]]:
    """Runs the command on a simulated camera, whose tray nobody but the command throws into."""

    def sit(data: Path, lamp: float = 1.0, **answers: list[str]) -> tuple[int, Player]:
        clock = QuickClock()
        tray = SimulatedTray(clock, 3, look="white")
        tray.light(lamp)
        player = Player({start.replace("_", " "): iter([*given, "", "", ""]) for start, given in answers.items()})
        monkeypatch.setattr(calibrate, "_open", lambda *_: tray)
        return calibrate.calibrate_camera("simulated", data, None, player, clock), player

    return sit


def test_a_camera_is_calibrated_by_answering(
    at_terminal: Callable[..., tuple[int, Player]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = at_terminal(tmp_path, Take=["l"])
    assert status == 0
    found = CalibrationStore(tmp_path).load("simulated")
    assert found is not None
    assert found.outline.shape == "corners"
    assert found.edge == pytest.approx(68, rel=0.06)
    out = capsys.readouterr().out
    assert re.search(r"The dice show [1-6] and [1-6]\.", out)
    assert "Everything is fine." in out


def test_a_second_throw_and_the_whole_picture_can_be_chosen(
    at_terminal: Callable[..., tuple[int, Player]], tmp_path: Path
) -> None:
    status, player = at_terminal(tmp_path, Enter_to_go_on=["w"], Enter_to_store=["r"])
    assert status == 0
    assert sum("throw its dice" in question for question in player.asked) == 2
    found = CalibrationStore(tmp_path).load("simulated")
    assert found is not None
    assert found.outline.corners is None


def test_a_calibration_that_is_declined_is_not_stored(
    at_terminal: Callable[..., tuple[int, Player]], tmp_path: Path
) -> None:
    assert at_terminal(tmp_path, Enter_to_store=["n"])[0] == 1
    assert list(tmp_path.iterdir()) == []


def test_poor_light_is_reported_at_once(
    at_terminal: Callable[..., tuple[int, Player]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at_terminal(tmp_path, lamp=0.4)
    assert "The tray is too dark" in capsys.readouterr().out


def test_a_closed_terminal_gets_instructions(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody(_: str) -> str:
        raise EOFError

    monkeypatch.setattr(calibrate, "_open", lambda *_: SimulatedTray(QuickClock(), 3))
    with pytest.raises(ConfigurationFault, match="--reference"):
        calibrate.calibrate_camera(None, tmp_path, None, nobody, QuickClock())


def test_a_missing_camera_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DeviceFault, match="Camera"):
        calibrate.calibrate_camera("/dev/video97", tmp_path, None, lambda _: "")


def test_a_reference_that_is_not_a_picture_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(PictureFault):
        calibrate.calibrate_pictures(tmp_path / "a", tmp_path / "b", None, None, None, None, as_json=False)
