"""Sound packs: a folder with a manifest and OGG files."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from postparade.announcer.commentary.calls import Energy
from postparade.faults import SoundFault
from postparade.language import USUAL, known_language

SUFFIXES = frozenset({".ogg", ".wav", ".flac"})


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``pack.toml``. ``language`` is a tag like ``en-GB``, ``licence`` an SPDX name; ``loudness`` is what the voice
    aims at in LUFS, ``rate`` its samples a second, ``engine`` what spoke it. ``gain`` maps files such as ``voice/off``
    to decibels."""

    name: str
    language: str
    licence: str
    author: str
    loudness: float = -16.0
    rate: int = 44_100
    engine: str = ""
    gain: dict[str, float] = {}


class Pack:
    """A pack in ``folder``. Raises :class:`SoundFault` (``sound_pack_unusable``) when its manifest cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / "pack.toml"
        try:
            self.manifest = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Manifest)
        except (OSError, ValueError) as error:
            raise SoundFault("sound_pack_unusable", pack=str(folder), why=str(error)) from error
        self._files = {
            f"{part}/{path.stem}": path
            for part in ("voice", "sfx", "bed")
            for path in sorted((folder / part).glob("*"))
            if path.suffix in SUFFIXES
        }

    def names(self) -> tuple[str, ...]:
        """Everything in the pack, such as ``voice/lead.7-2`` or ``bed/crowd_roar_loop``."""
        return tuple(self._files)

    def file(self, name: str) -> Path | None:
        """The file called ``name``, if the pack has it."""
        return self._files.get(name)

    def gain(self, name: str) -> float:
        """Factor by which the amplitude of ``name`` is to be changed."""
        return float(10 ** (self.manifest.gain.get(name, 0.0) / 20))


class Packs:
    """Packs in order of preference: what the first lacks is looked up in the next. Lines are taken only from packs in
    the ``language`` of the table."""

    def __init__(self, packs: Sequence[Pack], language: str = USUAL) -> None:
        self._packs = tuple(packs)
        self._callers = tuple(pack for pack in packs if known_language(pack.manifest.language) == language)

    def find(self, name: str) -> tuple[Path, float] | None:
        """File and gain of ``name``."""
        for pack in self._callers if name.startswith("voice/") else self._packs:
            path = pack.file(name)
            if path is not None:
                return path, pack.gain(name)
        return None

    def line(self, clip: str, energy: Energy) -> tuple[Path, float] | None:
        """File and gain of a line, in that energy when a pack has it so: ``lead.7.hot-2`` before ``lead.7-2``."""
        stem, dash, variant = clip.rpartition("-")
        if not variant.isdigit():
            stem, dash, variant = clip, "", ""
        return self.find(f"voice/{stem}.{energy}{dash}{variant}") or self.find(f"voice/{clip}")


def sounds_folder() -> Path:
    """The folder of the packs that come with Post Parade: inside the installed package, or beside it in a checkout."""
    package = Path(str(files("postparade")))
    shipped = package / "_shipped" / "sounds"
    return shipped if shipped.is_dir() else package.parent.parent / "sounds"


def open_packs(own: str, language: str = USUAL) -> tuple[Packs, list[SoundFault]]:
    """The user's ``own`` pack (a folder, or empty) before the built-in one, and what is wrong with them."""
    packs, faults = [], []
    for folder in ([Path(own).expanduser()] if own else []) + [sounds_folder() / "default"]:
        try:
            packs.append(Pack(folder))
        except SoundFault as fault:
            faults.append(fault)
    return Packs(packs, language), faults
