"""The shipped service under the real systemd, in the sandbox that its unit describes: the table is ready, a number pad
rolls, only the data can be written, a table that hangs is started anew, and the host's orders reach the machine. The
other units do their work in theirs, and not what they have no need of."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from tests.dice.sources.buttons.test_number_pad import events

pytestmark = pytest.mark.slow(12)

REPOSITORY = Path(__file__).resolve().parents[2]
TOOLS = ("unshare", "nsenter", "ip", "useradd", "runuser", "systemctl", "dbus-daemon", "pkcheck")
CONFIGURATION = """[table]
data = "/data/postparade"
[web]
port = 80
pin = "246810"
[dice]
source = "number-pad"
number_pad = "/dev/input/event9"
settle_ms = 0
[track]
driver = "wled"
[announcer]
enabled = false
"""
WRITABLE = """for place in data/postparade run/postparade tmp etc opt/postparade home boot srv usr var; do
if touch "/$place/tried" 2>/dev/null; then echo "$place"; rm "/$place/tried"; fi; done"""


OWN = (
    *("Type", r"Exec\w+", r"Standard\w+", "PAMName", r"TTY\w+", r"Utmp\w+", "BindsTo", "After", "Conflicts"),
    *(r"Condition\w+", "RemainAfterExit", "Restart", "RestartSec", "Wants", "Before"),
)
"""What a unit that is only tried does not need: what it starts and when, and its terminal."""


class Machine:
    """The nested system; ``pid`` is that of its first process, seen from here."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def run(self, *words: str, given: bytes = b"") -> str:
        """What a command inside of it prints."""
        enter = ["nsenter", f"--target={self._pid}", "-p", "-m", "-u", "-i", "-n", "-C", "--root", "--wd=/"]
        inside = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *words]
        done = subprocess.run([*enter, *inside], input=given, capture_output=True, timeout=60, check=False)
        return done.stdout.decode() + done.stderr.decode()

    def asked(self, path: str) -> str:
        """The answer of the table."""
        fetch = f"import urllib.request as r; print(r.urlopen('http://127.0.0.1{path}', timeout=5).read().decode())"
        return self.run("/opt/interpreter/bin/python3", "-c", fetch)

    def table(self) -> str:
        """The number of the table's main process; "0" while there is none."""
        return self.run("systemctl", "show", "postparade", "--property=MainPID", "--value").strip()

    def tried(self, unit: str, *commands: str) -> list[str]:
        """What each of ``commands`` of the shell prints inside the sandbox of ``unit``; "no" if it fails."""
        text = (REPOSITORY / "hardware" / "services" / unit).read_text().replace("%I", "sda1")
        text = re.sub(rf"(?m)^({'|'.join(OWN)})\b.*\n", "", text)
        script = "".join(f"{{ {command}; }} || echo no\n" for command in commands)
        started = "Type=oneshot\nExecStart=/bin/sh /etc/tried\nStandardOutput=truncate:/run/tried\n"
        started += "StandardError=truncate:/run/tried.errors\nTimeoutStartSec=40\n"
        self.run("tee", "/etc/tried", given=script.encode())
        written = text.replace("[Service]\n", f"[Service]\n{started}").encode()
        self.run("tee", "/etc/systemd/system/tried.service", given=written)
        self.run("rm", "-f", "/run/tried", "/run/tried.errors")
        said = self.run("systemctl", "daemon-reload") + self.run("systemctl", "start", "tried.service")
        assert said == "", said + self.run("journalctl", "-u", "tried", "--no-pager")
        return self.run("cat", "/run/tried").splitlines()

    def until(self, seconds: float, *words: str, says: str) -> str:
        """Wait until the command prints what it is waited for; what it printed last."""
        end = time.monotonic() + seconds
        while (said := self.run(*words)) != says and time.monotonic() < end:
            time.sleep(0.2)
        return said


async def deal(folder: Path) -> None:
    """An evening that waits for a roll."""
    table = await Table.open(folder, HandClock(), system_chance)
    actions = (TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse", {"cards": "recorded"}), Deal(deck=DECK))
    for number, action in enumerate(actions):
        assert isinstance(await table.submit(Command(f"ready-{number}", HOST, action)), Receipt)
    await table.close()


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    if os.geteuid() != 0:
        pytest.skip("needs root: systemd is started once more, in namespaces of its own")
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        pytest.skip(f"needs {missing[0]}: sudo apt-get install systemd dbus polkitd iproute2 passwd util-linux")
    folder = tmp_path_factory.mktemp("machine")
    (folder / "evening").mkdir()
    (folder / "evening" / "postparade.toml").write_text(CONFIGURATION)
    asyncio.run(deal(folder / "evening"))
    packages = sysconfig.get_path("purelib")
    script = [Path(__file__).with_name("nested_boot.sh"), folder, sys.base_prefix, packages, REPOSITORY]
    flags = ["--fork", "--kill-child", "-p", "-m", "-u", "-i", "-n", "-C"]
    with (folder / "log").open("w") as log:
        outside = subprocess.Popen(
            ["unshare", *flags, *map(str, script)], stdout=log, stderr=log, stdin=subprocess.DEVNULL
        )
    try:
        children = Path(f"/proc/{outside.pid}/task/{outside.pid}/children")
        end = time.monotonic() + 60
        while True:
            assert outside.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < end, (folder / "log").read_text()
            first = children.read_text().split()
            if first and Path(f"/proc/{first[0]}/comm").read_text() == "systemd\n":
                break
            time.sleep(0.1)
        nested = Machine(int(first[0]))
        state = nested.until(60, "systemctl", "is-active", "postparade", says="active\n")
        assert state == "active\n", nested.run("journalctl", "--no-pager", "-n", "30")
        yield nested
    finally:
        outside.kill()
        outside.wait()


def test_a_number_pad_rolls_inside_the_sandbox(machine: Machine) -> None:
    before = machine.asked("/health")
    assert '"ready":true' in before
    machine.run("sh", "-c", "cat >/dev/input/event9", given=events("3", "4", "enter"))
    end = time.monotonic() + 20
    while (after := machine.asked("/health")) == before and time.monotonic() < end:
        time.sleep(0.2)
    assert '"entry":5' in after, machine.run("journalctl", "-u", "postparade", "--no-pager")


def test_the_table_can_write_only_its_data(machine: Machine) -> None:
    inside = ["nsenter", f"--target={machine.table()}", "-m", "--root", "--wd=/", "runuser", "-u", "postparade", "--"]
    found = machine.run(*inside, "sh", "-c", WRITABLE).split()
    assert sorted(found) == ["data/postparade", "run/postparade", "tmp"], "lgpio keeps its pipes in /run/postparade"
    status = machine.run("cat", f"/proc/{machine.table()}/status")
    assert "NoNewPrivs:\t1" in status
    assert "Seccomp:\t2" in status
    assert "CapEff:\t0000000000000400" in status, "to open port 80, and nothing more"


def test_the_machine_does_only_what_the_host_may_ask(machine: Machine) -> None:
    order = ("runuser", "-u", "postparade", "--", "systemctl", "start", "--no-ask-password")
    assert "authentication required" in machine.run(*order, "systemd-tmpfiles-clean.service")
    assert machine.run(*order, "postparade-update.service") == ""
    assert machine.run("cat", "/run/postparade-update.log") == "fetched\n"
    log = machine.run("runuser", "-u", "postparade", "-G", "systemd-journal", "--", "journalctl", "-u", "postparade")
    assert "Post Parade is open" in log


def test_a_hanging_table_is_restarted(machine: Machine) -> None:
    hung = machine.table()
    assert hung != "0"
    machine.run("kill", "-STOP", hung)
    end = time.monotonic() + 40
    while machine.table() in (hung, "0") and time.monotonic() < end:
        time.sleep(0.2)
    assert machine.table() not in (hung, "0")
    machine.until(30, "systemctl", "is-active", "postparade", says="active\n")
    assert '"ready":true' in machine.asked("/health")


def test_a_hub_leads_a_night_from_inside_its_sandbox(machine: Machine) -> None:
    if shutil.which("mosquitto", path="/usr/sbin:/usr/bin") is None:
        pytest.skip("needs broker: sudo apt-get install mosquitto")
    said = machine.run("systemctl", "start", "postparade-hub.service")
    log = ("journalctl", "-u", "postparade-hub", "--no-pager")
    assert said == "", machine.run(*log)
    assert "PIN" in machine.run(*log)
    main = ("systemctl", "show", "postparade-hub", "--property=MainPID", "--value")
    hub = machine.run(*main).strip()
    look = "import urllib.request as r; print(r.urlopen('http://127.0.0.1:8090/', timeout=5).status)"
    assert machine.run("/opt/interpreter/bin/python3", "-c", look) == "200\n"
    door = "import socket; socket.create_connection(('127.0.0.1', 1883), 5); print('open')"
    broker = machine.until(20, "/opt/interpreter/bin/python3", "-c", door, says="open\n")
    assert broker == "open\n", machine.run(*log)
    inside = ["nsenter", f"--target={hub}", "-m", "--root", "--wd=/", "runuser", "-u", "postparade", "--"]
    found = machine.run(*inside, "sh", "-c", WRITABLE).split()
    assert found == ["data/postparade", "tmp"], machine.run("cat", f"/proc/{hub}/mountinfo")
    status = machine.run("cat", f"/proc/{hub}/status")
    for line in ("NoNewPrivs:\t1", "Seccomp:\t2", "CapEff:\t0000000000000000"):
        assert line in status
    assert machine.run("stat", "-c", "%U %a", "/data/postparade/race-night/hub.sqlite") == "postparade 600\n"
    cannot = ("touch /etc/tried", "ls /dev/input/event9", "unshare -n true", "hostname tried", "runuser -u kiosk true")
    assert machine.tried("postparade-hub.service", *cannot) == ["no"] * len(cannot)
    machine.run("kill", "-KILL", hub)
    machine.until(30, "/opt/interpreter/bin/python3", "-c", look, says="200\n")
    assert machine.run("/opt/interpreter/bin/python3", "-c", look) == "200\n", machine.run(*log)
    assert machine.run(*main).strip() not in (hub, "0")
    machine.run("systemctl", "stop", "postparade-hub.service")
    assert machine.run("/opt/interpreter/bin/python3", "-c", door) != "open\n", "the broker ends with its hub"


def test_the_update_can_only_fetch_install_and_copy(machine: Machine) -> None:
    can = (
        "runuser -u postparade -- id -un",
        "touch /opt/postparade/tried /etc/systemd/system/tried.d /etc/udev/tried /usr/lib/tried && echo written",
        "dpkg-query -W -f '${Status}\\n' dpkg",
        "apt-get -qq --simulate install dpkg >/dev/null && echo simulated",
        "cd /opt/postparade && python3 -m venv --without-pip tried-venv && tried-venv/bin/python3 -c 'print(1 + 1)'",
        "git init -q /opt/postparade/tried-git && git -C /opt/postparade/tried-git status --short --branch",
        "systemctl daemon-reload && systemctl is-active postparade.service",
        "python3 -c 'import urllib.request as r; print(r.urlopen(\"http://127.0.0.1/health\").status)'",
    )
    assert machine.tried("postparade-update.service", *can) == [
        "postparade",
        "written",
        "install ok installed",
        "simulated",
        "2",
        machine.run("git", "-C", "/opt/postparade/tried-git", "status", "--short", "--branch").strip(),
        "active",
        "200",
    ], machine.run("cat", "/run/tried.errors")
    cannot = (
        "touch ~root/tried",
        "mount -t tmpfs tmpfs /mnt",
        "mknod /dev/shm/tried b 8 0",
        "hostname tried",
        "echo 1 >/proc/sys/kernel/sysrq",
        "unshare -n true",
        "ls /dev/input",
    )
    assert machine.tried("postparade-update.service", *cannot) == ["no"] * len(cannot)


def test_another_version_brings_its_own_units_by_the_switch_of_one_link(machine: Machine) -> None:
    newer = "/opt/postparade-versions/newer"
    unit = "postparade-settings.service"
    description = ("systemctl", "show", unit, "--property=Description", "--value")
    before = machine.run(*description)
    machine.run("mkdir", "-p", f"{newer}/hardware")
    machine.run("cp", "-r", "/opt/postparade/hardware/services", f"{newer}/hardware/services")
    machine.run("sed", "-i", "s/^Description=.*/Description=Newer settings/", f"{newer}/hardware/services/{unit}")
    machine.run("ln", "-sfn", newer, "/opt/postparade")
    machine.run("systemctl", "daemon-reload")
    assert machine.run(*description) == "Newer settings\n"
    machine.run("ln", "-sfn", "/opt/postparade-versions/now", "/opt/postparade")
    machine.run("systemctl", "daemon-reload")
    assert machine.run(*description) == before


def test_an_update_that_a_power_cut_has_interrupted_is_taken_back_after_the_start(machine: Machine) -> None:
    """The version that was switched to does not start; what takes it back runs in its own sandbox."""
    broken = "/opt/postparade-versions/broken"
    machine.run("mkdir", "-p", f"{broken}/.venv/bin", f"{broken}/controller/postparade")
    machine.run("ln", "-s", "../now/hardware", f"{broken}/hardware")
    machine.run("tee", f"{broken}/controller/postparade/__init__.py", given=b'__version__ = "9.9.9"\n')
    machine.run("tee", f"{broken}/.venv/bin/postparade", given=b"#!/bin/sh\nexit 1\n")
    machine.run("chmod", "755", f"{broken}/.venv/bin/postparade")
    machine.run("ln", "-sfn", broken, "/opt/postparade")
    machine.run("systemctl", "restart", "postparade")
    assert machine.run("systemctl", "is-active", "postparade") != "active\n"
    said = machine.run("systemctl", "start", "postparade-settle.service")
    log = machine.run("journalctl", "-u", "postparade-settle", "--no-pager")
    assert machine.run("readlink", "/opt/postparade") == "/opt/postparade-versions/now\n", said + log
    machine.until(30, "systemctl", "is-active", "postparade", says="active\n")
    assert '"ready":true' in machine.asked("/health")
    record = json.loads(machine.run("cat", "/opt/postparade-versions/last-update.json"))
    assert (record["outcome"], record["why"], record["to"]) == ("went-back", "does_not_answer", "9.9.9"), log
    assert machine.run("systemctl", "start", "postparade-settle.service") == "", "there is nothing left to be done"


def test_the_settings_of_a_card_reach_the_machine_from_inside_the_sandbox(machine: Machine) -> None:
    if "nmcli" not in machine.run("which", "nmcli"):
        pytest.skip("needs nmcli: sudo apt-get install network-manager")
    card = b"name=paddock\nlanguage=fr\nwifi_country=FR\nhotspot_name=Paddock\nhotspot_password=carrots\\and hay\n"
    machine.run("tee", "/boot/firmware/postparade.txt", given=card)
    said = machine.run("systemctl", "start", "postparade-settings.service")
    assert said == "", machine.run("journalctl", "-u", "postparade-settings", "--no-pager")
    problems = machine.run("cat", "/boot/firmware/postparade-problems.txt")
    assert len(problems.splitlines()) == 3, "it has no radio, lies in memory, and the network has not opened"
    assert "est en mémoire" in problems
    assert "Paddock" in problems
    assert machine.run("hostname") == "paddock\n"
    assert 'language = "fr"' in machine.run("cat", "/data/postparade/postparade.toml")
    assert machine.run("stat", "-c", "%U %a", "/data/postparade/postparade.toml") == "postparade 600\n"
    connections = "/etc/NetworkManager/system-connections"
    (name,) = machine.run("ls", connections).split()
    assert machine.run("stat", "-c", "%U %a", f"{connections}/{name}") == "root 600\n"
    profile = machine.run("cat", f"{connections}/{name}")
    assert "psk=carrots\\\\and hay\n" in profile
    assert "address=/paddock.local/10.42.0.1\n" in machine.run(
        "cat", "/etc/NetworkManager/dnsmasq-shared.d/postparade.conf"
    )
    uuid = re.findall("uuid=(.*)", profile)[0]
    up = ("env", "CONNECTION_ID=postparade", f"CONNECTION_UUID={uuid}")
    machine.run(*up, "/opt/postparade/hardware/services/network-joined.sh", "wlan0", "up")
    assert len(machine.run("cat", "/boot/firmware/postparade-problems.txt").splitlines()) == 2, "the network is up"
    assert "carrots" in machine.run("cat", "/boot/firmware/postparade.txt"), "it will be needed at the next start"
    cannot = ("touch ~root/tried", "mount -t tmpfs tmpfs /mnt", "unshare -n true")
    assert machine.tried("postparade-settings.service", *cannot) == ["no"] * len(cannot)


def test_a_stick_is_mounted_where_the_whole_machine_sees_it(machine: Machine) -> None:
    place = "/media/postparade-sda1"
    mounted = machine.tried(
        "postparade-stick@.service", f"mkdir -p {place} && mount -t tmpfs tmpfs {place} && id -u postparade"
    )
    assert mounted != ["no"], machine.run("cat", "/run/tried.errors")
    assert machine.run("findmnt", "-no", "FSTYPE", place) == "tmpfs\n"
    script = "/opt/postparade/hardware/services/stick.sh unmount sda1 && echo gone"
    assert machine.tried("postparade-stick@.service", script) == ["gone"]
    assert machine.run("findmnt", place) == ""
    cannot = ("hostname tried", "unshare -n true", "runuser -u postparade -- id -u", "chown postparade /etc/hosts")
    assert machine.tried("postparade-stick@.service", *cannot) == ["no"] * len(cannot)


def test_a_browser_shows_the_board_from_inside_the_sandbox_of_the_screen(machine: Machine) -> None:
    if shutil.which("chromium") is None:
        pytest.skip("needs chromium: sudo apt-get install chromium")
    browser = "chromium --headless --disable-gpu --user-data-dir=$(mktemp -d) --dump-dom"
    fetch = f"{browser} http://127.0.0.1/ | grep -o 'board-title'"
    assert machine.tried("postparade-kiosk.service", fetch) == ["board-title"], machine.run("cat", "/run/tried.errors")
    cannot = (
        "ls /data/postparade",
        "touch /opt/postparade/tried-too",
        "unshare -m true",
        "ls ~root",
    )
    assert machine.tried("postparade-kiosk.service", *cannot) == ["no"] * len(cannot)
    assert machine.tried("postparade-kiosk.service", "touch ~kiosk/tried && id -un") == ["kiosk"]
