"""A pack of a caller's own words: what it holds, who is heard with it, and that sentences are spoken once."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs import builder
from postparade.announcer.packs.pack import Pack, Packs, sounds_folder
from postparade.announcer.speech import engines, kokoro
from postparade.announcer.speech.neural_voice import engine_name
from postparade.announcer.speech.tts_client import Haste, SpeechRequest, TtsClient
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording

OFF = sounds_folder() / "default" / "voice" / "off.ogg"
TONE = 0.3 * np.sin(np.arange(6000) / 10)


class Speaker:
    """Stands where the model is that is too big for this suite, and counts what it is asked to say."""

    def __init__(self, voice: str) -> None:
        self.said: list[str] = []

    def speak(self, text: str) -> np.ndarray:
        self.said.append(text)
        return TONE


def speak(monkeypatch: pytest.MonkeyPatch, words: Sequence[str]) -> tuple[list[str], list[int]]:
    """What the model is asked for, and how long each line is."""
    speaker = Speaker("")
    monkeypatch.setattr(kokoro, "Kokoro", lambda voice: speaker)
    takes = engines.KokoroEngine("bm_george").speak([engines.Text(one, ("calm",)) for one in words])
    return speaker.said, [len(said["calm"]) for said, _ in takes]


def test_a_sentence_is_spoken_once_for_all_lines_that_end_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said, lengths = speak(monkeypatch, ["Seven. Hm.", "Eight. Hm.", "No full stop"])
    assert said == ["Seven.", "Hm.", "Eight.", "No full stop"]
    assert lengths[0] == lengths[1] == 2 * lengths[2] + round(engines.PAUSE * 24_000)


def test_a_sentence_is_lifted_once_for_all_lines_that_are_as_hot(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as speaking does."""
    lifted: list[str] = []

    def deliver(samples: np.ndarray, rate: int, energy: str) -> np.ndarray:
        lifted.append(energy)
        return samples

    monkeypatch.setattr(kokoro, "Kokoro", Speaker)
    monkeypatch.setattr(engines, "deliver", deliver)
    engine = engines.KokoroEngine("bm_george")
    texts = [engines.Text(f"{one} Fire!", ("warm", "hot")) for one in ("Seven!", "Eight!", "Seven!")]
    lengths = {len(take) for takes, _ in engine.speak(texts) for take in takes.values()}
    assert sorted(lifted) == ["hot"] * 3 + ["warm"] * 3
    assert lengths == {2 * len(TONE) + round(engines.PAUSE * 24_000)}


def test_own_words_are_all_that_such_a_pack_holds() -> None:
    catalogue = Wording("en")
    lines = [clip.line for clip in builder.clips(catalogue, "dry") if builder.belongs(clip.line, "own")]
    assert lines
    assert {line.key.partition("-")[0] for line in lines} == {"dry"}
    assert "dry-lead-from" not in {line.key for line in lines}
    assert max(line.variant for line in lines) == builder.OWN_WORDINGS


def pack(folder: Path, caller: str, voice: str, *clips: str) -> Pack:
    (folder / "voice").mkdir(parents=True)
    manifest = f'name = "Ours"\nlanguage = "en-GB"\nlicence = "CC0-1.0"\nauthor = "Us"\ncaller = "{caller}"\n'
    (folder / "pack.toml").write_text(f'{manifest}engine = "{engine_name(voice)}"\n', encoding="utf-8")
    for clip in clips:
        shutil.copy(OFF, folder / "voice" / f"{clip}.ogg")
    return Pack(folder)


class Asked(TtsClient):
    """Remembers how often it was asked."""

    asked = 0

    def submit(self, request: SpeechRequest, haste: Haste) -> None:
        self.asked += 1


def test_each_caller_is_heard_with_a_voice_of_their_own(tmp_path: Path) -> None:
    classic = pack(tmp_path / "classic", "classic", "am_fenrir", "winner.7")
    packs = Packs([classic, pack(tmp_path / "dry", "dry", "bm_george", "dry-winner.7")])
    assert [packs.engine(caller) for caller in ("classic", "dry", "fiery")] == [
        engine_name("am_fenrir"),
        engine_name("bm_george"),
        "",
    ]
    neural = Asked(tmp_path, "kokoro:bm_george", lambda file: None, lambda fault: None)
    voice, named = Voice(packs, Wording(), None, neural, "dry"), Line("broke", (("name", "Maria"), ("seat", 1)))
    found = voice.clip(Line("dry-winner", (("horse", 7),)), "hot")
    assert found is not None
    assert found[0].parent.parent.name == "dry"
    for caller, asked in (("classic", 0), ("dry", 1)):
        voice.caller = caller  # type: ignore[assignment]  # both are callers
        voice.prepare(named, "calm", Haste.SOON)
        assert neural.asked == asked
