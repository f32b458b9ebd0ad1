"""How phones reach the table: an address, the port, and how many the Pi's own Wi-Fi holds."""

import contextlib
import errno
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.core.own_address import own_address
from postparade.doctor.finding import Finding, Machine, of_fault
from postparade.web.api.qr import Addresses
from postparade.web.http.certificate import load_certificate
from postparade.web.http.own_tls import problems

PART = "network"
CHIP = "/lib/firmware/cypress/cyfmac43455-sdio.bin"
PROFILES = ("/etc/NetworkManager/system-connections", "/data/machine/networks")
"""Where the profile of a Wi-Fi of the table's own may lie; only root can look."""


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    yield from _address(settings)
    if settings.web.certificate is not None and settings.web.key is not None:
        yield from _certificate(Path(settings.web.certificate), Path(settings.web.key), settings)
    if settings.web.port and not machine.table_runs:
        yield from _port(settings.web.host, settings.web.port)
    if _has_own_network(machine) and machine.has(CHIP) and not _minimal(machine):
        said = "The Pi's own Wi-Fi holds about seven phones with this firmware."
        remedy = "For about nineteen: sudo hardware/install --hotspot NAME once more, then restart."
        yield Finding(PART, "warn", "few_phones", said, remedy)


def _address(settings: Settings) -> Iterator[Finding]:
    """The address that guests really get, which the QR codes hold."""
    if own_address() is None:
        remedy = (
            "Connect it to the Wi-Fi of the house, or give it a Wi-Fi of its own: sudo hardware/install --hotspot NAME"
        )
        yield Finding(PART, "warn", "no_network", "This machine is in no network: phones cannot reach it.", remedy)
        return
    addresses = _addresses(settings)
    if settings.web.public_address is None and _is_loopback(addresses.name):
        said = f"The table listens at {settings.web.host} alone: phones cannot reach it."
        yield Finding(PART, "warn", "only_this_machine", said, "Set web.host to 0.0.0.0.")
    elif not _is_known(addresses.name):
        said = f"Guests get the address {addresses.base}, but this network does not know the name {addresses.name}."
        remedy = "Set web.public_address to a name or an address that phones find, or leave it out."
        yield Finding(PART, "warn", "name_unknown", said, remedy)
    else:
        yield Finding(PART, "pass", "network", f"Guests get the address {addresses.base}.")


def _addresses(settings: Settings) -> Addresses:
    """Where guests are sent; a certificate that cannot be used is a finding of its own."""
    web = settings.web
    addresses = Addresses(web.host, web.public_address, web.port)
    if web.certificate is not None and web.key is not None:
        with contextlib.suppress(ConfigurationFault):
            found = load_certificate(Path(web.certificate).expanduser(), Path(web.key).expanduser())
            addresses.certificate = lambda: found
    return addresses


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _is_known(name: str) -> bool:
    try:
        return bool(socket.getaddrinfo(name, None))
    except OSError:
        return False


def _certificate(certificate: Path, key: Path, settings: Settings) -> Iterator[Finding]:
    try:
        found = load_certificate(certificate.expanduser(), key.expanduser())
    except ConfigurationFault as fault:
        yield of_fault(PART, fault)
        return
    named = Addresses(settings.web.host, settings.web.public_address, settings.web.port)
    named.certificate = lambda: found
    wrong = list(problems(found, named.name, SystemClock()))
    for problem, severity, _ in wrong:
        yield of_fault(PART, problem, "warn" if severity == "note" else "fail")
    if not wrong:
        yield Finding(PART, "pass", "certificate", f"Phones reach it encrypted as {named.base}.")


def _port(host: str, port: int) -> Iterator[Finding]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host if host != "localhost" else "127.0.0.1", port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                said, remedy = f"Another program uses port {port}.", "Stop it, or set web.port to another number."
                yield Finding(PART, "fail", "port_used", said, remedy)
            elif error.errno == errno.EACCES:
                said = f"Only the service may use port {port}, not this user."
                yield Finding(PART, "warn", "port_reserved", said, "Start the service, or set web.port to 8080.")
            else:
                yield Finding(
                    PART, "fail", "host_wrong", f"{host} is no address of this machine.", "Set web.host to 0.0.0.0."
                )


def _has_own_network(machine: Machine) -> bool:
    folders = (machine.root / folder.lstrip("/") for folder in PROFILES)
    try:
        return any(next(folder.glob("postparade*.nmconnection"), None) for folder in folders)
    except PermissionError:
        return False


def _minimal(machine: Machine) -> bool:
    """Whether the smaller firmware is in use, which the system selects by a link."""
    return "minimal" in str((machine.root / CHIP.lstrip("/")).resolve())
