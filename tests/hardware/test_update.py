"""An update fetches the newest version after a copy of the data, and goes back where that cannot be set up or does not
start. The installer itself runs, on folders of its own and with stand-ins of the system's programs."""

import subprocess
from pathlib import Path

import pytest

from postparade.appliance.service import OUTCOMES

INSTALL = Path(__file__).resolve().parents[2] / "hardware" / "install"
STAND_INS = {
    "systemctl": 'echo "$*" >>"$SAID"; case $* in restart*) [ ! -e "$PROGRAM/does-not-start" ];; esac',
    "udevadm": "exit 0",
    "id": "echo 0",
    "runuser": 'shift 3; exec "$@"',
    "python3": '[ ! -e "$PROGRAM/does-not-answer" ]',
    "sleep": "exit 0",
}
MAKEFILE = """.venv/.run: requirements.lock
\t@! grep -q impossible requirements.lock
\t@mkdir -p .venv/bin; cp program .venv/bin/postparade; touch .venv/.run
"""
PROGRAM = """#!/bin/sh
[ "$1" = journal ] || exit 0
mkdir -p "$3/backups"
cp "$3/journal.sqlite" "$3/backups/copy"
shift 3
echo "$*" >"$SAID.options"
"""


class Machine:
    """An installed table and the repository that its versions come from."""

    def __init__(self, folder: Path) -> None:
        self.source, self.program, self.data = folder / "source", folder / "program", folder / "data"
        self.said = folder / "said"
        self._tools = folder / "tools"
        self._tools.mkdir()
        for name, does in STAND_INS.items():
            (self._tools / name).write_text(f"#!/bin/sh\n{does}\n")
            (self._tools / name).chmod(0o755)
        self._git("init", "-q", "-b", "main", str(self.source))
        hardware = self.source / "hardware"
        hardware.mkdir()
        text = INSTALL.read_text()
        for place, instead in (
            ("program=/opt/postparade", f"program={self.program}"),
            ("data=/data/postparade", f"data={self.data}"),
            ("units=/etc/", f"units={folder}/etc/"),
            ("polkit=/etc/", f"polkit={folder}/etc/"),
            ("udev=/etc/", f"udev={folder}/etc/"),
            ("machine=/data/", f"machine={folder}/"),
            ("manager=/etc/", f"manager={folder}/etc/"),
            ("[ -d /run/systemd/system ]", "true"),
        ):
            assert place in text
            text = text.replace(place, instead)
        (hardware / "install").write_text(text)
        (hardware / "install").chmod(0o755)
        subprocess.run(["cp", "-r", INSTALL.with_name("services"), hardware], check=True)
        self.units = folder / "etc/systemd/system"
        self.units.mkdir(parents=True)
        (self.source / "Makefile").write_text(MAKEFILE)
        (self.source / "program").write_text(PROGRAM)
        (self.source / "program").chmod(0o755)
        (self.source / ".gitignore").write_text(".venv\n")
        self.first = self.version("requirements.lock", "one\n")
        self._git("clone", "-q", str(self.source), str(self.program))
        subprocess.run(["make", "-s", "-C", self.program, ".venv/.run"], check=True)
        self.data.mkdir()
        (self.data / "journal.sqlite").write_text("the evening")

    def _git(self, *words: str) -> str:
        named = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        return subprocess.run(["git", *named, *words], check=True, capture_output=True, text=True).stdout.strip()

    def version(self, file: str, text: str) -> str:
        """A newer version, in which ``file`` says ``text``."""
        (self.source / file).write_text(text)
        self._git("-C", str(self.source), "add", "-A")
        self._git("-C", str(self.source), "commit", "-q", "-m", file)
        return self._git("-C", str(self.source), "rev-parse", "HEAD")

    def update(self) -> subprocess.CompletedProcess[str]:
        variables = {"PATH": f"{self._tools}:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(self.data)}
        variables |= {"SAID": str(self.said), "PROGRAM": str(self.program)}
        command = [str(self.program / "hardware" / "install"), "--update"]
        return subprocess.run(command, env=variables, capture_output=True, text=True, timeout=60, check=False)

    def installed(self) -> str:
        return self._git("-C", str(self.program), "rev-parse", "HEAD")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    if not Path("/usr/bin/dpkg").exists():
        pytest.skip("needs dpkg: the installer is for Debian and Raspberry Pi OS")
    return Machine(tmp_path)


def test_the_newest_version_comes_after_a_copy_of_the_data(machine: Machine) -> None:
    (machine.units / "postparade-kiosk.service").write_text("of an older version\n")
    machine.version("hardware/services/postparade-kiosk.service", "newer\n")
    newest = machine.version("requirements.lock", "two\n")
    done = machine.update()
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "updated"), done.stderr
    assert machine.installed() == newest
    assert (machine.data / "backups" / "copy").read_text() == "the evening"
    assert machine.said.with_suffix(".options").read_text() == "\n", "only where all copies lie the oldest of them go"
    assert "restart postparade.service" in machine.said.read_text()
    assert (machine.units / "postparade-kiosk.service").read_text() == "newer\n"
    assert not (machine.units / "postparade-settings.service").exists(), "this is no card with a settings file"
    assert not (machine.units.parents[1] / "NetworkManager").exists()
    assert machine.update().stdout == "already the newest version\n"


@pytest.mark.parametrize(
    ("file", "text"),
    [("requirements.lock", "impossible\n"), ("does-not-start", ""), ("does-not-answer", "")],
)
def test_a_version_that_does_not_work_is_taken_back(machine: Machine, file: str, text: str) -> None:
    machine.version(file, text)
    done = machine.update()
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "install: the new version does not start; the one of before is back"
    assert machine.installed() == machine.first
    assert machine.said.read_text().splitlines()[-1] == "restart postparade.service", "the old one runs"


def test_what_the_installer_says_last_is_known_by_name() -> None:
    text = INSTALL.read_text()
    assert [line for line in OUTCOMES if f'say "{line}"' not in text] == []
