"""Players of Bettor Horse: some who choose at random, some with a plan."""

import random
from collections.abc import Sequence

from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.actions import Action
from postparade.games.bettor_horse.rules.committing import FASTEST, PICKS
from postparade.games.bettor_horse.rules.game import BettorHorse
from postparade.games.bettor_horse.rules.state import State
from postparade.games.bettor_horse.rules.view import BettorHorseView
from postparade.table.players import Sight, Temper

DRAWS = 0.1
"""How often somebody with a plan bets on a draw; winning and losing share the rest."""
BETS: dict[Temper, tuple[float, float, float]] = {
    "careful": (0.7, 0.3, 0.0),
    "steady": (0.45, 0.45, 0.1),
    "bold": (0.25, 0.4, 0.35),
}
"""How often each temper bets to win, to lose and on a draw."""


class RandomPlayers:
    """Implements :class:`postparade.table.players.Players`: every legal commitment is equally likely."""

    def act(self, game: BettorHorse, state: State, rng: random.Random) -> tuple[Action, int | None]:
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

    def answer(self, sight: Sight, temper: Temper, rng: random.Random) -> Action | None:
        """Cards and a bet that suits them, or how a Mudder runs; what printed cards show is seen at the table alone."""
        view = sight.play
        assert isinstance(view, BettorHorseView)
        for choice in sight.choices:
            match choice.action:
                case act.Commit():
                    (bet,) = rng.choices(("win", "lose", "draw"), BETS[temper])
                    hand = [card.id for card in view.hand or ()]
                    return act.Commit(suited(hand, view.round.size, bet, rng), bet)
                case act.Adjust():
                    return act.Adjust(SUITS.get(view.locked.bet if view.locked else "", 0))
        return None

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
        return suited(hand, size, bet, rng), bet

    def pick(self, bet: str, rng: random.Random) -> int:
        return SUITS.get(bet, 0)


SUITS = {"win": 1, "lose": -1}
"""How a Mudder is changed to suit a bet."""


def suited(hand: Sequence[str], size: int, bet: str, rng: random.Random) -> list[str]:
    """So many cards of ``hand`` that suit ``bet``: from its faster half, its slower half, or its middle."""
    ranked = sorted(hand, key=lambda card: deck.card(card).speed)
    half = max(size, (len(ranked) + 1) // 2)
    start = {"win": len(ranked) - half, "lose": 0, "draw": (len(ranked) - half) // 2}[bet]
    return rng.sample(ranked[start : start + half], size)


RANDOM = RandomPlayers()
PLAYERS = SensiblePlayers()
