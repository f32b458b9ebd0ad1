"""The announcer at the table: captions follow commits and their scenes, sound comes from a thread of its own."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from postparade.announcer.audio.audio_thread import AudioThread, Cheers, TryOut
from postparade.announcer.audio.cues import Cue, cues
from postparade.announcer.audio.mixer import Mixer, SoundDevice
from postparade.announcer.audio.playback import Announcement
from postparade.announcer.audio.reactions import reactions
from postparade.announcer.audio.system_output import SystemOutput, look
from postparade.announcer.banned_words import BannedWords
from postparade.announcer.captions import Captions
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.demonstration import DemonstrationCaller, Hush
from postparade.announcer.held_calls import Held, HeldCalls
from postparade.announcer.in_scene import LANDED, Part, staged
from postparade.announcer.notices import Notices
from postparade.announcer.output_watch import OutputWatch
from postparade.announcer.packs.pack import usual_wordings
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.spoken_names import LONGEST, SpokenNames, pronounceable, spoken_names_of
from postparade.announcer.wording import Wording
from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import ConfigurationFault, Fault, SoundFault
from postparade.core.i18n import LANGUAGES, USUAL, known_language
from postparade.rules.events import Finished
from postparade.rules.race import Race
from postparade.table.messages import BESIDE_PLAY, TableView, Update
from postparade.table.presentation.attract import TOPIC as ATTRACT
from postparade.table.presentation.scene_clock import TOPIC, reached
from postparade.table.presentation.status_board import Severity, StatusBoard

POLL = 0.5
"""Seconds between two checks whether the table has gone quiet."""
ROLLING = frozenset({"moving", "still", "proposed"})
"""Stages of the dice in which a roll is about to come."""
LIVE = ("voice", "bed", "effects", "muted", "night", "dice_sound", "attract", "device", "buffer")
"""Settings that can be changed while the table runs."""
HEARD_BY_ALL = ("sound device", "sound room")
"""What is reported when the whole table is silent; all else is a matter of single files, for the host alone."""
QUOTED = ("odds", "spectators")
"""Topics in which the tote posts the chances of every lane."""
RACE_NIGHT = "race_night"
"""The topic that says whether the final of a race night is run at another table."""
UNDER_THE_FINAL = 0.25
"""Share of crowd and effects that is left then; the final has the only caller."""
OFF = "Sound is switched off; captions go on."


class Announcer:
    """Calls what happens at one table. Give :meth:`heard` to ``Table.watch`` and keep :meth:`run` running.

    Posts the topics ``caption``, ``unspoken`` (``seats``: those whose names no voice can say, for the host alone) and
    ``sound`` (``device``, ``sentence``, ``devices``: all there are, ``confirmation``: how far it is known that the
    sound is played, ``output``: how the system calls what it goes to, and ``settings``: the live ones, missing while
    sound is switched off), ``never_said`` (``texts``: what the host has banned, for the host alone), and reports
    faults. ``folder`` keeps what is banned. ``mixer`` replaces the one of this machine, whose output is then not
    looked at unless ``output`` looks at one.
    """

    def __init__(
        self,
        settings: AnnouncerSettings,
        status_board: StatusBoard,
        clock: Clock,
        mixer: Mixer | None = None,
        output: Callable[[str], SystemOutput | None] | None = None,
        folder: Path | None = None,
    ) -> None:
        self._settings = settings
        self._status_board = status_board
        self._clock = clock
        self._catalogue = Wording(known_language(settings.language) or USUAL)
        self._captions = Captions(self._catalogue)
        self._languages = {self._catalogue.language}
        self._commentator = Commentator(
            usual_wordings(settings.pack, self._catalogue), self._catalogue.spoken, settings.caller
        )
        self._banned = BannedWords(folder, self._catalogue)
        self._demonstration = DemonstrationCaller(usual_wordings(settings.pack, self._catalogue))
        self._demonstrating = False
        self._commentator.ban(self._banned.banned)
        self._post_banned()
        self._spoken_names = SpokenNames()
        self._held = HeldCalls(self._say)
        self._cheers = 0
        self._cheered_for: dict[int, int] = {}
        status_board.watch(self._on_status)
        self._output = output or (look if mixer is None else None)
        self._quote: dict[str, float] | None = None
        self._ducked = False
        self._notices = Notices()
        self._racing = False
        self._closed = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._audio_thread: AudioThread | None = None
        if settings.enabled:
            self._audio_thread = AudioThread(settings, self._catalogue, clock, self._opened, self._report, mixer)
            self._audio_thread.on_notice = lambda name: self._later(self._notices.said, name)

    def stands(self, view: TableView, race: Race | None) -> None:
        """Take over a table that was opened mid-evening, so that a running race is heard at once, not only at its next
        roll.

        ``view`` is the board's.
        """
        names = {card.seat: card.name for card in view.seats}
        self.heard(Update(view.entry, self._clock.wall(), "seats", None, (), race, race, view, names))

    def tune(self, change: dict[str, object]) -> None:
        """Change live settings, such as ``{"night": True}``. Raises :class:`ConfigurationFault` (``bad_request``,
        ``sound_off``); then nothing has changed."""
        unknown = sorted(change.keys() - set(LIVE))
        if unknown:
            raise ConfigurationFault("bad_request", why=f"the sound has no {unknown[0][:40]} to change")
        try:
            settings = msgspec.convert({**msgspec.structs.asdict(self._settings), **change}, AnnouncerSettings)
        except msgspec.ValidationError as error:
            raise ConfigurationFault("bad_request", why=str(error).replace("`", "")) from error
        self._sounding_thread().todo.put(_beneath(settings) if self._ducked else settings)
        self._settings = settings
        if self._silent_without_guests:
            self._hush()
        self._post(self._status_board.latest("sound") or {})

    def try_out(self) -> None:
        """Play a sample of how the table sounds. Raises :class:`ConfigurationFault` (``sound_off``)."""
        self._sounding_thread().todo.put(TryOut())

    async def never_say(self, key: str, wording: int, text: str) -> None:
        """Ban a wording of the message ``key``, heard as ``text``, for good. Raises :class:`ConfigurationFault`
        (``last_wording``, ``bad_request``), and ``OSError`` when it cannot be kept."""
        await self._banned.ban(key, wording, text)
        self._banish()

    async def say_again(self, text: str) -> None:
        """Lift the ban on what was heard as ``text``. Raises ``OSError`` when that cannot be kept."""
        await self._banned.allow(text)
        self._banish()

    def _banish(self) -> None:
        self._commentator.ban(self._banned.banned)
        self._post_banned()

    def _post_banned(self) -> None:
        self._status_board.post("never_said", {"texts": [one.text for one in self._banned.kept]})

    def write_in(self, language: str) -> None:
        """Write captions in ``language``, too: a guest reads it. They are in it from a moment later on."""
        if known_language(language) == language and language not in self._languages:
            self._languages.add(language)
            # Reading a catalogue takes a moment, and the table must go on.
            reading = asyncio.get_running_loop().run_in_executor(None, Wording, language)
            reading.add_done_callback(lambda done: self._captions.add(done.result()))

    def _sounding_thread(self) -> AudioThread:
        if self._audio_thread is None:
            raise ConfigurationFault("sound_off")
        return self._audio_thread

    def heard(self, update: Update) -> None:
        """Say what there is to say about ``update``. Called in the event loop; takes well under a millisecond."""
        self._hush()
        now = self._clock.now()
        self._racing = update.race is not None and update.race.running and not update.race.finished
        commentary = self._commentator.hear(update, now)
        sounds = (*cues(update), *reactions(update, commentary.model, self._cheered_for))
        scene = self._status_board.latest(TOPIC) or {}
        if scene.get("name") and scene.get("entry") == update.entry:
            finish = any(isinstance(event, Finished) for event in update.events)
            parts = staged(commentary.calls, sounds, finish=finish)
            self._held.hold(Held(update.entry, parts, commentary.model, now, settled=_settles(update)))
            self._held.reveal(update.entry, scene["name"], now)
        else:
            self._say(commentary.calls, sounds, commentary.model, settled=_settles(update))
        spoken_names = spoken_names_of(update)
        if spoken_names != self._spoken_names:
            self._report_names(spoken_names)
        if self._audio_thread is not None:
            if spoken_names != self._spoken_names:
                self._audio_thread.todo.put(spoken_names)
            self._audio_thread.todo.put(Outlook(self._commentator.copy(), update))
        self._spoken_names = spoken_names

    def _on_status(self, topic: str, body: dict[str, Any]) -> None:
        if topic == TOPIC:
            self._held.reveal(body["entry"], body["name"], self._clock.now())
        elif topic == ATTRACT:
            self._demonstrate(body)
        elif topic == "cheers":
            self._hear_cheers(body)
        elif topic == RACE_NIGHT:
            self._duck(bool(body.get("duck")))
            self._notices.hear(str(body.get("id", "")), str(body.get("announcement", "")), self._clock.now())
        elif topic in QUOTED and body.get("win"):
            waits, self._quote = self._quote is not None, body["win"]
            if not waits:
                # The tote may have heard of the update first: by then, the announcer has, too.
                asyncio.get_running_loop().call_soon(self._quoted)

    def _duck(self, ducked: bool) -> None:
        """Sink beneath a final elsewhere, or come up again; captions go on."""
        if ducked != self._ducked and self._audio_thread is not None:
            self._audio_thread.todo.put(_beneath(self._settings) if ducked else self._settings)
        self._ducked = ducked
        if ducked:
            self._hush()

    @property
    def _silent_without_guests(self) -> bool:
        """Whether nothing is to be heard of demonstration races."""
        settings = self._settings
        return self._ducked or settings.muted or settings.night or not settings.attract

    def _demonstrate(self, body: dict[str, object]) -> None:
        """Call the demonstration race, softly, as long as nobody is there to be disturbed."""
        if self._audio_thread is None:
            return
        if self._silent_without_guests or not body.get("alone"):
            self._hush()
            return
        calling = self._commentator.calling
        heard = self._demonstration.hear(body, self._clock.now(), calling, self._banned.banned)
        if heard is not None:
            self._demonstrating = True
            self._audio_thread.todo.put(heard)

    def _hush(self) -> None:
        """Let nothing more be heard of a demonstration."""
        if self._demonstrating and self._audio_thread is not None:
            self._audio_thread.todo.put(Hush())
        self._demonstrating = False

    def _hear_cheers(self, body: dict[str, Any]) -> None:
        """Let the crowd be heard that cheers on its phones: ``total`` times so far, each seat for the ``lane`` that it
        cheered for last."""
        self._cheered_for = {int(seat): one["lane"] for seat, one in body["seats"].items() if one["lane"] is not None}
        times, self._cheers = body["total"] - self._cheers, body["total"]
        if times > 0 and self._audio_thread is not None:
            self._audio_thread.todo.put(Cheers(times))

    def _quoted(self) -> None:
        """The tote has worked out the chances: what they say waits, as all else does, until the dice lie."""
        quote, self._quote = self._quote or {}, None
        win = {int(lane): float(chance) for lane, chance in quote.items()}
        commentary = self._commentator.quoted(win, self._clock.now())
        if not commentary.calls:
            return
        scene = (self._status_board.latest(TOPIC) or {}).get("name", "")
        if not self._held or reached(scene, LANDED):
            self._say(commentary.calls, (), commentary.model, settled=False)
        else:
            self._held.add(Part(LANDED, commentary.calls, ()))

    def _say(self, calls: tuple[Call, ...], sounds: tuple[Cue, ...], model: RaceModel, *, settled: bool) -> None:
        self._show(calls, settled=settled)
        if self._audio_thread is not None:
            self._audio_thread.todo.put(Announcement(calls, sounds, model, self._commentator.calling))

    def _show(self, calls: tuple[Call, ...], *, settled: bool) -> None:
        if calls:
            self._status_board.post("caption", self._captions.body(calls, settled=settled))

    def _report_names(self, spoken_names: SpokenNames) -> None:
        """Tell the host, and nobody else, which names the caller cannot say, or can say only in part. What guests call
        themselves is no fault: their seats are only listed."""
        self._status_board.post("unspoken", {"seats": spoken_names.silent_seats})
        before, now = (dict(names.horses).values() for names in (self._spoken_names, spoken_names))
        for name in set(before) - set(now):
            self._status_board.report("announcer", None, f"name {name}", "note")
        for name in set(now) - set(before):
            said = pronounceable(name)
            if not said:
                fault = SoundFault("name_silent", name=name[:LONGEST])
            elif len(name) > LONGEST:
                fault = SoundFault("name_long", name=name[:LONGEST], said=said)
            else:
                continue
            self._status_board.report("announcer", fault, f"name {name}", "note")

    async def run(self) -> None:
        """Run until :meth:`close` or cancellation. A missing sound card is no error."""
        if known_language(self._settings.language) is None:
            known = ", ".join(LANGUAGES)
            fault = SoundFault("unknown_language", language=self._settings.language, languages=known)
            self._status_board.report("announcer", fault, "language", "note")
        beside = [asyncio.create_task(self._remark(), name="remarks")]
        if self._output is not None and self._settings.enabled:
            watch = OutputWatch(
                self._status_board, self._clock, self._output, lambda: self._settings.device, self._post
            )
            beside.append(asyncio.create_task(watch.run(), name="sound output"))
        try:
            await self._sound()
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    async def _remark(self) -> None:
        """Fill quiet moments, but not while dice roll."""
        while True:
            await self._clock.sleep(POLL)
            scene = (self._status_board.latest(TOPIC) or {}).get("name", "")
            rolling = (self._status_board.latest("dice") or {}).get("stage") in ROLLING
            if not rolling and not self._held and reached(scene, "money"):
                self._announce()
                commentary = self._commentator.lull(self._clock.now())
                if commentary.calls:
                    self._say(commentary.calls, (), commentary.model, settled=False)

    def _announce(self) -> None:
        """Let the caller say what the organiser of a race night has announced, while no race is on."""
        notice = self._notices.due(self._clock.now())
        if notice is not None and not self._racing and not self._ducked and self._audio_thread is not None:
            self._audio_thread.todo.put(notice)

    async def _sound(self) -> None:
        if self._audio_thread is None:
            self._status_board.post("sound", {"device": "", "sentence": OFF})
            await self._closed.wait()
            return
        self._loop = asyncio.get_running_loop()
        thread = threading.Thread(target=self._audio_thread.run, name="announcer", daemon=True)
        thread.start()
        try:
            await self._closed.wait()
        finally:
            self._audio_thread.todo.put(None)
            await asyncio.to_thread(thread.join, 5.0)
            self._audio_thread = None

    def close(self) -> None:
        """Let :meth:`run` return. Called in the event loop."""
        self._closed.set()

    def _opened(self, device: SoundDevice, devices: tuple[str, ...]) -> None:
        """Post which device is in use now. Called in the audio thread."""
        sentence = f"Sound goes to {device.name}." if device.name else "Silent; captions go on."
        self._report("sound device", device.fault)
        self._later(
            self._post,
            {
                "device": device.name,
                "sentence": sentence,
                "devices": list(devices),
                "confirmation": (Confirmation.SENT if device.name else Confirmation.ABSENT).value,
            },
        )

    def _report(self, device: str, fault: Fault | None) -> None:
        """Report that ``device`` cannot be used, or works again. Called in the audio thread."""
        severity: Severity = "warning" if device in HEARD_BY_ALL else "note"
        self._later(self._status_board.report, "announcer", fault, device, severity)

    def _later(self, post: Callable[..., None], *args: object) -> None:
        """Have the event loop, which owns the status board, call ``post``."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody reads the board any more
            self._loop.call_soon_threadsafe(post, *args)

    def _post(self, device: dict[str, object]) -> None:
        """Post ``device`` with the live settings."""
        self._status_board.post("sound", {**device, "settings": {name: getattr(self._settings, name) for name in LIVE}})


def _settles(update: Update) -> bool:
    """Whether earlier payments must have been made by now: the dice go on only then."""
    if update.kind == "play":
        settling = calls_of(update.view.game).settling
        return any(isinstance(event, settling) for event in update.events)
    return update.kind not in BESIDE_PLAY


def _beneath(settings: AnnouncerSettings) -> AnnouncerSettings:
    """How a table sounds while the final is run at another one."""
    return replace(settings, voice=0.0, bed=settings.bed * UNDER_THE_FINAL, effects=settings.effects * UNDER_THE_FINAL)
