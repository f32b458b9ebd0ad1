"""One connection to an MQTT broker that nobody ever waits for.

What follows from measurements with Mosquitto, and holds for whoever uses this:

* The broker is a wire, not a memory: killed, it may forget everything that it was to retain. What is to be retained is
  therefore sent again after every connection, the newest of each topic.
* Messages that nobody takes are not kept for later. Events belong into a journal with numbers, from which a reader asks
  for what it missed; what waits here for a broker that is away is bounded, and the oldest goes first.
* A broker that hangs lets a message wait until the time is up, so that nothing of the table may await one:
  :meth:`Connection.publish` only puts it down.
* A client that hangs is noticed by its broker only after one and a half times ``KEEPALIVE``. Whoever must know sooner,
  or whether a retained state is old, needs a heartbeat with a time in it.
* A retained message may be months old. One that arrives as a command is no command.
"""

import asyncio
import logging
import secrets
import ssl
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import aiomqtt
from msgspec import Struct

from postparade.core.cancellation import heed_cancellation
from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault
from postparade.mqtt.settings import MqttSettings

log = logging.getLogger(__name__)

KEEPALIVE = 20
"""Seconds between two signs of life to the broker."""
PATIENCE = 5.0
"""Seconds that the broker may take for anything."""
FAREWELL = 1.0
"""Seconds for the last message before the connection is closed."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before the broker is tried again; they double each time until it answers."""
WAITING = 256
"""Messages that wait for the broker, retained states not counted, and those that wait to be read."""
LARGEST = 1 << 16
"""Bytes of a message that is read; larger ones are no business of a table."""
REFUSED_LOGIN = (4, 5, 134, 135)
"""Return codes of CONNACK: bad user name or password, not authorised; in the numbers of MQTT 3 and of MQTT 5, into
which the library translates them."""


class Message(NamedTuple):
    """What came from the broker. ``retained``: it was kept there, for nobody knows how long."""

    topic: str
    payload: bytes
    retained: bool


class LastWill(NamedTuple):
    """The retained message that says that this end is gone: by the broker when the connection breaks, by the
    connection itself when it is closed."""

    topic: str
    payload: bytes


class Outgoing(Struct, frozen=True):
    """A message on its way to the broker."""

    topic: str
    payload: bytes
    retain: bool


class Connection:
    """Keeps connected to the broker of ``settings`` while :meth:`run` runs.

    ``topics`` (filters) are subscribed to after every connection, and ``on_message`` is called with each message;
    ``on_connected`` before any, whenever the connection stands. ``report`` is called with what is wrong (codes
    ``mqtt_unreachable``, ``mqtt_login``, ``mqtt_silent``, ``mqtt_lost``), and with ``None`` once the connection stands.
    All of them are called in the event loop, and must not raise.
    """

    def __init__(
        self,
        settings: MqttSettings,
        clock: Clock,
        report: Callable[[DeviceFault | None], None],
        *,
        will: LastWill | None = None,
        topics: tuple[str, ...] = (),
        on_message: Callable[[Message], None] = lambda _: None,
        on_connected: Callable[[], None] = lambda: None,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._report = report
        self._will = will
        self._topics = topics
        self._on_message = on_message
        self._on_connected = on_connected
        # Two programs with the same identifier would push each other off the broker for ever.
        self._identifier = f"{settings.name}-{secrets.token_hex(4)}"
        self._kept: dict[str, bytes] = {}
        self._unsent: dict[str, bytes] = {}
        self._waiting: deque[Outgoing] = deque(maxlen=WAITING)
        self._something = asyncio.Event()
        self.connected = False
        """Whether the broker is there now."""
        self.lost = 0
        """Messages that waited too long for the broker and are gone."""

    @property
    def queued(self) -> int:
        """How many messages wait for the broker."""
        return len(self._waiting) + len(self._unsent)

    def publish(self, topic: str, payload: bytes, *, retain: bool = False) -> None:
        """Send ``payload`` as soon as the broker takes it. Of what is retained only the newest of a topic is sent, and
        again after every connection; an empty one removes it at the broker and here."""
        if retain:
            self._kept[topic] = self._unsent[topic] = payload
        else:
            self.lost += len(self._waiting) == WAITING
            self._waiting.append(Outgoing(topic, payload, retain=False))
        self._something.set()

    async def run(self) -> None:
        """Keep connected until cancelled; the last will is then sent as a farewell."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await self._client() as client:
                    await self._greet(client)
                    pause = FIRST_PAUSE
                    await self._serve(client)
            except (aiomqtt.MqttError, OSError, ValueError) as error:
                # Closing the connection to a broker that hangs raises in the middle of being cancelled.
                if (task := asyncio.current_task()) is not None and task.cancelling():
                    raise asyncio.CancelledError from error
                self._report(self._fault(error))
            finally:
                self.connected = False
            await self._clock.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _client(self) -> aiomqtt.Client:
        settings, will = self._settings, self._will
        # Reading the certificates of the system takes tens of milliseconds.
        context = (
            await asyncio.to_thread(ssl.create_default_context, cafile=settings.authority) if settings.tls else None
        )
        return aiomqtt.Client(
            settings.host,
            settings.port,
            username=settings.user or None,
            password=settings.password or None,
            identifier=self._identifier,
            will=None if will is None else aiomqtt.Will(will.topic, will.payload, qos=1, retain=True),
            timeout=PATIENCE,
            keepalive=KEEPALIVE,
            max_queued_incoming_messages=WAITING,
            max_queued_outgoing_messages=WAITING,
            tls_context=context,
        )

    async def _greet(self, client: aiomqtt.Client) -> None:
        for topic in self._topics:
            await client.subscribe(topic, qos=1)
            heed_cancellation()
        self.connected = True
        self._unsent = dict(self._kept)
        self._report(None)
        log.info("connected to the broker %s:%d", self._settings.host, self._settings.port)
        self._on_connected()
        self._something.set()

    async def _serve(self, client: aiomqtt.Client) -> None:
        """Send and read until the connection breaks. Raises ``MqttError`` then."""
        ends = {asyncio.create_task(self._send(client)), asyncio.create_task(self._read(client))}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await self._say_goodbye(client)
            raise
        finally:
            for end in ends:
                end.cancel()
            outcomes = await asyncio.gather(*ends, return_exceptions=True)
        # A connection that breaks ends both ends; whichever says why.
        raise next(one for one in outcomes if isinstance(one, Exception))

    async def _send(self, client: aiomqtt.Client) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while (message := self._next()) is not None:
                try:
                    await client.publish(message.topic, message.payload, qos=1, retain=message.retain)
                except BaseException:
                    # Nobody knows whether it arrived: a state is sent anew anyway, all else rather twice than never.
                    if not message.retain and len(self._waiting) < WAITING:
                        self._waiting.appendleft(message)
                    raise
                heed_cancellation()

    def _next(self) -> Outgoing | None:
        if self._unsent:
            topic = next(iter(self._unsent))
            payload = self._unsent.pop(topic)
            if not payload:
                self._kept.pop(topic, None)
            return Outgoing(topic, payload, retain=True)
        return self._waiting.popleft() if self._waiting else None

    async def _read(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            if len(message.payload) <= LARGEST:
                self._on_message(Message(str(message.topic), bytes(message.payload), message.retain))

    async def _say_goodbye(self, client: aiomqtt.Client) -> None:
        if self._will is not None:
            with suppress(aiomqtt.MqttError):
                await client.publish(self._will.topic, self._will.payload, qos=1, retain=True, timeout=FAREWELL)

    def _fault(self, error: Exception) -> DeviceFault:
        where = {"host": self._settings.host, "port": self._settings.port}
        if isinstance(error, aiomqtt.MqttCodeError) and not self.connected:
            if getattr(error.rc, "value", error.rc) in REFUSED_LOGIN:
                return DeviceFault("mqtt_login", **where, user=self._settings.user or "-")
            return DeviceFault("mqtt_unreachable", **where, why=str(error))
        if "timed out" in str(error):
            return DeviceFault("mqtt_silent", **where, seconds=round(PATIENCE))
        if self.connected:
            return DeviceFault("mqtt_lost", **where)
        return DeviceFault("mqtt_unreachable", **where, why=str(error) or type(error).__name__)
