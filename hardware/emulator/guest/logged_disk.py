"""A second table on a disk whose writes are noted in their order (dm-log-writes), with a mark after each answered
command. The notes go to the file server outside. Runs as root, beside second_table.py and what that imports; word: the
address of that server."""

import json
import os
import sys
import time
import urllib.request
from pathlib import Path

from second_table import PLACE, begin_race, kill, order

DISK, LOG, SECTORS, NOTED = Path("/data/noted.img"), Path("/data/notes.img"), 131_072, 524_288
COMMANDS = 30
FILE_SYSTEM = "-q -E nodiscard,lazy_itable_init=0,lazy_journal_init=0"

order(f"modprobe loop; modprobe dm-log-writes; mkdir -p {PLACE}")
order(f"truncate -s {SECTORS * 512} {DISK}; truncate -s {NOTED * 512} {LOG}")
disk, log = (order(f"losetup -f --show {file}") for file in (DISK, LOG))
order(f"dmsetup create trial --table '0 {SECTORS} log-writes {disk} {log}'")
order(f"mkfs.ext4 {FILE_SYSTEM} /dev/mapper/trial; mount -o noatime,commit=5 /dev/mapper/trial {PLACE}")
order(f"install -d -o postparade -m 700 {PLACE}/evening")
host = begin_race()
for number in range(COMMANDS):
    answered = host.command(do="resume_table" if number % 2 else "pause_table")
    order(f"dmsetup message trial 0 mark {answered}")
    time.sleep(0.3)
print(f"{answered} entries answered, the last of them with a mark")
kill()
order(f"umount {PLACE}; dmsetup remove trial; losetup -d {disk}; losetup -d {log}")
with LOG.open("rb") as notes:
    size = os.lseek(notes.fileno(), 0, os.SEEK_HOLE)
    notes.seek(0)
    request = urllib.request.Request(f"{sys.argv[1]}/notes", notes.read(size), method="PUT")  # noqa: S310 the trial's own server
    with urllib.request.urlopen(request, timeout=600) as reply:  # noqa: S310 the same
        print(f"notes of {size} bytes brought out: {reply.status}")
order(f"rm {DISK} {LOG}")
print(json.dumps({"size": SECTORS * 512}))
