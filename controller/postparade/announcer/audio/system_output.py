"""Whether the machine itself lets the sound out: what its mixer says of the output, which SDL does not know.

The sound server (PulseAudio, or PipeWire in its place) is asked with ``pactl``, and ALSA alone with ``amixer``. Both
are only read, never set.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault

PATIENCE = 3.0
"""Seconds after which a mixer that does not answer is left alone."""
GATES = ("Master", "PCM", "Digital")
"""The controls of ALSA that everything goes through, on the cards that have them."""
NOWHERE = ("dummy", "disk")
"""Drivers of SDL whose sound never reaches an output."""

CONTROL = re.compile(r"^Simple mixer control '([^']+)'", re.MULTILINE)
LEVEL = re.compile(r"Playback.*?\[(\d+)%\](?:.*?\[(on|off)\])?")

Ask = Callable[[Sequence[str]], str | None]
"""Runs a command and returns what it prints; ``None`` if it is not there or fails."""


class SystemOutput(Struct, frozen=True):
    """The output that the sound goes to: its ``name`` for people, whether it is ``silent`` (muted, or turned down to
    nothing), whether something is ``plugged`` into it (``None``: unknown), and whether it ``runs``: takes samples."""

    name: str
    silent: bool = False
    plugged: bool | None = None
    runs: bool = False

    @property
    def fault(self) -> DeviceFault | None:
        """Why nobody can hear anything, if that is known."""
        if self.silent:
            return DeviceFault("sound_muted", device=self.name)
        return DeviceFault("sound_unplugged", device=self.name) if self.plugged is False else None

    @property
    def confirmation(self) -> Confirmation:
        """How far it is known that the sound is played; that anybody hears it is never known."""
        if self.fault is not None:
            return Confirmation.WITHHELD
        return Confirmation.RECEIVED if self.runs else Confirmation.SENT


def run(command: Sequence[str]) -> str | None:
    """What ``command`` prints; ``None`` if it is not installed, fails, or takes too long."""
    if shutil.which(command[0]) is None:
        return None
    environment = os.environ | {"LC_ALL": "C"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment, errors="replace"
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def look(wanted: str = "", ask: Ask = run, process: int | None = None) -> SystemOutput | None:
    """The output that this program's sound goes to, else the one called ``wanted``, else the default one; ``None``
    where nobody can tell."""
    if os.environ.get("SDL_AUDIODRIVER") in NOWHERE:
        return None
    sinks = _listed(ask(("pactl", "--format=json", "list", "sinks")))
    if sinks:
        streams = _listed(ask(("pactl", "--format=json", "list", "sink-inputs")))
        default = (ask(("pactl", "get-default-sink")) or "").strip()
        return _of_server(sinks, streams, default, wanted, str(process or os.getpid()))
    return _of_alsa(ask(("amixer", "-M")))


def _listed(answer: str | None) -> list[dict[str, object]]:
    try:
        found = json.loads(answer or "")
    except (ValueError, RecursionError):
        return []
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _of_server(
    sinks: list[dict[str, Any]], streams: list[dict[str, object]], default: str, wanted: str, process: str
) -> SystemOutput:
    ours = [one for one in streams if _property(one, "application.process.id") == process]
    at = {one.get("sink") for one in ours}
    sink = (
        next((one for one in sinks if one.get("index") in at), None)
        or next((one for one in sinks if wanted and wanted in (one.get("description"), one.get("name"))), None)
        or next((one for one in sinks if one.get("name") == default), sinks[0])
    )
    ports = sink.get("ports")
    port = next(
        (one for one in ports or () if isinstance(one, dict) and one.get("name") == sink.get("active_port")), {}
    )
    heard = {"available": True, "not available": False}.get(str(port.get("availability")))
    silent = _silent(sink) or bool(ours and all(map(_silent, ours)))
    name = str(sink.get("description") or sink.get("name") or "?")
    return SystemOutput(name, silent, heard, sink.get("state") == "RUNNING")


def _property(one: dict[str, object], name: str) -> str:
    properties = one.get("properties")
    return str(properties.get(name, "")) if isinstance(properties, dict) else ""


def _silent(one: dict[str, object]) -> bool:
    """Whether a sink or a stream is muted or at volume 0."""
    volume = one.get("volume")
    parts = volume.values() if isinstance(volume, dict) else ()
    levels = [part.get("value") for part in parts if isinstance(part, dict)]
    return bool(one.get("mute")) or (bool(levels) and not any(levels))


def _of_alsa(answer: str | None) -> SystemOutput | None:
    """The default card. Its sound is out if a control that all of it goes through is down, or the only one it has."""
    parts = CONTROL.split(answer or "")[1:]
    down: dict[str, bool] = {}
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        levels = LEVEL.findall(text)
        if levels:
            down[name] = all(switch == "off" or int(percent) == 0 for percent, switch in levels)
    gates = {name: is_down for name, is_down in down.items() if name in GATES or len(down) == 1}
    if not gates:
        return None
    closed = [name for name, is_down in gates.items() if is_down]
    return SystemOutput((closed or list(gates))[0], bool(closed))
