"""Train the finder; needs PyTorch: ``python -m training.train_finder PHOTOS OUT.onnx``."""

from collections.abc import Sequence

import cv2
import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor, nn

from postparade.dice.vision.detector import INPUT, STRIDE
from training.finder_samples import sample, target
from training.lesson import Course, Sample, lesson
from training.nets import Finder, as_input
from training.windows import Subject

COURSE = Course(batch=24, fastest=4e-3, decay=1e-4)


def window(subjects: Sequence[Subject], rng: Generator) -> Sample:
    """A picture as 3 x H x W floats in 0..1, then the maps of the target."""
    picture, wanted = sample(subjects, rng)
    return as_input(picture), *wanted


def error(answer: Tensor, maps: Sequence[Tensor]) -> Tensor:
    """Focal loss on the hills (Law and Deng, CornerNet, 2018, eq. 1) plus absolute errors of edge and shift."""
    hills, counts, edges, shifts, peaks = maps
    chance = torch.sigmoid(answer[:, 0]).clamp(1e-4, 1 - 1e-4)
    on = peaks * torch.log(chance) * (1 - chance) ** 2
    off = (1 - peaks) * (1 - hills) ** 4 * torch.log(1 - chance) * chance**2
    number = peaks.sum().clamp(min=1)
    focal = -((on + off) * counts).sum() / number
    near = (hills > 0.3).float() * hills * counts
    total = near.sum().clamp(min=1)
    size = (near * (answer[:, 1] - edges).abs()).sum() / total
    shift = (near[:, None] * (answer[:, 2:4] - shifts).abs()).sum() / total
    return focal + 1.0 * size + 0.5 * shift


def difficulty(net: nn.Module, subject: Subject) -> float:
    """How little the worst die of ``subject`` stands out, or how much the worst place without one does."""
    height, width = subject.picture.shape[:2]
    scale = INPUT / max(height, width)
    size = max(16, round(width * scale / 16) * 16), max(16, round(height * scale / 16) * 16)
    small = cv2.resize(subject.picture, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    dice = [die._replace(x=die.x * scale, y=die.y * scale, edge=die.edge * scale) for die in subject.dice]
    wanted = target(dice, size[1] // STRIDE, size[0] // STRIDE)
    with torch.no_grad():
        found = torch.sigmoid(net(torch.from_numpy(as_input(small)[None]))[0, 0]).numpy()
    overlooked = 1 - cv2.dilate(found, np.ones((3, 3), np.uint8))[wanted.peaks > 0].min(initial=1.0)
    imagined = found[(wanted.hills < 0.05) & (wanted.counts > 0)].max(initial=0.0)
    return float(max(overlooked, imagined))


if __name__ == "__main__":
    lesson(__doc__, Finder(), COURSE, window, error, difficulty, Finder.SHOWN)
