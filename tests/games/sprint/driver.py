"""The driver of the Sprint, an example of docs/adding-a-game.md: seven horses and two scratches."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[3] / "docs" / "examples" / "sprint-game"))

from postparade_sprint.game import Sprint

from tests.games.dice_race.driver import DiceRaceDriver

DRIVERS = [DiceRaceDriver(Sprint())]
