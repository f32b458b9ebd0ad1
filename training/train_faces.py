"""Train the face reader, which needs PyTorch: ``python -m training.train_faces PHOTOS OUT.onnx``."""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import cross_entropy
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from postparade.dice.camera.faces import INPUT
from training import photos
from training.export import export
from training.face_samples import sample
from training.nets import FaceReader
from training.subjects import RENDERED, subjects_for
from training.windows import Subject

BATCH = 64
FASTEST = 5e-3
"""The highest learning rate."""
GOING_ON = 0.4
"""The share of it for a net that has learned before."""
Labelled = tuple[NDArray[np.float32], int]


class Crops(IterableDataset[Labelled]):
    """An endless stream of crops with their classes, another one in each worker."""

    def __init__(self, subjects: Sequence[Subject], weights: NDArray[np.float64], seed: int) -> None:
        self._subjects = subjects
        self._weights = np.cumsum(weights / weights.sum())
        self._seed = seed

    def __iter__(self) -> Iterator[Labelled]:
        """Crops as 3 x 56 x 56 floats in 0..1, and the class."""
        info = get_worker_info()
        rng = np.random.default_rng((self._seed, 1, 0 if info is None else info.id))
        while True:
            pool = [self._subjects[int(np.searchsorted(self._weights, rng.random()))] for _ in range(3)]
            picture, label = sample(pool, rng)
            yield np.ascontiguousarray(picture.transpose(2, 0, 1)).astype(np.float32) / np.float32(255), label


def train(
    net: FaceReader,
    subjects: Sequence[Subject],
    weights: NDArray[np.float64],
    steps: int,
    seed: int,
    workers: int,
    fastest: float,
) -> FaceReader:
    """``net`` after ``steps`` batches, with a warm start and a cosine fall of the learning rate from ``fastest``."""
    net = net.train().to(memory_format=torch.channels_last)
    best = torch.optim.AdamW(net.parameters(), lr=fastest, weight_decay=1e-3)
    rate = torch.optim.lr_scheduler.OneCycleLR(best, fastest, total_steps=steps, pct_start=0.1)
    stream = DataLoader(Crops(subjects, weights, seed), BATCH, num_workers=workers, prefetch_factor=4)
    began, running = time.monotonic(), 0.0
    for step, (shown, label) in zip(range(steps), stream, strict=False):
        best.zero_grad()
        error = cross_entropy(net(shown.to(memory_format=torch.channels_last)), label, label_smoothing=0.02)
        error.backward()  # type: ignore[no-untyped-call] # PyTorch leaves it untyped
        best.step()
        rate.step()
        running = error.item() if step == 0 else 0.98 * running + 0.02 * error.item()
        if step % 100 == 0:
            print(f"{step:6d} of {steps}, loss {running:.3f}, {time.monotonic() - began:.0f} s", flush=True)
    return net.eval()


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("photos", type=Path)
    ask.add_argument("out", type=Path)
    ask.add_argument("--sprites", type=int, default=2352, help="rendered dice")
    ask.add_argument("--rolls", type=int, default=1500, help="rendered pictures made of them")
    ask.add_argument("--hold-back", type=int, help="fold of the photographs that is not shown")
    ask.add_argument("--steps", type=int, default=8000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--start", type=Path, help="weights (.pt) to go on from, slower")
    ask.add_argument("--rendered", type=float, default=RENDERED, help="share of rendered crops")
    chosen = ask.parse_args()
    torch.set_num_threads(1)
    shown, weights = subjects_for(
        photos.load(chosen.photos), chosen.hold_back, chosen.sprites, chosen.rolls, chosen.seed, chosen.rendered
    )
    print(f"{len(shown)} pictures to cut crops from")
    torch.manual_seed(chosen.seed)
    net, fastest = FaceReader(), FASTEST
    if chosen.start is not None:
        net.load_state_dict(torch.load(chosen.start, weights_only=True))
        fastest *= GOING_ON
    net = train(net, shown, weights, chosen.steps, chosen.seed, chosen.workers, fastest)
    torch.save(net.state_dict(), chosen.out.with_suffix(".pt"))
    export(net, (1, 3, INPUT, INPUT), chosen.out)


if __name__ == "__main__":
    main()
