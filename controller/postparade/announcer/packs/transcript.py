"""The transcript of a built pack, ``words.toml``: what each of its lines says, to notice when the wording changes."""

import tomllib
from pathlib import Path

import msgspec

from postparade.announcer.packs.manifest import write_table
from postparade.core.faults import SoundFault

FILE = "words.toml"


def read_transcript(folder: Path) -> dict[str, str]:
    """The words of each line of the pack in ``folder`` by its name, such as ``lead.7-2``; empty without a transcript.

    Raises :class:`SoundFault` (``sound_transcript_unusable``).
    """
    try:
        text = (folder / FILE).read_text(encoding="utf-8-sig")
        return msgspec.convert(tomllib.loads(text), dict[str, str])
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise SoundFault("sound_transcript_unusable", pack=str(folder), why=error) from error


def write_transcript(folder: Path, words: dict[str, str]) -> None:
    """Write the words of each line into ``folder``. Raises :class:`SoundFault` (``sound_pack_unwritable``)."""
    write_table(folder / FILE, words)
