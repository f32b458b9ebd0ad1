"""What the caller says of the demonstration race that boards show while nobody is there: little, and calmly. Pure."""

from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary.calls import PATIENCE, Call, Caller, Line, Priority
from postparade.announcer.commentary.phrasebook import Banned, Phrasebook
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.validity import Validity
from postparade.table.presentation.demonstration_race import STEP, Moment, race_at

EPOCH = -1
"""The epoch of demonstrations: what is said in one is true of no game."""
EVERY = 4
"""Moves of which one is called, if there is nothing more to tell of it."""


class Demonstration(Struct, frozen=True):
    """What there is to hear of one moment of a demonstration race: the ``calls``, the race, and who calls it."""

    calls: tuple[Call, ...]
    model: RaceModel
    caller: Caller


class Hush(Struct, frozen=True):
    """Somebody is here: not a word, nor a sound, more of the demonstration."""


class DemonstrationCaller:
    """Words the moments of demonstration races, which the topic ``attract`` tells. ``variants`` is that of a
    :class:`Phrasebook`."""

    def __init__(self, variants: Callable[[str], int]) -> None:
        self._phrases = Phrasebook(variants)
        self._told: tuple[int, int] | None = None

    def hear(self, body: dict[str, object], now: float, caller: Caller, banned: Banned) -> Demonstration | None:
        """What to hear at ``now`` of the moment ``body``; ``None`` if it has been heard."""
        moment = msgspec.convert({name: body[name] for name in Moment.__struct_fields__}, Moment)
        number = msgspec.convert(body["number"], int)
        if (number, moment.at) == self._told:
            return None
        self._told = number, moment.at
        self._phrases.caller, self._phrases.banned = caller, banned
        race = race_at(moment, msgspec.convert(body["scratched"], tuple[int, ...]))
        model = RaceModel(race=race, epoch=EPOCH, number=number)
        call = self._call(moment, model, now)
        return Demonstration(() if call is None else (call,), model, caller)

    def _call(self, moment: Moment, model: RaceModel, now: float) -> Call | None:
        horse, race = moment.horse, model.race
        assert race is not None
        valid = Validity(EPOCH, model.number, running=True)
        match moment.told:
            case "off":
                return _made((self._line("off"),), Priority.TURN, now, valid)
            case "leads":
                line = self._line("first-step" if moment.at == 0 else "lead", horse)
                return _made((line,), Priority.TURN, now, replace(valid, level=(horse,)))
            case "one-to-go":
                line = self._line("near", horse)
                return _made((line,), Priority.TURN, now, replace(valid, left=((horse, 1),)))
            case "wins":
                lines = self._line("winner", horse), self._line("winner-again", horse)
                won = Validity(EPOCH, model.number, winners=race.winners)
                return _made(lines, Priority.RULE, now, won)
            case "moves" if moment.at % EVERY == EVERY - 1:
                lane = race.lane(horse)
                left = ((horse, lane.length - lane.position),)
                line = self._line("move", horse)
                return _made((line,), Priority.COLOUR, now, replace(valid, left=left))
        return None

    def _line(self, key: str, horse: int | None = None) -> Line:
        return self._phrases.line(key, () if horse is None else (("horse", horse),))


def _made(lines: tuple[Line, ...], priority: Priority, now: float, valid: Validity) -> Call:
    """A call that is said before the next move, or not at all; the winner a little later."""
    patience = PATIENCE[priority] if priority is Priority.RULE else min(STEP, PATIENCE[priority])
    return Call(lines, priority, now, now + patience, valid, topic="demonstration")
