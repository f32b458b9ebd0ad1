"""The latest content ends up on the disk, whatever came in between, and a disk that takes none is told of."""

import asyncio
import itertools
import json
import stat
from pathlib import Path

import pytest

from postparade.core.latest_file import LARGEST, LatestFile, read_file, read_or_empty


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


async def test_nobody_waits_for_what_others_put_meanwhile(tmp_path: Path) -> None:
    file = LatestFile(tmp_path / "notes.json", "notes")
    numbers = itertools.count()

    async def putting() -> None:
        while True:
            file.put([next(numbers)])
            await asyncio.sleep(0)

    others = asyncio.create_task(putting())
    for _ in range(3):
        file.put(asked := [next(numbers)])
        assert await file.kept() is None
        assert json.loads((tmp_path / "notes.json").read_text()) >= asked
    others.cancel()
    await file.close()


async def test_a_file_that_nothing_was_put_into_is_not_made(tmp_path: Path) -> None:
    file = LatestFile(tmp_path / "notes.json", "notes")
    assert await file.kept() is None
    await file.close()
    assert not (tmp_path / "notes.json").exists()


STRANGE = {"cut": b"[1, 2", "type": b'["one"]', "check": b"[1, 1]", "text": b"\xff\xfe", "size": b" " * (LARGEST + 1)}


@pytest.mark.parametrize("content", STRANGE.values(), ids=STRANGE.keys())
def test_a_file_that_is_none_of_ours_counts_as_empty_and_the_log_says_which(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    file = tmp_path / "notes.json"
    file.write_bytes(content)
    assert read_or_empty(file, [], list[int], repeats) == []
    assert f"{file} cannot be read" in caplog.text


async def test_what_was_kept_is_read_again_and_no_file_is_no_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "notes.json"
    assert read_file(path, list[int], repeats) is None
    assert read_or_empty(path, [7], list[int], repeats) == [7]
    file = LatestFile(path, "notes")
    file.put([1, 2])
    await file.close()
    assert read_or_empty(path, [], list[int], repeats) == [1, 2]
    assert not caplog.records


def repeats(numbers: list[int]) -> str | None:
    """What is wrong with ``numbers``."""
    return "a number comes twice" if len(set(numbers)) < len(numbers) else None
