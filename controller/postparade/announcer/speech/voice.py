"""Where the sound of a line comes from: a pack, the cache of spoken lines, or Pico if there is time."""

import os
import re
from pathlib import Path

from postparade.announcer.commentary.calls import USUAL_CALLER, Call, Caller, Energy, Line
from postparade.announcer.packs.pack import Packs, decibels
from postparade.announcer.packs.phrase_list import about_rules, energies, manner
from postparade.announcer.speech.tts_client import Haste, SpeechRequest, TtsClient
from postparade.announcer.wording import Wording

LIVELIER: dict[Energy, Energy] = {"calm": "warm", "warm": "hot", "hot": "hot"}
"""How the fiery caller says what others say so."""
LEFT_OUT = ("name", "seat", "names", "rival", "rival-seat", "other", "other-name", "other-high")
"""Arguments about players, and about the horse that lost the lead."""
PICO_VOICES = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}


class Voice:
    """Finds the clip of a line. ``tts`` is ``None`` when only packs may be used. ``neural`` speaks names with the voice
    of the ``caller``, slowly, where that is possible; of callers who take turns, with that of the first one."""

    def __init__(
        self,
        packs: Packs,
        catalogue: Wording,
        tts: TtsClient | None,
        neural: TtsClient | None = None,
        caller: Caller = USUAL_CALLER,
    ) -> None:
        self._packs = packs
        self._catalogue = catalogue
        self._tts = tts
        self._slow = neural
        self._slow_caller = caller
        self.caller: Caller = caller
        """Who calls just now."""
        self._spoken = {file.name for file in tts.folder.glob("*.ogg")} if tts else set()
        self._used: set[str] = set()

    @property
    def _neural(self) -> TtsClient | None:
        """What speaks slowly with the voice of who calls just now."""
        return self._slow if self.caller == self._slow_caller else None

    def arrived(self, file: Path) -> None:
        """The voice process has finished ``file``."""
        self._spoken.add(file.name)

    def clip(self, line: Line, energy: Energy) -> tuple[Path, float] | None:
        """File and gain of ``line`` if it can be played now; with another energy rather than not at all."""
        recorded = self._recorded(line, energy)
        if recorded is not None:
            return self._loud_enough(*recorded)
        if self._neural is None and (plain := self._simpler(line, energy)):
            return plain
        text = self._catalogue.spoken(line)
        wanted: tuple[Energy, ...] = (self._how(line.key, energy), *energies(line.key), "calm", "warm", "hot")
        manners = dict.fromkeys(wanted)
        if self._neural is not None:
            for how in manners:
                if file := self._from_cache(self._neural.request(text, how)):
                    return file, 1.0
        for how in manners:
            if self._tts and (file := self._from_cache(self._tts.request(text, how))):
                return file, 1.0
        return None

    def _simpler(self, line: Line, energy: Energy) -> tuple[Path, float] | None:
        """The same said by the pack in simpler words, where another voice would have to say it."""
        twin = simpler(line, self._catalogue)
        return self._recorded(twin, energy) if twin is not None else None

    def _recorded(self, line: Line, energy: Energy) -> tuple[Path, float] | None:
        """What a pack with the voice of the caller has of ``line``. A steward is the same for all callers."""
        if line.clip is None:
            return None
        return self._packs.line(line.clip, energy, "" if about_rules(line.key) else self.caller)

    def _how(self, key: str, energy: Energy) -> Energy:
        """How a synthetic voice says a line of that message."""
        how = manner(key, energy)
        return LIVELIER[how] if self.caller == "fiery" else how

    def prepare(self, line: Line, energy: Energy, haste: Haste) -> bool:
        """Have ``line`` ready when it is wanted. Return whether it can be played, now or later."""
        if self._recorded(line, energy):
            return True
        if self._neural is None and self._simpler(line, energy):
            return True
        text, how = self._catalogue.spoken(line), self._how(line.key, energy)
        if self._neural is not None and haste >= Haste.SOON:
            self._submit(self._neural, text, how, haste)
        if self._tts is None:
            return False
        self._submit(self._tts, text, how, haste)
        return True

    def _submit(self, tts: TtsClient, text: str, energy: Energy, haste: Haste) -> None:
        request = tts.request(text, energy)
        if request.file not in self._spoken:
            tts.submit(request, haste)

    def forget(self) -> None:
        """Drop requests that were made because the next roll might need them."""
        if self._tts is not None:
            self._tts.forget(Haste.NEXT)

    def request(self, call: Call) -> bool:
        """Have all lines of ``call`` ready as soon as possible. Return whether its first line can be said at all."""
        possible = [self.prepare(line, call.energy, Haste.NOW) for line in call.lines]
        return possible[0]

    def raise_quiet_recordings(self) -> None:
        """Request louder copies, without clipping, of the recordings to which a pack gives a gain above 0 dB."""
        if self._tts is not None:
            for file, gain in self._packs.quiet_recordings():
                request = self._tts.louder(file, decibels(gain))
                if not self._from_cache(request):
                    self._tts.submit(request, Haste.SOON)

    def _loud_enough(self, file: Path, gain: float) -> tuple[Path, float]:
        """File and gain to play: as a mixer only turns down, a louder copy from the cache or, until there is one, the
        file as it is."""
        if gain <= 1.0 or self._tts is None:
            return file, min(gain, 1.0)
        return self._from_cache(self._tts.louder(file, decibels(gain))) or file, 1.0

    def _from_cache(self, request: SpeechRequest) -> Path | None:
        """The file of ``request`` if it is there. Its first use in an evening is noted on the file: the cache drops the
        least recently used."""
        tts = self._tts or self._slow
        if tts is None or request.file not in self._spoken:
            return None
        file = tts.folder / request.file
        if request.file not in self._used:
            self._used.add(request.file)
            try:
                os.utime(file)
            except OSError:  # somebody has emptied the cache meanwhile
                self._spoken.discard(request.file)
                return None
        return file

    def check(self, now: float) -> None:
        """See whether the voice process still answers."""
        for tts in (self._tts, self._slow):
            if tts is not None:
                tts.check(now)

    def close(self) -> None:
        """End the voice processes."""
        for tts in (self._tts, self._slow):
            if tts is not None:
                tts.close()


def simpler(line: Line, catalogue: Wording) -> Line | None:
    """``line`` without the player that it is about, as ``near`` is for ``near-for``, or without the horse that lost the
    lead, as ``lead`` is for ``lead-from``, if there is such a message."""
    key = re.sub(r"-(for|from)(?=$|-)", "", line.key)
    if key == line.key or key not in catalogue.keys:
        return None
    variants = catalogue.variants(key)
    args = tuple((name, value) for name, value in line.args if name not in LEFT_OUT)
    return Line(key, args, (line.variant - 1) % variants + 1, variants)


def cache_folder(chosen: str) -> Path:
    """Where spoken lines are kept: ``chosen``, or the user's cache folder by the XDG base directory specification."""
    if chosen:
        return Path(chosen).expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "postparade" / "voice"
