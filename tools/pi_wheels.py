"""Writes requirements.wheels: the ready-made wheel of every locked package for each release of Raspberry Pi OS.

    .venv/bin/python tools/pi_wheels.py

The package index is asked what it would give those machines; nothing is downloaded. `make lock` does it with every new
lock, and tests/house/test_pi_wheels.py checks the file against the lock without a network.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags

REPOSITORY = Path(__file__).resolve().parent.parent
LOCK = REPOSITORY / "requirements.lock"
WHEELS = REPOSITORY / "requirements.wheels"
HEAD = """# The wheel that each release of Raspberry Pi OS (64-bit) takes for each line of requirements.lock: release,
# sha256, file. Written by tools/pi_wheels.py, checked by tests/house/test_pi_wheels.py.
"""


class Release(NamedTuple):
    """A release of Raspberry Pi OS, or of Debian: its Python, the version of its C library (glibc 2.``glibc``), and the
    processor, by the name that wheels have for it."""

    name: str
    python: tuple[int, int]
    glibc: int
    machine: str = "aarch64"

    @property
    def platforms(self) -> list[str]:
        """The platforms whose wheels it takes, the best first."""
        glibc = [f"manylinux_2_{minor}_{self.machine}" for minor in range(self.glibc, 16, -1)]
        return [*glibc, f"manylinux2014_{self.machine}"]

    @property
    def tags(self) -> frozenset[Tag]:
        """Every tag that a wheel may have to be installed there."""
        interpreter = f"cp{self.python[0]}{self.python[1]}"
        platforms = [*self.platforms, f"linux_{self.machine}"]
        general = compatible_tags(self.python, interpreter, platforms)
        return frozenset((*cpython_tags(self.python, [interpreter], platforms), *general))

    @property
    def choices(self) -> list[str]:
        """What makes pip choose for it, whatever machine pip runs on."""
        python = f"{self.python[0]}.{self.python[1]}"
        words = ["--no-deps", "--require-hashes", "--only-binary=:all:"]
        # The Python that runs pip would be asked; which line is for which Python the lock says itself.
        words += ["--ignore-requires-python", "--implementation", "cp", "--python-version", python]
        words += [word for platform in self.platforms for word in ("--platform", platform)]
        return words + [word for abi in (f"cp{python.replace('.', '')}", "abi3", "none") for word in ("--abi", abi)]

    def takes(self, requirement: Requirement) -> bool:
        """Whether ``requirement`` is meant for it."""
        python = f"{self.python[0]}.{self.python[1]}"
        machine = {
            "python_version": python,
            "python_full_version": f"{python}.2",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "platform_machine": self.machine,
            "platform_system": "Linux",
            "sys_platform": "linux",
            "os_name": "posix",
        }
        return requirement.marker is None or requirement.marker.evaluate(machine)


RELEASES = (Release("bookworm", (3, 11), 36), Release("trixie", (3, 13), 41))


def locked(lock: Path = LOCK) -> Iterator[tuple[Requirement, list[str]]]:
    """Every requirement of a lock with its hashes, as ``sha256:...``."""
    for line in lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        requirement, *hashes = line.split("--hash=")
        yield Requirement(requirement.strip()), [one.strip() for one in hashes]


def wheels_for(release: Release) -> Iterator[tuple[str, str]]:
    """Digest and file name of the wheel that pip takes there for every requirement. A package without one ends it."""
    wanted = [
        f"{requirement.name}=={next(iter(requirement.specifier)).version} {' '.join(f'--hash={one}' for one in hashes)}"
        for requirement, hashes in locked()
        if release.takes(requirement)
    ]
    with tempfile.TemporaryDirectory() as folder:
        asked, report = Path(folder) / "asked.txt", Path(folder) / "report.json"
        asked.write_text("\n".join(wanted), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
        command += ["--ignore-installed", "--target", folder, *release.choices]
        subprocess.run([*command, "--report", str(report), "-r", str(asked)], check=True)
        for found in json.loads(report.read_text(encoding="utf-8"))["install"]:
            source = found["download_info"]
            yield source["archive_info"]["hashes"]["sha256"], source["url"].rpartition("/")[2]


def main() -> None:
    lines = [
        f"{release.name} {digest} {file}"
        for release in RELEASES
        for digest, file in sorted(wheels_for(release), key=lambda wheel: wheel[1].lower())
    ]
    WHEELS.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{WHEELS.name}: {len(lines)} wheels")


if __name__ == "__main__":
    main()
