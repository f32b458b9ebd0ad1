"""One digest for one program: it changes with every byte of it, and with nothing else."""

from pathlib import Path

import pytest

from postparade.core import program_digest as program


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small program; what was known of another is forgotten before and after."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "race.py").write_text("lanes = 11\n", encoding="utf-8")
    (tmp_path / "page.html").write_text("<p>", encoding="utf-8")
    monkeypatch.setattr(program, "PACKAGE", tmp_path)
    return tmp_path


def digest(*rooms: str) -> str:
    return program.program_digest.__wrapped__(*rooms)


def test_every_change_of_a_file_or_its_name_changes_the_digest(package: Path) -> None:
    found = {digest()}
    (package / "games" / "race.py").write_text("lanes = 12\n", encoding="utf-8")
    found.add(digest())
    (package / "games" / "race.py").rename(package / "games" / "races.py")
    found.add(digest())
    (package / "page.html").unlink()
    found.add(digest())
    assert len(found) == 4


def test_bytecode_and_other_rooms_change_nothing(package: Path) -> None:
    whole, games = digest(), digest("games")
    (package / "games" / "race.pyc").write_bytes(b"compiled")
    assert (digest(), digest("games")) == (whole, games)
    (package / "page.html").write_text("<p>Hello", encoding="utf-8")
    assert digest("games") == games
    assert digest() != whole
