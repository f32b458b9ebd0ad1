"""Calls about the evening round the races: seats, games, deals, results, corrections."""

from collections.abc import Iterator
from typing import Any

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.event_tags import BEGINNINGS, tag_of
from postparade.announcer.commentary.scene import Occasion
from postparade.table.messages import ClearSeat, Correct, Rename, TakeSeat


def opened(scene: Occasion) -> Iterator[Call]:
    """A game is on the table."""
    play = scene.notice.view.play
    title = str(getattr(play, "title", scene.notice.view.game or ""))
    yield scene.call(Priority.TURN, scene.line("opened", game=title), topic="evening", patience=6.0)


def closed(scene: Occasion) -> Iterator[Call]:
    """The game was taken off the table."""
    yield scene.call(Priority.TURN, scene.line("closed"), topic="evening", patience=4.0, interrupts=Priority.TURN)


def seats(scene: Occasion) -> Iterator[Call]:
    """Somebody sat down, was renamed, or left."""
    match scene.notice.action:
        case TakeSeat(name=name):
            line = scene.line("seat-taken", name=name, seat=_seat_of(scene, name))
        case Rename(seat=seat, name=name):
            line = scene.line("seat-renamed", seat=seat, name=name)
        case ClearSeat(seat=seat):
            line = scene.line("seat-cleared", seat=seat)
        case _:
            return
    yield scene.call(Priority.FILLER, line, patience=4.0, spoken=line.key == "seat-taken")


def correction(scene: Occasion) -> Iterator[Call]:
    """A roll was misread. Only the correction is announced, whatever followed from it."""
    action: Any = scene.notice.action
    if type(action) is Correct:
        line = scene.line("correction", first=action.dice[0], second=action.dice[1])
        yield scene.call(Priority.RULE, line, interrupts=Priority.RULE, patience=6.0)


def seating(scene: Occasion) -> Iterator[Call]:
    """Seats joined, left or bought chips between two races."""
    for event in scene.all("joined", "left", "topped_up"):
        line = scene.line(tag_of(event).replace("_", "-"), player=event.player, chips=event.chips)
        yield scene.call(Priority.FILLER, line, patience=2.0)


def deal(scene: Occasion) -> Iterator[Call]:
    """The next race begins."""
    dealt = scene.first(*BEGINNINGS)
    if dealt is None:
        return
    races = getattr(scene.notice.view.play, "races", None)
    lines: list[Line] = [
        scene.line("race-last" if dealt.race == races and dealt.race > 1 else "race", number=dealt.race)
    ]
    shared = scene.first("redistribute")
    if shared is not None:
        lines.append(scene.line("redistributed", chips=shared.each))
    if scene.after.pot and dealt.race > 1:
        lines.append(scene.line("carried-in", chips=scene.after.pot))
    roller = getattr(dealt, "first_roller", None)
    if roller is not None:
        lines.append(scene.line("first-roller", player=roller))
    yield scene.call(
        Priority.TURN,
        *lines,
        topic="evening",
        patience=10.0,
        interrupts=Priority.FILLER,
        valid=scene.claim(streak=(0, 0)),
    )


def roll(scene: Occasion) -> Iterator[Call]:
    """The faces, or their sum, as a caption; the voice tells what follows from them."""
    for rolled in scene.all("roll"):
        if isinstance(rolled.dice, int):
            line = scene.line("roll-sum", rolled.player, total=rolled.dice)
        else:
            line = scene.line("roll", rolled.player, first=rolled.dice[0], second=rolled.dice[1])
        yield scene.call(Priority.FILLER, line, spoken=False)


def _seat_of(scene: Occasion, name: str) -> int:
    """Where somebody has just sat down; 0 when nobody knows."""
    return next((seat for seat, known in scene.notice.names.items() if known == name), 0)
