"""A clone on a laptop is brought to the newest signed release, where nothing of it has been edited."""

import subprocess
import sys
from pathlib import Path

from updater import releases
from updater.releases import VERSION_FILE, Release
from updater.stop import StopError

SIGNERS = "hardware/allowed_signers"


def update(clone: Path) -> Release | None:
    """Bring the folder ``clone`` to the newest release that a key of its own version has signed, with its libraries;
    None if there is none newer. Raises :class:`StopError`; then the files are as they were."""
    if _git(clone, "status", "--porcelain", "--untracked-files=no"):
        raise StopError("edited")
    if not _git(clone, "remote"):
        raise StopError("no_origin")
    signers = clone / SIGNERS
    if not releases.has_keys(signers):
        raise StopError("no_keys", SIGNERS)
    # All of the history, unlike on an installed machine: a clone is somebody's to work in.
    _git(clone, "-c", "fetch.fsckObjects=true", "fetch", "--quiet", "--no-tags", "origin", "+refs/tags/v*:refs/tags/v*")
    release = _newest(clone, signers)
    if release is None:
        return None
    on_a_branch = bool(_git(clone, "branch", "--show-current"))
    _git(clone, *(("merge", "--quiet", "--ff-only") if on_a_branch else ("checkout", "--quiet")), release.commit)
    subprocess.run(["make", "-s", "-C", clone, ".venv/.run"], check=True)
    return release


def _newest(clone: Path, signers: Path) -> Release | None:
    here = releases.version_of((clone / VERSION_FILE).read_text(encoding="utf-8"))
    repository, refused = clone / _git(clone, "rev-parse", "--git-common-dir"), None
    for version in releases.offered(repository, "stable"):
        if here is not None and version <= here:
            break
        try:
            return releases.verified(repository, version, signers)
        except StopError as stop:
            refused = refused or stop
    if refused is not None:
        raise refused
    return None


def _git(clone: Path, *words: str) -> str:
    command = ["git", "-C", str(clone), *words]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise StopError("git", (done.stderr.strip().splitlines() or [""])[-1])
    return done.stdout.strip()


WORDS = {
    "edited": "files of this clone have been edited; commit them, or put them back with git",
    "no_origin": "this clone came from nowhere; name its origin: git remote add origin ADDRESS",
    "no_keys": "this version trusts no key yet: hardware/allowed_signers is empty",
}
"""What to do, by why it does not go on."""


def main(clone: Path) -> int:
    """The command line: 0 if the newest release is in place, else 1."""
    try:
        release = update(clone)
    except StopError as stop:
        print(f"update: {WORDS.get(stop.why, str(stop))}", file=sys.stderr)
        return 1
    except (subprocess.SubprocessError, OSError) as error:
        print(f"update: {error}", file=sys.stderr)
        return 1
    print("This is the newest release." if release is None else f"Now at {release.version}.\n\n{release.news}")
    return 0
