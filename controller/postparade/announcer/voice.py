"""Where the sound of a line comes from: a pack, the cache of spoken lines, or Pico if there is time."""

import os
from pathlib import Path

from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import Call, Energy, Line
from postparade.announcer.pack import Packs
from postparade.announcer.speaker import Speaker

PICO_VOICES = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}


class Voice:
    """Finds clips. ``speaker`` is ``None`` when only packs may be used."""

    def __init__(self, packs: Packs, catalogue: Catalogue, speaker: Speaker | None) -> None:
        self._packs = packs
        self._catalogue = catalogue
        self._speaker = speaker
        self._spoken = set(speaker.folder.glob("*.wav")) if speaker else set()

    def arrived(self, file: Path) -> None:
        """The speaker has finished ``file``."""
        self._spoken.add(file)

    def clip(self, line: Line, energy: Energy) -> tuple[Path, float] | None:
        """File and gain of ``line`` if it can be played now."""
        recorded = self._packs.line(line.clip, energy) if line.clip else None
        if recorded is not None or self._speaker is None:
            return recorded
        file = self._speaker.file(self._catalogue.spoken(line))
        return (file, 1.0) if file in self._spoken else None

    def prepare(self, line: Line, energy: Energy, *, urgent: bool) -> bool:
        """Have ``line`` ready soon; whether it may be played now or later."""
        if self.clip(line, energy) is not None:
            return True
        if self._speaker is None:
            return False
        self._speaker.ask(self._catalogue.spoken(line), urgent=urgent)
        return True

    def rehearse(self, call: Call) -> bool:
        """Have all lines of ``call`` ready soon; whether its first line can be said at all."""
        possible = [self.prepare(line, call.energy, urgent=True) for line in call.lines]
        return possible[0]

    def close(self) -> None:
        """End the voice process."""
        if self._speaker is not None:
            self._speaker.close()


def cache_folder(chosen: str) -> Path:
    """Where spoken lines are kept: ``chosen``, or the user's cache folder by the XDG base directory specification."""
    if chosen:
        return Path(chosen).expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "postparade" / "voice"
