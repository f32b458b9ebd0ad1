"""A real PostgreSQL of Debian's package, started in a folder of its own by somebody who is not root."""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.free_port import free_port

PATIENCE = 60
USER = "postparade"
_numbers = itertools.count(1)


def programs() -> Path:
    """The folder of PostgreSQL's programs; the test is skipped where there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("needs postgresql: apt install postgresql")
    return found[-1].parent


def owner() -> str | None:
    """As whom to run it: PostgreSQL refuses to be started by root."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Server:
    """A server on a free port and a socket of its own; what it holds is forgotten with its folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = programs()
        self._owner = owner()
        self.port = free_port()
        if self._owner is not None:
            shutil.chown(folder, self._owner)
        self._call("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale", "-N")

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self._programs / program), *words],
            user=self._owner,
            cwd=self._folder,
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )

    def start(self) -> None:
        """Start it, and wait until it lets somebody in."""
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        words = ("-D", str(self._folder / "data"), "-w", "-t", str(PATIENCE), "-l", str(self._folder / "log"))
        self._call("pg_ctl", *words, "-o", options, "start")

    def kill(self) -> None:
        """As a power cut would: no process of it ends in an orderly way."""
        self._call("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def stop(self) -> None:
        """End it, if it runs."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self.kill()

    def address(self, database: str) -> str:
        """The address of ``database``."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"night{next(_numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


@contextmanager
def running() -> Iterator[Server]:
    """A server that runs."""
    with tempfile.TemporaryDirectory(prefix="postparade-pg-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
