"""Every game that the table can play, by name.

A package offers a game with an entry point of the group ``postparade.games`` that names an object, or a class without
arguments, that implements :class:`~postparade.rules.contract.Game`. The games of this package are offered the same way.
"""

import logging
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points

from postparade.core.faults import Refusal, refuse
from postparade.rules.boards import Board
from postparade.rules.contract import AnyGame, boards_of
from postparade.rules.dice import TWO_SIXES, DiceSet

GROUP = "postparade.games"
log = logging.getLogger(__name__)


def _offered() -> list[AnyGame]:
    """The games of all packages, those that are learned soonest first. One that cannot be loaded is logged and left
    out."""
    found = []
    for entry in entry_points(group=GROUP):
        try:
            offered = entry.load()
            game: AnyGame = offered() if isinstance(offered, type) else offered
            found.append((game.offer().learn_minutes, game.title, game))
        except Exception:
            log.exception("the installed game %s cannot be used", entry.name)
    return [game for _, _, game in sorted(found, key=lambda one: one[:2])]


GAMES: dict[str, AnyGame] = {game.name: game for game in _offered()}


def game_named(name: str) -> AnyGame | Refusal:
    """The game called ``name``, or ``unknown_game``."""
    return GAMES.get(name) or refuse("unknown_game", game=name, games=", ".join(GAMES))


def raced_on(fits: Callable[[Board], bool]) -> Mapping[str, Board]:
    """The boards of the first game, of those that are learned soonest, whose usual board ``fits``; none where no game
    has such a board."""
    for game in GAMES.values():
        boards = boards_of(game)
        if boards and fits(next(iter(boards.values()))):
            return boards
    return {}


def dice_of(name: str | None) -> DiceSet:
    """The dice of the game called ``name``; two six-sided ones where there is none."""
    game = GAMES.get(name or "")
    return TWO_SIXES if game is None else game.capabilities.dice
