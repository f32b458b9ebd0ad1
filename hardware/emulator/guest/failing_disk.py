"""A second table on a disk of its own, which then refuses every write (dm-flakey); whatever was answered has to be
there once the disk is well again. Runs as root, beside second_table.py and
what that imports."""

import json
import time
from pathlib import Path

from machine import TrialError
from second_table import PLACE, PROGRAM, begin_race, health, kill, order, start, told

DISK, SECTORS = Path("/data/failing.img"), 409_600


def switch(table: str) -> None:
    """Let the disk behave differently from now on."""
    reload = f"dmsetup reload failing --table '{table}'"
    order(f"dmsetup suspend --nolockfs --noflush failing; {reload}; dmsetup resume failing")


order(f"modprobe loop; modprobe dm-flakey; truncate -s {SECTORS * 512} {DISK}; mkdir -p {PLACE}")
loop = order(f"losetup -f --show {DISK}")
well, failing = f"0 {SECTORS} linear {loop} 0", f"0 {SECTORS} flakey {loop} 0 0 1000 1 error_writes"
order(f"dmsetup create failing --table '{well}'; mkfs.ext4 -q /dev/mapper/failing; mount /dev/mapper/failing {PLACE}")
order(f"install -d -o postparade -m 700 {PLACE}/evening")
host = begin_race()
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
kill()
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
