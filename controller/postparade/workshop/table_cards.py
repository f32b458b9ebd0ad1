"""Cards for the table: on the front the codes for Wi-Fi and seat, on the back the rules. Four fit on a page."""

from collections.abc import Iterator, Sequence

import segno
from msgspec import Struct
from segno.helpers import make_wifi_data

from postparade.core.i18n import USUAL, Messages
from postparade.rules.contract import AnyGame
from postparade.workshop.paper import SIZES, Page
from postparade.workshop.shapes import INK, WIDEST, WIDEST_BOLD, Area, Shape, Text, line, moved, rectangle

PAPERS = ("a4", "letter")
ON_A_PAGE = 4
EDGE = 8.0
"""White at the edge of a card in mm."""
CUT = 5.0
"""Length of the marks along which the cards are cut."""
QUIET = "#5a4e33"
LARGEST, SMALLEST = 4.2, 2.3
"""Sizes of the letters of the rules in mm, between which one is chosen that lets them fit."""
LEADING = 1.35
"""From one line to the next, in sizes of the letters."""
TABLE_RULES = (
    "card-rule-seat",
    "card-rule-turn",
    "card-rule-dice",
    "card-rule-again",
    "card-rule-wrong",
    "card-rule-leave",
)


class CardText(Struct, frozen=True):
    """What is on a card. ``address`` is the one that the code leads to; without ``wifi`` there is no code for one."""

    address: str
    wifi: str = ""
    password: str = ""


def card_pages(
    text: CardText, count: int, paper: str, language: str = USUAL, game: AnyGame | None = None
) -> tuple[Page, ...]:
    """Pages with at least ``count`` cards, each front followed by its back, to be printed on both sides. The back has
    the rules of ``game`` if they are written down, else those of every table."""
    words = Messages(language, "workshop")
    width, height = SIZES[paper]
    size = width / 2, height / 2
    front = tuple(_front(text, words, size))
    back = tuple(_back(_rules(game, language, words), size))
    sheets = -(-count // ON_A_PAGE)
    both = tuple(_page(side, (width, height)) for side in (front, back))
    return both * sheets


def _page(card: Sequence[Shape], size: tuple[float, float]) -> Page:
    """Four times ``card``, with marks to cut them apart."""
    width, height = size
    shapes = [moved(shape, (x, y)) for y in (0.0, height / 2) for x in (0.0, width / 2) for shape in card]
    marks = [
        *(line((width / 2, y), (width / 2, y + CUT)) for y in (0.0, height / 2 - CUT / 2, height - CUT)),
        *(line((x, height / 2), (x + CUT, height / 2)) for x in (0.0, width / 2 - CUT / 2, width - CUT)),
    ]
    return Page(width, height, tuple(shapes), (0.0, 0.0, width, height), tuple(marks))


def _front(text: CardText, words: Messages, size: tuple[float, float]) -> Iterator[Shape]:
    width, height = size
    middle = width / 2
    yield Text((middle, 14), "Post Parade", 8, "middle", bold=True)
    steps = [(text.address, words.wording("card-seat", {}), text.address.partition("://")[2].rstrip("/"))]
    if text.wifi:
        told = make_wifi_data(ssid=text.wifi, password=text.password or None, security="WPA" if text.password else None)
        key = words.wording("card-password", {"password": text.password}) if text.password else ""
        steps.insert(0, (told, words.wording("card-wifi", {"name": text.wifi}), key))
    top, room = 19.0, (height - 19.0 - EDGE - 6.0) / len(steps)
    for number, (code, heading, below) in enumerate(steps, 1):
        title = f"{number}. {heading}" if len(steps) > 1 else heading
        yield Text((middle, top + 4), title, _fitting(title, width, 4.4), "middle", bold=True)
        side = min(room - 15.0, width - 2 * EDGE - 10.0)
        yield from _code(code, (middle - side / 2, top + 6.0), side)
        if below:
            yield Text((middle, top + 6.0 + side + 4.5), below, _fitting(below, width, 3.6), "middle", QUIET)
        top += room
    hint = words.wording("card-code", {})
    yield Text((middle, height - EDGE), hint, _fitting(hint, width, 3.4), "middle")


def _code(text: str, corner: tuple[float, float], side: float) -> Iterator[Shape]:
    """A QR code with its white border, ``side`` mm wide; dark squares that touch are one area, without a seam."""
    rows = [bytes(row) for row in segno.make(text, micro=False, error="m").matrix_iter(border=2)]
    step = side / len(rows)
    left, top = corner
    for number, row in enumerate(rows):
        start = None
        for at, dark in enumerate((*row, 0)):
            if dark and start is None:
                start = at
            elif not dark and start is not None:
                box = (left + start * step, top + number * step, left + at * step, top + (number + 1) * step)
                yield Area(rectangle(box), INK)
                start = None


def _back(rules: Sequence[tuple[str, str]], size: tuple[float, float]) -> Iterator[Shape]:
    width, height = size
    room = height - 2 * EDGE
    letters = LARGEST
    while letters > SMALLEST and len(list(_lines(rules, width, letters))) * letters * LEADING > room:
        letters -= 0.1
    y = EDGE + letters
    for words, bold in _lines(rules, width, letters):
        yield Text((EDGE, y), words, letters, bold=bold)
        y += letters * LEADING


def _lines(rules: Sequence[tuple[str, str]], width: float, letters: float) -> Iterator[tuple[str, bool]]:
    """The rules as lines: headings in bold, each with the text below it."""
    room = (width - 2 * EDGE) / letters
    for heading, text in rules:
        yield from ((one, True) for one in _wrapped(heading, int(room / WIDEST_BOLD)))
        yield from ((one, False) for one in _wrapped(text, int(room / WIDEST)))


def _wrapped(text: str, most: int) -> list[str]:
    """``text`` in lines of at most ``most`` letters, broken at plain spaces: a narrow one before a mark holds. A word
    that is longer has a line of its own."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(joined) > most:
            lines.append(word)
        else:
            lines[-1] = joined
    return [one for one in lines if one]


def _fitting(text: str, width: float, largest: float) -> float:
    """The size of letters in which ``text`` is no wider than a card."""
    return min(largest, (width - 2 * EDGE) / (WIDEST_BOLD * max(1, len(text))))


def _rules(game: AnyGame | None, language: str, words: Messages) -> list[tuple[str, str]]:
    if game is not None and (own := _rules_of(game, language)):
        return [(game.title, ""), *own]
    told = [(words.wording("card-rules", {}), "")]
    return [*told, *(("", f"• {words.wording(key, {})}") for key in TABLE_RULES)]


def _rules_of(game: AnyGame, language: str) -> list[tuple[str, str]]:
    """The rules that ``game`` has in its words: messages ``rules-NAME`` with a heading ``rules-NAME-title``."""
    if not game.capabilities.words:
        return []
    own = Messages(language, "", game.capabilities.words)
    keys = [key for key in own.keys if key.startswith("rules-") and f"{key}-title" in own.keys]
    # What needs arguments speaks of one setup; a card is for all of them.
    return [(own.source(f"{key}-title"), own.wording(key, {})) for key in keys if "{" not in own.source(key)]
