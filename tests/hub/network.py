"""A hub and tables in network namespaces of their own, and between them links that can be made bad."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from tests.hub.bad_link import TUN, BadLink, Condition
from tests.process.clients import PATIENCE, REPOSITORY, ProgramProcess

IP = which("ip", path="/usr/sbin:/sbin:/usr/bin:/bin")


def needs_namespaces() -> None:
    """Skip the test where network namespaces cannot be had."""
    if not possible():
        pytest.skip(f"needs namespaces: run as root, with iproute2 and {TUN}")


def possible() -> bool:
    """Whether this machine has what it takes."""
    if os.geteuid() or IP is None:
        return False
    try:
        Network(1).close()
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


class Network:
    """So many namespaces, each with two links to this one: one to a hub here, which can be made bad, and one for those
    who look on."""

    def __init__(self, count: int) -> None:
        """Raises ``OSError`` and ``CalledProcessError`` where that is not possible."""
        self._mark = os.getpid() % 30_000
        self._net = f"10.{100 + self._mark % 100}"
        self._count = count
        self.links: dict[int, BadLink] = {}
        try:
            for number in range(1, count + 1):
                self._make(number)
        except BaseException:
            self.close()
            raise

    def name(self, number: int) -> str:
        """What the namespace is called."""
        return f"ppn{self._mark}-{number}"

    def hub_address(self, number: int) -> str:
        """Where the hub is for that namespace."""
        return f"{self._net}.{number}.1"

    def address(self, number: int) -> str:
        """Where whoever looks on finds that namespace."""
        return f"{self._net}.{100 + number}.2"

    def make(self, condition: Condition, *numbers: int) -> None:
        """Make the links of those namespaces (none: of all) to the hub such as ``condition`` says, both ways."""
        for number in numbers or self.links:
            self.links[number].condition = condition

    def close(self) -> None:
        """Take everything away again."""
        for link in self.links.values():
            link.close()
        for number in range(1, self._count + 1):
            with contextlib.suppress(subprocess.CalledProcessError):
                _ip(f"netns del {self.name(number)}")
            with contextlib.suppress(subprocess.CalledProcessError):
                # With its namespace the other end goes, and this one with it, a moment later.
                _ip(f"link del v{self.name(number)}")

    def _make(self, number: int) -> None:
        name = self.name(number)
        _ip(f"netns add {name}")
        _ip(f"-n {name} link set lo up")
        _ip(f"link add v{name} type veth peer name view0 netns {name}")
        self.links[number] = BadLink(f"h{name}", f"f{name}", seed=number)
        _ip(f"link set f{name} netns {name}")
        for here, there, net in ((f"v{name}", "view0", 100 + number), (f"h{name}", f"f{name}", number)):
            _ip(f"addr add {self._net}.{net}.1/24 dev {here}")
            _ip(f"link set {here} up")
            _ip(f"-n {name} addr add {self._net}.{net}.2/24 dev {there}")
            _ip(f"-n {name} link set {there} up")


class FarTable(ProgramProcess):
    """A table that runs in the namespace ``number``."""

    def __init__(self, network: Network, number: int, data: Path, *options: str) -> None:
        self._address = network.address(number)
        command = [IP or "ip", "netns", "exec", network.name(number), sys.executable, "-m", "tests.process.hurried"]
        paths = os.pathsep.join((str(REPOSITORY / "controller"), str(REPOSITORY)))
        environment = {**os.environ, "PYTHONPATH": paths, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("NOTIFY_SOCKET", None)
        serves = ("run", "--host", "0.0.0.0", "--port", "0", "--data", str(data))
        super().__init__([*command, *serves, *options], environment, data)

    @property
    def base(self) -> str:
        """Its address for whoever looks on."""
        return f"http://{self._address}:{self.said(r'Board: http://[^:]+:([0-9]+)/')}"


def _ip(command: str) -> None:
    subprocess.run([IP or "ip", *command.split()], check=True, capture_output=True, timeout=PATIENCE)
