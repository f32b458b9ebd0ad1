"""What people will talk about: the races and moments of an evening that stand out."""

from collections.abc import Iterator

from postparade.games.dice_race.report.roll_by_roll import DiceRaces
from postparade.reports.words import Words


def highlights(game: DiceRaces, words: Words) -> list[str]:
    """Sentences about ``game``, the most telling first."""
    return list(_told(game, words))


def _told(game: DiceRaces, words: Words) -> Iterator[str]:
    run = [race for race in game.races if race.winner is not None]
    won = [(float(race.chances[race.off, race.board.index(race.winner or 0)]), race) for race in run]
    if won:
        chance, race = min(won, key=lambda pair: pair[0])
        yield words("longest-shot", horse=race.winner or 0, race=race.number, chance=words.percent(chance))
    swings = [(swing, race) for race in game.races if (swing := race.swing) is not None]
    if swings:
        swing, race = max(swings, key=lambda pair: pair[0].size)
        yield words(
            "biggest-swing",
            roll=swing.throw,
            race=race.number,
            name=game.name(race.throws[swing.throw - 1].player),
            horse=swing.horse,
            before=words.percent(swing.before),
            after=words.percent(swing.after),
        )
    leads = max(run, key=lambda race: race.lead_changes, default=None)
    if leads is not None and leads.lead_changes:
        yield words("closest-race", race=leads.number, times=leads.lead_changes)
    pots = [(amount, seat, race) for race in run for seat, amount in race.payouts.items()]
    if pots:
        amount, seat, race = max(pots, key=lambda one: one[0])
        yield words("biggest-payout", name=game.name(seat), chips=amount, race=race.number)
    luck = game.luck
    if luck:
        for seat, key in (
            (max(luck, key=luck.__getitem__), "luckiest"),
            (min(luck, key=luck.__getitem__), "unluckiest"),
        ):
            yield words(key, name=game.name(seat), chips=words.signed(luck[seat]))
    if run:
        longest = max(run, key=lambda race: len(race.throws))
        yield words("longest-race", rolls=len(longest.throws), race=longest.number)
