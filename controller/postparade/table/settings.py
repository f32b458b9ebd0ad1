"""The ``[table]`` section of the configuration."""

from msgspec import Struct


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the evening is kept.

    ``data``: the folder of this evening, with its journal and everything else that must survive a power cut; made when
    missing. A relative path counts from the folder that the table was started in.
    """

    data: str = "data"
