"""What both trainings share: their command line, an endless stream of samples, and the descent."""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from training import photos
from training.export import export
from training.subjects import RENDERED, subjects_for
from training.windows import Subject

POOL = 4
"""Subjects that one sample may be made of."""

GOING_ON = 0.4
"""Share of the highest learning rate for a network whose training is continued."""

HARDER = 4.0
"""How much more often a continued training shows what the network gets wholly wrong than what it gets right."""

_STEEPEST = 5.0

Sample = tuple[Any, ...]
Draw = Callable[[Sequence[Subject], Generator], Sample]


class Samples(IterableDataset[Sample]):
    """What ``draw`` makes of random subjects, taken as often as their ``weights`` say; one stream per worker."""

    def __init__(self, subjects: Sequence[Subject], weights: NDArray[np.float64], seed: int, draw: Draw) -> None:
        self._subjects = subjects
        self._weights = np.cumsum(weights / weights.sum())
        self._seed = seed
        self._draw = draw

    def __iter__(self) -> Iterator[Sample]:
        """Samples without end."""
        info = get_worker_info()
        rng = np.random.default_rng((self._seed, 0 if info is None else info.id))
        while True:
            pool = [self._subjects[int(np.searchsorted(self._weights, rng.random()))] for _ in range(POOL)]
            yield self._draw(pool, rng)


class Course(NamedTuple):
    """How a network learns: samples per step, the highest learning rate, and the decay of its weights."""

    batch: int
    fastest: float
    decay: float


def lesson(
    doc: str | None,
    net: nn.Module,
    course: Course,
    draw: Draw,
    error: Callable[[Tensor, Sequence[Tensor]], Tensor],
    difficulty: Callable[[nn.Module, Subject], float],
    shape: tuple[int, int, int, int],
) -> None:
    """Train ``net`` as the command line says and write it to an ONNX file and to a ``.pt`` file beside it.

    ``difficulty`` is how wrong the network is about a photograph, 0..1; a continued training shows the difficult ones
    more often. ``shape`` is that of the exported network's input.
    """
    chosen = _asked(doc)
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    shown = [
        photo
        for folder in (chosen.photos, *chosen.also)
        for photo in photos.load(folder)
        if photo.fold not in chosen.hold_back or not photo.source.startswith(chosen.of)
    ]
    subjects, weights = subjects_for(shown, chosen.sprites, chosen.rolls, chosen.seed, chosen.rendered)
    fastest = course.fastest
    if chosen.start is not None:
        net.load_state_dict(torch.load(chosen.start, weights_only=True))
        fastest *= GOING_ON
        wrong = np.array([difficulty(net.eval(), subject) for subject in subjects])
        weights = weights * (1 + HARDER * wrong)
        print(f"mean difficulty {wrong.mean():.3f}")
    print(f"{len(subjects)} pictures")
    samples = Samples(subjects, weights, chosen.seed, draw)
    stream = DataLoader(samples, course.batch, num_workers=chosen.workers, prefetch_factor=4)
    _descend(net, stream, error, course._replace(fastest=fastest), chosen.steps)
    torch.save(net.state_dict(), chosen.out.with_suffix(".pt"))
    export(net, shape, chosen.out)


def _descend(
    net: nn.Module,
    stream: DataLoader[Sample],
    error: Callable[[Tensor, Sequence[Tensor]], Tensor],
    course: Course,
    steps: int,
) -> None:
    """Train on ``steps`` batches, with a warm-up and a cosine decay of the learning rate."""
    net.train().to(memory_format=torch.channels_last)  # type: ignore[call-overload] # its stub forgets this layout
    best = torch.optim.AdamW(net.parameters(), lr=course.fastest, weight_decay=course.decay)
    rate = torch.optim.lr_scheduler.OneCycleLR(best, course.fastest, total_steps=steps, pct_start=0.1)
    began, running = time.monotonic(), 0.0
    for step, (shown, *target) in zip(range(steps), stream, strict=False):
        best.zero_grad()
        loss = error(net(shown.to(memory_format=torch.channels_last)), target)
        loss.backward()  # type: ignore[no-untyped-call] # PyTorch leaves it untyped
        torch.nn.utils.clip_grad_norm_(net.parameters(), _STEEPEST)
        best.step()
        rate.step()
        running = loss.item() if step == 0 else 0.98 * running + 0.02 * loss.item()
        if step % 100 == 0:
            print(f"{step:6d} of {steps}, loss {running:.3f}, {time.monotonic() - began:.0f} s", flush=True)


def _asked(doc: str | None) -> argparse.Namespace:
    ask = argparse.ArgumentParser(description=doc)
    ask.add_argument("photos", type=Path)
    ask.add_argument("out", type=Path)
    ask.add_argument("--sprites", type=int, default=12000, help="rendered dice")
    ask.add_argument("--rolls", type=int, default=4000, help="rendered pictures made of them")
    ask.add_argument("--also", type=Path, nargs="+", default=[], help="further folders of photographs")
    ask.add_argument("--hold-back", type=int, nargs="+", default=[], help="parts of the photographs that are not shown")
    ask.add_argument("--of", default="", help="only of sources whose name begins so is a part held back")
    ask.add_argument("--steps", type=int, default=8000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=1)
    ask.add_argument("--start", type=Path, help="weights (.pt) to continue from, at a lower rate")
    ask.add_argument("--rendered", type=float, default=RENDERED, help="share of rendered samples")
    return ask.parse_args()
