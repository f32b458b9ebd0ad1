"""The packs in the repository pass the check that owners are told to run on theirs, in every file."""

from pathlib import Path

import pytest

from postparade.announcer.packs.inspection import inspect

pytestmark = pytest.mark.slow(60)

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
PACKS = sorted(path.parent.name for path in SOUNDS.glob("*/pack.toml"))


@pytest.mark.parametrize("name", PACKS)
def test_the_check_finds_nothing_wrong_with_a_pack_that_comes_along(name: str) -> None:
    assert [finding for finding in inspect(SOUNDS / name) if finding.wrong] == []


def test_the_packs_are_found() -> None:
    assert PACKS == ["default", "fiery", "fr", "it"]
