"""``postparade sounds build``: a whole pack spoken by Pico, or by a Piper voice."""

import json
from pathlib import Path

from postparade.cli.options import parse_language
from postparade.cli.process import keep_small
from postparade.cli.progress import progress
from postparade.core.faults import SoundFault


def build_pack(
    folder: Path, language: str, voice: Path | None, piper: str, about: dict[str, str], as_json: bool
) -> int:
    """Build the pack ``folder``, or the part of it that is missing; ``about`` has its ``name``, ``author`` and
    ``licence``.

    Raises ``QuestionFault`` (``language_not_spoken``) and ``SoundFault``.
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
    pack = folder.expanduser()
    manifest = new_manifest(about["name"] or pack.resolve().name, tag, about["author"], about["licence"], engine)
    with progress("speaking lines") as advance:
        lines = build(pack, manifest, Wording(known), engine, advance)
    size = sum(file.stat().st_size for file in (pack / "voice").glob("*.ogg"))
    if as_json:
        print(json.dumps({"pack": str(folder), "spoken": lines, "bytes": size, "engine": engine.name}))
    else:
        print(f"{lines} lines were spoken; the pack takes {size / 1e6:.1f} MB.")
    return 0
