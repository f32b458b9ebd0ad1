"""Bettor Horse as the table plays it."""

from collections.abc import Hashable
from typing import ClassVar, Literal

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck, ledger
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.choices import choices_of
from postparade.games.bettor_horse.rules.committing import adjust, commit, cut, enter, fill_in, prepare, toss
from postparade.games.bettor_horse.rules.evolve import evolve
from postparade.games.bettor_horse.rules.following import following
from postparade.games.bettor_horse.rules.schedule import schedule
from postparade.games.bettor_horse.rules.state import Round, State
from postparade.games.bettor_horse.rules.view import BettorHorseView, race_of, shown_to, status_of, view_of
from postparade.rules.chips import Transfer
from postparade.rules.contract import Capabilities, Game, Offer, Option
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer

BEATS: dict[type[ev.Event], float] = {
    ev.BetsRevealed: 3.5,
    ev.TrackDeclared: 2.5,
    ev.LaneLoaded: 2.0,
    ev.MudderAdjusted: 1.2,
    ev.Strode: 0.8,
    ev.LaneRun: 1.8,
    ev.RoundDecided: 2.5,
    ev.PrizePaid: 2.0,
    ev.FinalCalled: 2.0,
    ev.PoolRaceCalled: 3.0,
    ev.PoolSettled: 3.5,
    ev.SuddenDeath: 3.0,
    ev.DuelDecided: 2.0,
}
"""Seconds for which an event is shown. A lane takes 4.8 seconds from the start to the finish, in six strides; what a
round of three lanes came to is told 30 seconds after the second has locked, and up to 34 with dead heats."""
DEAD_HEAT = 1.7
"""Factor by which a dead heat is shown longer than any other finish."""
FIRST_LANE = 1.35
"""Factor by which loading the first lane of a round is shown longer than the others: it names the players as well as
their horses."""


class BettorHorseSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``seats`` are the seat numbers in clockwise order. ``track_conditions`` adds wet and dry tracks; ``cards`` says
    whether phones hold the cards or printed ones are used; ``open_decks`` shows everybody which cards are left.
    ``race_for_pool`` is a house rule: a pool that no final bet has won is raced for."""

    seats: tuple[int, ...]
    track_conditions: bool = False
    cards: Literal["dealt", "physical"] = "dealt"
    open_decks: bool = True
    race_for_pool: bool = False


class BettorHorse(Game[State, act.Action, ev.Event, BettorHorseSetup]):
    """Implements :class:`postparade.rules.contract.Game`."""

    name: ClassVar[str] = deck.NAME
    title: ClassVar[str] = "Bettor Horse"
    rules: ClassVar[str] = "bettor-horse/1"
    seat_counts: ClassVar[tuple[int, ...]] = deck.SEAT_COUNTS
    setup_type: ClassVar[type[BettorHorseSetup]] = BettorHorseSetup
    action_type = act.Action
    event_type = ev.Event
    capabilities: ClassVar[Capabilities] = Capabilities(
        odds="postparade.games.bettor_horse.odds:ODDS",
        report="postparade.games.bettor_horse.report:REPORT",
        players="postparade.games.bettor_horse.players:PLAYERS",
        calls="postparade.games.bettor_horse.calls:CALLS",
        pages="postparade.games.bettor_horse:pages",
        words="postparade.games.bettor_horse:words",
        tallies="postparade.games.bettor_horse.rules.tallies:TALLIES",
        unit="cards",
    )

    evolve = staticmethod(evolve)
    prepare = staticmethod(prepare)
    choices = staticmethod(choices_of)
    status = staticmethod(status_of)
    shown = staticmethod(shown_to)
    accounts = staticmethod(ledger.accounts)
    issued = staticmethod(ledger.issued)

    def offer(self) -> Offer:
        """The setup form."""
        options = (
            Option("track_conditions", "switch", default=False),
            Option("open_decks", "switch", default=True),
            Option("cards", "choice", default="dealt", values=("dealt", "physical")),
            Option("race_for_pool", "switch", default=False, house_rule=True),
        )
        return Offer(self.name, self.title, self.seat_counts, options, learn_minutes=6, minutes=25)

    def new(self, setup: BettorHorseSetup) -> State | Refusal:
        """Every deck unraced, purses and pool empty, the first pair called."""
        seats = setup.seats
        if len(seats) not in self.seat_counts:
            return refuse("player_count", players=len(seats), counts=", ".join(map(str, self.seat_counts)))
        if len(set(seats)) != len(seats) or any(seat < 1 for seat in seats):
            return refuse("bad_setup", why="every seat is a different number from 1 up")
        printed = setup.cards == "physical"
        first = schedule(len(seats))[0]
        return State(
            players=seats,
            track_conditions=setup.track_conditions and not printed,
            printed=printed,
            open_decks=setup.open_decks,
            race_for_pool=setup.race_for_pool,
            unraced=tuple(deck.deck(colour, printed=printed) for colour in deck.COLOURS[: len(seats)]),
            purses=((),) * len(seats),
            round=Round(1, first.kind, (seats[first.first], seats[first.second]), first.cards),
        )

    def decide(self, state: State, action: act.Action, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        """What ``action`` causes, with everything that follows by itself until somebody has to act again."""
        if state.result is not None:
            return refuse("game_over")
        decided = self._answer(state, action, seat)
        if isinstance(decided, Refusal):
            return decided
        events: list[ev.Event] = []
        while decided:
            for event in decided:
                state = evolve(state, event)
            events += decided
            decided = following(state)
        return tuple(events)

    def _answer(self, state: State, action: act.Action, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        match action:
            case act.Commit():
                return refuse("not_allowed", role="host") if seat is None else commit(state, action, seat)
            case act.Cut():
                return cut(state, action, seat)
            case act.Toss():
                return toss(state, action, seat)
            case act.Adjust():
                return adjust(state, action.by, seat)
            case act.FillIn():
                return fill_in(state, action, seat)
            case act.Enter():
                return enter(state, action, seat)
        return refuse("unknown_action", game=self.title)

    def view(self, state: State, viewer: Viewer) -> BettorHorseView:
        """Commitments are seen by their owner only."""
        return view_of(state, viewer, self.title)

    def race(self, state: State) -> Race:
        """The two horses of the lane."""
        return race_of(state)

    def beat(self, event: ev.Event) -> float:
        """Bets turn over with a pause, the first lane takes longer to load, each runs 4.8 seconds, a dead heat is shown
        longer, and the purses move last."""
        match event:
            case ev.LaneLoaded(lane=1):
                longer = FIRST_LANE
            case ev.LaneRun(results=("draw", *_)):
                longer = DEAD_HEAT
            case _:
                longer = 1.0
        return BEATS.get(type(event), 0.0) * longer

    def precondition(self, state: State, action: act.Action) -> Hashable:
        """What is decided about a round, a cut or a lane belongs to that round, cut or lane; the other seat's locking
        changes nothing."""
        now = state.round
        match action:
            case act.Commit() | act.Enter():
                return now.number
            case act.Cut() | act.Toss():
                return now.number, state.phase
            case act.Adjust() | act.FillIn():
                return now.number, state.phase, now.open_lane
        return None

    def lapses(self, state: State, action: act.Action, refusal: Refusal) -> bool:
        """No dice, nothing to correct."""
        return False

    def seats(self, state: State) -> tuple[int, ...]:
        """All players, in clockwise order."""
        return state.players

    def buy_in(self, setup: BettorHorseSetup) -> int:
        """Cards are never bought."""
        return 0

    def overdraft(self, state: State) -> frozenset[str]:
        """No account can be below zero."""
        return frozenset()

    def missing(self, state: State) -> int:
        """Cards that are in no account."""
        return ledger.issued(state) - self.cards(state)

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        """The cards that one event moves."""
        return ledger.transfers(state, event)

    def cards(self, state: State) -> int:
        """All horse cards, wherever they lie."""
        return sum(map(len, (*state.unraced, *state.purses, state.pool)))

    def over(self, state: State) -> bool:
        """Whether the winner is known."""
        return state.result is not None
