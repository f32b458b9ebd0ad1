"""Inspects a sound pack: what is missing, silent, clipped, undecodable, too loud, too long or wrongly named.

Run as ``python -m postparade.announcer.packs.inspection PACK`` it prints the findings as JSON, for the table, which
has no time to decode a pack by itself.
"""

import difflib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import numpy as np

from postparade.announcer.packs.builder import clips
from postparade.announcer.packs.findings import Finding, finding_of, such
from postparade.announcer.packs.normalise import LOUDER, Samples, loudness
from postparade.announcer.packs.pack import BUILT_IN, CLIP, PARTS, SUFFIXES, Pack, sounds_folder
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.wording import Wording
from postparade.core.faults import SoundFault
from postparade.core.i18n import USUAL, known_language

QUIETEST = -50.0
"""A file with no sample above this level, in dB of full scale, is silent."""
FULL = 0.999
"""Samples at or above this value, :data:`FLAT` in succession, are clipped."""
FLAT = 3
LOUDNESS_SLACK = 2.0
"""LU by which a line may be louder or softer than the loudness in the manifest."""
LONGEST = {"voice": 8.0, "sfx": 15.0, "bed": 60.0}
"""Seconds that a file of each part may take."""


def inspect(folder: Path, progress: Callable[[int, int], object] = lambda _done, _total: None) -> list[Finding]:
    """The findings about the pack in ``folder``, one for each kind of trouble. ``progress`` is called with the number
    of files inspected and of all files."""
    try:
        pack = Pack(folder)
    except SoundFault as fault:
        return [finding_of(fault)]
    if not pack.names():
        return [finding_of(SoundFault("sound_pack_empty", pack=str(folder)))]
    by_code: dict[str, dict[str, SoundFault]] = {}
    for name, trouble in (*_names(pack), *_sounds(pack, progress)):
        by_code.setdefault(trouble.code, {})[name] = trouble
    found = [finding_of(next(iter(faults.values())), tuple(faults)) for faults in by_code.values()]
    missing = tuple(_missing(pack))
    if missing:
        gaps = SoundFault("sound_lines_missing", count=len(missing), pack=str(folder), such=such(missing))
        found.append(finding_of(gaps, missing, wrong=False))
    return found


def _names(pack: Pack) -> Iterator[tuple[str, SoundFault]]:
    """Files and gains whose names belong to no line, effect or loop."""
    known = known_names(pack)
    messages = frozenset(Wording(_language(pack)).keys)
    for part in PARTS:
        for path in sorted((pack.folder / part).glob("[!.]*")):
            name = f"{part}/{path.stem}"
            if path.suffix not in SUFFIXES:
                yield f"{part}/{path.name}", SoundFault("sound_format_unknown", file=f"{part}/{path.name}")
            elif name not in known and not _is_a_line(name, messages):
                yield name, SoundFault("sound_key_unknown", file=name, advice=_advice(name, known))
    for name in pack.manifest.gain:
        if pack.file(name) is None:
            advice = _advice(name, frozenset(pack.names()))
            yield name, SoundFault("sound_gain_unknown", file=name, advice=advice)


def known_names(pack: Pack) -> frozenset[str]:
    """The names of everything that the table plays, as far as a pack usually holds it."""
    built_in = (name for name in Pack(sounds_folder() / BUILT_IN).names() if not name.startswith("voice/"))
    lines = (f"voice/{clip.name}" for clip in clips(Wording(_language(pack))))
    return frozenset((*built_in, *lines))


def _is_a_line(name: str, messages: frozenset[str]) -> bool:
    """Whether the file is at least named like a line of some message: packs may hold more than usual."""
    clip = CLIP.fullmatch(name)
    return clip is not None and clip["message"] in messages


def _advice(name: str, known: frozenset[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"Perhaps you meant {near[0]}" if near else "docs/packs.md lists the names of files"


def _language(pack: Pack) -> str:
    return known_language(pack.manifest.language) or USUAL


def _missing(pack: Pack) -> Iterator[str]:
    """Lines of a whole pack that this one lacks; none when it is a pack of effects."""
    held = frozenset(pack.names())
    if any(name.startswith("voice/") for name in held):
        for clip in clips(Wording(_language(pack))):
            if f"voice/{clip.name}" not in held and f"voice/{clip.line.clip}" not in held:
                yield f"voice/{clip.name}"


def _sounds(pack: Pack, progress: Callable[[int, int], object]) -> Iterator[tuple[str, SoundFault]]:
    """What is wrong with single files, as they are played."""
    names = pack.names()
    for done, name in enumerate(names):
        progress(done, len(names))
        path = pack.file(name)
        assert path is not None
        try:
            samples, rate = read_sound(path)
        except SoundFault as fault:
            yield name, fault
            continue
        trouble = _judge(name, samples, rate, pack)
        if trouble is not None:
            yield name, trouble


def _judge(name: str, samples: Samples, rate: int, pack: Pack) -> SoundFault | None:
    peak = float(np.abs(samples).max(initial=0.0))
    if peak <= 10 ** (QUIETEST / 20):
        return SoundFault("sound_silent", file=name)
    if clipped(samples):
        return SoundFault("sound_clipped", file=name)
    part = name.partition("/")[0]
    if len(samples) > LONGEST[part] * rate:
        seconds = f"{len(samples) / rate:.1f}"
        return SoundFault("sound_too_long", file=name, seconds=seconds, most=f"{LONGEST[part]:.0f}")
    if part == "voice":
        found = loudness(samples, rate) + pack.manifest.gain.get(name, 0.0)
        # A hot line is louder on purpose, and only its message tells that it is hot.
        if not -LOUDNESS_SLACK <= found - pack.manifest.loudness <= LOUDNESS_SLACK + max(LOUDER.values()):
            wanted = f"{pack.manifest.loudness:.0f}"
            return SoundFault("sound_loudness", file=name, found=f"{found:.1f}", wanted=wanted, pack=str(pack.folder))
    return None


def clipped(samples: Samples) -> bool:
    """Whether some peaks are cut off: :data:`FLAT` samples in succession at full scale."""
    full = np.abs(samples) >= FULL
    return bool(np.any(np.convolve(full, np.ones(FLAT), "valid") >= FLAT))


def gain_for(samples: Samples, rate: int, wanted: float) -> float:
    """Decibels that bring a recording to the loudness ``wanted``, in LUFS."""
    return round(wanted - loudness(samples, rate), 1)


if __name__ == "__main__":
    os.nice(15)
    sys.stdout.buffer.write(msgspec.json.encode([found for found in inspect(Path(sys.argv[1])) if found.wrong]))
