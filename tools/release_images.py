"""The images for cards that a release publishes: those of its commit alone, and only if they were started in an
emulator and every part of the trial held. Building and starting them needs root and time, so both are done before, by
``make image`` and ``make boot-test``."""

import json
import shutil
from pathlib import Path
from typing import Any

ARCHITECTURES = ("amd64", "arm64")


class UntriedError(Exception):
    """Why an image cannot be released."""


def publish(images: Path, version: str, commit: str, into: Path) -> list[Path]:
    """Put the packed image, its list of parts and the record of its trial of every architecture that was built below
    ``images`` into the folder ``into``; returns these files. Raises :class:`UntriedError` and puts nothing there if
    one of them is of another commit, or a part of its trial did not hold or was left out."""
    built = [architecture for architecture in ARCHITECTURES if (images / architecture / "facts.json").exists()]
    if not built:
        raise UntriedError(f"no image in {images}: sudo make image ARCH=arm64")
    sources: dict[str, Path] = {}
    for architecture in built:
        folder = images / architecture
        name = str(_read(folder / "facts.json")["name"])
        if name != f"postparade-{version}-{commit[:12]}-{architecture}":
            raise UntriedError(f"{name} is not of this commit: sudo make image ARCH={architecture}")
        _check_trial(images / "record" / f"{architecture}.json", name, architecture)
        stem = f"postparade-{version}-{architecture}"
        sources[f"{stem}.img.zst"] = folder / f"{name}.img.zst"
        sources[f"{stem}-image.cdx.json"] = folder / f"{name}.cdx.json"
        sources[f"{stem}-started.md"] = images / "record" / f"{architecture}.md"
    if absent := [str(source) for source in sources.values() if not source.exists()]:
        raise UntriedError(f"missing: {', '.join(absent)}")
    return [Path(shutil.copyfile(source, into / target)) for target, source in sources.items()]


def _check_trial(record: Path, name: str, architecture: str) -> None:
    again = f"sudo make boot-test ARCH={architecture}"
    if not record.exists():
        raise UntriedError(f"{name} was never started: {again}")
    told = _read(record)
    proofs = [one for one in told["proofs"] if one["image"] == name]
    if failed := [one["name"] for one in proofs if not one["held"]]:
        raise UntriedError(f"{name}: did not hold: {', '.join(failed)}")
    tried = {one["part"] for one in proofs}
    if left := [part for part in told["parts"] if part not in tried]:
        raise UntriedError(f'{name}: not tried: {again} ARGS="--parts {" ".join(left)}"')


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
