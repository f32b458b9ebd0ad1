"""The Wi-Fi of the machine, through NetworkManager: finding networks, joining one, and opening one of its own."""

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

from msgspec import Struct

from postparade.appliance.card.machine import Machine
from postparade.appliance.network_profile import HOUSE, OWN, Network, password_file
from postparade.appliance.system_programs import OrderError, order
from postparade.core.faults import DeviceFault

WAY_UP = 45.0
"""Seconds that a connection may take."""
FIELD = re.compile(r"((?:[^:\\]|\\.)*):")


class Visible(Struct, frozen=True):
    """A network in reach: its ``name``, how ``strong`` it is (0 to 100), whether it wants a password (``secured``) and
    whether this machine is in it (``joined``)."""

    name: str
    strong: int
    secured: bool
    joined: bool


class Reception(Struct, frozen=True):
    """The state of the Wi-Fi: the network that it has ``joined``, the one that it makes itself (``own``), and those in
    reach."""

    joined: str | None
    own: str | None
    networks: tuple[Visible, ...]


class Wifi:
    """All calls block, for seconds, and raise ``DeviceFault`` (``wifi_failed``)."""

    def __init__(self, nmcli: str = "nmcli", machine: Machine | None = None) -> None:
        self._nmcli = nmcli
        self._machine = machine or Machine()

    def forgets(self) -> bool:
        """Whether profiles are gone after the next start, because they lie in memory."""
        return self._machine.forgets(self._machine.networks)

    def country(self) -> str:
        """Where the radio is used, as two letters; empty while nobody has said so."""
        return self._machine.country()

    def is_off(self) -> bool:
        """Whether there is a Wi-Fi device whose radio is switched off, as it is on a Pi that knows no country yet."""
        with contextlib.suppress(OrderError):
            rows = self._rows("DEVICE,TYPE,STATE", "device", "status")
            return any(kind == "wifi" and state == "unavailable" for _, kind, state in rows)
        return False

    def device(self) -> str | None:
        """The machine's Wi-Fi device, such as ``wlan0``; None if it has none that NetworkManager manages."""
        with contextlib.suppress(OrderError):
            for name, kind, state in self._rows("DEVICE,TYPE,STATE", "device", "status"):
                if kind == "wifi" and state not in ("unmanaged", "unavailable"):
                    return name
        return None

    def reception(self, device: str, *, anew: bool = False) -> Reception:
        """The state of the Wi-Fi; ``anew`` scans for networks first, which takes seconds."""
        words = ["device", "wifi", "list", "ifname", device, "--rescan", "yes" if anew else "no"]
        try:
            rows = self._rows("IN-USE,SSID,SIGNAL,SECURITY", *words, patience=30.0)
            active = self._rows("NAME,UUID,DEVICE", "connection", "show", "--active")
            own = None
            if opened := next((uuid for name, uuid, used in active if (name, used) == (OWN, device)), None):
                # One field of one profile: without escapes, and with every blank but the end of the line.
                shown = ("-e", "no", "-g", "802-11-wireless.ssid", "connection", "show", "uuid", opened)
                own = self._run(*shown).removesuffix("\n")
        except OrderError as failed:
            raise DeviceFault("wifi_failed", why=str(failed)) from failed
        best: dict[str, Visible] = {}
        for used, name, signal, security in rows:
            strong, joined = int(signal or 0), used == "*" and own is None
            if name and name != own and (name not in best or joined or strong > best[name].strong):
                best[name] = Visible(name, strong, security not in ("", "--"), joined)
        joined_to = next((network.name for network in best.values() if network.joined), None)
        return Reception(joined_to, own, tuple(sorted(best.values(), key=lambda one: (not one.joined, -one.strong))))

    def join(self, device: str, name: str, password: str) -> None:
        """Join the network ``name``, now and at every start. If that fails, the machine goes back to the one before."""
        network = Network(name, password)
        network.check()
        if password:
            network = Network(name, password, keys=self._key_of(device, name))
        self._use(device, network)

    def open_own(self, device: str, name: str, password: str) -> None:
        """Make a network of the table's own, with WPA2, at 10.42.0.1. Raises also ``wifi_without_country``."""
        network = Network(name, password, own=True)
        network.check()
        if not self.country():
            raise DeviceFault("wifi_without_country")
        self._use(device, network)

    def _use(self, device: str, network: Network) -> None:
        """Connect ``device`` by a new profile. Others are only touched once it has worked."""
        before = self._active(device)
        uuid = str(uuid4())
        # Until then it is not for the next start either.
        words = ("connection.uuid", uuid, "connection.autoconnect", "no", *network.properties())
        self._order("connection", "add", "type", "wifi", *words)
        up = ("connection", "up", "uuid", uuid, "ifname", device)
        try:
            if network.password:
                # Lists of processes show their arguments: a secret is passed in a file instead.
                with _secret(password_file(network.password)) as file:
                    self._run(*up, "passwd-file", str(file), patience=WAY_UP)
            else:
                self._run(*up, patience=WAY_UP)
        except OrderError as failed:
            with contextlib.suppress(OrderError):
                self._run("connection", "delete", "uuid", uuid)
            if before is not None:
                with contextlib.suppress(OrderError):
                    self._run("connection", "up", "uuid", before, patience=WAY_UP)
            raise DeviceFault("wifi_failed", why=str(failed)) from failed
        self._order("connection", "modify", "uuid", uuid, "connection.autoconnect", "yes")
        for name, other in self._known():
            with contextlib.suppress(OrderError):
                if name == network.profile and other != uuid:
                    self._run("connection", "delete", "uuid", other)
                elif name in (HOUSE, OWN) and name != network.profile:
                    self._run("connection", "modify", "uuid", other, "connection.autoconnect", "no")
        # It may be the last thing before somebody pulls the plug.
        os.sync()

    def _key_of(self, device: str, name: str) -> str:
        """The key management of the network ``name``: WPA3 has one of its own."""
        with contextlib.suppress(OrderError):
            for found, security in self._rows("SSID,SECURITY", "device", "wifi", "list", "ifname", device):
                if found == name and "WPA3" in security and "WPA2" not in security:
                    return "sae"
        return "wpa-psk"

    def _active(self, device: str) -> str | None:
        """The uuid of the profile that ``device`` is connected by."""
        try:
            rows = self._rows("UUID,DEVICE", "connection", "show", "--active")
        except OrderError as failed:
            raise DeviceFault("wifi_failed", why=str(failed)) from failed
        return next((uuid for uuid, used in rows if used == device), None)

    def _known(self) -> list[list[str]]:
        """Name and uuid of every profile."""
        with contextlib.suppress(OrderError):
            return self._rows("NAME,UUID", "connection", "show")
        return []

    def _rows(self, fields: str, *words: str, patience: float = 10.0) -> list[list[str]]:
        """The table that nmcli prints for scripts: colons between fields, a backslash before those inside of them."""
        text = self._run("-t", "-e", "yes", "-f", fields, *words, patience=patience)
        count = fields.count(",") + 1
        rows = [[re.sub(r"\\(.)", r"\1", field) for field in FIELD.findall(line + ":")] for line in text.splitlines()]
        return [row for row in rows if len(row) == count]

    def _order(self, *words: str) -> None:
        try:
            self._run(*words)
        except OrderError as failed:
            raise DeviceFault("wifi_failed", why=str(failed)) from failed

    def _run(self, *words: str, patience: float = 10.0) -> str:
        return order(self._nmcli, *words, patience=patience)


@contextlib.contextmanager
def _secret(text: str) -> Iterator[Path]:
    """A file that only this user can read, for as long as it is needed."""
    number, name = tempfile.mkstemp()
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
        yield Path(name)
    finally:
        Path(name).unlink()
