"""The source ``smart``: two dice that say by Bluetooth how they have fallen."""

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.proposal import Proposal
from postparade.dice.sources.context import SourceContext
from postparade.dice.sources.smart_dice.bluetooth import BleakRadio
from postparade.dice.sources.smart_dice.messages import Battery, Identity, Message, Model, Moved, PacketError
from postparade.dice.sources.smart_dice.models import model_of
from postparade.dice.sources.smart_dice.radio import Link, Radio
from postparade.dice.sources.smart_dice.settle import NoRoll, Rolled, SettleStep, Verdict

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0
LONGEST_WAIT = 30.0
"""Seconds between two searches for a die that is out of reach, growing from the first to the longest."""
ASKS_EVERY = 120.0
"""Seconds between two questions for the battery."""
LOW = 20
"""Per cent at which the host is told to charge a die."""


class DieStatus(Struct):
    """What is known of a die: its ``name``, whether it is ``connected``, and its ``battery`` in per cent."""

    name: str
    connected: bool = False
    battery: int | None = None


class SmartDiceSource:
    """Keeps a connection to both dice, looks for them with growing pauses while they are out of reach, and proposes a
    roll when both have rolled and lie still. ``radio`` is that of this machine, if none is given.

    Posts the topic ``smart_dice``: name, connection and battery of both.
    """

    name = "smart"

    def __init__(self, context: SourceContext, radio: Radio | None = None) -> None:
        """Raises ``ConfigurationFault`` (``smart_dice_unnamed``) while the settings name no two dice, ``DeviceFault``
        (``smart_dice_not_installed``) without the library."""
        names = context.settings.smart_dice_names
        if names is None:
            raise ConfigurationFault("smart_dice_unnamed")
        self._context = context
        self._names = names
        self._radio = BleakRadio() if radio is None else radio
        self._searching = asyncio.Lock()
        self._step = SettleStep(context.settings.settle_ms / 1000)
        self._states = [DieStatus(name) for name in names]
        self._based_on = 0
        self._due: asyncio.Task[None] | None = None
        context.roll_committer.on_counted(self._counted)

    async def run(self) -> None:
        """Work until cancelled."""
        self._context.roll_committer.introduce(self.name)
        self._post()
        try:
            async with asyncio.TaskGroup() as group:
                for which in range(2):
                    group.create_task(self._keep(which))
        finally:
            self._drop_due()

    async def _keep(self, which: int) -> None:
        """Stay connected to one die."""
        wait = FIRST_WAIT
        while True:
            lost = asyncio.Event()
            try:
                # One search at a time: radios look for one thing, and a search disturbs a connection that comes about.
                async with self._searching:
                    link = await self._radio.connect(self._names[which], lost.set)
            except DeviceFault as fault:
                self._report(which, fault)
            else:
                served = await self._serve(which, link, lost)
                wait = FIRST_WAIT if served else wait
            await self._context.clock.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _serve(self, which: int, link: Link, lost: asyncio.Event) -> bool:
        """Listen to a connected die until it is lost; return whether it was one to listen to."""
        name = self._names[which]
        model = model_of(link.characteristics)
        fault = DeviceFault("smart_die_foreign", die=name)
        foreign = model is None

        def hear(packet: bytes) -> None:
            nonlocal foreign
            if model is not None and not self._hear(which, packet, model):
                foreign = True
                lost.set()

        try:
            if model is not None:
                await self._greet(which, link, model, hear)
                await self._until_lost(link, model, lost)
                if not foreign:
                    fault = DeviceFault("smart_die_lost", die=name)
        except DeviceFault as silent:
            fault = silent
        finally:
            self._out_of_reach(which)
            await link.close()
        self._report(which, fault)
        return not foreign

    async def _greet(self, which: int, link: Link, model: Model, hear: Callable[[bytes], None]) -> None:
        await link.listen(model.notify, hear)
        for packet in model.greeting:
            await link.write(model.write, packet)
        self._states[which].connected = True
        self._report(which, None)
        self._post()

    async def _until_lost(self, link: Link, model: Model, lost: asyncio.Event) -> None:
        gone = asyncio.create_task(lost.wait())
        try:
            while not gone.done():
                pause = asyncio.create_task(self._context.clock.sleep(ASKS_EVERY))
                await asyncio.wait((gone, pause), return_when=asyncio.FIRST_COMPLETED)
                pause.cancel()
                if not gone.done():
                    await link.write(model.write, model.battery)
        finally:
            gone.cancel()

    def _hear(self, which: int, packet: bytes, model: Model) -> bool:
        """Act on a packet; returns whether it comes from a die that the table can use."""
        try:
            said = model.decode(packet)
        except PacketError as error:
            log.warning("%s sent a packet that is none of %s: %s", self._names[which], model.name, error)
            return True
        return all(self._act(which, message) for message in said)

    def _act(self, which: int, said: Message) -> bool:
        match said:
            case Identity():
                return said.six_sided
            case Battery():
                self._battery(which, said.percent)
            case Moved():
                self._moved(which, said)
        return True

    def _moved(self, which: int, said: Moved) -> None:
        roll_committer, before = self._context.roll_committer, self._step.rolling
        self._step.hear(which, said, self._context.clock.now())
        if self._step.rolling and not before:
            self._based_on = roll_committer.entry
        if said.motion == "rolling":
            roll_committer.tray("moving", self.name)
        elif self._step.rolling and self._step.still:
            roll_committer.tray("still", self.name)
        self._wait_until_due()

    def _battery(self, which: int, percent: int) -> None:
        self._states[which].battery = percent
        low = DeviceFault("smart_die_battery", die=self._names[which], percent=percent) if percent <= LOW else None
        self._context.status_board.report("dice", low, f"{self._device(which)}-battery", "note")
        self._post()

    def _out_of_reach(self, which: int) -> None:
        self._states[which].connected = False
        self._step.lost(which)
        self._wait_until_due()
        self._post()

    def _counted(self) -> None:
        self._step.counted()
        self._wait_until_due()

    def _wait_until_due(self) -> None:
        """Judge the dice when it is time."""
        self._drop_due()
        at = self._step.due()
        if at is not None:
            self._due = asyncio.create_task(self._judge_at(at))

    async def _judge_at(self, at: float) -> None:
        clock = self._context.clock
        while (rest := at - clock.now()) > 0:
            await clock.sleep(rest)
        self._due = None
        verdict = self._step.judge(clock.now())
        if verdict is not None:
            self._tell(verdict)
        self._wait_until_due()

    def _tell(self, verdict: Verdict) -> None:
        roll_committer = self._context.roll_committer
        match verdict:
            case Rolled(faces):
                named = self._context.settings.die_names or self._names
                roll_committer.propose(Proposal(self.name, faces, based_on=self._based_on, named=named))
            case NoRoll(reason) if roll_committer.expects_roll:
                roll_committer.propose(Proposal(self.name, None, reason, confidence=0.0))

    def _drop_due(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _device(self, which: int) -> str:
        return f"{self.name}-{which + 1}"

    def _report(self, which: int, fault: DeviceFault | None) -> None:
        """Report what is wrong with a die, or with the radio, which is the same for both."""
        of_radio = fault is not None and fault.code == "bluetooth_off"
        board = self._context.status_board
        board.report("dice", fault if of_radio else None, self.name, "error")
        board.report("dice", None if of_radio else fault, self._device(which), "error")

    def _post(self) -> None:
        dice = [{"name": die.name, "connected": die.connected, "battery": die.battery} for die in self._states]
        self._context.status_board.post("smart_dice", {"dice": dice})
