"""What the correction of a roll would change, before anybody confirms it.

It is derived from what everybody may know of the game before and after (:class:`~postparade.rules.contract.GameStatus`,
:class:`~postparade.rules.race.Race`), so that nobody learns from it what is hidden.
"""

from msgspec import Struct

from postparade.rules.contract import AnyGame, GameStatus
from postparade.rules.race import Race
from postparade.table import events as ev
from postparade.table.corrections.correction import Derived

Change = tuple[int, int]
"""A number before and after."""


class Preview(Struct, frozen=True):
    """``horses`` are the places of the lanes that would stand elsewhere, ``scratched`` the lanes that would be out or
    in again, ``purses`` (or scores, where those count) by seat, ``pot``, ``turn`` and ``winners`` as they would be;
    ``lapsed`` are the actions that would count for nothing."""

    horses: dict[int, Change]
    scratched: dict[int, bool]
    purses: dict[int, Change]
    pot: Change
    turn: int | None
    winners: tuple[int, ...]
    lapsed: tuple[ev.Lapse, ...]


def preview(game: AnyGame, play: Struct, derived: Derived) -> Preview:
    """What would change if ``derived`` took the place of ``play``."""
    before, after = game.race(play), game.race(derived.play)
    was, now = game.status(play), game.status(derived.play)
    return Preview(
        horses=_changed(_places(before), _places(after)),
        scratched={lane: out for lane, out in _scratched(after).items() if out != _scratched(before).get(lane, False)},
        purses=_changed(_held(was), _held(now)),
        pot=(was.pot, now.pot),
        turn=now.turn,
        winners=after.winners,
        lapsed=derived.lapsed,
    )


def _places(race: Race) -> dict[int, int]:
    return {lane.number: lane.position for lane in race.lanes}


def _scratched(race: Race) -> dict[int, bool]:
    return {lane.number: lane.scratched for lane in race.lanes}


def _held(status: GameStatus) -> dict[int, int]:
    return status.scores or status.purses


def _changed(before: dict[int, int], after: dict[int, int]) -> dict[int, Change]:
    pairs = {key: (before.get(key, 0), after.get(key, 0)) for key in {**before, **after}}
    return {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}
