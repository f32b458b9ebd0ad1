"""The command line of ``hardware/update``."""

import argparse
import fcntl
import os
import sys
from pathlib import Path

from updater.machine import Updater, say
from updater.places import Places
from updater.releases import version_in
from updater.stop import StopError


def main(words: list[str]) -> int:
    """Run the command; the exit status is 0 if all is well, 1 if not, and 2 for wrong usage."""
    parser = argparse.ArgumentParser(prog="hardware/update", description="Install the newest signed release.")
    parser.add_argument("--to", metavar="VERSION", help="this release, even if it is older than what is installed")
    parser.add_argument("--settle", action="store_true", help="finish an update that a power cut has interrupted")
    parser.add_argument("--well", action="store_true", help="only say, by the exit status, whether the table is well")
    parser.add_argument("--root", type=Path, default=Path("/"), help="the system to update (/)")
    parser.add_argument("--patience", type=float, default=90, help="seconds that a version has to answer (90)")
    given = parser.parse_args(words)
    wanted = None if given.to is None else version_in(given.to.removeprefix("v"))
    if given.to is not None and wanted is None:
        parser.error(f"{given.to} is no version such as 1.2.0 or 1.3.0rc1")
    if os.geteuid() != 0 and given.root == Path("/"):
        say("this needs root: sudo hardware/update", error=True)
        return 2
    places = Places(given.root)
    os.umask(0o022)
    try:
        if given.well:
            return 0 if Updater(given.root, given.patience).is_well() else 1
        places.current()
        with (places.versions / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX if given.settle else fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("another update is on its way", error=True)
                return 1
            updater = Updater(given.root, given.patience)
            return 0 if (updater.settle() if given.settle else updater.update(wanted)) else 1
    except StopError as stop:
        say(str(stop), error=True)
        return 1
    except OSError as error:
        print(f"update: {error}", file=sys.stderr)
        return 1
