"""The two networks of the reader: one finds dice in a whole picture, one reads the upper face of one die."""

from typing import ClassVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from postparade.dice.vision.face_classifier import CLASSES, INPUT
from training.photos import Picture


def as_input(picture: Picture) -> NDArray[np.float32]:
    """``picture`` as either network takes it: 3 x rows x columns, blue-green-red, 0..1."""
    return np.ascontiguousarray(picture.transpose(2, 0, 1)).astype(np.float32) / np.float32(255)


def _conv(inward: int, outward: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inward, outward, 3, stride, 1, bias=False), nn.BatchNorm2d(outward), nn.ReLU(inplace=True)
    )


class _Residual(nn.Module):
    """Adds to its input what two convolutions make of it (He et al., 2016); before training, nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = _conv(width, width)
        self.second = nn.Conv2d(width, width, 3, 1, 1, bias=False)
        self.scaled = nn.BatchNorm2d(width)
        nn.init.zeros_(self.scaled.weight)

    def forward(self, seen: Tensor) -> Tensor:
        """As many channels, rows and columns as ``seen`` has."""
        return torch.relu(seen + self.scaled(self.second(self.first(seen))))


class Finder(nn.Module):
    """Maps batch x 3 x H x W (blue-green-red, 0..1, sides multiples of 16) to batch x 4 x H/4 x W/4.

    Channels: whether the middle of an upper face lies here (logit), ``log(edge / 32 pixels)``, and how far that middle
    lies right of and below the cell's own, in cells.
    """

    SHOWN: ClassVar = (1, 3, 240, 320)

    def __init__(self, widths: tuple[int, int, int, int] = (12, 24, 48, 64)) -> None:
        super().__init__()
        a, b, c, d = widths
        self.fine = nn.Sequential(_conv(3, a, 2), _conv(a, b, 2), _conv(b, b))
        self.middle = nn.Sequential(_conv(b, c, 2), _Residual(c))
        self.coarse = nn.Sequential(_conv(c, d, 2), _Residual(d))
        self.from_coarse = nn.Conv2d(d, c, 1)
        self.from_middle = nn.Conv2d(c, b, 1)
        self.up = nn.Upsample(scale_factor=2, mode="nearest")
        self.head = nn.Sequential(_conv(b, b), nn.Conv2d(b, 4, 1))
        last = self.head[-1]
        assert isinstance(last, nn.Conv2d)
        assert last.bias is not None
        nn.init.constant_(last.bias[:1], -4.0)

    def forward(self, picture: Tensor) -> Tensor:
        """The four maps of ``picture``."""
        fine = self.fine(picture)
        middle = self.middle(fine)
        middle = torch.relu(middle + self.up(self.from_coarse(self.coarse(middle))))
        found: Tensor = self.head(torch.relu(fine + self.up(self.from_middle(middle))))
        return found


class FaceReader(nn.Module):
    """Maps batch x 3 x 56 x 56 (blue-green-red, 0..1) to batch x 12: a logit for each of ``CLASSES``, then how far
    right and down the unit normal of the upper face points."""

    SHOWN: ClassVar = (1, 3, INPUT, INPUT)

    def __init__(self, widths: tuple[int, int, int] = (24, 48, 96)) -> None:
        super().__init__()
        a, b, c = widths
        self.spots = nn.Sequential(_conv(3, a, 2), _conv(a, a))
        self.pips = nn.Sequential(_conv(a, b, 2), _Residual(b), _Residual(b))
        self.face = nn.Sequential(_conv(b, c, 2), _Residual(c))
        self.answer = nn.Linear(c, len(CLASSES) + 2)

    def forward(self, crop: Tensor) -> Tensor:
        """Logits and tilt of ``crop``."""
        face = self.face(self.pips(self.spots(crop)))
        answer: Tensor = self.answer(face.mean(dim=(2, 3)))
        return answer
