"""The hub's side of the connection with one table: asks for what is missing, applies what comes, and knows how the
table is."""

import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, refusal_of, refuse
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.link.wire import Wire
from postparade.hub.messages import (
    Ask,
    Beat,
    Done,
    Entries,
    FromHub,
    Hello,
    Known,
    Live,
    No,
    Order,
    OwnHorse,
    Pulse,
    encode,
    from_table,
    is_of_another_version,
)
from postparade.hub.orders import OrderBook

log = logging.getLogger(__name__)

QUIET = 6.0
"""Seconds without a sign of life after which a table counts as away."""
ASK_AGAIN = 3.0
"""Seconds after which the hub asks once more for what it still lacks."""


async def _nothing(_: Done) -> None:
    """Where nobody waits for answers."""


class TableLink:
    """What the hub knows of the table ``number`` beside its ledger. ``live`` is what its board showed when it was last
    heard; it is never kept, and never counts."""

    def __init__(self, number: int, ledger: Ledger, clock: Clock) -> None:
        self.number = number
        self.orders = OrderBook()
        self.on_done: Callable[[Done], Awaitable[None]] = _nothing
        """Called with every answer to an order."""
        self.live = Live(0)
        self.version = ""
        self.fault: str | None = None
        self.latency: float | None = None
        self.ahead: float | None = None
        self.repeated = 0
        self.refused = 0
        self.refusal: Refusal | None = None
        self.own_horse: Callable[[], OwnHorse | None] = lambda: None
        """How the common race stands for this table."""
        self._ledger = ledger
        self._clock = clock
        self._wire: Wire | None = None
        self._heard_at: float | None = None
        self._asked_at = -ASK_AGAIN

    @property
    def here(self) -> bool:
        """Whether the table is connected, and gives signs of life."""
        return self._wire is not None and self.silent < QUIET

    @property
    def silent(self) -> float:
        """Seconds since the table was last heard."""
        return float("inf") if self._heard_at is None else self._clock.now() - self._heard_at

    @property
    def behind(self) -> int:
        """Entries that the board of the table has shown and that are yet to be applied."""
        return max(0, self.live.entry - self._ledger.member(self.number).cursor.entry)

    async def talk(self, wire: Wire, on_heard: Callable[[bytes | str], None] = lambda _: None) -> None:
        """Talk with the table over ``wire`` until it breaks, or the table has come back by another one: raises
        ``ConnectionError``. ``on_heard`` is called with whatever it sends."""
        self._wire = wire
        self._asked_at = -ASK_AGAIN
        try:
            for order in self.orders.waiting(self._clock.now()):
                await wire.send(encode(order))
            while self._wire is wire:
                data = await wire.receive()
                on_heard(data)
                try:
                    await self._take(wire, data)
                except JournalFault as fault:
                    # The table comes back and is asked again; until the ledger answers, nothing is lost.
                    self.refusal = refusal_of(fault)
                    log.error("table %d: %s", self.number, fault)
                    raise ConnectionResetError("the ledger does not answer") from fault
        finally:
            if self._wire is wire:
                self._wire = None

    async def tell(self, order: Order) -> None:
        """Send ``order`` now, or as soon as the table is back."""
        self.orders.add(order, self._clock.now())
        if self._wire is not None:
            try:
                await self._wire.send(encode(order))
            except ConnectionError:
                log.info("table %d has gone; it is told when it comes back", self.number)

    async def ask(self) -> None:
        """Ask for what follows the last entry that was applied."""
        await self._ask(await self._ledger.turn(self._ledger.landmarks, self.number))

    async def _take(self, wire: Wire, data: bytes | str) -> None:
        self._heard_at = self._clock.now()
        try:
            message = from_table(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            if is_of_another_version(data):
                # A newer table may say what this version does not know.
                return
            why = refuse("hub_unreadable", table=self._ledger.member(self.number).name, why=str(error)[:80])
            await self._refuse(wire, why)
            return
        match message:
            case Hello(version=version, last=last):
                self.version = version
                if not await self._parted(wire, last):
                    await self.ask()
            case Entries():
                await self._apply(wire, message)
            case Beat():
                await self._hear(wire, message)
            case Done():
                self.orders.done(message.id, message.refusal)
                await self.on_done(message)

    async def _apply(self, wire: Wire, told: Entries) -> None:
        applied = await self._ledger.turn(self._ledger.apply, self.number, told)
        self.repeated += applied.repeated
        if applied.refusal is not None:
            await self._refuse(wire, applied.refusal)
            return
        self.refusal = None
        if self._ledger.member(self.number).state == "rejoining" and told.entries:
            end = told.entries[-1]
            await self._ask((Known(end.entry, end.seal),))
        elif applied.missing:
            await self.ask()

    async def _hear(self, wire: Wire, beat: Beat) -> None:
        self.live, self.fault, self.latency, self.ahead = beat.live, beat.fault, beat.latency, beat.ahead
        report = self._ledger.report
        league = "" if report is None else report.league
        await self._send(wire, Pulse(beat.number, self._clock.wall(), league, self.own_horse()))
        if await self._parted(wire, beat.last):
            return
        if self.behind and self._clock.now() - self._asked_at >= ASK_AGAIN:
            await self.ask()

    async def _parted(self, wire: Wire, last: Known) -> bool:
        refusal = await self._ledger.turn(self._ledger.part, self.number, last)
        if refusal is not None and self.refusal != refusal:
            await self._refuse(wire, refusal)
        return refusal is not None

    async def _refuse(self, wire: Wire, refusal: Refusal) -> None:
        log.warning("table %d: %s", self.number, refusal.sentence)
        self.refused += 1
        self.refusal = refusal
        await self._send(wire, No(refusal))

    async def _ask(self, known: tuple[Known, ...]) -> None:
        self._asked_at = self._clock.now()
        if self._wire is not None:
            ask = Ask(known, secrets.token_hex(8))
            await self._wire.send(encode(ask), ask.request)

    async def _send(self, wire: Wire, message: FromHub) -> None:
        await wire.send(encode(message))
