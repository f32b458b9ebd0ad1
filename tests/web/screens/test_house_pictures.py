"""Pictures of the house are kept in the order in which they came; nothing but pictures is."""

from pathlib import Path

import pytest

from postparade.web.screens.house_pictures import FOLDER, MOST, HousePictures

PNG = b"\x89PNG\r\n\x1a\n rest"
JPEG = b"\xff\xd8\xff rest"
WEBP = b"RIFF\0\0\0\0WEBP rest"


def test_pictures_are_listed_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    pictures = HousePictures(tmp_path)
    assert pictures.listed() == []
    for picture in (PNG, JPEG, WEBP):
        assert pictures.add(picture) is None
    assert pictures.listed() == ["1.png", "2.jpg", "3.webp"]
    path = pictures.path("2.jpg")
    assert path is not None
    assert path.read_bytes() == JPEG


def test_a_removed_picture_is_gone_and_its_name_is_not_given_again_to_an_older_one(tmp_path: Path) -> None:
    pictures = HousePictures(tmp_path)
    pictures.add(PNG)
    pictures.add(JPEG)
    assert pictures.remove("1.png") is None
    pictures.add(WEBP)
    assert pictures.listed() == ["2.jpg", "3.webp"]
    refused = pictures.remove("1.png")
    assert refused is not None
    assert refused.code == "no_such_picture"


@pytest.mark.parametrize("content", [b"", b"<svg onload=alert(1)>", b"GIF89a", b"RIFF\0\0\0\0WAVE"])
def test_what_is_no_picture_is_refused_and_nothing_is_kept(tmp_path: Path, content: bytes) -> None:
    refused = HousePictures(tmp_path).add(content)
    assert refused is not None
    assert refused.code == "not_a_picture"
    assert not (tmp_path / FOLDER).exists()


def test_there_are_no_more_than_a_dozen(tmp_path: Path) -> None:
    pictures = HousePictures(tmp_path)
    for _ in range(MOST):
        assert pictures.add(PNG) is None
    refused = pictures.add(PNG)
    assert refused is not None
    assert refused.code == "too_many_pictures"


@pytest.mark.parametrize("name", ["../1.png", "1.svg", "upload.new", "", "01.png"])
def test_nothing_else_of_the_folder_can_be_asked_for(tmp_path: Path, name: str) -> None:
    pictures = HousePictures(tmp_path)
    pictures.add(PNG)
    (tmp_path / "1.png").write_bytes(b"elsewhere")
    assert pictures.path(name) is None
