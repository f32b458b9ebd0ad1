"""The story of an evening, told before its accounts: who won, the comeback, a title for everybody, the standings."""

from collections.abc import Iterator, Sequence

from postparade.reports.charts.drawing import Element, el, table
from postparade.reports.evening import Guest
from postparade.reports.honours.honours import Honours
from postparade.reports.honours.titles import Title
from postparade.reports.words import Words


def chapters(honours: Honours, words: Words) -> Iterator[Element]:
    """The parts of the story; nothing where nobody took part in a race."""
    if not honours.standings:
        return
    yield el("h2", words("story"))
    winners = [row for row in honours.standings if row.place == 1 and row.points]
    if winners:
        names = listed([row.guest.name for row in winners])
        yield el("p", words("story-won", names=names, many=len(winners), points=winners[0].points), class_="lead")
    for guest, title in honours.titles.items():
        if title.name == "comeback":
            yield el("p", words("story-comeback", name=guest.name, value=title.value))
    yield el("h3", words("evening-titles"))
    rows = [(row.guest, honours.titles[row.guest]) for row in honours.standings if row.guest in honours.titles]
    yield el("ul", *(el("li", el("b", guest.name), _after(title_line(title, words))) for guest, title in rows))
    if winners:
        yield el("h3", words("evening-standings"))
        yield standings_table(honours, words)
        yield el("p", words("evening-rule"), class_="note")


def title_line(title: Title, words: Words) -> str:
    """The title, and what it is given for."""
    reason = words(f"title-{title.name}-for", value=title.value)
    level = f", {words('evening-level', names=listed([one.name for one in title.level]))}" if title.level else ""
    return f"{words(f'title-{title.name}', value=title.value)} ({reason}{level})"


def standings_table(honours: Honours, words: Words, own: Guest | None = None) -> Element:
    """The standings over all games; ``own`` stands out, else the winners."""
    games = honours.report.games
    heads = [words("evening-place"), words("evening-name"), words("evening-sum"), *(game.title for game in games)]
    rows = [
        (row.place, row.guest.name, row.points, *("-" if place is None else place for place in row.places))
        for row in honours.standings
    ]
    made = table(heads, rows, first=0 if own else sum(row.place == 1 for row in honours.standings))
    for line, row in zip(made.iter("tr"), (None, *honours.standings), strict=True):
        if row is not None and row.guest == own:
            line.set("class", "first")
    return made


def listed(names: Sequence[str]) -> str:
    """Names beside one another."""
    return ", ".join(names)


def _after(words: str) -> Element:
    return el("span", f": {words}")
