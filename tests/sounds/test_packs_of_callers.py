"""The packs of single callers in the repository: whole in what they hold, true to the words, hot where it is hot."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.builder import SIMPLER, Clip, clips, read_transcript
from postparade.announcer.packs.inspection import LOUDNESS_SLACK
from postparade.announcer.packs.normalise import LOUDER, LOUDNESS, RATE, loudness
from postparade.announcer.packs.pack import Pack, open_packs, usual_wordings
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording
from tests.announcer.pitch import middle_and_range

pytestmark = pytest.mark.slow(8)

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
CALLERS = ("fiery",)
VARIED = ("level",)
"""Messages of two horses whose one punch line would be heard six times in a race: spoken at the table, in all their
wordings."""
BRIEF = 0.6
"""Seconds: a single word has hardly a loudness, and its peak is limited."""


@cache
def held(caller: str) -> tuple[Pack, dict[str, Clip]]:
    """The pack of ``caller``, and all clips that a whole one has."""
    return Pack(SOUNDS / caller), {clip.name: clip for clip in clips(Wording("en"), caller)}


@pytest.mark.parametrize("caller", CALLERS)
def test_pack_says_whose_it_is_and_has_nothing_that_is_never_called(caller: str) -> None:
    pack, known = held(caller)
    assert pack.manifest.caller == caller
    assert pack.manifest.steward == ""
    assert {name.removeprefix("voice/") for name in pack.names()} <= set(known)


@pytest.mark.parametrize("caller", CALLERS)
def test_each_wording_is_there_for_every_horse_and_in_every_energy(caller: str) -> None:
    """Else one sentence in eleven were in the voice of another."""
    pack, known = held(caller)
    usual = usual_wordings("", Wording("en"))
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


@pytest.mark.parametrize("caller", CALLERS)
def test_every_line_says_what_the_catalogue_says(caller: str) -> None:
    pack, known = held(caller)
    catalogue, written = Wording("en"), read_transcript(SOUNDS / caller)
    names = {name.removeprefix("voice/") for name in pack.names()}
    assert written == {str(known[name].line.clip): catalogue.spoken(known[name].line) for name in names}


@pytest.mark.parametrize("caller", CALLERS)
def test_lines_are_loud_enough_and_without_high_peaks(caller: str) -> None:
    """Within what `sounds check` demands: many short cries have pauses between them, which count."""
    pack, _ = held(caller)
    for name in pack.names()[::32]:
        samples, rate = read_sound(SOUNDS / caller / f"{name}.ogg")
        assert rate == RATE
        assert np.abs(samples).max() <= 10 ** (-3 / 20), name
        assert 0.35 < len(samples) / rate < 6.0, name
        if len(samples) > BRIEF * rate:
            loud = loudness(samples, rate) - LOUDNESS
            assert -LOUDNESS_SLACK <= loud <= LOUDNESS_SLACK + max(LOUDER.values()), name


@pytest.mark.parametrize("caller", CALLERS)
def test_hot_lines_are_at_least_five_semitones_higher(caller: str) -> None:
    pack, known = held(caller)
    pitch: dict[str, list[float]] = {"calm": [], "warm": [], "hot": []}
    names = [known[name.removeprefix("voice/")] for name in pack.names()]
    for energy, found in pitch.items():
        some = [clip for clip in names if clip.energy == energy][::29][:12]
        found += [middle_and_range(*read_sound(SOUNDS / caller / "voice" / f"{clip.name}.ogg"))[0] for clip in some]
    assert np.median(pitch["hot"]) - np.median(pitch["calm"]) >= 5.0
