"""Which track and which dice a table has: what the command line names, else what is configured."""

from msgspec import Struct

from postparade.config import Settings
from postparade.dice.settings import sources_beside, sources_in


class HardwareChoice(Struct, frozen=True):
    """What this table has: the track (``hardware``: "simulated", "none" or a driver) and where rolls come from
    (``dice``)."""

    hardware: str
    dice: str

    @property
    def real_dice(self) -> bool:
        """Whether a camera looks at dice that somebody throws, or at photographs of them, or the dice are smart."""
        return any(name.partition(":")[0] in ("camera", "photos", "smart") for name in sources_in(self.dice))

    def driver(self, configured: str) -> str:
        """The track driver to open; ``configured`` is that of the configuration. "pico" stands for real hardware, for
        which a configured driver takes precedence."""
        if self.hardware == "none":
            return "null"
        if self.hardware in ("pico", "simulated"):
            return "pico" if configured == "null" else configured
        return self.hardware

    @classmethod
    def chosen(cls, settings: Settings, hardware: str | None, dice: str | None) -> "HardwareChoice":
        """The hardware named on the command line, else that of the configuration, else the simulated table. A simulated
        tray that the command line does not ask for is left out where the table is not simulated."""
        if hardware is None:
            hardware = "simulated" if settings.track.driver == "null" else "pico"
        if dice is None:
            dice = sources_beside(settings.dice.source, simulated=hardware == "simulated")
        return cls(hardware, dice)
