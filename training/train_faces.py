"""Train the face reader; needs PyTorch: ``python -m training.train_faces PHOTOS OUT.onnx``."""

from collections.abc import Sequence

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor, nn
from torch.nn.functional import cross_entropy, smooth_l1_loss

from postparade.dice.vision.detector import Found
from postparade.dice.vision.face_classifier import CLASSES, INPUT, WINDOW, patch
from training.face_samples import sample
from training.lesson import Course, Sample, lesson
from training.nets import FaceReader, as_input
from training.windows import Subject

COURSE = Course(batch=64, fastest=5e-3, decay=1e-3)

TILTED = 4.0
"""Weight of an error of the tilt relative to one of the class."""


def crop(subjects: Sequence[Subject], rng: Generator) -> Sample:
    """A crop as 3 x 56 x 56 floats in 0..1, its class, and its tilt, which is NaN where it is not known."""
    picture, label, tilt = sample(subjects, rng)
    return as_input(picture), label, np.array((np.nan, np.nan) if tilt is None else tilt, np.float32)


def error(answer: Tensor, labels: Sequence[Tensor]) -> Tensor:
    """Cross entropy of the classes, with labels smoothed so that the network is not too sure of itself, plus the error
    of the tilt where it is known."""
    label, tilt = labels
    known = torch.isfinite(tilt)
    off = smooth_l1_loss(answer[:, len(CLASSES) :][known], tilt[known], reduction="sum", beta=0.1) / len(answer)
    return cross_entropy(answer[:, : len(CLASSES)], label, label_smoothing=0.02) + TILTED * off


def difficulty(net: nn.Module, subject: Subject) -> float:
    """How far from 1 the chances of the right faces of ``subject`` are, on average."""
    dice = [die for die in subject.dice if die.value and die.edge >= 8]
    if not dice:
        return 0.0
    crops = [patch(subject.picture, Found(die.x, die.y, die.edge, 1.0), INPUT, WINDOW) for die in dice]
    with torch.no_grad():
        seen = net(torch.from_numpy(np.stack([as_input(one) for one in crops])))
        chances = torch.softmax(seen[:, : len(CLASSES)], dim=1)
    return float(np.mean([1 - chances[row, die.value - 1].item() for row, die in enumerate(dice)]))


if __name__ == "__main__":
    lesson(__doc__, FaceReader(), COURSE, crop, error, difficulty, FaceReader.SHOWN)
