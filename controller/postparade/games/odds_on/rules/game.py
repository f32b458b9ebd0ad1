"""Odds On as the table plays it. Implements :class:`postparade.rules.contract.Game`."""

from collections.abc import Hashable
from typing import ClassVar

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.games.odds_on.rules import actions as act
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import NAME, RACES, SEAT_COUNTS
from postparade.games.odds_on.rules.choices import choices_of
from postparade.games.odds_on.rules.evolve import evolve
from postparade.games.odds_on.rules.meeting import open_meeting
from postparade.games.odds_on.rules.pricing import take_turn
from postparade.games.odds_on.rules.printed import take_down
from postparade.games.odds_on.rules.setup import OPTIONS, OddsOnSetup, first_state
from postparade.games.odds_on.rules.shuffling import Recorded, Shuffled, Shuffling, WrongCardsError
from postparade.games.odds_on.rules.state import State
from postparade.games.odds_on.rules.view import OddsOnView, race_of, shown, view_of
from postparade.rules.chips import Transfer, purse
from postparade.rules.contract import Capabilities, Game, GameStatus, Offer, Shuffle
from postparade.rules.viewer import Viewer

RING = "betting ring"
"""The account that pays all points: what bookmakers win, it loses."""
BEATS: dict[type[ev.Event], float] = {
    ev.MeetingOpened: 3.0,
    ev.FieldDrawn: 2.0,
    ev.SpecialPlayed: 1.2,
    ev.PileRefilled: 0.8,
    ev.Off: 1.5,
    ev.Finished: 6.0,
    ev.BookmakerPaid: 1.2,
    ev.RaceClosed: 5.0,
}
"""Seconds for which the board shows these before it goes on; a running race brings its own."""


class OddsOn(Game[State, act.Action, ev.Event, OddsOnSetup]):
    """A meeting of five races among bookmakers."""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "Odds On"
    rules: ClassVar[str] = "odds-on/1"
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    setup_type: ClassVar[type[OddsOnSetup]] = OddsOnSetup
    action_type = act.Action
    event_type = ev.Event
    capabilities: ClassVar[Capabilities] = Capabilities(
        odds="postparade.games.odds_on.odds:ODDS",
        report="postparade.games.odds_on.report:REPORT",
        players="postparade.games.odds_on.players:PLAYERS",
        calls="postparade.games.odds_on.calls:CALLS",
        pages="postparade.games.odds_on:pages",
        words="postparade.games.odds_on:words",
        tallies="postparade.games.odds_on.rules.tallies:TALLIES",
        unit="points",
        hidden="game",
    )

    evolve = staticmethod(evolve)
    shown = staticmethod(shown)
    choices = staticmethod(choices_of)
    race = staticmethod(race_of)

    def offer(self) -> Offer:
        """3 to 5 bookmakers, with the options of the meeting."""
        return Offer(self.name, self.title, self.seat_counts, OPTIONS, learn_minutes=10, minutes=30)

    def new(self, setup: OddsOnSetup) -> State | Refusal:
        """The state before the meeting is opened."""
        return first_state(setup)

    def prepare(self, state: State, action: act.Action, seat: int | None, shuffle: Shuffle) -> act.Action:
        """``action`` with the piles that it needs shuffled: hands and course at the start, a refilled pile and the next
        field with the turn that needs them. What a sender put there is thrown away."""
        if not isinstance(action, act.StartMeeting | act.Turn):
            return action  # entries of printed cards need no shuffling
        shuffling = Shuffling(shuffle)
        _events(state, action, seat, shuffling)
        return replace(action, chance=shuffling.chance)

    def decide(self, state: State, action: act.Action, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        """The events that ``action`` causes; what cannot be done is refused in the order of section 11 of the rules."""
        if not isinstance(action, act.StartMeeting | act.Turn | act.Printed):
            return refuse("unknown_action", game=self.title)
        chance = act.Chance() if isinstance(action, act.Printed) else action.chance
        try:
            return _events(state, action, seat, Recorded(chance))
        except WrongCardsError:
            return refuse("wrong_shuffle")

    def view(self, state: State, viewer: Viewer) -> OddsOnView:
        """Everything on the table, and the viewer's own hand."""
        return view_of(state, viewer, self.title)

    def status(self, state: State) -> GameStatus:
        """Totals are what everybody holds; whoever owns a runner profits from it."""
        totals = dict(zip(state.seats, state.totals, strict=True))
        paid = state.results[-1] if len(state.results) == state.race and state.results else None
        return GameStatus(
            phase=state.phase,
            race=state.race,
            races=RACES,
            turn=state.turn,
            waiting=() if state.turn is None else (state.turn,),
            paid=tuple(seat for seat, points in zip(state.seats, paid.points, strict=True) if points) if paid else (),
            purses=totals,
            holders={gate.number: {gate.owner: 1} for gate in state.gates if gate.owner is not None},
        )

    def beat(self, event: ev.Event) -> float:
        """A race takes 6 to 12 seconds; its result and every payment have their moment."""
        return event.seconds if type(event) is ev.Running else BEATS.get(type(event), 0.0)

    def precondition(self, state: State, action: act.Action) -> Hashable:
        """A turn is based on the market that its bookmaker saw, an entry on the one that it replaces."""
        if isinstance(action, act.StartMeeting):
            return state.phase
        if isinstance(action, act.Enter):
            return state.race, state.gate(action.gate)
        return (state.race, state.gates) if isinstance(action, act.SendOff) else (state.race, state.turns)

    def lapses(self, state: State, action: act.Action, refusal: Refusal) -> bool:
        """There are no rolls to correct."""
        return False

    def seats(self, state: State) -> tuple[int, ...]:
        """All bookmakers, from the first to the last race."""
        return state.seats

    def buy_in(self, setup: OddsOnSetup) -> int:
        """Totals start at zero."""
        return 0

    def accounts(self, state: State) -> dict[str, int]:
        """The totals by seat. Points come from the betting ring and go back to it, so it holds minus their sum."""
        totals = {purse(seat): total for seat, total in zip(state.seats, state.totals, strict=True)}
        return {**totals, RING: -sum(state.totals)}

    def overdraft(self, state: State) -> frozenset[str]:
        """Totals may be negative, and the betting ring mirrors them."""
        return frozenset(self.accounts(state))

    def issued(self, state: State) -> int:
        """Nothing: what bookmakers win, the betting ring loses."""
        return 0

    def missing(self, state: State) -> int:
        """Nothing: the ring's account is the other side of the totals."""
        return -sum(self.accounts(state).values())

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        """Points to a bookmaker, or back from one."""
        if type(event) is not ev.BookmakerPaid:
            return ()
        seat, points = purse(event.player), event.points
        if points < 0:
            return (Transfer(seat, RING, -points, "race"),)
        return (Transfer(RING, seat, points, "race"),)

    def cards(self, state: State) -> int:
        """The draw cards in hands, piles and beside horses: all 64 once the meeting is open."""
        beside = sum(len(gate.specials) + (gate.price is not None) for gate in state.gates)
        return sum(map(len, state.hands)) + len(state.pile) + len(state.discard) + beside

    def over(self, state: State) -> bool:
        """Whether the meeting is decided."""
        return state.phase == "finished"


def _events(
    state: State, action: act.StartMeeting | act.Turn | act.Printed, seat: int | None, shuffled: Shuffled
) -> tuple[ev.Event, ...] | Refusal:
    if isinstance(action, act.Printed):
        return take_down(state, action, seat, shuffled)
    if not isinstance(action, act.StartMeeting):
        return take_turn(state, action, seat, shuffled)
    if state.phase != "setup":
        return refuse("game_over" if state.phase == "finished" else "meeting_open")
    if seat not in (None, state.dealer):
        return refuse("not_your_deal", seat=state.dealer)
    return open_meeting(state, shuffled)
