"""What everybody may see of a meeting and of its events, and what only the owner of a hand may."""

from msgspec import Struct
from msgspec.structs import replace

from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import (
    HORSES,
    JOCKEYS,
    LADDER,
    NAME,
    PRICES,
    RACES,
    SPECIALS,
    TRACKS,
    TURNS_EACH,
    Going,
    PriceCard,
    Weather,
)
from postparade.games.odds_on.rules.events import Part
from postparade.games.odds_on.rules.finishing_order import parts_of
from postparade.games.odds_on.rules.payout import worth
from postparade.games.odds_on.rules.running import COURSE
from postparade.games.odds_on.rules.state import Gate, RaceResult, State
from postparade.rules.race import Lane, Race, sole_leader
from postparade.rules.viewer import Viewer

COLOURS = ("#d7263d", "#f4f4f4", "#2f6fde", "#ffd23f", "#2a9d5c", "#8f8f99", "#ff8c1a", "#ff8fc7")
"""Cloths of gates 1 to 8; screens and lights add the number, never colour alone."""


class RunnerView(Struct, frozen=True):
    """A runner at its gate: everything that lies on the table, and the ``parts`` of its ``rating`` so far (horse,
    jockey, track, going, specials). On printed cards it has neither names nor a price that the table knows. Where
    ratings are hidden until the off, so are the values of horse and jockey (0 in ``parts``) and their points."""

    gate: int
    horse: str
    jockey: str
    horse_value: int | None
    jockey_value: int | None
    dollars: int | None
    """Points of horse and jockey together, which the owner of the winner scores besides those of the price."""
    likes_track: str
    dislikes_track: str
    likes_going: Going | None
    price: str | None
    price_dollars: int
    owner: int | None
    specials: tuple[int, ...]
    withdrawn: bool
    entered: bool
    """Whether all of this is known; on printed cards it has to be entered."""
    parts: tuple[int, int, int, int, int]
    rating: int | None


class ResultRow(Struct, frozen=True):
    """How one horse came in."""

    gate: int
    horse: str
    jockey: str
    price: str | None
    owner: int | None
    parts: tuple[int, int, int, int, int]
    rating: int | None
    rank: int | None
    points: int


class RaceView(Struct, frozen=True):
    """How a race ended: its runners, best first, and what every seat scored."""

    race: int
    going: Going | None
    reason: str
    rows: tuple[ResultRow, ...]
    points: dict[int, int]


class SeatView(Struct, frozen=True):
    """A bookmaker: total so far, points race by race, cards in hand, horses owned."""

    seat: int
    total: int
    points: tuple[int, ...]
    cards: int
    owned: tuple[int, ...]


class HandCard(Struct, frozen=True, omit_defaults=True):
    """A card in the viewer's own hand: a price with its points, or a special by its number."""

    card: str
    price: str | None = None
    dollars: int = 0
    number: int = 0
    amount: int = 0
    swaps: bool = False


class OddsOnView(Struct, frozen=True):
    """A meeting as screens show it. ``track`` is the name of the course; ``pile`` counts cards; ``last`` is the latest
    race that was run; ``hand`` is empty for everybody without one."""

    game: str
    title: str
    phase: str
    race_number: int
    races: int
    turn: int | None
    opener: int
    dealer: int
    turns: int
    turn_limit: int
    passes: int
    track: str
    weather: Weather | None
    going: Going
    running: Part | None
    runners: tuple[RunnerView, ...]
    ladder: tuple[PriceCard, ...]
    seats: tuple[SeatView, ...]
    pile: int
    discard: tuple[str, ...]
    hand: tuple[HandCard, ...]
    last: RaceView | None
    winners: tuple[int, ...]
    printed: bool
    hidden_ratings: bool


def race_of(state: State) -> Race:
    """The common race value: gates as lanes, positions in percent of the course."""
    result = state.results[-1] if state.results and len(state.results) == state.race else None
    if state.gates:
        field = tuple((gate.number, gate.horse, gate.withdrawn) for gate in state.gates)
    else:
        field = tuple((runner.gate, runner.horse, runner.withdrawn) for runner in result.runners) if result else ()
    lanes = tuple(
        Lane(
            number,
            str(number),
            COLOURS[number - 1],
            COURSE,
            state.positions.get(number, 0),
            withdrawn,
            HORSES[horse].name if horse else "",
        )
        for number, horse, withdrawn in field
    )
    return Race(
        lanes,
        leader=sole_leader(lanes),
        running=state.phase == "race" and result is None,
        finished=result is not None,
        winners=result.ranks[0] if result else (),
    )


def view_of(state: State, viewer: Viewer, title: str) -> OddsOnView:
    """What ``viewer`` may know."""
    own = viewer.seat if viewer.role == "seat" else None
    return OddsOnView(
        game=NAME,
        title=title,
        phase=state.phase,
        race_number=state.race,
        races=RACES,
        turn=state.turn,
        opener=state.opener,
        dealer=state.dealer,
        turns=state.turns,
        turn_limit=TURNS_EACH * len(state.seats),
        passes=state.passes,
        track=TRACKS[state.track].name if state.track else "",
        weather=state.weather,
        going=state.going,
        running=state.running,
        runners=tuple(_runner(state, gate) for gate in state.gates),
        ladder=LADDER,
        seats=tuple(_seat(state, at) for at in range(len(state.seats))),
        pile=len(state.pile),
        discard=state.discard,
        hand=tuple(map(_in_hand, state.hand(own))) if own in state.seats else (),
        last=_result(state, state.results[-1]) if state.results else None,
        winners=state.winners,
        printed=state.printed,
        hidden_ratings=state.hidden_ratings,
    )


def shown(event: ev.Event, viewer: Viewer) -> ev.Event:
    """``event`` without what ``viewer`` may not know: the order of piles is hidden from everybody, hands and drawn
    cards from everybody but their owners."""
    own = viewer.seat if viewer.role == "seat" else None
    match event:
        case ev.MeetingOpened():
            hands = {seat: hand for seat, hand in event.hands.items() if seat == own}
            return replace(event, hands=hands, pile=())
        case ev.FieldDrawn():
            return replace(event, horse_pile=(), jockey_pile=())
        case ev.PileRefilled():
            return replace(event, pile=())
        case ev.CardDrawn() if event.player != own:
            return replace(event, card=None)
    return event


def _runner(state: State, gate: Gate) -> RunnerView:
    horse, jockey = HORSES.get(gate.horse), JOCKEYS.get(gate.jockey)
    form, price = worth(gate)
    parts = parts_of(state, gate)
    hidden = state.form_hidden
    if hidden:
        parts = (0, 0, *parts[2:])
    return RunnerView(
        gate=gate.number,
        horse=horse.name if horse else "",
        jockey=jockey.name if jockey else "",
        horse_value=None if hidden else parts[0],
        jockey_value=None if hidden else parts[1],
        dollars=None if hidden else form,
        likes_track=TRACKS[horse.likes_track].name if horse else "",
        dislikes_track=TRACKS[horse.dislikes_track].name if horse else "",
        likes_going=horse.likes_going if horse else None,
        price=PRICES[gate.price].price if gate.price else None,
        price_dollars=price,
        owner=gate.owner,
        specials=tuple(SPECIALS[card].number for card in gate.specials),
        withdrawn=gate.withdrawn,
        entered=bool(horse) or gate.entry is not None or gate.withdrawn,
        parts=parts,
        rating=None if hidden else sum(parts),
    )


def _seat(state: State, at: int) -> SeatView:
    seat = state.seats[at]
    return SeatView(
        seat=seat,
        total=state.totals[at],
        points=tuple(result.points[at] for result in state.results),
        cards=len(state.hands[at]),
        owned=tuple(gate.number for gate in state.gates if gate.owner == seat),
    )


def _in_hand(card: str) -> HandCard:
    if card in PRICES:
        return HandCard(card, price=PRICES[card].price, dollars=PRICES[card].dollars)
    special = SPECIALS[card]
    return HandCard(card, number=special.number, amount=special.amount, swaps=special.effect == "swap_horses")


def _result(state: State, result: RaceResult) -> RaceView:
    rows = (
        ResultRow(
            gate=runner.gate,
            horse=HORSES[runner.horse].name if runner.horse else "",
            jockey=JOCKEYS[runner.jockey].name if runner.jockey else "",
            price=PRICES[runner.price].price if runner.price else None,
            owner=runner.owner,
            parts=runner.parts,
            rating=runner.rating,
            rank=runner.rank,
            points=runner.points,
        )
        for runner in result.runners
    )
    last = len(result.runners) + 1
    return RaceView(
        race=result.race,
        going=result.going,
        reason=result.reason,
        rows=tuple(sorted(rows, key=lambda row: row.rank or last)),
        points=dict(zip(state.seats, result.points, strict=True)),
    )
