"""What the machine can be told in `postparade.toml`."""

from typing import Literal

from msgspec import Struct


class UpdateSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[updates]``.

    ``channel`` is which releases the host can install: ``stable`` ones, or those for testers, too.
    """

    channel: Literal["stable", "test"] = "stable"
