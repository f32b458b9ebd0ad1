"""``postparade sounds split``: a recording of the sheet becomes the files of a pack."""

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from postparade.cli.counting import many
from postparade.cli.options import AsJson, PackFolder
from postparade.cli.process import keep_small
from postparade.cli.sounds.script import sheet_in
from postparade.core.faults import SoundFault

if TYPE_CHECKING:
    from postparade.announcer.commentary.calls import Line
    from postparade.announcer.packs.normalise import Samples


def split_recording(
    pack: PackFolder,
    recording: Path,
    *,
    language: str = "en",
    lines: int = 80,
    page: int | None = None,
    author: str = "",
    as_json: AsJson = False,
) -> int:
    """Cut a recording of the sheet at its pauses into the files of a pack, which is made if it is not there.

    Parameters
    ----------
    recording
        The sheet read aloud, or one page of it: WAV, FLAC, OGG or MP3.
    language
        The language of the sheet.
    lines
        How many lines the sheet has.
    page
        The page that was read; without it, the whole sheet.
    author
        Who reads it, for the manifest of a new pack.
    """
    keep_small()
    from postparade.announcer.packs.soundfiles import LONGEST_SCRIPT, read_sound
    from postparade.announcer.packs.split_recording import piece, split

    catalogue, chosen, first = sheet_in(language, lines, page)
    samples, rate = read_sound(recording.expanduser(), LONGEST_SCRIPT)
    found = split(samples, rate, tuple(map(catalogue.spoken, chosen)))
    target = pack.expanduser()
    _found_pack(target, catalogue.language, author)
    for line, stretch in zip(chosen, found, strict=True):
        _put_clip(target, line, piece(samples, rate, stretch), rate)
    rows = [
        {"number": number, "file": f"voice/{line.clip}", "text": catalogue.spoken(line), "start": round(one.start, 2)}
        for number, (line, one) in enumerate(zip(chosen, found, strict=True), first)
    ]
    if as_json:
        print(json.dumps({"pack": str(pack), "lines": rows}))
    else:
        for row in rows:
            print(f"{row['start']:8.2f} s  {row['number']:3}  {row['text']}")
        there = shlex.quote(str(pack))
        print(f"{many(len(rows), 'line')} in {pack}. Listen to some of them, then: postparade sounds check {there}")
    return 0


def _put_clip(pack: Path, line: "Line", samples: "Samples", rate: int) -> None:
    """Make ``samples`` the one file of ``line``."""
    from postparade.announcer.packs.normalise import normalise
    from postparade.announcer.packs.soundfiles import write_clip

    folder = pack / "voice"
    try:
        for older in folder.glob(f"{line.clip}.*"):
            if older.stem == line.clip:
                older.unlink()
        write_clip(folder / f"{line.clip}.ogg", normalise(samples, rate), "opus")
    except OSError as error:
        raise SoundFault("sound_pack_unwritable", pack=str(pack), why=error) from error


def _found_pack(folder: Path, language: str, author: str) -> None:
    """Make the pack if it is not there; refuse one in another language."""
    from postparade.announcer.packs.manifest import Manifest, read_manifest, write_manifest
    from postparade.announcer.packs.normalise import LOUDNESS, RATE
    from postparade.core.i18n import known_language

    try:
        spoken = read_manifest(folder).language
    except SoundFault as fault:
        if fault.code != "sound_pack_missing":
            raise
        licence = "LicenseRef-private"
        name = folder.resolve().name
        write_manifest(
            folder,
            Manifest(name=name, language=language, licence=licence, author=author, loudness=LOUDNESS, rate=RATE),
        )
    else:
        if known_language(spoken) != language:
            raise SoundFault("sheet_other_language", pack=str(folder), spoken=spoken, language=language)
