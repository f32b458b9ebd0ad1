"""What a viewer may see. Only VIP cards that are still to be chosen from are hidden, from everybody but their owner.

Pages are sent every field that has changed. Therefore fields that change with every bet (``bets``) are small, and what
is fixed for a race (prices, tokens) is kept apart.
"""

from msgspec import Struct

from postparade.games.ready_set_bet.rules.events import BetResult, Result, Settled
from postparade.games.ready_set_bet.rules.horses import HORSES, NAME, RACES
from postparade.games.ready_set_bet.rules.settlement import sheet, standing
from postparade.games.ready_set_bet.rules.setup import TITLE
from postparade.games.ready_set_bet.rules.spots import SPOTS, spots_in_play
from postparade.games.ready_set_bet.rules.state import HouseKind, State
from postparade.games.ready_set_bet.rules.status import race_of
from postparade.games.ready_set_bet.rules.tokens import BONUS_TOKENS, Token
from postparade.games.ready_set_bet.rules.vip_cards import VIP_CARDS
from postparade.rules.dice import Dice
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer


class SeatView(Struct, frozen=True):
    """One who takes part. ``place`` in the standings, ``None`` without a purse; ``cards`` are the VIP cards kept."""

    seat: int
    chips: int | None
    place: int | None
    house: bool
    leaving: bool
    cards: tuple[str, ...]


class PropView(Struct, frozen=True):
    """A proposition: the horse ``ahead`` has to be ahead of every one of ``behind`` (ids such as ``2-3``)."""

    id: str
    ahead: str
    behind: tuple[str, ...]


class ExoticView(Struct, frozen=True):
    """An exotic card: ``test`` and its numbers name the words (see :class:`.spots.Condition`)."""

    id: str
    test: str
    op: str
    value: int
    count: int


class VipView(Struct, frozen=True):
    """A VIP card that the viewer may see; ``kind`` names its words, the rest fills them in. ``value`` and ``penalty``
    are those of a bonus token, or ``value`` the limit of a token."""

    id: str
    kind: str
    value: int
    penalty: int
    amount: int
    sums: tuple[int, ...]
    colours: tuple[str, ...]


class ReadySetBetView(Struct, frozen=True):
    """Ready Set Bet as screens show it.

    ``prices``: multiplier and penalty of every spot in play. ``bets``: player, token, spot, in order of arrival;
    ``house_bets`` those of the House. ``tokens``: what everybody has in this race, placed or not; ``used`` are the VIP
    cards that have worked in this race. ``pair`` is the lane that a second roll in a row would give its bonus.
    ``vip`` describes the VIP cards that are kept or the viewer's to choose from; ``dealt`` are the latter, ``choosing``
    who still has to. ``standing`` is what the viewer's own tokens would bring if the race ended as it stands. ``sheet``
    is for people with their own chips: every spot, whether it won, multiplier and penalty.
    """

    game: str
    title: str
    phase: str
    paused: bool
    accounts: bool
    modules: tuple[str, ...]
    house_kind: HouseKind
    house: int | None
    race: Race
    race_number: int
    races: int
    seats: tuple[SeatView, ...]
    tokens: dict[int, tuple[Token, ...]]
    prices: dict[str, tuple[int, int]]
    props: tuple[PropView, ...]
    exotics: tuple[ExoticView, ...]
    bets: tuple[tuple[int, Token, str], ...]
    house_bets: tuple[tuple[int, Token, str], ...]
    used: tuple[str, ...]
    crossed: int
    pair: int | None
    vip: tuple[VipView, ...]
    dealt: tuple[str, ...]
    undealt: tuple[int, ...]
    choosing: tuple[int, ...]
    vip_seconds: int
    chances: bool
    last_roll: Dice | None
    rolls: int
    standing: tuple[BetResult, ...]
    results: tuple[BetResult, ...]
    settled: tuple[Settled, ...]
    sheet: tuple[tuple[str, bool, int, int], ...]
    result: Result | None


def view_of(state: State, viewer: Viewer) -> ReadySetBetView:
    """What ``viewer`` may see of ``state``."""
    race = race_of(state)
    board = not state.accounts and race.finished
    dealt = state.dealt.get(viewer.seat, ()) if viewer.role == "seat" and viewer.seat is not None else ()
    return ReadySetBetView(
        game=NAME,
        title=TITLE,
        phase=state.phase,
        paused=state.paused,
        accounts=state.accounts,
        modules=tuple(sorted(state.modules)),
        house_kind=state.house_kind,
        house=state.house,
        race=race,
        race_number=state.race,
        races=RACES,
        seats=_seats(state),
        tokens={seat: state.tokens_of(seat) for seat in state.players} if state.race else {},
        prices={spot.name: (spot.multiplier, spot.penalty) for spot in spots_in_play(state.props, state.exotics)},
        props=tuple(_prop(card) for card in state.props),
        exotics=tuple(_exotic(card) for card in state.exotics),
        bets=tuple((bet.player, bet.token, bet.spot) for bet in state.bets if not bet.house),
        house_bets=tuple((bet.player, bet.token, bet.spot) for bet in state.bets if bet.house),
        used=state.used,
        crossed=state.crossed,
        pair=None if state.single is None else HORSES[state.single].number,
        vip=tuple(_vip(card) for hand in (*state.kept.values(), dealt) for card in hand),
        dealt=dealt,
        undealt=state.undealt,
        choosing=tuple(sorted(state.dealt)),
        vip_seconds=state.vip_seconds,
        chances=state.chances,
        last_roll=state.last_roll,
        rolls=state.rolls,
        standing=standing(state, viewer.seat) if viewer.role == "seat" else (),
        results=state.results,
        settled=state.settled,
        sheet=tuple(
            (spot.name, won, spot.multiplier, spot.penalty)
            for spot, won in (sheet(state.positions, state.props, state.exotics) if board else ())
        ),
        result=state.result,
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    chips = state.money
    return tuple(
        SeatView(
            seat,
            chips.get(seat),
            1 + sum(other > chips[seat] for other in chips.values()) if seat in chips else None,
            seat == state.house,
            seat in state.leaving,
            state.kept.get(seat, ()),
        )
        for seat in state.seats
    )


def _vip(card: str) -> VipView:
    known = VIP_CARDS[card]
    token = BONUS_TOKENS.get(known.token)
    value, penalty = (known.limit, 0) if token is None else (token.value, token.penalty)
    return VipView(card, known.kind, value, penalty, known.amount, known.sums, known.colours)


def _prop(card: str) -> PropView:
    condition = SPOTS[f"prop/{card}"].condition
    return PropView(card, HORSES[condition.horse].id, tuple(HORSES[horse].id for horse in condition.horses))


def _exotic(card: str) -> ExoticView:
    condition = SPOTS[f"exotic/{card}/1"].condition
    return ExoticView(card, condition.test, condition.op, condition.value, condition.count)
