"""Sounds by name on channels of the mixer, with every unusable file reported once."""

import random
from collections.abc import Callable
from pathlib import Path

from postparade.announcer.audio.mixer import Mixer
from postparade.announcer.packs.pack import Packs
from postparade.core.faults import SoundFault


class Soundboard:
    """Plays sounds of ``packs`` on ``mixer``. ``report`` is called once for each sound that is missing or
    cannot be decoded; another pack's version replaces it."""

    def __init__(
        self, mixer: Mixer, packs: Packs, report: Callable[[SoundFault], None], chance: random.Random | None = None
    ) -> None:
        self.mixer = mixer
        self._chance = chance or random.Random()
        self._next: dict[str, str] = {}
        self._due: list[str] = []
        self._keeps: dict[str, Path] = {}
        self._packs = packs
        self._report = report
        self._reported: set[tuple[str, str]] = set()
        self._failed: set[str] = set()
        self._lacking: set[str] = set()

    def play(self, channel: int, name: str, volume: float, *, loop: bool = False) -> None:
        """Play the pack's sound ``name``, such as ``sfx/cheer``, at ``volume`` 0 to 1: of several variants never the
        same twice running."""
        variant = self._next.get(name, name)
        found = self._find(variant)
        while found is not None and not self.play_file(channel, found[0], volume * found[1], loop=loop):
            found = self._packs.find(variant)
        others = [one for one in self._packs.variants(name) if one != variant]
        if others:
            self._next[name] = self._chance.choice(others)
            self._due.append(name)

    def prepare(self) -> bool:
        """Decode one variant that is to be played next. Return whether there was one."""
        if not self._due:
            return False
        self.load(self._due.pop(0))
        return True

    def play_file(self, channel: int, file: Path, volume: float, *, loop: bool = False) -> bool:
        """Play ``file`` at ``volume`` 0 to 1. Return whether that was possible; if not, the file is put aside."""
        return self._attempt(file, lambda: self.mixer.play(channel, file, min(1.0, volume), loop=loop))

    def load(self, name: str) -> None:
        """Decode what is to be played next for ``name``, and keep it until then: of several variants only one takes
        memory."""
        variant = self._next.get(name, name)
        found = self._find(variant)
        while found is not None and not self.load_file(found[0], keep=True):
            found = self._packs.find(variant)
        self._keep(name, None if found is None else found[0])
        if found is None:
            self._lacking.add(name)

    def at_hand(self, name: str) -> bool:
        """Whether ``name`` is decoded and kept; if not, one of the next :meth:`prepare` sees to it. What no pack can
        play is looked for once."""
        if name not in self._keeps and name not in self._due and name not in self._lacking:
            self._due.append(name)
        return name in self._keeps

    def let_go(self, name: str) -> None:
        """Keep ``name`` no longer: its memory is free as soon as it does not play."""
        if name in self._due:
            self._due.remove(name)
        self._keep(name, None)

    def _keep(self, name: str, file: Path | None) -> None:
        """Keep ``file`` for ``name`` instead of what was kept before, if anything."""
        before = self._keeps.pop(name, None)
        if file is not None:
            self._keeps[name] = file
        if before is not None and before not in self._keeps.values():
            self.mixer.release(before)

    def restart(self) -> None:
        """Decode again, one at each :meth:`prepare`, what was kept: the device was reopened, and nothing is."""
        self._due, self._keeps = [*self._keeps], {}

    def load_file(self, file: Path, *, keep: bool = False) -> bool:
        """Decode ``file`` ahead of time. Return whether that was possible; if not, the file is put aside."""
        return self._attempt(file, lambda: self.mixer.load(file, keep=keep))

    def put_aside(self, name: str, folder: Path) -> None:
        """Stop using the sound ``name`` of the pack in ``folder``; the next pack stands in for it."""
        found = self._packs.find(name)
        if found is not None and found[0].is_relative_to(folder):
            self._packs.put_aside(found[0])

    def unreported(self, code: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """Those of ``names``, such as ``sfx/cheer``, for which ``code`` is not reported yet; they then count as
        reported."""
        fresh = tuple(name for name in names if (code, name) not in self._reported)
        self._reported.update((code, name) for name in fresh)
        return fresh

    def _attempt(self, file: Path, work: Callable[[], None]) -> bool:
        try:
            work()
        except SoundFault as fault:
            self._packs.put_aside(file)
            self._failed.add(_name(file))
            self._report_once(_name(file), fault)
            return False
        return True

    def _find(self, name: str) -> tuple[Path, float] | None:
        found = self._packs.find(name)
        if found is None and name not in self._failed:
            self._report_once(name, SoundFault("sound_missing", file=f"{name}.ogg", folder="the sound pack"))
        return found

    def _report_once(self, what: str, fault: SoundFault) -> None:
        if self.unreported(fault.code, (what,)):
            self._report(fault)


def _name(file: Path) -> str:
    """What the sound in ``file`` is called in its pack."""
    return f"{file.parent.name}/{file.stem}"
