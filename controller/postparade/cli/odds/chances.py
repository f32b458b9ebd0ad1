"""``postparade odds GAME``: exact chances of one position."""

import json
from collections.abc import Mapping

from cyclopts import App
from rich.console import Console
from rich.table import Table

from postparade.cli.lazy_commands import add_commands
from postparade.cli.odds.question import LaneList, Numbers, Question, by_name, numbered, question
from postparade.cli.options import AsJson, Flag, GameName
from postparade.core.faults import QuestionFault
from postparade.odds.clocks import Whole
from postparade.odds.exacta import first_two
from postparade.odds.scratching import gate_chances
from postparade.odds.win import by_horse, expected_rolls, moves_left, rates_of, win_chances
from postparade.rules.boards import Board

ORDERS_SHOWN = 10
ROUNDING = 1e-13
"""A chance this close to 1 is 1."""


def chances(
    game: GameName,
    *,
    board: str | None = None,
    lanes: LaneList = None,
    positions: Numbers = None,
    scratched: Numbers = None,
    before_scratches: Flag = False,
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
        Average over all scratches that may follow until all boxes are full.
    """
    asked = question(game, board, lanes, positions, scratched)
    raced = asked.board
    left, horses = moves_left(raced, asked.positions, asked.scratched), raced.numbers
    if before_scratches:
        if len(asked.scratched) > raced.boxes or any(asked.positions):
            raise QuestionFault("scratches_over")
        win = by_horse(horses, gate_chances(raced, asked.scratched), left)
        report: dict[str, object] = {}
    else:
        win = by_horse(horses, win_chances(left, rates_of(raced)), left)
        report = {"rolls": expected_rolls(left, rates_of(raced)), "first_two": _orders(raced, left)}
    if as_json:
        print(json.dumps({**_given(asked), "before_scratches": before_scratches, "win": by_name(win), **report}))
    else:
        _show(asked, win, report.get("rolls"))
    return 0


def _given(asked: Question) -> dict[str, object]:
    raced = asked.board
    return {
        "game": asked.game,
        "lanes": numbered(raced, raced.lengths),
        "positions": by_name({horse: at for horse, at in zip(raced.numbers, asked.positions, strict=True) if at}),
        "scratched": asked.scratched,
    }


def _orders(raced: Board, left: Whole) -> list[dict[str, object]]:
    """The likeliest first and second, with their chances."""
    orders, horses = first_two(left, rates_of(raced)), raced.numbers
    best = sorted(((orders[pair], pair) for pair in zip(*orders.nonzero(), strict=True)), reverse=True)
    return [
        {"first": horses[first], "second": horses[second], "chance": float(chance)}
        for chance, (first, second) in best[:ORDERS_SHOWN]
        if first != second
    ]


def _show(asked: Question, win: Mapping[int, float], rolls: object) -> None:
    console = Console()
    table = Table("horse", "to go", "chance", "fair odds", title=asked.game)
    for horse, length, at in zip(asked.board.numbers, asked.board.lengths, asked.positions, strict=True):
        if horse in win:
            table.add_row(str(horse), str(length - at), f"{100 * win[horse]:.4g} %", fair_odds(win[horse]))
        else:
            table.add_row(str(horse), "scratched", "", "", style="dim")
    console.print(table)
    if isinstance(rolls, float):
        console.print(f"{rolls:.1f} more rolls on average until a horse crosses the line.")


def fair_odds(chance: float) -> str:
    """What a bookmaker without profit would offer on ``chance``, always so much to one: ``3.2 to 1``; no figure beyond
    99 to 1."""
    if 1 - chance < ROUNDING:
        return "certain"
    if chance <= 0 or (against := (1 - chance) / chance) >= 99.5:
        return "outsider"
    return f"{against:.2g} to 1"


odds_app = App(name="odds")
"""``postparade odds GAME`` without another word prints chances, so the group is imported together with that command."""
odds_app.default(chances)
add_commands(odds_app, {"fairness": "odds.board_fairness:fairness"})
