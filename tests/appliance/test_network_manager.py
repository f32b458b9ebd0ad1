"""The real NetworkManager, in namespaces of its own: what it reads from us, and what it leads phones to."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.appliance.network_profile import Network, password_file, profile_file
from postparade.web.connectivity_checks import name_service

pytestmark = pytest.mark.slow(15)

RUNNER = Path(__file__).with_name("network_manager.sh")
SERVICES = RUNNER.parents[2] / "hardware" / "services"
NAMESPACES = ("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
PASSWORDS = [
    *("back\\slash1", "  two blanks  ", "\\040\\s\\t octal"),
    *("quotes \" and ' here", "Käse \\ Brot", "tab\tin\tside\t"),
]


@pytest.fixture
def manager(tmp_path: Path) -> Path:
    for program, package in (
        ("NetworkManager", "network-manager"),
        ("dnsmasq", "dnsmasq-base"),
        ("wpa_supplicant", "wpasupplicant"),
        ("dbus-daemon", "dbus"),
    ):
        if shutil.which(program, path="/usr/sbin:/usr/bin:/sbin:/bin") is None:
            pytest.skip(f"needs {program}: sudo apt-get install {package}")
    if subprocess.run([*NAMESPACES, "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs namespaces: run as root")
    return tmp_path


def run(folder: Path, script: str) -> list[str]:
    """The lines that ``script`` prints beside NetworkManager."""
    (folder / "script").write_text(script)
    order = [*NAMESPACES, RUNNER, folder, folder / "script"]
    done = subprocess.run([str(word) for word in order], capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.decode() + (folder / "manager.log").read_text()[-2000:]
    return done.stdout.decode().splitlines()


def test_profiles_are_read_as_they_were_meant(manager: Path) -> None:
    (manager / "profiles").mkdir()
    for number, password in enumerate(PASSWORDS):
        uuid = f"11111111-2222-3333-4444-{number:012}"
        file = manager / "profiles" / f"house-{uuid}.nmconnection"
        file.write_bytes(profile_file(Network(password.strip() or "x", password), uuid))
        file.chmod(0o600)
    show = "nmcli -s -e no -g 802-11-wireless.ssid,802-11-wireless-security.psk connection show uuid"
    # On a busy machine nmcli shows an empty password when NetworkManager takes its time to tell the secret.
    look = (
        f'look() {{ for _ in $(seq 100); do {show} "$1" >seen; [ -n "$(sed -n 2p seen)" ] && break; sleep 0.1; done; '
        "cat seen; }\n"
    )
    asked = "".join(f"look 11111111-2222-3333-4444-{number:012}\n" for number in range(len(PASSWORDS)))
    lines = run(manager, f'cd "$1"\n{look}{asked}')
    assert lines == [line for password in PASSWORDS for line in (password.strip(), password)]


def test_a_profile_that_is_made_while_it_runs_lies_where_the_setting_says(manager: Path) -> None:
    setting = (SERVICES / "network-profiles.conf").read_text()
    (manager / "none").mkdir()
    kept = manager / "data/machine/networks"
    (manager / "none/50-postparade.conf").write_text(setting.replace("=/data", f"={manager}/data"))
    words = " ".join(f"'{word}'" for word in Network("Our House", "correct horse").properties())
    run(manager, f"nmcli connection add type wifi connection.autoconnect no {words}\n")
    (profile,) = kept.iterdir()
    assert "\nssid=Our House\n" in profile.read_text()
    assert profile.stat().st_mode & 0o777 == 0o600


SECRET = """
ip link add e0 type veth peer name e1
ip link set e1 up
ip link set e0 up
until nmcli -t -f DEVICE,STATE device | grep -q '^e0:disconnected'; do sleep 0.1; done
for file in "$1"/given-*; do
    nmcli connection add type ethernet ifname e0 con-name tried autoconnect no \\
        802-1x.eap peap 802-1x.identity me 802-1x.phase2-auth mschapv2 >/dev/null
    # On a busy machine it takes longer to ask for the password than nmcli waits.
    for _ in $(seq 30); do
        nmcli --wait 1 connection up tried passwd-file "$file" >/dev/null 2>&1 || true
        password=$(nmcli -s -e no -g 802-1x.password connection show tried)
        [ -z "$password" ] || break
    done
    printf '%s\\n' "$password"
    nmcli connection delete tried >/dev/null
done
"""


def test_a_password_that_is_given_while_connecting_is_kept_as_it_was_meant(manager: Path) -> None:
    """A wired network that asks for a password stands for the radio, which is not here."""
    for number, password in enumerate(PASSWORDS):
        line = password_file(password).replace("802-11-wireless-security.psk", "802-1x.password")
        (manager / f"given-{number}").write_text(f"802-1x.identity:me\n{line}")
    assert run(manager, SECRET) == PASSWORDS


SHARED = """
ip link add table type veth peer name phone
ip link set phone up
ip link set table up
nmcli connection add type ethernet ifname table con-name shared ipv4.method shared ipv4.addresses 10.42.0.1/24 \\
    ipv6.method disabled autoconnect no >/dev/null
nmcli connection up shared >/dev/null
"$2" "$1/ask.py"
"""
ASK = """
import socket, struct, sys, time
def ask(name):
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split(".")) + b"\\0"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.settimeout(1)
        out.sendto(struct.pack(">6H", 7, 256, 1, 0, 0, 0) + labels + struct.pack(">2H", 1, 1), ("10.42.0.1", 53))
        return socket.inet_ntoa(out.recv(512)[-4:])
for _ in range(100):
    try:
        ask("paddock")
        break
    except OSError:
        time.sleep(0.1)
for name in ("paddock", "paddock.local", "captive.apple.com", "connectivitycheck.gstatic.com"):
    print(ask(name))
"""


def test_its_shared_network_takes_the_names_that_lead_to_the_table(manager: Path) -> None:
    (manager / "names").mkdir()
    (manager / "names/postparade.conf").write_text(name_service(("paddock", "paddock.local"), "10.42.0.1"))
    (manager / "ask.py").write_text(ASK)
    script = SHARED.replace('"$2"', sys.executable)
    assert run(manager, script) == ["10.42.0.1"] * 4
