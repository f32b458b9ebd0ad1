"""Libraries of rendered dice are the same from their seed, and are gone on with where they were left."""

import multiprocessing
from pathlib import Path
from typing import IO, Any

import numpy as np
import pytest

from tests.training.conftest import SEED
from training.renders import library as made
from training.renders.die import Sprite
from training.renders.library import FAMILY, Family, library

pytestmark = pytest.mark.slow(10)


def same(one: Sprite, other: Sprite) -> bool:
    return np.array_equal(one.bgr, other.bgr) and np.array_equal(one.alpha, other.alpha) and one.value == other.value


def test_samples_read_back_as_they_were_drawn(families: list[Family], first_family: Family) -> None:
    for read, drawn in zip(
        (*families[0].flat, families[0].leaning), (*first_family.flat, first_family.leaning), strict=True
    ):
        assert len(read) == len(drawn)
        for one, other in zip(read, drawn, strict=True):
            assert np.array_equal(one.bgr, other.bgr)
            assert np.array_equal(one.alpha, other.alpha)
            assert (one.value, one.box) == (other.value, other.box)
            assert one.corners == pytest.approx(other.corners)
    assert (families[0].elevation, families[0].theme) == (first_family.elevation, first_family.theme)


def test_every_face_lies_up_once_in_either_look(families: list[Family]) -> None:
    for family in families:
        assert [[sprite.value for sprite in look] for look in family.flat] == [[1, 2, 3, 4, 5, 6]] * 2
        assert all(sprite.lean < 0.01 for look in family.flat for sprite in look)
        assert all(sprite.lean > 0.17 for sprite in family.leaning)


def test_a_library_that_was_begun_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "_PART", 1)
    begun = library(SEED, FAMILY, tmp_path)
    (first,) = tmp_path.rglob("*.npz")
    written = first.stat().st_mtime_ns
    whole = library(SEED, 2 * FAMILY, tmp_path)
    assert (len(begun), len(whole)) == (1, 2)
    assert first.stat().st_mtime_ns == written
    assert all(same(one, other) for one, other in zip(begun[0].flat[0], whole[0].flat[0], strict=True))


def test_a_damaged_part_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "_PART", 1)
    library(SEED, FAMILY, tmp_path)
    (part,) = tmp_path.rglob("*.npz")
    part.write_bytes(part.read_bytes()[:1000])
    with pytest.raises(ValueError, match="delete it"):
        library(SEED, FAMILY, tmp_path)


def test_two_runs_that_draw_the_same_library_at_once_both_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made, "_PART", 1)
    context = multiprocessing.get_context("fork")
    write, together = np.savez_compressed, context.Barrier(2)

    def written_by_both(file: IO[bytes], **arrays: Any) -> None:
        together.wait(60)
        write(file, **arrays)
        together.wait(60)

    monkeypatch.setattr(np, "savez_compressed", written_by_both)
    runs = [context.Process(target=library, args=(SEED, FAMILY, tmp_path)) for _ in range(2)]
    for run in runs:
        run.start()
    for run in runs:
        run.join(120)
    assert [run.exitcode for run in runs] == [0, 0]
    assert len(library(SEED, FAMILY, tmp_path)) == 1
