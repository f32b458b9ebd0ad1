"""The installer explains itself, refuses what it cannot do, checks without changing anything; the service fits it."""

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
INSTALL = HARDWARE / "install"
SERVICE = HARDWARE / "services" / "postparade.service"


def install(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([INSTALL, *options], capture_output=True, text=True, timeout=60, check=False)


def test_it_lists_its_options() -> None:
    shown = install("--help")
    assert shown.returncode == 0
    for option in re.findall(r"^    (--[a-z-]+)\)", INSTALL.read_text(), re.MULTILINE):
        assert option in shown.stdout


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--kisok"], "unknown option --kisok"),
        (["--kiosk", "gnome"], "cage or labwc"),
        (["--kiosk"], "cage or labwc"),
        (["--name", "Böse Kiste"], "letters a to z"),
        (["--name", "x; reboot"], "letters a to z"),
        (["--hotspot", "a\nb"], "up to 32"),
        (["--hotspot", "$(reboot)"], "up to 32"),
    ],
)
def test_unknown_options_are_refused_before_anything_is_done(options: list[str], says: str) -> None:
    done = install("--check", *options)
    assert done.returncode == 2
    assert says in done.stderr


def test_a_check_lists_what_is_missing_and_changes_nothing() -> None:
    there = {path: path.exists() for path in map(Path, ("/opt/postparade", "/data", "/etc/systemd/system.conf.d"))}
    done = install("--check", "--kiosk", "cage", "--name", "pit-lane")
    lines = done.stdout.splitlines()
    assert "Post Parade on" in lines[0]
    assert {line.split()[0] for line in lines[1:]} <= {"ok", "missing"}
    assert done.returncode == (1 if any("missing" in line for line in lines) else 0)
    assert there == {path: path.exists() for path in there}


def test_root_installs_from_the_clone_of_a_user(tmp_path: Path) -> None:
    """From a shell that is root's own, where sudo has not told git whose the folder is."""
    if os.geteuid() != 0:
        pytest.skip("needs root: only root installs")
    text = INSTALL.read_text()
    reads = re.findall(r"git [^\n]*(?:clone|fetch)[^\n]*\"\$here\"[^\n]*", text)
    assert len(reads) == 1
    assert all('--upload-pack "$reader"' in line for line in reads)
    reader = re.findall(r"(?m)^reader='(.*)'$", text)[0]
    theirs = tmp_path / "theirs"
    git = ["git", "-c", "safe.directory=*"]
    variables = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "SUDO_"))}
    variables |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", "init", "-q", theirs], env=variables, check=True)
    named = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(
        ["git", "-C", theirs, *named, "commit", "-q", "--allow-empty", "-m", "first"], env=variables, check=True
    )
    for path in (theirs, *theirs.rglob("*")):
        os.chown(path, 65534, 65534)
    subprocess.run(["git", "init", "-q", "--bare", tmp_path / "ours"], env=variables, check=True)
    fetch = [*git, f"--git-dir={tmp_path}/ours", "fetch", "-q", "--upload-pack", reader, theirs, "HEAD"]
    done = subprocess.run(fetch, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_configuration_of_a_new_table_names_itself_and_is_for_its_user_only(tmp_path: Path) -> None:
    program, config = tmp_path / "program", tmp_path / "data" / "postparade.toml"
    (program / ".venv/bin").mkdir(parents=True)
    start = program / ".venv/bin/postparade"
    start.write_text(f'#!/bin/sh\nexec {sys.executable} -m postparade "$@"\n')
    start.chmod(0o755)
    config.parent.mkdir()
    config.touch()
    step = re.findall(r"(?ms)^make_config\(\) \{.*?^\}", INSTALL.read_text())
    script = f'set -eu; pi() {{ false; }}; stop() {{ exit 1; }}; as_table() {{ "$@"; }}; {step[0]}; make_config'
    variables = os.environ | {"program": str(program), "config": str(config), "data": str(config.parent)}
    variables["PYTHONPATH"] = str(HARDWARE.parent / "controller")
    subprocess.run(["sh", "-c", script], env=variables, check=True)
    assert [path.name for path in config.parent.iterdir()] == ["postparade.toml"]
    assert config.stat().st_mode & 0o777 == 0o640
    head = config.read_text().split("\n\n")[0]
    assert f"--config {config}, and" in head
    assert ".new" not in head
    assert 'source = "simulated"' in config.read_text()


def unit(path: Path) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names of directives keep their case
    parser.read(path)
    return parser


def test_the_service_leaves_everything_to_the_configuration() -> None:
    service = unit(SERVICE)["Service"]
    words = shlex.split(service["ExecStart"])
    assert words[1] == "run"
    assert set(words[2:]) == {"--config", "/data/postparade/postparade.toml"}
    written = re.findall(r"(?m)^ReadWritePaths=(.*)", SERVICE.read_text())
    assert written == ["/data/postparade", "-/media"]


def test_pins_pads_cameras_and_boards_can_be_reached_from_inside_the_sandbox() -> None:
    service = unit(SERVICE)["Service"]
    groups = set(service["SupplementaryGroups"].split())
    assert groups == {"gpio", "spi", "i2c", "dialout", "audio", "video", "input", "systemd-journal"}
    variables = dict(word.split("=") for word in service["Environment"].split())
    assert variables["LG_WD"] == f"/run/{service['RuntimeDirectory']}", "lgpio keeps pipes in its working directory"
    # A closed list of devices would shut out what is plugged in later.
    assert not {"PrivateDevices", "DevicePolicy", "ProtectClock", "MemoryDenyWriteExecute"} & set(service)


def test_the_installer_makes_every_group_that_the_service_names() -> None:
    groups = unit(SERVICE)["Service"]["SupplementaryGroups"].split()
    for line in re.findall(r"for group in ([a-z0-9 -]+); do getent", INSTALL.read_text()):
        assert set(line.split()) in (set(groups), {"video", "render", "input"})


def test_buses_and_pins_belong_to_the_groups_of_the_service() -> None:
    """Debian, unlike Raspberry Pi OS, leaves them to root, and an I2C bus without a file."""
    rules = SERVICE.with_name("60-postparade-buses.rules").read_text()
    given = dict(re.findall(r'(?m)^SUBSYSTEM=="([\w-]+)".*GROUP="(\w+)", MODE="0660"$', rules))
    assert given == {"i2c-dev": "i2c", "spidev": "spi", "gpio": "gpio"}
    assert set(given.values()) <= set(unit(SERVICE)["Service"]["SupplementaryGroups"].split())
    assert re.search(r'(?m)^SUBSYSTEM=="i2c", .*RUN\{builtin\}\+="kmod load i2c-dev"$', rules)
    assert "60-postparade-buses.rules $udev/60-postparade-buses.rules" in INSTALL.read_text()


def test_the_memory_limit_leaves_room_for_a_table_with_everything() -> None:
    service = unit(SERVICE)["Service"]
    assert int(service["MemoryHigh"].removesuffix("M")) >= 400
    assert int(service["MemoryMax"].removesuffix("M")) > int(service["MemoryHigh"].removesuffix("M"))


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("needs systemd: sudo apt-get install systemd")
    for path in SERVICE.parent.glob("*.service"):
        text = re.sub(r"(?m)^(ExecSt(?:art|op))=\S+", r"\1=/bin/true", path.read_text())
        (tmp_path / path.name).write_text(text)
    units = sorted(tmp_path.glob("*.service"))
    done = subprocess.run([systemd, "verify", *units], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "postparade" in line and "not executable" not in line]
    assert (done.returncode, said) == (0, [])


EXPOSURE = {
    "postparade.service": 2.4,
    "postparade-hub.service": 1.7,
    "postparade-kiosk.service": 3.2,
    "postparade-settings.service": 3.8,
    "postparade-grow.service": 2.6,
    "postparade-stick@.service": 3.8,
    "postparade-update.service": 3.6,
    "postparade-settle.service": 3.6,
}
"""What `systemd-analyze security` of systemd 252 says of each unit, at most; hardware/README.md tells it, too."""
NEEDED: dict[str, set[str]] = {
    "postparade.service": {"CAP_NET_BIND_SERVICE"},
    "postparade-hub.service": set(),
    "postparade-kiosk.service": set(),
    "postparade-settings.service": {
        *("CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER", "CAP_FSETID", "CAP_NET_ADMIN", "CAP_SYS_ADMIN"),
        "CAP_SYS_TIME",
    },
    "postparade-grow.service": {"CAP_SYS_ADMIN"},
    "postparade-stick@.service": {"CAP_SYS_ADMIN"},
    "postparade-update.service": {
        *("CAP_AUDIT_WRITE", "CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER", "CAP_FSETID", "CAP_KILL", "CAP_SETFCAP"),
        *("CAP_SETGID", "CAP_SETUID", "CAP_SYS_RESOURCE"),
    },
}
NEEDED["postparade-settle.service"] = NEEDED["postparade-update.service"]
VIEWS = (
    "Protect(System|Home|Kernel|Control|Proc|Clock)",
    "Private",
    "ReadOnly",
    "ReadWrite",
    "Inaccessible",
    "Bind",
    "Root",
)
"""Settings that give a unit a view of files of its own."""


def test_every_unit_is_measured() -> None:
    units = {path.name for path in SERVICE.parent.glob("*.service")}
    assert units == set(EXPOSURE) == set(NEEDED)


@pytest.mark.parametrize("name", NEEDED)
def test_a_unit_has_the_capabilities_that_it_needs_and_no_others(name: str) -> None:
    text = (SERVICE.parent / name).read_text()
    given = re.findall(r"(?m)^CapabilityBoundingSet=(.*)", text)
    assert given, "without this line a unit has all of them"
    assert set(" ".join(given).split()) == NEEDED[name]
    service = unit(SERVICE.parent / name)["Service"]
    kept = ("NoNewPrivileges", "RestrictRealtime", "LockPersonality", "ProtectHostname")
    assert {key: service.get(key, "no") for key in kept} == {
        "NoNewPrivileges": "yes",
        "RestrictRealtime": "no" if name == "postparade.service" else "yes",
        "LockPersonality": "yes",
        "ProtectHostname": "no" if name == "postparade-settings.service" else "yes",
    }, "the table's threads of sound and light may ask for real time; a card's settings name the machine"
    assert service["SystemCallArchitectures"] == "native"
    assert service["SystemCallFilter"]
    assert "AF_UNIX" in service["RestrictAddressFamilies"].split()


def test_a_stick_is_mounted_for_the_whole_machine() -> None:
    service = unit(SERVICE.with_name("postparade-stick@.service"))["Service"]
    own = [key for key in service if re.match("|".join(VIEWS), key)]
    assert own == [], "what is mounted in a view of its own is seen by nobody else"


def test_the_browser_keeps_its_own_cage() -> None:
    service = unit(SERVICE.with_name("postparade-kiosk.service"))["Service"]
    assert {"user", "pid", "net"} <= set(service["RestrictNamespaces"].split())
    assert not {"MemoryDenyWriteExecute", "PrivateDevices", "DevicePolicy", "ProtectClock"} & set(service)


@pytest.mark.parametrize("name", EXPOSURE)
def test_systemd_accepts_every_unit(name: str) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("needs systemd: sudo apt-get install systemd")
    options = ["security", "--offline=true", f"--threshold={round(10 * EXPOSURE[name])}"]
    done = subprocess.run([systemd, *options, SERVICE.with_name(name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-200:]


def test_the_kiosk_waits_for_the_table_before_it_shows_anything(tmp_path: Path) -> None:
    """The browser is started once the table answers, and again after it ended."""
    log = tmp_path / "log"
    for name, does in (("chromium", f'echo "browser $@" >>{log}; kill $PPID'), ("sleep", f"echo wait >>{log}")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    tries = tmp_path / "tries"
    (tmp_path / "python3").write_text(f"#!/bin/sh\necho . >>{tries}; [ $(wc -l <{tries}) -ge 3 ]\n")
    (tmp_path / "python3").chmod(0o755)
    variables = os.environ | {"PATH": f"{tmp_path}:/usr/bin:/bin", "XDG_RUNTIME_DIR": str(tmp_path)}
    subprocess.run([SERVICE.with_name("kiosk.sh")], env=variables, timeout=20, check=False)
    did = log.read_text().splitlines()
    assert [line.split()[0] for line in did] == ["wait", "wait", "browser"]
    assert "--kiosk" in did[-1]
    assert "--app=http://127.0.0.1/" in did[-1]
