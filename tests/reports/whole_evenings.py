"""Evenings of several games, played at a real table by the simulated players of each game."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, HOST, seat
from postparade.table.messages import CloseEvening, CloseGame, OpenGame
from postparade.table.players import players_of
from tests.table.players import Company, company

GUESTS = ("Ann", "Bob", "Cleo", "Dan")
ALL = tuple(GAMES)


async def play_game(guests: Company, game: str, races: int, rng: random.Random) -> None:
    """Open ``game`` and play it until it is over, or until ``races`` of it are over and paid."""
    await guests.do(OpenGame(game))
    rules, players = GAMES[game], players_of(GAMES[game])
    while True:
        state = guests.table._written.play
        status = rules.status(state)
        if rules.over(state) or (status.race >= races and players.settled(state)):
            return
        action, number = players.act(rules, state, rng)
        rolls = type(action).__name__ == "Roll"
        await guests.do(action, seat(number) if number is not None else DICE if rolls else HOST)


def play_evening(
    folder: Path,
    games: Sequence[str] = ALL,
    names: Sequence[str] = GUESTS,
    races: int = 3,
    seed: int = 1,
    close: bool = True,
) -> Path:
    """An evening of ``games``, which the host closes at its end; returns its folder."""

    async def run() -> None:
        rng = random.Random(seed)
        async with company(folder, names) as guests:
            for at, game in enumerate(games):
                await play_game(guests, game, races, rng)
                if at + 1 < len(games):
                    await guests.do(CloseGame())
            if close:
                await guests.do(CloseEvening())

    asyncio.run(run())
    return folder
