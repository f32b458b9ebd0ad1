"""The clock that tests turn by hand: whatever is due has happened when it stands again."""

import asyncio

import pytest

from postparade.core.clock import HandClock


async def test_sleepers_wake_in_the_order_of_their_times() -> None:
    clock, woken = HandClock(), []

    async def sleep(seconds: float) -> None:
        await clock.sleep(seconds)
        woken.append((seconds, clock.now()))

    tasks = [asyncio.create_task(sleep(seconds)) for seconds in (3, 1, 2, 5)]
    await clock.advance(4)
    assert woken == [(1, 1), (2, 2), (3, 3)]
    await clock.advance(1)
    assert woken[-1] == (5, 5)
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("told", [1, 3, 8])
async def test_what_a_sleeper_sets_going_has_happened_too(told: int) -> None:
    clock, heard = HandClock(), []
    bells = [asyncio.Event() for _ in range(told)]

    async def pass_on(at: int) -> None:
        await bells[at].wait()
        heard.append(clock.now())
        if at + 1 < told:
            bells[at + 1].set()

    async def begin() -> None:
        await clock.sleep(1)
        bells[0].set()

    tasks = [asyncio.create_task(work) for work in (*map(pass_on, range(told)), begin())]
    await clock.advance(60)
    assert heard == [1] * told
    await asyncio.gather(*tasks)


async def test_what_lies_on_a_socket_is_read_before_the_clock_stands_again() -> None:
    clock, heard = HandClock(), bytearray()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.extend(await reader.read(100))
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    _, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])

    async def begin() -> None:
        await clock.sleep(1)
        writer.write(b"off")

    task = asyncio.create_task(begin())
    await clock.advance(1)
    assert heard == b"off"
    await task
    writer.close()
    server.close()
    await server.wait_closed()
