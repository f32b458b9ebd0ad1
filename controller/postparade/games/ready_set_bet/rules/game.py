"""Ready Set Bet as the table plays it. Implements :class:`postparade.rules.contract.Game`."""

from collections.abc import Callable, Hashable
from typing import Any, ClassVar

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules import actions as act
from postparade.games.ready_set_bet.rules import betting, dealing, ledger, membership
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.choices import choices_of
from postparade.games.ready_set_bet.rules.evolve import evolve
from postparade.games.ready_set_bet.rules.horses import NAME
from postparade.games.ready_set_bet.rules.rolling import roll
from postparade.games.ready_set_bet.rules.setup import SEAT_COUNTS, TITLE, ReadySetBetSetup, first_state, offer
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.status import race_of, status_of
from postparade.games.ready_set_bet.rules.view import view_of
from postparade.rules.actions import Join, Leave, Pause, Resume, Roll
from postparade.rules.chips import Transfer
from postparade.rules.contract import Capabilities, Contested, Game, Shuffle
from postparade.rules.viewer import Viewer

FINISH_SECONDS = 3.0
CLOSED_SECONDS = 2.0
Decided = tuple[ev.Event, ...] | Refusal


class ReadySetBet(Game[State, act.Action, ev.Event, ReadySetBetSetup]):
    """Rules: the Ready Set Bet specification, sections 1 to 15."""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = TITLE
    rules: ClassVar[str] = "ready-set-bet/1"
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    setup_type: ClassVar[type[ReadySetBetSetup]] = ReadySetBetSetup
    action_type = act.Action
    event_type = ev.Event
    capabilities: ClassVar[Capabilities] = Capabilities(
        odds="postparade.games.ready_set_bet.odds:ODDS",
        report="postparade.games.ready_set_bet.report.report:REPORT",
        players="postparade.games.ready_set_bet.players:PLAYERS",
        calls="postparade.games.ready_set_bet.calls:CALLS",
        pages="postparade.games.ready_set_bet:pages",
        words="postparade.games.ready_set_bet:words",
        tallies="postparade.games.ready_set_bet.rules.tallies:TALLIES",
        boards="postparade.games.ready_set_bet.rules.boards:BOARDS",
        refusals=frozenset({"spot_taken"}),
        corrects="race",
    )

    offer = staticmethod(offer)
    new = staticmethod(first_state)
    evolve = staticmethod(evolve)
    view = staticmethod(view_of)
    choices = staticmethod(choices_of)
    status = staticmethod(status_of)
    race = staticmethod(race_of)
    accounts = staticmethod(ledger.accounts)

    def prepare(self, state: State, action: act.Action, seat: int | None, shuffle: Shuffle) -> act.Action:
        """Draws propositions, exotic card and House, VIP cards, and lots for choices that nobody made."""
        match action:
            case act.SetupRace():
                return dealing.draw_race(state, action, seat, shuffle)
            case act.DealVip():
                return dealing.draw_vip(state, shuffle)
            case act.KeepVip():
                return dealing.draw_lot(state, action, shuffle)
        return action

    def decide(self, state: State, action: act.Action, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        """The events that ``action`` by ``seat`` (``None``: the house) causes."""
        answer = _DECIDE.get(type(action))
        return refuse("unknown_action", game=self.title) if answer is None else answer(state, action, seat)

    def shown(self, event: ev.Event, viewer: Viewer) -> ev.Event:
        """VIP cards to choose from are seen only by the player who chooses."""
        if isinstance(event, ev.VipDealt) and viewer != Viewer("seat", event.player):
            return replace(event, cards=())
        return event

    def beat(self, event: ev.Event) -> float:
        """The finish is shown before it is settled, and nobody can miss that bets are closed; everything else happens
        in real time, roll by roll."""
        match event:
            case ev.Finished():
                return FINISH_SECONDS
            case ev.BetsClosed("red_line"):
                return CLOSED_SECONDS
        return 0.0

    def precondition(self, state: State, action: act.Action) -> Hashable:
        """What is done between races belongs to its race and phase. Bets and rolls are never stale: they count in the
        order in which they arrive."""
        match action:
            case act.SetupRace() | act.Start() | act.DealVip() | act.KeepVip():
                return state.race, state.phase
        return None

    def contested(self, state: State, action: act.Action) -> Contested | None:
        """A free spot goes to whoever comes first."""
        if not isinstance(action, act.Bet | act.MoveBet) or not state.running or state.on(action.spot):
            return None
        return Contested(action.spot, action.player)

    def lapses(self, state: State, action: act.Action, refusal: Refusal) -> bool:
        """After a corrected roll, bets after the close, rolls after the finish and choices made since are dropped. Only
        a race that has been laid out since stands in the way."""
        return not isinstance(action, act.SetupRace)

    def seats(self, state: State) -> tuple[int, ...]:
        """Bettors and House, without those who are leaving, although their tokens may still lie there."""
        return tuple(seat for seat in state.seats if seat not in state.leaving)

    def buy_in(self, setup: ReadySetBetSetup) -> int:
        """Nobody starts with money."""
        return 0

    def overdraft(self, state: State) -> frozenset[str]:
        """The bank never runs dry."""
        return frozenset({ledger.BANK})

    def issued(self, state: State) -> int:
        """What purses and bank add up to."""
        return state.issued if state.accounts else 0

    def missing(self, state: State) -> int:
        """Chips issued less those in purses and bank."""
        return state.issued - sum(state.money.values()) - state.bank if state.accounts else 0

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        """The payments of one event."""
        return ledger.transfers(event)

    def cards(self, state: State) -> int:
        """VIP cards in deck and discards, to be chosen from and kept."""
        held = sum(map(len, state.kept.values())) + sum(map(len, state.dealt.values()))
        return len(state.deck) + len(state.discards) + held

    def over(self, state: State) -> bool:
        """Whether the last race is settled."""
        return state.phase == "game_over"


def _house_only(decide: Callable[[State, Any], Decided]) -> Callable[[State, Any, int | None], Decided]:
    def decided(state: State, action: act.Action, seat: int | None) -> Decided:
        return decide(state, action) if seat is None else refuse("not_allowed", role="player")

    return decided


def _pause(state: State, action: Pause | Resume, seat: int | None) -> Decided:
    if seat is not None and seat != state.house:
        return refuse("not_allowed", role="player")
    pausing = isinstance(action, Pause)
    if not state.running or state.paused == pausing:
        return refuse("wrong_phase", phase=state.phase, action="a pause" if pausing else "going on")
    return (ev.Paused() if pausing else ev.Resumed(),)


_DECIDE: dict[type[act.Action], Callable[[State, Any, int | None], Decided]] = {
    act.Bet: betting.bet,
    act.MoveBet: betting.move_bet,
    act.HouseBet: betting.house_bet,
    Roll: roll,
    act.SetupRace: dealing.setup_race,
    act.Start: dealing.start,
    act.DealVip: dealing.deal_vip,
    act.KeepVip: dealing.keep_vip,
    Join: _house_only(membership.join),
    Leave: _house_only(membership.leave),
    Pause: _pause,
    Resume: _pause,
}
