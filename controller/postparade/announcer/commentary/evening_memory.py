"""What the caller remembers of the evening's earlier races, and the stories that a finish ends. Pure."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.race_model import known_as, runner_up
from postparade.rules.events import Rolled

FROM_THE_THIRD = 2
"""Races that must have been run before one is compared with them."""
DUEL = 4
"""Changes of the lead between the same two horses that make a duel of a race."""

HOT_HAND = 2
"""Winners in a row that one seat must have rolled home to be named for it."""

STORIES = frozenset(
    (
        *("won-last", "made-good", "rival-repaid", "rival-beaten", "rolls-home", "second-before", "scratched-before"),
        *("won-before", "new-winners", "first-win"),
    )
)
"""The messages that tell what a win recalls."""


class _Story(Struct, frozen=True):
    """A message with its arguments besides the horse, and the seat that it names."""

    key: str
    args: dict[str, int] = {}
    player: int | None = None


def recalled(context: CallContext, winner: int) -> Iterator[Line]:
    """What the win of ``winner`` recalls: one line from the third race on. A kind of story that the last finish ended
    has to wait where there is another one."""
    past, race = context.before.evening, context.after.race
    if len(past) < FROM_THE_THIRD or race is None:
        return
    stories = list(_stories(context, known_as(race, winner)))
    fresh = [story for story in stories if story.key != context.before.recalled] or stories
    for story in fresh[:1]:
        yield context.line(story.key, story.player, horse=winner, **story.args)


def recalled_dead_heats(context: CallContext) -> Iterator[Line]:
    """How many dead heats there have been in the evening, from the third race on."""
    past = context.before.evening
    if len(past) >= FROM_THE_THIRD and context.before.complete:
        yield context.line("dead-heats", times=1 + sum(race.shared for race in past))


def _stories(context: CallContext, horse: int | str) -> Iterator[_Story]:
    """What an earlier race has to do with this win, the best first."""
    past, complete = context.before.evening, context.before.complete
    latest = past[-1]
    row = 1 + next((at for at, race in enumerate(reversed(past)) if race.winner != horse), len(past))
    if row > 1:
        yield _Story("won-last", {"times": row})
    lost = [race for race in past if race.lost_by == horse]
    if lost:
        yield _Story("made-good", {"number": lost[-1].number})
    yield from _rivals(context, horse)
    yield from _hot_hand(context)
    if latest.second == horse:
        yield _Story("second-before", {"number": latest.number})
    if horse in latest.scratched:
        yield _Story("scratched-before", {"number": latest.number})
    won = [race for race in past if race.winner == horse]
    if won and row == 1:
        yield _Story("won-before", {"number": won[-1].number})
    winners = {race.winner for race in past} | {horse}
    if complete and len(winners) == len(past) + 1:
        yield _Story("new-winners", {"times": len(winners)})
    if complete and not won:
        yield _Story("first-win")


def _rivals(context: CallContext, horse: int | str) -> Iterator[_Story]:
    """When the winner and the second last came in right behind each other, one way or the other."""
    race = context.after.race
    second = runner_up(race)
    if second is None:
        return
    met = {horse, known_as(race, second)}
    for before in reversed(context.before.evening):
        if {before.winner, before.second} == met and not before.shared:
            key = "rival-beaten" if before.winner == horse else "rival-repaid"
            yield _Story(key, {"other": second, "number": before.number})
            return


def _hot_hand(context: CallContext) -> Iterator[_Story]:
    """Whoever has rolled home the winners of the latest races, one after the other."""
    roller = next((one.player for one in context.all(Rolled)), None)
    if roller is None or not context.name(roller):
        return
    past = context.before.evening
    row = 1 + next((at for at, race in enumerate(reversed(past)) if race.roller != roller), len(past))
    if row >= HOT_HAND:
        yield _Story("rolls-home", {"times": row}, roller)


def ended_duel(context: CallContext, winner: int) -> int | None:
    """The rival of a duel that this finish ends: two horses alone that took the lead from each other again and
    again."""
    last = context.after.leaders[-DUEL - 1 :]
    pair = set(last)
    if not context.after.whole or len(last) <= DUEL or len(pair) != 2 or winner not in pair:
        return None
    return next(horse for horse in pair if horse != winner)


def thrown_away(context: CallContext, winner: int) -> int | None:
    """The horse that was all but home alone, and lost."""
    lost = context.before.nearly_home
    return lost if context.after.whole and lost not in (None, winner) else None
