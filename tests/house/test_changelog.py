"""The change log: a file for each change, put together at the release, in step with the version of the program."""

import datetime as dt
import re
from pathlib import Path
from types import ModuleType

import pytest

import postparade
from tests.house.blueprint import REPOSITORY
from tests.house.tool import load_tool

CHANGES = "# Changes\n\nNewest first.\n\n## 0.2.0 (2026-10-01)\n\n### For hosts\n\n* Old\n\n## 0.1.0\n\nThe first.\n"
DAY = dt.date(2026, 12, 1)


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("changelog")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A repository of version 0.3.0, of which nothing is told yet."""
    program = tmp_path / "controller" / "postparade" / "__init__.py"
    program.parent.mkdir(parents=True)
    program.write_text('__version__ = "0.3.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    return tmp_path


def tell(house: Path, name: str, text: str) -> Path:
    file = house / "changelog.d" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


def test_a_release_takes_the_files_in_the_order_of_their_readers(tool: ModuleType, house: Path) -> None:
    files = [
        tell(house, "developers/types.md", "Types are exact.\n"),
        tell(house, "before-you-update/pin.md", "Type the PIN\nonce more.\n"),
        tell(house, "guests/b.md", "Second.\n"),
        tell(house, "guests/a.md", f"First: {'long ' * 40}end."),
    ]
    (house / "changelog.d" / "README.md").write_text("# How\n\n* so\n")
    assert tool.release(house, DAY) == "0.3.0"
    changes = (house / "CHANGELOG.md").read_text()
    wanted = (
        "## 0.3.0 (2026-12-01)\n\n### Before you update\n\n* Type the PIN once more.\n\n### For guests\n\n* First: long"
    )
    assert wanted in changes
    assert "end.\n* Second.\n\n### For developers\n\n* Types are exact.\n\n## 0.2.0 (2026-10-01)\n" in changes
    assert max(map(len, changes.splitlines())) <= tool.WIDTH
    assert not any(file.exists() for file in files)
    assert (house / "changelog.d" / "README.md").exists()


def test_entries_written_by_hand_come_first_in_their_group(tool: ModuleType, house: Path) -> None:
    by_hand = (
        "## 0.3.0 (not released yet)\n\n### For hosts\n\n* By hand,\n  on two lines.\n\n### Odds and ends\n\n* Odd\n\n"
    )
    (house / "CHANGELOG.md").write_text(CHANGES.replace("## 0.2.0", f"{by_hand}## 0.2.0"))
    tell(house, "hosts/new.md", "New.")
    assert tool.assembled(house) == "### For hosts\n\n* By hand,\n  on two lines.\n* New.\n\n### Odds and ends\n\n* Odd"
    tool.release(house, DAY)
    assert (house / "CHANGELOG.md").read_text().count("## 0.3.0") == 1


def test_nothing_is_released_twice_or_without_a_change(tool: ModuleType, house: Path) -> None:
    with pytest.raises(tool.ChangelogError, match="nothing has changed"):
        tool.release(house, DAY)
    tell(house, "hosts/new.md", "New.")
    tool.release(house, DAY)
    before = (house / "CHANGELOG.md").read_text()
    tell(house, "hosts/more.md", "More.")
    with pytest.raises(tool.ChangelogError, match="raise __version__ first"):
        tool.release(house, DAY)
    assert (house / "CHANGELOG.md").read_text() == before


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("clock.md", "A clock.", "move it to"),
        ("everybody/clock.md", "A clock.", "move it to"),
        ("hosts/clock.txt", "A clock.", "move it to"),
        ("hosts/clock.md", "\n", "one to three sentences"),
        ("hosts/clock.md", "* A clock.", "without a heading"),
        ("hosts/clock.md", "One.\n\nTwo.", "empty line"),
    ],
)
def test_a_misplaced_file_is_refused_with_advice(tool: ModuleType, house: Path, name: str, text: str, why: str) -> None:
    tell(house, name, text)
    with pytest.raises(tool.ChangelogError, match=why):
        tool.fragments(house)


def test_a_candidate_has_the_notes_of_its_release(tool: ModuleType, house: Path) -> None:
    (house / "controller/postparade/__init__.py").write_text('__version__ = "0.3.0rc1"\n')
    assert tool.version_of(house) == "0.3.0"


def test_every_change_of_this_repository_has_its_group(tool: ModuleType) -> None:
    tool.fragments(REPOSITORY)
    table = set(re.findall(r"^\| `(.+)/` \|", (REPOSITORY / "changelog.d" / "README.md").read_text(), re.MULTILINE))
    assert table == tool.GROUPS.keys()


def test_the_change_log_and_the_version_of_the_program_are_in_step(tool: ModuleType) -> None:
    """The newest version told is that of the program, or an earlier one and changelog.d holds the rest."""
    changes = (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    told = [(one["version"], one["when"]) for one in tool.SECTION.finditer(changes)]
    numbers = [tuple(map(int, version.split("."))) for version, _ in told]
    assert numbers == sorted(set(numbers), reverse=True)
    undated = [version for version, when in told if when == tool.UNRELEASED]
    assert undated in ([], [postparade.__version__])
    assert numbers[0] <= tuple(map(int, tool.version_of(REPOSITORY).split(".")))
    assert tool.section(changes, postparade.__version__)[1] or tool.fragments(REPOSITORY)
