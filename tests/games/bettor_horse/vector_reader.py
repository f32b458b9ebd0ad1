"""Turns a vector of Bettor Horse (tests/vectors/README-cards.md) into calls of the rules and compares everything in it.

A field that this reader does not check fails the test, so that no expectation is passed over in silence.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.game import BettorHorse, BettorHorseSetup
from postparade.games.bettor_horse.rules.outcome import MIRRORED, Outcome, lane_result, round_outcome
from postparade.games.bettor_horse.rules.schedule import schedule
from postparade.games.bettor_horse.rules.state import Round, State

GAME = BettorHorse()
HEAD = {"format", "game", "id", "title", "covers", "kind"}
PRIZES = {"own": "each_own", "pool": "pool"}


def play(path: Path) -> int:
    """Run one vector to its end, asserting everything that it says. Returns how many facts were compared."""
    vector = json.loads(path.read_text(encoding="utf-8"))
    assert (vector["format"], vector["game"], vector["id"]) == (1, GAME.name, path.stem)
    match vector["kind"]:
        case "outcome":
            only(vector, HEAD | {"cases"})
            return sum(map(_outcome, vector["cases"]))
        case "schedule":
            only(vector, HEAD | {"cases"})
            return sum(map(_schedule, vector["cases"]))
        case "game":
            only(vector, HEAD | {"players", "options", "actions", "expect"})
            return _game(vector)
    raise ValueError(f"{path.name}: a kind of vector this reader does not know: {vector['kind']!r}")


def only(given: Mapping[str, Any], known: set[str]) -> None:
    """Refuse fields that nobody checks."""
    assert given.keys() <= known, f"not checked: {sorted(given.keys() - known)}"


def _outcome(case: Mapping[str, Any]) -> int:
    only(case, {"first", "second", "bets", "expect"})
    races: list[Outcome] = [lane_result(*lane) for lane in zip(case["first"], case["second"], strict=True)]
    own = round_outcome(races)
    outcomes = [own, MIRRORED[own]]
    matched = [side for side, (bet, came) in enumerate(zip(case["bets"], outcomes, strict=True), 1) if bet == came]
    assert case["expect"] == {"races": races, "outcome": outcomes, "matched": matched}, case
    return 1


def _schedule(case: Mapping[str, Any]) -> int:
    only(case, {"players", "expect"})
    assert [[slot.kind, slot.first + 1, slot.second + 1, slot.cards] for slot in schedule(case["players"])] == case[
        "expect"
    ]
    return 1


def _game(vector: Mapping[str, Any]) -> int:
    only(vector["options"], {"track_conditions"})
    only(vector["expect"], {"rounds", "pool_split", "sudden_death", "winners", "final"})
    seats = tuple(range(1, vector["players"] + 1))
    state = GAME.new(BettorHorseSetup(seats=seats, **vector["options"]))
    assert isinstance(state, State)
    told, compared = Told(), 0
    for number, given in enumerate(vector["actions"]):
        where = f"{vector['id']} action {number}: {given}"
        if "check" in given:
            only(given, {"check"})
            assert state_of(state) == _as_sets(given["check"]), where
            compared += 1
            continue
        answer = GAME.decide(state, action_of(given), given.get("seat"))
        if "illegal" in given:
            assert isinstance(answer, Refusal), f"{where} was not refused"
            assert answer.code == given["illegal"], where
        else:
            assert not isinstance(answer, Refusal), f"{where} was refused: {answer}"
            for event in answer:
                told.hear(state, event)
                state = GAME.evolve(state, event)
                conserved(state)
        compared += 1
    expect = vector["expect"]
    assert told.rounds == expect["rounds"]
    assert told.duels == expect["sudden_death"]
    assert told.pool_split == expect["pool_split"]
    assert told.winners == expect["winners"]
    assert state_of(state) == _as_sets(expect["final"])
    return compared + 5


def action_of(given: Mapping[str, Any]) -> Any:
    """The action that a line of a vector means."""
    match given["do"]:
        case "commit":
            only(given, {"do", "seat", "cards", "bet", "illegal"})
            return act.Commit(given["cards"], given["bet"])
        case "cut":
            only(given, {"do", "seat", "card", "illegal"})
            return act.Cut(given["card"])
        case "track":
            only(given, {"do", "condition", "illegal"})
            return act.Toss(given["condition"])
        case "adjust":
            only(given, {"do", "seat", "by", "illegal"})
            return act.Adjust(given["by"])
    raise ValueError(f"the vector has an action this reader does not know: {given['do']!r}")


def conserved(state: State) -> None:
    """Every card of all decks lies in exactly one of the decks, the purses and the pool."""
    everywhere = [card for cards in (*state.unraced, *state.purses, state.pool) for card in cards]
    assert sorted(everywhere) == sorted(card for seat in state.players for card in state.full_deck(seat))


class Told:
    """What the events of a game say, in the words of the vectors."""

    def __init__(self) -> None:
        self.rounds: list[dict[str, Any]] = []
        self.duels: list[dict[str, Any]] = []
        self.pool_split: dict[str, Any] | None = None
        self.winners: list[int] | None = None

    def hear(self, before: State, event: ev.Event) -> None:
        """Note ``event``, which happens in ``before``."""
        after = GAME.evolve(before, event)
        match event:
            case ev.PrizePaid():
                prize = PRIZES.get(event.prize, f"all_to_{event.to and next(iter(event.to))}")
                held = {"prize": prize, "purses": [len(purse) for purse in after.purses], "pool": len(after.pool)}
                self.rounds.append(_round_of(before.round) | held)
            case ev.DuelDecided():
                self.duels.append(_round_of(before.round))
            case ev.PoolSettled():
                self.pool_split = {
                    "pool": event.pool,
                    "shares": list(event.shares),
                    "received": [len(event.to.get(seat, ())) for seat in before.players],
                    "unclaimed": len(event.unclaimed),
                }
            case ev.Result():
                self.winners = list(event.winners)


def _round_of(now: Round) -> dict[str, Any]:
    assert now.outcomes is not None
    sides = [(str(seat), side) for side, seat in enumerate(now.pair)]
    locked = {name: now.commitments[side] for name, side in sides}
    return {
        "kind": now.kind,
        "seats": list(now.pair),
        "cards": {name: list(one.cards) for name, one in locked.items() if one},
        "bets": {name: one.bet for name, one in locked.items() if one},
        "track": now.condition,
        "speeds": {name: [lane.speeds[side] for lane in now.lanes] for name, side in sides},
        "races": {name: [lane.results[side] for lane in now.lanes] for name, side in sides},
        "outcome": {name: now.outcomes[side] for name, side in sides},
        "matched": list(now.right),
    }


def state_of(state: State) -> dict[str, Any]:
    """``state`` in the words of the vectors, hands as sets."""
    told: dict[str, Any] = {
        "phase": state.phase,
        "purses": [len(purse) for purse in state.purses],
        "pool": len(state.pool),
        "unraced": _by_seat(state.players, state.unraced),
        "purse_cards": _by_seat(state.players, state.purses),
        "pool_cards": list(state.pool),
    }
    if state.phase == "finished":
        return told
    now = state.round
    return told | {
        "round": None if now.kind == "sudden-death" else now.number,
        "kind": now.kind,
        "seats": list(now.pair),
        "track": now.condition,
        "committed": list(now.locked),
        "awaiting_adjustment": list(now.unpicked),
    }


def _by_seat(seats: Iterable[int], cards: Iterable[Iterable[str]]) -> dict[str, set[str]]:
    return {str(seat): set(held) for seat, held in zip(seats, cards, strict=True)}


def _as_sets(wanted: Mapping[str, Any]) -> dict[str, Any]:
    sets = {key: {seat: set(cards) for seat, cards in wanted[key].items()} for key in ("unraced", "purse_cards")}
    for key, by_seat in sets.items():
        assert sum(map(len, by_seat.values())) == sum(map(len, wanted[key].values()))
    return {**wanted, **sets}
