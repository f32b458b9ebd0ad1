"""Every game that the table can play, by name: the built-in ones, and those that somebody has installed.

A package offers a game with an entry point of the group ``postparade.games`` that names an object, or a class without
arguments, that implements :class:`~postparade.games.contract.Game`.
"""

import logging
from importlib.metadata import entry_points

from postparade.core.faults import Refusal, refuse
from postparade.games.bettor_horse.game import BettorHorse
from postparade.games.contract import Game
from postparade.games.hold_your_horses import HoldYourHorses
from postparade.games.odds_on.game import OddsOn
from postparade.games.quarter_horse import QuarterHorse
from postparade.games.ready_set_bet.game import ReadySetBet

GROUP = "postparade.games"
log = logging.getLogger(__name__)


def _installed() -> list[Game]:
    """The games of other packages. One that cannot be loaded is logged and left out."""
    found = []
    for entry in entry_points(group=GROUP):
        try:
            offered = entry.load()
            found.append(offered() if isinstance(offered, type) else offered)
        except Exception:
            log.exception("the installed game %s cannot be used", entry.name)
    return found


BUILT_IN: tuple[Game, ...] = (QuarterHorse(), HoldYourHorses(), ReadySetBet(), BettorHorse(), OddsOn())
GAMES: dict[str, Game] = {game.name: game for game in (*_installed(), *BUILT_IN)}


def game_named(name: str) -> Game | Refusal:
    """The game called ``name``, or ``unknown_game``."""
    return GAMES.get(name) or refuse("unknown_game", game=name, games=", ".join(GAMES))
