"""The commentator: turns what happened into calls worth making. Pure: no clock, no sound, no files."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary import evening_calls, money_calls, running_calls
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.race_model import RaceModel, front, left, runners
from postparade.announcer.commentary.scene import Phrasebook, Scene
from postparade.games.dice import total_of
from postparade.games.dice_race.events import Dealt, Rolled
from postparade.games.race import Race
from postparade.table.messages import Notice

PLAY = (
    evening_calls.roll,
    evening_calls.deal,
    money_calls.scratch,
    money_calls.fine,
    money_calls.counting,
    running_calls.moves,
    running_calls.streak,
    money_calls.finish,
    evening_calls.seating,
    money_calls.pot,
)
"""What is looked for after a play, in the order in which captions tell it."""


class Commentary(Struct, frozen=True):
    """The calls of one notice, and the model that their claims are checked against from now on."""

    calls: tuple[Call, ...]
    model: RaceModel


class Commentator:
    """Follows the table notice by notice. ``variants`` tells how many wordings a message has."""

    def __init__(self, variants: Callable[[str], int]) -> None:
        self._phrases = Phrasebook(variants)
        self.model = RaceModel()

    def hear(self, notice: Notice, now: float) -> Commentary:
        """What to say about ``notice``, which came at ``now``. Events that it does not know are passed over."""
        before = self._caught_up(notice)
        after = _after(before, notice)
        scene = Scene(notice, now, before, after, self._phrases)
        calls = tuple(self._calls(scene))
        self.model = after
        return Commentary(calls, after)

    def _caught_up(self, notice: Notice) -> RaceModel:
        """The model before ``notice``; taken from the notice itself when the announcer comes in during a race."""
        if self.model.race is not None or notice.race_before is None:
            return self.model
        number = getattr(notice.view.play, "race_number", 0)
        return replace(self.model, race=notice.race_before, number=number, near=_near(notice.race_before))

    def _calls(self, scene: Scene) -> Iterator[Call]:
        match scene.notice.kind:
            case "opened":
                yield from evening_calls.opened(scene)
            case "closed":
                yield from evening_calls.closed(scene)
            case "seats":
                yield from evening_calls.seats(scene)
            case "correction":
                yield from evening_calls.correction(scene)
            case "play":
                for tell in PLAY:
                    yield from tell(scene)


def _after(model: RaceModel, notice: Notice) -> RaceModel:
    play = notice.view.play
    model = replace(
        model,
        race=notice.race,
        number=getattr(play, "race_number", model.number),
        pot=getattr(play, "pot", 0),
    )
    if notice.kind in ("opened", "closed", "correction"):
        return replace(
            model, epoch=model.epoch + 1, streak=(0, 0), near=_near(notice.race), surprises=_surprises(notice)
        )
    for event in notice.events:
        if type(event) is Rolled:
            model = model.rolled(total_of(event.dice))
        elif type(event) is Dealt:
            model = replace(model, streak=(0, 0), near=frozenset(), surprises=frozenset())
    return replace(model, near=model.near | _near(notice.race), surprises=model.surprises | _surprises(notice))


def _near(race: Race | None) -> frozenset[int]:
    return frozenset(lane.number for lane in runners(race) if left(lane) == 1 and lane.position)


def _surprises(notice: Notice) -> frozenset[int]:
    """Long shots that lead beyond half way: announced, or not worth announcing any more."""
    race = notice.race
    if race is None:
        return frozenset()
    ahead = front(race)
    candidates = running_calls.long_shots(notice.view.game, race)
    return frozenset(
        number
        for number in candidates
        if ahead == (number,) and 2 * race.lane(number).position >= race.lane(number).length
    )
