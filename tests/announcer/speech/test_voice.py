"""Where a line comes from when the pack has one voice and names need another."""

import shutil
from pathlib import Path

import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.pack import Pack, Packs, open_packs, sounds_folder
from postparade.announcer.speech.neural_voice import engine_name, neural_voice
from postparade.announcer.speech.tts_client import Haste, SpeechRequest, TtsClient
from postparade.announcer.speech.voice import Voice, simpler
from postparade.announcer.wording import Wording

MANIFEST = 'name = "Ours"\nlanguage = "en-GB"\nlicence = "CC0-1.0"\nauthor = "Us"\n'
PAYS = Line("pay", (("name", "Maria"), ("seat", 1), ("chips", 3)))


class Asked(TtsClient):
    """Remembers what it was asked for."""

    def __init__(self, folder: Path, voice: str) -> None:
        super().__init__(folder, voice, lambda file: None, lambda fault: None)
        self.asked: list[tuple[str, Haste]] = []

    def submit(self, request: SpeechRequest, haste: Haste) -> None:
        self.asked.append((request.voice, haste))


def test_pack_tells_which_neural_voice_speaks_it() -> None:
    assert neural_voice(engine_name("bm_george")) == "kokoro:bm_george"
    assert neural_voice("SVOX Pico en-GB by py-nanotts 0.1.1 (Apache-2.0)") == ""
    assert neural_voice("") == ""


def test_names_are_spoken_ahead_by_both_voices_and_in_haste_by_the_quick_one(tmp_path: Path) -> None:
    quick, neural = Asked(tmp_path, "en-GB"), Asked(tmp_path, "kokoro:am_fenrir")
    voice = Voice(open_packs("")[0], Wording(), quick, neural)
    for haste in (Haste.NOW, Haste.NEXT, Haste.SOON):
        assert voice.prepare(PAYS, "calm", haste)
    assert neural.asked == [("kokoro:am_fenrir", Haste.SOON)]
    assert [haste for _, haste in quick.asked] == [Haste.NOW, Haste.NEXT, Haste.SOON]


def test_a_name_in_the_voice_of_the_pack_is_preferred(tmp_path: Path) -> None:
    quick, neural = Asked(tmp_path, "en-GB"), Asked(tmp_path, "kokoro:am_fenrir")
    voice = Voice(open_packs("")[0], Wording(), quick, neural)
    text = Wording().spoken(PAYS)
    heard = []
    for tts in (quick, neural):
        file = tmp_path / tts.request(text, "calm").file
        shutil.copy(sounds_folder() / "default" / "voice" / "off.ogg", file)
        voice.arrived(file)
        heard.append(voice.clip(PAYS, "calm"))
    assert [found and found[0].name for found in heard] == [
        quick.request(text, "calm").file,
        neural.request(text, "calm").file,
    ]


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> Wording:
    """A catalogue in which "near-for" is "near" with the name of a player."""
    catalogue = Wording()
    monkeypatch.setattr(catalogue, "keys", (*catalogue.keys, "near-for"))
    return catalogue


def test_line_about_a_player_has_a_twin_without_the_name(twin: Wording) -> None:
    line = Line("near-for", (("horse", 7), ("name", "Maria"), ("seat", 1)), 9, 9)
    variants = twin.variants("near")
    assert simpler(line, twin) == Line("near", (("horse", 7),), 8 % variants + 1, variants)
    assert simpler(PAYS, twin) is None
    passed = simpler(Line("lead-from", (("horse", 7), ("other", 8)), 2, 4), twin)
    assert passed == Line("lead", (("horse", 7),), 2, twin.variants("lead"))


def test_twin_of_the_pack_is_said_where_only_another_voice_knows_the_name(twin: Wording, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    (folder / "voice").mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    shutil.copy(sounds_folder() / "default" / "voice" / "off.ogg", folder / "voice" / "near.7.ogg")
    line = Line("near-for", (("horse", 7), ("name", "Maria"), ("seat", 1)), 1, 1)
    quick = Asked(tmp_path, "en-GB")
    voice = Voice(Packs([Pack(folder)]), twin, quick)
    assert voice.prepare(line, "calm", Haste.NOW)
    assert quick.asked == []
    found = voice.clip(line, "calm")
    assert found is not None
    assert found[0].stem == "near.7"
