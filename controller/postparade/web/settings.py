"""The settings of the pages in `postparade.toml`."""

import ipaddress
from typing import Annotated, Literal

from msgspec import Meta, Struct

from postparade.core.setting import Setting

Port = Annotated[int, Meta(ge=0, le=65535)]
PIN_DIGITS = 6
Hours = Annotated[int, Meta(ge=1, le=720)]


class WebSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[web]``.

    ``port`` is where the pages are served (0: any free port). ``host`` is the address to listen on; ``127.0.0.1``
    keeps the table to this machine. ``public_address`` is what phones are sent to, as ``name`` or ``name:port``;
    without it the machine's own address in the local network is used. ``pin`` opens the host console; without it
    one is drawn for the data folder and printed at every start. ``host_console`` says whether the host console
    opens for the whole network or only on this machine. ``host_hours`` is how long a host stays signed in.
    ``names`` are further names by which browsers may call this machine.

    ``certificate`` and ``key`` are PEM files with which the table speaks HTTPS by itself; ``plain_port`` is a further
    port, such as 80, from which browsers are sent on to HTTPS. ``trusted_proxies`` are addresses or networks of proxies
    that are believed when they say for whom they ask.

    ``attract_minutes``: after so long without people the board shows a demonstration race (0: never). ``guest_wifi``
    and ``guest_wifi_password`` are those of the Wi-Fi that guests may use: screens that show the join code show them as
    a QR code, too.
    """

    port: Annotated[Port, Setting(question="Port of the pages (80 needs root or the service)", place=30).meta()] = 8080
    host: str = "0.0.0.0"  # noqa: S104 phones have to reach the table; what they may do is checked in auth/
    public_address: str | None = None
    pin: str | None = None
    host_console: Literal["network", "this-machine"] = "network"
    host_hours: Hours = 24
    names: tuple[str, ...] = ()
    certificate: str | None = None
    key: str | None = None
    plain_port: Port | None = None
    trusted_proxies: tuple[str, ...] = ()
    attract_minutes: Annotated[int, Meta(ge=0, le=240), Setting(form="number", place=112).meta()] = 10
    guest_wifi: Annotated[str, Meta(max_length=32), Setting(form="text", place=113).meta()] = ""
    guest_wifi_password: Annotated[str, Meta(max_length=63), Setting(form="text", place=114).meta()] = ""

    def __post_init__(self) -> None:
        if self.pin is not None and not (self.pin.isascii() and self.pin.isdigit() and len(self.pin) == PIN_DIGITS):
            raise ValueError('pin needs six digits in quotes, such as "246810"')
        if (self.certificate is None) != (self.key is None):
            raise ValueError("certificate and key belong together: name both files, or neither")
        if self.plain_port is not None and self.certificate is None:
            raise ValueError("plain_port sends browsers on to HTTPS, which needs certificate and key")
        for network in self.trusted_proxies:
            try:
                ipaddress.ip_network(network, strict=False)
            except ValueError as error:
                raise ValueError(
                    f'trusted_proxies needs addresses or networks, such as "192.168.1.2", not {network!r}'
                ) from error
