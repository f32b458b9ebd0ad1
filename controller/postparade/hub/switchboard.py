"""The hub at the broker: one connection for all tables, from which each gets a wire of its own."""

import asyncio
import logging

import aiomqtt

from postparade.core.clock import Clock
from postparade.hub.hub import Hub
from postparade.hub.link.mqtt_wire import HubMqttWire, Place, connected, up

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds before a broker that has gone is tried again."""


class Switchboard:
    """Reads what tables say at the broker of ``place``, until cancelled."""

    def __init__(self, hub: Hub, place: Place, clock: Clock) -> None:
        self._hub = hub
        self._place = place
        self._clock = clock
        self._wires: dict[int, HubMqttWire] = {}
        self._talks: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Keep connected."""
        while True:
            try:
                async with connected(self._place, up("+")) as client:
                    async for message in client.messages:
                        self._take(client, message)
            except ConnectionError as error:
                log.info("the broker cannot be reached: %s", error)
            finally:
                await self._hang_up()
            await self._clock.sleep(PAUSE)

    def _take(self, client: aiomqtt.Client, message: aiomqtt.Message) -> None:
        number = _number(str(message.topic))
        # What the broker has kept for somebody may be months old.
        if message.retain or number not in self._hub:
            return
        wire = self._wires.get(number)
        if wire is None:
            wire = self._wires[number] = HubMqttWire(client, number)
            self._talks[number] = asyncio.create_task(self._talk(number, wire))
        try:
            wire.heard.put_nowait(bytes(message.payload))
        except asyncio.QueueFull:
            log.warning("table %d sends more than can be taken; it is asked again", number)

    async def _talk(self, number: int, wire: HubMqttWire) -> None:
        try:
            await self._hub.talk(number, wire)
        except ConnectionError:
            pass
        finally:
            if self._wires.get(number) is wire:
                del self._wires[number]

    async def _hang_up(self) -> None:
        talks = tuple(self._talks.values())
        self._wires, self._talks = {}, {}
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


def _number(topic: str) -> int:
    """The number of the table that a topic belongs to; 0 for none."""
    part = topic.removesuffix("/up").rpartition("/")[2]
    return int(part) if part.isascii() and part.isdigit() and len(part) < 9 else 0
