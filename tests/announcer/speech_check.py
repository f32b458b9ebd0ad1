"""A recogniser that knows the calls and nothing else: which of them was that?"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
import pocketsphinx
from numpy.typing import NDArray

from postparade.announcer.commentary.calls import Line
from postparade.announcer.wording import Wording

RATE = 16_000
HUSH = 1e-3
"""Noise of a very quiet room, as amplitude: the recogniser's model has never heard nothing at all."""
SILENCE = 0.1
"""Seconds of that before and behind what it hears."""
PLAIN: dict[str, Any] = {"lw": 1.0, "bestpath": False, "cmn": "batch"}
"""Settings by which only the sound counts, and only whole lines: a best path through the lattice of words may end amid
one, and a weight of the grammar would prefer lines whose words few others share. What was heard before does not count
either."""
WIDE: dict[str, Any] = {"beam": 1e-80, "pbeam": 1e-80, "wbeam": 1e-60, "maxhmmpf": 60_000}
"""Settings for a search that loses no line on its way, and takes three times as long."""
DIGITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
NUMBERS = {
    **{str(number): word for number, word in enumerate(DIGITS, 1)},
    "50": "fifty",
    "100": "one hundred",
    "150": "one hundred fifty",
}


class Recogniser:
    """Knows the English ``lines``. Its grammar lets it hear any of them, and only whole ones.

    ``sentences`` are others that it knows, by what they are called; ``spelled`` has the words of theirs that are not in
    its dictionary, in its phonemes.
    """

    def __init__(
        self,
        lines: Iterable[Line],
        sentences: Mapping[str, str] = MappingProxyType({}),
        spelled: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        catalogue = Wording("en")
        self._clips = {words(catalogue.spoken(line)): str(line.clip) for line in lines} | dict(sentences)
        self._spelled = spelled
        self._decoders: dict[bool, Any] = {}

    def named(self, sound: NDArray[np.float64], rate: int) -> str | None:
        """The clip that ``sound`` (-1 to 1) resembles most, or ``None`` if it is like none."""
        return self._clips.get(self.heard(sound, rate))

    def heard(self, sound: NDArray[np.float64], rate: int, expected: str = "") -> str:
        """The words of the line that ``sound`` resembles most; empty if it is like none.

        Where that is not what was ``expected``, it is searched for once more and more thoroughly, which finds the
        likeliest of all lines whatever was expected.
        """
        found = self._search(sound, rate, SILENCE, wide=False)
        return found if found == expected or not expected else self._search(sound, rate, 2 * SILENCE, wide=True)

    def _search(self, sound: NDArray[np.float64], rate: int, silence: float, *, wide: bool) -> str:
        length = round(len(sound) * RATE / rate)
        heard = np.fft.irfft(np.fft.rfft(sound)[: length // 2 + 1], length) * length / len(sound)
        heard = np.pad(heard, round(silence * RATE))
        heard += np.random.default_rng(1).normal(0, HUSH, len(heard))
        decoder = self._decoder(wide=wide)
        decoder.start_utt()
        decoder.process_raw((np.clip(heard, -1, 1) * 32767).astype("<i2").tobytes(), full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        return found.hypstr if found else ""

    def _decoder(self, *, wide: bool) -> Any:
        if wide not in self._decoders:
            settings = PLAIN | (WIDE if wide else {})
            decoder = pocketsphinx.Decoder(samprate=RATE, lm=None, loglevel="FATAL", **settings)
            for word, sounds in self._spelled.items():
                decoder.add_word(word, sounds, True)
            decoder.add_jsgf_string("calls", f"#JSGF V1.0; grammar calls; public <call> = {grammar(self._clips)};")
            decoder.activate_search("calls")
            self._decoders[wide] = decoder
        return self._decoders[wide]


def grammar(texts: Iterable[str]) -> str:
    """The choice of ``texts``, all equally likely; those that begin alike share their beginning, which is quicker."""
    branches: dict[str, list[str]] = {}
    for text in texts:
        first, _, rest = text.partition(" ")
        branches.setdefault(first, []).append(rest)
    choices = []
    for first, rests in branches.items():
        further = [rest for rest in rests if rest]
        follow = f" {grammar(further)}" if further else ""
        if further and len(further) < len(rests):
            follow = f" ( /{len(rests) - len(further)}/ <NULL> | /{len(further)}/{follow} )"
        choices.append(f"/{len(rests)}/ {first}{follow}")
    return f"( {' | '.join(choices)} )"


def words(text: str) -> str:
    """``text`` as the recogniser's dictionary spells it."""
    kept = "".join(char if char.isalnum() or char == "'" else " " for char in text.lower())
    return " ".join(NUMBERS.get(word, word) for word in kept.split())
