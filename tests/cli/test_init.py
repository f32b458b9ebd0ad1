"""``postparade init``: answers become a commented configuration that a table starts with, and keep what was there."""

import os
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.config import load

Answers = Callable[..., None]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """What is typed, by words of the question; nothing to all others."""

    def typed(**by_word: str) -> None:
        rest = dict(by_word)

        def answer(question: str) -> str:
            return next((rest.pop(word) for word in list(rest) if word in question), "")

        monkeypatch.setattr("builtins.input", answer)

    return typed


def test_without_questions_every_answer_is_the_default_and_explained(tmp_path: Path) -> None:
    file = tmp_path / "new" / "postparade.toml"
    assert main(["init", str(file), "--yes"]) == 0
    assert load(file) == load(_empty(tmp_path))
    text = file.read_text()
    assert "# Language of calls and screens\nlanguage = " in text
    assert main(["config", "check", "--config", str(file)]) == 0


def _empty(folder: Path) -> Path:
    file = folder / "empty.toml"
    file.write_text("")
    return file


@pytest.mark.parametrize("name", ["postparade.toml", "my table's.toml"])
def test_the_commands_in_the_head_of_the_file_work_as_they_stand(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["init", str(tmp_path / name), "--yes"]) == 0
    named = [*(tmp_path / name).read_text().splitlines()[:3], capsys.readouterr().out]
    found = [
        words for line in named for words in re.findall(r"postparade ([a-z ]+--config .+?)(?:, and:|$)", line.strip())
    ]
    assert [words.split()[0] for words in found] == ["config", "doctor", "doctor"]
    for words in found:
        assert shlex.split(words)[-1] == str(tmp_path / name)
    assert main(shlex.split(found[0])) == 0


@pytest.mark.parametrize("name", ["\x08", "a\nb", "\x7f.toml"])
def test_a_file_of_any_name_can_be_read_again(tmp_path: Path, name: str) -> None:
    assert main(["init", str(tmp_path / name), "--yes"]) == 0
    assert load(tmp_path / name) == load(_empty(tmp_path))


def test_a_file_that_root_changes_still_belongs_to_the_table(tmp_path: Path) -> None:
    """`sudo postparade init` on an installed table must not shut the service out of its own configuration."""
    if os.geteuid() != 0:
        pytest.skip("needs root: the file is another user's")
    file = tmp_path / "postparade.toml"
    file.write_text("")
    os.chown(file, 65534, 65534)
    file.chmod(0o640)
    assert main(["init", str(file), "--yes", "--set", "announcer.language=fr"]) == 0
    there = file.stat()
    assert (there.st_uid, there.st_gid, there.st_mode & 0o777) == (65534, 65534, 0o640)


def test_answers_are_written_and_a_camera_is_asked_for_where_there_is_one(tmp_path: Path, answers: Answers) -> None:
    file = tmp_path / "postparade.toml"
    answers(Language="de", drives="pico", Current="3000", rolls="camera+buttons", Camera="picamera", Port="80")
    assert main(["init", str(file)]) == 0
    settings = load(file)
    assert settings.announcer.language == "de"
    assert (settings.track.driver, settings.track.cap_ma) == ("pico", 3000)
    assert (settings.dice.source, settings.dice.camera) == ("camera+buttons", "picamera")
    assert settings.web.port == 80


def test_a_wrong_language_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = iter(["klingon", "fr"])
    monkeypatch.setattr("builtins.input", lambda _question: next(said, ""))
    file = tmp_path / "postparade.toml"
    assert main(["init", str(file)]) == 0
    assert "One of: " in capsys.readouterr().err
    assert load(file).announcer.language == "fr"


def test_a_file_keeps_its_comments_and_everything_that_was_not_answered(tmp_path: Path) -> None:
    file = tmp_path / "postparade.toml"
    file.write_text("# ours\n[web]\nport = 8090 # next door has 8080\n\n[announcer]\nnight = true\n")
    assert main(["init", str(file), "--yes", "--set", "track.driver=pico", "--set", "web.port=8091"]) == 0
    text = file.read_text()
    assert text.startswith("# ours\n[web]\nport = 8091 # next door has 8080\n")
    assert "night = true" in text
    settings = load(file)
    assert (settings.web.port, settings.track.driver, settings.announcer.night) == (8091, "pico", True)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("--set web.port=eighty", "config_bad_value"),
        ("--set web.prot=80", "bad_usage"),
        ("--set nonsense", "bad_usage"),
    ],
)
def test_a_value_that_cannot_be_used_changes_nothing(
    tmp_path: Path, line: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "postparade.toml"
    file.write_text("[web]\nport = 8090\n")
    assert main(["init", str(file), "--yes", *line.split()]) != 0
    assert code in capsys.readouterr().err
    assert file.read_text() == "[web]\nport = 8090\n"


def test_a_broken_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "postparade.toml"
    file.write_text("[web\n")
    assert main(["init", str(file), "--yes"]) == 1
    assert "config_syntax" in capsys.readouterr().err
    assert file.read_text() == "[web\n"


def test_without_a_terminal_it_says_how_to_do_without_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody(_question: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    assert main(["init", str(tmp_path / "postparade.toml")]) == 2
    assert "--yes" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "/proc/nothing/postparade.toml", "--yes"]) == 2
    assert "report_unwritable" in capsys.readouterr().err


def test_a_full_disk_keeps_the_old_configuration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk may say so only when it is asked to write for good."""
    file = tmp_path / "postparade.toml"
    file.write_text("# ours\n")
    monkeypatch.setattr("os.fsync", _full)
    assert main(["init", str(file), "--yes", "--set", "announcer.language=fr"]) == 2
    assert "report_unwritable" in capsys.readouterr().err
    assert file.read_text() == "# ours\n"


def _full(_number: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("track.drivr=pico", "there is no option track.drivr: perhaps you meant track.driver"),
        ("nonsense=1", "there is no option nonsense: postparade config options lists them all"),
        ("track.driver", "track.driver is not OPTION=VALUE"),
    ],
)
def test_an_option_that_does_not_exist_is_told_from_one_without_a_value(
    given: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["init", str(tmp_path / "postparade.toml"), "--set", given, "--yes"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
