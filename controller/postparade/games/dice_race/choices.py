"""What a viewer may do now, so that screens, buttons and test players need no rules."""

from collections.abc import Iterator

from postparade.games.cards import COPIES
from postparade.games.contract import Choice
from postparade.games.dice_race.actions import Deal, Declare, EndSession, Leave, Roll, Settle, TopUp
from postparade.games.dice_race.state import Question, State
from postparade.games.dice_race.variant import Variant
from postparade.games.viewer import Viewer

_THROW = (Choice(Roll(()), "Roll the dice", "dice"),)


def offers(game: Variant, state: State, who: Viewer) -> tuple[Choice, ...]:
    """Legal actions of ``who`` with labels, most likely first."""
    if who.role in ("table", "spectator"):
        return ()
    if state.question is not None:
        return () if who.role == "dice" else tuple(_answers(state, state.question, who))
    if state.turn is not None:
        mine = who.role in ("host", "dice") or who.seat == state.turn
        return _THROW if mine else ()
    if who.role == "dice" or state.phase == "game_over":
        return ()
    return tuple(_between_races(game, state, who))


def _answers(state: State, question: Question, who: Viewer) -> Iterator[Choice]:
    asked = state.players if who.role == "host" else tuple(seat for seat in state.players if seat == who.seat)
    for seat in asked:
        others = question.found - (question.answers[state.seat_index(seat)] or 0)
        for cards in range(COPIES - others + 1):
            plural = "card" if cards == 1 else "cards"
            label = f"Seat {seat}: {cards} {plural} of the {question.horse}"
            yield Choice(Declare(seat, question.horse, cards), label)
    if who.role == "host" and question.everybody_answered:
        yield Choice(Settle(question.horse), f"Go on with {question.found} of {COPIES} cards")


def _between_races(game: Variant, state: State, who: Viewer) -> Iterator[Choice]:
    opener, _ = game.opening(state)
    if who.role == "host" or who.seat == opener:
        yield Choice(Deal(), f"Deal race {state.race + 1}")
    if who.role != "host":
        return
    if game.end(state):
        yield Choice(EndSession(), "End the session")
    if game.may_top_up(state):
        yield from (Choice(TopUp(seat, 0), f"Seat {seat}: buy chips", "chips") for seat in state.players)
    if len(state.players) > game.seats_min:
        yield from (Choice(Leave(seat), f"Seat {seat}: leave") for seat in state.players)
