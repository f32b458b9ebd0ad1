"""Turns a vector of Odds On (tests/vectors/README-cards.md) into calls of the rules and compares what comes back.

Every field of a vector is either acted on or compared; a field that this reader does not know is an error.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from postparade.core.faults import Refusal
from postparade.games.odds_on.rules.actions import Discard, Pass, Play, StartMeeting
from postparade.games.odds_on.rules.cards import DRAW_CARDS, HORSES, JOCKEYS, TRACKS, WEATHER, moved
from postparade.games.odds_on.rules.finishing_order import PARTS, rating_parts
from postparade.games.odds_on.rules.game import OddsOn
from postparade.games.odds_on.rules.state import State

GAME = OddsOn()
ABOUT = {"format", "game", "id", "title", "covers", "kind"}


def play(path: Path) -> int:
    """Run one vector file to its end, asserting every step. Returns how many steps or cases were compared."""
    vector = json.loads(path.read_text(encoding="utf-8"))
    assert vector["format"] == 1
    assert vector["game"] == GAME.name
    assert vector["id"] == path.stem
    match vector["kind"]:
        case "rating":
            _known(vector, ABOUT | {"cases"})
            for case in vector["cases"]:
                _rating(case)
            return len(vector["cases"])
        case "going":
            _known(vector, ABOUT | {"cases"})
            for case in vector["cases"]:
                _going(case)
            return len(vector["cases"])
        case "game":
            _known(vector, ABOUT | {"players", "options", "setup", "actions", "expect"})
            return Meeting(vector).play()
    raise AssertionError(f"{path.name} is of a kind that this reader does not know: {vector['kind']}")


def _known(given: Mapping[str, Any], fields: set[str]) -> None:
    assert set(given) <= fields, f"fields that nobody checks: {set(given) - fields}"


def _ground(case: Mapping[str, Any]) -> Any:
    natural = moved(TRACKS[case["track"]].going, WEATHER[TRACKS[case["weather_card"]].weather])
    for _ in range(case["softenings"]):
        natural = moved(natural, -1)
    return natural


def _going(case: Mapping[str, Any]) -> None:
    _known(case, {"track", "weather_card", "softenings", "expect"})
    assert case["expect"] == {"going": _ground(case)}, case


def _rating(case: Mapping[str, Any]) -> None:
    _known(case, {"horse", "jockey", "track", "weather_card", "softenings", "specials", "dislike_penalty", "expect"})
    going = _ground(case)
    parts = rating_parts(case["horse"], case["jockey"], case["specials"], case["track"], going, case["dislike_penalty"])
    named = dict(zip(PARTS, parts, strict=True))
    assert case["expect"] == {"going": going, "parts": named, "rating": sum(parts)}, case


class Meeting:
    """The meeting of a vector, with the orders of its piles in the hands of the shuffler."""

    def __init__(self, vector: Mapping[str, Any]) -> None:
        self.vector = vector
        setup = vector["setup"]
        _known(setup, {"dealer", "track_pile", "sp_pile", "races", "refills"})
        self.refills = list(setup["refills"])
        self.fields = [dict(race) for race in setup["races"]]
        self.deck, self.tracks = setup["sp_pile"], setup["track_pile"]
        seats = tuple(range(1, vector["players"] + 1))
        self.first = GAME.new(GAME.setup_type(seats=seats, dealer=setup["dealer"], **vector["options"]))

    def shuffle(self, cards: Sequence[Any]) -> list[Any]:
        """The order that the vector fixes for these cards."""
        if set(cards) == set(HORSES):
            order = self.fields[0].pop("horse_pile")
        elif set(cards) == set(JOCKEYS):
            race = self.fields.pop(0)
            order = race.pop("jockey_pile")
            assert race == {}
        elif set(cards) == set(TRACKS):
            order = self.tracks
        else:
            order = self.deck if len(cards) == len(DRAW_CARDS) else self.refills.pop(0)
        assert set(order) == set(cards), "the vector shuffles other cards"
        return list(order)

    def play(self) -> int:
        """Play all actions and compare; returns how many."""
        expect = self.vector["expect"]
        if "setup_illegal" in expect:
            _known(expect, {"setup_illegal"})
            assert isinstance(self.first, Refusal)
            assert self.first.code == expect["setup_illegal"]
            return 1
        assert not isinstance(self.first, Refusal), self.first
        state = self.apply(self.first, StartMeeting(), None)
        for number, given in enumerate(self.vector["actions"]):
            state = self.step(state, given, f"{self.vector['id']} action {number}: {given}")
        _known(expect, {"races", "totals", "winners", "final"})
        assert [race_of(state, number) for number in range(len(state.results))] == expect["races"]
        assert list(state.totals) == expect["totals"]
        assert (list(state.winners) or None) == expect["winners"]
        assert state_of(state) == sorted_state(expect["final"])
        assert expect["winners"] is None or self.refills == [], "not every refill happened"
        return len(self.vector["actions"]) + 1

    def step(self, state: State, given: Mapping[str, Any], where: str) -> State:
        """The state after one line of the vector."""
        if "check" in given:
            _known(given, {"check"})
            assert state_of(state) == sorted_state(given["check"]), where
            return state
        action = action_of(given)
        if "illegal" in given:
            piles = len(self.refills), len(self.fields)
            answer = GAME.decide(state, GAME.prepare(state, action, given["seat"], self.shuffle), given["seat"])
            assert isinstance(answer, Refusal), f"{where} was not refused"
            assert answer.code == given["illegal"], where
            assert piles == (len(self.refills), len(self.fields)), "a refused action shuffled"
            return state
        return self.apply(state, action, given["seat"], where)

    def apply(self, state: State, action: Any, seat: int | None, where: str = "the deal") -> State:
        """The state after an action that must be accepted; no card is lost or doubled on the way."""
        events = GAME.decide(state, GAME.prepare(state, action, seat, self.shuffle), seat)
        assert not isinstance(events, Refusal), f"{where} was refused: {events}"
        for event in events:
            state = GAME.evolve(state, event)
            assert sorted(whereabouts(state)) == sorted(DRAW_CARDS), where
        return state


def whereabouts(state: State) -> list[str]:
    """Every draw card where it lies: in a hand, in a pile, beside a horse."""
    beside = [card for gate in state.gates for card in (*gate.specials, gate.price) if card is not None]
    return [*(card for hand in state.hands for card in hand), *state.pile, *state.discard, *beside]


def action_of(given: Mapping[str, Any]) -> Any:
    """The action that a line means."""
    match given["do"]:
        case "play":
            _known(given, {"do", "seat", "card", "gate", "swap_with", "illegal"})
            return Play(given["card"], given["gate"], given.get("swap_with"))
        case "discard":
            _known(given, {"do", "seat", "card", "illegal"})
            return Discard(given["card"])
        case "pass":
            _known(given, {"do", "seat", "illegal"})
            return Pass()
    raise AssertionError(f"the vector has an action this reader does not know: {given['do']!r}")


def sorted_state(state: dict[str, Any]) -> dict[str, Any]:
    """A state of a vector with everything sorted that is compared as a set."""
    return {
        **state,
        "hands": {seat: sorted(hand) for seat, hand in state["hands"].items()},
        "discard": sorted(state["discard"]),
        "gates": [{**gate, "specials": sorted(gate["specials"])} for gate in state["gates"]],
    }


def state_of(state: State) -> dict[str, Any]:
    """``state`` in the words of the vectors."""
    return {
        "phase": state.phase,
        "race": state.race,
        "to_act": state.turn,
        "track": state.track,
        "weather": state.weather,
        "going": state.going,
        "totals": list(state.totals),
        "hands": {str(seat): sorted(hand) for seat, hand in zip(state.seats, state.hands, strict=True)},
        "pile_count": len(state.pile),
        "discard": sorted(state.discard),
        "gates": [
            {
                "gate": gate.number,
                "horse": gate.horse,
                "jockey": gate.jockey,
                "price": gate.price,
                "owner": gate.owner,
                "specials": sorted(gate.specials),
                "withdrawn": gate.withdrawn,
            }
            for gate in state.gates
        ],
    }


def race_of(state: State, number: int) -> dict[str, Any]:
    """A settled race in the words of the vectors."""
    result = state.results[number]
    before = [sum(one.points[at] for one in state.results[: number + 1]) for at in range(len(state.seats))]
    return {
        "race": result.race,
        "off": result.reason,
        "going": result.going,
        "turns": result.turns,
        "runners": [
            {
                "gate": runner.gate,
                "horse": runner.horse,
                "jockey": runner.jockey,
                "price": runner.price,
                "owner": runner.owner,
                "withdrawn": runner.withdrawn,
                "rating": runner.rating,
                "rank": runner.rank,
                "points": runner.points,
            }
            for runner in result.runners
        ],
        "points": list(result.points),
        "totals": before,
    }
