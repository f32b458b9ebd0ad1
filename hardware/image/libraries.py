"""The Python libraries of the lock, unpacked by this machine for the one that the image is for: an emulated pip would
take a quarter of an hour for what takes seconds here."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "tools"))

from pi_wheels import RELEASES, Release, locked

MACHINES = {"arm64": "aarch64", "amd64": "x86_64"}


def fetch_libraries(architecture: str, into: Path) -> None:
    """Unpack every locked library for Debian 13 into the folder ``into``, checked by its hash."""
    newest = RELEASES[-1]
    release = Release(newest.name, newest.python, newest.glibc, MACHINES[architecture])
    shutil.rmtree(into, ignore_errors=True)
    wanted = [
        f"{requirement.name}=={next(iter(requirement.specifier)).version} {' '.join(f'--hash={one}' for one in hashes)}"
        for requirement, hashes in locked()
        if release.takes(requirement)
    ]
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.txt"
        asked.write_text("\n".join(wanted), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        subprocess.run([*pip, *release.choices, "--target", into, "-r", asked], check=True)
    # Its commands would start the Python of this machine.
    shutil.rmtree(into / "bin", ignore_errors=True)
