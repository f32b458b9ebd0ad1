"""What a viewer may do now, as templates: screens, buttons and simulated players need no rules."""

from collections.abc import Iterator

from postparade.games.dice_race.rules.actions import Deal, Declare, EndSession, Settle, TopUp
from postparade.games.dice_race.rules.state import Question, State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.actions import Leave, Roll
from postparade.rules.contract import Choice, Need, dice_need
from postparade.rules.viewer import Viewer

_CHIPS = (Need("chips", "chips", lowest=1, highest=1000),)


def choices(game: Variant, state: State, viewer: Viewer) -> tuple[Choice, ...]:
    """What ``viewer`` may do, most likely first."""
    if viewer.role in ("table", "spectator"):
        return ()
    if state.question is not None:
        return () if viewer.role == "dice" else tuple(_answers(game, state, state.question, viewer))
    if state.turn is not None:
        mine = viewer.role in ("host", "dice") or viewer.seat == state.turn
        return (Choice(Roll(()), "roll", needs=(dice_need(game.board.dice),)),) if mine else ()
    if viewer.role == "dice" or state.phase == "game_over":
        return ()
    return tuple(_between_races(game, state, viewer))


def _answers(game: Variant, state: State, question: Question, viewer: Viewer) -> Iterator[Choice]:
    asked = state.players if viewer.role == "host" else tuple(seat for seat in state.players if seat == viewer.seat)
    for seat in asked:
        others = question.found - (question.answers[state.seat_index(seat)] or 0)
        count = Need("cards", "count", lowest=0, highest=game.copies - others)
        yield Choice(Declare(seat, question.horse, 0), "declare", {"horse": question.horse}, (count,))
    if viewer.role == "host" and question.everybody_answered:
        words: dict[str, str | int] = {"horse": question.horse, "found": question.found}
        yield Choice(Settle(question.horse), "settle", words, confirm=True)


def _between_races(game: Variant, state: State, viewer: Viewer) -> Iterator[Choice]:
    dealer, _ = game.opening(state)
    if viewer.role == "host" or viewer.seat == dealer:
        yield Choice(Deal(), "deal", {"race": state.race + 1}, primary=True)
    if viewer.role != "host":
        return
    if game.end(state):
        yield Choice(EndSession(), "end-session", confirm=True)
    if game.may_top_up(state):
        yield from (Choice(TopUp(seat, 0), "top-up", needs=_CHIPS, confirm=True) for seat in state.players)
    if len(state.players) > game.seat_counts[0]:
        yield from (Choice(Leave(seat), "leave", confirm=True) for seat in state.players)
