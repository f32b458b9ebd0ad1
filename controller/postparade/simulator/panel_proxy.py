"""Stands in for the panel while the simulated table is still being set up, so that the pages open at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postparade.core.faults import DeviceFault

if TYPE_CHECKING:
    from postparade.simulator.panel import Panel


class PanelProxy:
    """Passes everything on to the panel once it has arrived; until then there is nothing to see or do."""

    def __init__(self) -> None:
        self.panel: Panel | None = None

    async def command(self, name: str, args: dict[str, object]) -> dict[str, object]:
        """As the panel's. Raises ``DeviceFault`` (``panel_not_ready``) before it has arrived."""
        if self.panel is None:
            raise DeviceFault("panel_not_ready")
        return await self.panel.command(name, args)

    def pixels(self) -> bytes:
        """As the panel's; none before it has arrived."""
        return b"" if self.panel is None else self.panel.pixels()

    def servos(self) -> list[int]:
        """As the panel's; none before it has arrived."""
        return [] if self.panel is None else self.panel.servos()

    def lights(self) -> list[int]:
        """As the panel's; none before it has arrived."""
        return [] if self.panel is None else self.panel.lights()

    def tray_jpeg(self) -> bytes:
        """As the panel's; empty before it has arrived."""
        return b"" if self.panel is None else self.panel.tray_jpeg()

    def describe(self) -> dict[str, object]:
        """As the panel's; nothing before it has arrived."""
        return {} if self.panel is None else self.panel.describe()
