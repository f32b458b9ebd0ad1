"""The common races of a night: begun by the organiser, closed round by round, and kept in the ledger, so that a hub
which is started again goes on in the same round."""

import colorsys
import logging
from collections.abc import Callable, Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.hub.contest.common_race import (
    BEYOND,
    At,
    CommonRace,
    Course,
    Horse,
    Lengths,
    Seconds,
    course_of,
    is_round_over,
)
from postparade.hub.contest.standings import Ride, Start
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.messages import OwnHorse
from postparade.hub.rolls_heard import RollsHeard
from postparade.rules.seat_colours import SEAT_COLOURS

log = logging.getLogger(__name__)

KEPT = "common_races"
LOOK = 0.25
"""Seconds between two looks at whether a round is over."""
SHOWN = 60.0
"""Seconds for which a race is shown that has been decided."""
FEWEST = 2
"""Horses of a race."""
LEAP = 0.381966
"""How far round the circle of hues the next colour is, once those of seats are taken: the golden angle."""


class RaceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser wants: begin a race over ``lengths``, whose rounds go on for ``seconds`` after their first
    roll; close the round now; or call the race off."""

    do: Literal["start", "close", "call_off"]
    lengths: Lengths = 50
    seconds: Seconds = 60.0


class HorseStand(Struct, frozen=True):
    """A horse as the stage shows it: that of ``table``, with the ``label`` and ``colour`` of its lane. ``share`` is how
    much of the course it has run, more than 1 past the post; ``roll`` what was rolled for it in this round, ``before``
    in the one before. ``here``: the table is connected; ``dice``: its game has dice."""

    table: int
    name: str
    label: str
    colour: str
    run: int
    share: float
    place: int
    roll: int | None
    before: int | None
    here: bool
    dice: bool


class RaceStand(Struct, frozen=True):
    """The common race ``number`` as the pages show it. ``left``: seconds that the ``round`` goes on at most, once
    somebody has rolled; ``most``: the largest share that the course has room for."""

    number: int
    lengths: int
    round: int
    finished: bool
    counts: bool
    left: int | None
    most: float
    horses: tuple[HorseStand, ...]


class CommonRaces:
    """Holds all common races that count, and runs the last one. ``here``: tables that are connected and
    followed, and whether their games have dice."""

    def __init__(self, ledger: Ledger, clock: Clock, here: Callable[[], Mapping[int, bool]]) -> None:
        self._ledger = ledger
        self._clock = clock
        self._here = here
        self._heard = RollsHeard(ledger)
        kept = ledger.kept(KEPT)
        self._races: tuple[CommonRace, ...] = (
            () if kept is None else msgspec.json.decode(kept, type=tuple[CommonRace, ...])
        )
        self._courses: dict[int, tuple[CommonRace, list[str], Course]] = {}
        self._rolled_since: float | None = None
        self._shown_until: float | None = None
        self._latest = self._last_course()

    @property
    def running(self) -> CommonRace | None:
        """The race that is being run."""
        last = self._races[-1] if self._races else None
        return None if last is None or last.called_off or self._course(last).finished else last

    def carry(self, wish: RaceWish, counts: bool = True) -> Refusal | None:
        """Do what the organiser wants: ``hub_race_on``, ``hub_no_race``, ``hub_too_few``. ``counts``: whether a new
        race counts in the standings."""
        running = self.running
        if wish.do == "start":
            return self._start(wish, counts) if running is None else refuse("hub_race_on")
        if running is None:
            return refuse("hub_no_race")
        if wish.do == "close":
            self._close_round(running)
        else:
            self._keep((*self._races[:-1], replace(running, called_off=True)))
        return None

    def forget_past(self) -> None:
        """Forget all races but the one that is being run: another contest begins."""
        running = self.running
        self._keep(() if running is None else (running,))

    async def run(self) -> None:
        """Close rounds as they end, until cancelled."""
        while True:
            try:
                await self._ledger.turn(self.look)
            except JournalFault as fault:
                log.error("the common race waits: %s", fault)
            await self._clock.sleep(LOOK)

    def look(self) -> None:
        """Close the round if it is over."""
        race = self._races[-1] if self._races else None
        if race is None or race.called_off:
            return
        course = self._latest = self._course(race)
        now = self._clock.now()
        if course.finished:
            # A race that was decided before this hub was started is not shown again.
            self._shown_until = now if self._shown_until is None else self._shown_until
            return
        self._shown_until = now + SHOWN
        if not course.rolled:
            self._rolled_since = None
            return
        if self._rolled_since is None:
            self._rolled_since = now
        able = [table for table, dice in self._here().items() if dice]
        if is_round_over(race, course, able, now - self._rolled_since):
            self._close_round(race)

    def rides(self) -> list[Ride]:
        """What the races that are over mean for the standings. An earlier one stands as it was left, whatever a
        correction has changed since."""
        found: list[Ride] = []
        for race in self._races:
            course = self._course(race)
            if race.called_off or not race.counts or (race is self._races[-1] and not course.finished):
                continue
            found += [Ride(horse.table, horse.place, self._riders(race, horse.table)) for horse in course.horses]
        return found

    def stand(self) -> RaceStand | None:
        """The race as stage and console show it: while it is being run, and a while longer."""
        shown = self._on_show()
        if shown is None:
            return None
        race, course = shown
        here = self._here()
        return RaceStand(
            race.number,
            race.lengths,
            course.round,
            course.finished,
            race.counts,
            self._left(race, course),
            round(1 + BEYOND / race.lengths, 4),
            tuple(self._horse(race, horse, lane, here) for lane, horse in enumerate(course.horses, 1)),
        )

    def own_horse(self, table: int) -> OwnHorse | None:
        """How the race stands for ``table``, if it takes part."""
        shown = self._on_show()
        if shown is None or table not in shown[0].riders:
            return None
        race, course = shown
        lane = list(race.riders).index(table)
        own = course.horses[lane]
        leader = min(course.horses, key=lambda horse: horse.place)
        return OwnHorse(
            race=race.number,
            round=course.round,
            label=str(lane + 1),
            colour=colour_of(lane + 1),
            share=round(min(1.0, own.run / race.lengths), 4),
            place=own.place,
            field=len(course.horses),
            leader=self._ledger.member(leader.table).name,
            leader_share=round(min(1.0, leader.run / race.lengths), 4),
            dice=self._here().get(table, False),
            roll=own.rolls[-1],
            left=self._left(race, course),
            finished=course.finished,
            winners=tuple(self._ledger.member(horse.table).name for horse in course.horses if horse.place == 1)
            if course.finished
            else (),
        )

    def _start(self, wish: RaceWish, counts: bool) -> Refusal | None:
        here = self._here()
        members = [member for member in self._ledger.members if member.number in here]
        if len(members) < FEWEST:
            return refuse("hub_too_few")
        number = self._races[-1].number + 1 if self._races else 1
        riders = {member.number: member.seats for member in members}
        since = {member.number: (member.journal, member.cursor.entry) for member in members}
        race = CommonRace(number, wish.lengths, wish.seconds, riders, since, counts=counts)
        self._keep((*self._races, race))
        self._rolled_since = None
        self._shown_until = self._clock.now() + SHOWN
        return None

    def _close_round(self, race: CommonRace) -> None:
        """Whatever tables roll from here on belongs to the next round."""
        members = {table: self._ledger.member(table) for table in race.riders}
        until: dict[int, At] = {table: (member.journal, member.cursor.entry) for table, member in members.items()}
        self._keep((*self._races[:-1], replace(race, closed=(*race.closed, until))))
        self._rolled_since = None
        self._shown_until = self._clock.now() + SHOWN

    def _riders(self, race: CommonRace, table: int) -> tuple[Start, ...]:
        found = []
        for seat, pseudonym in race.riders[table].items():
            person, name = self._ledger.person(table, pseudonym), self._ledger.people.name(table, pseudonym)
            found.append(Start(person, (person.moved, race.since[table]), (table, seat, name)))
        return tuple(found)

    def _keep(self, races: tuple[CommonRace, ...]) -> None:
        self._ledger.keep(KEPT, msgspec.json.encode(races).decode())
        self._races = races
        self._latest = self._last_course()

    def _last_course(self) -> Course | None:
        return self._course(self._races[-1]) if self._races else None

    def _course(self, race: CommonRace) -> Course:
        """How ``race`` stands; worked out again only when there are new entries."""
        seals = [self._ledger.member(table).cursor.seal for table in race.riders]
        known = self._courses.get(race.number)
        if known is not None and known[0] is race and known[1] == seals:
            return known[2]
        course = course_of(race, {table: self._heard.of(table, race.since[table]) for table in race.riders})
        self._courses[race.number] = race, seals, course
        return course

    def _on_show(self) -> tuple[CommonRace, Course] | None:
        race, course = (self._races[-1] if self._races else None), self._latest
        if race is None or race.called_off or course is None:
            return None
        over = course.finished and (self._shown_until is None or self._clock.now() >= self._shown_until)
        return None if over else (race, course)

    def _left(self, race: CommonRace, course: Course) -> int | None:
        if course.finished or self._rolled_since is None:
            return None
        return max(0, round(race.seconds - (self._clock.now() - self._rolled_since)))

    def _horse(self, race: CommonRace, horse: Horse, lane: int, here: Mapping[int, bool]) -> HorseStand:
        return HorseStand(
            horse.table,
            self._ledger.member(horse.table).name,
            str(lane),
            colour_of(lane),
            horse.run,
            round(horse.run / race.lengths, 4),
            horse.place,
            horse.rolls[-1],
            horse.rolls[-2] if len(horse.rolls) > 1 else None,
            horse.table in here,
            here.get(horse.table, False),
        )


def colour_of(lane: int) -> str:
    """The colour of a lane, as ``#rrggbb``: those of seats, and then ever new ones."""
    if lane <= len(SEAT_COLOURS):
        return SEAT_COLOURS[lane - 1]
    red, green, blue = colorsys.hls_to_rgb(lane * LEAP % 1.0, 0.62, 0.7)
    return f"#{round(255 * red):02x}{round(255 * green):02x}{round(255 * blue):02x}"
