"""What people will talk about: the races and moments of an evening that stand out."""

from collections.abc import Iterator

from postparade.games.boards import HORSES
from postparade.reports.bars import signed
from postparade.reports.evening import GameReport
from postparade.reports.race_chart import percent


def highlights(game: GameReport) -> list[str]:
    """Sentences about ``game``, the most telling first."""
    return list(_told(game))


def _told(game: GameReport) -> Iterator[str]:
    run = [race for race in game.races if race.winner is not None]
    won = [(float(race.chances[race.off, (race.winner or 0) - HORSES[0]]), race) for race in run]
    if won:
        chance, race = min(won, key=lambda pair: pair[0])
        yield f"Longest shot: number {race.winner} won race {race.number} with {percent(chance)} at the off."
    swings = [(swing, race) for race in game.races if (swing := race.swing) is not None]
    if swings:
        swing, race = max(swings, key=lambda pair: pair[0].size)
        who = game.name(race.throws[swing.throw - 1].player)
        yield (
            f"Biggest swing: roll {swing.throw} of race {race.number}, by {who}, took number {swing.horse} "
            f"from {percent(swing.before)} to {percent(swing.after)}."
        )
    leads = max(run, key=lambda race: race.lead_changes, default=None)
    if leads is not None and leads.lead_changes:
        times = "once" if leads.lead_changes == 1 else f"{leads.lead_changes} times"
        yield f"Closest race: in race {leads.number} the lead changed {times}."
    pots = [(amount, seat, race) for race in run for seat, amount in race.payouts.items()]
    if pots:
        amount, seat, race = max(pots, key=lambda one: one[0])
        yield f"Biggest payout: {game.name(seat)} took {amount} chips in race {race.number}."
    luck = game.luck
    if luck:
        for seat, words in (
            (max(luck, key=luck.__getitem__), "Luckiest"),
            (min(luck, key=luck.__getitem__), "Unluckiest"),
        ):
            yield f"{words} player: {game.name(seat)}, {signed(luck[seat])} chips beyond expectation."
    if run:
        longest = max(run, key=lambda race: len(race.throws))
        yield f"Longest race: {len(longest.throws)} rolls in race {longest.number}."
