"""Physical cards: the table asks how many cards of a horse each seat holds and settles when all are found."""

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.actions import Declare, Settle
from postparade.games.dice_race.rules.rolling import pay_out
from postparade.games.dice_race.rules.scratching import charge
from postparade.games.dice_race.rules.state import Question, State
from postparade.games.dice_race.rules.variant import Variant


def declare(game: Variant, state: State, action: Declare, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """A seat, or the house for it, says how many cards of the asked horse it holds."""
    question = state.question
    if question is None or action.horse != question.horse:
        return refuse("not_asked", horse=action.horse)
    if action.player not in state.players:
        return refuse("unknown_seat", seat=action.player)
    if seat is not None and seat != action.player:
        return refuse("not_your_seat", seat=action.player)
    at = state.seat_index(action.player)
    others = question.found - (question.answers[at] or 0)
    if not 0 <= action.cards <= game.copies or others + action.cards > game.copies:
        return refuse("too_many_cards", horse=question.horse, known=others, copies=game.copies)
    held = ev.Held(action.player, action.horse, action.cards)
    answers = (*question.answers[:at], action.cards, *question.answers[at + 1 :])
    if others + action.cards < game.copies:
        return (held,)
    return held, *_settled(game, state, question, tuple(count or 0 for count in answers))


def settle(game: Variant, state: State, action: Settle) -> tuple[ev.Event, ...] | Refusal:
    """The house goes on although some cards were not found."""
    question = state.question
    if question is None or action.horse != question.horse:
        return refuse("not_asked", horse=action.horse)
    if not question.everybody_answered:
        return refuse("not_all_counted", horse=question.horse)
    return tuple(_settled(game, state, question, tuple(count or 0 for count in question.answers)))


def _settled(game: Variant, state: State, question: Question, counts: tuple[int, ...]) -> list[ev.Event]:
    events: list[ev.Event] = [ev.Counted(question.horse, game.copies - sum(counts))]
    if question.why == "finish":
        return [*events, *pay_out(game, state, question.horse, counts)]
    events.extend(charge(state, question.horse, state.value(question.horse), counts))
    if len(state.scratched) == state.boxes and state.last_roller is not None:
        events.append(ev.Off(game.first_of_race(state, state.last_roller)))
    return events
