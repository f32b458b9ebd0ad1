"""The settings of the machine in `postparade.toml`."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from postparade.core.setting import Setting

COUNTRY: Final = "[A-Z]{2}"
"""Pattern of a country as ISO 3166 names it: two letters such as GB."""


HOST_NAME: Final = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
"""Pattern of the name of a machine; capitals make no difference."""


class MachineSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[machine]``.

    ``name`` is what the machine is called in its network, where phones find ``NAME.local``; empty: as it is called
    already.
    """

    name: Annotated[str, Meta(pattern=f"^({HOST_NAME})?$"), Setting(form="text", place=15).meta()] = ""


class WifiSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[wifi]``.

    ``country`` is where the radio is used, as the two letters of ISO 3166 such as ``"GB"``: it decides which channels
    the radio may use, and how loud. Without it the machine's own setting counts, and without that there is no Wi-Fi of
    the table's own.
    """

    country: Annotated[str, Meta(pattern=f"^({COUNTRY})?$")] = ""


class UpdateSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[updates]``.

    ``channel`` is which releases the host can install: ``stable`` ones, or those for testers, too.
    """

    channel: Annotated[Literal["stable", "test"], Setting(form="choice", place=130, takes="next update").meta()] = (
        "stable"
    )
