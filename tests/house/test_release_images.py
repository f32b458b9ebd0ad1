"""An image is released only if it is of the release's commit and every part of its trial held."""

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
COMMIT = "0123456789abcdef"
NAME = "postparade-1.2.0-0123456789ab-arm64"
PARTS = ("first", "pull")

Proofs = list[dict[str, object]]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(TOOLS)
    return importlib.import_module("release_images")


def proof(part: str, *, held: bool = True, image: str = NAME) -> dict[str, object]:
    return {"name": f"{part} start", "part": part, "held": held, "image": image}


@pytest.fixture
def built(tmp_path: Path) -> Callable[[Proofs | None], Path]:
    """A folder with an image as `make image` leaves it, and with the record of a trial."""

    def build(proofs: Proofs | None) -> Path:
        images = tmp_path / "image"
        (images / "arm64").mkdir(parents=True)
        (images / "arm64/facts.json").write_text(json.dumps({"name": NAME}))
        for ending in ("img.zst", "cdx.json"):
            (images / f"arm64/{NAME}.{ending}").write_text(ending)
        if proofs is not None:
            (images / "record").mkdir()
            (images / "record/arm64.md").write_text("tried")
            (images / "record/arm64.json").write_text(json.dumps({"parts": PARTS, "proofs": proofs}))
        return images

    return build


def test_an_image_that_held_is_published_under_its_version(
    tool: ModuleType, built: Callable[[Proofs], Path], tmp_path: Path
) -> None:
    made = tool.publish(built([proof(part) for part in PARTS]), "1.2.0", COMMIT, tmp_path)
    stem = "postparade-1.2.0-arm64"
    assert {file.name for file in made} == {f"{stem}.img.zst", f"{stem}-image.cdx.json", f"{stem}-started.md"}
    assert (tmp_path / f"{stem}.img.zst").read_text() == "img.zst"


@pytest.mark.parametrize(
    ("proofs", "why"),
    [
        (None, "was never started: sudo make boot-test ARCH=arm64"),
        ([proof("first")], 'not tried: sudo make boot-test ARCH=arm64 ARGS="--parts pull"'),
        ([proof("first"), proof("pull", held=False)], "did not hold: pull start"),
        ([proof("first"), proof("pull", image="postparade-1.1.0-fedcba987654-arm64")], "--parts pull"),
    ],
)
def test_an_image_whose_trial_did_not_hold_is_not_published(
    tool: ModuleType, built: Callable[[Proofs | None], Path], tmp_path: Path, proofs: Proofs | None, why: str
) -> None:
    images = built(proofs)
    with pytest.raises(tool.UntriedError, match=why.replace("(", r"\(")):
        tool.publish(images, "1.2.0", COMMIT, tmp_path)
    assert not list(tmp_path.glob("*.zst"))


def test_an_image_of_another_commit_is_not_published(
    tool: ModuleType, built: Callable[[Proofs], Path], tmp_path: Path
) -> None:
    images = built([proof(part) for part in PARTS])
    with pytest.raises(tool.UntriedError, match="is not of this commit"):
        tool.publish(images, "1.2.0", "f" * 40, tmp_path)


def test_a_folder_without_images_is_refused(tool: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(tool.UntriedError, match="no image in"):
        tool.publish(tmp_path, "1.2.0", COMMIT, tmp_path)
