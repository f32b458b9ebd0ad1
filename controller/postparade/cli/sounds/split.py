"""``postparade sounds split``: a recording of the sheet becomes the files of a pack."""

import json
from pathlib import Path

from postparade.cli.process import keep_small
from postparade.cli.sounds.script import sheet_in
from postparade.core.faults import SoundFault


def split_recording(
    folder: Path, recording: Path, language: str, most: int, page: int | None, author: str, as_json: bool
) -> int:
    """Cut ``recording`` into the lines of the sheet and write them into the pack ``folder``; all of them, or none.

    Raises :class:`SoundFault`.
    """
    keep_small()
    from postparade.announcer.packs.normalise import normalise
    from postparade.announcer.packs.soundfiles import LONGEST_SCRIPT, read_sound, write_clip
    from postparade.announcer.packs.split_recording import piece, split

    catalogue, lines, first = sheet_in(language, most, page)
    samples, rate = read_sound(recording.expanduser(), LONGEST_SCRIPT)
    found = split(samples, rate, tuple(map(catalogue.spoken, lines)))
    pack = folder.expanduser()
    _found_pack(pack, catalogue.language, author)
    try:
        for line, stretch in zip(lines, found, strict=True):
            for older in (pack / "voice").glob(f"{line.clip}.*"):
                if older.stem == line.clip:
                    older.unlink()
            write_clip(pack / "voice" / f"{line.clip}.ogg", normalise(piece(samples, rate, stretch), rate), "opus")
    except OSError as error:
        raise SoundFault("sound_pack_unwritable", pack=str(pack), why=error) from error
    rows = [
        {"number": number, "file": f"voice/{line.clip}", "text": catalogue.spoken(line), "start": round(one.start, 2)}
        for number, (line, one) in enumerate(zip(lines, found, strict=True), first)
    ]
    if as_json:
        print(json.dumps({"pack": str(folder), "lines": rows}))
    else:
        for row in rows:
            print(f"{row['start']:8.2f} s  {row['number']:3}  {row['text']}")
        print(f"{len(rows)} lines are in {folder}. Listen to some of them, then: postparade sounds check {folder}")
    return 0


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
