"""Lets the lights follow the scenes of a finish. Any other roll is lit at once."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from postparade.table.messages import Update
from postparade.table.presentation.scene_clock import TOPIC, reached
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.race_status import RaceStatus, race_status_of


class InScene:
    """Gives ``stands`` what may be lit by now. Give :meth:`heard` to ``Table.watch``, after the scene clock."""

    def __init__(self, status_board: StatusBoard, stands: Callable[[RaceStatus], None]) -> None:
        self._status_board = status_board
        self._stands = stands
        self._suspended: RaceStatus | None = None
        status_board.watch(self._on_status)

    def heard(self, update: Update) -> None:
        """Light the track as it is after ``update``, or once the dice of a finish lie."""
        status = race_status_of(update.view, update.race, update)
        scene = (self._status_board.latest(TOPIC) or {}).get("name", "")
        suspended = status.race is not None and status.race.finished and not reached(scene, "circle")
        self._suspended = status if suspended else None
        if not suspended:
            self._stands(status)
        elif scene != "dice":
            self._stands(replace(status, suspended=True))

    def _on_status(self, topic: str, body: dict[str, Any]) -> None:
        if topic != TOPIC or self._suspended is None:
            return
        status, scene = self._suspended, body["name"]
        if reached(scene, "circle"):
            self._suspended = None
            # The horses have run, and made their bonus moves, before.
            self._stands(replace(status, surged=(), seconds=0.0))
        elif scene != "dice":
            self._stands(replace(status, suspended=True))
            self._suspended = replace(status, surged=(), seconds=0.0)
