"""The table's side of a race night: sends its journal to the hub as the board shows it, and what is missing there."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from postparade import __version__
from postparade.core.clock import Clock, first_of
from postparade.core.faults import Fault, Refusal, refusal_of
from postparade.core.long_work import long_work
from postparade.hub.link.wire import Wire
from postparade.hub.messages import (
    CHUNK,
    Ask,
    Beat,
    Done,
    Entries,
    Guest,
    Hello,
    Known,
    Live,
    No,
    Order,
    OwnHorse,
    Pulse,
    Sealed,
    encode,
    from_hub,
)

P = ParamSpec("P")
R = TypeVar("R")
BEAT = 2.0
"""Seconds between two signs of life, at most."""
PAINTED = 0.25
"""Seconds between two signs of life, at least: so often is the stage told how a race goes."""
SILENCE = 15.0
"""Seconds after which a hub that does not answer signs of life counts as gone."""
REMEMBERED = 256
"""Orders that are known when they come again."""


class Told(Protocol):
    """What is sent: a journal, entry by entry. Raises ``JournalFault`` when it cannot be read."""

    @property
    def last(self) -> Known: ...

    def common(self, known: Iterable[Known], /) -> Known: ...

    def follow(self, until: int, /) -> None: ...

    def sealed_after(self, after: int, until: int, most: int, key: str, table: int, /) -> list[Sealed]: ...


class Shown(Protocol):
    """What the board has shown."""

    @property
    def entry(self) -> int: ...

    @property
    def live(self) -> Live: ...

    @property
    def fault(self) -> str | None: ...

    def watch(self, bell: Callable[[], None], /) -> Callable[[], None]: ...


Outcome = Refusal | Guest | None
"""Why an order could not be carried out, or which guest has left or sat down."""
Carry = Callable[[Order], Awaitable[Outcome]]
"""Carries out an order of the organiser."""


class Reading(Protocol):
    """Does something in another thread."""

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...


class Publisher:
    """Talks with the hub for one table, or with a league for one hub. ``on_no`` is told what the other side does not
    take, and ``None`` when it takes all again; ``on_league`` to which league it reports (empty: none). ``read`` is how
    the journal is read, which takes time: in another thread."""

    def __init__(
        self,
        journal: Told,
        shown: Shown,
        carry: Carry,
        clock: Clock,
        on_no: Callable[[Refusal | None], None],
        on_league: Callable[[str], None] = lambda _: None,
        read: Reading = long_work,
    ) -> None:
        self._journal = journal
        self._shown = shown
        self._carry = carry
        self._clock = clock
        self._on_no = on_no
        self._on_league = on_league
        self._read = read
        self._carried: OrderedDict[str, asyncio.Task[Outcome]] = OrderedDict()
        self._asked: Ask | None = None
        self._sent: Known | None = None
        self._sent_at: dict[int, float] = {}
        self._number = 0
        self._latency: float | None = None
        self._ahead: float | None = None
        self.heard = False
        """Whether the hub has said anything over the wire that was used last."""
        self.on_horse: Callable[[OwnHorse | None], None] = lambda _: None
        """Told how the common race stands for this table; ``None`` while there is none, or nothing is known of it."""

    async def talk(self, wire: Wire, key: str, table: int) -> None:
        """Talk over ``wire`` as the table number ``table``, until it breaks: raises ``ConnectionError``. Raises
        ``JournalFault`` when the journal cannot be read."""
        self._asked = self._sent = None
        self._sent_at = {}
        self.heard = False
        news, beat = asyncio.Event(), asyncio.Event()

        def ring() -> None:
            news.set()
            beat.set()

        stop = self._shown.watch(ring)
        try:
            await self._read(self._journal.follow, self._shown.entry)
            await wire.send(encode(Hello(__version__, self._clock.wall(), self._journal.last)))
            work = (
                self._listen(wire, news),
                self._publish(wire, news, key, table),
                self._beat(wire, beat),
            )
            await _all(work)
        finally:
            stop()
            self.on_horse(None)

    async def _listen(self, wire: Wire, news: asyncio.Event) -> None:
        while True:
            try:
                message = from_hub(await wire.receive())
            except msgspec.MsgspecError:
                # A newer hub may say what this version does not know.
                continue
            self.heard = True
            match message:
                case Ask():
                    self._asked = message
                    self._on_no(None)
                    news.set()
                case Pulse(number=number, wall=wall):
                    self._heard(number, wall)
                    self._on_league(message.league)
                    self.on_horse(message.horse)
                case No(refusal=refusal):
                    self._on_no(refusal)
                case Order():
                    await wire.send(encode(_done(message.id, await self._carried_out(message))))

    async def _carried_out(self, order: Order) -> Outcome:
        """Carry out ``order`` once, also when the wire breaks meanwhile; one that comes again gets the same answer."""
        task = self._carried.get(order.id)
        if task is None:
            task = self._carried[order.id] = asyncio.create_task(self._carry_out(order))
            if len(self._carried) > REMEMBERED:
                self._carried.popitem(last=False)
        return await asyncio.shield(task)

    async def _carry_out(self, order: Order) -> Outcome:
        try:
            return await self._carry(order)
        except Fault as fault:
            return refusal_of(fault)

    def _heard(self, number: int, wall: float) -> None:
        sent = self._sent_at.pop(number, None)
        if sent is None:
            return
        self._sent_at = {one: at for one, at in self._sent_at.items() if one > number}
        self._latency = self._clock.now() - sent
        self._ahead = self._clock.wall() - wall - self._latency / 2

    async def _publish(self, wire: Wire, news: asyncio.Event, key: str, table: int) -> None:
        """Send what was asked for, a chunk at a time; once the hub has everything, all that is new."""
        while True:
            await news.wait()
            news.clear()
            asked, self._asked = self._asked, None
            if asked is not None:
                self._sent = await self._read(self._journal.common, asked.known)
            last = self._shown.entry
            if self._sent is None or (asked is None and self._sent.entry >= last):
                continue
            after = self._sent
            entries = await self._read(self._journal.sealed_after, after.entry, last, CHUNK, key, table)
            end = Known(entries[-1].entry, entries[-1].seal) if entries else after
            request = "" if asked is None else asked.request
            await wire.send(encode(Entries(after, tuple(entries), last, request)), request)
            # The hub asks for the next chunk when it has applied this one.
            self._sent = end if end.entry >= last else None

    async def _beat(self, wire: Wire, beat: asyncio.Event) -> None:
        while True:
            beat.clear()
            if self._sent_at and self._clock.now() - min(self._sent_at.values()) > SILENCE:
                raise ConnectionResetError("the hub is silent")
            self._number += 1
            self._sent_at[self._number] = self._clock.now()
            known = self._journal.last
            told = Beat(
                number=self._number,
                wall=self._clock.wall(),
                last=known,
                live=self._shown.live,
                fault=self._shown.fault,
                latency=self._latency,
                ahead=self._ahead,
            )
            await wire.send(encode(told))
            await self._clock.sleep(PAINTED)
            await first_of(beat.wait(), self._clock.sleep(BEAT - PAINTED))


def _done(order: str, outcome: Outcome) -> Done:
    return Done(order, guest=outcome) if isinstance(outcome, Guest) else Done(order, outcome)


async def _all(work: Sequence[Awaitable[None]]) -> None:
    """Run all until the first ends, and raise what it raised."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
