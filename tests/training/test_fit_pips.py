"""What the cues of the pip count weigh is fitted by its true slopes."""

import numpy as np
import pytest

from postparade.dice.vision.geometry.cues import NAMES, fitted
from training.fit_pips import Layers, Padded, chances, fit, slopes

pytestmark = pytest.mark.slow


RNG = np.random.default_rng(4)


def shown(patches: int = 40, ways: int = 9) -> Padded:
    """Patches whose true value is told by the first cue of one of the ways to see them; every other one has no face."""
    values = RNG.integers(1, 7, (patches, ways))
    cues = RNG.normal(0, 0.3, (patches, ways, len(NAMES))).astype(np.float32)
    cues[::2, 0, 0] += 3
    truth = np.where(np.arange(patches) % 2 == 0, values[:, 0], 0)
    values[:, -1] = 0
    return Padded(values, cues, truth)


def loss(layers: Layers, patches: Padded) -> float:
    chance, _ = chances(patches, layers.odds(patches.cues))
    return float(-np.log(chance[np.arange(len(patches.truth)), patches.truth]).mean())


@pytest.mark.parametrize(("part", "at"), [(0, (1, 2)), (1, (3,)), (2, (0,)), (3, (0,))])
def test_slopes_are_those_of_the_loss(part: int, at: tuple[int, ...]) -> None:
    patches, layers, step = shown(), Layers.begun(np.random.default_rng(1)), 1e-5
    moved = [weights.astype(np.float64) for weights in layers]
    moved[part][at] += step
    grown = (loss(Layers(*moved), patches) - loss(layers, patches)) / step
    assert slopes(layers, patches)[part][at] == pytest.approx(grown, rel=0.02, abs=1e-5)


def test_the_fit_learns_which_way_to_see_a_patch_is_the_true_one() -> None:
    patches, rng = shown(), np.random.default_rng(1)
    layers = fit(patches, rng)
    chance, _ = chances(patches, layers.odds(patches.cues))
    assert (chance.argmax(axis=1) == patches.truth).all()


def test_kept_weights_say_the_same_on_the_table() -> None:
    layers, cues = Layers.begun(np.random.default_rng(1)), shown().cues[0]
    assert layers.kept().odds(cues) == pytest.approx(layers.odds(cues), abs=1e-3)


def test_the_weights_of_the_house_have_one_column_a_cue() -> None:
    assert fitted().odds(np.zeros((5, len(NAMES)), np.float32)).shape == (5,)
