"""The lines that can be spoken before an evening begins: what a pack may hold, and a sheet for those who record one.

Lines with names in them, about three runners or about numbers that hardly ever come up are left out: these are spoken
at the table. Pure.
"""

import itertools
from collections.abc import Callable, Iterator
from functools import cache

from postparade.announcer.commentary.calls import USUAL_CALLER, Caller, Energy, Line, base_of, own_key
from postparade.announcer.commentary.game_calls import all_calls
from postparade.rules.dice import TWO_SIXES

HORSES = TWO_SIXES.sums
"""The horses that a pack names: those of two dice. Others are spoken at the table."""
SHEET = 80
"""Lines that somebody can record in ten minutes."""

FIXED = (
    *("off", "photo", "snake-eyes", "boxcars", "wasted", "closed", "ended"),
    *("bets-open", "bets-closed", "sound-test", "paused", "resumed", "race-nobody", "signature"),
)
OF_ONE_HORSE = (
    *("move", "lead", "near", "winner"),
    *("winner-again", "move-hot", "twice", "move-outsider", "move-first", "still-home", "left-gate", "official-one"),
    *("first-step", "lead-back", "comeback", "halfway", "wire-to-wire", "easy-win"),
    *("first-win", "swing-against", "swing-on", "closing", "closing-hot", "reign"),
    *("longshot", "longshot-wins", "surge"),
    *("lead-hot", "lead-back-hot", "near-hot", "twice-hot", "surge-hot", "winner-nose", "second"),
)
"""Messages about one horse and nothing else, those heard most often first; those that hardly ever come up are left
out."""
OF_A_NUMBER: dict[str, tuple[str, range]] = {
    "race": ("number", range(1, 10)),
    "race-last": ("number", range(3, 7)),
    "double": ("horse", range(4, 11, 2)),
    "winner-snake-eyes": ("horse", range(2, 3)),
    "winner-boxcars": ("horse", range(12, 13)),
    "level-many": ("runners", range(3, 6)),
    "near-many": ("runners", range(3, 5)),
    "level-many-hot": ("runners", range(3, 6)),
    "near-many-hot": ("runners", range(3, 5)),
}
OF_A_HORSE_AND_A_NUMBER: dict[str, tuple[str, range]] = {
    "needs": ("moves", range(2, 4)),
    "streak": ("times", range(3, 4)),
    "gap": ("moves", range(2, 3)),
    "clear": ("moves", range(3, 4)),
    "needs-hot": ("moves", range(2, 4)),
}
OF_TWO_HORSES = ("lead-from", "catching")
LEVEL = ("level", "level-hot", "near-two-hot")
"""Messages about two horses whose order does not matter: the lower number comes first."""

FIRST_ON_THE_SHEET = (
    *("off", "photo", "one-more-scratch", "wins-nobody", "snake-eyes", "boxcars"),
    *("scratch", "price", "scratched-roll", "move", "lead", "near", "winner", "race"),
)
"""What is recorded first, in the order of a race; the rest of the phrase list follows."""

SPIRITED: dict[str, tuple[Energy, ...]] = {
    **dict.fromkeys(("winner", "winner-again", "winner-nose", "winner-snake-eyes", "winner-boxcars"), ("hot",)),
    **dict.fromkeys(
        ("move-hot", "lead-hot", "lead-back-hot", "lead-from-hot", "level-hot", "level-many-hot"), ("hot",)
    ),
    **dict.fromkeys(("near-hot", "near-two-hot", "near-many-hot", "twice-hot", "surge-hot", "needs-hot"), ("hot",)),
    **dict.fromkeys(
        ("photo", "comeback", "surge", "closing-hot", "swing-against-hot", "near-for-hot", "swing-for-hot"), ("hot",)
    ),
    **dict.fromkeys(("near", "near-many", "lead-back", "level-many", "closing", "swing-on"), ("warm",)),
    "lead": ("calm", "warm"),
}
"""Messages that are not always said calmly, and how they are said."""

WORDINGS_OF_TWO = 1
"""Wordings of messages about two horses, or a horse and a number, that a whole pack holds; the others are spoken at the
table."""


def energies(key: str) -> tuple[Energy, ...]:
    """How lines of the message ``key`` are said, the most usual first."""
    key = base_of(key)
    own = next((calls.spirited[key] for calls in all_calls() if key in calls.spirited), ("calm",))
    return SPIRITED.get(key, own)


def manner(key: str, energy: Energy) -> Energy:
    """How a line of the message ``key`` is said in a call of that energy."""
    known = energies(key)
    return energy if energy in known else known[-1] if energy == "hot" else known[0]


def clip_name(line: Line, energy: Energy) -> str:
    """The name in a pack of ``line`` said with ``energy``; the most usual one has the plain name, which serves for
    all."""
    name = line.clip
    if name is None:
        raise ValueError(f"{line.key} has a name in it, which no pack holds")
    if energy == energies(line.key)[0]:
        return name
    stem, dash, wording = name.rpartition("-") if line.variant > 1 else (name, "", "")
    return f"{stem}.{energy}{dash}{wording}"


@cache
def about_rules(key: str) -> bool:
    """Whether a message is about the rules of a game or about money, which a steward may announce instead of the
    caller: those that games add to what happens in every race."""
    return any(key == phrase for calls in all_calls() for phrase, _ in calls.phrases)


def phrase_list(variants: Callable[[str], int], caller: Caller = USUAL_CALLER) -> Iterator[Line]:
    """Every line of a whole pack of ``caller``: in words of their own where there are such. ``variants`` counts the
    wordings of a message."""
    for key, args in _subjects():
        own = own_key(caller, key)
        worded = own if _wordings(variants, own) else key
        wordings = WORDINGS_OF_TWO if len(args) > 1 else variants(worded)
        for wording in range(1, wordings + 1):
            yield Line(worded, args, wording, variants(worded))


def _wordings(variants: Callable[[str], int], key: str) -> int:
    """How many wordings of ``key`` there are; none where a caller has no words of their own for it."""
    try:
        return variants(key)
    except KeyError:
        return 0


def sheet(variants: Callable[[str], int], most: int = SHEET) -> tuple[Line, ...]:
    """The ``most`` lines that are heard most, in the order in which they are best read: message by message."""
    keys = list(dict.fromkeys((*FIRST_ON_THE_SHEET, *(line.key for line in phrase_list(variants)))))
    place = {key: at for at, key in enumerate(keys)}
    wanted = sorted(phrase_list(variants), key=lambda line: (line.variant, place[line.key]))[:most]
    return tuple(sorted(wanted, key=lambda line: (place[line.key], line.variant)))


def _subjects() -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Messages with their arguments, in the order in which the announcer gives them."""
    yield from ((key, ()) for key in FIXED)
    yield from ((key, (("horse", horse),)) for key in OF_ONE_HORSE for horse in HORSES)
    yield from ((key, ((name, number),)) for key, (name, span) in OF_A_NUMBER.items() for number in span)
    for key, (name, span) in OF_A_HORSE_AND_A_NUMBER.items():
        yield from ((key, (("horse", horse), (name, number))) for horse in HORSES for number in span)
    for horse, other in itertools.permutations(HORSES, 2):
        yield from ((key, (("horse", horse), ("other", other))) for key in OF_TWO_HORSES)
        if horse < other:
            yield from ((key, (("horse", horse), ("other", other))) for key in LEVEL)
    for calls in all_calls():
        yield from calls.phrases
