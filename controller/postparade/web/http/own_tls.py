"""HTTPS of the table's own: keeps the owner's certificate up to date while it runs, and tells the host what is wrong
with it."""

import asyncio
import ssl
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault
from postparade.table.presentation.status_board import Severity, StatusBoard
from postparade.web.http.certificate import Certificate, load_certificate

EVERY = 60.0
"""Seconds between two looks at the files."""
SOON = 14 * 24 * 3600.0
"""Seconds before its end from which on the host is told that a certificate ends."""
ROOM = "web"


class OwnTls:
    """The certificate in two PEM files. Raises what :func:`~postparade.web.http.certificate.load_certificate` does."""

    def __init__(self, certificate: Path, key: Path, status_board: StatusBoard, clock: Clock) -> None:
        self._files = certificate.expanduser(), key.expanduser()
        self._status_board = status_board
        self._clock = clock
        self.certificate: Certificate = load_certificate(*self._files)

    def context(self) -> ssl.SSLContext:
        """What the next connection is encrypted with."""
        return self.certificate.context

    async def keep(self, name: Callable[[], str]) -> None:
        """Take renewed files into use, for ever; open connections go on. ``name`` is what phones call this table."""
        while True:
            self.tell(name())
            await self._clock.sleep(EVERY)
            await self.renew()

    async def renew(self) -> None:
        """Take the files into use if they have changed. Files that cannot be used are reported, and change nothing."""
        fault = None
        try:
            found = await asyncio.to_thread(load_certificate, *self._files)
            if found.print != self.certificate.print:
                self.certificate = found
        except ConfigurationFault as caught:
            fault = caught
        self._status_board.report(ROOM, fault, "files of the certificate")

    def tell(self, name: str) -> None:
        """Report what browsers that ask for ``name`` will complain about, or soon will."""
        wrong = {device: (fault, severity) for fault, severity, device in problems(self.certificate, name, self._clock)}
        for device in ("certificate", "name in the certificate"):
            if device in wrong:
                fault, severity = wrong[device]
                self._status_board.report(ROOM, fault, device, severity)
            else:
                self._status_board.report(ROOM, None, device)


def problems(certificate: Certificate, name: str, clock: Clock) -> Iterator[tuple[ConfigurationFault, Severity, str]]:
    """Yield what is wrong with ``certificate`` for browsers that ask for ``name``: ``tls_expired``, ``tls_expires``,
    ``tls_other_name``; how bad it is, and with what of it."""
    left = certificate.until - clock.wall()
    day = datetime.fromtimestamp(certificate.until, UTC).strftime("%Y-%m-%d")
    if left <= 0:
        yield ConfigurationFault("tls_expired", day=day), "warning", "certificate"
    elif left < SOON:
        yield ConfigurationFault("tls_expires", day=day), "note", "certificate"
    if not certificate.covers(name):
        names = ", ".join(certificate.names) or "no name"
        yield ConfigurationFault("tls_other_name", name=name, names=names), "warning", "name in the certificate"
