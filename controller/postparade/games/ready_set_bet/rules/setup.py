"""The options of a game of Ready Set Bet, and the state before its first race."""

from typing import Literal

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules.horses import NAME
from postparade.games.ready_set_bet.rules.state import HouseKind, Pace, State
from postparade.games.ready_set_bet.rules.vip_cards import VIP_DECK
from postparade.rules.boards import table
from postparade.rules.contract import Offer, Option

Module = Literal["props", "exotics", "vip"]
MODULES: tuple[Module, ...] = ("props", "exotics", "vip")
TITLE = "Ready Set Bet"
_DATA = table(__package__)
MOST_BETTORS: int = _DATA["session"]["bettors_max"]
SEAT_COUNTS = tuple(range(_DATA["session"]["seats_min"], MOST_BETTORS + 1))
OTHER_COUNTS = (0, 1, MOST_BETTORS + 1)
"""Counts other than those for races run by the table: on a printed board nobody needs a seat, and a House adds one."""
LEAST_IN_ROTATION = 3
LONGEST_CHOICE = 600
OPENING_BANK: int = _DATA["bank"]["opening"]
HOUSE_MONEY: int = _DATA["session"]["house_starting_money"]
BETTORS_MONEY: int = _DATA["session"]["starting_money"]


class ReadySetBetSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``house``: ``none`` (the table runs the races), ``neutral`` or ``fixed`` (``house_seat`` does, without or with
    money of its own) or ``rotation``. ``modules`` are the cards in use.

    ``bets`` is ``board`` where people own the printed game and its chips: the table calls the races and shows what
    every spot pays, without seats and accounts. ``pace``: how fast the table throws the electronic dice by itself;
    ``off`` leaves the dice to the House. After ``vip_seconds`` (0: never) a VIP card is kept at random for somebody who
    has not chosen. ``chances``: phones show live chances too. ``balances`` and ``bank`` continue an earlier evening.
    """

    seats: tuple[int, ...]
    house: HouseKind = "none"
    house_seat: int | None = None
    modules: tuple[Module, ...] = MODULES
    bets: Literal["phones", "board"] = "phones"
    pace: Pace = "normal"
    vip_seconds: int = 60
    chances: bool = False
    balances: dict[int, int] | None = None
    bank: int | None = None


def offer() -> Offer:
    """The setup form."""
    return Offer(
        NAME,
        TITLE,
        SEAT_COUNTS,
        (
            Option("house", "choice", "none", values=("none", "neutral", "fixed", "rotation")),
            Option("house_seat", "seat", None),
            Option("modules", "several", MODULES, values=MODULES),
            Option("bets", "choice", "phones", values=("phones", "board")),
            Option("pace", "choice", "normal", values=("off", "calm", "normal", "brisk")),
            Option("vip_seconds", "number", 60, lowest=0, highest=LONGEST_CHOICE),
            Option("chances", "switch", False),
        ),
        OTHER_COUNTS,
        learn_minutes=4,
        minutes=35,
    )


def first_state(setup: ReadySetBetSetup) -> State | Refusal:
    """The state before the first race, or ``bad_setup``."""
    why = wrong_with(setup)
    if why is not None:
        return refuse("bad_setup", why=why)
    deck = VIP_DECK if "vip" in setup.modules and setup.bets == "phones" else ()
    if setup.bets == "board":
        return _state(setup, deck, (), None, {}, 0)
    runs = setup.house_seat if setup.house in ("neutral", "fixed") else None
    players = tuple(sorted(seat for seat in setup.seats if seat != runs or setup.house == "fixed"))
    money = setup.balances or {seat: HOUSE_MONEY if seat == runs else BETTORS_MONEY for seat in players}
    bank = OPENING_BANK - sum(money.values()) if setup.bank is None else setup.bank
    return _state(setup, deck, players, runs, {seat: money[seat] for seat in players}, bank)


def _state(
    setup: ReadySetBetSetup,
    deck: tuple[str, ...],
    players: tuple[int, ...],
    house: int | None,
    money: dict[int, int],
    bank: int,
) -> State:
    return State(
        house_kind=setup.house if players else "none",
        modules=frozenset(setup.modules),
        accounts=bool(players),
        pace=setup.pace,
        vip_seconds=setup.vip_seconds,
        chances=setup.chances,
        players=players,
        house=house,
        money=money,
        bank=bank,
        issued=sum(money.values()) + bank,
        deck=deck,
    )


def wrong_with(setup: ReadySetBetSetup) -> str | None:
    """In words, what makes ``setup`` unusable, or ``None``."""
    if not 0 <= setup.vip_seconds <= LONGEST_CHOICE:
        return f"the choice of a VIP card takes 0 to {LONGEST_CHOICE} seconds"
    if setup.bets == "board":
        return None
    if len(set(setup.seats)) != len(setup.seats) or any(seat < 1 for seat in setup.seats):
        return "every seat is a different number from 1 up"
    fixed = setup.house in ("neutral", "fixed")
    if fixed and setup.house_seat not in setup.seats:
        return "one of the seats has to be the House"
    least, most = seat_limits(setup.house)
    if not least <= len(setup.seats) <= most:
        return f"it is for {least} to {most} seats with this House, not {len(setup.seats)}"
    purses = {seat for seat in setup.seats if setup.house != "neutral" or seat != setup.house_seat}
    if setup.balances is not None and set(setup.balances) != purses:
        return "balances name everybody who has a purse exactly once"
    if any(chips < 0 for chips in (setup.balances or {}).values()):
        return "nobody can start with less than no chips"
    return None


def seat_limits(house: HouseKind) -> tuple[int, int]:
    """The fewest and the most seats with that kind of House (rules, section 1)."""
    if house == "rotation":
        return LEAST_IN_ROTATION, MOST_BETTORS + 1
    return 2, MOST_BETTORS if house == "none" else MOST_BETTORS + 1
