"""Train the face reader, which needs PyTorch: ``python -m training.train_faces PHOTOS OUT.onnx``."""

from collections.abc import Sequence

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from postparade.dice.camera.faces import INPUT, WINDOW, patch
from postparade.dice.camera.finder import Found
from training.face_samples import sample
from training.lesson import Course, Sample, lesson
from training.nets import FaceReader, as_input
from training.windows import Subject

COURSE = Course(batch=64, fastest=5e-3, decay=1e-3)


def crop(subjects: Sequence[Subject], rng: Generator) -> Sample:
    """A crop as 3 x 56 x 56 floats in 0..1, and its class."""
    picture, label = sample(subjects, rng)
    return as_input(picture), label


def error(answer: Tensor, labels: Sequence[Tensor]) -> Tensor:
    """Cross entropy; labels are a little uncertain, so that the network is not too sure of itself."""
    return cross_entropy(answer, labels[0], label_smoothing=0.02)


def difficulty(net: nn.Module, subject: Subject) -> float:
    """How far from 1 the chances of the right faces of ``subject`` are, on average."""
    dice = [die for die in subject.dice if die.value and die.edge >= 8]
    if not dice:
        return 0.0
    crops = [patch(subject.picture, Found(die.x, die.y, die.edge, 1.0), INPUT, WINDOW) for die in dice]
    with torch.no_grad():
        chances = torch.softmax(net(torch.from_numpy(np.stack([as_input(one) for one in crops]))), dim=1)
    return float(np.mean([1 - chances[row, die.value - 1].item() for row, die in enumerate(dice)]))


if __name__ == "__main__":
    lesson(__doc__, FaceReader(), COURSE, crop, error, difficulty, FaceReader.SHOWN)
