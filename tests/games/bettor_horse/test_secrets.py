"""Nobody is shown a card, a bet or a Mudder's pick before its time (rules, section 8)."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from tests.conftest import amount
from tests.games.bettor_horse.strategy import GAME, new, shuffler, steps, take

pytestmark = pytest.mark.slow(6)

GAMES_PLAYED = amount(200, 5000)


def foreign(state: State, owner: int) -> Iterator[Viewer]:
    """Everybody but ``owner``."""
    yield from (TABLE, HOST, SPECTATOR, DICE)
    yield from (seat(other) for other in state.players if other != owner)


def seen_by(state: State, viewer: Viewer) -> bytes:
    """Everything that leaves for ``viewer``: the view, the choices, the status, the race, the ledger."""
    return b"\n".join(
        map(
            msgspec.json.encode,
            (
                GAME.view(state, viewer),
                GAME.choices(state, viewer),
                GAME.status(state),
                GAME.race(state),
                GAME.accounts(state),
            ),
        )
    )


def with_other_secrets(state: State, owner: int, rng: random.Random) -> State:
    """``state`` as it would be, had ``owner`` locked other cards and another bet, as far as they are still secret."""
    now = state.round
    side = now.pair.index(owner)
    mine = now.commitments[side]
    assert mine is not None
    # The horses of the open lane are known by name, and their strides and Mudders tell of their speeds.
    seen = len(now.lanes) + (now.runners is not None)
    fresh = [card for card in state.available(owner) if card not in mine.cards[:seen]]
    cards = (*mine.cards[:seen], *rng.sample(fresh, now.size - seen))
    bet = mine.bet if now.revealed else rng.choice([bet for bet in ("win", "lose", "draw") if bet != mine.bet])
    other = msgspec.structs.replace(mine, cards=cards, bet=bet)
    changed = (now.commitments[0], other) if side else (other, now.commitments[1])
    picks = now.picks
    if picks[side] is not None and not now.shown:
        pick = rng.choice([by for by in (-1, 0, 1) if by != picks[side]])
        picks = (picks[0], pick) if side else (pick, picks[1])
    return msgspec.structs.replace(state, round=msgspec.structs.replace(now, commitments=changed, picks=picks))


@pytest.mark.parametrize("part", range(10))
def test_nobody_elses_view_depends_on_a_secret(part: int) -> None:
    """The strongest form of "no view leaks": swap the secret for another one, and nobody else sees a difference."""
    rng = random.Random(part)
    compared = 0
    for number in range(GAMES_PLAYED // 10):
        state = new(2 if number % 5 else rng.choice((4, 6, 8)), track_conditions=number % 2 == 1)
        for _, _, after in steps(state, rng):
            if rng.random() > 0.1 or after.result is not None:
                continue
            for owner in after.round.locked:
                other = with_other_secrets(after, owner, rng)
                viewer = rng.choice(list(foreign(after, owner)))
                assert seen_by(after, viewer) == seen_by(other, viewer)
                compared += 1
    assert compared > GAMES_PLAYED // 5


def test_a_lock_or_a_pick_is_blank_for_everybody_but_its_owner() -> None:
    kept = 0
    for seed in range(200):
        for state, event, _ in steps(new(2, track_conditions=True), random.Random(seed)):
            if isinstance(event, (ev.LaneLoaded, ev.MudderAdjusted)):
                continue
            if not isinstance(event, (ev.Locked, ev.Picked)):
                assert GAME.shown(event, TABLE) == event
                continue
            assert GAME.shown(event, seat(event.player)) == event
            for viewer in foreign(state, event.player):
                blank = GAME.shown(event, viewer)
                if isinstance(blank, ev.Locked):
                    assert (blank.cards, blank.bet, blank.speeds) == ((), "", ())
                else:
                    assert isinstance(blank, ev.Picked)
                    assert blank.by is None
                kept += 1
    assert kept > 1000


def speeds_of(state: State) -> tuple[int, ...]:
    """The speeds that everybody is shown of the horses on the course, whichever way."""
    now = GAME.view(state, TABLE).round
    return tuple(runner.speed for runner in now.runners or ())


@pytest.mark.parametrize("options", [{}, {"track_conditions": True}, {"cards": "physical"}])
def test_the_cloths_are_covered_from_the_gate_to_the_wire(options: dict[str, Any]) -> None:
    """How fast a horse is stays with its owner, and with whoever decides how a Mudder runs against it."""
    ran = decided = 0
    for seed in range(10):
        for _, event, after in steps(new(2, **options), random.Random(seed)):
            open_lane = after.round.runners
            if isinstance(event, (ev.LaneLoaded, ev.MudderAdjusted)):
                told = GAME.shown(event, seat(1))
                assert isinstance(told, (ev.LaneLoaded, ev.MudderAdjusted))
                runners = told.runners if isinstance(told, ev.LaneLoaded) else ()
                assert not any(runner.speed or runner.card for runner in runners)
                assert getattr(told, "speed", 0) == 0
            if open_lane is None:
                if isinstance(event, ev.LaneRun):
                    assert [lane.label for lane in GAME.race(after).lanes] == [
                        str(runner.speed) for runner in after.round.lanes[-1].runners
                    ]
                    ran += 1
                continue
            assert not any(speeds_of(after)), "the board"
            assert not any(lane.label for lane in GAME.race(after).lanes)
            for side, player in enumerate(after.round.pair):
                own = GAME.view(after, seat(player)).round
                assert own.runners is not None
                assert own.runners[side].speed == open_lane[side].speed
                waits = player in after.round.unpicked
                decided += waits
                assert own.covered[1 - side] is not waits
                assert own.runners[1 - side].speed == (open_lane[1 - side].speed if waits else 0)
                assert own.runners[1 - side].card == ""
                counted = {view.seat: view.left for view in GAME.view(after, seat(player)).seats}
                rival = open_lane[1 - side]
                if rival.card in after.unraced[after.seat_index(rival.seat)]:
                    assert rival.card in (counted[rival.seat] or ()), "no list of cards left tells it"
    assert ran > 100
    assert (decided > 10) is (options == {"track_conditions": True})


def test_its_owner_may_look_at_what_was_locked() -> None:
    state = new(2)
    commit = act.Commit(["red-a-1", "red-b-7", "red-c-8"], "lose")
    for event in take(state, commit, 1, random.Random(0)):
        state = GAME.evolve(state, event)
    locked = GAME.view(state, seat(1)).locked
    assert locked is not None
    assert (locked.cards, locked.bet) == (("red-a-1", "red-b-7", "red-c-8"), "lose")
    for viewer in (seat(2), HOST, TABLE, SPECTATOR):
        assert GAME.view(state, viewer).locked is None
    for viewer in (HOST, TABLE, SPECTATOR):
        assert GAME.view(state, viewer).hand is None


def test_chance_sent_from_outside_is_thrown_away() -> None:
    rng = random.Random(4)
    state = new(2, track_conditions=True)
    for player, colour in ((1, "red"), (2, "blue")):
        for event in take(state, act.Commit([f"{colour}-a-{speed}" for speed in (1, 2, 3)], "win"), player, rng):
            state = GAME.evolve(state, event)

    def prepared(state: State, action: act.Action, seat: int | None) -> Any:
        return GAME.prepare(state, action, seat, shuffler(rng))

    drawn = {prepared(state, act.Cut("red-a-5"), 1).card for _ in range(400)}
    assert drawn == set(state.cuttable())
    tossed = {prepared(state, act.Toss("wet"), 1).condition for _ in range(50)}
    assert tossed == {"wet", "dry"}
    filled = [prepared(new(2), act.FillIn(1, ["red-a-1"], "win"), None) for _ in range(400)]
    assert {card for action in filled for card in action.cards} == set(new(2).full_deck(1))
    assert {action.bet for action in filled} == {"win", "lose", "draw"}
    assert prepared(state, act.FillIn(9, ["red-a-1"], "win"), None) == act.FillIn(9, (), "")
