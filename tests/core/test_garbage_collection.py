"""Memory in reference cycles is given back while nobody waits, and only then."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator

import pytest

from postparade.core.clock import HandClock
from postparade.core.garbage_collection import AT_THE_LATEST, EVERY, QUIET, WHOLE, GarbageCollector


class Node:
    """One of two that hold each other: no count of references ever frees them."""

    other: "Node"


def cycle() -> weakref.ref[Node]:
    """Something that only a collection of old objects finds."""
    one, two = Node(), Node()
    one.other, two.other = two, one
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(one)


class Table:
    """What the collector knows of a table."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.idle = False
        self.collector = GarbageCollector(self.clock, lambda: self.idle)

    async def busy(self, seconds: float) -> None:
        """Let something happen every second."""
        for _ in range(int(seconds)):
            self.collector.happens()
            await self.clock.advance(1.0)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    table = Table()
    before = gc.get_threshold()
    running = asyncio.create_task(table.collector.run())
    await asyncio.sleep(0)
    yield table
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert gc.get_threshold() == before
    gc.unfreeze()


async def test_nothing_is_collected_while_people_wait_and_all_of_it_in_the_lull_after_that(table: Table) -> None:
    lost = cycle()
    await table.busy(EVERY + 10)
    assert lost() is not None
    await table.clock.advance(QUIET + 1.0)
    assert lost() is None


async def test_a_table_that_is_never_quiet_is_not_left_to_fill_its_memory(table: Table) -> None:
    lost = cycle()
    await table.busy(AT_THE_LATEST + 2)
    assert lost() is None


async def test_new_objects_alone_never_start_a_collection_of_old_ones(table: Table) -> None:
    old = gc.get_stats()[2]["collections"]
    held: list[list[list[int]]] = [[[]] for _ in range(200_000)]
    assert len(held) == 200_000
    assert gc.get_stats()[2]["collections"] == old
    assert gc.get_stats()[1]["collections"] > 0


async def test_what_has_stayed_for_long_is_looked_through_once_nobody_plays(table: Table) -> None:
    one, two = Node(), Node()
    one.other, two.other = two, one
    lost = weakref.ref(one)
    await table.clock.advance(EVERY + QUIET + 2)
    del one, two
    await table.clock.advance(2 * EVERY)
    assert lost() is not None, "it was there for long, and is looked through later"
    await table.clock.advance(WHOLE)
    assert lost() is not None, "somebody plays"
    table.idle = True
    await table.clock.advance(2.0)
    assert lost() is None
