"""What comes out of the mixer, sample by sample: delays, levels, peaks, and whether urgent calls are understood.

Scenes of tests/announcer/capture.py on SDL's disk driver, some two minutes of sound. Times are those of the sound
itself and do not depend on how fast this machine is.
"""

import os
import sys
import tempfile
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.audio.mixer import RATE
from tests.announcer.capture import EVERY_RULE
from tests.announcer.mixdown import EVERY_URGENT_LINE, Capture, captured, clip, found_at, spelled
from tests.announcer.speech_check import Recogniser

EVENTS = (("early", 4), ("early", 9), ("half way", 4), ("half way", 9), ("near the wire", 4), ("near the wire", 9))
"""What the scenes ``energies`` call, and about which horse; of the nine it is a call about rules."""


def scene(name: str) -> Capture:
    """The samples of a scene."""
    with tempfile.TemporaryDirectory() as folder:
        return captured(name, Path(folder))


def delays() -> None:
    """From the event to the first sample of a chip, two blocks of 512 samples that wait to be heard included."""
    chips = scene("events")
    acts = [entry["at"] for entry in chips.log if entry["what"] == "act"]
    found = []
    for act in acts:
        heard = np.flatnonzero(np.abs(chips.mix[int(act * RATE) :]) > 1e-3)
        found.append(heard[0] / RATE * 1000)
    print(f"event to first sample, {len(found)} events: median {np.median(found):.1f} ms, most {max(found):.1f} ms")


def urgency() -> None:
    """The voice is cut off by an urgent call."""
    urgent, ticked = scene("urgent"), scene("tick")
    event = urgent.logged("act", 1)
    new, fit = found_at(urgent.mix, clip("voice/winner.7"))
    assert fit > 0.6
    before = np.flatnonzero(np.abs(urgent.mix[int(event * RATE) : int((new - 0.005) * RATE)]) > 1e-4)
    tick, _ = found_at(ticked.mix, clip("sfx/tick"))
    print(f"urgent call: tick after {(tick - ticked.logged('act', 1)) * 1000:.0f} ms, old voice silent after")
    print(f"  {before[-1] / RATE * 1000:.0f} ms, new voice after {(new - event) * 1000:.0f} ms")


def levels() -> None:
    """Voice and bed, captured apart, while the same calls are made."""
    voice, bed = scene("energies-voice"), scene("energies-bed")
    acts = [act for act in range(9) if act % 3]
    for act, (when, horse) in zip(acts, EVENTS, strict=True):
        length = len(clip(f"voice/lead.{horse}")) / RATE
        spoken, under = (one.level(one.act(act) + 0.1, one.act(act) + length - 0.1) for one in (voice, bed))
        kind = "rules" if horse == EVENTS[1][1] else "usual call"
        print(f"voice over bed {when}, {kind}: {spoken - under:.1f} dB ({spoken:.1f} over {under:.1f} dBFS)")


def peaks() -> None:
    """Everything at once."""
    mix = scene("loud").mix
    peak = np.abs(mix).max()
    print(
        f"peak with everything at once: {20 * np.log10(peak):.1f} dBFS, {np.sum(np.abs(mix) >= 32767 / 32768)} clipped"
    )


def understanding() -> None:
    """Each kind of urgent call for each horse, through crowd, bell, chips and cheers."""
    recogniser, mix = Recogniser(EVERY_URGENT_LINE), scene("every-rule")
    for what, sound in (("in the mix", mix.said), ("alone", lambda name: clip(f"voice/{name}"))):
        missed = [
            f"{key}.{horse}"
            for key, horse in EVERY_RULE
            if recogniser.heard(sound(f"{key}.{horse}"), RATE, spelled(key, horse)) != spelled(key, horse)
        ]
        print(f"urgent calls understood {what}: {len(EVERY_RULE) - len(missed)} of {len(EVERY_RULE)}, missed {missed}")


if __name__ == "__main__":
    os.nice(10)
    for measure in (delays, urgency, levels, peaks, understanding):
        measure()
