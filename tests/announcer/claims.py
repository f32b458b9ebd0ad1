"""What the sentences of the caller claim: each wording declares it in a comment above its message.

    # 1-3: leads, led-before
    # 4: leads
    lead-back = ...

The numbers are those of the wordings. Every name is one of :data:`CLAIMS`, and is checked whenever the line is heard,
in every language, beside what the message is for (``TRUTHS`` of the judges). ``told``: no more than the message is for;
``idiom``: a word that counts or compares elsewhere is a figure of speech here.
"""

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
from fluent.syntax import ast

from postparade.announcer.commentary.game_calls import all_calls
from postparade.announcer.commentary.phrasebook import FOLDERS as CALLERS_FOLDERS
from postparade.announcer.wording import PARTS
from postparade.core.i18n import BUILT_IN, read_resource
from postparade.games.ready_set_bet.calls import WIN_PERCENT
from postparade.odds.win import win_chances
from postparade.rules.race import Lane
from tests.announcer.evening_record import known
from tests.games.dice_race.usual import HORSES, RATES

SWING = 0.15
"""By how much a roll must change a chance that is said to have swung."""
REIGN = 12
"""Rolls for which the same horse must have been in front to have been there for a while."""
CHANGES = 5
"""Leads in a row of the same two horses that make a duel."""
Claim = Callable[[Any, dict[str, Any]], bool]
DECLARED = re.compile(r"(\d+)(?:-(\d+))?: ([a-z, -]+)")
FOLDERS = ("", *CALLERS_FOLDERS, *(calls.words for calls in all_calls() if calls.words))


def run(lane: Lane) -> Fraction:
    """The part of its own course that a horse has run."""
    return Fraction(lane.position, lane.length)


def field(ref: Any) -> list[Lane]:
    """The horses that run, the one furthest along its own course first."""
    return sorted((lane for lane in ref.race.lanes if not lane.scratched), key=run, reverse=True)


def behind(ref: Any, horse: int) -> Fraction:
    """How far the horse is behind the first, in lengths of the first one's course."""
    first = field(ref)[0]
    return (run(first) - run(ref.race.lane(horse))) * first.length


def ranked(ref: Any, *horses: int) -> bool:
    """Whether these are the first, each clearly before the next."""
    first = [lane for lane in field(ref) if lane.position][: len(horses) + 1]
    shares = [run(lane) for lane in first]
    return [lane.number for lane in first][: len(horses)] == list(horses) and len(set(shares)) == len(shares)


def photo(ref: Any) -> bool:
    """Whether several won, or another had a step (or a fiftieth of the course) to go, and less than a tenth of it."""
    others = [lane for lane in field(ref) if lane.number not in ref.race.winners]
    return len(ref.race.winners) > 1 or any(
        lane.length - lane.position <= max(1, lane.length / 50) and run(lane) > Fraction(9, 10) for lane in others
    )


@cache
def _from_the_gate(lengths: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(100 * float(chance) for chance in win_chances(np.array(lengths, dtype=np.int64), RATES))


def outsider(ref: Any, horse: int) -> bool:
    """Whether the horse wins less than half as often from the gate as if all were equal."""
    lanes = ref.race.lanes
    if tuple(lane.number for lane in lanes) == HORSES:
        chances = _from_the_gate(tuple(0 if lane.scratched else lane.length for lane in lanes))
        return chances[horse - HORSES[0]] < 50 / len(field(ref))
    return WIN_PERCENT[horse] < 50 / len(lanes)


def swung(ref: Any, horse: int) -> float:
    """By how much the latest roll has changed the chance of the horse."""
    return float(ref.evening.win.get(horse, 0.0) - ref.evening.win_before.get(horse, 0.0))


def rivals(ref: Any, given: dict[str, Any], first_two: tuple[int, int]) -> bool:
    """Whether winner and second of this race were the ``first_two`` of that earlier one, and never met since."""
    met = [known(ref.race, horse) for horse in first_two]
    between = [race for race in ref.evening.races if {race.winner, race.second} == set(met) and not race.shared]
    latest = between[-1]
    this = ranked(ref, given["horse"], given["other"])
    return this and (latest.number, latest.winner, latest.second) == (given["number"], *met)


CLAIMS: dict[str, Claim] = {
    "told": lambda r, g: True,
    "idiom": lambda r, g: True,
    "leads": lambda r, g: bool(r.race.running) and r.front() == [g["horse"]],
    "led-before": lambda r, g: g["horse"] in r.leaders[:-1] or bool(r.shared),
    "first-out": lambda r, g: r.leaders == [g["horse"]] and not r.shared,
    "passed": lambda r, g: g["other"] in r.leaders[:-1],
    "level": lambda r, g: set(r.front()) == {g["horse"], g["other"]},
    "count-in-front": lambda r, g: len(r.front()) == g["runners"],
    "margin": lambda r, g: bool(r.gap() == g["moves"] <= r.race.lane(g["horse"]).position),
    "past-half": lambda r, g: 2 * run(r.race.lane(g["horse"])) >= 1,
    "close-behind": lambda r, g: r.front() == [g["other"]] and field(r)[1].number == g["horse"] and r.gap() <= 1,
    "close-up": lambda r, g: len(r.front()) == 1 and r.front() != [g["horse"]] and behind(r, g["horse"]) <= 1,
    "was-behind": lambda r, g: r.gaps.get(g["horse"], 0) >= Fraction(1, 3),
    "reigning": lambda r, g: len(r.rolls) - r.front_since >= REIGN,
    "steps-left": lambda r, g: bool(r.rest(g["horse"]) == g["moves"]),
    "one-step": lambda r, g: {g["horse"], g.get("other", g["horse"])} == r.wire(),
    "count-at-the-wire": lambda r, g: len(r.wire()) == g["runners"],
    "moved": lambda r, g: bool(r.race.lane(g["horse"]).position > 0),
    "moved-before": lambda r, g: bool(r.race.lane(g["horse"]).position > 1),
    "in-the-gate": lambda r, g: bool(r.race.lane(g["horse"]).position == 0),
    "only-two-moved": lambda r, g: {one.number for one in field(r) if one.position} == {g["horse"], g["other"]},
    "again-rolled": lambda r, g: r.rolls[-2:] == [g["horse"]] * 2,
    "row": lambda r, g: r.rolls[-g["times"] :] == [g["horse"]] * g["times"],
    "not-rolled-for": lambda r, g: g["horse"] not in r.rolls[-g["rolls"] :],
    "nobody-moved": lambda r, g: all(r.race.lane(number).scratched for number in r.rolls[-3:]),
    "outsider": lambda r, g: outsider(r, g["horse"]),
    "behind-three": lambda r, g: sum(run(o) > run(r.race.lane(g["horse"])) for o in field(r)) >= 3,
    "first-two": lambda r, g: ranked(r, g["horse"], g["other"]),
    "first-three": lambda r, g: ranked(r, g["horse"], g["other"], g["third"]),
    "won": lambda r, g: bool(r.race.winners == (g["horse"],)),
    "won-together": lambda r, g: set(r.race.winners) == {g["horse"], g["other"]},
    "from-start-to-finish": lambda r, g: r.leaders == [g["horse"]] and not r.shared,
    "far-behind": lambda r, g: r.gaps.get(g["horse"], 0) > Fraction(1, 3),
    "far-ahead": lambda r, g: r.gap() >= 4 and 1 - run(field(r)[1]) >= Fraction(1, 3),
    "others-on-their-way": lambda r, g: all(run(o) < 1 for o in field(r) if o.number != g["horse"]),
    "photo": lambda r, g: photo(r),
    "scratched": lambda r, g: bool(r.race.lane(g["horse"]).scratched),
    "second-now": lambda r, g: ranked(r, g["other"], g["horse"]),
    "backed": lambda r, g: r.status.holders.get(g["horse"], {}).get(g["seat"], 0) > 0,
    "percent": lambda r, g: round(100 * r.evening.win[g["horse"]]) == g["percent"],
    "swing-up": lambda r, g: swung(r, g["horse"]) >= SWING,
    "likelier-than-not": lambda r, g: (
        r.evening.win_before.get(g["horse"], 0.0) < Fraction(1, 2) < r.evening.win[g["horse"]]
    ),
    "swing-down": lambda r, g: swung(r, g["horse"]) <= -SWING,
    "run-of-wins": lambda r, g: r.evening.row(known(r.race, g["horse"])) == g["times"] > 1,
    "won-race": lambda r, g: r.evening.race(g["number"]).winner == known(r.race, g["horse"]),
    "second-in-race": lambda r, g: r.evening.race(g["number"]).second == known(r.race, g["horse"]),
    "beat-in-race": lambda r, g: rivals(r, g, (g["horse"], g["other"])),
    "beaten-in-race": lambda r, g: rivals(r, g, (g["other"], g["horse"])),
    "rolled-winners": lambda r, g: r.evening.rolled_home(g["seat"]) == g["times"] > 1,
    "lost-race": lambda r, g: r.evening.race(g["number"]).lost_by == known(r.race, g["horse"]),
    "out-of-race": lambda r, g: (
        g["number"] == r.status.race - 1 and known(r.race, g["horse"]) in r.evening.race(g["number"]).scratched
    ),
    "all-different": lambda r, g: (
        r.evening.complete
        and len({race.winner for race in r.evening.races} | {known(r.race, g["horse"])}) == g["times"]
        and len(r.evening.races) == g["times"] - 1 == r.status.race - 1
    ),
    "no-win-before": lambda r, g: (
        r.evening.complete and all(race.winner != known(r.race, g["horse"]) for race in r.evening.races)
    ),
    "traded-the-lead": lambda r, g: len(r.leaders) >= CHANGES and set(r.leaders[-CHANGES:]) == {g["horse"], g["other"]},
    "had-it-won": lambda r, g: r.evening.thrown_away == g["other"] != g["horse"],
}
"""When each claim is true: by what has happened, and by what the line says."""

NUMBERS = {
    "moves": {"margin", "steps-left"},
    "times": {"row", "told", "run-of-wins", "all-different", "rolled-winners"},
    "number": {"won-race", "second-in-race", "lost-race", "out-of-race", "beat-in-race", "beaten-in-race", "told"},
    "percent": {"percent"},
    "runners": {"count-in-front", "count-at-the-wire", "told"},
    "rolls": {"not-rolled-for", "told"},
}
"""What a wording must claim that says a number."""
KINDS: dict[str, set[str]] = {
    "again": {
        *("again-rolled", "row", "led-before", "scratched", "moved-before", "level", "in-the-gate"),
        *("one-step", "steps-left", "others-on-their-way", "run-of-wins", "beat-in-race"),
    },
    "nobody": {"from-start-to-finish", "nobody-moved", "not-rolled-for", "reigning", "scratched", "won"},
    "never": {"from-start-to-finish"},
    "everybody": {"leads", "won"},
    "only": {"only-two-moved", "one-step", "count-at-the-wire", "steps-left"},
    "first": {"first-out", "won", "first-two", "first-three"},
    "both": {"one-step", "level"},
    "start": {"from-start-to-finish"},
}
"""What a wording must claim that has a word of such a kind; ``told`` and ``idiom`` always do."""
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "again": r"again|once more|back in front|is back|returns|still",
        "nobody": r"nobody|neither|none|not a single",
        "never": r"never",
        "everybody": r"everybody|everyone|all",
        "only": r"only|alone",
        "first": r"first",
        "both": r"both",
        "start": r"from start|from wire",
    },
    "de": {
        "again": r"wieder|noch einmal|zurück|immer noch",
        "nobody": r"niemand|keiner|keine?|nichts",
        "never": r"nie|je",
        "everybody": r"alle|jeder|jedem|jeden",
        "only": r"nur|allein",
        "first": r"zuerst|erste[rns]?",
        "both": r"beide",
        "start": r"vom Start|Start-Ziel-Sieg",
    },
    "fr": {
        "again": r"encore|de nouveau|revoilà|reprend|retrouve|toujours",
        "nobody": r"personne|aucune?|pas un seul",
        "never": r"jamais",
        "everybody": r"tout le monde|tous|toutes|chacun",
        "only": r"seule?s?|plus que",
        "first": r"premi\w+",
        "both": r"les deux",
        "start": r"de bout en bout|du départ",
    },
    "it": {
        "again": r"ancora|di nuovo|riprende|torna|sempre",
        "nobody": r"nessuno|niente|nemmeno",
        "never": r"mai",
        "everybody": r"tutti|ognuno",
        "only": r"solo|soltanto",
        "first": r"prim[oaie]",
        "both": r"tutti e due|entrambi",
        "start": r"dall'inizio|da un capo",
    },
    "es": {
        "again": r"otra vez|de nuevo|vuelve|recupera|sigue|siguen",
        "nobody": r"nadie|ningun\w*|ni un",
        "never": r"nunca",
        "everybody": r"todos|todas",
        "only": r"solo",
        "first": r"primer[oa]?",
        "both": r"los dos",
        "start": r"de principio|de punta",
    },
}
"""Words, by language, that compare, count or generalize."""


def messages(language: str) -> Iterator[ast.Message]:
    """All messages of the caller in ``language`` that are said by themselves."""
    for folder in FOLDERS:
        for entry in read_resource(language, "calls", folder).body:
            if isinstance(entry, ast.Message) and entry.id.name not in PARTS:
                yield entry


def declared(message: ast.Message) -> dict[int, tuple[str, ...]]:
    """The claims of each wording of ``message`` that has any. Raises ``ValueError`` for a wording declared twice."""
    found: dict[int, tuple[str, ...]] = {}
    lines = (message.comment.content or "").splitlines() if message.comment is not None else []
    for match in filter(None, map(DECLARED.fullmatch, lines)):
        for wording in range(int(match[1]), int(match[2] or match[1]) + 1):
            if wording in found:
                raise ValueError(f"wording {wording} of {message.id.name} is declared twice")
            found[wording] = tuple(match[3].split(", "))
    return found


@cache
def _all() -> dict[tuple[str, int], frozenset[str]]:
    """By message and wording, what it claims in any language."""
    found: dict[tuple[str, int], frozenset[str]] = {}
    for language in BUILT_IN:
        for message in messages(language):
            for wording, claims in declared(message).items():
                at = (message.id.name, wording)
                found[at] = found.get(at, frozenset()) | frozenset(claims)
    return found


def claims_of(key: str, wording: int) -> frozenset[str]:
    """What the wording claims, in whatever language; nothing for a message that no catalogue has."""
    return _all().get((key, wording), frozenset())
