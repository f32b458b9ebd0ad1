"""Where the game stands, for every other room: status and race."""

from msgspec.structs import replace

from postparade.games.ready_set_bet.rules.boards import BOARDS
from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES, RACES
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.games.ready_set_bet.rules.state import Pace, State
from postparade.games.ready_set_bet.rules.tokens import value_of
from postparade.rules.contract import GameStatus
from postparade.rules.race import Race, sole_leader

SECONDS: dict[Pace, tuple[float, float]] = {"calm": (3.0, 4.5), "normal": (2.0, 3.0), "brisk": (1.4, 2.0)}
"""Shortest and longest time from roll to roll (rules, section 9)."""
HASTE = 0.6
"""Share of the spread by which the longest time has shortened when the leader is home."""
BOARD = BOARDS["usual"]


def race_of(state: State) -> Race:
    """The common race value of ``state``."""
    lanes = tuple(replace(lane, position=position) for lane, position in zip(BOARD.lanes, state.positions, strict=True))
    winners = tuple(lane.number for lane in lanes if lane.position == FINISH)
    return Race(lanes, sole_leader(lanes), state.running and not winners, bool(winners), winners, BOARD.line)


def status_of(state: State) -> GameStatus:
    """Where ``state`` stands."""
    here = {seat for seat in state.seats if seat not in state.leaving}
    return GameStatus(
        phase=state.phase,
        race=state.race,
        races=RACES,
        turn=state.house if state.running and state.pace == "off" and state.house in here else None,
        waiting=tuple(seat for seat in sorted(state.dealt) if seat in here),
        paid=tuple(settled.player for settled in state.settled if settled.gain and settled.player in here),
        purses={seat: chips for seat, chips in state.money.items() if seat in here},
        holders=_holders(state),
        last_roll=state.last_roll,
        realtime=True,
        pace=pace_of(state),
        paused=state.paused,
    )


def pace_of(state: State) -> tuple[float, float] | None:
    """Seconds between two rolls that the table throws by itself: closer together as the finish nears."""
    if not state.running or state.paused or state.pace == "off":
        return None
    shortest, longest = SECONDS[state.pace]
    return shortest, longest - HASTE * (longest - shortest) * max(state.positions) / FINISH


def _holders(state: State) -> dict[int, dict[int, int]]:
    """By lane what every seat's win, place and show tokens on it are worth."""
    holders: dict[int, dict[int, int]] = {}
    for bet in state.bets:
        horse = SPOTS[bet.spot].horse
        if horse >= 0:
            seats = holders.setdefault(HORSES[horse].number, {})
            seats[bet.player] = seats.get(bet.player, 0) + (value_of(bet.token) or 0)
    return holders
