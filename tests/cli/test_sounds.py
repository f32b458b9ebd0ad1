"""postparade sounds: packs are checked, made equally loud, recorded by a family, and built from voices."""

import json
import re
import shutil
import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.announcer.audio.mixer import seconds
from postparade.announcer.packs.builder import build, clips, new_manifest
from postparade.announcer.packs.manifest import read_manifest, write_manifest
from postparade.announcer.packs.normalise import Samples, loudness
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.packs.phrase_list import sheet
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.speech import kokoro
from postparade.announcer.speech.engines import PicoEngine, Text
from postparade.announcer.speech.neural_voice import language_of
from postparade.announcer.wording import Wording
from postparade.cli.main import main

pytestmark = pytest.mark.slow(10)


CALLS = Wording("en")
VOICE = sounds_folder() / "default" / "voice"
MANIFEST = 'name = "Ours"\nlanguage = "en"\nlicence = "CC0-1.0"\nauthor = "Us"\n'
PICO_RATE = 16_000


@pytest.fixture(autouse=True)
def _folder_without_a_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def pack(*lines: str, manifest: str = MANIFEST) -> Path:
    """A pack with these lines of the built-in one."""
    folder = Path("ours")
    (folder / "voice").mkdir(parents=True)
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    for line in lines:
        shutil.copy(VOICE / f"{line}.ogg", folder / "voice")
    return folder


def answer_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    """Exit status and JSON object of a command."""
    capsys.readouterr()
    status = main([*arguments, "--json"])
    return status, json.loads(capsys.readouterr().out)


def findings(capsys: pytest.CaptureFixture[str], folder: Path) -> dict[str, Any]:
    _, answer = answer_of(capsys, "sounds", "check", str(folder))
    return {finding["code"]: finding for finding in answer["findings"]}


def test_a_good_pack_is_reported_as_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sounds", "check", str(pack("off", "lead.7", "lead.7.warm-2"))]) == 0
    out = capsys.readouterr().out
    assert "Nothing is wrong with ours." in out
    assert re.search(r"sound_lines_missing: \d+", out)


def test_every_kind_of_trouble_is_found_with_its_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off", "lead.7", manifest=MANIFEST + '[gain]\n"voice/lead.7" = 9.0\n"voice/of" = 1.0\n')
    voice = folder / "voice"
    write_clip(voice / "photo.ogg", np.zeros(20_000), "vorbis")
    with wave.open(str(voice / "winner.7.wav"), "wb") as out:
        out.setparams((1, 2, 24_000, 0, "NONE", ""))
        out.writeframes((np.clip(3 * np.sin(np.arange(24_000) / 20), -1, 1) * 32767).astype("<i2").tobytes())
    write_clip(voice / "near.7.ogg", np.tile(read_sound(VOICE / "near.7.ogg")[0], 8), "vorbis")
    (voice / "move.7.ogg").write_bytes(b"no sound")
    shutil.copy(VOICE / "scratch.7.ogg", voice / "scrach.7.ogg")
    (voice / "boxcars.mp3").write_bytes(b"")
    found = findings(capsys, folder)
    assert {code: finding["files"] for code, finding in found.items() if finding["wrong"]} == {
        "sound_silent": ["voice/photo"],
        "sound_clipped": ["voice/winner.7"],
        "sound_too_long": ["voice/near.7"],
        "sound_undecodable": ["voice/move.7"],
        "sound_key_unknown": ["voice/scrach.7"],
        "sound_gain_unknown": ["voice/of"],
        "sound_format_unknown": ["voice/boxcars.mp3"],
        "sound_loudness": ["voice/lead.7"],
    }
    assert found["sound_key_unknown"]["remedy"] == "Perhaps you meant voice/scratch.7."
    assert found["sound_gain_unknown"]["remedy"] == "Perhaps you meant voice/off."
    assert main(["sounds", "check", str(folder)]) == 1


def test_lines_beyond_the_usual_ones_are_welcome(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off")
    shutil.copy(VOICE / "off.ogg", folder / "voice" / "streak.7.9-3.ogg")
    assert "sound_key_unknown" not in findings(capsys, folder)


@pytest.mark.parametrize(
    ("manifest", "code", "remedy"),
    [
        (MANIFEST.replace("author", "auther"), "sound_pack_typo", "Perhaps you meant author"),
        (MANIFEST.replace('"en"', '"klingon"'), "sound_pack_language", "Set language"),
        ("name = ", "sound_pack_unusable", "Correct its pack.toml"),
    ],
)
def test_manifest_with_a_slip_is_explained(
    capsys: pytest.CaptureFixture[str], manifest: str, code: str, remedy: str
) -> None:
    found = findings(capsys, pack("off", manifest=manifest))
    assert list(found) == [code]
    assert remedy in found[code]["remedy"]


def test_a_folder_without_a_pack_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    status, answer = answer_of(capsys, "sounds", "check", "nowhere")
    assert (status, answer["findings"][0]["code"]) == (1, "sound_pack_missing")


def test_a_pack_with_misplaced_files_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off")
    (folder / "voice" / "off.ogg").rename(folder / "off.ogg")
    status, answer = answer_of(capsys, "sounds", "check", "ours")
    assert (status, [finding["code"] for finding in answer["findings"]]) == (1, ["sound_pack_empty"])


def test_normalising_writes_gains_and_changes_no_sound(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off", "lead.7", manifest="# ours\n" + MANIFEST)
    quiet = folder / "voice" / "photo.wav"
    with wave.open(str(quiet), "wb") as out:
        out.setparams((1, 2, 24_000, 0, "NONE", ""))
        out.writeframes((read_sound(VOICE / "photo.ogg")[0] * 3276).astype("<i2").tobytes())
    before = {file: file.read_bytes() for file in (folder / "voice").iterdir()}
    assert findings(capsys, folder)["sound_loudness"]["files"] == ["voice/photo"]
    status, answer = answer_of(capsys, "sounds", "normalise", str(folder))
    assert status == 0
    # A tenth as loud as a hot line, which is up to 2 dB louder than the pack.
    assert answer["gain"]["voice/photo"] == pytest.approx(19.0, abs=1.5)
    assert {file: file.read_bytes() for file in (folder / "voice").iterdir()} == before
    assert (folder / "pack.toml").read_text(encoding="utf-8").startswith("# ours\n")
    assert not [finding for finding in findings(capsys, folder).values() if finding["wrong"]]


def test_normalising_goes_on_past_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off")
    (folder / "voice" / "photo.ogg").write_bytes(b"no sound")
    status, answer = answer_of(capsys, "sounds", "normalise", str(folder))
    assert status == 1
    assert [fault["code"] for fault in answer["unread"]] == ["sound_undecodable"]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_sheet_has_eighty_lines_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, answer = answer_of(capsys, "sounds", "script", "--language", language)
    assert status == 0
    assert len({line["file"] for line in answer["lines"]}) == len({line["text"] for line in answer["lines"]}) == 80


def test_sheet_is_printed_in_pages_and_written_as_a_web_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sounds", "script"]) == 0
    out = capsys.readouterr().out
    assert out.count("\nPage ") == 4
    assert "   1  And they're off!" in out
    assert main(["sounds", "script", "--page", "2", "--out", "sheet.html"]) == 0
    page = Path("sheet.html").read_text(encoding="utf-8")
    assert page.count("<p ") == 20
    assert "Page 2" in page


def test_page_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, answer = answer_of(capsys, "sounds", "script", "--page", "9")
    assert (status, answer["code"]) == (1, "sheet_page_missing")
    status, answer = answer_of(capsys, "sounds", "script", "--language", "tlh")
    assert (status, answer["code"]) == (2, "language_not_spoken")


def page_of_lines(page: int = 1) -> list[str]:
    lines = sheet(CALLS.variants)[20 * (page - 1) : 20 * page]
    return [CALLS.spoken(line) for line in lines]


def spoken(texts: Sequence[str]) -> list[Samples]:
    return [takes["calm"] for takes, _ in PicoEngine("en-GB").speak([Text(words, ("calm",)) for words in texts])]


def clap() -> Samples:
    """Hands beside the microphone: louder than the speech before it."""
    noise = np.random.default_rng(7).normal(0, 1, 1600)
    return 1.9 * noise.clip(-1, 1) * np.exp(-np.arange(1600) / 250)


def record(pieces: Sequence[Samples], path: str = "reading.wav", *, pause: float = 1.6, noise: float = 0.0005) -> Path:
    """The ``pieces`` in a room, with pauses of changing length between them."""
    room = np.random.default_rng(4)
    parts = [np.zeros(PICO_RATE)]
    for piece in pieces:
        parts += [0.5 * piece, np.zeros(round(pause * PICO_RATE * (0.8 + 0.4 * room.random())))]
    sound = np.concatenate(parts)
    sound += room.normal(0, noise, len(sound))
    with wave.open(path, "wb") as out:
        out.setparams((1, 2, PICO_RATE, 0, "NONE", ""))
        out.writeframes((sound.clip(-1, 1) * 32767).astype("<i2").tobytes())
    return Path(path)


def test_page_read_aloud_becomes_a_pack_with_the_right_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """One line goes wrong, is clapped away and read again; the recogniser then finds the lines in their own files."""
    recogniser = pytest.importorskip(
        "tests.announcer.speech_check", reason="needs sound: run make test, which installs pocketsphinx"
    )
    read = spoken(page_of_lines())
    recording = record([*read[:7], read[11], clap(), *read[7:]])
    status, answer = answer_of(
        capsys, "sounds", "split", "grandpa", str(recording), "--page", "1", "--author", "Grandpa"
    )
    assert status == 0
    assert len(answer["lines"]) == 20
    manifest = read_manifest(Path("grandpa"))
    assert (manifest.name, manifest.author, manifest.language) == ("grandpa", "Grandpa", "en")
    assert not [finding for finding in findings(capsys, Path("grandpa")).values() if finding["wrong"]]
    lines = sheet(CALLS.variants)
    listener = recogniser.Recogniser(lines)
    named = 0
    for row in answer["lines"]:
        sound, rate = read_sound(Path("grandpa", f"{row['file']}.ogg"))
        assert loudness(sound, rate) == pytest.approx(-16.0, abs=1.5)
        expected = recogniser.words(row["text"])
        named += listener.heard(sound, rate, expected) == expected
    assert named >= 18  # a shift by a single line would leave hardly any; the recogniser misses one in a noisy room


def test_second_page_joins_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("off")
    assert main(["sounds", "split", "ours", str(record(spoken(page_of_lines(4)))), "--page", "4"]) == 0
    assert len(list((folder / "voice").iterdir())) == 21
    assert read_manifest(folder).author == "Us"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda read: read[:-1], "recording_count"),
        (lambda read: [*read[:5], read[7], *read[5:]], "recording_count"),
        (lambda read: [*read[:5], np.concatenate([read[5]] * 3), *read[6:]], "recording_odd"),
        (lambda read: [0.0001 * piece for piece in read], "recording_silent"),
    ],
    ids=["a line left out", "a line read twice", "a line that is far too long", "microphone off"],
)
def test_recording_that_does_not_fit_the_sheet_changes_nothing(
    capsys: pytest.CaptureFixture[str], change: Any, code: str
) -> None:
    recording = record(change(spoken(page_of_lines())), noise=0.0002)
    status, answer = answer_of(capsys, "sounds", "split", "grandpa", str(recording), "--page", "1")
    assert (status, answer["code"]) == (1, code)
    assert not Path("grandpa").exists()


def test_sheet_in_another_language_than_the_pack_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    pack("off", manifest=MANIFEST.replace('"en"', '"de"'))
    recording = record(spoken(page_of_lines()))
    status, answer = answer_of(capsys, "sounds", "split", "ours", str(recording), "--page", "1")
    assert (status, answer["code"]) == (1, "sheet_other_language")


def almost_built(folder: str, *but: str, language: str = "en") -> Path:
    """A pack as if its build had been stopped before ``but``."""
    voice = Path(folder, "voice")
    voice.mkdir(parents=True)
    for clip in clips(Wording(language)):
        if clip.name not in but:
            (voice / f"{clip.name}.ogg").touch()
    return voice


def test_build_goes_on_where_it_was_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    voice = almost_built("german", "lead.7", "lead.7.warm", "photo", language="de")
    status, answer = answer_of(capsys, "sounds", "build", "german", "--language", "de", "--author", "Us")
    assert (status, answer["spoken"]) == (0, 2)
    assert "Pico de-DE" in read_manifest(Path("german")).engine
    assert 0.5 < seconds(voice / "lead.7.ogg") < 3.0
    assert seconds(voice / "lead.7.warm.ogg") == pytest.approx(seconds(voice / "lead.7.ogg"), rel=0.1)
    assert not list(voice.glob(".*"))


def test_build_speaks_again_exactly_the_lines_whose_words_have_changed(capsys: pytest.CaptureFixture[str]) -> None:
    """In all their energies, and once; lines of which nobody knows what they said are taken to say the same."""
    voice = almost_built("ours", "off")
    build = ("sounds", "build", "ours")
    assert answer_of(capsys, *build)[1]["spoken"] == 1
    words = Path("ours", "words.toml")
    was = words.read_text(encoding="utf-8")
    assert '"lead.7-2" = "Seven goes to the front!"\n' in was
    words.write_text(was.replace("Seven goes to the front!", "Seven goes in front!"), encoding="utf-8")
    assert answer_of(capsys, *build)[1]["spoken"] == 1
    spoken = {file.name for file in voice.iterdir() if file.stat().st_size}
    assert spoken == {"off.ogg", "lead.7-2.ogg", "lead.7.warm-2.ogg"}
    assert words.read_text(encoding="utf-8") == was
    assert answer_of(capsys, *build)[1]["spoken"] == 0


def test_words_that_cannot_be_read_stop_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    almost_built("ours", "off")
    Path("ours", "words.toml").write_text('"off" = 7\n', encoding="utf-8")
    status, answer = answer_of(capsys, "sounds", "build", "ours")
    assert (status, answer["code"]) == (1, "sound_transcript_unusable")
    assert not Path("ours", "voice", "off.ogg").exists()


def test_pack_with_another_voice_is_not_built_over(capsys: pytest.CaptureFixture[str]) -> None:
    pack("off")
    status, answer = answer_of(capsys, "sounds", "build", "ours")
    assert (status, answer["code"]) == (1, "sound_pack_other_voice")


PIPER = """#!{python}
import argparse, sys, time, wave, array, math
options = argparse.ArgumentParser()
options.add_argument("--model", required=True)
options.add_argument("--output_dir", required=True)
given = options.parse_args()
if "broken" in given.model:
    sys.exit("cannot load " + given.model)
for line in sys.stdin:
    with wave.open(f"{{given.output_dir}}/{{time.monotonic_ns()}}.wav", "wb") as out:
        out.setparams((1, 2, 22050, 0, "NONE", ""))
        tone = [round(9000 * math.sin(at / 20)) for at in range(1000 * len(line.strip()))]
        out.writeframes(array.array("h", tone).tobytes())
"""


@pytest.fixture
def piper() -> Path:
    """A program that is called like Piper and answers like it, with a tone for each letter."""
    program = Path("piper")
    program.write_text(PIPER.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    for name in ("anna.onnx", "anna.onnx.json", "broken.onnx", "broken.onnx.json"):
        Path(name).touch()
    return program.resolve()


def test_piper_speaks_a_pack_line_by_line(capsys: pytest.CaptureFixture[str], piper: Path) -> None:
    lines = ("snake-eyes", "off", "longshot-wins.7-2", "scratch.7")
    voice = almost_built("anna", *lines)
    arguments = ("sounds", "build", "anna", "--voice", "anna.onnx", "--piper", str(piper))
    status, answer = answer_of(capsys, *arguments)
    assert (status, answer["spoken"], answer["engine"]) == (0, len(lines), "Piper, voice anna")
    texts = {clip.name: CALLS.spoken(clip.line) for clip in clips(CALLS)}
    for line in lines:
        assert seconds(voice / f"{line}.ogg") == pytest.approx(1000 * len(texts[line]) / 22050, abs=0.1)


@pytest.mark.parametrize(
    ("installed", "voice", "language", "code"),
    [
        (False, "kokoro:am_fenrir", "en", "kokoro_missing"),
        (True, "kokoro:nobody", "en", "kokoro_voice_unknown"),
        (True, "kokoro:broken.bin", "en", "kokoro_voice_unknown"),
        (True, "kokoro:am_fenrir", "de", "kokoro_language"),
        (True, "kokoro:ff_siwis", "en", "kokoro_language"),
        (True, "kokoro:ff_siwis", "fr", "espeak_missing"),
    ],
)
def test_unusable_kokoro_is_reported_with_a_remedy(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    installed: bool,
    voice: str,
    language: str,
    code: str,
) -> None:
    monkeypatch.setattr("postparade.announcer.speech.kokoro.installed", lambda: installed)
    monkeypatch.setenv("PATH", "")
    Path("broken.bin").write_bytes(b"no floats here")
    status, answer = answer_of(capsys, "sounds", "build", "ours", "--voice", voice, "--language", language)
    assert (status, answer["code"]) == (1, code)
    assert answer["remedy"]
    assert not Path("ours").exists()


def test_style_of_a_kokoro_voice_depends_on_the_length_of_what_it_says() -> None:
    for voice in kokoro.voices():
        known = kokoro.styles(voice)
        assert known.shape == (510, kokoro.STYLE)
        assert np.isfinite(known).all()
        assert not np.array_equal(known[10], known[60])
    known.tofile("mine.bin")
    assert np.array_equal(kokoro.styles("mine.bin"), known)
    assert kokoro.voices() == ("am_fenrir", "bm_george", "ff_siwis", "im_nicola")


def test_a_voice_speaks_the_language_that_its_authors_named_it_by() -> None:
    spoken = {"am_fenrir": "en", "kokoro:bm_george": "en", "kokoro:ff_siwis": "fr", "own/im_nicola.bin": "it"}
    # A voice of one's own may be called anything.
    spoken |= {"fiona.bin": "en", "iris": "en", "": "en"}
    assert {voice: language_of(voice) for voice in spoken} == spoken


@pytest.mark.parametrize(
    ("language", "text", "spelled"),
    [
        ("fr", "Le deux, et encore le douze !", "lə dˈø, e ɑ̃kˌɔʁ lə dˈuz!"),
        ("fr", "Rodeo Drive…", "ʁodəˈo dʁˈajv…"),
        ("it", "Già il due... Cinque!", "ʤˈa il dˈue... ʧˈinkwe!"),
    ],
)
def test_other_languages_are_spelled_as_the_model_was_taught(language: str, text: str, spelled: str) -> None:
    if shutil.which("espeak-ng") is None:
        pytest.skip("needs espeak: sudo apt-get install espeak-ng")
    assert kokoro.spelled(text, language) == spelled


def test_steward_announces_rules_and_money_and_the_caller_all_else(capsys: pytest.CaptureFixture[str]) -> None:
    voice = almost_built("ours", "photo", "scratch.7", "lead.7")
    folder = Path("ours")
    engine = PicoEngine("en-US")
    write_manifest(folder, new_manifest("ours", "en-US", "Us", "CC0-1.0", engine))
    status, answer = answer_of(capsys, "sounds", "build", "ours", "--part", "steward")
    assert (status, answer["spoken"]) == (0, 1)
    assert (voice / "scratch.7.ogg").stat().st_size
    manifest = read_manifest(folder)
    assert "en-US" in manifest.engine
    assert "en-GB" in manifest.steward
    assert build(folder, new_manifest("ours", "en-US", "Us", "CC0-1.0", engine), CALLS, engine, lambda *_: None) == 2
    assert read_manifest(folder) == manifest
    assert answer_of(capsys, "sounds", "build", "ours")[1]["code"] == "sound_pack_other_voice"


def test_words_are_kept_while_a_long_build_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that loses its power amid a build must not forget which lines say what."""
    names = [clip.name for clip in clips(CALLS)][:70]
    almost_built("ours", *names)
    monkeypatch.setattr("postparade.announcer.packs.builder.SAVE_EVERY", 5)
    told: list[bool] = []
    engine = PicoEngine("en-GB")
    build(
        Path("ours"),
        new_manifest("ours", "en-GB", "Us", "CC0-1.0", engine),
        CALLS,
        engine,
        lambda done, total: told.append(Path("ours", "words.toml").exists()),
    )
    assert told[3:6] == [False, True, True]


@pytest.mark.parametrize(
    ("voice", "program", "code"),
    [
        ("anna.onnx", "no-such-piper", "piper_missing"),
        ("berta.onnx", "piper", "piper_voice_missing"),
        ("broken.onnx", "piper", "piper_failed"),
    ],
)
def test_unusable_piper_is_reported_with_a_remedy(
    capsys: pytest.CaptureFixture[str], piper: Path, voice: str, program: str, code: str
) -> None:
    almost_built("anna", "off")
    command = str(piper) if program == "piper" else program
    status, answer = answer_of(capsys, "sounds", "build", "anna", "--voice", voice, "--piper", command)
    assert (status, answer["code"]) == (1, code)
    assert answer["remedy"]
