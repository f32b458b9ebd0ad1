"""Phones on the table's own Wi-Fi are told what they hope to hear, and learn nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.web.connectivity_checks import CHECKS, NAMES, expected, name_service
from tests.web.server_fixture import serving

APPLE = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"


@pytest.mark.parametrize(
    ("name", "path", "status", "text"),
    [
        ("captive.apple.com", "/hotspot-detect.html", 200, APPLE),
        ("CAPTIVE.apple.com.", "/hotspot-detect.html", 200, APPLE),
        ("connectivitycheck.gstatic.com", "/generate_204", 204, ""),
        ("connectivitycheck.gstatic.com:80", "/generate_204", 204, ""),
        ("www.msftconnecttest.com", "/connecttest.txt", 200, "Microsoft Connect Test"),
        ("detectportal.firefox.com", "/success.txt?ipv4", 200, "success\n"),
        ("nmcheck.gnome.org", "/check_network_status.txt", 200, "NetworkManager is online\n"),
    ],
)
async def test_a_device_hears_what_it_hopes_for(tmp_path: Path, name: str, path: str, status: int, text: str) -> None:
    async with serving(tmp_path) as fixture:
        for accept in ("*/*", "text/html"):
            answer = await fixture.client().get(path, Host=name, Accept=accept)
            assert (answer.status, await answer.text()) == (status, text)
            assert "Location" not in answer.headers, "it would be taken for a captive portal"
            assert "Set-Cookie" not in answer.headers
        asked = await fixture.client().session.head(path, headers={"Host": name})
        assert asked.status == status


async def test_every_check_has_an_answer_of_its_own_and_nothing_else_is_served_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        for check in CHECKS:
            for name in check.names:
                for path in check.paths:
                    answer = await client.get(path, Host=name)
                    assert (answer.status, await answer.text()) == (200 if check.text else 204, check.text)
                for path in ("/join", "/health", "/host/", "/redirect"):
                    assert (await client.get(path, Host=name)).status == 421, (name, path)
        status, refusal = await client.post("/generate_204", {}, Host="connectivitycheck.gstatic.com")
        assert (status, refusal["code"]) == (421, "foreign_host")
        assert (await client.get("/generate_204")).status == 404, "under the table's own name it means nothing"


def test_no_name_that_serves_other_ends_is_led_to_the_table() -> None:
    for name in ("www.google.com", "play.googleapis.com", "www.apple.com", "www.microsoft.com", "github.com"):
        assert name not in NAMES
        assert expected(name, "/generate_204") is None


NETWORK = """
set -e
ip link set lo up
ip link add table type veth peer name phones
ip address add 10.42.0.1/24 dev table
ip link set table up
ip link set phones up
dnsmasq --user=root --conf-file=/dev/null --no-hosts --no-resolv --keep-in-foreground --bind-interfaces \
    --except-interface=lo --clear-on-reload --strict-order --listen-address=10.42.0.1 --dhcp-lease-max=50 \
    --dhcp-range=10.42.0.10,10.42.0.254,60m --dhcp-leasefile="$1/leases" --conf-dir="$1/names" &
"$2" - "$1/asked" <<'EOF'
import socket, struct, sys, time

def ask(name, kind):
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split(".")) + b"\\0"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.settimeout(1)
        out.sendto(struct.pack(">6H", 7, 256, 1, 0, 0, 0) + labels + struct.pack(">2H", kind, 1), ("10.42.0.1", 53))
        told = out.recv(512)
    status, answers = told[3] & 15, struct.unpack(">H", told[6:8])[0]
    return f"{status} {socket.inet_ntoa(told[-4:]) if answers else '-'}"

for _ in range(100):
    try:
        ask("postparade", 1)
        break
    except OSError:
        time.sleep(0.05)
for line in open(sys.argv[1]):
    name, kind = line.split()
    print(name, kind, ask(name, int(kind)))
EOF
kill $!
"""


def test_dnsmasq_leads_the_names_to_the_table_and_no_others(tmp_path: Path) -> None:
    """A network namespace, and dnsmasq with the options that NetworkManager gives it."""
    if shutil.which("dnsmasq") is None:
        pytest.skip("needs dnsmasq: sudo apt-get install dnsmasq-base")
    if subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs network namespaces: run as root")
    (tmp_path / "names").mkdir()
    own = ("postparade", "postparade.local", "postparade.lan")
    (tmp_path / "names" / "postparade.conf").write_text(name_service(own, "10.42.0.1"))
    wanted = [(name, kind) for name in (*own, *NAMES) for kind in (1, 28, 65)]
    asked = [*wanted, ("dns.msftncsi.com", 1), ("www.google.com", 1), ("www.google.com", 28)]
    (tmp_path / "asked").write_text("".join(f"{name} {kind}\n" for name, kind in asked))
    script = ["unshare", "-n", "sh", "-c", NETWORK, "sh", str(tmp_path), sys.executable]
    done = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    found = {(name, int(kind)): f"{status} {address}" for name, kind, status, address in lines}
    for name, kind in wanted:
        assert found[name, kind] == ("0 10.42.0.1" if kind == 1 else "0 -"), (name, kind)
    assert found["dns.msftncsi.com", 1] == "0 131.107.255.255"
    assert found["www.google.com", 1] == "5 -", "refused at once, so that nobody waits"
