"""What an idle table takes of a processor, in processor time: the simulated one with camera, lights and sound, while
nothing is played and while a race waits for dice, beside a bare web server that waits for requests.

``--against CHECKOUT`` measures another checkout in turn with this one, in the same run.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process import clients
from tests.process.clients import REPOSITORY, TableProcess, Visitor, sign_in, sit_down

SETTLING = 60.0
"""Seconds in which sounds are decoded and lines prepared after a start."""
SECONDS = 15.0
BARE = """
from aiohttp import web
async def hello(request): return web.Response(text="hello")
app = web.Application()
app.router.add_get("/", hello)
web.run_app(app, host="127.0.0.1", port=0, print=None)
"""


def threads(pid: int) -> dict[str, float]:
    """Seconds of processor time by thread."""
    used = {}
    for thread in Path(f"/proc/{pid}/task").iterdir():
        try:
            used[thread.name] = int((thread / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
        except OSError:
            continue  # it has ended
    return used


async def share(pid: int, seconds: float) -> tuple[float, list[float]]:
    """Shares of a core that the process takes: all of it, and its threads, the busiest first."""
    before, began = threads(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    used = {name: (now - before.get(name, 0.0)) / passed for name, now in threads(pid).items()}
    return sum(used.values()), sorted(used.values(), reverse=True)


async def tell(what: str, pid: int, seconds: float) -> None:
    whole, parts = await share(pid, seconds)
    print(f"  {what:42} {whole:6.1%}   {', '.join(f'{part:.1%}' for part in parts[:4])}", flush=True)


async def bare(seconds: float) -> None:
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", BARE)
    await asyncio.sleep(2)
    await tell("a web server of the same library", server.pid, seconds)
    server.terminate()
    await server.wait()


async def measure(checkout: Path, settling: float, seconds: float) -> None:
    clients.REPOSITORY = checkout
    print(f"{'this version' if checkout == REPOSITORY else checkout.name}: share of a core, and of its busiest threads")
    with tempfile.TemporaryDirectory() as folder, TableProcess(Path(folder)) as table:
        await asyncio.sleep(settling)
        await tell("nothing is played, nobody looks", table.process.pid, seconds)
        host = await sign_in(table)
        phones = [await sit_down(table, name) for name in ("Ann", "Bob")]
        board = await Visitor(table.base).open("/ws")
        for action in ({"do": "open_game", "game": "quarter-horse"}, {"do": "deal"}):
            answer = await host.do(**action)
            assert answer["ok"], answer
        await asyncio.sleep(settling)
        await tell("a race waits, host, board and two phones", table.process.pid, seconds)
        for visitor in (host, board, *phones):
            await visitor.close()
        await asyncio.sleep(2)
        await tell("a race waits, nobody looks", table.process.pid, seconds)


async def run(checkouts: list[Path], settling: float, seconds: float) -> None:
    await bare(seconds)
    for checkout in checkouts:
        await measure(checkout, settling, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--settling", type=float, default=SETTLING)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--against", type=Path, help="another checkout")
    asked = parser.parse_args()
    asyncio.run(run([*([asked.against] if asked.against else []), REPOSITORY], asked.settling, asked.seconds))


if __name__ == "__main__":
    main()
