"""Names of players and horses as a voice can say them, and the lines worth having spoken ahead of time. Pure."""

import unicodedata
from collections.abc import Callable, Iterator

from msgspec import Struct

from postparade.announcer.commentary.calls import Line
from postparade.rules.dice import TWO_SIXES, DiceSet
from postparade.rules.registry import dice_of
from postparade.table.messages import Update

OF_ONE_HORSE = (
    *("scratch", "ask-scratch", "ask-finish", "repeat", "repeat-again", "scratched-roll"),
    *("first-step", "move", "move-first", "move-hot", "twice"),
    *("lead", "lead-back", "halfway", "near", "longshot", "winner", "winner-again"),
)
"""Messages about one horse and nothing else that come up in every race."""
LONGEST = 40
"""Letters of a name that are spoken: a caller has no breath for more."""
LETTERS = frozenset("ßæœøðþłđı")
"""Letters of Latin scripts that are not a letter of the alphabet with an accent."""
CARDS = 4
"""Cards for which prices are spoken ahead of time: a scratch costs up to four times its value."""


Arguments = tuple[tuple[str, str | int], ...]


class SpokenNames(Struct, frozen=True):
    """Seats with their names, amounts that one of them may have to pay, horses that have names of their own, the
    numbers of all horses, and the dice of the game."""

    names: tuple[tuple[int, str], ...] = ()
    amounts: tuple[int, ...] = ()
    horses: tuple[tuple[int, str], ...] = ()
    numbers: tuple[int, ...] = TWO_SIXES.sums
    dice: DiceSet = TWO_SIXES

    @property
    def silent_seats(self) -> tuple[int, ...]:
        """Seats that are called by their number, because no voice can say their names."""
        return tuple(seat for seat, name in self.names if not pronounceable(name))


def spoken_names_of(update: Update) -> SpokenNames:
    """The names after ``update``: players of the running game, or everybody seated before one is opened."""
    status = update.view.status
    seats = sorted(status.purses) if status is not None and status.purses else sorted(update.names)
    bills = status.bills if status is not None else ()
    amounts = {value * cards for value in bills for cards in range(1, CARDS + 1)}
    lanes = update.race.lanes if update.race else ()
    return SpokenNames(
        names=tuple((seat, update.names[seat]) for seat in seats if seat in update.names),
        amounts=tuple(sorted(amounts)),
        horses=tuple((lane.number, lane.name) for lane in lanes if lane.name and lane.sums),
        numbers=tuple(lane.number for lane in lanes if lane.sums) or TWO_SIXES.sums,
        dice=dice_of(update.view.game),
    )


def spoken_lines(spoken_names: SpokenNames, variants: Callable[[str], int]) -> Iterator[Line]:
    """Lines to be spoken into the cache, in the order in which they are needed. ``variants`` counts wordings by
    message."""
    for key in ("first-roller", "has-dice", "broke"):
        for seat, name in spoken_names.names:
            yield from _wordings(key, _player(seat, name), variants(key))
    for chips in spoken_names.amounts:
        for seat, name in spoken_names.names:
            yield Line("pay", (*_player(seat, name), ("chips", chips)))
    for key in OF_ONE_HORSE:
        for horse, name in spoken_names.horses:
            yield from _wordings(key, (("horse", horse), ("horse-name", name)), variants(key))


def shown_lines(spoken_names: SpokenNames, variants: Callable[[str], int]) -> Iterator[Line]:
    """Lines to be formatted once ahead of time, because the event loop will want them at once."""
    named = dict(spoken_names.horses)
    for key in OF_ONE_HORSE:
        for horse in spoken_names.numbers:
            own = (("horse-name", named[horse]),) if horse in named else ()
            yield from _wordings(key, (("horse", horse), *own), variants(key))
    for seat, name in spoken_names.names:
        if spoken_names.dice.count == 2:
            for first, second in spoken_names.dice.rolls:
                yield Line("roll", (*_player(seat, name), ("first", first), ("second", second)))
        for total in spoken_names.dice.sums:
            yield Line("roll-sum", (*_player(seat, name), ("total", total)))


def _player(seat: int, name: str) -> Arguments:
    return ("name", name), ("seat", seat)


def _wordings(key: str, args: Arguments, variants: int) -> Iterator[Line]:
    for variant in range(1, variants + 1):
        yield Line(key, args, variant, variants)


def pronounceable(name: str) -> str:
    """The part of ``name`` that the voices can say, at most :data:`LONGEST` letters, cut between words where possible.

    Keeps Latin letters with their accents, digits, and marks that belong in names. Empty when nothing is left: emoji
    and other scripts have no sound in the voices of the table.
    """
    composed = unicodedata.normalize("NFKC", name)
    kept = "".join(char if _speaks(char) else " " for char in composed)
    words = " ".join(word for word in kept.split() if any(char.isalnum() for char in word))
    if len(words) <= LONGEST:
        return words
    cut = words[: LONGEST + 1].rpartition(" ")[0]
    return cut or words[:LONGEST]


def _speaks(char: str) -> bool:
    if char in "'’-." or char.isascii():
        return char.isalnum() or char in "'’-."
    base = unicodedata.normalize("NFD", char)[0]
    return (base.isascii() and base.isalnum()) or char.lower() in LETTERS
