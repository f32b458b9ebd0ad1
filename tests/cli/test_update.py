"""``postparade update`` tells every installation its own way to the newest release."""

from pathlib import Path

import pytest

from postparade.cli import update as command
from postparade.core.faults import QuestionFault


def test_a_wheel_is_told_to_install_the_newer_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "documents_folder", lambda: tmp_path)
    with pytest.raises(QuestionFault, match=r"-m pip install FILE\.whl"):
        command.update()


def test_an_installed_machine_is_told_to_update_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "documents_folder", lambda: Path("/opt/postparade-versions/0.2.0-abc"))
    with pytest.raises(QuestionFault, match="hardware/install --update"):
        command.update()


def test_a_clone_runs_the_script_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "hardware").mkdir()
    (tmp_path / "hardware/update-clone").write_text("raise SystemExit(7)\n")
    monkeypatch.setattr(command, "documents_folder", lambda: tmp_path)
    assert command.update() == 7
