"""``postparade sounds build``: a whole pack spoken by Pico, Kokoro, or a Piper voice."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from postparade.cli.counting import many
from postparade.cli.options import AsJson, CallLanguage, PackFolder, parse_language
from postparade.cli.process import keep_small
from postparade.cli.progress import progress
from postparade.core.faults import SoundFault
from postparade.core.i18n import USUAL

if TYPE_CHECKING:
    from postparade.announcer.speech.engines import Engine


def build_pack(
    pack: PackFolder,
    *,
    language: CallLanguage = "en",
    voice: str = "",
    caller: Literal["", "classic", "dry", "fiery"] = "",
    part: Literal["all", "caller", "steward", "own"] = "all",
    piper: str = "piper",
    name: str = "",
    author: str = "",
    licence: str = "LicenseRef-unknown",
    as_json: AsJson = False,
) -> int:
    """Have a whole pack spoken by the built-in Pico voice, by Kokoro, or by a Piper voice. Lines that are there already
    are kept.

    Parameters
    ----------
    voice
        kokoro:NAME for a Kokoro voice in that language, or a Piper voice in it: NAME.onnx, beside its NAME.onnx.json.
    caller
        Speak the words of this caller, and be heard only when that one calls; without it, the usual words for all.
    part
        caller leaves rules and money to a steward with another voice, steward speaks those alone, own only what the
        caller says in words of their own.
    piper
        The program Piper, if it is not on the path.
    name
        The name of the pack; without it, the name of its folder.
    author
        Who made the pack.
    licence
        The licence of the voice as an SPDX name, such as CC-BY-4.0.
    """
    keep_small()
    from msgspec.structs import replace

    from postparade.announcer.packs.builder import build, new_manifest
    from postparade.announcer.wording import Wording

    known = parse_language(language)
    tag, engine = _engine(known, voice, piper)
    target = pack.expanduser()
    manifest = replace(new_manifest(name or target.resolve().name, tag, author, licence, engine), caller=caller)
    with progress("speaking lines") as advance:
        spoken = build(target, manifest, Wording(known), engine, advance, part)
    size = sum(file.stat().st_size for file in (target / "voice").glob("*.ogg"))
    if as_json:
        print(json.dumps({"pack": str(pack), "spoken": spoken, "bytes": size, "engine": engine.name}))
    else:
        print(f"{many(spoken, 'line')} spoken; the pack takes {size / 1e6:.1f} MB.")
    return 0


def _engine(language: str, voice: str, piper: str) -> "tuple[str, Engine]":
    """The language of the pack as its manifest calls it, and what speaks it."""
    from postparade.announcer.speech.engines import KokoroEngine, PicoEngine, PiperEngine
    from postparade.announcer.speech.neural_voice import PREFIX, language_of
    from postparade.announcer.speech.voice import PICO_VOICES

    if voice.startswith(PREFIX):
        name = voice.removeprefix(PREFIX)
        if language != language_of(name):
            raise SoundFault("kokoro_language", voice=name, language=language)
        if language != USUAL:
            return PICO_VOICES[language], KokoroEngine(name)
        return ("en-GB" if Path(name).stem.startswith("b") else "en-US"), KokoroEngine(name)
    if voice:
        return language, PiperEngine(piper, Path(voice).expanduser())
    if language not in PICO_VOICES:
        raise SoundFault("voice_language_missing", language=language, languages=", ".join(PICO_VOICES))
    return PICO_VOICES[language], PicoEngine(PICO_VOICES[language])
