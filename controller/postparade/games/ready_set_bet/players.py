"""Bettors of Ready Set Bet with a temper each: the early bird, the backer of favourites, the lover of long shots, and
one who reckons what every free spot is worth.

All know what lies on the table and nothing else.
"""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache

from postparade.games.ready_set_bet.rules.actions import Action, Bet, DealVip, HouseBet, KeepVip, SetupRace, Start
from postparade.games.ready_set_bet.rules.game import ReadySetBet
from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES, OF_SUM, Positions, ranks
from postparade.games.ready_set_bet.rules.outcome import holds
from postparade.games.ready_set_bet.rules.spots import SPOTS, Condition, Spot, spots_in_play
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.tokens import Token, value_of
from postparade.games.ready_set_bet.rules.view import ReadySetBetView
from postparade.rules.actions import Roll
from postparade.rules.contract import Choice
from postparade.rules.dice import FACES
from postparade.table.players import Sight
from postparade.table.players import Temper as Nature

ROLLS = tuple((first, second) for first in FACES for second in FACES)
SAMPLE = 40
"""Races that the reckoner simulates for an estimate."""
THINKS = 3
"""Rolls from one estimate of the reckoner to the next."""
HURRY = 0.3
"""Chance that a player is asked for a bet between two rolls, who need not make one."""
HOUSE_BETS = 6
EAGER: dict[Nature, float] = {"careful": 0.35, "steady": 0.6, "bold": 0.85}
"""How often each nature bets when it could."""

Temper = Callable[[State, int, Sequence[Spot], random.Random], Spot | None]


def early_bird(state: State, _seat: int, free: Sequence[Spot], rng: random.Random) -> Spot | None:
    """Takes the most valuable spots before anybody else has looked."""
    best = sorted(free, key=lambda spot: spot.multiplier * 2 - spot.penalty, reverse=True)[:8]
    return rng.choice(best) if state.rolls < 12 or rng.random() < 0.3 else None


def favourites(state: State, _seat: int, free: Sequence[Spot], rng: random.Random) -> Spot | None:
    """Waits until somebody leads, then backs the leader wherever there is room."""
    ahead = max(state.positions)
    if ahead < FINISH // 3:
        return None
    leaders = {index for index, position in enumerate(state.positions) if position >= ahead - 1}
    own = [spot for spot in free if spot.horse in leaders]
    return rng.choice(own) if own else None


def long_shots(_state: State, _seat: int, free: Sequence[Spot], rng: random.Random) -> Spot | None:
    """The higher the multiplier the better, at any time."""
    highest = max(spot.multiplier for spot in free)
    return rng.choice([spot for spot in free if spot.multiplier >= highest - 1])


def reckoner(state: State, _seat: int, free: Sequence[Spot], _rng: random.Random) -> Spot | None:
    """Waits for a spot that is worth a lot, and asks less of it the more horses are over the red line."""
    if state.rolls % THINKS:
        return None
    chances = _chances(state.positions, state.single, state.props, state.exotics)
    worths = {spot: spot.multiplier * 3 * chances[spot.name] - spot.penalty * (1 - chances[spot.name]) for spot in free}
    best = max(free, key=lambda spot: worths[spot])
    wanted = (6.0, 4.0, 1.0)[min(state.crossed, 2)]
    return best if worths[best] >= wanted else None


TEMPERS: tuple[Temper, ...] = (early_bird, favourites, long_shots, reckoner)


class Bettors:
    """Implements :class:`postparade.table.players.Players`; seats take their ``tempers`` in turn."""

    def __init__(self, tempers: Sequence[Temper] = TEMPERS) -> None:
        self._tempers = tempers

    def act(self, _game: ReadySetBet, state: State, rng: random.Random) -> tuple[Action, int | None]:
        """A bet or a roll while the horses run, else whatever brings the next race."""
        match state.phase:
            case "between" if state.undealt:
                return DealVip(), None
            case "between" if state.dealt:
                seat, cards = next(iter(state.dealt.items()))
                return KeepVip(seat, rng.choice(cards)), seat
            case "between":
                return SetupRace(), None
            case "ready":
                return _house(state, rng) or (Start(), None)
        if state.phase == "open" and rng.random() < HURRY and state.bettors:
            bet = self._bet(state, rng.choice(state.bettors), rng)
            if bet is not None:
                return bet, bet.player
        return Roll(ROLLS[int(rng.random() * len(ROLLS))]), None

    def settled(self, state: State) -> bool:
        """Whether a race has just been settled: with VIP cards, nobody has been dealt any yet."""
        over = state.phase == "between" and state.race > 0
        return state.phase == "game_over" or (over and (bool(state.undealt) or "vip" not in state.modules))

    def answer(self, sight: Sight, temper: Nature, rng: random.Random) -> Action | None:
        """A token on a free spot, or the VIP card that is kept. The careful back the horses ahead where little is lost,
        the steady whatever pays for its risk, the bold the highest price."""
        view = sight.play
        assert isinstance(view, ReadySetBetView)
        for choice in sight.choices:
            match choice.action:
                case KeepVip():
                    return KeepVip(sight.seat, rng.choice(view.dealt))
                case Bet() if rng.random() < EAGER[temper]:
                    return _seen_bet(view, choice, sight.seat, temper, rng)
                case HouseBet() if len(view.house_bets) < HOUSE_BETS:
                    spots = _free_in(view, sight.seat)
                    token = choice.needs[0].of[0]
                    return HouseBet(sight.seat, token, rng.choice(spots).name) if spots else None
        return None

    def _bet(self, state: State, seat: int, rng: random.Random) -> Bet | None:
        tokens = state.available(seat)
        if not tokens or seat in state.leaving:
            return None
        free = _free(state, seat)
        spot = self._tempers[(seat - 1) % len(self._tempers)](state, seat, free, rng) if free else None
        return None if spot is None else Bet(seat, _largest(tokens), spot.name, state.race)


class RandomBettors(Bettors):
    """Any token on any free spot at any time: the rules without any strategy."""

    def __init__(self) -> None:
        super().__init__((lambda _state, _seat, free, rng: rng.choice(free),))


PLAYERS = Bettors()


def _free(state: State, seat: int) -> list[Spot]:
    taken = {bet.spot for bet in state.bets if not bet.house}
    cards = {SPOTS[bet.spot].card for bet in state.bets if bet.player == seat and SPOTS[bet.spot].kind == "exotic"}
    return [
        spot
        for spot in spots_in_play(state.props, state.exotics)
        if spot.name not in taken and (spot.kind != "exotic" or spot.card not in cards)
    ]


def _seen_bet(view: ReadySetBetView, choice: Choice, seat: int, temper: Nature, rng: random.Random) -> Bet | None:
    """A bet of ``seat`` with what the bet board shows; ``None`` where no free spot is to this taste."""
    lanes = sorted(view.race.lanes, key=lambda lane: lane.position, reverse=True)
    ahead = {HORSES.index(horse) for horse in HORSES for lane in lanes[:3] if horse.number == lane.number}
    free = _free_in(view, seat)
    match temper:
        case "careful":
            taste = [spot for spot in free if spot.penalty == 0 or spot.horse in ahead]
        case "steady":
            taste = [spot for spot in free if spot.horse in ahead or spot.multiplier > 2 * spot.penalty]
        case _:
            highest = max((spot.multiplier for spot in free), default=0)
            taste = [spot for spot in free if spot.multiplier >= highest - 2]
    token = max(choice.needs[0].of, key=lambda one: value_of(one) or 0)
    return Bet(seat, token, rng.choice(taste).name, view.race_number) if taste else None


def _free_in(view: ReadySetBetView, seat: int) -> list[Spot]:
    """The spots in play that no token lies on, without exotic cards that ``seat`` has a token on already."""
    taken = {spot for _, _, spot in (*view.bets, *view.house_bets)}
    cards = {SPOTS[spot].card for player, _, spot in view.bets if player == seat and SPOTS[spot].kind == "exotic"}
    free = (SPOTS[name] for name in view.prices if name not in taken)
    return [spot for spot in free if spot.kind != "exotic" or spot.card not in cards]


def _house(state: State, rng: random.Random) -> tuple[Action, int | None] | None:
    """A bet of a competing House that has tokens left."""
    if not state.house_competes or len(state.bets) >= HOUSE_BETS:
        return None
    taken = {bet.spot for bet in state.bets}
    house = state.house or 0
    free = [spot for spot in _free(state, house) if spot.name not in taken]
    return HouseBet(house, state.available(house)[0], rng.choice(free).name), house


def _largest(tokens: Sequence[Token]) -> Token:
    return max(tokens, key=lambda token: value_of(token) or 0)


@lru_cache(maxsize=64)
def _chances(
    positions: Positions, single: int | None, props: tuple[str, ...], exotics: tuple[str, ...]
) -> dict[str, float]:
    """The reckoner's estimate of every spot, from a few simulated races, always the same for one position."""
    rng = random.Random(repr((positions, single)))
    finals = [(final, ranks(final)) for final in (_run_home(list(positions), single, rng) for _ in range(SAMPLE))]
    known: dict[Condition, float] = {}
    found = {}
    for spot in spots_in_play(props, exotics):
        if spot.condition not in known:
            known[spot.condition] = sum(holds(spot.condition, final, placed) for final, placed in finals) / SAMPLE
        found[spot.name] = known[spot.condition]
    return found


def _run_home(positions: list[int], single: int | None, rng: random.Random) -> Positions:
    while True:
        horse = OF_SUM[sum(ROLLS[int(rng.random() * len(ROLLS))])]
        bonus = horse.bonus if single == horse.index else 0
        single = None if bonus else horse.index
        positions[horse.index] = min(FINISH, positions[horse.index] + 1 + bonus)
        if positions[horse.index] == FINISH:
            return tuple(positions)
