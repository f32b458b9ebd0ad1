"""Calls before the off: who is scratched, who pays for it, and the numbers that come up again."""

from collections.abc import Iterator

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.chances import favourites, long_shots
from postparade.announcer.commentary.money_calls import payments
from postparade.announcer.commentary.scene import Occasion

SCRATCHES = 4
REMARKABLE = (4, 8, 12)
"""Scratched numbers of one player in a race that deserve sympathy."""


def scratch(scene: Occasion) -> Iterator[Call]:
    """A horse is scratched and its holders pay; with the fourth, the race is off.

    With physical cards the payments (and the off) come in a later notice, once the cards are counted.
    """
    lines: list[Line] = []
    scratched, counted, off = scene.first("scratch"), scene.first("counted"), scene.first("off")
    if scratched is not None:
        lines.append(scene.line(_manner(scene, scratched.horse), horse=scratched.horse))
        lines.append(scene.line("price", chips=scratched.value))
    asked = scene.first("ask")
    if asked is not None and asked.why == "scratch":
        lines.append(scene.line("ask-scratch", horse=asked.horse))
    if counted is not None and counted.missing:
        lines.append(scene.line("counted-missing", cards=counted.missing, horse=counted.horse))
    paying = list(payments(scene, "scratch"))
    if scratched is not None and asked is None and not paying:
        paying = [scene.line("pay-nobody", horse=scratched.horse)]
    lines += paying
    lines += _what_is_next(scene)
    if off is not None:
        lines.append(scene.line("off"))
        roller = getattr(off, "first_roller", None)
        lines += [scene.line("has-dice", player=roller)] if roller is not None else []
    if lines:
        yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def _manner(scene: Occasion, horse: int) -> str:
    race = scene.after.race
    if horse in favourites(scene.game, race):
        return "scratch-favourite"
    return "scratch-outsider" if horse in long_shots(scene.game, race) else "scratch"


def _what_is_next(scene: Occasion) -> Iterator[Line]:
    """Before the fourth scratch: one more, and the race is off."""
    race = scene.after.race
    if scene.first("scratch") is None or scene.first("off") is not None or race is None:
        return
    if sum(lane.scratched for lane in race.lanes) == SCRATCHES - 1:
        yield scene.line("one-more-scratch")


def fine(scene: Occasion) -> Iterator[Call]:
    """A scratched number came up: before the off it may cost and may be rolled again, in the race it costs."""
    repeated = scene.first("repeat")
    if repeated is not None:
        key = "repeat-again" if repeated.again else "repeat"
        lines = [scene.line(key, horse=repeated.horse), *payments(scene, "repeat")]
        yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)
    for paid in scene.all("pay"):
        if paid.reason == "scratched_roll":
            lines = [scene.line("scratched-roll", horse=paid.horse), *payments(scene, "scratched_roll")]
            lines += _sympathy(scene, paid.player)
            yield scene.call(Priority.RULE, *lines, topic="rule", interrupts=Priority.COLOUR)


def _sympathy(scene: Occasion, player: int) -> Iterator[Line]:
    """Bad luck that comes again and again."""
    times = scene.after.fines.get(player, 0)
    if scene.after.whole and times in REMARKABLE:
        yield scene.line("fined-again", player=player, times=times)
