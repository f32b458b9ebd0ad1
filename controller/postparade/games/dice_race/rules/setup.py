"""What can be chosen before a dice race game begins."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.boards import LONGEST, Lanes, custom
from postparade.rules.contract import Option


class DiceRaceSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Choices that all dice races offer.

    ``seats`` are the seat numbers in clockwise order. ``board`` names a board of the game's data table, or lists the
    moves of every horse on one of your own; ``lanes`` (horse to moves) replaces it. ``cards`` says whether the table
    deals, printed cards are used, or the host enters the cards that were dealt elsewhere (``recorded``, for playing an
    evening again).
    ``balances``, ``pot`` and ``supply`` (tokens in the box) continue an earlier evening.

    House rules, off by default: ``ante`` chips from everybody after every deal, ``roller_purse`` chips from the pot for
    whoever rolls the winner home, ``even_deal`` for as many cards for everybody, with those left over for the pot.
    """

    seats: tuple[int, ...]
    board: str | tuple[int, ...] = "usual"
    lanes: dict[int, int] | None = None
    scratch_values: tuple[int, ...] | None = None
    cards: Literal["dealt", "physical", "recorded"] = "dealt"
    balances: dict[int, int] | None = None
    pot: int = 0
    supply: int = 0
    ante: int = 0
    roller_purse: int = 0
    even_deal: bool = False


HIGHEST_ANTE = 100
HIGHEST_PURSE = 100


def wrong_with(game: Variant, setup: DiceRaceSetup) -> str | None:
    """In words, what makes the common part of ``setup`` unusable, or ``None``."""
    counts, boxes = game.seat_counts, len(game.board.scratch_values)
    if len(setup.seats) not in counts:
        return f"it is for {counts[0]} to {counts[-1]} players, not {len(setup.seats)}"
    if len(set(setup.seats)) != len(setup.seats) or any(seat < 1 for seat in setup.seats):
        return "every seat is a different number from 1 up"
    if setup.balances is not None and set(setup.balances) != set(setup.seats):
        return "balances name every seat exactly once"
    if any(chips < 0 for chips in (setup.balances or {}).values()) or setup.pot < 0 or setup.supply < 0:
        return "nobody can start with less than no chips"
    values = setup.scratch_values
    if values is not None and (len(values) != boxes or any(not 1 <= value <= 100 for value in values)):
        return f"there are {boxes} scratch values from 1 to 100"
    if not 0 <= setup.ante <= HIGHEST_ANTE or not 0 <= setup.roller_purse <= HIGHEST_PURSE:
        return "ante and roller's purse are 0 to 100 chips"
    return None


def choose_lanes(game: Variant, setup: DiceRaceSetup) -> Lanes | str:
    """The lanes that ``setup`` asks for, or the reason in words why they are impossible."""
    if setup.lanes is not None:
        return custom(setup.lanes, game.board.numbers)
    if isinstance(setup.board, tuple):
        numbers = game.board.numbers
        if len(setup.board) != len(numbers):
            return f"a board of your own has {len(numbers)} lanes, not {len(setup.board)}"
        return custom(dict(zip(numbers, setup.board, strict=True)), numbers)
    board = game.boards.get(setup.board)
    return f"there is no board {setup.board!r}, only {', '.join(game.boards)}" if board is None else board.lengths


def first_state(
    game: Variant,
    setup: DiceRaceSetup,
    *,
    chips: Mapping[int, int],
    supply: int,
    opener: int,
    races: int | None,
    tie_break: bool = False,
) -> State | Refusal:
    """The state before the first deal, or ``bad_setup``. ``chips`` is used when ``setup.balances`` is empty."""
    lanes = choose_lanes(game, setup)
    why = wrong_with(game, setup) or _wrong_start(lanes, setup, chips, opener)
    if why is not None or isinstance(lanes, str):
        return refuse("bad_setup", why=why or "")
    purses = setup.balances or chips
    balances = tuple(purses[seat] for seat in setup.seats)
    box = setup.supply if setup.balances is not None else supply
    tolls = setup.scratch_values or game.board.scratch_values
    if (refusal := _beyond_means(game, setup, tolls, balances)) is not None:
        return refusal
    return State(
        numbers=game.board.numbers,
        copies=game.copies,
        pot_cards=game.deck.empty_hand,
        lanes=lanes,
        positions=(0,) * len(lanes),
        scratch_values=tolls,
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
        ante=setup.ante,
        roller_purse=setup.roller_purse,
        even_deal=setup.even_deal,
    )


def _wrong_start(lanes: Lanes | str, setup: DiceRaceSetup, chips: Mapping[int, int], opener: int) -> str | None:
    """Why nothing can begin like this, in words."""
    if isinstance(lanes, str):
        return lanes
    if opener not in setup.seats:
        return f"seat {opener} is not at the table"
    if any(purse < 0 for purse in chips.values()):
        return "nobody can start with less than no chips"
    return None


def _beyond_means(
    game: Variant, setup: DiceRaceSetup, values: tuple[int, ...], balances: tuple[int, ...]
) -> Refusal | None:
    """The refusal of house rules that cost more than there is: an ante above a purse, a roller's purse above the pot
    that every race is sure to bring as long as everybody can pay."""
    if setup.ante > min(balances):
        return refuse("ante_over_chips", ante=setup.ante, chips=min(balances))
    left_over = len(game.deck.cards) % len(balances) if setup.even_deal else 0
    # The cards left over cost nobody anything; at worst they are those that would have cost most.
    paying = sorted((value for value in values for _ in range(game.copies)), reverse=True)[left_over:]
    sure = sum(paying) + setup.ante * len(balances)
    if setup.roller_purse > sure:
        return refuse("roller_purse_over_pot", purse=setup.roller_purse, pot=sure)
    return None


def common_options(game: Variant, table: Mapping[str, Any]) -> tuple[Option, ...]:
    """The options that all dice races offer: the board, what scratches cost, and who deals. ``table`` is the data table
    of the game."""
    presets = {preset["name"]: tuple(preset["values"]) for preset in table["scratch"].get("presets", ())}
    known = {name: board.lengths for name, board in game.boards.items()}
    values = game.board.scratch_values
    costs = (Option("scratch_values", "numbers", values, lowest=1, highest=100, length=len(values), presets=presets),)
    board = Option(
        "board",
        "choice",
        next(iter(known)),
        values=tuple(known),
        lowest=1,
        highest=LONGEST,
        length=len(game.board.lanes),
        labels=tuple(map(str, game.board.numbers)),
        presets=known,
    )
    return (
        board,
        *(costs if presets else ()),
        Option("cards", "choice", "dealt", values=("dealt", "physical", "recorded")),
    )


def house_rules() -> tuple[Option, ...]:
    """The options that change the published rules; the last ones of the form."""
    return (
        Option("ante", "number", 0, highest=HIGHEST_ANTE, house_rule=True),
        Option("roller_purse", "number", 0, highest=HIGHEST_PURSE, house_rule=True),
        Option("even_deal", "switch", default=False, house_rule=True),
    )
