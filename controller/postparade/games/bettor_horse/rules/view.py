"""What everybody may know of Bettor Horse (rules, section 8)."""

from msgspec import Struct
from msgspec.structs import replace

from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.racing import LENGTH
from postparade.games.bettor_horse.rules.schedule import Slot
from postparade.games.bettor_horse.rules.state import Commitment, LaneRecord, Round, State
from postparade.rules.contract import GameStatus
from postparade.rules.race import Lane, Race
from postparade.rules.seat_colours import seat_colour
from postparade.rules.viewer import Viewer


class CardView(Struct, frozen=True):
    """A card as its owner sees it."""

    id: str
    letter: str
    speed: int
    name: str
    colour: str
    mudder: bool


class SeatView(Struct, frozen=True):
    """One player: the colour of the deck, the colour (``light``) that the seat has everywhere and its deck so has
    on screens and strip, cards won and unraced. ``left`` lists the cards nobody has seen raced yet (without those that
    were turned in this round); ``None`` where the table keeps it to itself."""

    seat: int
    colour: str
    light: str
    purse: int
    unraced: int
    left: tuple[str, ...] | None


class SlotView(Struct, frozen=True):
    """A round of the schedule, with seat numbers."""

    kind: str
    first: int
    second: int
    cards: int


class RoundView(Struct, frozen=True):
    """A round as far as it is public. ``bets`` are ``None`` until both have locked; ``runners`` are the horses of the
    open lane, ``lanes`` those already run; ``adjusted`` what Mudders were changed by in the open lane. ``duel``: it is
    run beside the schedule, for the pool or in sudden death.

    The cloths of the open lane are ``covered`` until the wire: cards are blank and speeds 0 but for the viewer's own;
    whoever decides how a Mudder runs knows the speed of the other, too."""

    number: int
    kind: str
    pair: ev.Pair
    size: int
    duel: bool
    locked: tuple[int, ...]
    bets: tuple[str, str] | None
    condition: str | None
    lane: int | None
    runners: tuple[ev.Runner, ev.Runner] | None
    covered: tuple[bool, bool]
    adjusted: tuple[int, int]
    lanes: tuple[LaneRecord, ...]
    outcomes: tuple[str, str] | None
    right: tuple[int, ...]
    prize: str | None


class BettorHorseView(Struct, frozen=True):
    """Bettor Horse as screens show it. ``hand``, ``winnings``, ``locked`` and ``pick`` are the viewer's own: what may
    be raced now, the cards in the purse, what was locked, and whether the Mudder was decided."""

    game: str
    title: str
    phase: str
    race: Race
    round: RoundView
    last: RoundView | None
    rounds: int
    schedule: tuple[SlotView, ...]
    waiting: tuple[int, ...]
    seats: tuple[SeatView, ...]
    pool: int
    settled: bool
    track_conditions: bool
    printed: bool
    contenders: tuple[int, ...]
    undecided: int
    result: ev.Result | None
    hand: tuple[CardView, ...] | None = None
    winnings: tuple[CardView, ...] | None = None
    locked: Commitment | None = None
    pick: int | None = None


def race_of(state: State) -> Race:
    """The race of the open lane, or of the one that was run last; two empty gates once somebody has locked. Horses
    carry their speeds from the wire on."""
    now = state.on_show
    runners = now.runners or (now.lanes[-1].runners if now.lanes else None)
    done = now.runners is None and bool(now.lanes)
    lanes = tuple(
        Lane(
            side + 1,
            str(runners[side].speed) if runners and done else "",
            seat_colour(seat),
            LENGTH,
            now.positions[side],
            name=runners[side].name if runners else "",
        )
        for side, seat in enumerate(now.pair)
    )
    results = now.lanes[-1].results if done else ()
    winners = tuple(side + 1 for side, result in enumerate(results) if result != "lose")
    first, second = now.positions
    ahead = None if first == second else 1 if first > second else 2
    # A drawn lane has two winners, a dead heat.
    return Race(lanes, ahead, running=now.runners is not None, finished=done, winners=winners)


def status_of(state: State) -> GameStatus:
    """Where the game stands, for every room."""
    now = state.round
    purses = dict(zip(state.players, map(len, state.purses), strict=True))
    last = now if now.paid else state.last
    return GameStatus(
        phase=state.phase,
        race=now.number,
        races=None if now.kind == "sudden-death" else state.rounds,
        turn=now.pair[0] if state.phase == "track" else None,
        waiting=state.waiting,
        paid=last.right if last is not None else (),
        purses=purses,
        pot=len(state.pool),
        holders={side + 1: {seat: 1} for side, seat in enumerate(state.on_show.pair)},
        winners=() if state.result is None else state.result.winners,
    )


def view_of(state: State, viewer: Viewer, title: str) -> BettorHorseView:
    """What ``viewer`` may know of ``state``. Hosts, board and spectators see what everybody may see."""
    seat = viewer.seat if viewer.role == "seat" and viewer.seat in state.players else None
    now = state.round
    public = BettorHorseView(
        game=deck.NAME,
        title=title,
        phase=state.phase,
        race=race_of(state),
        round=_round(now, seat),
        last=None if state.last is None else _round(state.last),
        rounds=state.rounds,
        schedule=tuple(_slot(state, slot) for slot in state.slots),
        waiting=state.waiting,
        seats=tuple(_seat(state, at) for at in range(len(state.players))),
        pool=len(state.pool),
        settled=state.settled,
        track_conditions=state.track_conditions,
        printed=state.printed,
        contenders=state.contenders,
        undecided=state.undecided,
        result=state.result,
    )
    if seat is None or state.printed:
        return public
    racing = seat in now.pair
    return replace(
        public,
        hand=tuple(map(_card, state.available(seat) if racing else state.unraced[state.seat_index(seat)])),
        winnings=tuple(map(_card, state.purses[state.seat_index(seat)])),
        locked=now.commitment(seat),
        pick=now.picks[now.pair.index(seat)] if racing else None,
    )


def shown_to(event: ev.Event, viewer: Viewer) -> ev.Event:
    """What ``viewer`` may know of ``event``: commitments and picks are blank for everybody but their owner, and nobody
    is told how fast a horse is before it has run."""
    if isinstance(event, ev.LaneLoaded):
        first, second = event.runners
        return replace(event, runners=(_under_cloth(first), _under_cloth(second)))
    if isinstance(event, ev.MudderAdjusted):
        return replace(event, speed=0)
    if isinstance(event, (ev.Locked, ev.Picked)) and not (viewer.role == "seat" and viewer.seat == event.player):
        return replace(event, cards=(), bet="", speeds=()) if isinstance(event, ev.Locked) else replace(event, by=None)
    return event


def _card(number: str) -> CardView:
    one = deck.card(number)
    return CardView(number, one.letter, one.speed, one.name, one.colour, one.mudder)


def _slot(state: State, slot: Slot) -> SlotView:
    return SlotView(slot.kind, state.players[slot.first], state.players[slot.second], slot.cards)


def turned(now: Round) -> frozenset[str]:
    """The cards of this round that everybody has seen: those that have run."""
    return frozenset(runner.card for lane in now.lanes for runner in lane.runners)


def left_of(state: State, seat: int) -> tuple[str, ...]:
    """The cards of the deck of ``seat`` that nobody has seen raced: no secret to anybody who keeps count."""
    seen = turned(state.round)
    return tuple(card for card in state.unraced[state.seat_index(seat)] if card not in seen)


def _seat(state: State, at: int) -> SeatView:
    seat = state.players[at]
    left = left_of(state, seat) if state.open_decks and not state.printed else None
    colour = state.colour(seat)
    return SeatView(seat, colour, seat_colour(seat), len(state.purses[at]), len(state.unraced[at]), left)


def _under_cloth(runner: ev.Runner) -> ev.Runner:
    return replace(runner, card="", speed=0)


def _covered(now: Round, seat: int | None) -> tuple[bool, bool]:
    """Whose cloths of the open lane are covered for ``seat``, or for everybody (``None``)."""
    if now.runners is None or seat in now.unpicked:
        return False, False
    first, second = (runner.seat != seat for runner in now.runners)
    return first, second


def _round(now: Round, seat: int | None = None) -> RoundView:
    first, second = now.commitments
    covered = _covered(now, seat)
    runners = now.runners
    if runners is not None:
        one, other = (
            _under_cloth(runner) if hides else runner if runner.seat == seat else replace(runner, card="")
            for runner, hides in zip(runners, covered, strict=True)
        )
        runners = one, other
    prize = None
    if now.paid:
        prize = ("pool", "all", "own")[len(now.right)]
    return RoundView(
        number=now.number,
        kind=now.kind,
        pair=now.pair,
        size=now.size,
        duel=now.duel,
        locked=now.locked,
        bets=(first.bet, second.bet) if now.revealed and first and second else None,
        condition=now.condition,
        lane=now.open_lane,
        runners=runners,
        covered=covered,
        adjusted=now.adjusted,
        lanes=now.lanes,
        outcomes=now.outcomes,
        right=now.right,
        prize=prize,
    )
