"""The effects of the twelve special cards (rules, section 7)."""

from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.actions import Play
from postparade.games.odds_on.rules.cards import PRICES, SPECIALS, moved
from postparade.games.odds_on.rules.evolve import Progress
from postparade.games.odds_on.rules.state import Gate


def play_special(progress: Progress, player: int, gate: Gate, action: Play) -> None:
    """Seat ``player`` plays the special card of ``action`` on the runner of ``gate``; both were found legal."""
    state, card, horse = progress.state, SPECIALS[action.card], gate.number
    price = None if gate.price is None else PRICES[gate.price].price
    progress.tell(ev.SpecialPlayed(player, horse, action.card, card.number, card.effect, card.amount))
    match card.effect:
        case "rating":
            pass  # counted when the race is run
        case "new_horse":
            progress.tell(ev.HorseReplaced(horse, state.horse_pile[0], gate.horse))
        case "new_jockey":
            progress.tell(ev.JockeyReplaced(horse, state.jockey_pile[0], gate.jockey))
        case "soften":
            progress.tell(ev.GroundSoftened(moved(state.going, -1), state.going))
        case "withdraw":
            progress.tell(ev.Withdrawn(horse, price, gate.owner))
        case "swap_horses":
            assert action.swap_with is not None
            progress.tell(ev.HorsesSwapped(horse, action.swap_with))
        case "clear":
            progress.tell(ev.BetsRemoved(horse, price, gate.owner, gate.specials))
