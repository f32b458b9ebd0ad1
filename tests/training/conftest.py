"""A small library of rendered dice, drawn once for all tests of this folder."""

from pathlib import Path

import pytest

from training.renders.library import FAMILY, Family, family, library

SEED = 11


@pytest.fixture(scope="session")
def families(tmp_path_factory: pytest.TempPathFactory) -> list[Family]:
    folder: Path = tmp_path_factory.mktemp("renders")
    return library(SEED, 24 * FAMILY, folder)


@pytest.fixture(scope="session")
def first_family() -> Family:
    """The first family of that library, drawn anew."""
    return family(SEED, 0)
