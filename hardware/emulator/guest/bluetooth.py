"""Two smart dice of different makers, a virtual Bluetooth adapter, and a table that plays with them: what is seen is
printed. Needs a bus, BlueZ (not yet begun) and the drivers that ../bluetooth.py has put there."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[3]
for place in (REPOSITORY, REPOSITORY / "controller", Path(__file__).resolve().parent):
    sys.path.insert(0, str(place))

from bumble.transport.vhci import open_vhci_transport
from rolls import ROLLS

from tests.dice.sources.smart_dice.air import NAMES, Air, SimulatedDie, throw
from tests.process import clients
from tests.process.clients import TableProcess, Visitor, sign_in

BLUEZ = "/usr/libexec/bluetooth/bluetoothd"
SETTINGS = f'[dice]\nsource = "smart"\nsmart_dice = "{", ".join(NAMES)}"\n'
PATIENCE = 300
"""Seconds: the processor in which this runs is emulated."""
clients.PATIENCE = PATIENCE


def seen(what: object) -> None:
    print(f"SEEN: {time.monotonic():.0f} s: {what}", flush=True)


async def until(true: Callable[[], Awaitable[Any]], what: str) -> Any:
    """What ``true`` returns, once that is true."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await true()):  # noqa: ASYNC110 others change what is waited for, and tell nobody
            await asyncio.sleep(1)
    seen(what if found is True else f"{what}: {found}")
    return found


async def said_by(*command: str) -> str:
    """What a command prints."""
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    told, _ = await process.communicate()
    return told.decode().strip()


def newest_roll(data: Path) -> str:
    """The last roll of the journal, and who read it; empty before there is one."""
    with closing(sqlite3.connect(f"{(data / 'journal.sqlite').as_uri()}?mode=ro", uri=True)) as journal:
        rolls = [
            (json.loads(body)["dice"], json.loads(played)["source"]) for _, body, played in journal.execute(ROLLS, (0,))
        ]
    return f"{rolls[-1][0]} by {rolls[-1][1]}" if rolls else ""


async def counted(data: Path, dice: tuple[SimulatedDie, SimulatedDie], faces: tuple[int, int]) -> None:
    """Throw until the table has taken the roll."""

    async def taken() -> bool:
        await throw(dice, faces)
        await asyncio.sleep(4)
        return newest_roll(data) == f"{list(faces)} by smart"

    await until(taken, f"a roll of {faces[0]} and {faces[1]} counts, in the journal as one of smart dice")


async def play(data: Path, dice: tuple[SimulatedDie, SimulatedDie]) -> None:
    """A table with these dice: a roll, a die that goes away in a race and comes back, and another roll."""
    ruby, _ = dice
    (data / "table.toml").write_text(SETTINGS, encoding="utf-8")
    options = ("--hardware", "none", "--config", str(data / "table.toml"))
    with await asyncio.to_thread(TableProcess, data, *options) as table:
        seen("the table is open")
        host = await sign_in(table)

        async def connected() -> bool:
            return all(die.device.connections for die in dice)

        await until(connected, "the table has connected to both dice")
        for action in ({"do": "take_seat", "name": "Cleo"}, {"do": "take_seat", "name": "Bob"}):
            await host.do(**action)
        await host.do(do="open_game", game="quarter-horse")
        await begun(host)
        await counted(data, dice, (2, 5))
        await ruby.device.stop_advertising()
        await ruby.leave()

        async def missed() -> str:
            bulletin = host.state["bulletin"]
            gone = [one["name"] for one in bulletin["smart_dice"]["dice"] if not one["connected"]]
            return f"{gone}, {bulletin['dice']['sentence']}" if gone == [ruby.name] else ""

        await until(missed, "the host is told which die is gone")
        await ruby.wake()
        await until(connected, "it is found again by itself")
        await counted(data, dice, (6, 4))
        await host.close()


async def begun(host: Visitor) -> None:
    """Go through what the host is offered until the table waits for dice."""
    while True:
        state = await host.until(lambda state: state["choices"])
        offered = [one["action"] for one in state["choices"]]
        if offered[0]["do"] == "roll":
            return
        await host.do(**offered[0])


async def main() -> None:
    bluez = await asyncio.create_subprocess_exec(BLUEZ, "-n", stderr=subprocess.DEVNULL)
    try:
        await with_dice()
    finally:
        bluez.terminate()
        await bluez.wait()


async def with_dice() -> None:
    """Everything in turn, from an adapter that nobody has used."""
    air = Air()
    transport = await open_vhci_transport(None)
    air.adapter(transport.source, transport.sink)
    dice = await air.pair()
    for die in dice:
        await die.wake(200)

    async def powered() -> bool:
        return "Powered: yes" in await said_by("bluetoothctl", "show")

    await until(powered, "BlueZ has switched the kernel's adapter on")
    command = (sys.executable, "-m", "postparade", "dice", "smart", "--seconds", "10")
    listed = await said_by(*command)
    seen(f"postparade dice smart: {listed.split()}")
    if set(listed.split()) != set(NAMES):
        raise SystemExit("not the dice in reach")
    with tempfile.TemporaryDirectory() as folder:
        await play(Path(folder), dice)


if __name__ == "__main__":
    asyncio.run(main())
