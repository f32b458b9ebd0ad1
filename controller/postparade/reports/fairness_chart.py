"""Boards side by side: how often each horse wins on each of them."""

from collections.abc import Iterator, Sequence

from postparade.games.boards import COLOURS, HORSES
from postparade.odds.fairness import EVEN, Verdict
from postparade.reports.drawing import GRID, INK, QUIET, Element, badge, el, haloed, line, sheet, text

WIDTH = 960
HEIGHT = 230
"""Of one board."""
HEAD = 56


def fairness_chart(boards: Sequence[tuple[str, Verdict]]) -> Element:
    """A row of bars for each named board, all to the same scale, and a line at equal chances."""
    most = max(0.12, *(float(verdict.chances.max()) for _, verdict in boards)) * 1.08
    content = [
        text((24, 34), "Who wins how often, over all scratches", size=22, bold=True, slab=True),
        *(
            part
            for row, (name, verdict) in enumerate(boards)
            for part in _board(HEAD + row * HEIGHT, name, verdict, most)
        ),
    ]
    return sheet(WIDTH, HEAD + HEIGHT * len(boards), "Chances of each horse by board", content)


def _board(top: float, name: str, verdict: Verdict, most: float) -> Iterator[Element]:
    floor, room = top + HEIGHT - 62, HEIGHT - 110
    told = f"{name}: lanes {' '.join(map(str, verdict.lanes))}; best {verdict.widest:.2f} times worst"
    yield text((24, top + 18), told, size=14, fill=QUIET)
    yield line((24, floor), (WIDTH - 24, floor), stroke=INK)
    step, words = (WIDTH - 48) / len(HORSES), list[Element]()
    for at, horse in enumerate(HORSES):
        x, height = 24 + (at + 0.5) * step, float(verdict.chances[at]) / most * room
        yield el(
            "rect",
            x=x - 0.32 * step,
            y=floor - height,
            width=0.64 * step,
            height=height,
            fill=COLOURS[horse],
            stroke=INK,
            stroke_width=1.2,
        )
        words.append(text((x, floor - height - 6), f"{100 * verdict.chances[at]:.1f} %", size=13, anchor="middle"))
        yield badge((x, floor + 17), str(horse), COLOURS[horse])
        yield text((x, floor + 43), f"{verdict.lanes[at]} moves", size=12, anchor="middle", fill=QUIET)
    even = floor - EVEN / most * room
    yield line((24, even), (WIDTH - 24, even), stroke=INK, dash="6 5")
    yield from map(haloed, words)
    yield line((24, top + HEIGHT - 6), (WIDTH - 24, top + HEIGHT - 6), stroke=GRID)
