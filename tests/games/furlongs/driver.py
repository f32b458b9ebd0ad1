"""The driver of Seven Furlongs, the example of docs/adding-a-game.md, which is in no list of built-in games."""

import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[3] / "docs" / "examples" / "furlongs-game"))

from postparade_furlongs.game import Furlongs
from postparade_furlongs.state import Bet, Open

from postparade.rules.actions import Roll
from tests.games.driver import Driver


class FurlongsDriver(Driver):
    """Plays by the templates alone."""

    game = Furlongs()
    impossible = (
        Roll([0, 7]),
        Roll("66"),
        Roll(None),
        Bet(99, 1, 1),
        Bet(1, 8, 1),
        Bet(1, 1, 0),
        Bet(1, 1, 999),
        Open(),
    )

    def secrets(self, state: Any) -> dict[int, frozenset[str]]:
        """The tips, by their names; one that two seats have is no secret between them."""
        tips = list(state.tips.values())
        return {seat: frozenset({tip} if tips.count(tip) == 1 else ()) for seat, tip in state.tips.items()}


DRIVERS = [FurlongsDriver()]
