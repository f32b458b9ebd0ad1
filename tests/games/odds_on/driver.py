"""The driver of Odds On."""

import random
from collections.abc import Iterator
from typing import Any

from postparade.games.odds_on.rules.actions import Chance, Discard, Enter, Pass, Play, SendOff, StartMeeting
from postparade.games.odds_on.rules.cards import DRAW_CARDS, HORSES, JOCKEYS, TRACKS
from postparade.games.odds_on.rules.events import MeetingOpened
from postparade.games.odds_on.rules.game import OddsOn
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.contract import Need
from tests.games.driver import Driver

NOBODY = 0
"""Owner of the draw pile's order, which is secret from everybody."""


class OddsOnDriver(Driver):
    """Plays meetings of every size, with both options."""

    impossible = (
        Roll((3, 4)),
        Join(4),
        Leave(1),
        Play("sp-1:1-1", 1),
        Play("special-8", 1, 2),
        Play("no such card", 99),
        Discard("sp-1:1-1"),
        Discard(""),
        Enter(1),
        SendOff(),
        StartMeeting(Chance(pile=DRAW_CARDS[1:], tracks=tuple(TRACKS), horses=tuple(HORSES), jockeys=tuple(JOCKEYS))),
        StartMeeting(Chance(pile=(DRAW_CARDS[0],) * len(DRAW_CARDS))),
        StartMeeting(),
    )

    def __init__(self) -> None:
        self.game = OddsOn()

    def setups(self) -> Iterator[Any]:
        for count in self.game.seat_counts:
            for penalty in (1, 2):
                seats = tuple(range(2, count + 2))
                yield self.game.setup_type(
                    seats=seats, dealer=seats[1], dislike_penalty=penalty, runner_up_after_dead_heat=penalty == 1
                )

    def secrets(self, state: Any) -> dict[int, frozenset[str]]:
        hands = {seat: frozenset(hand) for seat, hand in zip(state.seats, state.hands, strict=True)}
        return {**hands, NOBODY: frozenset(state.pile)}

    def discards(self, before: Any, event: Any) -> int:
        """The meeting brings the cards onto the table."""
        return -len(DRAW_CARDS) if isinstance(event, MeetingOpened) else 0


class PrintedOddsOnDriver(Driver):
    """Plays meetings with printed cards: what lies at the gates is entered."""

    game = OddsOn()
    impossible = (Enter(0), Enter(99, withdrawn=True), Enter(1, owner=77), Play("sp-1:1-1", 1), Discard(""), Pass())

    def setups(self) -> Iterator[Any]:
        for count in self.game.seat_counts:
            seats = tuple(range(2, count + 2))
            yield self.game.setup_type(seats=seats, runner_up_after_dead_heat=count == 4, cards="physical")

    def value(self, need: Need, rng: random.Random) -> Any:
        if need.field == "parts":
            return tuple(rng.randint(need.lowest, need.highest or 0) for _ in range(need.most))
        return super().value(need, rng)


DRIVERS = [OddsOnDriver(), PrintedOddsOnDriver()]
