"""`postparade dice read` and `dice watch` on files: one line each, broken files included."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.cli.dice.read import read_files
from postparade.cli.dice.watch_folder import watch_folder
from postparade.cli.main import main
from postparade.core.error_messages import CATALOGUE
from postparade.core.faults import ConfigurationFault, DeviceFault, PictureFault
from postparade.dice.vision.reader import read
from tests.dice.vision.drawn import Picture, roll, taken, tray

pytestmark = pytest.mark.slow(2)


def keep(folder: Path, name: str, picture: Picture) -> Path:
    done, data = cv2.imencode(".jpg", picture)
    assert done
    (folder / name).write_bytes(data.tobytes())
    return folder / name


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_broken_file_is_a_line_and_reading_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.jpg").write_bytes(b"\xff\xd8 no more")
    files = [tmp_path / "none.jpg", tmp_path / "broken.jpg", keep(tmp_path, "roll.jpg", taken(roll(5, 2)))]
    assert read_files(*files, as_json=True) == 1
    missing, broken, good = lines(capsys)
    assert (missing["values"], missing["reason"]) == (None, "picture_missing")
    assert (broken["values"], broken["reason"]) == (None, "picture_unreadable")
    assert good["file"] == str(files[2])
    assert (good["values"], good["reason"]) == ([2, 5], None)
    assert good["likely"][0] == [2, 5]
    assert 0 < good["confidence"] <= 1
    assert good["ms"] > 0


def test_anything_called_a_picture_gets_an_answer_or_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = taken(roll(5, 2))
    whole = cv2.imencode(".png", picture)[1].tobytes()
    (tmp_path / "wrong-ending.jpg").write_bytes(whole)
    (tmp_path / "cut.png").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "nothing.png").write_bytes(b"")
    (tmp_path / "text.png").write_text("two and five")
    (tmp_path / "folder.png").mkdir()
    cv2.imwrite(str(tmp_path / "dot.png"), picture[:1, :1])
    cv2.imwrite(str(tmp_path / "grey.png"), cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY))
    cv2.imwrite(str(tmp_path / "deep.png"), picture.astype(np.uint16) * 257)
    cv2.imwrite(str(tmp_path / "8k.jpg"), cv2.resize(picture, (7680, 5760)))
    reasons = {
        "cut": "picture_unreadable",
        "nothing": "picture_unreadable",
        "text": "picture_unreadable",
        "folder": "picture_missing",
        "dot": "picture_too_small",
    }
    assert main(["dice", "read", "--json", *map(str, sorted(tmp_path.iterdir()))]) == 1
    answers = {Path(line["file"]).stem: line for line in lines(capsys)}
    assert len(answers) == 9
    for name, answer in answers.items():
        if name in reasons:
            assert (answer["values"], answer["reason"]) == (None, reasons[name]), name
        else:
            assert answer["values"] == [2, 5] or answer["reason"] in CATALOGUE, name
    assert answers["deep"]["values"] == answers["wrong-ending"]["values"] == [2, 5]


def test_any_number_of_dice_is_read_and_the_empty_tray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, empty = keep(tmp_path, "roll.jpg", taken(roll(5, 2))), keep(tmp_path, "empty.jpg", taken(tray()))
    assert read_files(file, empty, expect="any", reference=empty, as_json=True) == 0
    found, nothing = lines(capsys)
    assert found["values"] == [2, 5]
    assert (nothing["values"], nothing["reason"]) == (None, "too_few")


def test_people_get_words_and_drawn_copies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = keep(tmp_path, "roll.jpg", taken(roll(5, 2)))
    assert read_files(file, out=tmp_path / "out") == 0
    assert "roll.jpg: 2 5" in capsys.readouterr().out
    assert (tmp_path / "out" / "roll.png").stat().st_size > 1000


@pytest.mark.parametrize("expect", ["0", "7", "two", "-1", ""])
def test_a_nonsensical_number_of_dice_is_wrong_usage(expect: str) -> None:
    with pytest.raises(ConfigurationFault) as fault:
        read_files(Path("none.jpg"), expect=expect)
    assert fault.value.code == "bad_usage"


def test_an_unusable_reference_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(PictureFault):
        read_files(tmp_path / "some.jpg", reference=tmp_path / "none.jpg", as_json=True)


def test_a_folder_of_frames_commits_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "background.jpg", taken(tray()))
    for number in range(12):
        keep(tmp_path, f"{number:03d}.jpg", taken(tray() if number < 3 else roll(6, 2), seed=number))
    (tmp_path / "005.jpg").write_bytes(b"lost")
    assert watch_folder(tmp_path, "2", True, None) == 1
    output = capsys.readouterr()
    (commit,) = [json.loads(line) for line in output.out.splitlines()]
    assert commit["values"] == [2, 6]
    assert 7 <= commit["frame"] <= 10
    assert "picture_unreadable" in output.err


BESIDE = "0.02,0.02 0.55,0.02 0.55,0.98 0.02,0.98"


def test_dice_outside_the_outline_are_not_looked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = taken(roll(5, 2))
    (reading,) = [read(picture, 2)]
    left = [die for die in reading.dice if die.box[0] + die.box[2] / 2 < 0.55 * picture.shape[1]]
    assert len(left) == 1
    file = str(keep(tmp_path, "roll.jpg", picture))
    assert main(["dice", "read", "--json", "--expect", "1", "--outline", BESIDE, file]) == 0
    assert lines(capsys)[0]["values"] == [left[0].value]
    assert main(["dice", "read", "--json", "--expect", "1", file]) == 0
    assert lines(capsys)[0]["reason"] == "too_many"
    assert main(["dice", "read", "--outline", "0.1", file]) == 2
    assert main(["dice", "read", "--outline", "0.1,0.1 0.9,0.1", file]) == 1


def test_motion_outside_the_outline_does_not_stop_a_folder_of_frames(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outline = "0.25,0.02 0.98,0.02 0.98,0.98 0.25,0.98"
    for number in range(24):
        frame = taken(roll(5, 2, (260.0, 180.0)) if number > 9 else tray(), seed=number)
        frame[:, : frame.shape[1] // 5] = 40 + 30 * (number % 5)
        keep(tmp_path, f"{number:03}.jpg", frame)
    keep(tmp_path, "background.jpg", taken(tray()))
    for options, committed in (([], []), (["--outline", outline], [[2, 5]])):
        assert main(["dice", "watch", str(tmp_path), "--json", *options]) == 0
        assert [line["values"] for line in lines(capsys)] == committed


def test_a_folder_without_a_roll_at_rest_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(3):
        keep(tmp_path, f"{number}.jpg", taken(tray(), seed=number))
    assert main(["dice", "watch", str(tmp_path)]) == 0
    output = capsys.readouterr()
    assert output.out == ""
    assert "No roll in 3 frames" in output.err


def test_a_folder_without_frames_is_a_fault(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        with pytest.raises(DeviceFault) as fault:
            watch_folder(folder, "2", True, None)
        assert fault.value.code == "video_unreadable"
