"""The ``[simulator]`` section of the configuration."""

from msgspec import Struct


class SimulatorSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the simulated hardware behaves.

    ``seed``: the same number gives the same dice and the same picture noise again; without one every start differs.
    """

    seed: int | None = None
