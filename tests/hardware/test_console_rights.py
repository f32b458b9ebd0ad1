"""The table's user may ask the machine for what its console offers and for nothing else; sticks are mounted for copies,
the system's own disk is not."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

SERVICES = Path(__file__).resolve().parents[2] / "hardware" / "services"
ASK = """
const results = { YES: "yes", NOT_HANDLED: "not handled" };
let rule;
const polkit = { Result: results, addRule: (given) => { rule = given; } };
eval(require("fs").readFileSync(process.argv[1], "utf8"));
const [user, id, details] = JSON.parse(process.argv[2]);
// What came after ES5 is not there in polkit on Debian 12.
for (const built of [Array, String, Object]) {
  for (const name of ["includes", "find", "findIndex", "flat", "at", "startsWith", "endsWith"]) {
    delete built.prototype[name];
  }
}
console.log(rule({ id, lookup: (name) => details[name] }, { user }));
"""
UNIT = "org.freedesktop.systemd1.manage-units"
NETWORK = "org.freedesktop.NetworkManager"


@pytest.mark.parametrize(
    ("user", "action", "details", "allowed"),
    [
        ("postparade", "org.freedesktop.login1.power-off", {}, True),
        ("postparade", "org.freedesktop.login1.reboot-multiple-sessions", {}, True),
        ("postparade", "org.freedesktop.login1.set-user-linger", {}, False),
        ("postparade", f"{NETWORK}.wifi.scan", {}, True),
        ("postparade", f"{NETWORK}.settings.modify.system", {}, True),
        ("postparade", f"{NETWORK}.reload", {}, False),
        ("postparade", UNIT, {"unit": "postparade-update.service", "verb": "start"}, True),
        ("postparade", UNIT, {"unit": "postparade-settings.service", "verb": "start"}, True),
        ("postparade", UNIT, {"unit": "postparade-settings.service", "verb": "stop"}, False),
        ("postparade", UNIT, {"unit": "postparade-update.service", "verb": "stop"}, False),
        ("postparade", UNIT, {"unit": "ssh.service", "verb": "start"}, False),
        ("postparade", "org.freedesktop.systemd1.manage-unit-files", {}, False),
        ("kiosk", "org.freedesktop.login1.power-off", {}, False),
        ("kiosk", UNIT, {"unit": "postparade-update.service", "verb": "start"}, False),
    ],
)
def test_the_rule_allows_only_what_the_console_offers(
    user: str, action: str, details: dict[str, str], allowed: bool
) -> None:
    node, _ = compute_driver_executable()
    asked = json.dumps([user, action, details])
    done = subprocess.run(
        [node, "-e", ASK, SERVICES / "50-postparade.rules", asked], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ("yes" if allowed else "not handled")


def test_the_update_inherits_nothing_from_its_caller() -> None:
    unit = (SERVICES / "postparade-update.service").read_text()
    assert "\nExecStart=/opt/postparade/hardware/update\n" in unit
    assert not [line for line in unit.splitlines() if line.startswith(("Environment", "StandardInput", "WorkingDir"))]


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Programs in place of those that look at disks and mount them; what is ordered lies in the file ``orders``."""
    for name, does in (
        ("lsblk", "case $3 in /dev/sda*) echo sda ;; /dev/mmcblk0*) echo mmcblk0 ;; esac"),
        ("findmnt", f'if [ "$1" = -S ]; then grep -qx "$2" {tmp_path}/mounted; else cat {tmp_path}/system; fi'),
        ("mkdir", f'echo "mkdir $*" >>{tmp_path}/orders'),
        ("mount", f'echo "mount $*" >>{tmp_path}/orders'),
        ("rmdir", "true"),
        ("id", "echo 990"),
    ):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "mounted").write_text("")
    (tmp_path / "system").write_text("/dev/mmcblk0p2\n")
    return tmp_path


def orders(stick: Path, device: str) -> str:
    variables = os.environ | {"PATH": f"{stick}:/usr/bin:/bin"}
    subprocess.run([SERVICES / "stick.sh", "mount", device], env=variables, check=True, timeout=20)
    return (stick / "orders").read_text() if (stick / "orders").exists() else ""


def test_a_stick_is_mounted_for_the_table_without_the_right_to_run_anything(stick: Path) -> None:
    given = orders(stick, "sda1")
    assert "mkdir -p /media/postparade-sda1" in given
    assert "nosuid,nodev,noexec" in given
    assert "uid=990" in given
    assert given.rstrip().endswith("/dev/sda1 /media/postparade-sda1")


def test_the_disk_of_the_system_and_what_others_mounted_are_left_alone(stick: Path) -> None:
    (stick / "system").write_text("/dev/sda2\n")
    assert orders(stick, "sda1") == ""
    (stick / "system").write_text("/dev/mmcblk0p2\n")
    (stick / "mounted").write_text("/dev/sda1\n")
    assert orders(stick, "sda1") == ""
