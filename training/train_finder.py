"""Train the finder, which needs PyTorch: ``python -m training.train_finder PHOTOS OUT.onnx``."""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from training import photos
from training.export import export
from training.finder_samples import sample
from training.nets import Finder
from training.subjects import subjects_for
from training.windows import Subject

BATCH = 24
Maps = tuple[NDArray[np.float32], ...]


class Windows(IterableDataset[Maps]):
    """An endless stream of training windows, another one in each worker."""

    def __init__(self, subjects: Sequence[Subject], weights: NDArray[np.float64], seed: int) -> None:
        self._subjects = subjects
        self._weights = np.cumsum(weights / weights.sum())
        self._seed = seed

    def __iter__(self) -> Iterator[Maps]:
        """Pictures as 3 x H x W floats in 0..1, then the maps of the target."""
        info = get_worker_info()
        rng = np.random.default_rng((self._seed, 0 if info is None else info.id))
        while True:
            pool = [self._subjects[int(np.searchsorted(self._weights, rng.random()))] for _ in range(4)]
            picture, target = sample(pool, rng)
            shown = np.ascontiguousarray(picture.transpose(2, 0, 1)).astype(np.float32) / np.float32(255)
            yield shown, target.hills, target.counts, target.edges, target.shifts, target.peaks


def loss(answer: Tensor, hills: Tensor, counts: Tensor, edges: Tensor, shifts: Tensor, peaks: Tensor) -> Tensor:
    """Focal loss on the hills (Law and Deng, CornerNet, 2018, eq. 1) and absolute errors of edge and shift beside."""
    logit = answer[:, 0]
    chance = torch.sigmoid(logit).clamp(1e-4, 1 - 1e-4)
    on = peaks * torch.log(chance) * (1 - chance) ** 2
    off = (1 - peaks) * (1 - hills) ** 4 * torch.log(1 - chance) * chance**2
    number = peaks.sum().clamp(min=1)
    focal = -((on + off) * counts).sum() / number
    near = (hills > 0.3).float() * hills * counts
    total = near.sum().clamp(min=1)
    size = (near * (answer[:, 1] - edges).abs()).sum() / total
    shift = (near[:, None] * (answer[:, 2:4] - shifts).abs()).sum() / total
    return focal + 1.0 * size + 0.5 * shift


def train(subjects: Sequence[Subject], weights: NDArray[np.float64], steps: int, seed: int, workers: int) -> Finder:
    """A finder after ``steps`` batches, with a warm start and a cosine fall of the learning rate."""
    torch.manual_seed(seed)
    net = Finder().to(memory_format=torch.channels_last)
    best = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-4)
    rate = torch.optim.lr_scheduler.OneCycleLR(best, 4e-3, total_steps=steps, pct_start=0.1)
    stream = DataLoader(Windows(subjects, weights, seed), BATCH, num_workers=workers, prefetch_factor=4)
    began, running = time.monotonic(), 0.0
    for step, (shown, *target) in zip(range(steps), stream, strict=False):
        best.zero_grad()
        answer = net(shown.to(memory_format=torch.channels_last))
        error = loss(answer, *target)
        error.backward()  # type: ignore[no-untyped-call] # PyTorch leaves it untyped
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        best.step()
        rate.step()
        running = error.item() if step == 0 else 0.98 * running + 0.02 * error.item()
        if step % 50 == 0:
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
    ask.add_argument("--steps", type=int, default=6000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=2)
    chosen = ask.parse_args()
    torch.set_num_threads(1)
    shown, weights = subjects_for(
        photos.load(chosen.photos), chosen.hold_back, chosen.sprites, chosen.rolls, chosen.seed
    )
    print(f"{len(shown)} pictures to cut windows from")
    net = train(shown, weights, chosen.steps, chosen.seed, chosen.workers)
    torch.save(net.state_dict(), chosen.out.with_suffix(".pt"))
    export(net, (1, 3, 240, 320), chosen.out)


if __name__ == "__main__":
    main()
