"""The broker of a night: Debian's Mosquitto, started by the hub with a name, a password and topics of its own for every
table. It keeps nothing, and is started again when it dies."""

import asyncio
import base64
import contextlib
import getpass
import hashlib
import logging
import os
import secrets
import signal
from pathlib import Path
from shutil import which

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault
from postparade.hub.ledger.applying import Member
from postparade.hub.link.mqtt_wire import HUB, Place, connected, down, up, user_of

log = logging.getLogger(__name__)

PLACES = os.pathsep.join(("/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"))
ITERATIONS, SALT_BYTES = 101, 12
"""Mosquitto's usual figures; passwords here are long and random."""
_DIES_WITH_US = ("setpriv", "--pdeathsig", "KILL")
"""A broker that outlives its hub holds the port, and does not know the hub that is started next."""
PAUSE = 1.0
"""Seconds before a broker that has died is started again."""
LOOK = 0.05
"""Seconds between looks whether a broker that was started answers."""


class Broker:
    """Mosquitto on ``port`` of ``host``, with its files in ``folder``."""

    def __init__(self, folder: Path, host: str, port: int, clock: Clock) -> None:
        """Raises ``DeviceFault`` (``hub_no_broker``) where there is no Mosquitto."""
        found = which("mosquitto", path=PLACES)
        if found is None:
            raise DeviceFault("hub_no_broker")
        self._program = found
        self._folder = folder
        self._clock = clock
        self._process: asyncio.subprocess.Process | None = None
        self._answers = False
        self._outdated = False
        self._password = secrets.token_hex(24)
        self._lines = [
            f"listener {port} {host}",
            "allow_anonymous false",
            "persistence false",
            "max_queued_messages 1000",
            f"password_file {folder / 'passwords'}",
            f"acl_file {folder / 'topics'}",
            f"user {getpass.getuser()}",
            "log_dest none",
        ]
        self.own = Place("127.0.0.1", port, HUB, self._password)
        """How the hub signs in."""

    def admit(self, members: tuple[Member, ...]) -> None:
        """Let ``members`` in, each with its key for its own topics, and nobody else. Raises ``OSError``. Waits
        for the disk, in whatever thread."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        names = {HUB: self._password} | {user_of(one.number): one.key for one in members}
        topics = [f"user {HUB}", f"topic read {up('+')}", "topic write postparade/night/+/down"]
        for one in members:
            topics += [f"user {user_of(one.number)}", f"topic write {up(one.number)}", f"topic read {down(one.number)}"]
        self._write("passwords", [f"{name}:{hashed(password)}" for name, password in names.items()])
        self._write("topics", topics)
        self._write("mosquitto.conf", self._lines)
        self._outdated = True
        if self._answers:
            self._read_again()

    async def run(self) -> None:
        """Keep the broker running until cancelled; :meth:`admit` somebody first."""
        while True:
            self._outdated = False
            process = await asyncio.create_subprocess_exec(
                *_DIES_WITH_US,
                self._program,
                "-c",
                str(self._folder / "mosquitto.conf"),
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            self._process = process
            looking = asyncio.create_task(self._until_it_answers())
            try:
                status = await process.wait()
            finally:
                looking.cancel()
                self._answers = False
                if process.returncode is None:
                    process.terminate()
                    await process.wait()
            log.warning("the broker has ended with %s and is started again", status)
            await self._clock.sleep(PAUSE)

    @property
    def process(self) -> int | None:
        """The number of its process."""
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    async def _until_it_answers(self) -> None:
        """A signal before that would end it, and may find the files read already."""
        while True:
            with contextlib.suppress(ConnectionError):
                async with connected(self.own, up("+")):
                    break
            await self._clock.sleep(LOOK)
        self._answers = True
        if self._outdated:
            self._read_again()

    def _read_again(self) -> None:
        self._outdated = False
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGHUP)

    def _write(self, name: str, lines: list[str]) -> None:
        path = self._folder / name
        with open(path, "w", encoding="ascii", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
            file.write("\n".join(lines) + "\n")


def hashed(password: str) -> str:
    """``password`` as Mosquitto keeps it: PBKDF2 over SHA-512."""
    salt = secrets.token_bytes(SALT_BYTES)
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, ITERATIONS)
    return f"$7${ITERATIONS}${base64.b64encode(salt).decode()}${base64.b64encode(digest).decode()}"
