"""Sound packs: a folder with a manifest and OGG files."""

import math
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, cached_property
from importlib.resources import files
from itertools import count, takewhile
from pathlib import Path

from postparade.announcer.commentary.calls import CALLERS, Energy
from postparade.announcer.packs.manifest import read_manifest
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.wording import Wording
from postparade.core.faults import SoundFault
from postparade.core.i18n import USUAL, known_language

SUFFIXES = frozenset({".ogg", ".wav", ".flac"})
BUILT_IN = "default"
"""The pack that comes with Post Parade: its folder and its name."""
PARTS = ("voice", "sfx", "bed")
CLIP = re.compile(r"voice/(?P<message>[a-z][a-z-]*?)(\.\d+)*(\.(calm|warm|hot))?(-(?P<wording>\d+))?")
"""The name of a line's file in a pack."""


class Pack:
    """A pack in ``folder``. Raises :class:`SoundFault` like :func:`read_manifest` when its manifest cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = read_manifest(folder)
        self._path = cache(folder.joinpath)
        self._files = {f"{part}/{stem}": suffix for part in PARTS for stem, suffix in _sounds(folder / part)}

    def names(self) -> tuple[str, ...]:
        """Everything in the pack, such as ``voice/lead.7-2`` or ``bed/crowd_roar_loop``."""
        return tuple(self._files)

    def file(self, name: str) -> Path | None:
        """The file called ``name``, if the pack has it."""
        suffix = self._files.get(name)
        return None if suffix is None else self._path(f"{name}{suffix}")

    def gain(self, name: str) -> float:
        """Factor by which the amplitude of ``name`` is to be changed."""
        return float(10 ** (self.manifest.gain.get(name, 0.0) / 20))

    def wordings(self, message: str) -> int:
        """How many wordings of ``message`` the pack has, counted from the first; 0 when it has none."""
        found = self._wordings.get(message, set())
        return next(count for count in range(len(found) + 1) if count + 1 not in found)

    @cached_property
    def _wordings(self) -> dict[str, set[int]]:
        """By message, the wordings of which there are files."""
        found: dict[str, set[int]] = {}
        for clip in map(CLIP.fullmatch, self._files):
            if clip is not None:
                found.setdefault(clip["message"], set()).add(int(clip["wording"] or 1))
        return found


def _sounds(folder: Path) -> Iterator[tuple[str, str]]:
    """Stem and suffix of each sound file in ``folder``, in order. Names only: creating thousands of paths is slow."""
    with suppress(OSError), os.scandir(folder) as found:
        names = sorted(entry.name for entry in found)
        yield from (parts for parts in map(os.path.splitext, names) if parts[1] in SUFFIXES)


class Packs:
    """Packs in order of preference: what the first lacks is looked up in the next. Lines are taken only from packs in
    the ``language`` of the table."""

    def __init__(self, packs: Sequence[Pack], language: str = USUAL) -> None:
        self._packs = tuple(packs)
        self._callers = tuple(pack for pack in packs if known_language(pack.manifest.language) == language)
        self._aside: set[Path] = set()

    def put_aside(self, file: Path) -> None:
        """Stop using ``file``, which cannot be played; the next pack stands in for it."""
        self._aside.add(file)

    def quiet_recordings(self) -> Iterator[tuple[Path, float]]:
        """Files of lines that are to be played louder than they were recorded, with their gain."""
        for pack in self._callers:
            for name, decibels in pack.manifest.gain.items():
                path = pack.file(name)
                if decibels > 0 and path is not None and name.startswith("voice/"):
                    yield path, pack.gain(name)

    def find(self, name: str, caller: str = "") -> tuple[Path, float] | None:
        """File and gain of ``name``; of a line only from packs with the voice of ``caller``, if one is named."""
        for pack in self._callers if name.startswith("voice/") else self._packs:
            if caller and pack.manifest.caller not in ("", caller):
                continue
            path = pack.file(name)
            if path is not None and path not in self._aside:
                return path, pack.gain(name)
        return None

    def engine(self, caller: str) -> str:
        """What spoke the lines of ``caller`` in the user's own pack or a built-in one; empty for a person, or for no
        lines."""
        return next((pack.manifest.engine for pack in self._callers if pack.manifest.caller in ("", caller)), "")

    def wordings(self, message: str, *, but_the_steward: bool = False) -> int:
        """How many wordings of ``message`` the first pack has that has any; 0 where none has. Packs with a steward
        count or not."""
        packs = (pack for pack in self._callers if not (but_the_steward and pack.manifest.steward))
        return next((count for pack in packs if (count := pack.wordings(message))), 0)

    def variants(self, name: str) -> tuple[str, ...]:
        """All that may be played for ``name``, such as ``sfx/cheer`` and ``sfx/cheer-2``: what the first pack with
        the plain name has of it."""
        first = next((pack for pack in self._packs if pack.file(name) is not None), None)
        if first is None:
            return (name,)
        numbered = (f"{name}-{number}" for number in count(2))
        return (name, *takewhile(lambda variant: first.file(variant) is not None, numbered))

    def line(self, clip: str, energy: Energy, caller: str = "") -> tuple[Path, float] | None:
        """File and gain of a line, in that energy when a pack has it so: ``lead.7.hot-2`` before ``lead.7-2``."""
        stem, dash, variant = clip.rpartition("-")
        if not variant.isdigit():
            stem, dash, variant = clip, "", ""
        return self.find(f"voice/{stem}.{energy}{dash}{variant}", caller) or self.find(f"voice/{clip}", caller)


def sounds_folder() -> Path:
    """The folder of the packs that come with Post Parade: inside the installed package, or beside it in a checkout."""
    package = Path(str(files("postparade")))
    shipped = package / "_shipped" / "sounds"
    return shipped if shipped.is_dir() else package.parent.parent / "sounds"


def open_packs(own: str, language: str = USUAL) -> tuple[Packs, list[SoundFault]]:
    """The user's ``own`` pack (a folder, or empty) before the built-in ones, and what is wrong with them.

    Packs of languages other than English and of single callers have folders called like them.
    """
    packs, faults = [], []
    shipped = [folder for name in (BUILT_IN, language, *CALLERS) if (folder := sounds_folder() / name).is_dir()]
    for folder in ([Path(own).expanduser()] if own else []) + shipped:
        try:
            packs.append(Pack(folder))
        except SoundFault as fault:
            faults.append(fault)
    if own and packs and packs[0].folder != sounds_folder() / BUILT_IN:
        spoken = packs[0].manifest.language
        if known_language(spoken) != language:
            faults.append(SoundFault("sound_pack_foreign", pack=own, spoken=spoken, language=language))
    return Packs(packs, language), faults


def usual_wordings(own: str, catalogue: Wording) -> Callable[[str], int]:
    """How many wordings of a message to use: those of the user's ``own`` pack where it has the message, else those of
    the built-in one, so that the voice stays the same; else all there are. The steward of the built-in pack has the
    voice that speaks what is not in it."""
    packs, _ = open_packs(own, catalogue.language)

    @cache
    def wordings(message: str) -> int:
        known = catalogue.variants(message)
        held = packs.wordings(message, but_the_steward=about_rules(message))
        return min(held or known, known)

    return wordings


def decibels(gain: float) -> float:
    """A factor of amplitude in decibels."""
    return 20 * math.log10(gain)
