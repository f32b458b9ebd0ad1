"""A look at one smart die without a table."""

import asyncio
from typing import NamedTuple

from postparade.core.faults import DeviceFault
from postparade.dice.sources.smart_dice.messages import Battery, Identity, Model, PacketError
from postparade.dice.sources.smart_dice.models import model_of
from postparade.dice.sources.smart_dice.radio import Radio

ANSWERS_WITHIN = 5.0
"""Seconds that a connected die is given to tell its battery."""


class Inspected(NamedTuple):
    """The ``make`` of a die, and how full its battery is, in per cent."""

    make: str
    battery: int


class _Answer:
    """Waits for what a die called ``name`` tells of its battery."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def lost(self) -> None:
        self._fail("smart_die_lost")

    def hear(self, packet: bytes, model: Model) -> None:
        try:
            said = model.decode(packet)
        except PacketError:
            return
        for message in said:
            if isinstance(message, Identity) and not message.six_sided:
                self._fail("smart_die_foreign")
            elif isinstance(message, Battery) and not self._told.done():
                self._told.set_result(message.percent)

    async def percent(self) -> int:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                return await self._told
        except TimeoutError as error:
            raise DeviceFault("smart_die_silent", die=self._name, why="it does not tell its battery") from error

    def close(self) -> None:
        self._told.cancel()

    def _fail(self, code: str) -> None:
        if not self._told.done():
            self._told.set_exception(DeviceFault(code, die=self._name))


async def inspect_die(radio: Radio, name: str) -> Inspected:
    """Connect to the die called ``name``, ask it what it is, and let it go. Raises ``DeviceFault``: those of the
    radio, ``smart_die_foreign`` for anything but a six-sided die, ``smart_die_silent`` if it does not tell,
    ``smart_die_lost`` if it is out of reach again."""
    answer = _Answer(name)
    link = await radio.connect(name, answer.lost)
    try:
        model = model_of(link.characteristics)
        if model is None:
            raise DeviceFault("smart_die_foreign", die=name)
        await link.listen(model.notify, lambda packet: answer.hear(packet, model))
        for packet in (*model.greeting, model.battery):
            await link.write(model.write, packet)
        return Inspected(model.name, await answer.percent())
    finally:
        answer.close()
        await link.close()
