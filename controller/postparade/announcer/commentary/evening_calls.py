"""Calls about the evening round the races: seats, games, deals, results, corrections."""

from collections.abc import Iterator
from typing import Any

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.scene import Scene
from postparade.games.dice_race import events as ev
from postparade.table.messages import ClearSeat, Correct, Rename, TakeSeat


def opened(scene: Scene) -> Iterator[Call]:
    """A game is on the table."""
    play = scene.notice.view.play
    title = str(getattr(play, "title", scene.notice.view.game or ""))
    yield scene.call(Priority.TURN, scene.line("opened", game=title), topic="evening", patience=6.0)


def closed(scene: Scene) -> Iterator[Call]:
    """The game was taken off the table."""
    yield scene.call(Priority.TURN, scene.line("closed"), topic="evening", patience=4.0, interrupts=Priority.TURN)


def seats(scene: Scene) -> Iterator[Call]:
    """Somebody sat down, was renamed, or left."""
    match scene.notice.action:
        case TakeSeat(name=name):
            line = scene.line("seat-taken", name=name)
        case Rename(seat=seat, name=name):
            line = scene.line("seat-renamed", seat=seat, name=name)
        case ClearSeat(seat=seat):
            line = scene.line("seat-cleared", seat=seat)
        case _:
            return
    yield scene.call(Priority.FILLER, line, patience=2.0, spoken=line.key == "seat-taken")


def correction(scene: Scene) -> Iterator[Call]:
    """A roll was misread. Only the correction is announced, whatever followed from it."""
    action: Any = scene.notice.action
    if type(action) is Correct:
        line = scene.line("correction", first=action.dice[0], second=action.dice[1])
        yield scene.call(Priority.RULE, line, interrupts=Priority.RULE, patience=6.0)


def seating(scene: Scene) -> Iterator[Call]:
    """Seats joined, left or bought chips between two races."""
    for event in scene.notice.events:
        match event:
            case ev.Joined(player=seat, chips=chips):
                key = "joined"
            case ev.Left(player=seat, chips=chips):
                key = "left"
            case ev.ToppedUp(player=seat, chips=chips):
                key = "topped-up"
            case _:
                continue
        yield scene.call(Priority.FILLER, scene.line(key, name=scene.name(seat), chips=chips), patience=2.0)


def deal(scene: Scene) -> Iterator[Call]:
    """The next race begins."""
    dealt = scene.first(ev.Dealt)
    if dealt is None:
        return
    races = getattr(scene.notice.view.play, "races", None)
    lines: list[Line] = [
        scene.line("race-last" if dealt.race == races and dealt.race > 1 else "race", number=dealt.race)
    ]
    shared = scene.first(ev.Redistributed)
    if shared is not None:
        lines.append(scene.line("redistributed", chips=shared.each))
    lines.append(scene.line("first-roller", name=scene.name(dealt.first_roller)))
    yield scene.call(
        Priority.TURN,
        *lines,
        topic="evening",
        patience=10.0,
        interrupts=Priority.FILLER,
        valid=scene.claim(streak=(0, 0)),
    )


def roll(scene: Scene) -> Iterator[Call]:
    """The faces, or their sum, as a caption; the voice tells what follows from them."""
    for rolled in scene.all(ev.Rolled):
        name = scene.name(rolled.player)
        if isinstance(rolled.dice, int):
            line = scene.line("roll-sum", name=name, total=rolled.dice)
        else:
            line = scene.line("roll", name=name, first=rolled.dice[0], second=rolled.dice[1])
        yield scene.call(Priority.FILLER, line, spoken=False)
