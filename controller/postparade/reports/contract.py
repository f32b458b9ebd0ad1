"""The contract of a game's own part of the reports: figures, sentences and data beyond accounts and standings."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from postparade.reports.charts.drawing import Element
from postparade.reports.evening import GameReport
from postparade.reports.words import Words
from postparade.rules.contract import AnyGame
from postparade.table.corrections.history import Step


class Figure(NamedTuple):
    """A drawing, and the name of the file it may be kept in (without ending)."""

    name: str
    drawing: Element


class Section(NamedTuple):
    """What a report says about one game: ``sentences`` on the few moments worth telling, however many races there were;
    ``counted`` how much was run, in words, where that is not races; ``summary`` figures of the whole game, ``races``
    figures race by race, ``luck`` in chips by seat (empty where it is not known), ``standings`` (seat, chips or score;
    best first) where the game ranks otherwise than by purse or score, and ``data`` for programs (becomes JSON)."""

    sentences: Sequence[str] = ()
    counted: str = ""
    summary: Sequence[Figure] = ()
    races: Sequence[Figure] = ()
    luck: Mapping[int, float] = {}
    standings: Sequence[tuple[int, int]] | None = None
    note: str = ""
    data: Mapping[str, Any] = {}


class Held(NamedTuple):
    """What one guest held or played in ``race``, in words."""

    race: int
    text: str


class Keeping(Protocol):
    """What a report may offer beside :class:`Report`: what a guest takes home. A game without it keeps no hands."""

    def held(self, game: AnyGame, seat: int, events: Iterable[object], words: Words) -> Iterable[Held]:
        """What ``seat`` held or played, from the ``events`` of the game as this seat may know them."""
        ...


class Report(Protocol):
    """The reports of one game, named by :class:`postparade.rules.contract.Capabilities`."""

    def section(self, report: GameReport, words: Words) -> Section:
        """The game's part of the report of an evening."""
        ...

    def last_race(self, game: AnyGame, steps: Sequence[Step], names: Mapping[int, str], words: Words) -> Element | None:
        """The chart of the last race that was settled, for pages of a running table; ``None`` while there is none."""
        ...
