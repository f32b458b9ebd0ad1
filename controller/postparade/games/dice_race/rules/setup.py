"""What can be chosen before a dice race game begins."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules.state import State
from postparade.rules.boards import Lanes, boards, custom, table
from postparade.rules.contract import Option


class DiceRaceSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Choices that both dice race games offer.

    ``seats`` are the seat numbers in clockwise order. ``board`` names a board of the game's data table; ``lanes``
    (horse to moves) replaces it by a hand-made one. ``cards`` says whether the table deals, printed cards are used, or
    the host enters the cards that were dealt elsewhere (``recorded``, for playing an evening again).
    ``balances``, ``pot`` and ``supply`` (tokens in the box) continue an earlier evening.
    """

    seats: tuple[int, ...]
    board: str = "usual"
    lanes: dict[int, int] | None = None
    scratch_values: tuple[int, ...] | None = None
    cards: Literal["dealt", "physical", "recorded"] = "dealt"
    balances: dict[int, int] | None = None
    pot: int = 0
    supply: int = 0


def wrong_with(setup: DiceRaceSetup, counts: tuple[int, ...]) -> str | None:
    """In words, what makes the common part of ``setup`` unusable, or ``None``."""
    if len(setup.seats) not in counts:
        return f"it is for {counts[0]} to {counts[-1]} players, not {len(setup.seats)}"
    if len(set(setup.seats)) != len(setup.seats) or any(seat < 1 for seat in setup.seats):
        return "every seat is a different number from 1 up"
    if setup.balances is not None and set(setup.balances) != set(setup.seats):
        return "balances name every seat exactly once"
    if any(chips < 0 for chips in (setup.balances or {}).values()) or setup.pot < 0 or setup.supply < 0:
        return "nobody can start with less than no chips"
    values = setup.scratch_values
    if values is not None and (len(values) != 4 or any(not 1 <= value <= 100 for value in values)):
        return "there are four scratch values from 1 to 100"
    return None


def choose_lanes(game: str, setup: DiceRaceSetup) -> Lanes | str:
    """The lanes that ``setup`` asks for, or the reason, in words, why there are none."""
    if setup.lanes is not None:
        return custom(setup.lanes)
    known = boards(game)
    if setup.board not in known:
        return f"there is no board {setup.board!r}, only {', '.join(known)}"
    return known[setup.board]


def first_state(
    game: str,
    setup: DiceRaceSetup,
    *,
    counts: tuple[int, ...],
    scratch_values: tuple[int, ...],
    chips: Mapping[int, int],
    supply: int,
    opener: int,
    races: int | None,
    tie_break: bool = False,
) -> State | Refusal:
    """The state before the first deal, or ``bad_setup``. ``counts`` is how many may play; ``chips`` is used when
    ``setup.balances`` is empty."""
    lanes = choose_lanes(game, setup)
    why = wrong_with(setup, counts) or (lanes if isinstance(lanes, str) else None)
    if why is None and opener not in setup.seats:
        why = f"seat {opener} is not at the table"
    if why is None and any(purse < 0 for purse in chips.values()):
        why = "nobody can start with less than no chips"
    if why is not None or isinstance(lanes, str):
        return refuse("bad_setup", why=why or "")
    purses = setup.balances or chips
    balances = tuple(purses[seat] for seat in setup.seats)
    box = setup.supply if setup.balances is not None else supply
    return State(
        lanes=lanes,
        scratch_values=setup.scratch_values or scratch_values,
        races=races,
        physical=setup.cards == "physical",
        recorded=setup.cards == "recorded",
        tie_break=tie_break,
        players=setup.seats,
        opener=opener,
        chips=balances,
        scores=(0,) * len(balances),
        pot=setup.pot,
        box=box,
        issued=sum(balances) + setup.pot + box,
    )


def common_options(game: str) -> tuple[Option, ...]:
    """The options that both dice races offer: the board, what scratches cost, and who deals."""
    presets = {preset["name"]: tuple(preset["values"]) for preset in table(game)["scratch"].get("presets", ())}
    known = boards(game)
    values = tuple(table(game)["scratch"]["values"])
    costs = (Option("scratch_values", "numbers", values, lowest=1, highest=100, length=4, presets=presets),)
    return (
        Option("board", "choice", next(iter(known)), values=tuple(known), presets=dict(known)),
        *(costs if presets else ()),
        Option("cards", "choice", "dealt", values=("dealt", "physical", "recorded")),
    )
