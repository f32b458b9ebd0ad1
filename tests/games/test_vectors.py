"""The rule vectors: facts of the specifications, played action by action. ``--vectors DIR`` runs another folder's."""

from pathlib import Path

import pytest

from tests.games import vector_reader as dice_race
from tests.games.bettor_horse import vector_reader as bettor_horse
from tests.games.odds_on import vector_reader as odds_on
from tests.games.ready_set_bet import vector_reader as ready_set_bet

READERS = {
    "quarter-horse": dice_race.play,
    "hold-your-horses": dice_race.play,
    "bettor-horse": bettor_horse.play,
    "odds-on": odds_on.play,
    "ready-set-bet": ready_set_bet.play,
}
"""Who understands the vectors of a game: plays one file, asserts all it says, and returns how much that was."""
OTHER_ROOMS = {"odds"}
"""Vectors that another room's tests run, from the same folder."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    root = Path(metafunc.config.getoption("--vectors"))
    if "vector" in metafunc.fixturenames:
        files = sorted(path for game in READERS for path in (root / game).glob("*.json"))
        metafunc.parametrize("vector", files, ids=[path.stem for path in files])
    if "folder" in metafunc.fixturenames:
        folders = sorted(path for path in root.iterdir() if path.is_dir())
        metafunc.parametrize("folder", folders, ids=[path.name for path in folders])


def test_every_step_of_the_vector_comes_out_as_written(vector: Path) -> None:
    assert READERS[vector.parent.name](vector) > 0


def test_every_folder_of_vectors_belongs_to_a_known_game(folder: Path) -> None:
    """An unknown game is reported, never passed over."""
    assert folder.name in READERS or folder.name in OTHER_ROOMS, (
        f"{folder.name}: no game of that name; known are {', '.join(READERS)}"
    )
    assert list(folder.glob("*.json")), f"{folder.name} holds no vectors"
