"""What strangers in the Wi-Fi can do to an evening: the time from a roll to twenty boards while nothing happens and
during each kind of flood, from one address and from four, and how long the host needs to get in meanwhile.

Every address is a network namespace with a cable of its own to the table, where this user may make such (`ip netns`),
else one of 127.0.0.0/8. Table and guests go before other programs of this
machine, in real time where that is allowed, and floods after them: the processor of a stranger is not the table's.
"""

import argparse
import asyncio
import contextlib
import fcntl
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.floods import ATTACKS, Target
from benchmarks.party import BOARDS, TABLE, guests, quantile

from tests.process.clients import TableProcess

WARM_UP = 1.0
ROLLS = 15
ADDRESSES = 4
REAL_TIME = 10
"""Real-time priority of table and guests; threads that they start have it too."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 strangers have to reach the table
MEMORY = "/dev/shm"  # noqa: S108 a folder of random name is made in it
IP = shutil.which("ip")
ONE_AT_A_TIME = Path(tempfile.gettempdir()) / "postparade-bench-attack.lock"
"""Held while the namespaces are in use: a second run would take them from under the first, whose guests then wait for
answers that cannot arrive."""


class Network:
    """Addresses from which guests and strangers come."""

    def __init__(self) -> None:
        self.namespaces = IP is not None and os.geteuid() == 0 and self._try()

    def _try(self) -> bool:
        self.close()  # what a run that was killed has left
        try:
            for number in range(ADDRESSES + 1):
                self._make(number)
        except subprocess.CalledProcessError:
            self.close()
            return False
        return True

    def _make(self, number: int) -> None:
        name, net = f"ppbench{number}", f"10.77.{number}"
        for command in (
            f"netns add {name}",
            f"link add {name} type veth peer name eth0 netns {name}",
            f"addr add {net}.1/24 dev {name}",
            f"link set {name} up",
            f"-n {name} addr add {net}.2/24 dev eth0",
            f"-n {name} link set eth0 up",
        ):
            self._ip(command)

    def _ip(self, command: str) -> None:
        assert IP is not None, "it was looked for"
        subprocess.run([IP, *command.split()], check=True, capture_output=True)

    def place(self, number: int) -> tuple[list[str], str, str]:
        """What to put before a command that comes from address ``number``, the table's address there, and the source
        address."""
        if self.namespaces:
            return ["ip", "netns", "exec", f"ppbench{number}"], f"10.77.{number}.1", ""
        return [], "127.0.0.1", f"127.0.0.{number + 2}"

    def close(self) -> None:
        for name in (f"ppbench{number}" for number in range(ADDRESSES + 1)):
            for kind in ("link", "netns"):
                with contextlib.suppress(subprocess.CalledProcessError):
                    self._ip(f"{kind} del {name}")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """While no other run of this benchmark is under way. Exits with a message if there is one."""
    with ONE_AT_A_TIME.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit("another run of this benchmark is under way: wait until it has ended") from None
        yield


@contextlib.contextmanager
def attacked(network: Network, kind: str, port: int, addresses: int) -> Iterator[None]:
    """While the attack ``kind`` runs from so many addresses."""
    running = []
    for number in range(1, addresses + 1):
        before, place, source = network.place(number)
        me = [sys.executable, __file__, "--attack", kind, place, str(port), source]
        running.append(subprocess.Popen([*before, "nice", "-n", "10", *me], stdin=subprocess.DEVNULL))
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def put_first(pid: int) -> None:
    """Let the process ``pid`` and its threads go before everything else that this machine does, in real time where that
    is allowed: the table is measured, not what else runs here."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, int(thread.name), -15)
            os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(REAL_TIME))


def row(name: str, count: int, found: dict[str, Any], rolls: int, idle: float, memory: float) -> str:
    """What the party ``found`` during one kind of flood, beside the slowest rolls of an ``idle`` table."""
    waits, came_in = found["waits"], found["came_in"]
    p50, p99 = statistics.median(waits), quantile(waits, 0.99)
    entered = "never" if came_in is None else f"{came_in:.2f} s"
    verdict = "ok" if p99 <= 2 * idle + 10 and (came_in or 99) <= 5 else "TOO SLOW"
    return (
        f"{name:24} from {count}   p50 {p50:6.1f}  p95 {quantile(waits, 0.95):6.1f}  p99 {p99:7.1f} ms "
        f"  host in {entered:8}"
        f" boards cut {found['lost']:3}  missed {rolls * BOARDS - len(waits):4}  {memory:5.0f} MB  {verdict}"
    )


def measure(network: Network, names: list[str], counts: list[int], rolls: int) -> None:
    plan = [("idle", 0), *((name, count) for name in names for count in counts), ("idle again", 0)]
    # In memory where that is possible: waiting for a busy disk has figures of its own (bench_journal.py).
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as data, TableProcess(Path(data), *TABLE, host=EVERYWHERE) as table:
        port = int(table.base.rpartition(":")[2])
        before, place, source = network.place(0)
        me = [sys.executable, __file__, "--guests", place, str(port), table.pin, source, str(len(plan)), str(rolls)]
        party = subprocess.Popen([*before, *me], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for one in (table.process, party):
            put_first(one.pid)
        assert party.stdin is not None
        assert party.stdout is not None
        party.stdout.readline()
        idle = worst = 0.0
        print(f"addresses are {'network namespaces' if network.namespaces else 'of 127.0.0.0/8'}")
        for name, count in plan:
            with attacked(network, name, port, count):
                if count:
                    time.sleep(WARM_UP)
                party.stdin.write("go\n")
                party.stdin.flush()
                found = json.loads(party.stdout.readline())
            p99 = quantile(found["waits"], 0.99)
            if name == "idle":
                idle = p99
            worst = max(worst, p99)
            print(row(name, count, found, rolls, idle, table.memory_mb()), flush=True)
            time.sleep(0.5)
        party.stdin.close()
        party.wait(20)
        welcome = next(at for at, line in enumerate(table.lines) if "Ctrl-C" in line)
        log = table.lines[welcome + 1 :]
        print(f"bound: twice idle plus 10 ms = {2 * idle + 10:.1f} ms; worst {worst:.1f} ms; log {len(log)} lines")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", nargs=4, metavar=("KIND", "HOST", "PORT", "SOURCE"), help=argparse.SUPPRESS)
    parser.add_argument("--guests", nargs=6, help=argparse.SUPPRESS)
    parser.add_argument("--kind", action="append", choices=[*ATTACKS], help="only this kind of flood")
    parser.add_argument("--addresses", type=int, action="append", help="from so many addresses (1 and 4)")
    parser.add_argument("--rolls", type=int, default=ROLLS, help="rolls in a row of the table (%(default)s)")
    asked = parser.parse_args()
    if asked.attack:
        kind, place, port, source = asked.attack
        asyncio.run(ATTACKS[kind](Target(place, int(port), source)))
    elif asked.guests:
        place, port, pin, source, rows, rolls = asked.guests
        asyncio.run(guests(place, int(port), pin, source, int(rows), int(rolls)))
    else:
        with alone():
            network = Network()
            try:
                measure(network, asked.kind or [*ATTACKS], asked.addresses or [1, ADDRESSES], asked.rolls)
            finally:
                if network.namespaces:
                    network.close()


if __name__ == "__main__":
    main()
