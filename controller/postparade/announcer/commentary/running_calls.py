"""Calls about the running race, told from the race before and after: no game is asked for its rules."""

from collections.abc import Iterator
from functools import lru_cache

from postparade.announcer.commentary.calls import Call, Priority
from postparade.announcer.commentary.race_model import front, left, runners
from postparade.announcer.commentary.scene import Scene
from postparade.games.boards import HORSES, table
from postparade.games.race import Race

ROW = 3
"""A number is worth a call when it has come up that often in a row."""

LONG_SHOT_PERCENT = 5.0


def moves(scene: Scene) -> Iterator[Call]:
    """What a step did: who moved, who leads, who is level, who is about to win."""
    before, after = scene.notice.race_before, scene.after.race
    if before is None or after is None or not after.running:
        return
    was = {lane.number: lane.position for lane in before.lanes}
    moved = [lane for lane in runners(after) if lane.position > was.get(lane.number, lane.position)]
    for lane in moved:
        valid = scene.claim(left=(lane.number, left(lane)), running=True)
        if left(lane) == 1 and lane.number not in scene.before.near:
            line = scene.line("near", horse=lane.number)
            yield scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)
        surprising = (
            lane.number in long_shots(scene.notice.view.game, after) and lane.number not in scene.before.surprises
        )
        if surprising and front(after) == (lane.number,) and 2 * lane.position >= lane.length:
            yield scene.call(Priority.TURN, scene.line("longshot", horse=lane.number), topic="front", valid=valid)
        yield scene.call(Priority.COLOUR, scene.line("move", horse=lane.number), topic="move", valid=valid)
    if moved:
        yield from _front(scene, before, after)


def _front(scene: Scene, before: Race, after: Race) -> Iterator[Call]:
    now = front(after)
    if now == front(before):
        return
    valid = scene.claim(level=now, running=True)
    if len(now) == 1:
        line = scene.line("lead", horse=now[0])
    elif len(now) == 2:
        line = scene.line("level", horse=now[0], other=now[1])
    else:
        line = scene.line("level-many", runners=len(now))
    yield scene.call(Priority.TURN, line, interrupts=Priority.FILLER, topic="front", valid=valid)


def streak(scene: Scene) -> Iterator[Call]:
    """The same number again and again."""
    number, times = scene.after.streak
    if times >= ROW and scene.before.streak != scene.after.streak:
        line = scene.line("streak", horse=number, times=times)
        yield scene.call(Priority.COLOUR, line, valid=scene.claim(streak=(number, times)))


def long_shots(game: str | None, race: Race | None) -> frozenset[int]:
    """Runners that win fewer than :data:`LONG_SHOT_PERCENT` of all races, by the game's own table of chances.

    Empty for a board of which no chances are known.
    """
    if game is None or race is None:
        return frozenset()
    return _long_shots(game, tuple((lane.number, lane.length) for lane in race.lanes))


@lru_cache(maxsize=32)
def _long_shots(game: str, lengths: tuple[tuple[int, int], ...]) -> frozenset[int]:
    if tuple(number for number, _ in lengths) != HORSES:
        return frozenset()
    try:
        lanes = table(game)["lanes"]
    except (FileNotFoundError, KeyError):
        return frozenset()
    wanted = {str(number): length for number, length in lengths}
    names = {board["name"] for board in lanes.get("board", ()) if board["lengths"] == wanted}
    for row in lanes.get("chance", ()):
        if row["name"] in names:
            return frozenset(int(horse) for horse, percent in row["percent"].items() if percent < LONG_SHOT_PERCENT)
    return frozenset()
