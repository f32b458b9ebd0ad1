"""The one thread that makes every sound. Whatever goes wrong in it is reported and never stops a race."""

import contextlib
import logging
import queue
from collections.abc import Callable
from itertools import chain
from pathlib import Path

from msgspec import Struct

from postparade.announcer.audio.audio_device import AudioDevice
from postparade.announcer.audio.levels import levels
from postparade.announcer.audio.mixer import Mixer, SilentMixer, SoundDevice
from postparade.announcer.audio.playback import Announcement, Playback
from postparade.announcer.audio.pygame_mixer import PygameMixer
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import USUAL_CALLER, Caller
from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.demonstration import Demonstration, Hush
from postparade.announcer.notices import Notice
from postparade.announcer.packs.findings import BackgroundInspection, Finding
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.neural_voice import neural_voice, speaks_here
from postparade.announcer.speech.spoken_names import SpokenNames
from postparade.announcer.speech.tts_client import TtsClient
from postparade.announcer.speech.voice import PICO_VOICES, Voice, cache_folder
from postparade.announcer.speech.voice_prefetch import VoicePrefetch
from postparade.announcer.wording import Wording
from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Fault, SoundFault

PREFETCHING = 0.020
"""Seconds from one step of preparing lines to the next."""
STEADY = 10.0
"""Seconds without a failure after which the last report is withdrawn."""

UNPLAYABLE = ("sound_silent", "sound_undecodable", "sound_missing")
"""Findings about files that the built-in pack replaces."""

log = logging.getLogger("postparade")


class Cheers(Struct, frozen=True):
    """Guests have cheered so many ``times``."""

    times: int


class TryOut(Struct, frozen=True):
    """Asks for a sample of how the table sounds."""


Heard = Announcement | Demonstration | Hush | TryOut | Cheers | Notice
Item = Heard | Outlook | SpokenNames | Path | Finding | AnnouncerSettings | None


class AudioThread:
    """Makes every sound. :meth:`run` is the body of its thread; others only put items into :attr:`todo`, ``None`` to
    end it.

    ``opened(device, devices)`` is called with every device that was opened and the names of all that exist;
    ``report(what, fault)`` when something cannot be used (``None``: it works again); :attr:`on_notice` when an
    announcement of that id is being said, or cannot be. All are called in the audio thread.
    """

    def __init__(
        self,
        settings: AnnouncerSettings,
        catalogue: Wording,
        clock: Clock,
        opened: Callable[[SoundDevice, tuple[str, ...]], None],
        report: Callable[[str, Fault | None], None],
        mixer: Mixer | None = None,
    ) -> None:
        self.todo: queue.SimpleQueue[Item] = queue.SimpleQueue()
        self._settings = settings
        self._catalogue = catalogue
        self._clock = clock
        self._opened = opened
        self._report = report
        self._mixer: Mixer = mixer or PygameMixer()
        self.on_notice: Callable[[str], None] = lambda _: None
        self._prefetching = False
        self._inspection: BackgroundInspection | None = None
        self._logged: set[str] = set()
        self._steady_at: float | None = None

    def run(self) -> None:
        """Open the device, then process items until ``None`` arrives."""
        voice: Voice | None = None
        try:
            self.set_up()
            voice = self.voice
            while self._next():
                pass
        finally:
            if voice is not None:
                voice.close()
            if self._inspection is not None:
                self._inspection.close()
            with contextlib.suppress(Exception):  # the end of the process closes what cannot be closed here
                self._mixer.close()

    def set_up(self) -> None:
        """Open the device and the packs. Sounds are decoded and messages parsed step by step afterwards."""
        settings = self._settings
        self._open_mixer()
        packs, faults = open_packs(settings.pack, self._catalogue.language)
        for fault in faults:
            self._report_file(fault)
        tts = neural = None
        voice = PICO_VOICES.get(self._catalogue.language)
        caller: Caller = USUAL_CALLER if settings.caller == "alternating" else settings.caller
        if settings.synthesis and voice is not None:
            tts = TtsClient(
                cache_folder(settings.cache),
                voice,
                spoken=self.todo.put,
                failed=self._report_voice,
            )
            if (name := neural_voice(packs.engine(caller))) and speaks_here(name):
                neural = TtsClient(
                    cache_folder(settings.cache), name, spoken=self.todo.put, failed=self._report_neural_voice
                )
        self.voice = Voice(packs, self._catalogue, tts, neural, caller)
        self._soundboard = Soundboard(self._mixer, packs, self._report_file)
        self.playback = Playback(levels(settings), self._soundboard, self.voice)
        self.playback.on_notice = self.on_notice
        self._loading = chain(self.playback.load(), self._catalogue.load())
        self._try(self.voice.raise_quiet_recordings)
        self._tts_prefetch, self._prefetching = VoicePrefetch(self.voice, self._catalogue), True
        if settings.pack and all(fault.code == "sound_pack_foreign" for fault in faults):
            self._inspection = BackgroundInspection(Path(settings.pack).expanduser(), self.todo.put)

    def _open_mixer(self) -> None:
        """Open the device; keep time in silence where the library is missing or broken."""
        self._audio_device = AudioDevice(self._mixer, self._report_device)
        try:
            self._audio_device.open(self._settings.device, self._settings.buffer, self._clock.now())
        except ImportError:
            self._do_without(DeviceFault("no_sound_library"))
        except Exception as error:
            log.exception("the announcer continues without sound")
            self._do_without(_broken(error))

    def _do_without(self, fault: Fault) -> None:
        self._mixer = SilentMixer(self._clock.now)
        self._audio_device = AudioDevice(self._mixer, lambda _: None)
        self._report_device(SoundDevice("", fault))

    def _next(self) -> bool:
        """Take the next item, or let a little time pass. Return whether to go on."""
        try:
            item = self.todo.get(
                timeout=min(self.playback.pause, PREFETCHING) if self._prefetching else self.playback.pause
            )
        except queue.Empty:
            self._try(self._pass_time)
            return True
        if item is None:
            return False
        self._try(lambda: self._take(item))
        return True

    def _take(self, item: Item) -> None:
        match item:
            case Announcement():
                self.playback.perform(item, self._clock.now())
            case Demonstration():
                self.playback.demonstrate(item, self._clock.now())
            case Hush():
                self.playback.hush(self._clock.now())
            case Outlook():
                self._tts_prefetch.look_out(item)
                self._prefetching = True
            case Cheers():
                self.playback.cheered(item.times, self._clock.now())
            case SpokenNames():
                self.playback.welcome(len(item.names))
                self._tts_prefetch.learn(item)
                self._prefetching = True
            case Path():
                self.voice.arrived(item)
            case Finding():
                self._report_finding(item)
            case AnnouncerSettings():
                self._tune(item)
            case Notice():
                self.playback.announce(item, self._clock.now())
            case TryOut():
                self.playback.try_out(self._clock.now())

    def _pass_time(self) -> None:
        now = self._clock.now()
        if self._audio_device.step(now, idle=not self.playback.speaking):
            self.playback.restart()
        self.playback.step(now)
        self.voice.check(now)
        loading = next(self._loading, self) is None
        self._prefetching = self._tts_prefetch.step() or loading
        if self._steady_at is not None and now >= self._steady_at:
            self._steady_at = None
            self._report("sound room", None)

    def _tune(self, settings: AnnouncerSettings) -> None:
        before, self._settings = self._settings, settings
        self.playback.tune(levels(settings))
        if (before.device, before.buffer) != (settings.device, settings.buffer):
            self.playback.restart()
            self._audio_device.open(settings.device, settings.buffer, self._clock.now())

    def _try(self, work: Callable[[], object]) -> None:
        """Do ``work``. A failure is logged once and reported, and does not stop the thread."""
        try:
            work()
        except Exception as error:
            if repr(error) not in self._logged:
                self._logged.add(repr(error))
                log.exception("the announcer continues after an error")
            self._steady_at = self._clock.now() + STEADY
            self._report("sound room", _broken(error))

    def _report_device(self, device: SoundDevice) -> None:
        self._opened(device, self._mixer.devices())

    def _report_finding(self, finding: Finding) -> None:
        """Report the files of ``finding``, except those that were played, and reported, before the inspection."""
        if finding.code in UNPLAYABLE:
            for name in finding.files:
                self._soundboard.put_aside(name, Path(self._settings.pack).expanduser())
        files = self._soundboard.unreported(finding.code, finding.files)
        if files or not finding.files:
            self._report_file(finding.about(files).as_fault())

    def _report_voice(self, fault: SoundFault | None) -> None:
        self._report("voice_engine_failed voice", fault)

    def _report_neural_voice(self, fault: SoundFault | None) -> None:
        self._report("voice_engine_failed neural voice", fault)

    def _report_file(self, fault: SoundFault) -> None:
        what = fault.details.get("file") or fault.details.get("pack") or "voice"
        self._report(f"{fault.code} {what}", fault)


def _broken(error: Exception) -> SoundFault:
    return SoundFault("sound_stumbled", why=error)
