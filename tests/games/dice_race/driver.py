"""The driver of the dice races."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from postparade.games.dice_race.rules.actions import Deal, Declare, Settle, TopUp
from postparade.games.dice_race.rules.events import Dealt, Left, LeftOver, Paid
from postparade.games.dice_race.rules.game import AnyDiceRace, DiceRaceGame
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.contract import AnyGame, Choice
from postparade.rules.registry import GAMES
from postparade.rules.viewer import Viewer
from tests.games.driver import Driver

OWN_BOARD = (2, 3, 3, 4, 6, 5, 4, 4, 3, 3, 1)


class DiceRaceDriver(Driver):
    """Plays with dealt and with printed cards, by the published rules and by house rules, on the short board."""

    impossible: Sequence[Any] = (
        Roll([0, 7]),
        Roll([3]),
        Roll("66"),
        Roll([2.0, 3]),
        Roll([True, 3]),
        Roll(None),
        Deal(deck=[2] * 44),
        Deal(deck="cards"),
        Deal(hands={99: [2]}, partial=True),
        Deal(hands={1: [2, 2, 2, 2, 2]}, partial=True),
        Deal(hands={1: [13]}, partial=True),
        Deal(hands={1: ["2"]}, partial=True),
        Deal(hands={1: [2]}),
        Declare(1, 13, 1),
        Declare(99, 2, 1),
        Settle(13),
        Join(-1, 5),
        Leave(99),
        TopUp(1, 0),
        TopUp(99, 5),
    )

    game: AnyDiceRace

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, DiceRaceGame)
        self.game = game

    def setups(self) -> Iterator[Any]:
        for count in self.game.seat_counts:
            for cards in ("dealt", "physical"):
                seats = tuple(range(1, count + 1))
                yield self.game.setup_type(seats=seats, cards=cards, board="short")
                begun: Any = self.game.new(self.game.setup_type(seats=seats))
                own = len(self.game.race(begun).lanes) == len(OWN_BOARD)
                board, purse = (OWN_BOARD, 9) if own else ("short", 2)
                yield self.game.setup_type(
                    seats=seats, cards=cards, board=board, ante=2, roller_purse=purse, even_deal=True
                )

    def fill(self, state: Any, choice: Choice, viewer: Viewer, rng: random.Random) -> Any:
        """Whoever is asked for printed cards holds what is still missing, so that questions get answered."""
        if isinstance(choice.action, Declare) and rng.random() < 0.5:
            (count,) = choice.needs
            return Declare(choice.action.player, choice.action.horse, count.highest or 0)
        return super().fill(state, choice, viewer, rng)

    def discards(self, before: Any, event: Any) -> int:
        """A deal collects all cards and deals the deck, or evenly, with the rest for the pot; a scratch discards the
        cards of its horse, who leaves takes the hand along. Printed cards are not known."""
        match event:
            case Dealt(hands=hands):
                return self.game.cards(before) - (0 if hands is None else len(self.game.deck.cards) - before.left_over)
            case LeftOver():
                return -int(before.left_over)
            case Paid(reason="scratch", cards=cards):
                return (cards or 0) if self.game.cards(before) else 0
            case Left(player=player):
                return sum(before.hands[before.seat_index(player)]) if before.hands else 0
        return 0


DRIVERS = [DiceRaceDriver(GAMES["quarter-horse"]), DiceRaceDriver(GAMES["hold-your-horses"])]
