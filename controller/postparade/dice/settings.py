"""The ``[dice]`` section of the configuration."""

from msgspec import Struct


class DiceSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where rolls come from, and when a reading counts."""
