"""Players of the dice races, who choose at random among what they may do."""

import random
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from postparade.games.dice_race.rules import actions as act
from postparade.games.dice_race.rules.game import AnyDiceRace
from postparade.games.dice_race.rules.state import State
from postparade.rules.actions import Roll
from postparade.rules.contract import Choice
from postparade.rules.dice import DiceSet
from postparade.rules.viewer import HOST, seat
from postparade.table.players import Sight, Temper


@cache
def throws(dice: DiceSet) -> tuple[Roll, ...]:
    """Every roll of ``dice`` as an action."""
    return tuple(map(Roll, dice.rolls))


SEATS = {number: seat(number) for number in range(1, 13)}


class DiceRacePlayers:
    """Implements :class:`postparade.table.players.Players`. Nobody leaves, buys chips or ends the
    session as long as there is anything else to do."""

    def act(self, game: AnyDiceRace, state: State, rng: random.Random) -> tuple[act.Action, int | None]:
        """A roll for whoever has the dice, else something that goes on with the game."""
        if state.turn is not None and state.question is None:
            every = throws(game.board.dice)
            return every[int(rng.random() * len(every))], state.turn
        offered = game.choices(state, HOST)
        choice = offered[0] if len(offered) == 1 else self._choose(offered, rng)
        numbers = {need.field: rng.randint(need.lowest, need.highest or 0) for need in choice.needs}
        return (replace(choice.action, **numbers) if numbers else choice.action), None

    def settled(self, state: State) -> bool:
        """Whether the horse is home and its cards are paid."""
        return state.winner is not None and state.question is None

    def answer(self, _sight: Sight, _temper: Temper, _rng: random.Random) -> None:
        """Nothing: dice decide, and how many cards of a horse somebody holds is seen at the table alone."""
        return

    def _choose(self, choices: Sequence[Choice], rng: random.Random) -> Choice:
        going_on = [choice for choice in choices if not choice.wants("chips")]
        plain = [
            choice for choice in going_on if type(choice.action).__struct_config__.tag not in ("leave", "end_session")
        ]
        return rng.choice(plain or going_on)


PLAYERS = DiceRacePlayers()
