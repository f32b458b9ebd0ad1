"""``postparade sounds build``: a whole pack spoken by Pico, or by a Piper voice."""

import json
from pathlib import Path

from postparade.cli.options import AsJson, CallLanguage, PackFolder, parse_language
from postparade.cli.process import keep_small
from postparade.cli.progress import progress
from postparade.core.faults import SoundFault


def build_pack(
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
    keep_small()
    from postparade.announcer.packs.builder import build, new_manifest
    from postparade.announcer.speech.engines import Engine, PicoEngine, PiperEngine
    from postparade.announcer.speech.voice import PICO_VOICES
    from postparade.announcer.wording import Wording

    known = parse_language(language)
    tag = PICO_VOICES.get(known) if voice is None else known
    if tag is None:
        raise SoundFault("voice_language_missing", language=known, languages=", ".join(PICO_VOICES))
    engine: Engine = PicoEngine(tag) if voice is None else PiperEngine(piper, voice.expanduser())
    target = pack.expanduser()
    manifest = new_manifest(name or target.resolve().name, tag, author, licence, engine)
    with progress("speaking lines") as advance:
        spoken = build(target, manifest, Wording(known), engine, advance)
    size = sum(file.stat().st_size for file in (target / "voice").glob("*.ogg"))
    if as_json:
        print(json.dumps({"pack": str(pack), "spoken": spoken, "bytes": size, "engine": engine.name}))
    else:
        print(f"{spoken} lines were spoken; the pack takes {size / 1e6:.1f} MB.")
    return 0
