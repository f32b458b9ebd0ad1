"""Boards side by side: how often each horse wins on each of them."""

from collections.abc import Iterator, Sequence

from postparade.odds.board_fairness import BoardVerdict
from postparade.reports.charts.drawing import GRID, INK, QUIET, Element, badge, el, haloed, line, sheet, text
from postparade.reports.words import Words

WIDTH = 960
HEIGHT = 230
"""Height of the chart of one board."""
HEAD = 56


def fairness_chart(boards: Sequence[tuple[str, BoardVerdict]], words: Words) -> Element:
    """A row of bars for each named board, all to the same scale, and a line at equal chances."""
    most = max(0.12, *(float(verdict.chances.max()) for _, verdict in boards)) * 1.08
    content = [
        text((24, 34), words("fairness-title"), size=22, bold=True, slab=True),
        *(
            part
            for row, (name, verdict) in enumerate(boards)
            for part in _board(HEAD + row * HEIGHT, name, verdict, most, words)
        ),
    ]
    return sheet(WIDTH, HEAD + HEIGHT * len(boards), words("fairness-title"), content)


def _board(top: float, name: str, verdict: BoardVerdict, most: float, words: Words) -> Iterator[Element]:
    floor, room = top + HEIGHT - 62, HEIGHT - 110
    lanes, times = " ".join(map(str, verdict.board.lengths)), words("hundredths", number=verdict.widest)
    told = words("board-told", board=name, lanes=lanes, times=times)
    yield text((24, top + 18), told, size=14, fill=QUIET)
    yield line((24, floor), (WIDTH - 24, floor), stroke=INK)
    step, shares = (WIDTH - 48) / len(verdict.board.lanes), list[Element]()
    for at, lane in enumerate(verdict.board.lanes):
        x, height = 24 + (at + 0.5) * step, float(verdict.chances[at]) / most * room
        yield el(
            "rect",
            x=x - 0.32 * step,
            y=floor - height,
            width=0.64 * step,
            height=height,
            fill=lane.colour,
            stroke=INK,
            stroke_width=1.2,
        )
        share = words("percent", share=words("tenths", number=100 * float(verdict.chances[at])))
        shares.append(text((x, floor - height - 6), share, size=13, anchor="middle"))
        yield badge((x, floor + 17), lane.label, lane.colour)
        yield text((x, floor + 43), words("lane-moves", moves=lane.length), size=12, anchor="middle", fill=QUIET)
    even = floor - verdict.even / most * room
    yield line((24, even), (WIDTH - 24, even), stroke=INK, dash="6 5")
    yield from map(haloed, shares)
    yield line((24, top + HEIGHT - 6), (WIDTH - 24, top + HEIGHT - 6), stroke=GRID)
