"""Whole games of any kind on a virtual clock: the real rules and presentation, commentator and scheduler.

python -m tests.announcer.transcript GAME [SEED [LANGUAGE]] prints what the caller says.
"""

import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from postparade.announcer.commentary.calls import USUAL_CALLER, Call, Line
from postparade.announcer.commentary.commentator import Choice, Commentator
from postparade.announcer.commentary.scheduler import FADE, Begin, Cut, Scheduler
from postparade.announcer.wording import Wording
from postparade.core.faults import Refusal
from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.table.messages import OpenGame, SeatCard, TableView, Update
from postparade.table.presentation.presenter import scenes
from tests.announcer.season import BREATH, LETTER, TICK, Win
from tests.games.driver import Driver, Play, drivers, tag_of

PLAYERS = ("Maria", "Daniel", "Grandma", "Zoë", "Otto", "Ines", "Ravi", "Lou", "Kim", "Bo")
PAUSES = {"roll": 2.5, "commit": 2.0, "play": 4.0, "start": 3.0, "bet": 0.05, "setup_race": 14.0}
"""Seconds until the next action, by what was done last; 1 for all others."""
AFTER_A_RACE = 12.0
"""Seconds that a table looks at a result, and listens."""
AFTER_THE_LAST = 30.0
"""Seconds for which people stay once all is over."""
ENDINGS = {"finish", "ended", "settle", "payout", "race_closed", "result", "meeting_won"}


def table_odds(game: AnyGame) -> Win | None:
    """The chances that a table shows on its board."""
    if not game.capabilities.odds:
        return None
    odds = pkgutil.resolve_name(game.capabilities.odds)

    def win(play: Any) -> dict[int, float] | None:
        quoted = odds.quote(play)
        return None if quoted is None else {int(lane): float(chance) for lane, chance in quoted["win"].items()}

    return win


@cache
def catalogue(language: str) -> Wording:
    """Read once: a transcript changes no word."""
    return Wording(language)


class Spoken(Struct, frozen=True):
    """A line that was begun at ``at`` seconds, in which ``call``, and the update ``after`` which it was said."""

    at: float
    call: Call
    line: Line
    after: Update


class Transcript:
    """Plays one game of ``driver``; afterwards :attr:`spoken` is what was said, :attr:`calls` all that could be.

    At half the ``pace`` people take half as long from one action to the next. ``caller`` calls; with ``chances`` the
    table works out the odds after every update, as it does for its board, or whatever works out the chances to win of a
    view: ``quotes`` has them by entry. ``earlier`` is the game that the same table played before, whose wordings are
    not the first to come again. ``variants`` counts the wordings of a message; all that are known without it.
    """

    def __init__(
        self,
        driver: Driver,
        setup: Any,
        seed: int,
        language: str = "en",
        pace: float = 1.0,
        caller: Choice = USUAL_CALLER,
        chances: bool | Win = False,
        earlier: "Transcript | None" = None,
        variants: Callable[[str], int] | None = None,
    ) -> None:
        self.driver = driver
        self.catalogue = catalogue(language)
        self.spoken: list[Spoken] = []
        self.calls: list[Call] = []
        self.updates: list[tuple[float, Update]] = []
        self.now = 0.0
        self._play = Play(driver, setup, seed)
        self.quotes: dict[int, dict[int, float]] = {}
        self._commentator = Commentator(variants or self.catalogue.variants, self.catalogue.spoken, caller)
        if earlier is not None:
            phrases = earlier._commentator._phrases.copy()
            phrases.caller, self._commentator._phrases = self._commentator._phrases.caller, phrases
        self._win = chances if callable(chances) else table_odds(driver.game) if chances else None
        self._scheduler = Scheduler()
        self._until = 0.0
        self._pace = pace
        seats = driver.game.seats(self._play.state)
        self.names = dict(zip(seats, PLAYERS, strict=False))

    def run(self, actions: int) -> "Transcript":
        """So many actions, or fewer where the game ends."""
        self._hear(self._update("opened", OpenGame(self._play.game.name), (), None, self._play.state), 2.0)
        for _ in range(actions):
            if self._play.over:
                break
            self._act()
        return self

    def _act(self) -> None:
        play, game, before = self._play, self._play.game, self._play.state
        action, seat = play.driver.act(before, play.rng)
        prepared = game.prepare(before, action, seat, play.shuffle)
        events = game.decide(before, prepared, seat)
        assert not isinstance(events, Refusal), events
        for scene in scenes(game, before, events):
            play.state = scene.after
            shown = tuple(one for one in (game.shown(event, TABLE) for event in scene.events) if one is not None)
            pause = scene.seconds or PAUSES.get(tag_of(action), 1.0) * self._pace
            if not scene.seconds and ENDINGS & {tag_of(event) for event in scene.events}:
                pause = AFTER_THE_LAST if play.over else AFTER_A_RACE
            self._hear(self._update("play", None, shown, game.race(scene.before), scene.after), pause)

    def _update(self, kind: Any, action: Any, events: tuple[Any, ...], before: Any, state: Any) -> Update:
        game = self._play.game
        view = TableView(
            entry=len(self.updates) + 1,
            seats=tuple(SeatCard(seat, name, playing=True) for seat, name in self.names.items()),
            game=game.name,
            play=game.view(state, TABLE),
            status=game.status(state),
            choices=(),
            rolls=(),
            offers=(),
        )
        return Update(view.entry, self.now, kind, action, events, before, game.race(state), view, self.names)

    def _hear(self, update: Update, pause: float) -> None:
        commentary = self._commentator.hear(update, self.now)
        self.updates.append((self.now, update))
        self.calls += commentary.calls
        self._scheduler.learn(commentary.model)
        self._obey(self._scheduler.offer(commentary.calls, self.now), update)
        win = None if self._win is None else self._win(update.view.play)
        if win:
            self.quotes[update.entry] = win
            commentary = self._commentator.quoted(self.quotes[update.entry], self.now)
            self.calls += commentary.calls
            self._obey(self._scheduler.offer(commentary.calls, self.now), update)
        end = self.now + pause
        while self.now < end:
            remarks = self._commentator.lull(self.now).calls
            if remarks:
                self.calls += remarks
                self._obey(self._scheduler.offer(remarks, self.now), update)
            self._obey(self._scheduler.step(self.now, busy=self.now < self._until), update)
            self.now = min(end, max(self.now + TICK, self._until))

    def _obey(self, orders: list[Any], update: Update) -> None:
        for order in orders:
            if isinstance(order, Cut):
                self._until = min(self._until, self.now + FADE)
            elif isinstance(order, Begin):
                self.spoken.append(Spoken(self.now, order.call, order.line, update))
                self._until = self.now + BREATH + LETTER * len(self.catalogue.spoken(order.line))

    def text(self) -> Iterator[str]:
        """What was said, line by line, between what happened."""
        heard = iter(self.spoken)
        line = next(heard, None)
        for at, update in (*self.updates, (float("inf"), None)):
            while line is not None and line.at < at:
                yield f"{line.at:8.1f} {line.call.energy:5} {self.catalogue.text(line.line)}"
                line = next(heard, None)
            if update is not None:
                yield f"{at:8.1f}       [{' '.join(tag_of(event) for event in update.events)}]"


def transcript(
    game: str, seed: int, language: str = "en", *, setup: Callable[[Any], bool] = lambda _: True
) -> Transcript:
    """A game called ``game`` with the first setup of its driver that ``setup`` accepts, not yet run."""
    driver = next(one for one in drivers() if one.game.name == game)
    return Transcript(driver, next(one for one in driver.setups() if setup(one)), seed, language)


if __name__ == "__main__":
    wanted, number, tongue = (*sys.argv[1:], *("", "1", "en")[len(sys.argv) - 1 :])
    known = list(GAMES)
    if wanted not in known:
        sys.exit(f"usage: transcript {'|'.join(known)} [SEED [LANGUAGE]]")
    lines = transcript(wanted, int(number), tongue, setup=lambda one: len(one.seats) > 2).run(400).text()
    sys.stdout.writelines(f"{line}\n" for line in lines)
