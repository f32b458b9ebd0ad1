"""The part of the rules that all dice races share; each game fills in where they differ."""

from abc import abstractmethod
from collections.abc import Hashable
from functools import reduce
from typing import Any, ClassVar

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import actions as act
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules import ledger
from postparade.games.dice_race.rules.choices import choices
from postparade.games.dice_race.rules.evolve import evolve
from postparade.games.dice_race.rules.membership import join, leave, top_up
from postparade.games.dice_race.rules.physical_cards import declare, settle
from postparade.games.dice_race.rules.rolling import ante, roll
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import Variant
from postparade.games.dice_race.rules.view import DiceRaceView, race_of, status_of, view_of
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.cards import Hand
from postparade.rules.chips import Transfer
from postparade.rules.contract import Capabilities, Game, GameStatus, Offer, Setup_contra, Shuffle
from postparade.rules.race import Race
from postparade.rules.viewer import Viewer


class DiceRaceGame(Variant, Game[State, act.Action, ev.Event, Setup_contra]):
    """Horses run by the sum of the dice."""

    action_type = act.Action
    event_type = ev.Event
    capabilities: ClassVar[Capabilities] = Capabilities(
        odds="postparade.games.dice_race.odds.quote:ODDS",
        report="postparade.games.dice_race.report.report:REPORT",
        players="postparade.games.dice_race.players:PLAYERS",
        calls="postparade.games.dice_race.calls:CALLS",
        pages="postparade.games.dice_race:pages",
        words="postparade.games.dice_race:words",
        tallies="postparade.games.dice_race.rules.tallies:TALLIES",
    )

    evolve = staticmethod(evolve)
    choices = choices

    _known: tuple[State, DiceRaceView] | None = None

    @abstractmethod
    def offer(self) -> Offer:
        """The setup form."""

    @abstractmethod
    def buy_in(self, setup: Setup_contra) -> int:
        """Chips for somebody who joins the running game."""

    @abstractmethod
    def new(self, setup: Setup_contra) -> State | Refusal:
        """The state before the first deal, or ``bad_setup``."""

    def prepare(self, state: State, action: act.Action, seat: int | None, shuffle: Shuffle) -> act.Action:
        """Shuffles for every deal, whatever cards its sender names; only the host of a recorded game may name them."""
        if type(action) is not act.Deal or (state.recorded and seat is None and (action.deck or action.hands)):
            return action
        return act.Deal() if state.physical else act.Deal(deck=shuffle(self.deck.cards))

    def decide(self, state: State, action: act.Action, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        """The events that ``action`` by ``seat`` (``None``: the house) causes. Phase is checked first, then content."""
        if type(action) is Roll:
            return roll(self, state, action, seat)
        if type(action) is act.Deal:
            return self._deal(state, action, seat)
        if type(action) is act.Declare:
            return declare(self, state, action, seat)
        if seat is not None:
            return refuse("not_allowed", role="player")
        match action:
            case act.Settle():
                return settle(self, state, action)
            case Join():
                return join(self, state, action)
            case Leave():
                return leave(self, state, action)
            case act.TopUp():
                return top_up(self, state, action)
            case act.EndSession():
                return self.end(state) or self.wrong_phase(state, "ending the session")
        return refuse("unknown_action", game=self.title)

    def _deal(self, state: State, action: act.Deal, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
        if state.phase not in ("setup", "finished"):
            return self.wrong_phase(state, "a deal")
        if state.question is not None:
            return refuse("count_first", horse=state.question.horse)
        opener, first = self.opening(state)
        if seat is not None and seat != opener:
            return refuse("not_your_deal", seat=opener)
        hands = self._hands(state, action, first)
        if isinstance(hands, Refusal):
            return hands
        counts = dict.fromkeys(state.players, 0) if hands is None else {s: sum(h) for s, h in hands.items()}
        before = tuple(self.before_deal(state))
        dealt = ev.Dealt(state.race + 1, counts, first, hands, opener)
        over = () if hands is None or action.partial else _left_over(state, hands)
        return *before, dealt, *over, *ante(reduce(evolve, before, state))

    def _hands(self, state: State, action: act.Deal, first: int) -> dict[int, Hand] | Refusal | None:
        if action.deck is not None:
            if not self.deck.is_full(action.deck):
                return refuse("bad_deck", **self.deck.details)
            dealt = action.deck[: len(self.deck.cards) - state.left_over]
            return self.deck.deal_out(dealt, state.players, first)
        if action.hands is not None:
            each = (len(self.deck.cards) - state.left_over) // len(state.players) if state.even_deal else None
            hands = self.deck.count_hands(action.hands, state.players, partial=action.partial, each=each)
            return refuse("bad_hands", why=hands, **self.deck.details) if isinstance(hands, str) else hands
        return None if state.physical else refuse("bad_deck", **self.deck.details)

    def view(self, state: State, viewer: Viewer) -> DiceRaceView:
        """Hands are public in these games, so everybody sees the same: it is put together once for each state."""
        known = self._known
        if known is None or known[0] is not state:
            known = self._known = state, view_of(self, state)
        return known[1]

    def shown(self, event: ev.Event, viewer: Viewer) -> ev.Event:
        """Nothing is hidden in these games."""
        return event

    def race(self, state: State) -> Race:
        """Where the horses stand."""
        return race_of(self, state)

    def precondition(self, state: State, action: act.Action) -> Hashable:
        """A roll or an answer belongs to the throw it was made for, a deal to the race before it."""
        match action:
            case Roll() | act.Declare() | act.Settle():
                return state.race, state.rolls, state.turn, state.question and state.question.horse
            case act.Deal() | act.EndSession():
                return state.race, state.phase
        return None

    def lapses(self, state: State, action: act.Action, refusal: Refusal) -> bool:
        """Whether ``action`` lapses: the answer to a question no longer asked, a roll after a race that now ends
        earlier, or a join after one that now goes on."""
        late = type(action) is Roll and state.phase in ("finished", "game_over")
        early = type(action) is Join
        return ((late or early) and refusal.code == "wrong_phase") or refusal.code == "not_asked"

    def status(self, state: State) -> GameStatus:
        """Where the game stands."""
        return status_of(state)

    def beat(self, event: ev.Event) -> float:
        """A roll is one beat, shown at once."""
        return 0.0

    def seats(self, state: State) -> tuple[int, ...]:
        """Everybody who holds a purse."""
        return state.players

    def overdraft(self, state: State) -> frozenset[str]:
        """Nobody runs into debt."""
        return frozenset()

    def accounts(self, state: State) -> dict[str, int]:
        """Purses of all seats, the pot and the box."""
        return ledger.accounts(state)

    def missing(self, state: State) -> int:
        """Chips issued less those in purses, pot and box."""
        return state.issued - sum(state.chips, state.pot + state.box)

    def cards(self, state: State) -> int:
        """Known cards in all hands, and those that belong to the pot."""
        return sum(state.pot_cards) + (0 if state.hands is None else sum(map(sum, state.hands)))

    def issued(self, state: State) -> int:
        """Chips that purses, pot and box must add up to."""
        return state.issued

    def transfers(self, state: State, event: ev.Event) -> tuple[Transfer, ...]:
        """The payments of one event."""
        return ledger.transfers(state, event)

    def over(self, state: State) -> bool:
        """Whether the result is known."""
        return state.phase == "game_over"


def _left_over(state: State, hands: dict[int, Hand]) -> tuple[ev.LeftOver, ...]:
    """What an even deal of the whole deck left to the pot, if anything."""
    held = map(sum, zip(*hands.values(), strict=True))
    return (ev.LeftOver(tuple(state.copies - count for count in held)),) if state.left_over else ()


AnyDiceRace = DiceRaceGame[Any]
