"""The section ``[mqtt]`` of the configuration."""

from typing import Annotated

from msgspec import Meta, Struct

from postparade.core.setting import Setting

Name = Annotated[str, Meta(pattern=r"^[a-z0-9](?:[a-z0-9_-]{0,30}[a-z0-9])?$")]


class MqttSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[mqtt]``.

    ``host``: name or address of the broker; empty for none. ``port``: where it listens. ``user`` and ``password``:
    those of this table at the broker. ``tls``: whether the connection is encrypted; ``authority`` is then a PEM file
    with the certificate that vouches for the broker, where that is not one that this machine trusts anyway.

    ``name``: what this table is called in the topics; two tables at one broker need two names. ``home_assistant``:
    whether the table announces itself to Home Assistant, under its ``discovery_prefix``. ``cues``: whether the buttons
    and lights there may do anything at the table.
    """

    host: Annotated[str, Meta(max_length=253), Setting(form="text", place=140).meta()] = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 1883
    user: Annotated[str, Meta(max_length=128), Setting(form="text", place=141).meta()] = ""
    password: Annotated[str, Meta(max_length=128), Setting(form="text", place=142).meta()] = ""
    tls: bool = False
    authority: str | None = None
    name: Name = "postparade"
    home_assistant: Annotated[bool, Setting(form="switch", place=143).meta()] = True
    discovery_prefix: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_/-]{1,64}$")] = "homeassistant"
    cues: Annotated[bool, Setting(form="switch", place=144).meta()] = True

    def __post_init__(self) -> None:
        if self.password and not self.user:
            raise ValueError("password belongs to a user: name one, too")
        if self.authority is not None and not self.tls:
            raise ValueError("authority vouches for an encrypted connection: set tls = true, too")
