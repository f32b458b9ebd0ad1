"""Whatever is done to the tray in whatever order: the commits are the rolls, each once, in their order."""

import math
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, note, settings
from hypothesis import strategies as st

from tests.dice.vision.scripted import ScriptedTray

pytestmark = pytest.mark.slow(6)


FACE = st.integers(1, 6)
DIE = st.integers(0, 1)
FEW = st.integers(-12, 12)

ROLLS = st.one_of(
    st.tuples(st.just("throw"), FACE, FACE),
    st.tuples(st.just("scoop"), FACE, FACE),
    st.tuples(st.just("rethrow"), DIE, FACE),
)
MISHAPS = st.one_of(
    st.tuples(st.just("remove")),
    st.tuples(st.just("throw_on_top"), FACE, FACE),
    st.tuples(st.just("nudge"), DIE, st.floats(0.1, 0.8), st.floats(0, math.tau), st.booleans()),
    st.tuples(st.just("turn_over"), DIE, FACE),
    st.tuples(st.just("bump"), FEW, FEW),
    st.tuples(st.just("knock"), st.floats(0.3, 4)),
    st.tuples(st.just("drift"), st.floats(0.6, 1.1)),
    st.tuples(st.just("flicker")),
    st.tuples(st.just("lamp"), st.sampled_from([0.0, 0.3])),
    st.tuples(st.just("blackout")),
    st.tuples(st.just("hand_passes")),
    st.tuples(st.just("hand_rests")),
    st.tuples(st.just("unplugged")),
)
PUSHED_ALONG_THE_RIM = [("throw", 1, 1), ("throw", 1, 1), ("bump", 0, 4), ("throw", 1, 1)]
"""The rim's own rows cover the tray then, flat as a stain: the camera must be followed all the same."""
PUSHED_FROM_EDGE_TO_EDGE = [[("throw", 1, 1), ("bump", *by), ("throw", 1, 1)] for by in ((0, 12), (4, -9), (0, 24))]
"""One edge of the rim then lies where another one was."""
NEED_DICE = ("scoop", "rethrow", "nudge", "turn_over", "throw_on_top")


@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    acts=st.lists(st.one_of(ROLLS, MISHAPS), min_size=4, max_size=9),
    seed=st.integers(0, 999),
    rimmed=st.booleans(),
    fps=st.sampled_from([15, 30]),
)
@example(acts=PUSHED_ALONG_THE_RIM, seed=0, rimmed=True, fps=15)
@example(acts=PUSHED_ALONG_THE_RIM, seed=4, rimmed=True, fps=15)
@example(acts=PUSHED_FROM_EDGE_TO_EDGE[0], seed=0, rimmed=True, fps=15)
@example(acts=PUSHED_FROM_EDGE_TO_EDGE[1], seed=0, rimmed=True, fps=15)
@example(acts=PUSHED_FROM_EDGE_TO_EDGE[2], seed=1, rimmed=True, fps=15)
def test_commits_are_the_rolls(acts: list[tuple[Any, ...]], seed: int, rimmed: bool, fps: int) -> None:
    here = ScriptedTray(fps, seed, rimmed=rimmed)
    here.wait(0.5)
    for name, *details in acts:
        if name in NEED_DICE and not here.dice:
            continue
        play(here, name, details)
        note(f"{name} {details}: rolls {here.rolls}, commits {here.commits}, {here.stages[-1].value}")
        assert here.commits == here.rolls


def play(here: ScriptedTray, name: str, details: list[Any]) -> None:
    if name == "knock":
        before = here._away
        here.knock(*details)
        here.put_back(*before)
    elif name == "nudge":
        which, by, direction, hand = details
        here.nudge(which, by, direction, hand=hand)
    else:
        getattr(here, name)(*details)
