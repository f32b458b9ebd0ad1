"""Where phones find this table, and the QR codes that say so."""

import io
from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from postparade.core.own_address import own_address
from postparade.web.http.certificate import Certificate


class Addresses:
    """Addresses of pages as a phone can reach them, never the ``0.0.0.0`` that the server listens on."""

    def __init__(self, listening_on: str, public: str | None, port: int) -> None:
        """``public`` is a name, with its port where it has another one, or a whole address: ``https://name``."""
        self._host = None if listening_on in ("", "0.0.0.0", "::") else listening_on  # noqa: S104 compared, not bound
        self._public = public
        self.port = port
        self.certificate: Callable[[], Certificate] | None = None
        """The certificate of the table, if it speaks HTTPS by itself."""

    @property
    def base(self) -> str:
        """``http[s]://host[:port]`` without a closing slash. Looked up anew: the network may come up after the table,
        and the certificate may change."""
        scheme, usual = ("http", 80) if self.certificate is None else ("https", 443)
        port = "" if self.port == usual else f":{self.port}"
        if self._public is not None:
            named = self._public.strip("/")
            if "://" in named:
                return named
            return f"{scheme}://{named}" if ":" in named else f"{scheme}://{named}{port}"
        return f"{scheme}://{self._named(self._host or own_address() or '127.0.0.1')}{port}"

    def _named(self, address: str) -> str:
        """What to call this machine: by ``address``, or by a name that its certificate has instead."""
        certificate = None if self.certificate is None else self.certificate()
        if certificate is not None and not certificate.covers(address):
            address = certificate.first_name or address
        return f"[{address}]" if ":" in address else address

    @property
    def name(self) -> str:
        """The name or IP address in :attr:`base`."""
        return urlsplit(self.base).hostname or ""

    def join(self, code: str) -> str:
        """Where newcomers go. The code is a fragment: browsers keep it out of requests, logs and referrers."""
        return f"{self.base}/join#{code}"

    def sign_in(self, pin: str) -> str:
        """Where a host goes, with the PIN, as a fragment likewise."""
        return f"{self.base}/host/#pin={pin}"

    def reseat(self, code: str) -> str:
        """Where the owner of a seat goes with another phone."""
        return f"{self.base}/join#seat-{code}"


@lru_cache(maxsize=32)
def as_svg(text: str) -> str:
    """A QR code for ``text`` as an SVG picture that scales."""
    out = io.BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(out, kind="svg", border=2, omitsize=True, xmldecl=False, svgclass=None, lineclass=None, light="#fff")
    return out.getvalue().decode()
