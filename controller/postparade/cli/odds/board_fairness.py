"""``postparade odds fairness``: each horse's chance on a board over all scratches, beside a fair one."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from postparade.cli.odds.question import LaneList, board_of, boards_named, numbered
from postparade.cli.options import AsJson, parse_language
from postparade.core.faults import QuestionFault
from postparade.core.output_file import write
from postparade.odds.board_fairness import BoardVerdict, fairest, judge
from postparade.reports.charts.drawing import as_text
from postparade.reports.charts.fairness import fairness_chart
from postparade.reports.words import Words
from postparade.rules.boards import LONGEST


def fairness(
    *,
    game: str | None = None,
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
    game
        The game whose board is meant; without one, the dice race that is learned soonest.
    board
        One of the boards of the game; without one, the usual one.
    length
        The longest lane of the board to suggest; without one, as long as that of the board asked about.
    svg
        A file for a drawing of the comparison.
    language
        The language of the drawing: en, de, es, fr or it.
    """
    words = Words(parse_language(language))
    asked = judge(board_of(boards_named(game), board, lanes))
    if length is not None and not 2 <= length <= LONGEST:
        raise QuestionFault("length_unusable", length=length, longest=LONGEST)
    suggested = fairest(asked.board, min(LONGEST, max(asked.board.lengths)) if length is None else length)
    if svg is not None:
        boards = ((words("this-board"), asked), (words("fairest-board"), suggested))
        write(svg, as_text(fairness_chart(boards, words)).encode())
    if as_json:
        print(json.dumps({**_report(asked), "suggested": _report(suggested)}))
    else:
        _show(asked, suggested)
    return 0


def _report(verdict: BoardVerdict) -> dict[str, object]:
    return {
        "lanes": numbered(verdict.board, verdict.board.lengths),
        "win": numbered(verdict.board, verdict.chances.tolist()),
        "unfairness": verdict.unfairness,
        "widest": verdict.widest,
    }


def _show(asked: BoardVerdict, suggested: BoardVerdict) -> None:
    table = Table("horse", "lane", "wins", "suggested lane", "wins there", title="Chances over all scratches")
    for at, (lane, fair) in enumerate(zip(asked.board.lanes, suggested.board.lanes, strict=True)):
        table.add_row(
            lane.label,
            str(lane.length),
            f"{100 * asked.chances[at]:.2f} %",
            str(fair.length),
            f"{100 * suggested.chances[at]:.2f} %",
        )
    console = Console()
    console.print(table)
    console.print(f"Equal chances would be {100 * asked.even:.2f} % each.")
    for name, verdict in (("This board", asked), ("The suggested one", suggested)):
        console.print(
            f"{name}: the best horse has {verdict.widest:.2f} times the chance of the worst; "
            f"chances miss the equal ones by {100 * verdict.unfairness:.2f} points (root mean square)."
        )
    console.print(f"Suggested: --lanes {','.join(map(str, suggested.board.lengths))}")
