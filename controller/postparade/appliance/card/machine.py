"""The machine that a card's settings are taken into: its files, and what it has already been told."""

import contextlib
import os
import re
import shutil
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from postparade.appliance.network_profile import HOUSE, OWN, OWN_ADDRESS
from postparade.appliance.system_programs import OrderError, order
from postparade.core.durable import sync_folder, write_whole
from postparade.doctor import finding
from postparade.doctor.checks.disk import IN_MEMORY
from postparade.web.connectivity_checks import name_service

USUAL_NETWORKS = "etc/NetworkManager/system-connections"
PROFILES = {HOUSE: ("wifi_name", "wifi_password"), OWN: ("hotspot_name", "hotspot_password")}
"""Which settings of a card make which profile."""
LOCAL_NAMES = ("", ".local", ".lan", ".home.arpa")
"""What follows the name of the machine on a network of its own."""


class Taken(Struct):
    """A network that was taken from the card: the ``print`` of its lines, its profile ``uuid``, and whether it has
    ``worked``, or was ``replaced`` by another one on the console."""

    print: str
    uuid: str
    name: str
    worked: bool = False
    replaced: bool = False


class Memory(Struct):
    """What was taken from the card so far: other ``values`` by key, the country that the
    ``radio`` was given, and ``networks`` by the name of their profile. A
    line counts again only when it has changed, so that what the host sets later on the console stays."""

    salt: str = ""
    values: dict[str, str] = {}
    radio: str = ""
    networks: dict[str, Taken] = {}


class Machine:
    """The files of the machine below ``root``; ``config`` is the configuration of the table, ``folder`` belongs to the
    machine itself and lies beside the evenings, where it outlasts a system that is read only."""

    def __init__(
        self, root: Path = Path("/"), config: Path | None = None, file_system: Callable[[Path], str] | None = None
    ) -> None:
        self.root = root
        self.boot = root / "boot/firmware"
        self.config = config or root / "data/postparade/postparade.toml"
        self.folder = root / "data/machine"
        self.told = root / "run/postparade-card.json"
        self.first_config = root / "opt/postparade-versions/first.toml"
        self._file_system = file_system or finding.Machine().file_system

    @property
    def is_running(self) -> bool:
        """Whether this is the machine that we run on, and no folder with the files of one."""
        return self.root == Path("/")

    @property
    def networks(self) -> Path:
        """Where NetworkManager keeps its profiles: the machine's own folder, once the installer has said so."""
        told = self.root / "etc/NetworkManager/conf.d/50-postparade.conf"
        return self.folder / "networks" if told.is_file() else self.root / USUAL_NETWORKS

    def forgets(self, folder: Path) -> bool:
        """Whether files in ``folder`` are gone after the next start."""
        return self._file_system(folder) in IN_MEMORY

    def memory(self) -> Memory:
        """The settings applied so far; none if that is no longer known."""
        try:
            return msgspec.json.decode((self.folder / "card.json").read_bytes(), type=Memory)
        except (OSError, msgspec.MsgspecError):
            return Memory(salt=os.urandom(16).hex())

    def remember(self, memory: Memory) -> None:
        """Keep ``memory``, which only root can read. Raises ``OSError``."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_private(self.folder / "card.json", msgspec.json.encode(memory))

    def forget_everything(self) -> None:
        """Remove evenings, settings, calibrations, tokens and Wi-Fi profiles; the configuration is as the installer
        left it. The program stays. Raises ``OSError``."""
        for path in (*self._all_in(self.config.parent), *self._all_in(self.folder)):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        self.networks.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self.first_config.is_file():
            shutil.copyfile(self.first_config, self.config)
            self.config.chmod(0o640)
            owner = self.config.parent.stat()
            os.chown(self.config, owner.st_uid, owner.st_gid)

    def _all_in(self, folder: Path) -> list[Path]:
        # A folder that a partition is mounted in has this one of its own, which stays.
        return [path for path in folder.iterdir() if path.name != "lost+found"] if folder.is_dir() else []

    def write_profile(self, name: str, uuid: str, data: bytes) -> None:
        """Put a profile where NetworkManager finds it, durably. Raises ``OSError``."""
        self.networks.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_private(self.networks / f"{name}-{uuid}.nmconnection", data)

    def has_profile(self, uuid: str) -> bool:
        """Whether the profile ``uuid`` is still there."""
        return any(f"\nuuid={uuid}\n" in text for text in self._profiles().values())

    def remove_profiles(self, name: str, but: str) -> None:
        """Remove the profiles called ``name`` but the one with this uuid. Raises ``OSError``."""
        for path, text in self._profiles().items():
            if f"\nid={name}\n" in text and f"\nuuid={but}\n" not in text:
                path.unlink(missing_ok=True)

    def _profiles(self) -> dict[Path, str]:
        try:
            files = sorted(self.networks.glob("*.nmconnection"))
            return {path: path.read_text(encoding="utf-8", errors="replace") for path in files}
        except OSError:
            return {}

    def newest(self) -> float:
        """When something was last written beside the evenings, in seconds since 1970."""
        files = (*self._all_in(self.config.parent), *self._all_in(self.folder))
        times = [path.lstat().st_mtime for path in files]
        return max(times, default=0.0)

    def advance_clock(self) -> None:
        """A machine without a clock of its own begins in the past, and one whose system is read only forgets what time
        it was: go on from when the evenings were last written. Raises ``OSError``."""
        newest = self.newest()
        if self.is_running and newest > time.time():
            time.clock_settime(time.CLOCK_REALTIME, newest)

    def name(self) -> str:
        """The name of the machine."""
        try:
            return (self.root / "etc/hostname").read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def set_name(self, name: str) -> None:
        """Call the machine ``name``, now and at every start. Raises ``OSError`` and ``OrderError``."""
        hosts = self.root / "etc/hosts"
        lines = hosts.read_text(encoding="utf-8").splitlines() if hosts.exists() else ["127.0.0.1\tlocalhost"]
        kept = [line for line in lines if not line.startswith(("127.0.1.1\t", "127.0.1.1 "))]
        hosts.write_text("\n".join((*kept, f"127.0.1.1\t{name}", "")), encoding="utf-8")
        (self.root / "etc/hostname").write_text(f"{name}\n", encoding="utf-8")
        if self.is_running:
            order("hostname", name)

    def set_country(self, country: str, *, new: bool) -> None:
        """Let the radio use the channels of ``country``, which is ``new`` or has been set before. Raises
        ``OrderError``."""
        if not self.is_running:
            return
        if shutil.which("raspi-config"):
            if new:
                order("raspi-config", "nonint", "do_wifi_country", country, patience=60.0)
        elif shutil.which("iw"):
            # This lasts until the next start.
            order("iw", "reg", "set", country)
        else:
            raise OrderError("neither raspi-config nor iw is installed")
        if shutil.which("rfkill"):
            # A system without a country may keep its radios off, and remember that.
            order("rfkill", "unblock", "wlan")

    def country(self) -> str:
        """The country that the configuration names, else that of the running radio; empty if it has none."""
        try:
            parsed = tomllib.loads(self.config.read_text(encoding="utf-8-sig"))
            named = parsed["wifi"]["country"]
        except (OSError, ValueError, LookupError, TypeError):
            named = ""
        return named if isinstance(named, str) and named else self._country_of_the_radio()

    def _country_of_the_radio(self) -> str:
        if not self.is_running:
            return ""
        with contextlib.suppress(OrderError):
            found = re.findall("^country ([A-Z]{2}):", order("iw", "reg", "get"), re.MULTILINE)
            return next(iter(found), "")
        return ""

    def write_name_service(self) -> None:
        """Let the names of the machine lead to it on a network of its own. Raises ``OSError``."""
        folder = self.root / "etc/NetworkManager/dnsmasq-shared.d"
        name = self.name()
        names = [f"{name}{suffix}" for suffix in LOCAL_NAMES] if name else []
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "postparade.conf").write_text(name_service(names, OWN_ADDRESS), encoding="utf-8")

    def prefer_many_phones(self) -> None:
        """Choose the firmware of the Pi's Wi-Fi that holds about nineteen phones instead of seven, where there is
        one."""
        small = self.root / "lib/firmware/cypress/cyfmac43455-sdio-minimal.bin"
        if self.is_running and small.exists():
            with contextlib.suppress(OrderError):
                order("update-alternatives", "--set", "cyfmac43455-sdio.bin", str(small))

    def reload_networks(self) -> None:
        """Make a running NetworkManager reload its profiles."""
        if self.is_running:
            with contextlib.suppress(OrderError):
                order("systemctl", "is-active", "--quiet", "NetworkManager")
                order("nmcli", "connection", "reload")


def write_private(path: Path, data: bytes) -> None:
    """Write a file that only its owner can read, whole, and return when it is on the disk. Raises ``OSError``."""
    write_whole(path, data, path.with_name(f".{path.name}.new"), mode=0o600)
    sync_folder(path.parent)
