"""Bookmakers of Odds On: one kind plays at random, the other looks one turn ahead.

Both know what their seat may know: their own hand and what lies on the table, never another hand or a pile's order, nor
what horses and jockeys are worth where that is hidden.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from postparade.games.odds_on.rules.actions import Action, Discard, Enter, Pass, Play, SendOff, StartMeeting, Turn
from postparade.games.odds_on.rules.cards import HORSES, JOCKEYS, PRICES, SPECIALS, Going, moved
from postparade.games.odds_on.rules.choices import gates_for
from postparade.games.odds_on.rules.finishing_order import rating_parts
from postparade.games.odds_on.rules.game import OddsOn
from postparade.games.odds_on.rules.state import Gate, State
from postparade.games.odds_on.rules.view import OddsOnView, RunnerView
from postparade.table.players import Sight, Temper

NEEDS: dict[Temper, float] = {"careful": 2.0, "steady": 0.0, "bold": -2.0}
"""Points that each temper wants to gain by a play."""
DARES: dict[Temper, float] = {"careful": 0.0, "steady": 0.5, "bold": 4.0}
"""How many points each temper is swayed by a whim."""
SWAPS: dict[Temper, float] = {"careful": 0.3, "steady": 0.6, "bold": 0.9}
"""How often each temper swaps a card instead of passing."""
PASSES, DISCARDS = 0.1, 0.15
"""How often the random bookmaker passes and discards whatever could be played."""


class RandomBookmakers:
    """Implements :class:`postparade.table.players.Players`: mostly any card on any horse that takes it."""

    def act(self, _game: OddsOn, state: State, rng: random.Random) -> tuple[Action, int | None]:
        """A turn of the seat whose turn it is, or the first deal; with printed cards, what lies at the gates."""
        if state.turn is None:
            return next_of_house(state, rng), None
        hand, mood = state.hand(state.turn), rng.random()
        if mood < PASSES:
            return Pass(), state.turn
        plays = [] if mood < PASSES + DISCARDS else list(every_play(state))
        return (rng.choice(plays) if plays else Discard(rng.choice(hand))), state.turn

    def answer(self, sight: Sight, temper: Temper, rng: random.Random) -> Turn | None:
        """The turn that is best by what lies on the table: the careful pass unless it gains a lot, the bold like to
        swap; what printed cards show is seen at the table alone."""
        view = sight.play
        assert isinstance(view, OddsOnView)
        discards = [choice for choice in sight.choices if isinstance(choice.action, Discard)]
        if not discards:
            return None
        table = {one.gate: _seen(one) for one in view.runners if not one.withdrawn}
        now = _lead(table, sight.seat, view)
        best, turn = NEEDS[temper], None
        for play in _offered_plays(sight):
            gain = _gain(view, table, play, sight.seat, now) + DARES[temper] * rng.random()
            if gain > best:
                best, turn = gain, play
        if turn is not None:
            return turn
        return Discard(str(rng.choice(discards[0].needs[0].of))) if rng.random() < SWAPS[temper] else Pass()

    def settled(self, state: State) -> bool:
        """Whether a race has just been run: no turn of the next one has been taken."""
        if state.printed:
            return bool(state.results) and (state.phase == "finished" or len(state.missing) == len(state.gates))
        return bool(state.results) and (state.turn is None or state.turns == 0)


class GreedyBookmakers(RandomBookmakers):
    """Does what would be best if the race went off right afterwards: own points less the mean of the others'. One of
    equally good turns is drawn at random; of all discards only one is considered."""

    def act(self, _game: OddsOn, state: State, rng: random.Random) -> tuple[Action, int | None]:
        """The best turn of the seat whose turn it is, or the first deal."""
        if state.turn is None:
            return next_of_house(state, rng), None
        me = state.turn
        before = worth(table_of(state), me, state)
        idle: list[Turn] = [Discard(rng.choice(state.hand(me))), Pass()]
        best, turns = before, idle
        for play in every_play(state):
            after = worth_after(state, play, me)
            if after > best + 1e-9:
                best, turns = after, [play]
            elif after > best - 1e-9:
                turns.append(play)
        return rng.choice(turns), me


def next_of_house(state: State, rng: random.Random) -> StartMeeting | Enter | SendOff:
    """The first deal; with printed cards, the next runner that is entered, and the off."""
    if not state.gates:
        return StartMeeting()
    if not state.missing:
        return SendOff()
    horse, jockey = rng.choice(list(HORSES.values())), rng.choice(list(JOCKEYS.values()))
    parts = (horse.value, jockey.value, rng.choice((-1, 0, 2)), rng.choice((0, 1)), rng.randint(-3, 3))
    price = rng.choice(list(PRICES.values())).dollars
    return Enter(state.missing[0], parts, horse.dollars + jockey.dollars, price, rng.choice(state.seats))


def every_play(state: State) -> Iterator[Play]:
    """Every legal play of the seat whose turn it is."""
    assert state.turn is not None
    for card in state.hand(state.turn):
        gates = gates_for(state, card)
        if card in SPECIALS and SPECIALS[card].effect == "swap_horses":
            yield from (Play(card, gate, other) for gate in gates for other in gates if gate != other)
        else:
            yield from (Play(card, gate) for gate in gates)


class Row(NamedTuple):
    """What one runner counts for: its rating, its owner, and the points of horse with jockey and of its price. What is
    hidden counts as the same for all."""

    rating: int
    owner: int | None
    form: int
    price: int


Table = dict[int, Row]


def table_of(state: State) -> Table:
    """The runners that take part, by gate."""
    return {gate.number: row_of(state, gate, state.going) for gate in state.gates if not gate.withdrawn}


def row_of(state: State, gate: Gate, going: Going, *, horse: str = "", jockey: str = "") -> Row:
    """What ``gate`` counts for on ``going``, with another ``horse`` or ``jockey`` if they are named."""
    horse, jockey = horse or gate.horse, jockey or gate.jockey
    assert state.track is not None
    known = not state.form_hidden
    bare = _bare(horse, jockey, state.track, going, state.dislike_penalty, known)
    return Row(
        bare + sum(SPECIALS[card].amount for card in gate.specials),
        gate.owner,
        HORSES[horse].dollars + JOCKEYS[jockey].dollars if known else 0,
        PRICES[gate.price].dollars if gate.price else 0,
    )


@cache
def _bare(horse: str, jockey: str, track: str, going: Going, dislike_penalty: int, form_known: bool) -> int:
    return sum(rating_parts(horse, jockey, (), track, going, dislike_penalty)[0 if form_known else 2 :])


def paid_by(table: Table, *, second: bool) -> list[tuple[int | None, int]]:
    """Who is paid how many points if the race is run now; ``second``: a runner-up is paid after a dead heat, too."""
    ratings = sorted({row.rating for row in table.values()}, reverse=True)
    winners = [row for row in table.values() if row.rating in ratings[:1]]
    second = second or len(winners) == 1
    runners_up = [row for row in table.values() if second and row.rating in ratings[1:2]]
    return [(row.owner, row.form + row.price) for row in winners] + [(row.owner, row.price) for row in runners_up]


def worth(table: Table, me: int, state: State) -> float:
    """Points of seat ``me`` less the mean of the others' if the race were run now."""
    paid = paid_by(table, second=state.runner_up_after_dead_heat)
    own = sum(points for owner, points in paid if owner == me)
    others = sum(points for owner, points in paid if owner not in (None, me))
    return own - others / (len(state.seats) - 1)


def _seen(runner: RunnerView) -> Row:
    """What is known of it; hidden values count as none."""
    return Row(sum(runner.parts), runner.owner, runner.dollars or 0, runner.price_dollars)


def _lead(table: Table, me: int, view: OddsOnView) -> float:
    """Points of seat ``me`` less the mean of the others' if the race were run as it lies on the table."""
    paid = paid_by(table, second=False)
    own = sum(points for owner, points in paid if owner == me)
    others = sum(points for owner, points in paid if owner not in (None, me))
    return own - others / max(1, len(view.seats) - 1)


def _offered_plays(sight: Sight) -> Iterator[Play]:
    """Every play in sight, with its gate or its second gate filled in."""
    for choice in sight.choices:
        if isinstance(choice.action, Play):
            for place in choice.needs[0].of:
                yield replace(choice.action, **{choice.needs[0].field: place})


def _gain(view: OddsOnView, table: Table, play: Play, me: int, now: float) -> float:
    """What ``play`` changes for ``me``; of what is drawn or moves the going, nothing is known before."""
    after, row = dict(table), table[play.gate]
    if play.card in PRICES:
        after[play.gate] = row._replace(owner=me, price=PRICES[play.card].dollars)
        return _lead(after, me, view) - now
    special = SPECIALS[play.card]
    match special.effect:
        case "rating":
            after[play.gate] = row._replace(rating=row.rating + special.amount)
        case "withdraw":
            del after[play.gate]
        case "clear":
            runner = next(one for one in view.runners if one.gate == play.gate)
            after[play.gate] = Row(row.rating - runner.parts[-1], None, row.form, 0)
        case _:
            return 0.0
    return _lead(after, me, view) - now


def worth_after(state: State, play: Play, me: int) -> float:
    """The :func:`worth` after ``play``; a horse or jockey still to be drawn counts as the mean of those possible."""
    table, gate = table_of(state), state.gate(play.gate)
    assert gate is not None
    row = table[play.gate]
    if play.card in PRICES:
        table[play.gate] = row._replace(owner=me, price=PRICES[play.card].dollars)
        return worth(table, me, state)
    special = SPECIALS[play.card]
    match special.effect:
        case "new_horse":
            return _mean(state, gate, me, "horse", sorted(state.horse_pile))
        case "new_jockey":
            return _mean(state, gate, me, "jockey", sorted(state.jockey_pile))
        case "rating":
            table[play.gate] = row._replace(rating=row.rating + special.amount)
        case "soften":
            going = moved(state.going, -1)
            table = {one.number: row_of(state, one, going) for one in state.gates if not one.withdrawn}
        case "withdraw":
            del table[play.gate]
        case "clear":
            specials = sum(SPECIALS[card].amount for card in gate.specials)
            table[play.gate] = Row(row.rating - specials, None, row.form, 0)
        case "swap_horses":
            other = state.gate(play.swap_with or 0)
            assert other is not None
            table[gate.number] = row_of(state, gate, state.going, horse=other.horse)
            table[other.number] = row_of(state, other, state.going, horse=gate.horse)
    return worth(table, me, state)


def _mean(state: State, gate: Gate, me: int, field: str, cards: list[str]) -> float:
    """The mean worth with each of ``cards`` (everything that is not on the table) as the gate's new ``field``."""
    table = table_of(state)
    total = 0.0
    for card in cards:
        named = {field: card}
        table[gate.number] = row_of(state, gate, state.going, **named)
        total += worth(table, me, state)
    return total / len(cards)


PLAYERS = GreedyBookmakers()
