"""Everything that helps others diagnose a table, in one file and without secrets."""

import contextlib
import copy
import io
import json
import re
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from importlib.metadata import distributions
from itertools import product
from pathlib import Path
from typing import TypeVar

import msgspec

from postparade.config import Settings, as_toml
from postparade.core.faults import Fault
from postparade.dice.measuring.store import KINDS, MeasurementStore
from postparade.dice.tray_calibration.store import FOLDER as CAMERAS
from postparade.doctor.finding import Finding

LOG_LINES = 2000
SYSTEM = ("/etc/os-release", "/proc/cpuinfo", "/proc/meminfo", "/proc/mounts", "/proc/asound/cards")
ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b")
"""Addresses of the network (IPv4 and IPv6) and of network cards."""
PIN = re.compile(r"(?i)(\bpin\W{1,5})\w+")
SECRET = frozenset({"pin", "password", "secret", "url"})
"""Last words of the names of settings that are nobody else's business; an address to call often holds a token."""
Of = TypeVar("Of", bound=msgspec.Struct)
CODE = re.compile(r"(/join#)\w+")


def pack(findings: Sequence[Finding], settings: Settings) -> bytes:
    """A ``.tar.gz`` of ``findings``, configuration, versions, system and log, and of what was measured of the dice
    cameras or came of playing with them, with the pictures of the tray that belong to it."""
    shown = without_secrets(settings)
    files = {
        "doctor.json": json.dumps(msgspec.to_builtins(findings), indent=1),
        "configuration.toml": as_toml(shown),
        "packages.txt": "\n".join(sorted(f"{one.name}=={one.version}" for one in distributions())),
        "system.txt": "\n\n".join(Path(path).read_text(errors="replace") for path in SYSTEM if Path(path).is_file()),
        "log.txt": _log(),
    }
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, data in [(name, redacted(text).encode()) for name, text in files.items()] + list(_measured(settings)):
            member = tarfile.TarInfo(f"postparade-doctor/{name}")
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return packed.getvalue()


def _measured(settings: Settings) -> Iterator[tuple[str, bytes]]:
    """The measurements of all dice cameras: pictures only of the tray, and only those that a measurement names."""
    for folder, kind in product(sorted((Path(settings.table.data) / CAMERAS).glob("*/")), KINDS):
        store = MeasurementStore(folder, kind)
        with contextlib.suppress(Fault):
            found = store.load()
            if found is None:
                continue
            for roll in found.rolls:
                data = None if roll.picture is None else store.picture(roll.picture)
                if data is not None:
                    yield f"{CAMERAS}/{folder.name}/{roll.picture}", data
            yield f"{CAMERAS}/{folder.name}/{store.file}", msgspec.json.encode(found)


def without_secrets(settings: Of) -> Of:
    """``settings`` without what opens anything: PINs, passwords, secrets, and addresses that are some."""
    changes: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(settings).items():
        if isinstance(value, msgspec.Struct):
            changes[name] = without_secrets(value)
        elif isinstance(value, tuple) and any(isinstance(one, msgspec.Struct) for one in value):
            changes[name] = tuple(without_secrets(one) for one in value)
        elif value and name.rpartition("_")[2] in SECRET:
            changes[name] = "..."
    # What was checked when it was read is not checked again: a blanked value need not fit.
    shown = copy.copy(settings)
    for name, value in changes.items():
        msgspec.structs.force_setattr(shown, name, value)
    return shown


def _log() -> str:
    """The last lines of the service's log, where there is one."""
    order = ["journalctl", "--unit=postparade", f"--lines={LOG_LINES}", "--no-pager", "--output=short-iso"]
    try:
        return subprocess.run(order, capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"there is no log of a service here: {error}"


def redacted(text: str) -> str:
    """``text`` without PINs, codes and addresses."""
    return CODE.sub(r"\1...", PIN.sub(r"\1...", ADDRESS.sub("(address)", text)))
