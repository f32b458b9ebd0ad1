r"""Profiles are written by NetworkManager itself, and every name and password survives, byte for byte.

The judge is the real ``nmcli``, to which a test may give a password as an argument.
"""

import random
import shutil
import subprocess
import unicodedata
from pathlib import Path

import pytest

from postparade.appliance.network_profile import Network, password_file, password_fits, profile_file
from postparade.core.faults import DeviceFault

UUID = "11111111-2222-3333-4444-555555555555"
NASTY = [
    "back\\slash1",
    " leading blank",
    "trailing blank ",
    "  two and two  ",
    "tab\tinside\t",
    "\\s\\t\\n\\040",
    '"in quotes"',
    "'single quotes'",
    "#comment; and = signs",
    "semi;colon;list;",
    "Käsekuchen für Jürgen",
    "\N{RIGHT SINGLE QUOTATION MARK}smart\N{LEFT DOUBLE QUOTATION MARK}",
    "%s %d {x} $(reboot) `id`",
    "-starts-with-dash",
    "\N{NO-BREAK SPACE}no break\N{NO-BREAK SPACE}",
    "🐎🐎🐎🐎",
    "[wifi-security]",
    "x" * 63,
    "0123456789abcdef" * 4,
]


@pytest.fixture(autouse=True)
def nmcli() -> str:
    found = shutil.which("nmcli")
    if found is None:
        pytest.skip("needs nmcli: sudo apt-get install network-manager")
    return found


def judged(nmcli: str, network: Network) -> bytes | None:
    """What NetworkManager writes when it is given the password as it is; None if it does not take it."""
    secret = ("wifi-sec.psk", network.password) if network.password else ()
    words = ("connection.uuid", UUID, *network.properties(), *secret)
    order = (nmcli, "--offline", "connection", "add", "type", "wifi", *words)
    done = subprocess.run(order, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    return done.stdout if done.returncode == 0 else None


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("text", NASTY)
def test_a_name_and_a_password_survive_byte_for_byte(nmcli: str, text: str, own: bool) -> None:
    name = text.encode()[:32].decode(errors="ignore")
    network = Network(name, text, own)
    assert profile_file(network, UUID) == judged(nmcli, network)


@pytest.mark.slow(4)
def test_any_password_that_network_manager_takes_survives(nmcli: str) -> None:
    generator = random.Random(36)
    letters = [chr(code) for code in (*range(32, 127), 0xE4, 0x308, 0x20AC, 0x2019, 0xA0, 0x1F40E)] + [
        "\\",
        " ",
        "\t",
    ] * 8
    for _ in range(150):
        password = "".join(generator.choices(letters, k=generator.randint(1, 70)))
        name = unicodedata.normalize("NFC", "".join(generator.choices(letters, k=generator.randint(1, 8)))).replace(
            "\t", ""
        )
        network = Network(name or "x", password)
        if password_fits(password):
            assert profile_file(network, UUID) == judged(nmcli, network), network
        else:
            with pytest.raises(DeviceFault):
                profile_file(network, UUID)


def test_an_open_network_has_no_password(nmcli: str) -> None:
    network = Network("Café")
    assert profile_file(network, UUID) == judged(nmcli, network)
    assert b"psk" not in profile_file(network)


@pytest.mark.parametrize("password", ["short", "x" * 64, "x" * 80, "two\nlines here", "nul\0inside", "ä" * 32])
def test_values_that_network_manager_rejects_are_refused(password: str) -> None:
    with pytest.raises(DeviceFault) as caught:
        profile_file(Network("Us", password))
    assert caught.value.code == "wifi_failed"
    assert password not in str(caught.value)


@pytest.mark.parametrize("section", [b"[wifi-security]", b"[802-11-wireless-security]"])
def test_a_profile_without_its_password_is_never_taken_for_one(section: bytes, tmp_path: Path) -> None:
    """Of a NetworkManager that names its section otherwise, or forgets a secret that it was given."""
    forgetful = tmp_path / "nmcli"
    forgetful.write_bytes(
        b"#!/bin/sh\ncat >/dev/null\nprintf '[connection]\\nid=Us\\n\\n%s\\n'\n".replace(b"%s", section)
    )
    forgetful.chmod(0o755)
    with pytest.raises(DeviceFault) as caught:
        profile_file(Network("Us", "correct horse"), UUID, nmcli=str(forgetful))
    assert caught.value.code == "wifi_failed"


def test_a_missing_network_manager_is_reported() -> None:
    with pytest.raises(DeviceFault, match="no such file"):
        profile_file(Network("Us", "correct horse"), nmcli="/no/nmcli")


def test_a_password_file_keeps_backslashes_and_blanks() -> None:
    assert password_file("  back\\slash ") == "802-11-wireless-security.psk:\\040\\040back\\\\slash\\040\n"
