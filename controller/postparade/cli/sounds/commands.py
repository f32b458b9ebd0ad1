"""The commands below ``postparade sounds``: names and options."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from postparade.cli.options import AsJson

PackFolder = Annotated[Path, Parameter(help="The folder of the pack.")]
CallLanguage = Annotated[str, Parameter(help="The language of the calls: en, de, es, fr or it.")]

sounds_app = App(name="sounds", help="Check sound packs, record a caller of your own, or build one from a voice.")


@sounds_app.command
def check(pack: PackFolder, *, as_json: AsJson = False) -> int:
    """Say what is wrong with a sound pack: files, names, loudness, manifest. Exit status 1 if anything is."""
    from postparade.cli.sounds.check import check_pack

    return check_pack(pack, as_json)


@sounds_app.command
def normalise(pack: PackFolder, *, as_json: AsJson = False) -> int:
    """Write into the manifest by how much each line is to be played louder or softer. No sound file is changed."""
    from postparade.cli.sounds.normalise import normalise_pack

    return normalise_pack(pack, as_json)


@sounds_app.command
def script(
    *,
    language: CallLanguage = "en",
    lines: int = 80,
    page: int | None = None,
    out: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Print the sheet that somebody reads aloud to be the caller: the lines heard most, in pages of twenty.

    Parameters
    ----------
    lines
        How many lines; 80 take ten minutes.
    page
        Only this page.
    out
        Write the sheet into this file, as a web page to be printed.
    as_json
        Print one JSON object with the name of each line's file.
    """
    from postparade.cli.sounds.script import print_script

    return print_script(language, lines, page, out, as_json)


@sounds_app.command
def split(
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
    from postparade.cli.sounds.split import split_recording

    return split_recording(pack, recording, language, lines, page, author, as_json)


@sounds_app.command
def build(
    pack: PackFolder,
    *,
    language: CallLanguage = "en",
    voice: Path | None = None,
    piper: str = "piper",
    name: str = "",
    author: str = "",
    licence: str = "LicenseRef-unknown",
    as_json: AsJson = False,
) -> int:
    """Have a whole pack spoken by the built-in Pico voice, or by a Piper voice. Lines that are there already are kept.

    Parameters
    ----------
    voice
        A Piper voice in that language: NAME.onnx, beside its NAME.onnx.json.
    piper
        The program Piper, if it is not on the path.
    name
        The name of the pack; without it, the name of its folder.
    author
        Who made the pack.
    licence
        The licence of the voice as an SPDX name, such as CC-BY-4.0.
    """
    from postparade.cli.sounds.build import build_pack

    return build_pack(pack, language, voice, piper, {"name": name, "author": author, "licence": licence}, as_json)
