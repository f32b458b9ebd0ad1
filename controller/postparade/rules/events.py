"""Events of every race, whatever the game: classes from which a game derives its own.

The journal and the pages know an event by its tag; the caller and the sounds know it by these classes. They hold no
data: they promise fields, and say what holds where a game has none. A game derives its event from
:class:`msgspec.Struct` and from the class that means the same::

    class Moved(Struct, events.Moved, frozen=True, tag_field="type", tag="move"):
        horse: int
        to: int
"""

from collections.abc import Mapping

from postparade.rules.dice import Dice


class FieldReady:
    """The horses of a race, or of one of its heats, go to their gates: whatever was remembered of an earlier race is
    past."""

    __slots__ = ()


class RaceBegan(FieldReady):
    """Race ``race`` of the game begins, counted from 1. ``first_roller``: the seat that rolls first, if one does."""

    __slots__ = ()
    race: int
    first_roller: int | None = None


class Off:
    """The race runs."""

    __slots__ = ()
    first_roller: int | None = None


class Rolled:
    """Two dice lie on the table. ``player`` is the seat that threw them, where that matters."""

    __slots__ = ()
    dice: Dice
    player: int | None = None


class Moved:
    """``horse`` moved; with ``bonus``, that many steps more than the roll alone."""

    __slots__ = ()
    horse: int
    bonus: int = 0


class Finished:
    """``horse`` won. Games that rank the field tell ``ranks``: the horses that share each place, best first, or the
    place of each horse. ``place`` and ``show`` are those that came in first or second, and among the first three."""

    __slots__ = ()
    horse: int
    ranks: tuple[tuple[int, ...], ...] | Mapping[int, int] = ()
    place: tuple[int, ...] = ()
    show: tuple[int, ...] = ()


class BetsOpened:
    """Bets are taken."""

    __slots__ = ()


class BetsClosed:
    """No more bets."""

    __slots__ = ()


class GameOver:
    """The game has ended: what every seat has, who won, and the chips of the pot that nobody gets."""

    __slots__ = ()
    totals: Mapping[int, int]
    winners: tuple[int, ...]
    unclaimed_pot: int = 0


class RacesOver:
    """The last race has been run, and people settle with chips of their own, which the table does not know."""

    __slots__ = ()


class SeatChanged:
    """``player`` came, went or bought chips between two races."""

    __slots__ = ()
    player: int
    chips: int


class Joined(SeatChanged):
    """``player`` takes part from now on, with ``chips``."""

    __slots__ = ()


class Left(SeatChanged):
    """``player`` takes part no longer and takes ``chips`` along."""

    __slots__ = ()


class ToppedUp(SeatChanged):
    """``player`` bought ``chips`` more."""

    __slots__ = ()


class Paused:
    """The race stands still."""

    __slots__ = ()


class Resumed:
    """The race goes on."""

    __slots__ = ()
