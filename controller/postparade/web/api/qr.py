"""Where phones find this table, and the QR codes that say so."""

import io
import ipaddress
import socket
from functools import lru_cache

import segno

# An address of the block kept for documentation: routes are looked up, nothing is ever sent.
SOMEWHERE_ELSE = ("192.0.2.1", 9)


def own_address() -> str:
    """The address of this machine in the network that leads out of it; ``127.0.0.1`` when there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return "127.0.0.1"
        found = str(probe.getsockname()[0])
    return "127.0.0.1" if ipaddress.ip_address(found).is_unspecified else found


class Addresses:
    """Addresses of pages as a phone can reach them, never the ``0.0.0.0`` that the server listens on."""

    def __init__(self, listening_on: str, public: str | None, port: int) -> None:
        self._host = None if listening_on in ("", "0.0.0.0", "::") else listening_on  # noqa: S104 compared, not bound
        self._public = public
        self.port = port

    @property
    def base(self) -> str:
        """``http://host[:port]`` without a closing slash. Looked up anew: the network may come up after the table."""
        port = "" if self.port == 80 else f":{self.port}"
        if self._public is not None:
            named = self._public.strip("/")
            return f"http://{named}" if ":" in named else f"http://{named}{port}"
        return f"http://{self._host or own_address()}{port}"

    def join(self, code: str) -> str:
        """Where newcomers go. The code is a fragment: browsers keep it out of requests, logs and referrers."""
        return f"{self.base}/join#{code}"

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
