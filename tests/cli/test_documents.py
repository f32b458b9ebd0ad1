"""postparade docs and postparade completion."""

import json
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.documents import documents, title_of


def test_documents_are_listed_with_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs"]) == 0
    said = capsys.readouterr().out
    for name, path in documents().items():
        assert f"{name} " in said
        assert title_of(path) in said
    assert main(["docs", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["documents"]["build-guide"] == "Building the table"


def test_no_two_documents_share_a_name() -> None:
    base = Path(documents()["build-guide"]).parents[1]
    pages = [*(base / "docs").glob("*.md"), *(base / "hardware").rglob("*.md"), *(base / "firmware").rglob("*.md")]
    assert sorted(documents().values()) == sorted(pages)


def test_a_document_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", "track-wiring"]) == 0
    assert capsys.readouterr().out == documents()["track-wiring"].read_text(encoding="utf-8")
    assert main(["docs", "printable", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "printable"
    assert main(["docs", "--folder"]) == 0
    assert (Path(capsys.readouterr().out.strip()) / "hardware" / "install").is_file()


def test_a_terminal_shows_a_document_typeset(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["docs", "troubleshooting"]) == 0
    said = capsys.readouterr().out
    assert "Troubleshooting" in said
    assert "# Troubleshooting" not in said
    assert "**" not in said


def test_an_unknown_document_is_refused_with_all_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", "bild-guide"]) == 2
    assert "build-guide, " in capsys.readouterr().err


def test_completion_needs_a_shell_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "tcsh"]) == 2
    assert main(["completion", "fish"]) == 0
    assert "complete -c postparade" in capsys.readouterr().out
