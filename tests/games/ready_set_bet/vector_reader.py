"""Turns a Ready Set Bet vector (tests/vectors/README.md) into calls of the rules and compares everything it says.

A field that is not compared is an error: a vector cannot say something that nobody checks.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet, DealVip, HouseBet, KeepVip, MoveBet, SetupRace, Start
from postparade.games.ready_set_bet.rules.game import ReadySetBet
from postparade.games.ready_set_bet.rules.horses import BY_NUMBER, HORSES
from postparade.games.ready_set_bet.rules.setup import ReadySetBetSetup
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.actions import Roll

GAME = ReadySetBet()
EVENT_FIELDS = {
    "race_ready": {"race", "exotics", "props"},
    "house_pay": {"player", "amount"},
    "bet": {"player", "token", "spot", "card"},
    "bet_moved": {"player", "token", "from", "spot", "card"},
    "off": {"race"},
    "snake_eyes": set(),
    "boxcars": set(),
    "move": {"horse", "from", "to", "bonus"},
    "vip_pay": {"player", "card", "amount"},
    "red_line": {"horse", "count"},
    "bets_closed": {"by"},
    "finish": {"horse", "ranks", "place", "show"},
    "bet_result": {"player", "token", "spot", "won", "gain", "penalty"},
    "settle": {"player", "gain", "due", "paid", "balance"},
    "vip_kept": {"player", "card"},
    "result": {"totals", "winners"},
}
"""The core events with all their fields; other events are for announcer and screens."""
ACTION_FIELDS = {
    "setup_race": {"props", "exotic", "house"},
    "house_bet": {"player", "token", "spot"},
    "bet": {"player", "token", "spot"},
    "move_bet": {"player", "token", "from", "spot"},
    "start": set(),
    "roll": {"dice"},
    "vip": {"player", "dealt", "keep"},
}
CONFIG_FIELDS = {"players", "house", "house_rotation", "house_neutral", "modules", "balances", "bank"}
"""``house_neutral`` is the seat of a neutral House; left out where there is none."""


class Seats:
    """The vectors call seats by name, the rules by number."""

    def __init__(self, names: list[str]) -> None:
        self.number = {name: number for number, name in enumerate(names, 1)}
        self.name = {number: name for name, number in self.number.items()}

    def of(self, name: str) -> int:
        """The number of ``name``; that of an empty seat for somebody who is not there."""
        return self.number.get(name, 99)


def play(path: Path) -> int:
    """Run one vector file to its end, asserting every step. Returns how many steps were compared."""
    vector = json.loads(path.read_text(encoding="utf-8"))
    assert set(vector) == {"format", "game", "id", "title", "config", "actions", "expect"}
    expect = vector["expect"]
    assert set(expect) == {"start", "conserved_total", "steps"}
    state, seats = _set_up(vector["config"])
    assert _state(state, seats) == expect["start"]
    for number, (given, wanted) in enumerate(zip(vector["actions"], expect["steps"], strict=True)):
        where = f"{path.name} step {number}: {given}"
        after, events = _act(state, given, seats)
        if wanted["ok"]:
            assert set(wanted) == {"ok", "events", "state"}, where
            assert not isinstance(events, Refusal), f"{where} was refused: {events}"
            state = after
            assert list(_core(events, seats)) == [_known(event) for event in wanted["events"]], where
        else:
            assert set(wanted) == {"ok", "reason", "state"}, where
            assert isinstance(events, Refusal), f"{where} was not refused"
            assert events.code == wanted["reason"], where
        assert _state(state, seats) == wanted["state"], where
        assert sum(GAME.accounts(state).values()) == expect["conserved_total"], where
        assert GAME.missing(state) == 0, where
    return len(expect["steps"])


def _set_up(config: Mapping[str, Any]) -> tuple[State, Seats]:
    assert set(config) <= CONFIG_FIELDS
    fixed, neutral = config["house"], config.get("house_neutral")
    seats = Seats([*config["players"], *(name for name in (fixed, neutral) if name)])
    house: Any = "fixed" if fixed else "neutral" if neutral else "rotation" if config["house_rotation"] else "none"
    state = GAME.new(
        ReadySetBetSetup(
            seats=tuple(seats.name),
            house=house,
            house_seat=seats.number.get(fixed or neutral or ""),
            modules=tuple(config["modules"]),
            balances={seats.number[name]: chips for name, chips in config["balances"].items()},
            bank=config["bank"],
        )
    )
    assert isinstance(state, State), state
    return state, seats


def _act(state: State, given: Mapping[str, Any], seats: Seats) -> tuple[State, tuple[Any, ...] | Refusal]:
    """The state after what a vector's line says, and its events; a refusal leaves the state as it was."""
    done: list[Any] = []
    after = state
    for action, seat in _actions(given, seats):
        events = GAME.decide(after, action, seat)
        if isinstance(events, Refusal):
            return state, events
        for event in events:
            after = GAME.evolve(after, event)
        done.extend(events)
    return after, tuple(done)


def _actions(given: Mapping[str, Any], seats: Seats) -> Iterator[tuple[Any, int | None]]:
    assert set(given) - {"do"} <= ACTION_FIELDS[given["do"]], given
    player = seats.of(given["player"]) if "player" in given else 0
    match given["do"]:
        case "setup_race":
            house = seats.of(given["house"]) if "house" in given else None
            yield SetupRace(given.get("props", ()), given.get("exotic"), house), None
        case "house_bet":
            yield HouseBet(player, given["token"], given["spot"]), None
        case "bet":
            yield Bet(player, given["token"], given["spot"]), None
        case "move_bet":
            yield MoveBet(player, given["token"], given["from"], given["spot"]), None
        case "start":
            yield Start(), None
        case "roll":
            yield Roll(given["dice"]), None
        case "vip":
            yield DealVip({player: given["dealt"]}), None
            yield KeepVip(player, given["keep"]), player


def _state(state: State, seats: Seats) -> dict[str, Any]:
    """``state`` in the words of the vectors."""
    said = {
        "phase": state.phase,
        "race": state.race,
        "balances": {seats.name[seat]: chips for seat, chips in state.money.items()},
        "bank": state.bank,
    }
    positions = {horse.id: to for horse, to in zip(HORSES, state.positions, strict=True) if to}
    return {**said, "positions": positions} if state.race else said


def _known(wanted: Mapping[str, Any]) -> Mapping[str, Any]:
    assert set(wanted) - {"type"} <= EVENT_FIELDS[wanted["type"]], wanted
    return wanted


def _core(events: tuple[Any, ...], seats: Seats) -> Iterator[dict[str, Any]]:
    for event in events:
        said = msgspec.to_builtins(event)
        fields = EVENT_FIELDS.get(said["type"])
        if fields is not None:
            yield {"type": said["type"], **{key: _word(key, said[key], seats) for key in fields if key in said}}


def _word(key: str, value: Any, seats: Seats) -> Any:
    match key:
        case "horse":
            return BY_NUMBER[value].id
        case "place" | "show":
            return [BY_NUMBER[number].id for number in value]
        case "ranks":
            return {BY_NUMBER[int(number)].id: rank for number, rank in value.items()}
        case "player":
            return seats.name[value]
        case "totals":
            return {seats.name[int(seat)]: chips for seat, chips in value.items()}
        case "winners":
            return [seats.name[seat] for seat in value]
    return list(value) if isinstance(value, tuple) else value
