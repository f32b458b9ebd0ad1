"""The section ``[integrations]`` of the configuration."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct

Occasion = Literal["race_started", "race_finished", "evening_ended"]
"""What a webhook can be called for."""
OCCASIONS: tuple[Occasion, ...] = ("race_started", "race_finished", "evening_ended")


class WebhookSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the ``[[integrations.webhooks]]``: POST to ``url`` on the ``occasions``, signed with ``secret``."""

    url: Annotated[str, Meta(max_length=2000)]
    secret: Annotated[str, Meta(min_length=16, max_length=200)]
    occasions: tuple[Occasion, ...] = OCCASIONS

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError('url needs an address such as "https://example.net/hook"')


class IntegrationSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What other programs and devices in the house are told.

    ``names``: whether board and API are found in the network by name (mDNS). ``metrics``: whether ``/metrics`` tells
    numbers to Prometheus. ``webhooks``: addresses that are called when a race starts or finishes and when the evening
    ends. ``json_log``: the log of the table has one JSON object a line, for programs that collect logs.
    """

    names: bool = True
    metrics: bool = True
    json_log: bool = False
    webhooks: Annotated[tuple[WebhookSettings, ...], Meta(max_length=8)] = ()
