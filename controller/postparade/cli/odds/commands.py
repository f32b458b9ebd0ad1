"""The commands below ``postparade odds``: names and options."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from postparade.cli.options import AsJson, GameName

LaneList = Annotated[
    str | None,
    Parameter(
        allow_leading_hyphen=True,
        help="The moves that horses 2 to 12 need instead, as in 3,6,8,11,14,17,14,11,8,6,3.",
    ),
]
Listed = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Numbers in one word; a leading minus is left to the command to refuse, not taken for an option."""

odds_app = App(name="odds", help="Exact chances of a dice race, and how fair a board is.")


@odds_app.default
def chances(
    game: GameName,
    *,
    board: str | None = None,
    lanes: LaneList = None,
    positions: Listed = None,
    scratched: Listed = None,
    before_scratches: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Print the exact chance of every horse to win from a position.

    Parameters
    ----------
    board
        One of the game's boards; without one, the usual one.
    positions
        Where the horses that have moved stand, as in '{"7": 3, "2": 1}', or a file with such text.
    scratched
        Horses that do not run, as in 4,6.
    before_scratches
        Average over all scratches that may follow until four horses are scratched.
    """
    from postparade.cli.odds.question import question

    asked = question(game, board, lanes, positions, scratched)
    from postparade.cli.odds.chances import chances as print_chances

    return print_chances(asked, before_scratches=before_scratches, as_json=as_json)


@odds_app.command
def fairness(
    *,
    board: str | None = None,
    lanes: LaneList = None,
    length: int | None = None,
    svg: Path | None = None,
    language: str = "en",
    as_json: AsJson = False,
) -> int:
    """Print how often each horse wins on a board, over all scratches, beside the fairest board for the same track.

    Parameters
    ----------
    board
        One of the boards of Quarter Horse; without one, the usual one.
    length
        The longest lane of the board to suggest; without one, as long as that of the board asked about.
    svg
        A file for a drawing of the comparison.
    language
        The language of the drawing: en, de, es, fr or it.
    """
    from postparade.cli.odds.fairness import fairness as print_fairness

    return print_fairness(board, lanes, length, svg, language, as_json)
