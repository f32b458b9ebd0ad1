"""What has to be true for a call to be made, checked again when its turn comes."""

from msgspec import Struct

from postparade.announcer.commentary.race_model import RaceModel, at_the_wire, clear_by, front, left
from postparade.rules.race import Race


class Validity(Struct, frozen=True):
    """Conditions as data. Fields that are ``None`` or empty impose none.

    ``epoch`` and ``number`` tie the call to its race. ``level``: exactly these runners share the front (one: it leads
    alone). ``clear``: the leader is that many lengths ahead of everybody who has moved. ``left``: these runners need
    exactly that many moves. ``wire``: exactly these need only one. ``running``: the race is on. ``winners``: it was
    won by exactly these. ``streak``: this horse was rolled last, that often in a row. ``exactly``: everything stands as
    in this race. ``pot``: the chips to be won. ``purses``: the chips that every seat holds.
    ``backed``: this seat has something on that lane.
    """

    epoch: int
    number: int | None = None
    level: tuple[int, ...] = ()
    clear: int | None = None
    left: tuple[tuple[int, int], ...] = ()
    wire: tuple[int, ...] = ()
    running: bool | None = None
    winners: tuple[int, ...] = ()
    streak: tuple[int, int] | None = None
    exactly: Race | None = None
    pot: int | None = None
    purses: dict[int, int] | None = None
    backed: tuple[int, int] | None = None

    def holds(self, model: RaceModel) -> bool:
        """Whether all conditions hold for ``model``."""
        race = model.race
        if self.epoch != model.epoch or (self.number is not None and self.number != model.number):
            return False
        if self.streak is not None and self.streak != model.streak:
            return False
        if self.pot is not None and self.pot != model.pot:
            return False
        if self.purses is not None and self.purses != model.purses:
            return False
        if self.backed is not None and self.backed[0] not in model.holders.get(self.backed[1], {}):
            return False
        if race is None:
            of_a_race = (self.level, self.clear, self.left, self.wire, self.winners, self.running, self.exactly)
            return not any(of_a_race)
        return (
            (not self.level or front(race) == self.level)
            and (not self.wire or at_the_wire(race) == self.wire)
            and (self.clear is None or clear_by(race) == self.clear)
            and all(left(race.lane(horse)) == moves for horse, moves in self.left)
            and (self.running is None or race.running == self.running)
            and (not self.winners or race.winners == self.winners)
            and (self.exactly is None or race == self.exactly)
        )
