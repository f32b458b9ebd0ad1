"""Judges what the caller says by the facts alone: the rules' own events and views, never the caller's model."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from postparade.announcer.commentary.calls import Line
from postparade.rules.dice import total_of
from postparade.rules.race import Lane
from postparade.table.messages import Update
from tests.announcer.claims import CLAIMS, claims_of
from tests.announcer.evening_record import EveningRecord
from tests.announcer.referee import HOT, truth_of
from tests.announcer.story_truths import STORIES, came_back, just_moved, won

ALWAYS = {
    "opened",
    "closed",
    "correction",
    "roll-taken-back",
    "off",
    "has-dice",
    "one-more-scratch",
    "pay-nobody",
    "redistributed",
    "carried-in",
}
"""Lines that say no more than what the update itself said, in the same race."""


class CallChecker:
    """Told of every update; asked of every line whether it is true at that moment."""

    def __init__(self) -> None:
        self.play: Any = None
        self.race: Any = None
        self.events: list[Any] = []
        self.rolls: list[int] = []
        self.moved: dict[int, float] = {}
        self.leaders: list[int] = []
        self.gaps: dict[int, Fraction] = {}
        self.seen: dict[int, int] = {}
        self.wins: dict[int, int] = {}
        self.woke: dict[int, int] = {}
        self.broke: dict[int, int] = {}
        self.shared = False
        self.in_front: list[int] = []
        self.front_since = 0
        self.rolls_at_off: int | None = None
        self.status: Any = None
        self.evening = EveningRecord()

    def learn(self, update: Update, now: float) -> None:
        self.status = update.view.status
        self.evening.learn(update)
        self.play, self.race = update.view.play, update.race
        tags = [type(event).__struct_config__.tag for event in update.events]
        if "dealt" in tags or update.kind != "play":
            self.events, self.rolls, self.moved, self.leaders, self.gaps = [], [], {}, [], {}
        if "dealt" in tags:
            self.seen, self.woke, self.broke, self.rolls_at_off, self.shared = {}, {}, {}, None, False
        if update.kind == "opened":
            self.wins = {}
        self.events += zip(tags, update.events, strict=True)
        running = update.race_before is not None and update.race_before.running
        for tag, event in zip(tags, update.events, strict=True):
            if tag == "roll":
                self.rolls.append(total_of(event.dice))
                self.seen |= {total_of(event.dice): len(self.rolls)} if running else {}
            elif tag == "move":
                self.moved[event.horse] = now
                self.woke.setdefault(event.horse, self.since_off())
            elif tag == "off":
                self.rolls_at_off = len(self.rolls)
            elif tag == "finish":
                self.wins[event.horse] = self.wins.get(event.horse, 0) + 1
        self._learn_order()

    def _learn_order(self) -> None:
        for view in getattr(self.play, "seats", ()):
            if view.chips == 0:
                self.broke.setdefault(view.seat, self.since_off())
        front = self.front()
        self.shared = self.shared or len(front) > 1
        if front != self.in_front:
            self.in_front, self.front_since = front, len(self.rolls)
        if len(front) == 1 and self.leaders[-1:] != front:
            self.leaders += front
        if front and self.race.running:
            for lane in self.field():
                behind = self.run(front[0]) - self.run(lane.number)
                self.gaps[lane.number] = max(self.gaps.get(lane.number, Fraction(0)), behind)

    def field(self) -> list[Lane]:
        return [lane for lane in self.race.lanes if not lane.scratched]

    def order(self) -> list[Lane]:
        return sorted((lane for lane in self.field() if lane.position), key=lambda lane: -self.run(lane.number))

    def run(self, horse: int) -> Fraction:
        """The part of its own course that a horse has run."""
        lane = self.race.lane(horse)
        return Fraction(lane.position, lane.length)

    def rest(self, horse: int) -> int:
        lane = self.race.lane(horse)
        return int(lane.length - lane.position)

    def front(self) -> list[int]:
        order = self.order() if self.race else []
        return [lane.number for lane in order if self.run(lane.number) == self.run(order[0].number)]

    def gap(self) -> int:
        """Whole lengths of the leader's own course between it and the next."""
        first, second = self.order()[:2]
        return int((self.run(first.number) - self.run(second.number)) * first.length)

    def wire(self) -> set[int]:
        """Horses that need one step."""
        return {lane.number for lane in self.field() if lane.position and self.rest(lane.number) == 1}

    def since_off(self) -> int:
        return 0 if self.rolls_at_off is None else len(self.rolls) - self.rolls_at_off

    def happened(self, tag: str, **facts: Any) -> bool:
        return any(
            kind == tag and all(getattr(event, name) == value for name, value in facts.items())
            for kind, event in self.events
        )

    def is_true(self, line: Line, now: float) -> bool:
        """Whether ``line`` is true: what its message is for, and whatever its wording claims in any language. Raises
        :class:`UnjudgedCallError` for a message that nobody has taught it."""
        given = dict(line.args)
        if line.base.removesuffix(HOT) not in ALWAYS and not truth_of(line.key, TRUTHS, __file__)(self, given, now):
            return False
        return all(CLAIMS[claim](self, given) for claim in claims_of(line.key, line.variant))


Truth = Callable[[CallChecker, dict[str, Any], float], bool]


def leads(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.running and ref.front() == [given["horse"]])


def level(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.running and set(ref.front()) == {given["horse"], given["other"]})


def ranked(ref: CallChecker, *horses: int) -> bool:
    """Whether these are the first, each clearly before the next."""
    rests = [ref.run(lane.number) for lane in ref.order()][: len(horses) + 1]
    return [lane.number for lane in ref.order()][: len(horses)] == list(horses) and len(set(rests)) == len(rests)


def alone(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return won(ref, given, now) and ref.leaders == [given["horse"]] and not ref.shared


def scratched(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.lane(given["horse"]).scratched)


def paid(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return any(ref.happened(tag, player=given["seat"], paid=given["chips"]) for tag in ("pay", "ante"))


def collects(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    return ref.happened("payout", player=given["seat"], amount=given["chips"])


def stands(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    cards = {view.seat: view.cards.count(given["horse"]) for view in ref.play.seats}
    mine = cards.pop(given["seat"])
    shared = max(0, ref.play.pot - ref.play.roller_purse)
    worth = mine and shared // (mine + ref.play.pot_cards.count(given["horse"])) * mine
    return leads(ref, given, now) and not any(cards.values()) and worth == given["chips"]


def holders(ref: CallChecker, horse: int) -> int:
    return sum(horse in view.cards for view in ref.play.seats)


def fines(ref: CallChecker, seat: int) -> int:
    return sum(tag == "pay" and e.reason == "scratched_roll" and e.player == seat for tag, e in ref.events)


def spent(ref: CallChecker, seat: int) -> int:
    return sum(event.paid for tag, event in ref.events if tag in ("pay", "ante") and event.player == seat)


def missed(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    last = ref.seen.get(given["horse"])
    return bool(given["rolls"] == (ref.since_off() if last is None else len(ref.rolls) - last))


def photo(ref: CallChecker) -> bool:
    """Whether another horse was one step from the line, on a course of which that is less than a tenth."""
    return any(lane.number in ref.wire() and lane.length > 10 for lane in ref.field())


def easy(ref: CallChecker, given: dict[str, Any], now: float) -> bool:
    """Whether the second was far behind when the race was won."""
    return won(ref, given, now) and ref.gap() >= 4 and 1 - ref.run(ref.order()[1].number) >= Fraction(1, 3)


TRUTHS: dict[str, Truth] = {
    **STORIES,
    "off-without": scratched,
    **dict.fromkeys(("first-step", "lead", "lead-back", "longshot", "halfway"), leads),
    **dict.fromkeys(("move", "move-first", "move-outsider", "left-gate"), just_moved),
    **dict.fromkeys(("level", "still-level"), level),
    **dict.fromkeys(("winner", "winner-again", "longshot-wins", "official-one"), won),
    **dict.fromkeys(("scratch", "scratch-favourite", "scratch-outsider", "repeat", "repeat-again"), scratched),
    **dict.fromkeys(("pay", "pay-short"), paid),
    **dict.fromkeys(("wins", "wins-big"), collects),
    "scratched-roll": scratched,
    "race": lambda r, g, now: bool(r.play.race_number == g["number"]),
    "race-last": lambda r, g, now: bool(r.play.race_number == g["number"] == r.play.races),
    "first-roller": lambda r, g, now: r.happened("dealt", first_roller=g["seat"]),
    "price": lambda r, g, now: any(box.value == g["chips"] for box in r.play.boxes if box.horse),
    "pay-nothing": lambda r, g, now: any(r.happened(tag, player=g["seat"], paid=0) for tag in ("pay", "ante")),
    "ante": lambda r, g, now: r.happened("ante", due=g["chips"]),
    "left-over": lambda r, g, now: any(tag == "left_over" and sum(e.cards) == g["cards"] for tag, e in r.events),
    "roller-purse": lambda r, g, now: r.happened("roller_purse", player=g["seat"], paid=g["chips"]),
    "broke": lambda r, g, now: any(view.seat == g["seat"] and view.chips == 0 for view in r.play.seats),
    "lead-from": lambda r, g, now: leads(r, g, now) and g["other"] in r.leaders[:-1],
    "level-many": lambda r, g, now: len(r.front()) == g["runners"],
    "clear": lambda r, g, now: leads(r, g, now) and r.gap() == g["moves"],
    "gap": lambda r, g, now: leads(r, g, now) and r.gap() == g["moves"],
    "catching": lambda r, g, now: r.front() == [g["other"]] and r.order()[1].number == g["horse"] and r.gap() <= 1,
    "near": lambda r, g, now: r.race.running and r.wire() == {g["horse"]},
    "near-two": lambda r, g, now: r.race.running and r.wire() == {g["horse"], g["other"]},
    "near-many": lambda r, g, now: r.race.running and len(r.wire()) == g["runners"],
    "twice": lambda r, g, now: r.rolls[-2:] == [g["horse"]] * 2,
    "streak": lambda r, g, now: r.rolls[-g["times"] :] == [g["horse"]] * g["times"],
    "snake-eyes": lambda r, g, now: r.play.last_roll == (1, 1),
    "boxcars": lambda r, g, now: r.play.last_roll == (6, 6),
    "double": lambda r, g, now: len(set(r.play.last_roll)) == 1 and r.rolls[-1] == g["horse"],
    "fined-again": lambda r, g, now: fines(r, g["seat"]) == g["times"],
    "wasted": lambda r, g, now: all(r.race.lane(number).scratched for number in r.rolls[-3:]) and r.since_off() > 2,
    "pot-now": lambda r, g, now: bool(r.play.pot == g["chips"]),
    "order": lambda r, g, now: ranked(r, g["horse"], g["other"], g["third"]),
    "official": lambda r, g, now: won(r, g, now) and ranked(r, g["horse"], g["other"], g["third"]),
    "official-two": lambda r, g, now: won(r, g, now) and ranked(r, g["horse"], g["other"]),
    "order-two": lambda r, g, now: ranked(r, g["horse"], g["other"]) and len(r.order()) == 2,
    "order-level": lambda r, g, now: level(r, g, now) and r.order()[2].number == g["third"],
    "stands": stands,
    "stands-several": lambda r, g, now: leads(r, g, now) and holders(r, g["horse"]) == g["players"],
    "stands-nobody": lambda r, g, now: leads(r, g, now) and holders(r, g["horse"]) == 0,
    "needs": lambda r, g, now: leads(r, g, now) and r.rest(g["horse"]) == g["moves"],
    "still-home": lambda r, g, now: bool(r.race.lane(g["horse"]).position == 0 and r.race.running),
    "drought": missed,
    "dreaming": lambda r, g, now: r.race.running and r.rest(g["horse"]) == g["moves"],
    "generous": lambda r, g, now: spent(r, g["seat"]) == g["chips"] == max(spent(r, v.seat) for v in r.play.seats),
    "richest": lambda r, g, now: (
        [v.seat for v in r.play.seats if v.chips >= g["chips"]] == [g["seat"]]
        and max(v.chips for v in r.play.seats) == g["chips"]
    ),
    "wins-tonight": lambda r, g, now: r.wins.get(g["horse"]) == g["times"],
    "long-race": lambda r, g, now: r.since_off() == g["rolls"],
    "waiting": lambda r, g, now: bool(r.play.turn == g["seat"]),
    "photo": lambda r, g, now: photo(r),
    "easy-win": easy,
    "wire-to-wire": alone,
    "winner-nose": lambda r, g, now: won(r, g, now) and photo(r),
    "winner-snake-eyes": lambda r, g, now: won(r, g, now) and r.rolls[-1] == 2,
    "winner-boxcars": lambda r, g, now: won(r, g, now) and r.rolls[-1] == 12,
    "sleeper-wins": lambda r, g, now: won(r, g, now) and r.woke[g["horse"]] - 1 == g["rolls"],
    "wins-broke": lambda r, g, now: collects(r, g, now) and r.since_off() - r.broke[g["seat"]] == g["rolls"] > 0,
    "comeback": came_back,
    "wins-nobody": lambda r, g, now: not r.happened("payout"),
    "carry": lambda r, g, now: r.happened("carry", amount=g["chips"]) and r.happened("payout"),
    "carry-all": lambda r, g, now: r.happened("carry", amount=g["chips"]) and not r.happened("payout"),
    "result-winner": lambda r, g, now: g["seat"] in r.play.result.winners,
    "result-shared": lambda r, g, now: len(r.play.result.winners) > 1,
    "result-rank": lambda r, g, now: bool(r.play.result.totals[g["seat"]] == g["chips"]),
    "unclaimed": lambda r, g, now: bool(r.play.result.unclaimed_pot == g["chips"]),
}
