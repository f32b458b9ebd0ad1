"""What chance decides in Bettor Horse: drawn when it is needed, never taken from a sender (rules, sections 6 and 9)."""

from msgspec.structs import replace

from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.contract import Shuffle


def prepare(state: State, action: act.Action, seat: int | None, shuffle: Shuffle) -> act.Action:
    """``action`` with the cut card, the coin, or the cards and the bet of an absent seat drawn again."""
    match action:
        case act.Cut():
            return replace(action, card=next(iter(shuffle(state.cuttable())), None))
        case act.Toss():
            return replace(action, condition=shuffle(deck.CONDITIONS)[0])
        case act.FillIn(player=player) if player in state.players:
            cards = tuple(shuffle(state.available(player)))[: state.round.size]
            return replace(action, cards=cards, bet=shuffle(deck.BETS)[0])
        case act.FillIn():
            return replace(action, cards=(), bet="")
    return action
