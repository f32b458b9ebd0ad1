"""The Wi-Fi of the machine, through NetworkManager: finding networks, joining one, and opening one of its own."""

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from postparade.appliance.order import OrderError, order
from postparade.core.faults import DeviceFault, Phrase

HOUSE, TRIED, OWN = "house", "house-new", "postparade"
"""Names of the connections: to the network of the house, to one that is being tried, and the table's own network. The
settings on a card and the installer use the same names."""
WAY_UP = 45.0
"""Seconds that a connection may take."""
FIELD = re.compile(r"((?:[^:\\]|\\.)*):")


class Network(Struct, frozen=True):
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
    networks: tuple[Network, ...]


class Wifi:
    """All calls block, for seconds, and raise ``DeviceFault`` (``wifi_failed``)."""

    def __init__(self, nmcli: str = "nmcli") -> None:
        self._nmcli = nmcli

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
            active = self._rows("NAME,DEVICE", "connection", "show", "--active")
            own = None
            if [OWN, device] in active:
                own = self._run("-g", "802-11-wireless.ssid", "connection", "show", OWN).strip()
        except OrderError as failed:
            raise DeviceFault("wifi_failed", why=str(failed)) from failed
        best: dict[str, Network] = {}
        for used, name, signal, security in rows:
            strong, joined = int(signal or 0), used == "*" and own is None
            if name and name != own and (name not in best or joined or strong > best[name].strong):
                best[name] = Network(name, strong, security not in ("", "--"), joined)
        joined_to = next((network.name for network in best.values() if network.joined), None)
        return Reception(joined_to, own, tuple(sorted(best.values(), key=lambda one: (not one.joined, -one.strong))))

    @staticmethod
    def check(name: str, password: str, *, own: bool) -> None:
        """Check that name and password are possible ones; the table's ``own`` network always has a password."""
        if not 1 <= len(name.encode()) <= 32 or not name.isprintable():
            raise DeviceFault("wifi_failed", why=Phrase("wifi_name_unfit"))
        if (password or own) and not re.fullmatch(r"[ -~]{8,63}", password):
            raise DeviceFault("wifi_failed", why=Phrase("wifi_password_unfit"))

    def join(self, device: str, name: str, password: str) -> None:
        """Join the network ``name``, now and at every start. If that fails, the machine goes back to the one before."""
        self.check(name, password, own=False)
        before = self._active(device)
        secured = ("wifi-sec.key-mgmt", self._key_of(device, name)) if password else ()
        self._try(device, before, password, ("ssid", name, *secured))
        # Only now is the previous connection no longer needed.
        with contextlib.suppress(OrderError):
            self._run("connection", "delete", HOUSE)
        with contextlib.suppress(OrderError):
            self._run("connection", "modify", OWN, "connection.autoconnect", "no")
        self._order("connection", "modify", TRIED, "connection.id", HOUSE)

    def open_own(self, device: str, name: str, password: str) -> None:
        """Make a network of the table's own, with WPA2, at 10.42.0.1."""
        self.check(name, password, own=True)
        before = self._active(device)
        self._try(
            device,
            None if before == OWN else before,
            password,
            ("ssid", name, "802-11-wireless.mode", "ap", "802-11-wireless.band", "bg", "802-11-wireless.channel", "6"),
            ("802-11-wireless.powersave", "2", "ipv4.method", "shared", "ipv4.addresses", "10.42.0.1/24"),
            ("ipv6.method", "disabled", "wifi-sec.key-mgmt", "wpa-psk", "wifi-sec.proto", "rsn"),
            ("wifi-sec.pairwise", "ccmp"),
        )
        with contextlib.suppress(OrderError):
            self._run("connection", "delete", OWN)
        with contextlib.suppress(OrderError):
            self._run("connection", "modify", HOUSE, "connection.autoconnect", "no")
        self._order("connection", "modify", TRIED, "connection.id", OWN)

    def _try(self, device: str, before: str | None, password: str, *settings: tuple[str, ...]) -> None:
        with contextlib.suppress(OrderError):
            self._run("connection", "delete", TRIED)
        words = [word for some in settings for word in some]
        self._order("connection", "add", "type", "wifi", "ifname", device, "con-name", TRIED, *words)
        try:
            if password:
                # Lists of processes show their arguments: a secret is passed in a file instead.
                with _secret(f"802-11-wireless-security.psk:{password}\n") as file:
                    self._run("connection", "up", TRIED, "passwd-file", str(file), patience=WAY_UP)
            else:
                self._run("connection", "up", TRIED, patience=WAY_UP)
        except OrderError as failed:
            with contextlib.suppress(OrderError):
                self._run("connection", "delete", TRIED)
            if before is not None:
                with contextlib.suppress(OrderError):
                    self._run("connection", "up", before, patience=WAY_UP)
            raise DeviceFault("wifi_failed", why=str(failed)) from failed

    def _key_of(self, device: str, name: str) -> str:
        """The key management of the network ``name``: WPA3 has one of its own."""
        with contextlib.suppress(OrderError):
            for found, security in self._rows("SSID,SECURITY", "device", "wifi", "list", "ifname", device):
                if found == name and "WPA3" in security and "WPA2" not in security:
                    return "sae"
        return "wpa-psk"

    def _active(self, device: str) -> str | None:
        try:
            rows = self._rows("NAME,DEVICE", "connection", "show", "--active")
        except OrderError as failed:
            raise DeviceFault("wifi_failed", why=str(failed)) from failed
        return next((name for name, used in rows if used == device), None)

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
