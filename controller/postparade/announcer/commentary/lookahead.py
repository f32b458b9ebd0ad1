"""What is likely to be said next: remarks on the race as it stands, and calls on what each roll would bring. Pure."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary.calls import Call, Energy, Line
from postparade.announcer.commentary.commentator import LULLS, NEXT_LULL, Commentator
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.commentary.race_model import NO_GAME, left
from postparade.rules import events
from postparade.rules.race import Lane, Race, sole_leader
from postparade.rules.registry import dice_of
from postparade.table.messages import Update


class SupposedRoll(Struct, events.Rolled, frozen=True):
    """``player`` rolls a sum of ``dice``."""

    dice: int
    player: int | None


class SupposedFinish(Struct, events.Finished, frozen=True):
    """``horse`` crosses the line."""

    horse: int


class Outlook(Struct, frozen=True):
    """What ``commentator``, a copy of the one at the table, may say after ``update``."""

    commentator: Commentator
    update: Update

    def lines(self) -> Iterator[tuple[Line, Energy]]:
        """Yield lines with the energy of their calls, each of them after little work: first what would be said if
        nothing more happened, then what the likeliest rolls would bring."""
        for call in self._calls():
            if call.spoken:
                for line in call.lines:
                    yield line, call.energy

    def _calls(self) -> Iterator[Call]:
        silent = self.commentator.copy()
        # Not every lull leaves room for a remark: the commentator counts those that do.
        for lull in range(1, 2 * LULLS + 1):
            yield from silent.lull(silent.heard_at + lull * NEXT_LULL).calls
        for supposed in rolls(self.update):
            yield from self.commentator.copy().hear(supposed, self.commentator.heard_at).calls


def rolls(update: Update) -> Iterator[Update]:
    """An update for each number that may be rolled in the running race, the likeliest first."""
    race = update.race
    if race is None or not race.running:
        return
    dice = dice_of(update.view.game)
    for lane in sorted(race.lanes, key=lambda lane: dice.share(lane.sums), reverse=True):
        if lane.sums:
            after = race if lane.scratched else _stepped(race, lane)
            roller = (update.view.status or NO_GAME).turn
            finish = () if lane.scratched or left(lane) > 1 else (SupposedFinish(lane.number),)
            own = calls_of(update.view.game).expected(update, lane)
            supposed = (SupposedRoll(lane.sums[0], roller), *finish, *own)
            yield replace(update, kind="play", events=supposed, race_before=race, race=after)


def _stepped(race: Race, runner: Lane) -> Race:
    """``race`` with one step more for ``runner``."""
    lanes = tuple(replace(lane, position=lane.position + 1) if lane is runner else lane for lane in race.lanes)
    if left(runner) == 1:
        return Race(lanes, runner.number, running=False, finished=True, winners=(runner.number,))
    return Race(lanes, sole_leader(lanes), running=True)
