"""An update from beginning to end, and the way back."""

import os
import pwd
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from updater import record, releases
from updater.places import COMPLETE, Places, sync
from updater.releases import FINAL, VERSION_FILE, Release, Version
from updater.stop import StopError
from updater.table_service import TableService

SIGNERS = "hardware/allowed_signers"
MOUNTS = Path("/proc/mounts")
OWN_SIGNERS = "etc/postparade/allowed_signers"
"""Whoever maintains a fork puts the keys to trust here; without this file, those of the installed version count."""


class Updater:
    """Updates the machine below ``root``. Every ending is written to the record, which the host's page reads."""

    def __init__(self, root: Path, patience: float = 90) -> None:
        self._places = Places(root)
        self._own_signers = root / OWN_SIGNERS
        # The installer works on the same system.
        self._environment = os.environ | ({} if root == Path("/") else {"ROOT": str(root)})
        self._service = TableService(root, patience)
        self._chosen = record.chosen(self._places.configuration)

    def update(self, wanted: Version | None = None) -> bool:
        """Install the newest release of the channel, or the ``wanted`` one; whether all is well."""
        told: dict[str, Any] = {"channel": self._chosen.channel}
        try:
            if self._places.current() != self._places.settled():
                self.settle()
            current = self._places.current()
            told["from"] = str(installed(current))
            self._places.check_kept(MOUNTS.read_text(encoding="utf-8"))
            release = self._find(current, wanted, told)
            if release is None:
                return self._end("newest", **told)
            told |= {"to": str(release.version), "news": release.news}
            folder = self._set_up(release, current)
        except StopError as stop:
            return self._end("refused" if stop.why in REFUSALS else "failed", stop, **told)
        return self._switch(folder, current, told)

    def settle(self) -> bool:
        """After a start of the machine: keep the version of an interrupted update if it works, else go back."""
        told = record.read(self._places.record)
        begun = told.pop("outcome", "") == "begun"
        current, settled = self._places.current(), self._places.settled()
        if current != settled:
            told = (told if begun else {}) | {"from": str(installed(settled)), "to": str(installed(current))}
            if self._works(current):
                return self._came(current, told)
            return self._go_back(settled, StopError("does_not_answer"), told)
        if begun:
            return self._end("failed", StopError("interrupted"), **told)
        return True

    def is_well(self) -> bool:
        """Whether the table answers, and as the version that is installed."""
        return self._works(self._places.current())

    def _find(self, current: Path, wanted: Version | None, told: dict[str, Any]) -> Release | None:
        """The newest release that is newer than the ``current`` one and properly signed. Those that are not are named
        in ``told`` and passed over; if nothing else is there, that is the end."""
        signers = self._own_signers if self._own_signers.exists() else current / SIGNERS
        if not releases.has_keys(signers):
            raise StopError("no_keys", str(signers))
        say("looking for releases")
        releases.fetch(self._places.repository)
        if wanted is not None:
            return releases.verified(self._places.repository, wanted, signers)
        here, refused = installed(current), None
        for version in releases.offered(self._places.repository, self._chosen.channel):
            if version <= here:
                break
            try:
                return releases.verified(self._places.repository, version, signers)
            except StopError as stop:
                say(f"{version} is refused: {stop}")
                told.setdefault("refused", {"version": str(version), "why": stop.why})
                refused = refused or stop
        if refused is not None:
            raise refused
        return None

    def _set_up(self, release: Release, current: Path) -> Path:
        """The folder with the whole ``release``, its libraries included. What runs is not touched."""
        places, folder = self._places, self._places.versions / f"{release.version}-{release.commit[:12]}"
        places.remove_all_but(current, places.settled(), *([folder] if (folder / COMPLETE).exists() else []))
        if (folder / COMPLETE).exists():
            return folder
        places.check_room(current)
        say(f"setting up {release.version}")
        folder.mkdir(mode=0o755)
        try:
            words = ("-c", "tar.umask=0022", "archive", "--format=tar", release.commit)
            archive = releases.git(places.repository, *words, timeout=600)
            unpack = ["tar", "--extract", "--no-same-owner", f"--directory={folder}"]
            subprocess.run(unpack, input=archive, check=True, timeout=600)
            (folder / ".commit").write_text(f"{release.commit}\n", encoding="ascii")
            prepare = [str(folder / "hardware/install"), "--prepare"]
            subprocess.run(prepare, env=self._environment, check=True, timeout=1500)
        except (subprocess.SubprocessError, OSError) as error:
            raise StopError("not_set_up", str(error)) from error
        # All of it is on the disk before the mark that says so, and the mark before anything points here.
        os.sync()
        (folder / COMPLETE).touch()
        sync(folder)
        sync(places.versions)
        return folder

    def _switch(self, folder: Path, before: Path, told: dict[str, Any]) -> bool:
        try:
            self._copy_evening(before)
        except StopError as stop:
            return self._end("failed", stop, **told)
        say(f"switching to {told['to']}")
        self._places.point(self._places.settled_link, before)
        record.write(self._places.record, {**told, "outcome": "begun", "at": time.time()})
        self._places.point(self._places.program, folder)
        if not self._renewed(folder):
            return self._go_back(before, StopError("not_set_up"), told)
        if self._service.runs and not (self._service.restart() and self._works(folder)):
            return self._go_back(before, StopError("does_not_answer"), told)
        return self._came(folder, told)

    def _came(self, folder: Path, told: dict[str, Any]) -> bool:
        self._places.point(self._places.settled_link, folder)
        return self._end("came", **told)

    def _go_back(self, before: Path, stop: StopError, told: dict[str, Any]) -> bool:
        say(f"going back to {installed(before)}", error=True)
        self._places.point(self._places.program, before)
        self._renewed(before)
        well = not self._service.runs or (self._service.restart() and self._works(before))
        return self._end("went-back" if well else "stuck", stop, **told)

    def _works(self, folder: Path) -> bool:
        return self._service.answers(self._chosen.port, str(installed(folder)))

    def _renewed(self, folder: Path) -> bool:
        """Let the version in ``folder`` put its services in place; whether it could."""
        renew = [str(folder / "hardware/install"), "--renew"]
        return subprocess.run(renew, env=self._environment, check=False).returncode == 0

    def _copy_evening(self, current: Path) -> None:
        """Save a copy of the journal among those after each race, of which the newest stay."""
        data = self._places.data
        if not (data / "journal.sqlite").is_file():
            return
        program = current / ".venv/bin/postparade"
        try:
            # As the table's own user: root follows no link that somebody has left among the data.
            owner = pwd.getpwuid(data.stat().st_uid).pw_name
            command = ["runuser", "-u", owner, "--", str(program), "journal", "backup", str(data)]
            subprocess.run(command, check=True, timeout=300)
        except (subprocess.SubprocessError, OSError, KeyError) as error:
            raise StopError("no_copy", str(error)) from error

    def _end(self, outcome: str, stop: StopError | None = None, **told: Any) -> bool:
        told |= {"outcome": outcome, "at": time.time()}
        if stop is not None:
            told |= {"why": stop.why, "detail": stop.detail}
        record.write(self._places.record, told)
        well = outcome in ("came", "newest")
        say(f"{outcome}: {stop}" if stop else outcome, error=not well)
        return well


REFUSALS = frozenset({"not_signed", "wrong_signature", "not_what_it_says"})
"""Why a release is not taken: it may be somebody else's."""


def installed(folder: Path) -> Version:
    """The version in ``folder``; the lowest of all where it tells none."""
    found = releases.version_of((folder / VERSION_FILE).read_text(encoding="utf-8"))
    return found or Version(0, 0, 0, FINAL)


def say(text: str, *, error: bool = False) -> None:
    """Tell the log."""
    print(f"update: {text}", file=sys.stderr if error else sys.stdout, flush=True)
