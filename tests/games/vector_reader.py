"""Turns a rule vector (tests/vectors/README.md) into calls of the rules and compares what comes back."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal, EndSession
from postparade.rules.actions import Roll
from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES

CORE = {"redistribute", "dealt", "scratch", "pay", "repeat", "off", "move", "finish", "payout", "carry", "result"}
SETUP_KEYS = {"quarter-horse": ("dealer",), "hold-your-horses": ("youngest", "races")}


class Names:
    """The vectors call seats by name, the rules by number."""

    def __init__(self, players: list[str]) -> None:
        self.seats = {name: number for number, name in enumerate(players, 1)}
        self.names = {number: name for name, number in self.seats.items()}

    def seat(self, name: Any) -> Any:
        return self.seats.get(name, name)

    def by_name(self, values: Mapping[Any, Any]) -> dict[str, Any]:
        return {self.names[int(seat)]: value for seat, value in values.items()}


def set_up(vector: Mapping[str, Any]) -> tuple[AnyGame, Any, Names]:
    """The game of ``vector``, its first state, and its seats."""
    game, config = GAMES[vector["game"]], vector["config"]
    names = Names(config["players"])
    options: dict[str, Any] = {
        "seats": tuple(names.names),
        "balances": {names.seat(name): chips for name, chips in config["balances"].items()},
        "pot": config["pot"],
        "supply": config["supply"],
        "lanes": {int(horse): length for horse, length in config["lanes"].items()},
        "scratch_values": tuple(config["scratch_values"]),
    }
    for key in SETUP_KEYS[game.name]:
        options[key] = names.seat(config[key])
    state = game.new(game.setup_type(**options))
    assert not isinstance(state, Refusal), state
    return game, state, names


def action_of(given: Mapping[str, Any], names: Names) -> Any:
    """The action that a vector's line means."""
    match given["do"]:
        case "roll":
            return Roll(given["dice"])
        case "deal":
            hands = given.get("hands")
            named = None if hands is None else {names.seat(name): cards for name, cards in hands.items()}
            return Deal(given.get("deck"), named, given.get("partial", False))
        case "end_session":
            return EndSession()
    raise ValueError(f"the vector has an action this runner does not know: {given['do']!r}")


def state_of(state: Any, names: Names) -> dict[str, Any]:
    """``state`` in the words of the vectors."""
    hands = state.hands or ((0,) * 11,) * len(state.players)
    return {
        "phase": state.phase,
        "race": state.race,
        "turn": names.names.get(state.turn),
        "balances": names.by_name(dict(zip(state.players, state.chips, strict=True))),
        "pot": state.pot,
        "supply": state.box,
        "scratched": list(state.scratched),
        "positions": {str(horse): to for horse, to in enumerate(state.positions, 2) if to},
        "hands_left": names.by_name({seat: sum(hand) for seat, hand in zip(state.players, hands, strict=True)}),
    }


def event_of(event: Any, names: Names) -> dict[str, Any]:
    """``event`` in the words of the vectors."""
    said: dict[str, Any] = msgspec.to_builtins(event)
    for key in ("player", "first_roller"):
        if key in said:
            said[key] = names.names[said[key]]
    for key in ("totals", "cards"):
        if isinstance(said.get(key), dict):
            said[key] = names.by_name(said[key])
    if said["type"] == "result":
        said["winners"] = [names.names[seat] for seat in said["winners"]]
    return said


def play(path: Path) -> int:
    """Run one vector file to its end, asserting every step. Returns how many steps were compared."""
    vector = json.loads(path.read_text(encoding="utf-8"))
    game, state, names = set_up(vector)
    expect = vector["expect"]
    assert state_of(state, names) == expect["start"]
    for number, (given, wanted) in enumerate(zip(vector["actions"], expect["steps"], strict=True)):
        where = f"{path.name} step {number}: {given}"
        answer = game.decide(state, action_of(given, names), None)
        if wanted["ok"]:
            assert not isinstance(answer, Refusal), f"{where} was refused: {answer}"
            state = _apply(game, state, answer, names, wanted["events"], where)
        else:
            assert isinstance(answer, Refusal), f"{where} was not refused"
            assert answer.code == wanted["reason"], where
        assert state_of(state, names) == wanted["state"], where
        assert sum(game.accounts(state).values()) == expect["conserved_total"], where
    return len(expect["steps"])


def _apply(game: AnyGame, state: Any, events: Any, names: Names, wanted: list[dict[str, Any]], where: str) -> Any:
    core = []
    for event in events:
        state = game.evolve(state, event)
        said = event_of(event, names)
        if said["type"] in CORE:
            core.append(said)
    trimmed = [
        {key: said.get(key) for key in want} if len(core) == len(wanted) else said
        for said, want in zip(core, wanted, strict=False)
    ]
    assert len(core) == len(wanted), f"{where}: {core} instead of {wanted}"
    assert trimmed == wanted, where
    return state
