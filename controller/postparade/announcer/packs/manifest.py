"""The manifest of a sound pack, ``pack.toml``: read, with advice on typos, and written."""

import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import SoundFault
from postparade.core.i18n import LANGUAGES, known_language

FILE = "pack.toml"


Gain = Annotated[float, Meta(ge=-60.0, le=40.0)]
Loudness = Annotated[float, Meta(ge=-60.0, le=0.0)]


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``pack.toml``. ``language`` is a tag like ``en-GB``, ``licence`` an SPDX name; ``loudness`` is the loudness of
    the voice in LUFS, ``rate`` its samples a second, ``engine`` what spoke it, ``steward`` what spoke rules and money,
    if that was another voice. ``caller`` is whoever has this voice, empty for all of them. ``gain`` maps files such as
    ``voice/off`` to decibels, -60 to 40."""

    name: str
    language: str
    licence: str
    author: str
    loudness: Loudness = -16.0
    rate: int = 44_100
    engine: str = ""
    steward: str = ""
    caller: Literal["", "classic", "dry", "fiery"] = ""
    gain: dict[str, Gain] = {}


def read_manifest(folder: Path) -> Manifest:
    """The manifest of the pack in ``folder``.

    Raises :class:`SoundFault`: ``sound_pack_missing``, ``sound_pack_unusable``, ``sound_pack_typo`` (with the field
    that was meant) or ``sound_pack_language``.
    """
    try:
        text = (folder / FILE).read_text(encoding="utf-8-sig")
    except (FileNotFoundError, NotADirectoryError) as error:
        raise SoundFault("sound_pack_missing", pack=str(folder)) from error
    except (OSError, ValueError) as error:
        raise SoundFault("sound_pack_unusable", pack=str(folder), why=error) from error
    try:
        manifest = msgspec.convert(tomllib.loads(text), Manifest)
    except (ValueError, RecursionError) as error:
        raise _explain(folder, str(error)) from error
    if known_language(manifest.language) is None:
        known = ", ".join(LANGUAGES)
        raise SoundFault("sound_pack_language", pack=str(folder), language=manifest.language, languages=known)
    return manifest


def _explain(folder: Path, why: str) -> SoundFault:
    unknown = re.match("Object contains unknown field `(.*)`", why)
    if unknown is None:
        return SoundFault("sound_pack_unusable", pack=str(folder), why=why.rstrip("."))
    near = difflib.get_close_matches(unknown[1], Manifest.__struct_fields__, n=1)
    advice = f"Perhaps you meant {near[0]}" if near else f"Fields are: {', '.join(Manifest.__struct_fields__)}"
    return SoundFault("sound_pack_typo", pack=str(folder), field=unknown[1], advice=advice)


def write_gains(folder: Path, gains: dict[str, float]) -> None:
    """Put ``gains`` into the manifest of ``folder`` in place of its table ``[gain]``; the rest is left as it is.

    Raises :class:`SoundFault` like :func:`read_manifest` and :func:`write_manifest`.
    """
    manifest = read_manifest(folder)
    text = (folder / FILE).read_text(encoding="utf-8-sig")
    head = re.split(r"(?m)^\s*\[\s*gain\s*\]", text)[0].rstrip()
    if "gain" in tomllib.loads(head):
        write_manifest(folder, msgspec.structs.replace(manifest, gain=gains))
    else:
        _write(folder / FILE, "\n".join((head, *_gain_table(gains))))


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write ``manifest`` into ``folder``, creating it if need be; comments in an older manifest are lost. Raises
    :class:`SoundFault` (``sound_pack_unwritable``)."""
    fields = msgspec.structs.asdict(manifest)
    gains = fields.pop("gain")
    rows = (f"{name} = {_toml(value)}" for name, value in fields.items())
    _write(folder / FILE, "\n".join((*rows, *_gain_table(gains))))


def write_table(file: Path, rows: Mapping[str, object]) -> None:
    """Write ``rows``, in the order of their names, into another file of a pack. Raises :class:`SoundFault`
    (``sound_pack_unwritable``)."""
    _write(file, "\n".join(_rows(rows)))


def _gain_table(gains: dict[str, float]) -> tuple[str, ...]:
    return ("", "[gain]", *_rows({name: float(gain) for name, gain in gains.items()})) if gains else ()


def _rows(table: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(f"{_toml(name)} = {_toml(value)}" for name, value in sorted(table.items()))


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f".{file.name}")
        unfinished.write_text(text + "\n", encoding="utf-8")
        unfinished.replace(file)
    except OSError as error:
        raise SoundFault("sound_pack_unwritable", pack=str(file.parent), why=error) from error


def _toml(value: object) -> str:
    """A TOML value: JSON writes strings and numbers in the same way."""
    return msgspec.json.encode(value).decode()
