"""The people of the crowd: a dozen Kokoro voices, each of which says a few words, kept in a folder once spoken.

Needs the extra ``voice`` and the style files of the voices (``NAME.bin``, under the Apache licence, in the npm package
``kokoro-js``).
"""

from functools import cache
from pathlib import Path
from typing import Literal

import numpy as np
import soundfile

from effects.synthesis import RATE, Samples, band
from postparade.announcer.packs.normalise import resample, trim
from postparade.announcer.speech.kokoro import RATE as SPOKEN_RATE
from postparade.announcer.speech.kokoro import Kokoro

PEOPLE = (
    *("af_bella", "af_nova", "am_puck", "am_adam", "bf_emma", "bm_daniel"),
    *("ef_dora", "em_alex", "ff_siwis", "if_sara", "im_nicola", "am_echo"),
)
Mood = Literal["shout", "yes", "go", "ooh", "aw", "talk", "laugh"]
WORDS: dict[Mood, tuple[str, ...]] = {
    "shout": ("Go on!", "Come on!", "Move!", "Let's go!"),
    "yes": ("Yes!", "Yeah!", "Woo!"),
    "go": ("Go!",),
    "ooh": ("Ooooh!", "Oh!"),
    "aw": ("Awww!", "Oh no!"),
    "talk": (
        "I told you it would be that one, didn't I?",
        "Well, what do you think about this, then?",
        "Who has the dice now?",
    ),
    "laugh": ("Ha ha ha ha ha!", "Heh heh heh, ha ha!"),
}
BUILD = Path(__file__).resolve().parents[2] / "build"
STYLES, KEPT = BUILD / "kokoro-voices", BUILD / "crowd"
"""Where the voices are, and where what they have said is kept."""


@cache
def people(mood: Mood) -> tuple[Samples, ...]:
    """What everybody says in that ``mood``, each word by each voice, at the rate of effects and equally strong."""
    said = []
    for person in PEOPLE:
        speaker: Kokoro | None = None
        for number, words in enumerate(WORDS[mood]):
            file = KEPT / f"{mood}-{number}-{person}.flac"
            if not file.exists():
                speaker = speaker or Kokoro(str(STYLES / f"{person}.bin"))
                KEPT.mkdir(parents=True, exist_ok=True)
                soundfile.write(file, trim(speaker.speak(words), SPOKEN_RATE), SPOKEN_RATE)
            sound = band(resample(soundfile.read(file)[0], SPOKEN_RATE, RATE), 120, 11_000, 2)
            said.append(sound / np.sqrt((sound**2).mean()))
    return tuple(said)
