"""The announcer as the table knows it: told of every commit, it writes captions at once and sounds from a thread."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from postparade.announcer.captions import Captions
from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.vocabulary import BEGINNINGS, of_kind
from postparade.announcer.cues import cues
from postparade.announcer.mixer import Mixer, SilentMixer
from postparade.announcer.names import LONGEST, pronounceable
from postparade.announcer.pack import open_packs
from postparade.announcer.pygame_mixer import PygameMixer
from postparade.announcer.roster import Roster, roster_of, shown_lines, spoken_lines
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.soundboard import Soundboard
from postparade.announcer.speaker import Haste, Speaker
from postparade.announcer.stage import Act, Stage
from postparade.announcer.voice import PICO_VOICES, Voice, cache_folder
from postparade.clock import Clock
from postparade.faults import Fault, SoundFault
from postparade.language import LANGUAGES, USUAL, known_language
from postparade.table.bulletin import BulletinBoard
from postparade.table.messages import Notice

TICK = 0.010
REST = 0.200
BATCH = 12
"""Lines prepared in one step of 10 ms."""
LISTENING = 0.5
"""Seconds between two looks whether the table has gone quiet."""
ROLLING = frozenset({"moving", "still", "proposed"})
"""Stages of the dice in which news is about to come."""


class Announcer:
    """Give :meth:`heard` to ``Table.watch`` and keep :meth:`run` running.

    Posts the topics ``caption``, ``sound`` and, when something cannot be used, ``faults``. ``mixer`` replaces the one
    of this machine.
    """

    def __init__(
        self, settings: AnnouncerSettings, bulletin: BulletinBoard, clock: Clock, mixer: Mixer | None = None
    ) -> None:
        self._settings = settings
        self._bulletin = bulletin
        self._clock = clock
        self._mixer = mixer
        self._catalogue = Catalogue(known_language(settings.language) or USUAL)
        self._captions = Captions(self._catalogue)
        self._commentator = Commentator(self._catalogue.variants)
        self._todo: queue.SimpleQueue[Act | Roster | Path | None] = queue.SimpleQueue()
        self._roster = Roster()
        self._closed = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def heard(self, notice: Notice) -> None:
        """Say what there is to say about ``notice``. Called in the event loop; takes well under a millisecond."""
        now = self._clock.now()
        commentary = self._commentator.hear(notice, now)
        self._show(commentary.calls, settled=_settles(notice))
        roster = roster_of(notice)
        if roster != self._roster:
            self._mind_names(roster)
        if self._thread is None:
            self._roster = roster
            return
        self._todo.put(Act(commentary.calls, cues(notice), commentary.model))
        if roster != self._roster:
            self._roster = roster
            self._todo.put(roster)

    def _show(self, calls: tuple[Call, ...], *, settled: bool) -> None:
        if calls:
            self._bulletin.post("caption", self._captions.body(calls, settled=settled))

    def _mind_names(self, roster: Roster) -> None:
        """Say on the host console which names the caller cannot say, or not to the end."""
        for name in self._roster.everybody - roster.everybody:
            self._bulletin.report(f"name {name}", None)
        for name in roster.everybody - self._roster.everybody:
            said = pronounceable(name)
            if not said:
                self._bulletin.report(f"name {name}", SoundFault("name_silent", name=name[:LONGEST]))
            elif len(name) > LONGEST:
                self._bulletin.report(f"name {name}", SoundFault("name_long", name=name[:LONGEST], said=said))

    async def run(self) -> None:
        """Sound until :meth:`close` or cancellation. No sound card is no error."""
        if known_language(self._settings.language) is None:
            known = ", ".join(LANGUAGES)
            fault = SoundFault("unknown_language", language=self._settings.language, languages=known)
            self._bulletin.report("language", fault)
        remarks = asyncio.create_task(self._remark(), name="remarks")
        try:
            await self._sound()
        finally:
            remarks.cancel()
            await asyncio.gather(remarks, return_exceptions=True)

    async def _remark(self) -> None:
        """Fill quiet moments; not while dice roll."""
        while True:
            await self._clock.sleep(LISTENING)
            if (self._bulletin.latest("dice") or {}).get("stage") not in ROLLING:
                commentary = self._commentator.lull(self._clock.now())
                self._show(commentary.calls, settled=False)
                if commentary.calls and self._thread is not None:
                    self._todo.put(Act(commentary.calls, (), commentary.model))

    async def _sound(self) -> None:
        if not self._settings.enabled:
            self._bulletin.post("sound", {"device": "", "sentence": "Sound is switched off; captions go on."})
            await self._closed.wait()
            return
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._perform, name="announcer", daemon=True)
        self._thread.start()
        try:
            await self._closed.wait()
        finally:
            self._todo.put(None)
            await asyncio.to_thread(self._thread.join, 5.0)
            self._thread = None

    def close(self) -> None:
        """Let :meth:`run` return. Called in the event loop."""
        self._closed.set()

    def _perform(self) -> None:
        """The thread: opens the device, then plays what :meth:`heard` hands over."""
        mixer, voice, stage = self._set_up()
        rehearsal: Iterator[None] = iter(())
        rehearsing = False
        try:
            while True:
                try:
                    item = self._todo.get(timeout=TICK if stage.lively or rehearsing else REST)
                except queue.Empty:
                    stage.step(self._clock.now())
                    rehearsing = next(rehearsal, self) is None
                    continue
                match item:
                    case None:
                        return
                    case Act():
                        stage.perform(item, self._clock.now())
                    case Roster():
                        rehearsal, rehearsing = self._rehearse(voice, item), True
                    case Path():
                        voice.arrived(item)
        finally:
            voice.close()
            mixer.close()

    def _rehearse(self, voice: Voice, roster: Roster) -> Iterator[None]:
        """Prepare the lines with names in them, a few at each step."""
        variants = {key: self._catalogue.variants(key) for key in self._catalogue.keys}
        for count, line in enumerate(spoken_lines(roster, variants), 1):
            voice.prepare(line, "calm", Haste.SOON)
            if count % BATCH == 0:
                yield None
        for count, line in enumerate(shown_lines(roster, variants), 1):
            self._catalogue.text(line)
            if count % BATCH == 0:
                yield None

    def _set_up(self) -> tuple[Mixer, Voice, Stage]:
        settings = self._settings
        mixer = self._mixer or PygameMixer(settings.device, settings.buffer)
        try:
            device = mixer.start()
        except ImportError:
            mixer = SilentMixer(self._clock.now)
            device = mixer.start()
        self._later(self._post_device, device.name, device.fault)
        packs, faults = open_packs(settings.pack, self._catalogue.language)
        for fault in faults:
            self._report(fault)
        speaker = None
        if settings.synthesis:
            speaker = Speaker(
                cache_folder(settings.cache),
                PICO_VOICES[self._catalogue.language],
                spoken=self._todo.put,
                failed=self._report,
            )
        voice = Voice(packs, self._catalogue, speaker)
        stage = Stage(settings, Soundboard(mixer, packs, self._report), voice)
        stage.load()
        return mixer, voice, stage

    def _report(self, fault: Fault) -> None:
        what = fault.details.get("file") or fault.details.get("pack") or "voice"
        self._later(self._bulletin.report, f"sound {what}", fault)

    def _later(self, post: Callable[..., None], *args: object) -> None:
        """Have the event loop, to which the bulletin board belongs, call ``post``."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody reads the board any more
            self._loop.call_soon_threadsafe(post, *args)

    def _post_device(self, name: str, fault: Fault | None) -> None:
        if fault is None:
            self._bulletin.post("sound", {"device": name, "sentence": f"Sound goes to {name}."})
        else:
            body = {"device": "", "code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy}
            self._bulletin.post("sound", body)


def _settles(notice: Notice) -> bool:
    """Whether the chips of before have changed hands: the dice go on only then."""
    return notice.kind != "seats" and (
        notice.kind != "play" or bool(of_kind(notice.events, "roll", "counted", *BEGINNINGS))
    )
