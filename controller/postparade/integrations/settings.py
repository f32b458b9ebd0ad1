"""The section ``[integrations]`` of the configuration."""

from msgspec import Struct


class IntegrationSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What other programs and devices in the house are told.

    ``names``: whether board and API are found in the network by name (mDNS). ``metrics``: whether ``/metrics`` tells
    numbers to Prometheus.
    """

    names: bool = True
    metrics: bool = True
