"""Judges what the caller says of games with bets, duels and bookmakers by the facts alone: the rules' own events and
views, never the caller's model."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.favourites import long_shots
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.commentary.running_calls import LATE
from postparade.games.bettor_horse.rules.outcome import round_outcome
from postparade.games.ready_set_bet.rules.horses import HORSES
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.rules.dice import total_of
from postparade.table.messages import Update
from tests.announcer.claims import CLAIMS, claims_of
from tests.announcer.evening_record import EveningRecord
from tests.announcer.referee import HOT, truth_of
from tests.announcer.story_truths import STORIES, came_back, just_moved, won
from tests.announcer.transcript import Spoken, Transcript
from tests.games.driver import tag_of

BEGINNINGS = {"race_ready", "field_drawn", "lane_loaded"}
ALWAYS = {"opened", "bets-closed", "off", "paused", "resumed", "final", "finals", "market", "sudden-death"}
ALWAYS |= {"duel-undecided", "track-wet", "track-dry", "meeting", "going-now", "horse-in", "withdrawn"}
ALWAYS |= (
    {f"exotic-{number}" for number in range(1, 6)} | {f"special-{number}" for number in range(1, 13)} | {"finals-go-on"}
)
"""Lines that say no more than the event itself said."""


@cache
def part_of(position: int, length: int) -> Fraction:
    """``position`` as a part of ``length``. A race asks for the same few thousands of times, and fractions are slow."""
    return Fraction(position, length)


class BettorsChecker:
    """Told of every update; asked of every line whether it is true at that moment."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self.race: Any = update.race
        self.events: list[tuple[str, Any]] = []
        self.rolls: list[int] = []
        self.moved: dict[int, float] = {}
        self.moves: dict[int, int] = {}
        self.seen: dict[int, int] = {}
        self.leaders: list[int] = []
        self.gaps: dict[int, Fraction] = {}
        self.shared = False
        self.fronts: list[list[int]] = []
        self.front_since = 0
        self.wins: dict[Any, int] = {}
        self.prices: Any = ()
        self.evening = EveningRecord()

    def learn(self, update: Update, now: float) -> None:
        self.evening.learn(update)
        before = {lane.number: lane.position for lane in update.race_before.lanes} if update.race_before else {}
        self.update, self.race = update, update.race
        tags = [tag_of(event) for event in update.events]
        if {"race_ready", "field_drawn"} & set(tags):
            self.events = []
        if BEGINNINGS & set(tags):
            self.rolls, self.moved, self.moves, self.seen = [], {}, {}, {}
            self.leaders, self.gaps, self.shared, self.fronts = [], {}, False, []
        self.events += zip(tags, update.events, strict=True)
        for tag, event in zip(tags, update.events, strict=True):
            if tag == "roll":
                self.rolls.append(self.runner(total_of(event.dice)))
            elif tag == "finish":
                self.prices = getattr(update.view.play, "runners", ())
                self.wins[self.name(event.horse)] = self.wins.get(self.name(event.horse), 0) + 1
        if self.race is not None:
            self._learn_order(before, now)

    def _learn_order(self, before: dict[int, int], now: float) -> None:
        for lane in self.race.lanes:
            if lane.position > before.get(lane.number, lane.position):
                self.moved[lane.number] = now
                self.moves[lane.number] = self.moves.get(lane.number, 0) + 1
                self.seen.setdefault(lane.number, len(self.rolls))
        front = self.front()
        self.shared = self.shared or len(front) > 1
        if self.fronts[-1:] != [front]:
            self.fronts.append(front)
            self.front_since = len(self.rolls)
        if len(front) == 1 and self.leaders[-1:] != front:
            self.leaders += front
        for lane in self.race.lanes if front and self.race.running else ():
            if not lane.scratched:
                behind = self.run(front[0]) - self.run(lane.number)
                self.gaps[lane.number] = max(self.gaps.get(lane.number, Fraction(0)), behind)

    @property
    def status(self) -> Any:
        return self.update.view.status

    def runner(self, total: int) -> int:
        return int(next(lane.number for lane in self.race.lanes if total in lane.sums))

    def name(self, horse: int) -> Any:
        return self.race.lane(horse).name or horse

    def rest(self, horse: int) -> int:
        lane = self.race.lane(horse)
        return int(lane.length - lane.position)

    def order(self) -> list[int]:
        moved = [lane.number for lane in self.race.lanes if lane.position and not lane.scratched]
        return sorted(moved, key=self.run, reverse=True)

    def run(self, horse: int) -> Fraction:
        """The part of its own course that a horse has run."""
        lane = self.race.lane(horse)
        return part_of(lane.position, lane.length)

    def wire(self) -> set[int]:
        """Horses that need one step."""
        return {lane.number for lane in self.race.lanes if lane.position and self.rest(lane.number) == 1}

    def front(self) -> list[int]:
        order = self.order()
        return [number for number in order if self.run(number) == self.run(order[0])]

    def gap(self) -> int:
        """Whole lengths of the leader's own course between it and the next."""
        first, second = self.order()[:2]
        return int((self.run(first) - self.run(second)) * self.race.lane(first).length)

    def happened(self, tag: str, **facts: Any) -> bool:
        return any(
            kind == tag and all(getattr(event, name) == value for name, value in facts.items())
            for kind, event in self.events
        )

    def last(self, tag: str) -> Any:
        return next(event for kind, event in reversed(self.events) if kind == tag)

    def now(self, tag: str) -> list[Any]:
        """Events of the latest update."""
        return [event for event in self.update.events if tag_of(event) == tag]

    def total(self, seat: int) -> int:
        return int(self.last_result().totals[seat])

    def last_result(self) -> Any:
        return next(event for kind, event in reversed(self.events) if kind in ("result", "meeting_won"))

    def is_true(self, line: Line, now: float) -> bool:
        """Whether ``line`` is true: what its message is for, and whatever its wording claims in any language. Raises
        :class:`UnjudgedCallError` for a message that nobody has taught it."""
        given = dict(line.args)
        if line.base.removesuffix(HOT) not in ALWAYS and not truth_of(line.key, TRUTHS, __file__)(self, given, now):
            return False
        return all(CLAIMS[claim](self, given) for claim in claims_of(line.key, line.variant))


Truth = Callable[[BettorsChecker, dict[str, Any], float], bool]


def leads(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.running and ref.front() == [given["horse"]])


def level(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    return bool(ref.race.running and set(ref.front()) == {given["horse"], given["other"]})


def ranked(ref: BettorsChecker, *horses: int) -> bool:
    """Whether these are the first, each clearly before the next."""
    rests = [ref.run(horse) for horse in ref.order()][: len(horses) + 1]
    return ref.order()[: len(horses)] == list(horses) and len(set(rests)) == len(rests)


def _long_shots(ref: BettorsChecker) -> frozenset[int]:
    return long_shots(calls_of(ref.update.view.game).chances(ref.race))


def outsider(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    """ "Slowly but surely", "a long way home", "even the ten": of a long shot that has not run half its way and is not
    among the first three."""
    horse = given["horse"]
    lane = ref.race.lane(horse)
    far = 2 * lane.position < lane.length and sum(ref.run(one.number) > ref.run(horse) for one in ref.race.lanes) >= 3
    return just_moved(ref, given, now) and horse in _long_shots(ref) and far


def lane_of(ref: BettorsChecker, seat: int) -> int:
    return int(next(lane for lane, held in ref.status.holders.items() if seat in held))


def duel_front(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    return ref.front() == [lane_of(ref, given["seat"])]


def rested(ref: BettorsChecker, given: dict[str, Any]) -> bool:
    return {given["seat"], given["rival-seat"]} == set(ref.last("lane_loaded").pair)


def sent(ref: BettorsChecker, given: dict[str, Any]) -> bool:
    """Whether these are the horses of the lane, in the order of the pair."""
    return [runner.name for runner in ref.last("lane_loaded").runners] == [given["horse-name"], given["other-name"]]


def in_field(ref: BettorsChecker, horse: int, name: str) -> bool:
    """Whether the race that has not begun has the horse of that name in that lane."""
    return ref.race.lane(horse).name == name and not (ref.race.running or ref.race.finished)


def adjusted(ref: BettorsChecker, seat: int) -> int:
    """By how much the horse of ``seat`` was changed in this lane; either seat may have one that was."""
    tags = [tag for tag, _ in ref.events]
    lane = ref.events[len(tags) - tags[::-1].index("lane_loaded") :]
    return next((int(event.by) for tag, event in lane if tag == "mudder_adjusted" and event.player == seat), 0)


def pays(ref: BettorsChecker, given: dict[str, Any], *behind: int) -> bool:
    """Whether the horse is ahead of ``behind``, and a prop card of that price that lies there has won."""
    ahead = ref.race.lane(given["horse"]).position
    paid = [price for spot, won, price, _ in ref.update.view.play.sheet if won and spot.startswith("prop/")]
    return given["times"] in paid and all(ref.race.lane(horse).position < ahead for horse in behind)


def earned(ref: BettorsChecker) -> dict[int, int]:
    """What the race brought every seat."""
    gained: dict[int, int] = {}
    for tag, event in ref.events:
        if tag == "settle":
            gained[event.player] = event.gain - event.paid
        elif tag == "bookmaker_paid":
            gained[event.player] = event.points
    return gained


def best(ref: BettorsChecker, seats: list[int], chips: int) -> bool:
    gained = earned(ref)
    return sorted(seat for seat, one in gained.items() if one == max(gained.values())) == sorted(seats) and (
        chips == max(gained.values()) > 0
    )


def seats_named(ref: BettorsChecker, names: str) -> list[int]:
    return [seat for seat, name in ref.update.names.items() if name in names.split(", ")]


def share(ref: BettorsChecker, horse: int, sign: int, *parts: str) -> bool:
    """Whether what is told now helps (or hurts) that horse more than any other."""
    told = ref.last("running")
    best = max(told.shares.values()) if sign > 0 else min(told.shares.values())
    return (
        told.part in parts and best * sign > 0 and [lane for lane, one in told.shares.items() if one == best] == [horse]
    )


def price(ref: BettorsChecker, given: dict[str, Any], *, turn: int | None) -> bool:
    """Whether that price stands beside that horse, by that bookmaker; ``turn`` is by what it changed: 1 is longer."""
    made = next(event for tag, event in reversed(ref.events) if tag == "price_set" and event.horse == given["horse"])
    change = (
        None
        if made.previous is None
        else (odds(made.price) > odds(made.previous)) - (odds(made.price) < odds(made.previous))
    )
    return (
        (made.player, made.horse) == (given["seat"], given["horse"])
        and change == turn
        and (made.price == f"{given['win']}:{given['stake']}")
    )


def odds(text: str) -> float:
    win, stake = text.split(":")
    return int(win) / int(stake)


def close(ref: BettorsChecker) -> bool:
    """Whether several won, or another had a step (or a fiftieth of the course) to go, and less than a tenth of it."""
    behind = [lane for lane in ref.race.lanes if lane.number not in ref.race.winners and not lane.scratched]
    rests = [(ref.rest(lane.number), lane.length) for lane in behind]
    return len(ref.race.winners) > 1 or any(
        (rest <= 1 or 50 * rest <= length) and 10 * rest < length for rest, length in rests
    )


def second(ref: BettorsChecker, *horses: int) -> bool:
    """Whether exactly these came in behind the winners."""
    return at_rank(ref, 2) == set(horses)


def at_rank(ref: BettorsChecker, rank: int) -> set[int]:
    ranks = ref.last("finish").ranks
    if isinstance(ranks, tuple):
        return set(ranks[rank - 1])
    return {horse for horse, found in ranks.items() if found == rank}


def third(ref: BettorsChecker, *horses: int) -> bool:
    order = ref.order()
    return order[2:3] == list(horses) and ref.run(order[1]) > ref.run(order[2])


def crossings(ref: BettorsChecker) -> int:
    return sum(lane.position >= ref.race.line.position for lane in ref.race.lanes)


def crossed(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    lane = ref.race.lane(given["horse"])
    return bool(ref.race.running and lane.position >= ref.race.line.position and crossings(ref) < ref.race.line.closes)


def strides_left(ref: BettorsChecker) -> int:
    tags = [tag for tag, _ in ref.events]
    return 6 - tags[len(tags) - tags[::-1].index("lane_loaded") :].count("stride")


def apart(ref: BettorsChecker) -> float:
    one, other = ref.last("stride").at
    return float(abs(one - other) / ref.race.lanes[0].length)


def expected(ref: BettorsChecker, seat: int) -> str:
    turned = ref.last("bets_revealed")
    return str(turned.bets[turned.pair.index(seat)])


def cards_of(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    to = ref.last("prize_paid").to
    return list(to) == [given["seat"]] and len(to[given["seat"]]) == given["cards"]


def hoped(ref: BettorsChecker, given: dict[str, Any], needed: str) -> bool:
    """Whether only that result of the last lane makes the bet of the seat come true."""
    here = ref.update.view.play.round
    side = here.pair.index(given["seat"])
    so_far = [lane.results[side] for lane in here.lanes]
    right = [one for one in ("win", "lose", "draw") if round_outcome([*so_far, one]) == here.bets[side]]
    return right == [needed] and given["number"] == here.size == len(here.lanes) + 1


def rounds(ref: BettorsChecker) -> list[tuple[frozenset[int], int | None]]:
    """Who met in every round that was decided so far, and who won."""
    decided = [event for tag, event in ref.events if tag == "round_decided"]
    results = [dict(zip(event.pair, event.outcomes, strict=True)) for event in decided]
    return [
        (frozenset(result), next((seat for seat, one in result.items() if one == "win"), None)) for result in results
    ]


def met_before(ref: BettorsChecker, given: dict[str, Any], winner: str) -> bool:
    """Whether the seat has just won against the rival, and the round of the two that last had a winner was won by
    ``winner``."""
    *earlier, (pair, won_by) = rounds(ref)
    between = [last for both, last in earlier if both == pair and last is not None]
    return (won_by, between[-1]) == (given["seat"], given[winner]) and pair == {given["seat"], given["rival-seat"]}


def token_on_winner(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    paid = [one for one in ref.now("bet_result") if one.won and one.player == given["seat"]]
    spots = [SPOTS[one.spot] for one in paid]
    return any(
        spot.kind == "win" and HORSES[spot.horse].number == given["horse"] and spot.multiplier == given["times"]
        for spot in spots
    ) and won(ref, given, now)


def no_bet_won(ref: BettorsChecker, given: dict[str, Any], now: float) -> bool:
    """Whether the seat had bets on this race, and not one has won."""
    bets = [event.won for tag, event in ref.events if tag == "bet_result" and event.player == given["seat"]]
    return bool(bets) and not any(bets)


TRUTHS: dict[str, Truth] = {
    **STORIES,
    "had-winner": token_on_winner,
    "last-bet": no_bet_won,
    "chalked": lambda r, g, now: (
        won(r, g, now)
        and any(
            (one.gate, one.owner, one.price) == (g["horse"], g["seat"], f"{g['win']}:{g['stake']}") for one in r.prices
        )
    ),
    "duel-leads-unwanted": lambda r, g, now: duel_front(r, g, now) and expected(r, g["seat"]) == "lose",
    "duel-won-unwanted": lambda r, g, now: (
        r.race.winners == (lane_of(r, g["seat"]),) and expected(r, g["seat"]) == "lose"
    ),
    "needs-win": lambda r, g, now: hoped(r, g, "win"),
    "needs-lose": lambda r, g, now: hoped(r, g, "lose"),
    "needs-draw": lambda r, g, now: hoped(r, g, "draw"),
    "takes-revenge": lambda r, g, now: met_before(r, g, "rival-seat"),
    "beats-again": lambda r, g, now: met_before(r, g, "seat"),
    "rounds-tonight": lambda r, g, now: sum(one == g["seat"] for _, one in rounds(r)) == g["times"] > 1,
    "first-round-won": lambda r, g, now: sum(one == g["seat"] for _, one in rounds(r)) == 1,
    "dead-heats": lambda r, g, now: (
        len(r.race.winners) > 1
        and sum(race.shared for race in r.evening.races) + 1 == g["times"]
        and r.evening.complete
    ),
    "draws-tonight": lambda r, g, now: sum(one is None for _, one in rounds(r)) == g["times"],
    **dict.fromkeys(("lead", "halfway"), leads),
    "first-step": lambda r, g, now: leads(r, g, now) and len(r.leaders) == 1 and not r.shared,
    "lead-back": lambda r, g, now: (
        (leads(r, g, now) and g["horse"] in r.leaders[:-1]) or (r.shared and leads(r, g, now))
    ),
    "lead-from": lambda r, g, now: leads(r, g, now) and g["other"] in r.leaders[:-1],
    "longshot": lambda r, g, now: leads(r, g, now) and g["horse"] in _long_shots(r),
    **dict.fromkeys(("move", "surge"), just_moved),
    "move-first": lambda r, g, now: just_moved(r, g, now) and r.moves[g["horse"]] == 1,
    "left-gate": lambda r, g, now: just_moved(r, g, now) and r.moves[g["horse"]] == 1 and len(r.rolls) >= LATE,
    "move-outsider": outsider,
    **dict.fromkeys(("level", "still-level", "level-still"), level),
    "level-many": lambda r, g, now: len(r.front()) == g["runners"],
    **dict.fromkeys(("clear", "gap"), lambda r, g, now: leads(r, g, now) and r.gap() == g["moves"]),
    "catching": lambda r, g, now: r.front() == [g["other"]] and r.order()[1] == g["horse"] and r.gap() <= 1,
    "near": lambda r, g, now: r.race.running and r.wire() == {g["horse"]},
    "near-two": lambda r, g, now: r.race.running and r.wire() == {g["horse"], g["other"]},
    "near-many": lambda r, g, now: r.race.running and len(r.wire()) == g["runners"],
    "needs": lambda r, g, now: leads(r, g, now) and r.rest(g["horse"]) == g["moves"],
    "still-home": lambda r, g, now: bool(r.race.lane(g["horse"]).position == 0 and r.race.running),
    "dreaming": lambda r, g, now: r.race.running and r.rest(g["horse"]) == g["moves"],
    "drought": lambda r, g, now: g["horse"] not in r.rolls[-g["rolls"] :] and r.rolls[-g["rolls"] - 1 :] != [],
    "long-race": lambda r, g, now: len(r.rolls) == g["rolls"],
    "twice": lambda r, g, now: r.rolls[-2:] == [g["horse"]] * 2,
    "streak": lambda r, g, now: r.rolls[-g["times"] :] == [g["horse"]] * g["times"],
    "snake-eyes": lambda r, g, now: total_of(r.last("roll").dice) == 2,
    "boxcars": lambda r, g, now: total_of(r.last("roll").dice) == 12,
    "order": lambda r, g, now: ranked(r, g["horse"], g["other"], g["third"]),
    "order-two": lambda r, g, now: ranked(r, g["horse"], g["other"]) and len(r.order()) == 2,
    "order-level": lambda r, g, now: level(r, g, now) and r.order()[2] == g["third"],
    **dict.fromkeys(("winner", "winner-again", "official-one"), won),
    "easy-win": lambda r, g, now: won(r, g, now) and r.gap() >= 4 and 1 - r.run(r.order()[1]) >= Fraction(1, 3),
    "longshot-wins": lambda r, g, now: won(r, g, now) and g["horse"] in _long_shots(r),
    "winner-nose": lambda r, g, now: won(r, g, now) and close(r),
    "winner-snake-eyes": lambda r, g, now: won(r, g, now) and r.happened("roll") and total_of(r.last("roll").dice) == 2,
    "winner-boxcars": lambda r, g, now: won(r, g, now) and total_of(r.last("roll").dice) == 12,
    "sleeper-wins": lambda r, g, now: won(r, g, now) and r.seen[g["horse"]] - 1 == g["rolls"],
    "comeback": came_back,
    "wire-to-wire": lambda r, g, now: won(r, g, now) and r.leaders == [g["horse"]] and not r.shared,
    "photo": lambda r, g, now: close(r),
    "dead-heat": lambda r, g, now: set(r.race.winners) == {g["horse"], g["other"]},
    "dead-heat-many": lambda r, g, now: len(r.race.winners) == g["runners"],
    "second": lambda r, g, now: second(r, g["horse"]),
    "second-level": lambda r, g, now: second(r, g["horse"], g["other"]),
    "second-many": lambda r, g, now: len(at_rank(r, 2)) == g["runners"] > 2,
    "third-level": lambda r, g, now: at_rank(r, 3) == {g["horse"], g["other"]},
    "ended": lambda r, g, now: r.happened("ended") and not r.race.running,
    "prop-pays": lambda r, g, now: pays(r, g, g["other"]),
    "prop-two-pays": lambda r, g, now: pays(r, g, g["other"], g["third"]),
    "prop-many-pays": lambda r, g, now: pays(r, g),
    "exotic-pays": lambda r, g, now: any(
        won for spot, won, *_ in r.update.view.play.sheet if spot.startswith(f"exotic/X{g['number']}/")
    ),
    "cards-pay-nothing": lambda r, g, now: (
        not any(won for spot, won, *_ in r.update.view.play.sheet if spot[:2] in ("pr", "ex"))
    ),
    "placed": lambda r, g, now: second(r, g["horse"]) and third(r, g["other"]),
    "official": lambda r, g, now: won(r, g, now) and ranked(r, g["horse"], g["other"], g["third"]),
    "official-two": lambda r, g, now: won(r, g, now) and ranked(r, g["horse"], g["other"]),
    "wins-tonight": lambda r, g, now: r.wins.get(r.name(g["horse"])) == g["times"],
    "race": lambda r, g, now: bool(r.status.race == g["number"]),
    "race-last": lambda r, g, now: bool(r.status.race == g["number"] == r.status.races),
    "richest": lambda r, g, now: (
        [s for s, n in r.status.purses.items() if n >= g["chips"]] == [g["seat"]]
        and r.status.purses[g["seat"]] == g["chips"]
    ),
    "result-winner": lambda r, g, now: r.last_result().winners == (g["seat"],) and r.total(g["seat"]) == g["chips"],
    "result-shared": lambda r, g, now: (
        sorted(seats_named(r, g["names"])) == sorted(r.last_result().winners)
        and {r.total(seat) for seat in r.last_result().winners} == {g["chips"]}
    ),
    "result-rank": lambda r, g, now: (
        r.total(g["seat"]) == g["chips"]
        and 1 + sum(one > g["chips"] for one in r.last_result().totals.values()) == g["place"]
    ),
    # Ready Set Bet
    "red-line": crossed,
    "red-line-last": lambda r, g, now: crossed(r, g, now) and crossings(r) + 1 == r.race.line.closes,
    "race-best": lambda r, g, now: best(r, [g["seat"]], g["chips"]),
    "race-best-shared": lambda r, g, now: best(r, seats_named(r, g["names"]), g["chips"]),
    "race-nobody": lambda r, g, now: max(earned(r).values(), default=0) <= 0,
    **dict.fromkeys(("prop", "prop-two", "prop-many"), lambda r, g, now: r.happened("race_ready") and not r.rolls),
    "joined": lambda r, g, now: r.happened("joined", player=g["seat"], chips=g["chips"]),
    "left": lambda r, g, now: r.happened("left", player=g["seat"], chips=g["chips"]),
    # Bettor Horse
    "locked": lambda r, g, now: r.happened("locked", player=g["seat"]),
    "duel-round": lambda r, g, now: (
        r.update.view.play.round.number == g["number"]
        and r.update.view.play.round.pair == (g["seat"], g["rival-seat"])
        and not r.update.view.play.round.lanes
    ),
    "expects-win": lambda r, g, now: expected(r, g["seat"]) == "win",
    "expects-lose": lambda r, g, now: expected(r, g["seat"]) == "lose",
    "expects-draw": lambda r, g, now: expected(r, g["seat"]) == "draw",
    "duel-horses": lambda r, g, now: sent(r, g) and r.last("lane_loaded").pair == (g["seat"], g["rival-seat"]),
    "duel-horses-next": lambda r, g, now: sent(r, g) and r.last("lane_loaded").lane == g["number"] > 1,
    "duel-lane": lambda r, g, now: rested(r, g) and r.last("lane_loaded").lane == g["number"],
    "duel-next": lambda r, g, now: r.last("lane_loaded").lane == g["number"],
    "duel-single": lambda r, g, now: rested(r, g) and r.last("lane_loaded").lanes == 1,
    "duel-leads": lambda r, g, now: duel_front(r, g, now) and len(r.leaders) == 1 and not r.shared,
    "duel-passes": lambda r, g, now: (
        duel_front(r, g, now) and len(r.fronts) > 1 and r.leaders[-2:-1] in ([], [lane_of(r, g["rival-seat"])])
    ),
    "duel-again": lambda r, g, now: duel_front(r, g, now) and r.fronts[-3:] == [r.front(), r.fronts[-2], r.front()],
    "duel-level": lambda r, g, now: len(r.front()) == 2 and bool(r.race.running),
    "duel-clear": lambda r, g, now: duel_front(r, g, now) and apart(r) >= 0.2,
    "duel-close": lambda r, g, now: duel_front(r, g, now) and apart(r) <= 0.1,
    "duel-wire": lambda r, g, now: strides_left(r) in (1, 2) and apart(r) <= 0.1,
    "duel-won": lambda r, g, now: r.race.winners == (lane_of(r, g["seat"]),) and not r.race.running,
    "duel-drawn": lambda r, g, now: len(r.race.winners) == 2 and rested(r, g),
    "mud-likes": lambda r, g, now: adjusted(r, g["seat"]) > 0,
    "mud-hates": lambda r, g, now: adjusted(r, g["seat"]) < 0,
    "round-won": lambda r, g, now: (
        dict(zip(r.last("round_decided").pair, r.last("round_decided").outcomes, strict=True))[g["seat"]] == "win"
    ),
    "round-drawn": lambda r, g, now: r.last("round_decided").outcomes == ("draw", "draw"),
    "bet-right": lambda r, g, now: r.last("round_decided").right == (g["seat"],),
    "bet-right-both": lambda r, g, now: len(r.last("round_decided").right) == 2,
    "bet-right-nobody": lambda r, g, now: r.last("round_decided").right == (),
    "prize": cards_of,
    "prize-own": lambda r, g, now: r.last("prize_paid").prize == "own",
    "prize-pool": lambda r, g, now: r.last("prize_paid").prize == "pool" and r.last("prize_paid").pool == g["cards"],
    "pool-dealt": lambda r, g, now: bool(r.last("pool_settled").shares) and r.last("pool_settled").pool == g["cards"],
    "pool-unclaimed": lambda r, g, now: (
        r.last("pool_settled").shares == () and (r.last("pool_settled").pool == g["cards"])
    ),
    "pool-race": lambda r, g, now: (
        (r.last("pool_race_called").attempt, r.last("pool_race_called").pool) == (1, g["cards"])
    ),
    "pool-race-again": lambda r, g, now: (
        r.last("pool_race_called").attempt > 1 and r.last("pool_race_called").pool == g["cards"]
    ),
    "duel-survives": lambda r, g, now: r.last("duel_decided").winner == g["seat"],
    # Odds On
    "price-first": lambda r, g, now: price(r, g, turn=None),
    "price-shortens": lambda r, g, now: price(r, g, turn=-1),
    "price-drifts": lambda r, g, now: price(r, g, turn=1),
    **dict.fromkeys(
        ("field", "field-next", "field-last"),
        lambda r, g, now: in_field(r, g["horse"], g["horse-name"]) and in_field(r, g["other"], g["other-name"]),
    ),
    "field-one": lambda r, g, now: in_field(r, g["horse"], g["horse-name"]),
    "last-market": lambda r, g, now: r.last("last_market").horse == g["horse"] and not r.race.running,
    "likes-course": lambda r, g, now: share(r, g["horse"], 1, "track"),
    "hates-course": lambda r, g, now: share(r, g["horse"], -1, "track", "going"),
    "likes-going": lambda r, g, now: share(r, g["horse"], 1, "going"),
    "helped": lambda r, g, now: share(r, g["horse"], 1, "specials"),
    "hurt": lambda r, g, now: share(r, g["horse"], -1, "specials"),
    "leads-still": lambda r, g, now: leads(r, g, now),
    "chased": lambda r, g, now: ranked(r, g["horse"], g["other"]) and r.gap() <= 15,
    "points-won": lambda r, g, now: r.happened("bookmaker_paid", player=g["seat"], points=g["points"]),
    "points-lost": lambda r, g, now: r.happened("bookmaker_paid", player=g["seat"], points=-g["points"]),
}


def untrue(said: Transcript) -> Iterator[Spoken]:
    """What was said and was not true when it was begun."""
    spoken = iter(said.spoken)
    one = next(spoken, None)
    checker: BettorsChecker | None = None
    for at, update in said.updates:
        checker = checker or BettorsChecker(update)
        checker.learn(update, at)
        if update.entry in said.quotes:
            checker.evening.quoted(said.quotes[update.entry])
        while one is not None and one.after is update:
            if not checker.is_true(one.line, one.at):
                yield one
            one = next(spoken, None)
    assert one is None
