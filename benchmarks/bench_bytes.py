"""What a page is sent, in bytes: a whole view, the deltas that follow, and the choices of a phone, for every game.

Games are played at random by the drivers of ``tests/games``; every state goes through the same code that the web server
uses. A view is what a page gets when it opens, without bulletins (odds, captions, devices), which are the table's and
not the game's. Beside each delta stands the view that would have been sent without deltas.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, field

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.table.messages import Update
from postparade.table.state import TableState
from postparade.table.view import shown, view_of
from postparade.web.ws.client_role import ClientRole, news_of, race_state, state_of
from postparade.web.ws.role_channel import Channel, State
from tests.games.driver import Driver, Play, drivers

ACTIONS = 150
"""Of one game, unless it ends before."""


class Page:
    """A page of one role: the sizes of what it is sent."""

    def __init__(self, role: ClientRole) -> None:
        self.role = role
        self.views: list[int] = []
        self.deltas: list[int] = []
        self.choices: list[int] = []
        self._channel: Channel | None = None

    def put(self, text: bytes) -> None:
        """One message of the server."""
        self.deltas.append(len(text))

    def show(self, state: State) -> None:
        """``state`` is what this page may know now."""
        self.views.append(sum(len(key) + len(value) + 4 for key, value in state.items()))
        self.choices.append(len(state["choices"]))
        if self._channel is None:
            self._channel = Channel("0123456789abcdef", state)
            self._channel.followers.add(self)
        else:
            self._channel.show(state)


class Sizes(Struct):
    """Of one game: everything that phones, board and host were sent."""

    phone: list[Page] = field(default_factory=list)
    board: list[Page] = field(default_factory=list)
    host: list[Page] = field(default_factory=list)


def moments(play: Play) -> Iterator[tuple[Any, ...]]:
    """The events of every action, whose state ``play`` then has."""
    yield ()
    for _ in range(ACTIONS):
        if play.over:
            return
        yield tuple(event for _, event, _ in play.step())


def follow(driver: Driver, seed: int, sizes: Sizes) -> None:
    """One game at one table, watched by everybody."""
    setups = list(driver.setups())
    most = max(len(setup.seats) for setup in setups)
    play = Play(driver, random.Random(seed).choice([one for one in setups if len(one.seats) == most]), seed)
    seats = driver.game.seats(play.state)
    phones = [Page(ClientRole("seat", number)) for number in seats]
    board, host = Page(ClientRole("board")), Page(ClientRole("host"))
    for entry, events in enumerate(moments(play), len(seats) + 1):
        names = {number: f"Player {number}" for number in seats}
        evening = TableState(entry=entry, seats=names, game=driver.game, opened=len(seats) + 1, play=play.state)
        race = driver.game.race(play.state)
        known = shown(driver.game, events, ClientRole("board").who)
        board_view = view_of(evening, ClientRole("board").who)
        news = news_of(Update(entry, 0.0, "play", None, known, race, race, board_view, names))
        for page in (*phones, board, host):
            facts = {"news": news, "you": {"page": page.role.page, "seat": page.role.seat}}
            page.show(state_of(view_of(evening, page.role.who), race_state(race), {}, facts))
    sizes.phone += phones
    sizes.board.append(board)
    sizes.host.append(host)


def line(who: str, pages: list[Page]) -> str:
    """Medians and maxima of what some pages were sent."""
    cells = []
    for name in ("views", "deltas", "choices"):
        values = [size for page in pages for size in getattr(page, name)]
        cells.append(f"{statistics.median(values):7.0f} {max(values):7d}")
    return f"  {who:6} {'   '.join(cells)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="how many of each")
    given = parser.parse_args()
    print(f"bytes, median and most{'a view':>10}{'a delta':>18}{'choices':>18}")
    for driver in drivers():
        sizes = Sizes()
        for seed in range(given.games):
            follow(driver, seed, sizes)
        seats = len({page.role.seat for page in sizes.phone})
        print(f"{driver.game.title}, {seats} seats")
        for who in ("phone", "board", "host"):
            print(line(who, getattr(sizes, who)))


if __name__ == "__main__":
    main()
