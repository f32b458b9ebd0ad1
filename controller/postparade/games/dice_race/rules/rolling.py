"""What a roll does to the horses: scratch, repeat, fine, move, finish."""

from collections.abc import Iterator

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.evolve import evolve
from postparade.games.dice_race.rules.scratching import fine, held_by_seat, scratch
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.actions import Roll
from postparade.rules.chips import payable
from postparade.rules.dice import total_of


def roll(game: Variant, state: State, action: Roll, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """The events that follow from the dice of ``action``, entered by ``seat`` (``None``: the house)."""
    roller = state.turn
    if roller is None:
        return game.wrong_phase(state, "a roll")
    if state.question is not None:
        return refuse("count_first", horse=state.question.horse)
    if seat is not None and seat != roller:
        return refuse("not_your_turn", turn=roller)
    dice = game.board.dice.read(action.dice, action.total)
    if isinstance(dice, Refusal):
        return dice
    rolled, horse = ev.Rolled(dice, roller), total_of(dice)
    if horse not in state.numbers:
        return rolled, *game.stray(state, horse, roller)
    scratched = horse in state.scratched
    if state.phase == "scratch":
        return (rolled, *(game.repeat(state, horse, roller) if scratched else scratch(game, state, horse, roller)))
    if scratched:
        return rolled, fine(state, horse, roller, "scratched_roll")
    at = state.numbers.index(horse)
    to = state.positions[at] + 1
    left = state.lanes[at] - to
    moved = ev.Moved(horse, to, left, roller)
    return (rolled, moved) if left else (rolled, moved, *_finish(game, state, horse, roller))


def ante(state: State) -> Iterator[ev.AntePaid]:
    """House rule: every seat pays its ante, in seat order; nobody pays more than the purse holds."""
    for seat, purse in zip(state.players, state.chips, strict=True):
        if state.ante:
            yield ev.AntePaid(seat, state.ante, payable(state.ante, purse))


def _finish(game: Variant, state: State, horse: int, roller: int) -> Iterator[ev.Event]:
    yield ev.Finished(horse, state.pot)
    if state.roller_purse:
        paid = ev.RollerPaid(roller, state.roller_purse, payable(state.roller_purse, state.pot))
        yield paid
        state = evolve(state, paid)
    if state.hands is None:
        yield ev.Asked(horse, "finish")
        return
    yield from pay_out(game, state, horse, held_by_seat(state, state.hands, horse))


def pay_out(game: Variant, state: State, horse: int, counts: tuple[int, ...]) -> Iterator[ev.Event]:
    """Split the pot: ``floor(pot / n)`` for each of the ``n`` winning cards held, the rest stays (rules, section 5).
    Cards that an even deal left to the pot count, and their share stays with the rest."""
    cards = sum(counts)
    share = state.pot // (cards + state.kept(horse, cards)) if cards else 0
    paid = tuple(ev.PaidOut(seat, held, held * share) for seat, held in zip(state.players, counts, strict=True) if held)
    yield from paid
    yield ev.Carried(state.pot - share * cards, len(paid))
    yield from game.after_payout(state, paid)
