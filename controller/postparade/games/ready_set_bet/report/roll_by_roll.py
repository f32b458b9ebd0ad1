"""The course of a race of Ready Set Bet with everybody's bets: what each token was worth when it was placed, what
became of it, and who was beaten to its spot by how many milliseconds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.games.ready_set_bet.odds import Final, chances_of, sample
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.actions import Bet, MoveBet
from postparade.games.ready_set_bet.rules.evolve import evolve
from postparade.games.ready_set_bet.rules.horses import Positions
from postparade.games.ready_set_bet.rules.settlement import stakes
from postparade.games.ready_set_bet.rules.spots import SPOTS, Spot
from postparade.games.ready_set_bet.rules.state import PlacedBet, State
from postparade.games.ready_set_bet.rules.tokens import Token
from postparade.table.corrections.history import Step
from postparade.table.journal.schema import RefusedCommand

SAMPLE = 8_000
"""Races in the sample that values a token: its chance errs by less than 0.006."""
CONTEST = 2000
"""Milliseconds within which a second tap on a spot counts as a race for it, not as a tap on an outdated screen."""


class Rival(NamedTuple):
    """Who else wanted a spot, and how many milliseconds too late."""

    seat: int
    milliseconds: int


class Slip(Struct, frozen=True):
    """A token that lay on a spot. ``roll`` is how many rolls came before it, ``position`` where the horse of a win,
    place or show bet stood then (``None`` for other spots), ``worth`` what it could expect in chips at that moment.
    ``gain`` and ``penalty`` are what became of it."""

    race: int
    seat: int
    token: Token
    spot: str
    house: bool
    entry: int
    roll: int
    position: int | None
    worth: float
    gain: int = 0
    penalty: int = 0
    rival: Rival | None = None

    @property
    def result(self) -> int:
        """Chips that it brought, or cost."""
        return self.gain - self.penalty


class RunRace(Struct, frozen=True, eq=False):
    """A race that was settled. ``positions``: a row for the gate and one for every roll; ``closed`` is the roll that
    closed the betting; ``brought`` what the settlement gave or took by seat, ``purses`` what everybody held then."""

    number: int
    positions: tuple[Positions, ...]
    closed: int
    finish: ev.Finished
    slips: tuple[Slip, ...]
    brought: Mapping[int, int]
    purses: Mapping[int, int]

    @property
    def rolls(self) -> int:
        """How often the dice were thrown."""
        return len(self.positions) - 1


class Worths:
    """What tokens are worth. Samples are kept by position: several bets fall between two rolls."""

    def __init__(self) -> None:
        self._known: dict[tuple[Positions, int | None], Final] = {}

    def chance(self, state: State, spot: Spot) -> float:
        """How often ``spot`` wins from where ``state`` stands. The same position always gives the same answer."""
        key = state.positions, state.single
        if key not in self._known:
            self._known[key] = sample(*key, SAMPLE)
        return chances_of([spot], self._known[key])[spot.name]

    def worth(self, state: State, bet: PlacedBet) -> float:
        """Chips that ``bet`` may expect in ``state``."""
        gain, penalty = stakes(state, bet)
        chance = self.chance(state, SPOTS[bet.spot])
        return gain * chance - penalty * (1 - chance)


def races_of(
    steps: Sequence[Step], times: Mapping[int, float] | None = None, refused: Sequence[RefusedCommand] = ()
) -> Iterator[RunRace]:
    """The races that were settled in ``steps``, in order. Without ``times`` nobody is said to have come too late."""
    worths = Worths()
    notes = _Notes(worths)
    for step in steps:
        state = step.before
        for event in step.events:
            after = evolve(state, event)
            if isinstance(event, ev.RaceReady):
                notes = _Notes(worths)
            notes.hear(step, event, state, after)
            state = after
        if notes.finish is not None:
            yield _with_rivals(notes.race(state), step.entry, times or {}, refused)
            notes = _Notes(worths)


class _Notes:
    """The notes taken during one race."""

    def __init__(self, worths: Worths) -> None:
        self.finish: ev.Finished | None = None
        self._worths = worths
        self._positions: list[Positions] = []
        self._closed = 0
        self._slips: list[Slip] = []
        self._results = 0
        self._brought: dict[int, int] = {}

    def hear(self, step: Step, event: ev.Event, before: State, after: State) -> None:
        """Note down one event of the race."""
        match event:
            case ev.RaceReady():
                self._positions = [after.positions]
            case ev.BetPlaced():
                self._slips.append(self._slip(step, after, after.bets[-1]))
            case ev.BetMoved():
                at = next(at for at, (old, new) in enumerate(zip(before.bets, after.bets, strict=True)) if old != new)
                self._slips[at] = self._slip(step, after, after.bets[at])
            case ev.Moved():
                self._positions.append(after.positions)
            case ev.BetsClosed():
                self._closed = after.rolls
            case ev.Finished():
                self.finish = event
            case ev.BetResult():
                slip = self._slips[self._results]
                self._slips[self._results] = replace(slip, gain=event.gain, penalty=event.penalty)
                self._results += 1
            case ev.Settled():
                self._brought[event.player] = event.gain - event.paid

    def _slip(self, step: Step, state: State, bet: PlacedBet) -> Slip:
        horse = SPOTS[bet.spot].horse
        return Slip(
            race=state.race,
            seat=bet.player,
            token=bet.token,
            spot=bet.spot,
            house=bet.house,
            entry=step.entry,
            roll=state.rolls,
            position=state.positions[horse] if horse >= 0 else None,
            worth=self._worths.worth(state, bet),
        )

    def race(self, state: State) -> RunRace:
        """The race as it was noted; ``state`` is the one after its settlement."""
        assert self.finish is not None
        return RunRace(
            number=state.race,
            positions=tuple(self._positions),
            closed=self._closed,
            finish=self.finish,
            slips=tuple(self._slips),
            brought=self._brought,
            purses=dict(state.money),
        )


class _Tap(NamedTuple):
    entry: int
    at: float
    seat: int
    spot: str


def _with_rivals(race: RunRace, last: int, times: Mapping[int, float], refused: Sequence[RefusedCommand]) -> RunRace:
    """``race`` with the first that was beaten to each spot; ``last`` is the entry that settled it."""
    late = [tap for one in refused if one.entry < last for tap in _taps(one)]
    slips, asked = [], set[str]()
    for slip in race.slips:
        if slip.entry in times and slip.spot not in asked and not slip.house:
            asked.add(slip.spot)
            slip = replace(slip, rival=_rival(slip, times[slip.entry], late))  # noqa: PLW2901
        slips.append(slip)
    return replace(race, slips=tuple(slips))


def _rival(slip: Slip, at: float, late: Sequence[_Tap]) -> Rival | None:
    for tap in late:
        behind = round((tap.at - at) * 1000)
        if tap.entry >= slip.entry and tap.spot == slip.spot and tap.seat != slip.seat and 0 <= behind <= CONTEST:
            return Rival(tap.seat, behind)
    return None


def _taps(refused: RefusedCommand) -> Iterator[_Tap]:
    try:
        action = msgspec.json.decode(refused.action, type=Bet | MoveBet)
    except msgspec.MsgspecError:
        return
    yield _Tap(refused.entry, refused.at, action.player, action.spot)
