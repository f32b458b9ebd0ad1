"""The stable: every game that the table can play, by name."""

from postparade.core.faults import Refusal, refuse
from postparade.games.contract import Game
from postparade.games.hold_your_horses import HoldYourHorses
from postparade.games.quarter_horse import QuarterHorse

GAMES: dict[str, Game] = {game.name: game for game in (QuarterHorse(), HoldYourHorses())}


def game_named(name: str) -> Game | Refusal:
    """The game called ``name``, or ``unknown_game``."""
    return GAMES.get(name) or refuse("unknown_game", game=name, games=", ".join(GAMES))
