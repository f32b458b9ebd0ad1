"""The settings of the machine in `postparade.toml`."""

from typing import Annotated, Literal

from msgspec import Struct

from postparade.core.setting import Setting


class UpdateSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[updates]``.

    ``channel`` is which releases the host can install: ``stable`` ones, or those for testers, too.
    """

    channel: Annotated[Literal["stable", "test"], Setting(form="choice", place=130, takes="next update").meta()] = (
        "stable"
    )
