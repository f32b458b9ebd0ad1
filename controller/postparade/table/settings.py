"""The ``[table]`` section of the configuration."""

from typing import Annotated

from msgspec import Meta, Struct

from postparade.core.setting import Setting

Colour = Annotated[str, Meta(pattern=r"^(#[0-9a-fA-F]{6})?$")]


class HorseSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the ``[[table.horses]]``: what the horse with that ``number`` is called and wears.

    ``name``: shown beside the number and called by the announcer; empty for the number alone. ``silk``: its colour on
    pages and lights, as ``#rrggbb``; empty for the usual one.
    """

    number: int
    name: str = ""
    silk: Colour = ""


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the evening is kept, and what the horses are called (``horses``).

    ``data``: the folder of this evening, with its journal and everything else that must survive a power cut; made when
    missing. A relative path starts at the folder that the table was started in. ``odds``: whether board and phones
    show chances until the host switches them off or on.
    """

    data: Annotated[str, Setting(question="Folder of the evenings: journal, seats, settings", place=20).meta()] = "data"
    horses: Annotated[
        tuple[HorseSettings, ...],
        Setting(form="names", choices=tuple(str(number) for number in range(2, 13)), place=120).meta(),
    ] = ()
    odds: Annotated[bool, Setting(form="switch", place=110).meta()] = True
