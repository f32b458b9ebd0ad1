"""The reports of the dice races: the course of every race with its chances, luck in chips, dice."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from postparade.games.dice_race.report.game_chart import evening_chart
from postparade.games.dice_race.report.highlights import highlights
from postparade.games.dice_race.report.race_chart import race_chart
from postparade.games.dice_race.report.roll_by_roll import Course, courses, dice_of, dice_races
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.game import DiceRaceGame
from postparade.reports.charts.drawing import Element
from postparade.reports.contract import Figure, Held, Section
from postparade.reports.evening import GameReport
from postparade.reports.words import Words
from postparade.rules.contract import AnyGame
from postparade.table.corrections.history import Step


class DiceRaceReport:
    """Implements :class:`postparade.reports.contract.Report`."""

    def section(self, report: GameReport, words: Words) -> Section:
        """Highlights, the chart of the game, and a chart for each race."""
        run = dice_races(report)
        dice = dice_of(run.dice, run.races)
        return Section(
            sentences=highlights(run, words),
            summary=(Figure("evening", evening_chart(run, words)),),
            races=[Figure(f"race-{race.number}", race_chart(race, run.names, run.title, words)) for race in run.races],
            luck=run.luck,
            standings=run.standings,
            note=words("chances-exact"),
            data={
                "races": [_data(race) for race in run.races],
                "dice": {"rolls": dice.rolls, "sums": dice.sums},
            },
        )

    def last_race(self, game: AnyGame, steps: Sequence[Step], names: Mapping[int, str], words: Words) -> Element | None:
        """The chart of the last race, once it is over and paid."""
        assert isinstance(game, DiceRaceGame)
        deals = [at for at, step in enumerate(steps) if any(isinstance(event, ev.Dealt) for event in step.events)]
        if not deals:
            return None
        (race,) = courses(game, steps[deals[-1] :])
        paid = race.winner is not None and (race.payouts or race.luck is not None)
        return race_chart(race, dict(names), game.title, words) if paid else None

    def held(self, game: AnyGame, seat: int, events: Iterable[object], _words: Words) -> Iterator[Held]:
        """The cards of each deal, where the table dealt them."""
        assert isinstance(game, DiceRaceGame)
        for event in events:
            if isinstance(event, ev.Dealt) and event.hands is not None and seat in event.hands:
                cards = (
                    str(rank)
                    for rank, held in zip(game.deck.ranks, event.hands[seat], strict=True)
                    for _ in range(held)
                )
                yield Held(event.race, " · ".join(cards))


REPORT = DiceRaceReport()


def _data(race: Course) -> dict[str, object]:
    swing = race.swing
    return {
        "race": race.number,
        "winner": race.winner,
        "rolls": len(race.throws),
        "scratched": race.scratched,
        "lead_changes": race.lead_changes,
        "pot": race.pot,
        "payouts": race.payouts,
        "luck": race.luck,
        "swing": None if swing is None else swing._asdict(),
    }
