"""A second table on a disk of its own, which then refuses every write (dm-flakey); whatever was answered has to be
there once the disk is well again. Runs as root, beside host.py and what that imports."""

import json
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host import Host
from machine import TrialError

DISK, PLACE, SAID, SECTORS = Path("/data/failing.img"), Path("/mnt/failing"), Path("/var/log/evening.out"), 409_600
BASE = "http://127.0.0.1:8099"
PROGRAM = "/opt/postparade/.venv/bin/postparade"


def order(text: str) -> str:
    """What a command line says."""
    done = subprocess.run(["sh", "-ec", text], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{text}: {done.stdout}")
    return done.stdout.strip()


def health() -> dict[str, Any]:
    """What the table says of itself."""
    with urllib.request.urlopen(f"{BASE}/health", timeout=60) as answer:  # noqa: S310 the table's own
        told: dict[str, Any] = json.loads(answer.read())
        return told


def until(true: Callable[[], Any], what: str, limit: float = 300) -> Any:
    """What ``true`` returns once it is true."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        try:
            if found := true():
                return found
        except OSError:
            pass
        time.sleep(1)
    raise SystemExit(f"not within {limit:.0f} s: {what}")


def start() -> Host:
    """Open the table; its host."""
    SAID.unlink(missing_ok=True)
    options = f"--data {PLACE}/evening --port 8099 --hardware none --dice electronic"
    unit = f"systemd-run -q --unit=evening --uid=postparade -p StandardOutput=file:{SAID} -p StandardError=file:{SAID}"
    order(f"{unit} {PROGRAM} run {options}")
    until(health, "/health")
    return Host(BASE, SAID.read_text(encoding="utf-8").split("PIN ")[1][:6])


def told(newest: int) -> list[str]:
    """Its journal as it is told, up to the entry ``newest``."""
    lines = []
    with urllib.request.urlopen(f"{BASE}/api/v1/events?after=0", timeout=60) as stream:  # noqa: S310 the same
        for line in stream:
            if line.startswith(b"data:"):
                lines.append(line.decode().strip())
                if json.loads(line[5:])["entry"] >= newest:
                    break
    return lines


def switch(table: str) -> None:
    """Let the disk behave differently from now on."""
    reload = f"dmsetup reload failing --table '{table}'"
    order(f"dmsetup suspend --nolockfs --noflush failing; {reload}; dmsetup resume failing")


order(f"modprobe loop; modprobe dm-flakey; truncate -s {SECTORS * 512} {DISK}; mkdir -p {PLACE}")
loop = order(f"losetup -f --show {DISK}")
well, failing = f"0 {SECTORS} linear {loop} 0", f"0 {SECTORS} flakey {loop} 0 0 1000 1 error_writes"
order(f"dmsetup create failing --table '{well}'; mkfs.ext4 -q /dev/mapper/failing; mount /dev/mapper/failing {PLACE}")
order(f"install -d -o postparade -m 700 {PLACE}/evening")
host = start()
host.open_race()
until(host.cues, "something to do")
host.command(**host.cues()[0])
until(lambda: health()["entry"] >= 8, "a race")
host.command(do="pause_table")
before = told(health()["entry"])
print(f"{len(before)} entries before the disk fails", flush=True)
switch(failing)
answered = [json.loads(before[-1][5:])["entry"]]
for number in range(40):
    try:
        answered.append(host.command(do="pause_table" if number % 2 else "resume_table"))
    except TrialError as error:
        print(f"refused after {number} more: {error}", flush=True)
        break
    time.sleep(0.5)
else:
    print("never refused: nothing was written in all that time")
try:
    print("while it fails:", health(), flush=True)
except OSError as error:
    print("while it fails:", error, flush=True)
order("systemctl kill -s KILL evening; while systemctl is-active -q evening; do sleep 1; done")
order("systemctl reset-failed evening || true")
switch(well)
order(f"umount {PLACE}")
print(order("e2fsck -fy /dev/mapper/failing || [ $? -lt 4 ]").splitlines()[-1])
order(f"mount /dev/mapper/failing {PLACE}")
host = start()
after = told(health()["entry"])
print(order(f"{PROGRAM} journal check {PLACE}/evening 2>&1 | tail -1"))
print(f"{len(after)} entries once it is well again; the last that was answered: {answered[-1]}")
kept = after[: len(before)] == before and json.loads(after[-1][5:])["entry"] >= answered[-1]
print("nothing that was answered is lost" if kept else "LOST")
order(f"systemctl stop evening; umount {PLACE}; dmsetup remove failing; losetup -d {loop}; rm {DISK}")
