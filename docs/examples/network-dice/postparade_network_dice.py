"""Rolls from dice that report over the network: a datagram ``{"id": 17, "dice": [3, 4]}`` for every throw.

Such a datagram comes from a bridge to dice with radios in them, or from anything else that knows what was thrown.
"""

import asyncio

import msgspec
from msgspec import Struct

from postparade.core.faults import DeviceFault
from postparade.dice.proposal import Proposal
from postparade.dice.sources.context import SourceContext


class NetworkSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``[dice.plugins.network]``: the address to listen on."""

    host: str = "127.0.0.1"
    port: int = 9431


class Throw(Struct, frozen=True):
    """What a datagram says. ``id`` tells a throw from a datagram that was sent again."""

    id: int
    dice: tuple[int, int]


class NetworkDice(asyncio.DatagramProtocol):
    """Proposes every throw once."""

    name = "network"

    def __init__(self, context: SourceContext) -> None:
        self._settings = context.settings.of_plugin("network", NetworkSettings)
        self._roll_committer = context.roll_committer
        self._last: int | None = None

    async def run(self) -> None:
        """Listen until cancelled."""
        loop, address = asyncio.get_running_loop(), (self._settings.host, self._settings.port)
        try:
            transport, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=address)
        except OSError as error:
            raise DeviceFault("dice_plugin_failed", name=self.name, why=error) from error
        self._roll_committer.introduce(self.name)
        try:
            await asyncio.Event().wait()
        finally:
            transport.close()

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """What is no throw is ignored; the rules check the faces."""
        del addr
        try:
            throw = msgspec.json.decode(data, type=Throw)
        except msgspec.MsgspecError:
            return
        if throw.id != self._last:
            self._last = throw.id
            self._roll_committer.propose(Proposal(self.name, throw.dice, based_on=self._roll_committer.entry))
