"""What can be chosen before a meeting begins."""

from typing import Literal

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.odds_on.rules.cards import SEAT_COUNTS
from postparade.games.odds_on.rules.state import State
from postparade.rules.boards import table
from postparade.rules.contract import Option

_DEFAULTS = table(__package__)["options"]
DISLIKE_PENALTIES = (1, 2)


class OddsOnSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``seats`` are the seat numbers in clockwise order. ``dealer`` deals, so the seat to the left opens the first
    market (default: the last seat). ``dislike_penalty`` is what a disliked course takes off a rating (1 or 2);
    ``runner_up_after_dead_heat`` says whether the second rating is paid after a dead heat for first.
    ``cards`` says whether phones hold the cards or printed ones are used, whose races the table runs and scores.
    ``hidden_ratings`` is a house rule: what horses and jockeys are worth is not shown until the off."""

    seats: tuple[int, ...]
    dealer: int | None = None
    dislike_penalty: int = _DEFAULTS["dislike_penalty"]
    runner_up_after_dead_heat: bool = _DEFAULTS["runner_up_after_dead_heat"]
    cards: Literal["dealt", "physical"] = "dealt"
    hidden_ratings: bool = False


OPTIONS = (
    Option("dealer", "seat", None),
    Option("dislike_penalty", "number", _DEFAULTS["dislike_penalty"], lowest=1, highest=2),
    Option("runner_up_after_dead_heat", "switch", _DEFAULTS["runner_up_after_dead_heat"]),
    Option("cards", "choice", "dealt", values=("dealt", "physical")),
    Option("hidden_ratings", "switch", default=False, house_rule=True),
)


def first_state(setup: OddsOnSetup) -> State | Refusal:
    """The state before the meeting is opened; ``player_count`` or ``bad_setup`` where there cannot be one."""
    seats = setup.seats
    if len(seats) not in SEAT_COUNTS:
        return refuse("player_count", players=len(seats), counts=", ".join(map(str, SEAT_COUNTS)))
    if len(set(seats)) != len(seats) or any(seat < 1 for seat in seats):
        return refuse("bad_setup", why="every seat is a different number from 1 up")
    dealer = seats[-1] if setup.dealer is None else setup.dealer
    if dealer not in seats:
        return refuse("bad_setup", why=f"seat {dealer} is not at the table")
    if setup.dislike_penalty not in DISLIKE_PENALTIES:
        return refuse("bad_setup", why="a disliked course takes 1 or 2 off the rating")
    return State(
        seats=seats,
        dealer=dealer,
        dislike_penalty=setup.dislike_penalty,
        runner_up_after_dead_heat=setup.runner_up_after_dead_heat,
        totals=(0,) * len(seats),
        hands=((),) * len(seats),
        printed=setup.cards == "physical",
        hidden_ratings=setup.hidden_ratings,
    )
