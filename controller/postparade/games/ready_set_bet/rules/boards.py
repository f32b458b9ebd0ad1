"""The one board of Ready Set Bet: nine horses, the finish, and the red line."""

from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES
from postparade.games.ready_set_bet.rules.red_line import CROSSINGS, LINE
from postparade.rules.boards import Board
from postparade.rules.race import Lane, Line

BOARDS = {
    "usual": Board(
        tuple(Lane(horse.number, horse.id, horse.shade, FINISH, sums=horse.sums) for horse in HORSES),
        line=Line(LINE, CROSSINGS),
        plain=False,
    )
}
"""Pairs move horses further than the roll alone."""
