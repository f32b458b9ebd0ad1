"""Has lines spoken ahead of time, a few at each step: names, what may be said next, a whole language."""

from collections.abc import Iterator

from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.packs.phrase_list import energies, phrase_list
from postparade.announcer.speech.spoken_names import SpokenNames, shown_lines, spoken_lines
from postparade.announcer.speech.tts_client import Haste
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording

BATCH = 12
"""Lines prepared in one step."""


class VoicePrefetch:
    """Prepares lines; call :meth:`step` whenever there is time. Begins with lines that have no names in them."""

    def __init__(self, voice: Voice, catalogue: Wording) -> None:
        self._voice = voice
        self._catalogue = catalogue
        self._next: Iterator[None] = iter(())
        self._names = self._prepare_names(SpokenNames())

    def learn(self, spoken_names: SpokenNames) -> None:
        """Prepare the lines for the names and amounts of the evening."""
        self._names = self._prepare_names(spoken_names)

    def look_out(self, outlook: Outlook) -> None:
        """Prepare what may be said next, instead of what was likely before."""
        self._voice.forget()
        self._next = self._prepare_next(outlook)

    def step(self) -> bool:
        """Prepare some lines. Return whether there are more."""
        return next(self._next, self) is None or next(self._names, self) is None

    def _prepare_next(self, outlook: Outlook) -> Iterator[None]:
        for line, energy in outlook.lines():
            self._voice.prepare(line, energy, Haste.NEXT)
            yield None

    def _prepare_names(self, spoken_names: SpokenNames) -> Iterator[None]:
        """Prepare the lines with names in them; then the language, where no pack speaks it."""
        variants = self._catalogue.variants
        for count, line in enumerate(spoken_lines(spoken_names, variants), 1):
            self._voice.prepare(line, "calm", Haste.SOON)
            if count % BATCH == 0:
                yield None
        for count, line in enumerate(shown_lines(spoken_names, variants), 1):
            self._catalogue.text(line)
            if count % BATCH == 0:
                yield None
        for line in phrase_list(variants, self._voice.caller):
            for energy in energies(line.key):
                self._voice.prepare(line, energy, Haste.SOME_DAY)
            yield None
