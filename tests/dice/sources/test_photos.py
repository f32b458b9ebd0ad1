"""A session from photographs on disk."""

import asyncio
from pathlib import Path

import pytest

from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.sources.photos import PhotoSource, two_dice_pictures
from postparade.dice.sources.registry import make
from tests.dice.sources.opened import opened


def test_labelled_photographs_with_two_readable_dice_are_used(photos: Path) -> None:
    chosen = two_dice_pictures(photos / "images")
    assert len(chosen) == 157
    assert two_dice_pictures(photos) == chosen


async def test_sure_photographs_become_rolls_and_the_others_are_passed_over(tmp_path: Path, photos: Path) -> None:
    async with opened(tmp_path) as here:
        source = PhotoSource(str(photos / "images"), here.context)
        for picture in source.pictures[:12]:
            await source.show(picture)
            for _ in range(5000):
                await asyncio.sleep(0.001)
                if here.said["stage"] in ("committed", "unsure"):
                    break
        assert source.used + source.passed_over == 12
        assert len(here.rolls) == source.used > 0


@pytest.mark.parametrize("content", [None, b"not a picture"])
async def test_a_folder_without_usable_pictures_is_a_fault_with_a_remedy(tmp_path: Path, content: bytes | None) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    async with opened(tmp_path / "data") as here:
        if content is None:
            with pytest.raises(ConfigurationFault) as missing:
                make(f"photos:{folder}", here.context)
            assert missing.value.code == "photos_missing"
            return
        (folder / "one.jpg").write_bytes(content)
        source = make(f"photos:{folder}", here.context)
        assert source is not None
        running = asyncio.create_task(source.run())
        while not running.done():
            await here.clock.advance(1)
            await asyncio.sleep(0.005)
        fault = running.exception()
        assert isinstance(fault, DeviceFault)
        assert fault.code == "photos_unreadable"
        told = here.status_board.latest("faults")
        assert told is not None
        assert told["list"][0]["code"] == "picture_unreadable"
        assert here.rolls == []


async def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        with pytest.raises(ConfigurationFault) as missing:
            make(f"photos:{tmp_path / 'none'}", here.context)
        assert missing.value.code == "photos_no_folder"


async def test_an_unknown_source_names_those_there_are(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        with pytest.raises(ConfigurationFault) as caught:
            make("cup", here.context)
        assert caught.value.code == "dice_unknown"
        assert "photos:FOLDER" in caught.value.remedy
        with pytest.raises(ConfigurationFault, match="not simulated"):
            make("simulated", here.context)
        assert make("manual", here.context) is make("electronic", here.context) is None
