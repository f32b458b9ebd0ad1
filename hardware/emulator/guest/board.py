"""The track's board at the other end of the kernel's serial gadget: our firmware, with simulated strips and servos."""

import asyncio
import os
import sys
import tty

from postparade.core.clock import SystemClock
from postparade.simulator.pico import SimulatedPico


async def main() -> None:
    """Serve until stopped; says when the link stands and when lights are on."""
    cable = os.open(sys.argv[1] if sys.argv[1:] else "/dev/ttyGS0", os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    tty.setraw(cable)
    board = SimulatedPico(SystemClock())
    said: set[str] = set()

    def say(what: str, detail: object = "") -> None:
        if what not in said:
            said.add(what)
            print(what, detail, flush=True)

    def sent(data: bytes) -> None:
        try:
            os.write(cable, data)
        except OSError as error:
            say("not sent", error)

    def received() -> None:
        try:
            data = os.read(cable, 4096)
        except OSError as error:
            say("not received", error)
            return
        say("heard", data[:20])
        board.write(data)

    def driven() -> None:
        if board.pixels.any():
            say("lit", f"{int((board.pixels.sum(axis=1) > 0).sum())} of {len(board.pixels)} pixels, safe: {board.safe}")

    await board.open(sent, lambda error: say("lost", error))
    board.watch(driven)
    asyncio.get_running_loop().add_reader(cable, received)
    await board.run()


asyncio.run(main())
