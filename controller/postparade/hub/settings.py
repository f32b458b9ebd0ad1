"""The ``[hub]`` section of the configuration: the race night that a table takes part in."""

from typing import Annotated

from msgspec import Meta, Struct


class HubSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section ``[hub]``.

    ``link`` is the one that the organiser's console of a race night shows, with its code; empty: the table plays on its
    own. ``name`` is what the table is called there; empty: what its machine is called.
    """

    link: str = ""
    name: Annotated[str, Meta(max_length=40)] = ""
