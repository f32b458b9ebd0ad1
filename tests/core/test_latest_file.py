"""The latest content ends up on the disk, whatever came in between, and a disk that takes none is told of."""

import stat
from pathlib import Path

from postparade.core.latest_file import LatestFile


async def test_what_was_put_last_is_on_the_disk_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = LatestFile(tmp_path / "notes.json", "notes")
    for number in range(20):
        file.put([number])
    assert await file.kept() is None
    assert (tmp_path / "notes.json").read_text() == "[19]"
    assert stat.S_IMODE((tmp_path / "notes.json").stat().st_mode) == 0o600
    file.put(["last"])
    await file.close()
    assert (tmp_path / "notes.json").read_text() == '["last"]'


async def test_a_disk_that_takes_nothing_is_told_of_and_tried_again_with_the_next_content(tmp_path: Path) -> None:
    file = LatestFile(tmp_path / "gone" / "notes.json", "notes")
    file.put([1])
    assert isinstance(await file.kept(), FileNotFoundError)
    (tmp_path / "gone").mkdir()
    file.put([2])
    assert await file.kept() is None
    assert (tmp_path / "gone" / "notes.json").read_text() == "[2]"


async def test_a_file_that_nothing_was_put_into_is_not_made(tmp_path: Path) -> None:
    file = LatestFile(tmp_path / "notes.json", "notes")
    assert await file.kept() is None
    await file.close()
    assert not (tmp_path / "notes.json").exists()
