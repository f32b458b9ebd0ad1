"""Bets and races of Ready Set Bet in the words of a language."""

from collections.abc import Mapping

from postparade.games.ready_set_bet.report.roll_by_roll import RunRace, Slip
from postparade.games.ready_set_bet.rules.horses import BY_NUMBER, HORSES
from postparade.games.ready_set_bet.rules.spots import SPOTS
from postparade.games.ready_set_bet.rules.tokens import value_of
from postparade.reports.words import Words, signed, words_of
from postparade.rules.contract import AnyGame


class Telling:
    """What reports say of races and bets of ``game``. ``names`` are the players by seat. Called with
    a key, it returns the game's own message."""

    def __init__(self, words: Words, game: AnyGame, names: Mapping[int, str]) -> None:
        self.words = words
        self._own = words_of(game, words.language)
        self._names = names

    def __call__(self, key: str, **args: str | float) -> str:
        """The message ``key`` of the game's catalogue. Raises ``KeyError`` and ``ValueError`` like
        :meth:`~postparade.core.i18n.Messages.wording`."""
        return self._own.wording(key, args)

    def name(self, seat: int) -> str:
        """What the player of ``seat`` is called."""
        return self._names.get(seat, str(seat))

    def spot(self, name: str) -> str:
        """A spot with its multiplier."""
        spot = SPOTS[name]
        if spot.horse >= 0:
            words = self(f"spot-{spot.kind}", horse=HORSES[spot.horse].id)
        elif spot.kind == "prop":
            behind = ", ".join(HORSES[horse].id for horse in spot.condition.horses)
            words = self("prop-text", ahead=HORSES[spot.condition.horse].id, behind=behind)
        else:
            words = self(f"exotic-{spot.card.lower()}" if spot.card else name.replace("/", "-"))
        return f"{words}, {spot.multiplier}×"

    def headline(self, race: RunRace) -> str:
        """Who won."""
        return self("report-race", race=race.number, horse=BY_NUMBER[race.finish.horse].id)

    def story(self, race: RunRace) -> str:
        """How long it took, when betting closed, and who got most out of it."""
        told = self("report-course", rolls=race.rolls, closed=race.closed)
        most = max(race.brought.values(), default=0)
        if most <= 0:
            return told
        names = ", ".join(self.name(seat) for seat, chips in race.brought.items() if chips == most)
        return f"{told} {self('report-most', names=names, chips=most)}"

    def race(self, race: RunRace) -> str:
        """The race in a few sentences."""
        return f"{self.headline(race)}. {self.story(race)}"

    def token(self, key: str, slip: Slip) -> str:
        """The message ``key`` about a token: whose it was, where it lay, and what it brought."""
        return self(
            key,
            name=self.name(slip.seat),
            value=value_of(slip.token) or 0,
            spot=self.spot(slip.spot),
            race=slip.race,
            chips=signed(slip.result),
        )

    def first(self, slip: Slip) -> str:
        """Who was first on a spot, and by how much."""
        assert slip.rival is not None
        return self(
            "report-first",
            name=self.name(slip.seat),
            other=self.name(slip.rival.seat),
            spot=self.spot(slip.spot),
            race=slip.race,
            milliseconds=slip.rival.milliseconds,
        )
