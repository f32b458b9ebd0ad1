"""A certificate that the owner brings: read, checked against its key, and asked for whom and until when it is valid."""

import ipaddress
import ssl
from pathlib import Path
from typing import Any

from msgspec import Struct

from postparade.core.faults import ConfigurationFault

NO_CHECK_TIME = 0x200000
"""X509_V_FLAG_NO_CHECK_TIME of OpenSSL, which the standard library does not name: dates are compared here."""
SIZE_LIMIT = 1 << 20


class Certificate(Struct, frozen=True):
    """A certificate with its key, ready to serve. ``names`` are DNS names (perhaps with a star) and IP addresses;
    ``until`` is when it ends, in seconds since 1970; ``print`` changes whenever a file does."""

    context: ssl.SSLContext
    names: tuple[str, ...]
    until: float
    print: tuple[bytes, bytes]

    def covers(self, name: str) -> bool:
        """Whether a browser that asks for ``name`` accepts this certificate."""
        wanted = _plain(name)
        above = wanted.partition(".")[2]
        return any(_plain(own) in (wanted, f"*.{above}" if above and not _is_address(wanted) else wanted)
                   for own in self.names)  # fmt: skip

    @property
    def first_name(self) -> str | None:
        """A name without a star, if there is one."""
        return next((name for name in self.names if "*" not in name and not _is_address(name)), None)


def load_certificate(certificate: Path, key: Path) -> Certificate:
    """The certificate (with those that lead to its issuer behind it) and the key in two PEM files.

    Raises :class:`~postparade.core.faults.ConfigurationFault` (``tls_file_missing``, ``tls_file_unreadable``,
    ``tls_not_pem``, ``tls_key_locked``, ``tls_key_mismatch``).
    """
    prints = _read(certificate), _read(key)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    asked = []

    def password() -> str:
        asked.append(True)
        return ""

    try:
        # Without a password of ours, OpenSSL would ask for one on the terminal and wait.
        context.load_cert_chain(certificate, key, password)
        shown = _shown(context, prints[0].decode("ascii", errors="replace"))
    except (ssl.SSLError, ValueError) as error:
        if asked:
            raise ConfigurationFault("tls_key_locked", path=key) from error
        if isinstance(error, ssl.SSLError) and error.reason == "KEY_VALUES_MISMATCH":
            raise ConfigurationFault("tls_key_mismatch", path=key, certificate=str(certificate)) from error
        wrong = (
            key if b"-----BEGIN CERTIFICATE-----" in prints[0] and b"PRIVATE KEY-----" not in prints[1] else certificate
        )
        raise ConfigurationFault("tls_not_pem", path=wrong, why=error) from error
    names = tuple(value for kind, value in shown.get("subjectAltName", ()) if kind in ("DNS", "IP Address"))
    return Certificate(context, names, float(ssl.cert_time_to_seconds(shown["notAfter"])), prints)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(SIZE_LIMIT)
    except FileNotFoundError as error:
        raise ConfigurationFault("tls_file_missing", path=path) from error
    except OSError as error:
        raise ConfigurationFault("tls_file_unreadable", path=path, why=error) from error


def _shown(server: ssl.SSLContext, pem: str) -> dict[str, Any]:
    """What a browser is shown of the certificate of ``server``, found by shaking hands with it in memory."""
    browser = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    browser.check_hostname = False
    # It is trusted for itself, whoever has issued it and whatever the date.
    browser.verify_flags = ssl.VerifyFlags(ssl.VERIFY_X509_PARTIAL_CHAIN | NO_CHECK_TIME)
    browser.load_verify_locations(cadata=pem)
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = browser.wrap_bio(back, there), server.wrap_bio(there, back, server_side=True)
    done: set[int] = set()
    while len(done) < len(ends):
        for number, end in enumerate(ends):
            if number not in done:
                try:
                    end.do_handshake()
                    done.add(number)
                except ssl.SSLWantReadError:
                    continue
    return dict(ends[0].getpeercert() or {})


def _plain(name: str) -> str:
    return str(ipaddress.ip_address(name)) if _is_address(name) else name.rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
