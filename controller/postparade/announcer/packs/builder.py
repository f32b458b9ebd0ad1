"""Builds a sound pack: every line of the phrase list, spoken by an engine, in every energy it is said with."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary.calls import CALLERS, USUAL_CALLER, Energy, Line
from postparade.announcer.packs.manifest import Manifest, read_manifest, write_manifest, write_table
from postparade.announcer.packs.normalise import CEILING, LOUDNESS, RATE, Samples, limit
from postparade.announcer.packs.pack import decibels
from postparade.announcer.packs.phrase_list import about_rules, clip_name, energies, phrase_list
from postparade.announcer.packs.public_address import announced
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.speech.engines import Engine, Text
from postparade.announcer.wording import Wording
from postparade.core.faults import SoundFault
from postparade.core.i18n import known_language

Part = Literal["all", "caller", "steward", "own"]
"""What of a pack is spoken: all, all but rules and money, those alone, or nothing but what the caller says in words of
their own."""

HIGHEST = -3.0
"""Highest sample of a finished file in dB of full scale: the coder raises peaks, now and then by four decibels."""
ROUNDS, MARGIN = 8, 0.3
"""How often a clip is coded at most until its file is low enough, and decibels by which it is limited beyond that."""

TRANSCRIPT = "words.toml"
"""File with the words of each line of a built pack, by which a later build finds lines whose words have changed."""
SAVE_EVERY = 50
"""Lines after which the words are written down: a machine may lose its power amid a build that takes an hour."""


SIMPLER = ("lead-from",)
"""Messages about two horses that a pack of a caller's own words leaves to simpler ones: "seven leads" is said, too."""
OWN_WORDINGS = 12
"""Wordings of a message that such a pack holds: the caller uses no others, so that the voice stays the same."""


class Clip(Struct, frozen=True):
    """A file of a pack: ``name`` such as ``lead.7.hot-2``, the line that it says, and how."""

    name: str
    line: Line
    energy: Energy


def clips(catalogue: Wording, caller: str = "") -> Iterator[Clip]:
    """Every file of a whole pack of ``caller``; the usual one if none is named."""
    whose = next((known for known in CALLERS if known == caller), USUAL_CALLER)
    for line in phrase_list(catalogue.variants, whose):
        for energy in energies(line.key):
            yield Clip(clip_name(line, energy), line, energy)


def build(
    folder: Path,
    manifest: Manifest,
    catalogue: Wording,
    engine: Engine,
    progress: Callable[[int, int], object],
    part: Part = "all",
) -> int:
    """Speak into ``folder`` the lines that are missing from a whole pack, so that a stopped build can go on, and those
    whose words have changed. Return how many lines. ``part`` may leave rules and money to a steward, or speak nothing
    else, or only the caller's own words; a pack that has a steward keeps it.

    ``progress`` is called with the lines done and to do. Raises :class:`SoundFault`: ``sound_pack_other_voice`` when
    the folder holds another voice, ``sound_transcript_unusable``, ``sound_pack_unwritable``, and whatever the engine
    raises.
    """
    part = _check_manifest(folder, manifest, part)
    whole = list(clips(catalogue, manifest.caller))
    ours = [clip for clip in whole if belongs(clip.line, part)]
    words = {str(clip.line.clip): catalogue.spoken(clip.line) for clip in ours}
    spoken = read_transcript(folder)
    wanted: dict[Line, list[Clip]] = {}
    for clip in ours:
        name = str(clip.line.clip)
        if spoken.get(name, words[name]) != words[name] or not (folder / "voice" / f"{clip.name}.ogg").is_file():
            wanted.setdefault(clip.line, []).append(clip)
    known = {str(clip.line.clip) for clip in whole}
    spoken = {name: said for name, said in (words | spoken).items() if name in known}
    try:
        texts = [Text(catalogue.spoken(line), tuple(clip.energy for clip in files)) for line, files in wanted.items()]
        for done, (line, (takes, rate)) in enumerate(zip(wanted, engine.speak(texts), strict=True), 1):
            for clip in wanted[line]:
                _write(folder, clip, announced(takes[clip.energy], rate, clip.energy))
            spoken[str(line.clip)] = texts[done - 1].words
            if done % SAVE_EVERY == 0:
                write_transcript(folder, spoken)
            progress(done, len(wanted))
    finally:
        write_transcript(folder, spoken)
    return len(wanted)


def belongs(line: Line, part: Part) -> bool:
    """Whether ``part`` of a pack has ``line``."""
    if part == "own":
        return line.key != line.base and line.base not in SIMPLER and line.variant <= OWN_WORDINGS
    return part == "all" or about_rules(line.key) == (part == "steward")


def outdated(folder: Path, catalogue: Wording) -> Sequence[Path]:
    """Files in ``folder`` that no line of the phrase list asks for."""
    known = {clip.name for clip in clips(catalogue)}
    return sorted(file for file in (folder / "voice").glob("*") if file.stem not in known)


def new_manifest(name: str, language: str, author: str, licence: str, engine: Engine) -> Manifest:
    """The manifest of a pack that is built here."""
    return Manifest(
        name=name, language=language, licence=licence, author=author, loudness=LOUDNESS, rate=RATE, engine=engine.name
    )


def _check_manifest(folder: Path, manifest: Manifest, part: Part) -> Part:
    """Write the manifest of a new pack, or name the steward in that of an old one. Return what is to be spoken."""
    try:
        found = read_manifest(folder)
    except SoundFault as fault:
        if fault.code != "sound_pack_missing":
            raise
        write_manifest(folder, manifest)
        return part
    if part == "steward" and found.engine and found.steward in ("", manifest.engine):
        write_manifest(folder, replace(found, steward=manifest.engine))
        return part
    same = known_language(found.language) == known_language(manifest.language)
    if part == "steward" or found.engine != manifest.engine or not same:
        raise SoundFault("sound_pack_other_voice", pack=str(folder), voice=found.engine or "somebody's recordings")
    return "caller" if found.steward else part


def _write(folder: Path, clip: Clip, samples: Samples) -> None:
    file = folder / "voice" / f"{clip.name}.ogg"
    unfinished = file.with_name(f".{file.name}")
    try:
        write_coded(unfinished, samples)
        unfinished.replace(file)
    except OSError as error:
        raise SoundFault("sound_pack_unwritable", pack=str(folder), why=error) from error


def write_coded(file: Path, samples: Samples) -> None:
    """Write ``samples``, finished and at :data:`RATE`, as Opus that is not higher than :data:`HIGHEST` when it is read
    back: peaks that the coder raises are limited before it, so that the clip stays as loud. Raises ``OSError``."""
    ceiling = CEILING
    for _ in range(ROUNDS):
        write_clip(file, limit(samples, RATE, ceiling), "opus")
        excess = decibels(float(np.abs(read_sound(file)[0]).max(initial=1e-9))) - HIGHEST
        if excess <= 0:
            break
        ceiling -= excess + MARGIN


def read_transcript(folder: Path) -> dict[str, str]:
    """The words of each line of the pack in ``folder`` by its name, such as ``lead.7-2``; empty without a transcript.

    Raises :class:`SoundFault` (``sound_transcript_unusable``).
    """
    try:
        text = (folder / TRANSCRIPT).read_text(encoding="utf-8-sig")
        return msgspec.convert(tomllib.loads(text), dict[str, str])
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise SoundFault("sound_transcript_unusable", pack=str(folder), why=error) from error


def write_transcript(folder: Path, words: dict[str, str]) -> None:
    """Write the words of each line into ``folder``. Raises :class:`SoundFault` (``sound_pack_unwritable``)."""
    write_table(folder / TRANSCRIPT, words)
