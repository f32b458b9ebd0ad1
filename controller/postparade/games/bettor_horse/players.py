"""Players of Bettor Horse: some who choose at random, some with a plan."""

import random
from collections.abc import Sequence

from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.committing import FASTEST, PICKS
from postparade.games.bettor_horse.rules.game import BettorHorse
from postparade.games.bettor_horse.rules.state import State

DRAWS = 0.1
"""How often somebody with a plan bets on a draw; winning and losing share the rest."""


class RandomPlayers:
    """Implements :class:`postparade.simulator.players.Players`: every legal commitment is equally likely."""

    def act(self, game: BettorHorse, state: State, rng: random.Random) -> tuple[act.Action, int | None]:
        """The action of the first player who is waited for."""
        assert not game.over(state)
        now = state.round
        if state.printed:
            speeds = [rng.randint(1, FASTEST - 1) for _ in range(2 * now.size)]
            return act.Enter([rng.choice(deck.BETS) for _ in now.pair], speeds), None
        seat = state.waiting[0]
        match state.phase:
            case "commit":
                cards, bet = self.commitment(state.available(seat), now.size, rng)
                return act.Commit(cards, bet), seat
            case "adjust":
                locked = now.commitment(seat)
                return act.Adjust(self.pick(locked.bet if locked else "", rng)), seat
        return (act.Toss() if now.duel else act.Cut()), seat

    def settled(self, state: State) -> bool:
        """Whether a round is over and no bet is locked for the next one."""
        return state.result is not None or (state.phase == "commit" and not state.round.locked)

    def commitment(self, hand: Sequence[str], size: int, rng: random.Random) -> tuple[list[str], str]:
        """Cards in the order of the lanes, and a bet."""
        return rng.sample(hand, size), rng.choice(deck.BETS)

    def pick(self, bet: str, rng: random.Random) -> int:
        """How a player who has bet ``bet`` changes a Mudder."""
        return rng.choice(PICKS)


class SensiblePlayers(RandomPlayers):
    """Players who choose cards to suit their bet: from the faster half of the hand to win, from the slower half to
    lose, from the middle for a draw; a Mudder is changed to suit it, too."""

    def commitment(self, hand: Sequence[str], size: int, rng: random.Random) -> tuple[list[str], str]:
        drawn = rng.random() < DRAWS
        bet = "draw" if drawn else rng.choice(("win", "lose"))
        ranked = sorted(hand, key=lambda card: deck.card(card).speed)
        half = max(size, (len(ranked) + 1) // 2)
        start = {"win": len(ranked) - half, "lose": 0, "draw": (len(ranked) - half) // 2}[bet]
        return rng.sample(ranked[start : start + half], size), bet

    def pick(self, bet: str, rng: random.Random) -> int:
        return {"win": 1, "lose": -1}.get(bet, 0)


RANDOM = RandomPlayers()
PLAYERS = SensiblePlayers()
