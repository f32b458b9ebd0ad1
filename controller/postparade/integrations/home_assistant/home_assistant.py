"""Keeps Home Assistant informed, and takes its cues."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal
from postparade.integrations.home_assistant.controls import Controls, SoundPort, SoundState, TrackPort
from postparade.integrations.home_assistant.discovery import Topics, device_config
from postparade.integrations.home_assistant.state import state_of
from postparade.mqtt.connection import Connection, LastWill, Message
from postparade.mqtt.settings import MqttSettings
from postparade.table.commands.host_buttons import HostButtons, TablePort
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

ONLINE, OFFLINE = b"online", b"offline"
HEARTBEAT = 60.0
"""Seconds after which a state that has not changed is told again: one that was retained says how old it is."""
REST = 0.2
"""Seconds between two states: a finish changes many things at once."""
WAITING = 16
"""Commands that wait to be carried out; more are dropped, because nobody presses so fast."""
TOLD_BY = ("faults", "scene", "sound", "track", "schedule", "countdown")
"""Topics of the status board that the state is made of."""


class Health(Protocol):
    """The table, as far as its health is concerned."""

    @property
    def fault(self) -> Fault | None: ...


class HomeAssistant:
    """The table at its broker. Belongs to the event loop; :meth:`run` does all the work, and nobody waits for it.

    ``address`` returns that of the board, ``language`` is the one of the entities. Faults of the connection are
    reported as those of the room ``mqtt``.
    """

    def __init__(
        self,
        settings: MqttSettings,
        table: TablePort,
        health: Health,
        journal: PublicJournal,
        status_board: StatusBoard,
        clock: Clock,
        *,
        address: Callable[[], str],
        language: str,
    ) -> None:
        self._settings = settings
        self._health = health
        self._journal = journal
        self._status_board = status_board
        self._clock = clock
        self._address = address
        self._language = language
        self._topics = topics = Topics(settings.name, settings.discovery_prefix)
        self._controls = Controls(HostButtons(table, "home assistant:"), self._sound_state, lambda: _running(journal))
        self._told: dict[str, bytes] = {}
        self._changed = asyncio.Event()
        self._commands: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        heard = (topics.birth, *((f"{topics.do}/#",) if settings.cues else ())) if settings.home_assistant else ()
        self.connection = Connection(
            settings,
            clock,
            lambda fault: status_board.report("mqtt", fault),
            will=LastWill(topics.availability, OFFLINE),
            topics=heard,
            on_message=self._heard,
            on_connected=self._connected,
        )

    def attach_track(self, track: TrackPort) -> None:
        """The track is lit: there are lights from now on."""
        self._controls.track = track
        self._announce()

    def attach_sound(self, sound: SoundPort) -> None:
        """There is an announcer: its sound can be set from now on."""
        self._controls.sound = sound
        self._announce()

    async def run(self) -> None:
        """Stay connected, tell what changes, carry out what comes; until cancelled."""
        if not self._settings.home_assistant:
            # Whoever was announced earlier is no longer.
            self.connection.publish(self._topics.config, b"", retain=True)
            await self.connection.run()
            return
        stop = (self._journal.watch(lambda _: self._changed.set()), self._status_board.watch(self._on_status))
        self._announce()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.connection.run(), name="mqtt connection")
                tasks.create_task(self._tell(), name="mqtt state")
                tasks.create_task(self._beat(), name="mqtt heartbeat")
                tasks.create_task(self._obey(), name="mqtt commands")
        finally:
            for one in stop:
                one()

    def _announce(self) -> None:
        if not self._settings.home_assistant:
            return
        config = device_config(
            self._topics,
            self._language,
            self._address(),
            lights=self._controls.track is not None,
            sound=self._sound_state() is not None,
            cues=self._settings.cues,
        )
        self._publish(self._topics.config, config)
        self._changed.set()

    def _connected(self) -> None:
        self.connection.publish(self._topics.availability, ONLINE, retain=True)

    def _on_status(self, topic: str, _: dict[str, object]) -> None:
        if topic in TOLD_BY:
            self._changed.set()

    async def _tell(self) -> None:
        had_sound = False
        while True:
            await self._changed.wait()
            self._changed.clear()
            if (self._sound_state() is not None) != had_sound:
                had_sound = not had_sound
                self._announce()
            state = state_of(self._journal.now, self._status_board.everything(), self._health.fault, self._clock.wall())
            # The time alone is no news.
            before = self._told.get(self._topics.state)
            if before is None or msgspec.json.decode(before) | {"at": state.at} != msgspec.to_builtins(state):
                self._publish(self._topics.state, state)
            self._publish(self._topics.controls, self._controls.state())
            for mode, light in self._controls.lights().items():
                self._publish(f"{self._topics.light}/{mode}", light)
            await self._clock.sleep(REST)

    async def _beat(self) -> None:
        while True:
            await self._clock.sleep(HEARTBEAT)
            self._told.pop(self._topics.state, None)
            self._changed.set()

    def _publish(self, topic: str, body: object) -> None:
        payload = msgspec.json.encode(body)
        if self._told.get(topic) != payload:
            self._told[topic] = payload
            self.connection.publish(topic, payload, retain=True)

    def _heard(self, message: Message) -> None:
        if message.topic == self._topics.birth:
            if message.payload == ONLINE:
                # Home Assistant has begun anew, and remembers what is retained only as far as its broker does.
                self._told.clear()
                self._announce()
            return
        # What was kept there for nobody knows how long is no command of today.
        if message.retained:
            return
        try:
            self._commands.put_nowait((message.topic.removeprefix(f"{self._topics.do}/"), message.payload))
        except asyncio.QueueFull:
            log.warning("Home Assistant asks for too much at once: %s is left out", message.topic)

    async def _obey(self) -> None:
        while True:
            what, payload = await self._commands.get()
            try:
                refusal: Refusal | Fault | None = await self._controls.carry_out(what, payload)
            except Fault as fault:
                refusal = fault
            except ValueError as error:  # msgspec's errors are some, too
                log.warning("Home Assistant asks for what there is not: %s: %s", what[:80], error)
                refusal = None
            if refusal is not None:
                log.info("Home Assistant asks for %s: %s", what, refusal.sentence)
            self._changed.set()

    def _sound_state(self) -> SoundState | None:
        settings = (self._status_board.latest("sound") or {}).get("settings")
        return None if settings is None else msgspec.convert(settings, SoundState)


def _running(journal: PublicJournal) -> bool:
    race, status = journal.now.race, journal.now.view.status
    return race is not None and race.running and not (status is not None and status.paused)
