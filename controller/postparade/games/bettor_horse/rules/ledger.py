"""The cards as money: every deck, every purse and the pool is an account, and cards only ever change hands."""

from collections import Counter

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.chips import Transfer, purse

POOL = "pool"


def deck_of(seat: int) -> str:
    """Name of the account of the unraced cards of a seat."""
    return f"deck {seat}"


def accounts(state: State) -> dict[str, int]:
    """Cards in purses, pool and decks."""
    purses = {purse(seat): len(cards) for seat, cards in zip(state.players, state.purses, strict=True)}
    decks = {deck_of(seat): len(cards) for seat, cards in zip(state.players, state.unraced, strict=True)}
    return {**purses, POOL: len(state.pool), **decks}


def issued(state: State) -> int:
    """All cards of all decks."""
    return deck.CARDS * len(state.players)


def transfers(state: State, event: ev.Event) -> tuple[Transfer, ...]:
    """The cards that ``event`` moves; ``state`` is the one before it."""
    match event:
        case ev.PrizePaid(to=to, pooled=pooled, prize=prize):
            moved = {purse(seat): cards for seat, cards in to.items()} | ({POOL: pooled} if pooled else {})
            return tuple(
                Transfer(deck_of(owner), target, number, f"prize {prize}")
                for target, cards in moved.items()
                for owner, number in Counter(_owner(state, card) for card in cards).items()
            )
        case ev.PoolSettled(to=to):
            # A pool smaller than its shares leaves some of them empty, and nothing is paid then.
            return tuple(
                Transfer(POOL, purse(seat), len(cards), "share of the pool") for seat, cards in to.items() if cards
            )
    return ()


def _owner(state: State, card: str) -> int:
    colour = card.partition("-")[0]
    return state.players[deck.COLOURS.index(colour)]
