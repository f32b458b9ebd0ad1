"""The boards with eleven lanes that the tests of races use."""

from postparade.games.quarter_horse.rules.game import TABLE, QuarterHorse
from postparade.odds.win import rates_of
from postparade.rules.boards import Board, Lanes

BOARDS = QuarterHorse.boards
USUAL: Board = BOARDS["usual"]
HORSES = USUAL.numbers
RATES = rates_of(USUAL)
CHANCES = TABLE["lanes"]["chance"]
"""What the table of the game says of the chances on two boards."""


def board(lengths: Lanes) -> Board:
    """A board with these lengths of horses 2 to 12."""
    return USUAL.with_lengths(lengths)
