"""The rules of Seven Furlongs."""

from collections.abc import Hashable
from typing import ClassVar

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import Roll
from postparade.rules.chips import Transfer, purse
from postparade.rules.contract import Capabilities, Choice, Game, GameStatus, Need, Offer, Option, Shuffle
from postparade.rules.dice import TWO_SIXES, total_of
from postparade.rules.race import Lane, Line, Race, sole_leader
from postparade.rules.viewer import Viewer
from postparade_furlongs import state as st
from postparade_furlongs.state import LANES, LENGTH, LINE, State

BANK = "bank"
COLOURS = ("#e6194b", "#f58231", "#ffe119", "#3cb44b", "#42d4f4", "#911eb4", "#ffffff")
LANE_OF = {2: 1, 3: 1, 4: 2, 5: 3, 6: 4, 7: 4, 8: 5, 9: 6, 10: 6, 11: 7, 12: 7}
"""The lane that a sum of two dice moves."""


class Furlongs(Game[State, st.Action, st.Event, st.Setup]):
    """One race, bets until the second horse has crossed the line."""

    name: ClassVar[str] = "furlongs"
    title: ClassVar[str] = "Seven Furlongs"
    rules: ClassVar[str] = "furlongs/1"
    seat_counts: ClassVar[tuple[int, ...]] = tuple(range(2, 13))
    setup_type = st.Setup
    action_type = st.Action
    event_type = st.Event
    capabilities: ClassVar[Capabilities] = Capabilities(
        players="postparade_furlongs.players:PLAYERS",
        calls="postparade_furlongs.calls:CALLS",
        words="postparade_furlongs:words",
    )

    def offer(self) -> Offer:
        return Offer(self.name, self.title, self.seat_counts, (Option("stake", "number", 20, lowest=1, highest=100),))

    def new(self, setup: st.Setup) -> State | Refusal:
        if len(setup.seats) not in self.seat_counts or len(set(setup.seats)) < len(setup.seats):
            return refuse("bad_setup", why="two to twelve different seats take part")
        if not 1 <= setup.stake <= 100:
            return refuse("bad_setup", why="everybody starts with 1 to 100 chips")
        return State(setup.seats, dict.fromkeys(setup.seats, setup.stake), setup.stake * len(setup.seats))

    def prepare(self, state: State, action: st.Action, seat: int | None, shuffle: Shuffle) -> st.Action:
        """The tips are drawn here, whatever the sender put into the action."""
        return st.Open(tuple(shuffle(LANES * 2)[: len(state.seats)])) if isinstance(action, st.Open) else action

    def decide(self, state: State, action: st.Action, seat: int | None) -> tuple[st.Event, ...] | Refusal:
        match action:
            case st.Open(tips=tips) if seat is None:
                if state.phase != "paddock" or len(tips) != len(state.seats):
                    return refuse("wrong_phase", phase=state.phase, action="opening the betting")
                return (st.Opened(dict(zip(state.seats, map("tip-{}".format, tips), strict=True))),)
            case st.Bet() if seat in (None, action.player):
                return self._bet(state, action)
            case Roll() if seat is None or seat in state.seats:
                return self._roll(state, action)
        return refuse("not_allowed", role="player")

    def _bet(self, state: State, bet: st.Bet) -> tuple[st.Event, ...] | Refusal:
        if state.phase != "open":
            return refuse("wrong_phase", phase=state.phase, action="a bet")
        if bet.player not in state.seats:
            return refuse("unknown_seat", seat=bet.player)
        if bet.lane not in LANES or not 1 <= bet.chips <= state.purses[bet.player]:
            return refuse("bad_amount", amount=bet.chips)
        return (st.BetPlaced(bet.player, bet.lane, bet.chips),)

    def _roll(self, state: State, roll: Roll) -> tuple[st.Event, ...] | Refusal:
        if state.phase not in ("open", "closed"):
            return refuse("wrong_phase", phase=state.phase, action="a roll")
        dice = TWO_SIXES.read(roll.dice, roll.total)
        if isinstance(dice, Refusal):
            return dice
        lane = LANE_OF[total_of(dice)]
        to = state.positions[lane - 1] + 1
        events: list[st.Event] = [st.Rolled(dice), st.Moved(lane, to, LENGTH - to)]
        over = sum(position >= LINE for position in state.positions) + (to == LINE)
        if state.phase == "open" and over == st.CLOSES:
            events.append(st.BetsClosed())
        if to == LENGTH:
            events.append(st.Finished(lane))
            events += (st.Settled(seat, won) for seat in state.seats if (won := self._won(state, seat, lane)))
        return tuple(events)

    def _won(self, state: State, seat: int, lane: int) -> int:
        return 3 * state.bets.get(seat, {}).get(lane, 0) + 5 * (state.tips[seat] == f"tip-{lane}")

    def evolve(self, state: State, event: st.Event) -> State:
        match event:
            case st.Opened(tips=tips):
                return replace(state, phase="open", tips={seat: tip or "" for seat, tip in tips.items()})
            case st.BetPlaced(player=player, lane=lane, chips=chips):
                mine = state.bets.get(player, {})
                bets = {**state.bets, player: {**mine, lane: mine.get(lane, 0) + chips}}
                purses = {**state.purses, player: state.purses[player] - chips}
                return replace(state, bets=bets, purses=purses, bank=state.bank + chips)
            case st.Rolled(dice=dice):
                return replace(state, last_roll=dice)
            case st.Moved(horse=lane, to=to):
                return replace(state, positions=(*state.positions[: lane - 1], to, *state.positions[lane:]))
            case st.BetsClosed():
                return replace(state, phase="closed")
            case st.Finished(horse=lane):
                return replace(state, phase="finished", winner=lane)
            case st.Settled(player=player, amount=amount):
                purses = {**state.purses, player: state.purses[player] + amount}
                return replace(state, purses=purses, bank=state.bank - amount, paid=(*state.paid, player))
        return state

    def view(self, state: State, viewer: Viewer) -> State:
        """The whole state, with nobody else's tip in it."""
        return replace(state, tips={seat: tip for seat, tip in state.tips.items() if seat == viewer.seat})

    def shown(self, event: st.Event, viewer: Viewer) -> st.Event:
        if isinstance(event, st.Opened):
            return st.Opened({seat: tip if seat == viewer.seat else None for seat, tip in event.tips.items()})
        return event

    def choices(self, state: State, viewer: Viewer) -> tuple[Choice, ...]:
        if viewer.role in ("table", "spectator") or (viewer.role == "seat" and viewer.seat not in state.seats):
            return ()
        found: list[Choice] = []
        if state.phase == "paddock" and viewer.role == "host":
            found.append(Choice(st.Open(), "open", primary=True))
        if state.phase in ("open", "closed"):
            found.append(Choice(Roll(()), "roll", needs=(Need("dice", "dice"),)))
        if state.phase == "open" and viewer.role != "dice":
            for seat in state.seats if viewer.role == "host" else (viewer.seat or 0,):
                if state.purses[seat]:
                    lane = Need("lane", "spot", of=LANES)
                    chips = Need("chips", "chips", lowest=1, highest=state.purses[seat])
                    found.append(Choice(st.Bet(seat), "bet", {"seat": seat}, (lane, chips), keep=False))
        return tuple(found)

    def status(self, state: State) -> GameStatus:
        holders = {lane: {seat: bets[lane] for seat, bets in state.bets.items() if bets.get(lane)} for lane in LANES}
        race = int(state.phase != "paddock")
        return GameStatus(
            state.phase, race, 1, paid=state.paid, purses=state.purses, holders=holders, last_roll=state.last_roll
        )

    def race(self, state: State) -> Race:
        sums = {lane: tuple(total for total, moved in LANE_OF.items() if moved == lane) for lane in LANES}
        lanes = tuple(
            Lane(lane, str(lane), COLOURS[lane - 1], LENGTH, state.positions[lane - 1], sums=sums[lane])
            for lane in LANES
        )
        won = () if state.winner is None else (state.winner,)
        running = state.phase in ("open", "closed")
        return Race(lanes, sole_leader(lanes), running, bool(won), won, Line(LINE, st.CLOSES))

    def beat(self, event: st.Event) -> float:
        """The finish is looked at for two seconds before the bank pays."""
        return 2.0 if isinstance(event, st.Finished) else 0.0

    def precondition(self, state: State, action: st.Action) -> Hashable:
        """A bet is good as long as the betting is open; a roll belongs to the position it was thrown in."""
        return None if isinstance(action, st.Bet) else (state.phase, state.positions)

    def lapses(self, state: State, action: st.Action, refusal: Refusal) -> bool:
        """Bets after the close and rolls after the finish fall away in a correction."""
        return refusal.code in ("wrong_phase", "bad_amount")

    def seats(self, state: State) -> tuple[int, ...]:
        return state.seats

    def buy_in(self, setup: st.Setup) -> int:
        return setup.stake

    def accounts(self, state: State) -> dict[str, int]:
        return {**{purse(seat): chips for seat, chips in state.purses.items()}, BANK: state.bank}

    def overdraft(self, state: State) -> frozenset[str]:
        return frozenset({BANK})

    def issued(self, state: State) -> int:
        return state.issued

    def missing(self, state: State) -> int:
        return state.issued - sum(state.purses.values()) - state.bank

    def transfers(self, state: State, event: st.Event) -> tuple[Transfer, ...]:
        match event:
            case st.BetPlaced(player=player, chips=chips):
                return (Transfer(purse(player), BANK, chips, "bet"),)
            case st.Settled(player=player, amount=amount):
                return (Transfer(BANK, purse(player), amount, "settle"),)
        return ()

    def cards(self, state: State) -> int:
        return 0

    def over(self, state: State) -> bool:
        return state.phase == "finished"
