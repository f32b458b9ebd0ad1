"""Phones are sent to an address at which they find this machine, also on a Wi-Fi of its own that leads nowhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.core.own_address import own_address

CONTROLLER = Path(__file__).resolve().parents[2] / "controller"
ASK = "from postparade.core.own_address import own_address; print(own_address())"


def test_it_is_one_of_this_machine() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", own_address() or "0.0.0.0")


def alone(*orders: str) -> str:
    """The address in a network namespace of its own, in which these orders of ``ip`` were given."""
    if subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs network namespaces: run as root")
    script = "".join(f"ip {order} && " for order in ("link set lo up", *orders))
    done = subprocess.run(
        ["unshare", "-n", "sh", "-c", f"{script} exec {sys.executable} -c '{ASK}'"],
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "PYTHONPATH": str(CONTROLLER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


HOTSPOT = (
    "link add wlan0 type veth peer name phone",
    "link set wlan0 up",
    "link set phone up",
    "address add 10.42.0.1/24 dev wlan0",
)


def test_a_machine_in_no_network_has_none() -> None:
    assert alone() == "None"


def test_its_own_wi_fi_is_the_address_that_phones_reach() -> None:
    assert alone(*HOTSPOT) == "10.42.0.1"
    assert alone("link add aaa type veth peer name aab", "address add 169.254.7.7/16 dev aaa", *HOTSPOT) == "10.42.0.1"


def test_a_network_that_leads_out_goes_first() -> None:
    cable = ("link add eth0 type veth peer name house", "link set eth0 up", "link set house up")
    leads = ("address add 192.168.1.20/24 dev eth0", "route add default via 192.168.1.1")
    assert alone(*HOTSPOT, *cable, *leads) == "192.168.1.20"
