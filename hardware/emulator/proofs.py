"""What an owner relies on, each as a trial on a started machine: it notes what it sees, and raises
:class:`~machine.TrialError` where that is not what it should be."""

import json
import subprocess
import time
import urllib.request
from functools import partial
from typing import Any

from card import SIZE, Card
from host import Host
from inside import script
from machine import Machine, TrialError
from qr import text_of
from record import Proof

SETTINGS = {"name": "paddock", "language": "de", "track": "null", "dice": "electronic"}
"""What the owner writes into ``postparade.txt``."""
UPDATE = "postparade-update.service"
STANDS_STILL = 300
"""Seconds of the machine's own time after which an update that takes no processor and says nothing has failed."""
FAILED = "systemctl --failed --no-legend --plain | grep -v '^$' || true"


def told(machine: Machine) -> list[str]:
    """Every entry of the journal that the table tells from outside, as it tells it."""
    newest = machine.healthy()["entry"]
    lines: list[str] = []
    if newest == 0:
        return lines
    request = f"{machine.base}/api/v1/events?after=0"
    with urllib.request.urlopen(request, timeout=60) as stream:  # noqa: S310 the machine's own
        for line in stream:
            if line.startswith(b"data:"):
                lines.append(line.decode().strip())
                if json.loads(line[5:]).get("entry", 0) >= newest:
                    return lines
    raise TrialError(f"the stream of events ended before entry {newest}")


def pin(machine: Machine) -> str:
    """The PIN of the host console, from the log of the table."""
    return machine.run("journalctl -u postparade --no-pager | grep -o 'PIN [0-9]*' | tail -1 | cut -c5-")


def first_start(machine: Machine, proof: Proof) -> None:
    health = machine.healthy(1200)
    proof.seen.append(f"/health from outside after {machine.seconds:.0f} s: {json.dumps(health)}")
    if not health["ready"]:
        raise TrialError("the table is not ready")
    proof.seen.append(machine.run("systemctl is-system-running --wait; systemd-analyze | head -1", 900, check=False))
    proof.seen += machine.run("systemd-analyze blame --no-pager | head -8").splitlines()
    proof.seen.append(machine.run("free -m | sed -n 2p; df -h / /data /boot/firmware"))
    if failed := machine.run(FAILED):
        raise TrialError(f"failed units: {failed}")


def is_a_pi(machine: Machine, proof: Proof) -> None:
    """What the device tree says makes it a Pi: to the doctor, and to the installer without a word about the machine."""
    machine.healthy(1200)
    model = machine.run("tr -d '\\0' </proc/device-tree/model")
    doctor = "/opt/postparade/.venv/bin/postparade doctor --config /data/postparade/postparade.toml"
    said = machine.run(f"{doctor} 2>&1", check=False)
    proof.seen += [f"device tree: {model}", *said.splitlines()]
    if not model.startswith("Raspberry Pi") or model not in said:
        raise TrialError("to the doctor it is no Pi")
    checked = machine.run("cd / && sh /opt/postparade/hardware/install --check --kiosk cage --card 2>&1", check=False)
    proof.seen += checked.splitlines()
    if "ok       the machine's own watchdog" not in checked:
        raise TrialError("to the installer it is no Pi, or its watchdog is not in use")
    proof.seen.append(machine.run("grep -E '^(driver|source) ' /opt/postparade-versions/first.toml"))


def settings_taken(machine: Machine, proof: Proof) -> None:
    name = machine.run("hostname; cat /etc/hostname").split()
    options = machine.run("grep -E '^(language|source|driver) ' /data/postparade/postparade.toml", check=False)
    proof.seen += [f"name: {' '.join(name)}", options]
    problems = machine.run("cat /boot/firmware/postparade-problems.txt 2>/dev/null", check=False)
    if name != ["paddock", "paddock"] or 'language = "de"' not in options or 'source = "electronic"' not in options:
        raise TrialError(f"not taken: {name} {options}")
    if problems:
        raise TrialError(problems)


def first_host_is_led(machine: Machine, proof: Proof) -> None:
    """The screen of the machine shows a code that signs the first host in, and no other screen does."""
    fetch = "import urllib.request as u; print(u.urlopen('http://127.0.0.1/host/first.svg').read().decode())"
    code = text_of(machine.run(f'python3 -c "{fetch}"'))
    proof.seen.append(f"the code says: {code}")
    if not code.endswith(f"/host/#pin={pin(machine)}"):
        raise TrialError("that is not the way to the host console")
    if machine.get("/host/first.svg") is not None:
        raise TrialError("it is told to everybody")


def data_fill_the_card(machine: Machine, proof: Proof) -> None:
    shown = machine.run("findmnt -no SOURCE,FSTYPE,OPTIONS /data; df -B1 --output=size /data | tail -1")
    proof.seen.append(shown)
    if int(shown.split()[-1]) < SIZE // 4:
        raise TrialError("the data have not taken the rest of the card")


def race_begins(machine: Machine, proof: Proof, kept: list[str]) -> None:
    host = Host(machine.base, pin(machine))
    host.open_race()
    machine.wait(host.cues, "something to do", 180)
    host.command(**host.cues()[0])
    machine.wait(lambda: machine.healthy()["entry"] >= 12, "a race under way", 600, 2)
    kept[:] = told(machine)
    proof.seen.append(f"{len(kept)} entries; the last: {kept[-1][:300]}")


def same_race(machine: Machine, proof: Proof, kept: list[str]) -> None:
    if not kept:
        raise TrialError("there was no race before")
    machine.healthy(1200)
    proof.seen.append(f"/health from outside after {machine.seconds:.0f} s")
    now = told(machine)
    if now[: len(kept)] != kept:
        raise TrialError(f"another race: {now[: len(kept)][-1:]} instead of {kept[-1:]}")
    proof.seen.append(f"all {len(kept)} entries that were told before are there, {len(now) - len(kept)} more since")
    proof.seen.append(machine.run("findmnt -no SOURCE,FSTYPE,OPTIONS / | cut -c1-90; findmnt -no FSTYPE,OPTIONS /data"))
    proof.seen.append(
        machine.run("/opt/postparade/.venv/bin/postparade journal check /data/postparade 2>&1 | tail -2", check=False)
    )
    kept[:] = now


def only_data_are_written(machine: Machine, proof: Proof) -> None:
    source = machine.run("findmnt -no FSTYPE /; findmnt -no FSTYPE /data; touch /etc/written-in-memory")
    proof.seen.append(source)
    if source.split() != ["overlay", "ext4"]:
        raise TrialError("the system is not read only, or the data are")


def hung_table_is_restarted(machine: Machine, proof: Proof, kept: list[str]) -> None:
    before = machine.run("systemctl show -P MainPID postparade")
    machine.run(f"kill -STOP {before}")
    begun = time.monotonic()
    changed = partial(machine.run, "systemctl show -P MainPID postparade", check=False)
    machine.wait(lambda: changed() not in {before, "0", ""}, "a new table", 300, 2)
    proof.seen.append(f"a table that hangs was replaced after {time.monotonic() - begun:.0f} s")
    proof.seen.append(machine.run("journalctl -u postparade --no-pager -o cat | grep -i watchdog | tail -2"))
    same_race(machine, proof, kept)


def hung_machine_is_reset(machine: Machine, proof: Proof, kept: list[str]) -> None:
    used = "systemctl show -P RuntimeWatchdogUSec; journalctl -b -o cat | grep -i 'hardware \\(watchdog\\|timeout\\)'"
    proof.seen.append(machine.run(used, check=False))
    starts, before = machine.run("cat /proc/sys/kernel/random/boot_id"), len(machine.said())
    # What feeds the watchdog stands still. A kernel that has crashed would do, too, but it turns in circles, for which
    # an emulator takes a quarter of an hour.
    machine.run("echo 1 >/sys/fs/cgroup/init.scope/cgroup.freeze")
    machine.forget_shell()
    begun = time.monotonic()
    machine.wait(lambda: "Linux version" in machine.said()[before:], "a reset by the watchdog", 400)
    proof.seen.append(f"reset {time.monotonic() - begun:.0f} s after the system's first process was stopped")
    machine.healthy(1200)
    proof.seen.append(f"healthy again {time.monotonic() - begun:.0f} s after it")
    if machine.run("cat /proc/sys/kernel/random/boot_id") == starts:
        raise TrialError("the same start")
    same_race(machine, proof, kept)


def full_data_partition(machine: Machine, proof: Proof, kept: list[str]) -> None:
    host = Host(machine.base, pin(machine))
    fill = "fallocate -l $(df -B1 --output=avail /data | tail -1) /data/filler; cat /dev/zero >/data/filler2"
    proof.seen.append(machine.run(f"({fill}) 2>/dev/null; sync; df -h /data | tail -1", 300, check=False))
    try:
        host.command(do="pause_table")
        taken = "the table still found room in its file"
    except TrialError as error:
        taken = str(error)
    proof.seen.append(f"a command on a full partition: {taken}")
    for number in range(200):
        if machine.get("/health") is None:
            break
        try:
            host.command(do="resume_table" if number % 2 == 0 else "pause_table")
        except TrialError as error:
            proof.seen.append(f"after {number} more: {error}")
            break
    machine.run("rm -f /data/filler /data/filler2; sync")
    health = machine.wait(lambda: machine.get("/health"), "/health after there is room again", 300)
    proof.seen.append(f"with room again: {health.decode()}")
    same_race(machine, proof, kept)


def copy_to_a_stick(machine: Machine, proof: Proof, card: Card) -> None:
    stick = card.work / "stick.img"
    stick.unlink(missing_ok=True)
    subprocess.run(["mkfs.vfat", "-n", "STICK", "-C", stick, "65536"], check=True, capture_output=True)
    machine.monitor(
        "blockdev-add", driver="raw", **{"node-name": "stick"}, file={"driver": "file", "filename": str(stick)}
    )
    machine.monitor("device_add", driver="usb-storage", id="stick", bus="usb.0", drive="stick", removable=True)
    host = Host(machine.base, pin(machine))
    drives = machine.wait(lambda: host.get("/host/machine.json")["drives"], "the stick on the console", 300, 2)
    proof.seen.append(f"console: {json.dumps(drives)[:300]}")
    host.post("/host/machine.json", {"do": "copy", "drive": drives[0]["name"]})

    def copies() -> Any:
        found = host.get("/host/machine.json")["drives"]
        return found and found[0].get("copies")

    made = machine.wait(copies, "a copy on the stick", 300, 2)
    proof.seen.append(f"copies on it: {json.dumps(made)[:300]}")
    for order in ("pause_table", "resume_table"):
        host.command(do=order)
    before = told(machine)
    host.post("/host/machine.json", {"do": "take", "drive": drives[0]["name"], "name": made[0]})
    waits = host.get("/host/machine.json")["waits"]
    proof.seen.append(f"put back: {json.dumps(waits)[:300]}")
    process = machine.run("systemctl show -P MainPID postparade")
    host.post("/host/machine.json", {"do": "order", "what": "confirm"})
    restarted = partial(machine.run, "systemctl show -P MainPID postparade", check=False)
    machine.wait(lambda: restarted() not in {process, "0", ""}, "a table with the copy", 300, 2)
    machine.healthy(600)
    # The race went on after the copy: what it holds is less than what was told before it was put back.
    after, saved = told(machine), waits["entries"]
    proof.seen.append(f"{saved} entries in the copy, {len(before)} before it was put back, {len(after)} now")
    if not 0 < saved < len(before) or after[:saved] != before[:saved]:
        raise TrialError("another evening than the one that was saved")
    if after[saved : len(before)] == before[saved:]:
        raise TrialError("what came after the copy is still there")
    machine.run("sync")
    machine.monitor("device_del", id="stick")
    gone = partial(machine.run, "lsblk -rno LABEL | grep -x STICK", check=False)
    machine.wait(lambda: not gone(), "the stick pulled", 60, 1)
    listed = subprocess.run(["mdir", "-b", "-/", "-i", stick, "::"], capture_output=True, text=True, check=False).stdout
    proof.seen.append(f"on the stick, read elsewhere: {listed.strip()}")
    if "postparade" not in listed.lower():
        raise TrialError("no copy on the stick")


def updated(machine: Machine, proof: Proof, kept: list[str]) -> None:
    """A release that works comes in a race, and the race goes on."""
    _update(machine, proof, "8.0.0", runs="8.0.0", outcome="came")
    same_race(machine, proof, kept)


def taken_back(machine: Machine, proof: Proof, kept: list[str]) -> None:
    """One that ends at once instead of opening the table is taken back in a race, and the race goes on."""
    _update(machine, proof, "9.0.0", "broken", runs=machine.healthy()["version"], outcome="went-back")
    same_race(machine, proof, kept)


def _update(machine: Machine, proof: Proof, version: str, *broken: str, runs: str, outcome: str) -> None:
    proof.seen.append(script(machine, "releases.sh", version, *broken))
    # The bots of the race would take from the update what an emulator has of a processor.
    host = Host(machine.base, pin(machine))
    host.command(do="pause_table")
    host.post("/host/machine.json", {"do": "order", "what": "update"})
    seen = update_ends(machine, proof, version)
    health = machine.healthy(600)
    proof.seen.append(f"{json.dumps(seen)[:400]} {json.dumps(health)}")
    if (seen["outcome"], health["version"]) != (outcome, runs):
        raise TrialError(_said_by_the_update(machine))
    Host(machine.base, pin(machine)).command(do="resume_table")
    machine.wait(lambda: machine.healthy()["entry"] > health["entry"] + 1, "the race to go on", 300, 5)


def update_ends(machine: Machine, proof: Proof, version: str) -> dict[str, object]:
    """Wait for the update to ``version`` and note its steps; what it has put down in the end. Raises ``TrialError`` if
    it does not begin, stands still for ``STANDS_STILL``, or ends without a word about this version. Its unit ends it
    after an hour."""
    machine.wait(lambda: _update_now(machine)[0] == "activating", "the beginning of the update", 300, 2)
    begun, before, patience = time.monotonic(), ("", "", ""), machine.patience(STANDS_STILL)
    while (now := _update_now(machine))[0] == "activating":
        if now[2] != before[2]:
            proof.seen.append(f"after {time.monotonic() - begun:.0f} s: {now[2]}")
            print(f"  {proof.seen[-1]}", flush=True)
        if now != before:
            patience = machine.patience(STANDS_STILL)
        elif patience.is_over():
            runs = machine.run(f"systemctl status --no-pager --full {UPDATE}", check=False)[-1500:]
            raise TrialError(f"the update has done nothing for {STANDS_STILL} s of its own time: {runs}")
        before = now
        # Each look takes an emulated processor a second or more.
        time.sleep(15)
    proof.seen.append(f"over after {time.monotonic() - begun:.0f} s")
    file = "/opt/postparade-versions/last-update.json"
    record: dict[str, object] = json.loads(machine.run(f"cat {file} 2>/dev/null || echo {{}}"))
    if record.get("to") != version or record.get("outcome") == "begun":
        raise TrialError(f"the update is over ({now[0]}) and says {record}: {_said_by_the_update(machine)}")
    return record


def _update_now(machine: Machine) -> tuple[str, str, str]:
    """How its unit stands, the time of a processor that it has had, and what it said last."""
    shown = (
        f"systemctl show -p ActiveState,CPUUsageNSec {UPDATE}; tail -qn 1 /run/postparade-update.log | sed s/^/said=/"
    )
    told = dict(line.partition("=")[::2] for line in machine.run(shown, check=False).splitlines())
    return told["ActiveState"], told["CPUUsageNSec"], told.get("said", "")


def _said_by_the_update(machine: Machine) -> str:
    return machine.run("cat /run/postparade-update.log", check=False)[-1500:]


def switched_off_from_the_console(machine: Machine, proof: Proof) -> None:
    host = Host(machine.base, pin(machine))
    proof.seen.append(json.dumps(host.post("/host/machine", {"do": "off"})))
    proof.seen.append(f"off after {machine.wait_until_off(400):.0f} s")


def clock_without_battery(machine: Machine, proof: Proof, kept: list[str]) -> None:
    if not kept:
        raise TrialError("there was no race before")
    machine.healthy(1200)
    written, now = json.loads(kept[-1][5:])["at"], float(machine.run("date +%s"))
    proof.seen.append(f"its own clock said 2020; the table has {machine.run('date -u +%FT%TZ')}")
    proof.seen.append(f"that is {now - written:.0f} s after the newest entry of its journal")
    proof.seen.append(machine.run("journalctl -b -u postparade-settings -o short-iso --no-pager | head -5"))
    if now < written:
        raise TrialError("the table lives before its own evening")


def like_new(machine: Machine, proof: Proof) -> None:
    health = machine.healthy(1200)
    proof.seen += [
        json.dumps(health),
        machine.run("ls -A /data/postparade /data/machine; journalctl -b -u postparade-settings -o cat --no-pager"),
    ]
    if health["entry"]:
        raise TrialError("there is an evening still")
    if "paddock" not in machine.run("hostname"):
        raise TrialError("the settings of the card do not count for the new table")
