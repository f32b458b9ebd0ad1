"""A game that is installed beside the package words its own events, with words of its own."""

from typing import Any

import pytest

from postparade.announcer.commentary import commentator as commentator_module
from postparade.announcer.commentary.commentator import Commentator
from postparade.core.i18n import Messages
from postparade.rules.viewer import TABLE
from postparade.table.messages import SeatCard, TableView, Update
from tests.games.furlongs.driver import FurlongsDriver  # finds the example, which is in no environment

from postparade_furlongs.calls import CALLS  # isort: skip
from postparade_furlongs.state import Opened, Settled  # isort: skip

GAME = FurlongsDriver.game
WORDS = Messages("en", "calls", "", CALLS.words)


def heard(monkeypatch: pytest.MonkeyPatch, *happened: Any) -> list[str]:
    """What is said of these events, in English."""
    monkeypatch.setattr(commentator_module, "calls_of", lambda _game: CALLS)
    state: Any = GAME.new(GAME.setup_type(seats=(1, 2)))
    seats = (SeatCard(1, "Ann", playing=True), SeatCard(2, "Bob", playing=True))
    view = TableView(1, seats, GAME.name, GAME.view(state, TABLE), GAME.status(state), (), (), ())
    race = GAME.race(state)
    update = Update(1, 0.0, "play", None, happened, race, race, view, {1: "Ann", 2: "Bob"})
    calls = Commentator(WORDS.variants).hear(update, 0.0).calls
    return [WORDS.wording(line.key, dict(line.args), line.variant) for call in calls for line in call.lines]


def test_a_games_own_event_is_called_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, Opened({})) == ["The betting is open. Every tip is as good as its tipster!"]


def test_the_bank_pays_whoever_won_most(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, Settled(1, 3), Settled(2, 9)) == ["The bank pays 9 chips to Bob."]
