"""Calls of Bettor Horse, in which two seats match horses in secret: bets turn over, duels run from gate to wire.

Two seats may send horses of the same name, so a duel is called by the names of the players.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import finish_calls
from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Energy, Line, Priority
from postparade.announcer.commentary.game_calls import GameCalls, Sound, phrases
from postparade.announcer.commentary.race_model import RaceModel, front
from postparade.announcer.commentary.validity import Validity
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.outcome import Outcome, round_outcome

HALF_WAY, NEAR_THE_WIRE = 0.5, 0.8
"""Shares of a duel at which its state is called even though nobody has passed."""
A_STRIDE = 0.75
"""Seconds for which a call about a stride may wait; a stride takes 0.8."""
WHO_LEADS = 2.0
"""Seconds for which the call of the first lead may wait, while it holds: the horses named before it may have long
names."""
SINGLE = "final"
"""Prefix of the kinds of round that consist of a single duel."""
AT_ONCE = 0.3
"""Seconds for which it may wait that somebody has decided: bets are turned over soon."""
RESULTS: tuple[Outcome, ...] = ("win", "lose", "draw")
FROM_THE_THIRD = 2
"""Rounds that must have been decided before one is compared with them."""
CLOSE, CLEAR = 0.1, 0.2
"""Gap between two horses, as a share of the distance: at most this is close, at least that is clear."""


def decisions(context: CallContext) -> Iterator[Call]:
    """Somebody has decided; the ground of the round; the last rounds."""
    for locked in context.all(ev.Locked):
        yield context.call(Priority.FILLER, context.line("locked", player=locked.player), patience=AT_ONCE)
    for declared in context.all(ev.TrackDeclared):
        line = context.line("track-wet" if declared.condition == "wet" else "track-dry")
        yield context.call(Priority.TURN, line, topic="course", patience=3.0)
    for last in context.all(ev.FinalCalled):
        several = last.round != context.status.races
        line = context.line(("finals-go-on" if last.part > 1 else "finals") if several else "final")
        yield context.call(Priority.TURN, line, topic="evening", patience=4.0)


def rounds(context: CallContext) -> Iterator[Call]:
    """Who meets whom, and what both had bet."""
    for called in context.all(ev.RoundCalled):
        yield context.call(
            Priority.TURN, _meets(context, called.pair, called.round), topic="round", patience=6.0, calmly=True
        )
    for turned in context.all(ev.BetsRevealed):
        pairs = zip(turned.pair, turned.bets, strict=True)
        lines = [context.line(f"expects-{bet}", seat) for seat, bet in pairs]
        yield context.call(Priority.RULE, *lines, topic="round", interrupts=Priority.COLOUR, patience=3.0)
    for again in context.all(ev.PoolRaceCalled):
        line = context.line("pool-race" if again.attempt == 1 else "pool-race-again", cards=again.pool)
        yield context.call(Priority.RULE, line, topic="round", interrupts=Priority.COLOUR)
    for level in context.all(ev.SuddenDeath):
        line = context.line("sudden-death", names=", ".join(map(context.name, level.contenders)))
        yield context.call(Priority.RULE, line, topic="round", interrupts=Priority.COLOUR)


def first_round(context: CallContext) -> Iterator[Line]:
    """Who meets whom in the first round, which begins as soon as the game is opened."""
    race, status = context.after.race, context.status
    gates = [tuple(status.holders.get(lane.number, {})) for lane in race.lanes] if race is not None else []
    pair = tuple(seat for seats in gates for seat in seats)
    # Two gates, each held by one of the two seats that the table waits for: only a duel has that.
    if len(gates) == len(pair) == 2 and set(pair) == set(status.waiting):
        yield _meets(context, (pair[0], pair[1]), status.race)


def _meets(context: CallContext, pair: tuple[int, int], number: int) -> Line:
    return context.line("duel-round", *pair, number=number)


def duels(context: CallContext) -> Iterator[Call]:
    """A duel from the gate to the wire; its calls are valid until the next stride."""
    here = context.valid_while(exactly=context.after.race)
    for loaded in context.all(ev.LaneLoaded):
        yield context.call(Priority.TURN, _to_the_gate(context, loaded), topic="duel", patience=2.0, valid=here)
    for adjusted in context.all(ev.MudderAdjusted):
        if adjusted.by:
            line = context.line("mud-likes" if adjusted.by > 0 else "mud-hates", adjusted.player)
            yield context.call(Priority.TURN, line, topic="duel", interrupts=Priority.FILLER)
    for stride in context.all(ev.Strode):
        yield from _stride(context, stride, here)
    for run in context.all(ev.LaneRun):
        winner = next((seat for seat, result in zip(run.pair, run.results, strict=True) if result == "win"), None)
        if winner is None:
            lines = [context.line("photo"), context.line("duel-drawn", *run.pair)]
        else:
            unwanted = _bet_of(context, winner) == "lose"
            lines = [context.line("duel-won-unwanted" if unwanted else "duel-won", winner)]
        lines += _at_stake(context)
        yield context.call(Priority.RULE, *lines, topic="duel", interrupts=Priority.TURN, patience=2.0, valid=here)


def _bet_of(context: CallContext, seat: int) -> str | None:
    """What ``seat`` has bet on in this round; ``None`` until both bets are turned over."""
    here = getattr(context.update.view.play, "round", None)
    return None if here is None or here.bets is None else dict(zip(here.pair, here.bets, strict=True)).get(seat)


def _at_stake(context: CallContext) -> Iterator[Line]:
    """Before the last lane of a round: what a player needs whose bet it decides."""
    here = getattr(context.update.view.play, "round", None)
    if here is None or len(here.lanes) < 2 or len(here.lanes) != here.size - 1:
        return
    for side, seat in enumerate(here.pair):
        so_far = [run.results[side] for run in here.lanes]
        needed = [last for last in RESULTS if round_outcome([*so_far, last]) == _bet_of(context, seat)]
        if len(needed) == 1:
            yield context.line(f"needs-{needed[0]}", seat, number=here.size)
            return


def _to_the_gate(context: CallContext, loaded: ev.LaneLoaded) -> Line:
    """The two horses; in the first lane of a round also whose they are. The names on printed cards are not known.

    Kept short: the first stride follows in two or three seconds, and nobody has forgotten who meets.
    """
    race = context.after.race
    named = race is not None and len(race.lanes) == 2 and all(lane.name for lane in race.lanes)
    if named and loaded.lane > 1:
        return context.line("duel-horses-next", number=loaded.lane, horse=1, other=2)
    if named:
        return context.line("duel-horses", *loaded.pair, horse=1, other=2)
    if loaded.lane > 1:
        return context.line("duel-next", number=loaded.lane)
    return context.line("duel-lane" if loaded.lanes > 1 else "duel-single", *loaded.pair, number=loaded.lane)


def _stride(context: CallContext, stride: ev.Strode, here: Validity) -> Iterator[Call]:
    """Who is in front now, when that has changed. The last stride ends at the line: the finish says the rest."""
    race = context.after.race
    if race is None or max(stride.at) >= race.lanes[0].length:
        return
    ahead = front(race)
    before = front(context.update.race_before)
    if ahead == before:
        yield from _on_the_way(context, stride, here)
        return
    if len(ahead) == 1 and ahead[0] in (1, 2):
        seat, rival = stride.pair if ahead[0] == 1 else (stride.pair[1], stride.pair[0])
        key = _in_front(context, ahead[0])
        unwanted = key != "duel-again" and _bet_of(context, seat) == "lose"
        line = context.line("duel-leads-unwanted" if unwanted else key, seat, rival)
    else:
        key = "duel-level"
        line = context.line(key)
    first = key == "duel-leads"
    valid = context.valid_while(level=ahead, running=True) if first else here
    patience = WHO_LEADS if first else A_STRIDE
    # Does not cut off another call in the middle of a name: the next stride comes later.
    yield context.call(Priority.TURN, line, topic="duel", interrupts=Priority.COLOUR, patience=patience, valid=valid)


def _in_front(context: CallContext, lane: int) -> str:
    """The message for a new leader: the first one, the same one again after they were level, or one that passed the
    other."""
    earlier = context.before.leaders
    if not earlier and not context.before.shared and not front(context.update.race_before):
        return "duel-leads"
    return "duel-again" if earlier[-1:] == (lane,) else "duel-passes"


def _on_the_way(context: CallContext, stride: ev.Strode, here: Validity) -> Iterator[Call]:
    """How far apart they are at half way, and a close race near the wire."""
    race = context.after.race
    assert race is not None
    earlier = context.update.race_before
    came = max((lane.position for lane in earlier.lanes), default=0) if earlier is not None else 0
    length = race.lanes[0].length
    gap = abs(stride.at[0] - stride.at[1]) / length
    passed = [mark for mark in (HALF_WAY, NEAR_THE_WIRE) if came < mark * length <= max(stride.at)]
    if NEAR_THE_WIRE in passed and gap <= CLOSE:
        line = context.line("duel-wire")
    elif HALF_WAY in passed and gap and not CLOSE < gap < CLEAR:
        first = stride.at[0] > stride.at[1]
        seat, rival = stride.pair if first else (stride.pair[1], stride.pair[0])
        line = context.line("duel-close" if gap <= CLOSE else "duel-clear", seat, rival)
    else:
        return
    yield context.call(Priority.COLOUR, line, topic="duel", patience=0.6, valid=here)


def verdicts(context: CallContext) -> Iterator[Call]:
    """Who has won the round, whose bet came true, where the cards go, who is still in."""
    for decided in context.all(ev.RoundDecided):
        lines = []
        if not decided.kind.startswith(SINGLE):
            won = [seat for seat, outcome in zip(decided.pair, decided.outcomes, strict=True) if outcome == "win"]
            lines.append(context.line("round-won", won[0]) if won else context.line("round-drawn"))
        if len(decided.right) == 1:
            lines.append(context.line("bet-right", decided.right[0]))
        else:
            lines.append(context.line("bet-right-both" if decided.right else "bet-right-nobody"))
        recalled = list(_between(context, decided))
        lines[-1:-1] = recalled
        call = context.call(Priority.TURN, *lines, topic="verdict", patience=2.5)
        yield replace(call, firm=1 + len(recalled))
    for prize in context.all(ev.PrizePaid):
        if prize.prize == "pool":
            line = context.line("prize-pool", cards=prize.pool)
        elif prize.prize == "own":
            line = context.line("prize-own")
        elif len(prize.to) == 1:
            ((seat, cards),) = prize.to.items()
            line = context.line("prize", seat, cards=len(cards))
        else:
            continue
        yield context.call(Priority.TURN, line, topic="verdict", patience=4.0)
    for settled in context.all(ev.PoolSettled):
        line = context.line("pool-dealt" if settled.shares else "pool-unclaimed", cards=settled.pool)
        yield context.call(Priority.TURN, line, topic="verdict", patience=4.0)
    for duel in context.all(ev.DuelDecided):
        line = context.line("duel-undecided") if duel.winner is None else context.line("duel-survives", duel.winner)
        yield context.call(Priority.RULE, line, topic="verdict", interrupts=Priority.COLOUR)


def _between(context: CallContext, decided: ev.RoundDecided) -> Iterator[Line]:
    """What this round recalls of earlier ones: the same two before, or the rounds that the winner has won."""
    earlier = context.before.rounds
    if len(earlier) < FROM_THE_THIRD:
        return
    won = [seat for seat, outcome in zip(decided.pair, decided.outcomes, strict=True) if outcome == "win"]
    if not won:
        draws = 1 + sum(winner is None for _, winner in earlier)
        yield context.line("draws-tonight", times=draws)
        return
    winner = won[0]
    rival = next(seat for seat in decided.pair if seat != winner)
    met = [last for pair, last in earlier if set(pair) == set(decided.pair) and last is not None]
    times = 1 + sum(last == winner for _, last in earlier)
    if met and met[-1] == rival:
        yield context.line("takes-revenge", winner, rival)
    elif met:
        yield context.line("beats-again", winner, rival)
    elif times > 1:
        yield context.line("rounds-tonight", winner, times=times)
    elif context.before.complete:
        yield context.line("first-round-won", winner)


class BettorHorseCalls(GameCalls):
    """The calls of Bettor Horse."""

    words = "postparade.games.bettor_horse:words/calls"
    phrases = (
        *phrases(("track-wet", "track-dry", "final", "duel-level", "duel-undecided", "duel-wire", "round-drawn")),
        *phrases(("bet-right-both", "bet-right-nobody", "prize-own")),
    )
    spirited: Mapping[str, tuple[Energy, ...]] = {"duel-wire": ("hot",)}
    rules = (decisions, rounds, duels, verdicts, finish_calls.finish)
    # Told once the speed has changed.
    silent = frozenset((ev.Picked,))

    def opening(self, context: CallContext) -> Iterator[Line]:
        """Who meets whom first."""
        return first_round(context)

    def follow(self, model: RaceModel, event: Struct) -> RaceModel:
        """Remembers who has met whom, and who won."""
        if not isinstance(event, ev.RoundDecided):
            return model
        won = [seat for seat, outcome in zip(event.pair, event.outcomes, strict=True) if outcome == "win"]
        return replace(model, rounds=(*model.rounds, (event.pair, won[0] if won else None)))

    def sounds(self, event: Struct) -> tuple[Sound, ...]:
        """The wire, cards that are won, and bets that are turned over."""
        match event:
            case ev.BetsRevealed():
                return ("tick",)
            case ev.LaneRun():
                return ("shutter", "cheer") if "draw" in event.results else ("cheer",)
            case ev.PrizePaid(prize="all"):
                return ("chips",)
        return ()


CALLS = BettorHorseCalls()
