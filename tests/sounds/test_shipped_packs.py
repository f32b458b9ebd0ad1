"""The packs of single callers and of other languages in the repository: whole in what they hold, true to the words, hot
where it is hot."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.builder import SIMPLER, Clip, clips, read_transcript
from postparade.announcer.packs.inspection import LOUDNESS_SLACK
from postparade.announcer.packs.normalise import LOUDER, LOUDNESS, RATE, loudness
from postparade.announcer.packs.pack import Pack, decibels, open_packs, usual_wordings
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording
from postparade.core.i18n import known_language
from tests.announcer.pitch import middle_and_range

pytestmark = pytest.mark.slow(8)

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
CALLERS = ("fiery",)
LANGUAGES = ("fr", "it")
VARIED = ("level",)
"""Messages of two horses whose one punch line would be heard six times in a race: spoken at the table, in all their
wordings."""
BRIEF = 0.6
"""Seconds: a single word has hardly a loudness, and its peak is limited."""


@cache
def catalogue_of(name: str) -> Wording:
    return Wording(name if name in LANGUAGES else "en")


@cache
def held(name: str) -> tuple[Pack, dict[str, Clip]]:
    """The pack called ``name``, like its caller or its language, and all clips that a whole one has."""
    pack = Pack(SOUNDS / name)
    return pack, {clip.name: clip for clip in clips(catalogue_of(name), pack.manifest.caller)}


@pytest.mark.parametrize("name", [*CALLERS, *LANGUAGES])
def test_pack_says_whose_it_is_and_has_nothing_that_is_never_called(name: str) -> None:
    pack, known = held(name)
    assert pack.manifest.caller == (name if name in CALLERS else "")
    assert known_language(pack.manifest.language) == catalogue_of(name).language
    assert pack.manifest.steward == ""
    assert {name.removeprefix("voice/") for name in pack.names()} <= set(known)


@pytest.mark.parametrize("name", [*CALLERS, *LANGUAGES])
def test_each_wording_is_there_for_every_horse_and_in_every_energy(name: str) -> None:
    """Else one sentence in eleven were in the voice of another."""
    pack, known = held(name)
    usual = usual_wordings("", catalogue_of(name))
    names = set(pack.names())
    holes = [
        clip.name
        for clip in known.values()
        if pack.wordings(clip.line.key)
        and clip.line.variant <= usual(clip.line.key)
        and f"voice/{clip.name}" not in names
    ]
    assert holes == []


@pytest.mark.parametrize("caller", CALLERS)
def test_whatever_the_caller_says_in_words_of_their_own_is_in_their_voice(caller: str) -> None:
    pack, known = held(caller)
    own = {clip.line.key for clip in known.values() if clip.line.key != clip.line.base}
    silent = {key for key in own if not about_rules(key) and not pack.wordings(key)}
    assert silent == {key for key in own if key.removeprefix(f"{caller}-") in (*SIMPLER, *VARIED)}
    voice = Voice(open_packs("")[0], Wording("en"), None, None, caller)  # type: ignore[arg-type]  # one of the callers
    for key in own - silent:
        line = next(clip.line for clip in known.values() if clip.line.key == key)
        found = voice.clip(Line(line.key, line.args, 1, line.variants), "hot")
        assert found is not None, key
        assert found[0].parent.parent == SOUNDS / caller, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_hears_all_usual_lines_of_its_language_from_one_voice(language: str) -> None:
    _, known = held(language)
    packs, faults = open_packs("", language)
    assert faults == []
    for clip in known.values():
        found = packs.line(str(clip.line.clip), clip.energy, "classic")
        assert found is not None, clip.name
        assert found[0].parent.parent == SOUNDS / language, clip.name


@pytest.mark.parametrize("name", [*CALLERS, *LANGUAGES])
def test_every_line_says_what_the_catalogue_says(name: str) -> None:
    pack, known = held(name)
    catalogue, written = catalogue_of(name), read_transcript(SOUNDS / name)
    spoken = {file.removeprefix("voice/") for file in pack.names()}
    assert written == {str(known[file].line.clip): catalogue.spoken(known[file].line) for file in spoken}


@pytest.mark.parametrize("name", [*CALLERS, *LANGUAGES])
def test_lines_are_loud_enough_and_without_high_peaks(name: str) -> None:
    """Within what `sounds check` demands: many short cries have pauses between them, which count."""
    pack, _ = held(name)
    for file in pack.names()[::32]:
        samples, rate = read_sound(SOUNDS / name / f"{file}.ogg")
        assert rate == RATE
        assert np.abs(samples).max() <= 10 ** (-3 / 20), file
        assert 0.35 < len(samples) / rate < 6.0, file
        if len(samples) > BRIEF * rate:
            loud = loudness(samples, rate) + decibels(pack.gain(file)) - LOUDNESS
            assert -LOUDNESS_SLACK <= loud <= LOUDNESS_SLACK + max(LOUDER.values()), file


@pytest.mark.parametrize("name", [*CALLERS, *LANGUAGES])
def test_hot_lines_are_at_least_five_semitones_higher(name: str) -> None:
    pack, known = held(name)
    pitch: dict[str, list[float]] = {"calm": [], "warm": [], "hot": []}
    spoken = [known[file.removeprefix("voice/")] for file in pack.names()]
    for energy, found in pitch.items():
        some = [clip for clip in spoken if clip.energy == energy][::29][:12]
        found += [middle_and_range(*read_sound(SOUNDS / name / "voice" / f"{clip.name}.ogg"))[0] for clip in some]
    assert np.median(pitch["hot"]) - np.median(pitch["calm"]) >= 5.0
