"""The installer's steps for Wi-Fi: a network of the table's own, and profiles that outlast a read-only system. Its own
functions run, on folders of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

INSTALL = Path(__file__).resolve().parents[2] / "hardware" / "install"
CONTROLLER = INSTALL.parents[1] / "controller"


class Machine:
    """The files of a machine in a folder."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.program = folder / "opt/postparade"
        self.manager = folder / "etc/NetworkManager"
        self.kept = folder / "data/machine/networks"
        folders = (self.manager / "system-connections", self.program / ".venv/bin", self.program / "hardware")
        for path in (*folders, folder / "opt/postparade-versions"):
            path.mkdir(parents=True)
        for name in ("systemd/system", "polkit-1/rules.d", "udev/rules.d"):
            (folder / "etc" / name).mkdir(parents=True)
        (folder / "etc/hostname").write_text("paddock\n")
        shutil.copytree(INSTALL.with_name("services"), self.program / "hardware/services")
        python = self.program / ".venv/bin/python"
        python.write_text(f'#!/bin/sh\nROOT={folder} PYTHONPATH={CONTROLLER} exec {sys.executable} "$@"\n')
        python.chmod(0o755)
        text = INSTALL.read_text()
        self._functions = text[: text.index("\nwhile [ $# -gt 0 ]")]

    def run(self, script: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run ``script`` with the functions of the installer."""
        path = {"PATH": f"{self.root}/tools:/usr/sbin:/usr/bin:/sbin:/bin", "ROOT": str(self.root)}
        return subprocess.run(
            ["sh", "-c", f"{self._functions}\n{script}", str(INSTALL)],
            env=path | variables,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    if shutil.which("nmcli") is None:
        pytest.skip("needs nmcli: sudo apt-get install network-manager")
    return Machine(tmp_path)


HOTSPOT = 'hotspot_name="Post Parade"; hotspot_is_there && echo early; make_hotspot && hotspot_is_there && echo there'


def test_a_network_of_its_own_gets_its_password_as_it_is(machine: Machine) -> None:
    done = machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD=" back\\slash1 ")
    assert done.stdout == "there\n", done.stderr
    (profile,) = (machine.manager / "system-connections").iterdir()
    assert profile.stat().st_mode & 0o777 == 0o600
    assert "\npsk=\\sback\\\\slash1 \n" in profile.read_text()
    names = (machine.manager / "dnsmasq-shared.d/postparade.conf").read_text()
    assert "\naddress=/paddock.local/10.42.0.1\n" in names
    assert machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD="another one").stdout == "early\nthere\n"
    assert len(list((machine.manager / "system-connections").iterdir())) == 1, "the one before is replaced"


def test_a_password_that_no_wi_fi_takes_stops_the_installer_before_anything_is_written(machine: Machine) -> None:
    done = machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD="short")
    assert done.returncode == 2
    assert "8 to 63" in done.stderr
    assert list((machine.manager / "system-connections").iterdir()) == []


def test_a_radio_without_a_country_is_reported(machine: Machine) -> None:
    (machine.root / "tools").mkdir()
    asked = machine.root / "tools/raspi-config"
    asked.write_text("#!/bin/sh\nexit 0\n")
    asked.chmod(0o755)
    done = machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD="2 to 12 win")
    assert done.returncode == 2
    assert "do_wifi_country" in done.stderr
    asked.write_text("#!/bin/sh\necho DE\n")
    assert machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD="2 to 12 win").stdout == "there\n"


def test_profiles_move_beside_the_evenings_and_back(machine: Machine) -> None:
    theirs = machine.manager / "system-connections/preconfigured.nmconnection"
    theirs.write_text("[connection]\nid=preconfigured\n")
    theirs.chmod(0o600)
    done = machine.run("networks_are_kept && echo early; keep_networks; networks_are_kept && echo kept; networks")
    assert done.stdout == f"kept\n{machine.kept}", done.stderr
    assert machine.kept.stat().st_mode & 0o777 == 0o700
    moved = machine.kept / theirs.name
    assert (moved.read_text(), moved.stat().st_mode & 0o777) == (theirs.read_text(), 0o600)
    settings = (machine.manager / "conf.d/50-postparade.conf").read_text()
    assert "\n[keyfile]\npath=/data/machine/networks\n" in settings
    machine.run(HOTSPOT, POSTPARADE_WIFI_PASSWORD="2 to 12 win")
    assert len(list(machine.kept.iterdir())) == 2
    (machine.kept / "house.nmconnection").write_text("[connection]\nid=house\n")
    machine.run("user_is_there() { false; }; kiosk_user_is_there() { false; }; autostart() { echo /no; }; uninstall")
    left = sorted(path.name for path in (machine.manager / "system-connections").iterdir())
    assert left == ["house.nmconnection", "preconfigured.nmconnection"]
    assert not (machine.manager / "conf.d/50-postparade.conf").exists()
    assert not (machine.manager / "dnsmasq-shared.d/postparade.conf").exists()


def test_the_settings_of_a_card_bring_what_they_need(machine: Machine) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root: only root installs")
    (machine.root / "tools").mkdir()
    enable = machine.root / "tools/systemctl"
    units = machine.root / "etc/systemd/system"
    wants = units / "multi-user.target.wants"
    enable.write_text(f'#!/bin/sh\nmkdir -p {wants}; for unit; do :; done; ln -sf "../$unit" {wants}/\n')
    enable.chmod(0o755)
    config = machine.root / "data/postparade/postparade.toml"
    config.parent.mkdir(parents=True)
    config.write_text("[web]\nport = 80\n")
    done = machine.run("card_is_there && echo early; install_card && card_is_there && echo there")
    assert done.stdout == "there\n", done.stderr
    called = machine.manager / "dispatcher.d/50-postparade"
    assert called.stat().st_mode & 0o777 == 0o755, "NetworkManager calls nothing else"
    assert called.stat().st_uid == 0
    wanted = machine.run("card=yes; wanted").stdout.split()
    assert {"network-manager", "wpasupplicant", "dnsmasq-base"} <= set(wanted)
    assert {"network-manager", "wpasupplicant", "dnsmasq-base"} <= set(
        machine.run("hotspot_name=x; wanted").stdout.split()
    )
    assert "network-manager" not in machine.run("wanted").stdout.split()
