"""Wi-Fi profiles of NetworkManager: their properties, and their files, which NetworkManager writes itself.

A password stands in no list of processes: it goes to NetworkManager through a pipe or a file, in the notation of each.
"""

import re
import subprocess
from uuid import uuid4

from msgspec import Struct

from postparade.core.faults import DeviceFault, Phrase

HOUSE, OWN = "house", "postparade"
"""Names of the profiles: for the network of the house, and for the table's own. Settings of a card, installer and
console use the same names; several profiles may have one name."""
OWN_ADDRESS = "10.42.0.1"
PASSWORD_PROPERTY = "802-11-wireless-security.psk"  # noqa: S105 the name of one
PATIENCE = 20.0
EDGES = re.compile(r"^[ \t]+|[ \t]+$")


class Network(Struct, frozen=True):
    """A Wi-Fi network by its ``name``, with its ``password`` (empty for an open one), and whether it is the table's
    ``own``. ``keys`` is how it is secured, in NetworkManager's words."""

    name: str
    password: str = ""
    own: bool = False
    keys: str = "wpa-psk"

    @property
    def profile(self) -> str:
        """The name of its profile."""
        return OWN if self.own else HOUSE

    def check(self) -> None:
        """Raise ``DeviceFault`` (``wifi_failed``) unless NetworkManager takes name and password."""
        if not 1 <= len(self.name.encode(errors="replace")) <= 32 or not _one_line(self.name):
            raise DeviceFault("wifi_failed", why=Phrase("wifi_name_unfit"))
        if (self.password or self.own) and not password_fits(self.password):
            raise DeviceFault("wifi_failed", why=Phrase("wifi_password_unfit"))

    def properties(self) -> tuple[str, ...]:
        """Everything but the password, as words of ``nmcli connection add``."""
        words: tuple[str, ...] = ("con-name", self.profile, "ssid", self.name)
        if self.own:
            words += ("802-11-wireless.mode", "ap", "802-11-wireless.band", "bg", "802-11-wireless.channel", "6")
            words += ("802-11-wireless.powersave", "2", "ipv4.method", "shared")
            words += ("ipv4.addresses", f"{OWN_ADDRESS}/24", "ipv6.method", "disabled")
            words += ("wifi-sec.proto", "rsn", "wifi-sec.pairwise", "ccmp")
        return (*words, "wifi-sec.key-mgmt", self.keys) if self.password else words


def _one_line(text: str) -> bool:
    return not set(text) & set("\0\n\r")


def password_fits(password: str) -> bool:
    """Whether NetworkManager takes ``password`` for WPA: 8 to 63 bytes in one line, or a key of 64 digits."""
    size = len(password.encode(errors="replace"))
    return _one_line(password) and (8 <= size <= 63 or re.fullmatch("[0-9A-Fa-f]{64}", password) is not None)


def profile_file(network: Network, uuid: str | None = None, nmcli: str = "nmcli") -> bytes:
    """The file with the profile of ``network``, as NetworkManager writes it, without asking the service, which need not
    run. Raises ``DeviceFault`` (``wifi_failed``)."""
    network.check()
    words = ("connection.uuid", uuid or str(uuid4()), *network.properties())
    written = _offline(nmcli, b"", "add", "type", "wifi", *words)
    if not network.password:
        return written
    section = b"\n[wifi-security]\n"
    with_secret = written.replace(section, section + b"psk=" + keyfile_value(network.password).encode() + b"\n", 1)
    # Read and written once more: what comes out is what NetworkManager has understood.
    profile = _offline(nmcli, with_secret, "modify", "connection.autoconnect", "yes")
    if b"\npsk=" not in profile:
        # Nobody may take it for the network: the password would be erased from the card, and the machine stay away.
        raise DeviceFault("wifi_failed", why="NetworkManager left the password out")
    return profile


def keyfile_value(text: str) -> str:
    r"""``text`` in the notation of NetworkManager's files: a backslash is doubled, blanks at the beginning become
    ``\s``, tabs ``\t``."""
    escaped = text.replace("\\", "\\\\").replace("\t", "\\t")
    blanks = len(escaped) - len(escaped.lstrip(" "))
    return "\\s" * blanks + escaped[blanks:]


def password_file(password: str) -> str:
    r"""``password`` as a line for ``nmcli connection up ... passwd-file``, which takes blanks from the ends and reads
    backslashes as those of C."""

    def octal(blanks: re.Match[str]) -> str:
        return "".join(f"\\{ord(one):03o}" for one in blanks[0])

    return f"{PASSWORD_PROPERTY}:{EDGES.sub(octal, password.replace(chr(92), chr(92) * 2))}\n"


def _offline(nmcli: str, given: bytes, *words: str) -> bytes:
    order = (nmcli, "--offline", "connection", *words)
    try:
        done = subprocess.run(order, input=given, capture_output=True, timeout=PATIENCE, check=False)
    except OSError as error:
        raise DeviceFault("wifi_failed", why=error) from error
    except subprocess.TimeoutExpired as error:
        raise DeviceFault("wifi_failed", why=Phrase("no_answer_in_time")) from error
    if done.returncode:
        # Its words may quote what it was given.
        raise DeviceFault("wifi_failed", why=f"NetworkManager does not take it (exit status {done.returncode})")
    return done.stdout
