"""The weights of a shipped network, so that a training can go on from them; needs PyTorch:
``python -m training.from_onnx faces NETWORK.onnx OUT.pt PHOTOS``.

In the file, batch normalisation has become part of the convolutions. Here it gets the mean and the spread that it sees
in windows of photographs, and the scale and the shift that leave the network's answers as they were.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from numpy.random import Generator
from onnx import numpy_helper
from torch import Tensor, nn

from training import photos, train_faces, train_finder
from training.nets import FaceReader, Finder
from training.subjects import subjects_for
from training.windows import Subject

SHOWN, SEED = 256, 3
"""Windows whose mean and spread are taken, and how they are chosen."""

Draw = Callable[[Sequence[Subject], Generator], tuple[Any, ...]]
NETWORKS: dict[str, tuple[type[nn.Module], Draw]] = {
    "faces": (FaceReader, train_faces.crop),
    "finder": (Finder, train_finder.window),
}


def restored(net: nn.Module, path: Path, shown: Tensor) -> nn.Module:
    """``net`` with the weights in ``path``; its layers are normalised on what is ``shown``."""
    used: list[nn.Module] = []
    watched = [
        layer.register_forward_hook(lambda one, _given, _made: used.append(one))
        for layer in net.modules()
        if isinstance(layer, nn.Conv2d | nn.Linear | nn.BatchNorm2d)
    ]
    with torch.no_grad():
        net.eval()(shown[:1])
        for one in watched:
            one.remove()
        weights = iter(_weights(path))
        normal = []
        for at, layer in enumerate(used):
            if isinstance(layer, nn.BatchNorm2d):
                continue
            assert isinstance(layer, nn.Conv2d | nn.Linear)
            weight, shift = next(weights)
            layer.weight.copy_(weight)
            if layer.bias is not None:
                layer.bias.copy_(shift)
            else:
                normal.append(used[at + 1].register_forward_hook(_fitted(shift)))
        net(shown)
        for one in normal:
            one.remove()
    return net


def _fitted(shift: Tensor) -> Callable[[nn.Module, tuple[Tensor, ...], Tensor], Tensor]:
    """A hook that makes a layer normalise what it is given, and add no more than ``shift`` to it."""

    def fit(layer: nn.Module, given: tuple[Tensor, ...], _made: Tensor) -> Tensor:
        assert isinstance(layer, nn.BatchNorm2d)
        assert layer.running_mean is not None
        assert layer.running_var is not None
        spread, mean = torch.var_mean(given[0], dim=(0, 2, 3))
        layer.running_mean.copy_(mean)
        layer.running_var.copy_(spread)
        layer.weight.copy_(torch.sqrt(spread + layer.eps))
        layer.bias.copy_(mean + shift)
        return given[0] + shift[:, None, None]

    return fit


def _weights(path: Path) -> list[tuple[Tensor, Tensor]]:
    """Weights and shifts of all layers in ``path``, in the order in which they are used."""
    graph = onnx.load(str(path)).graph
    stored = {
        one.name.removesuffix(".half"): numpy_helper.to_array(one).astype(np.float32) for one in graph.initializer
    }
    layers = [node.input for node in graph.node if node.op_type in ("Conv", "Gemm")]
    return [(torch.from_numpy(stored[weight]), torch.from_numpy(stored[shift])) for _, weight, shift in layers]


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("network", choices=list(NETWORKS))
    ask.add_argument("file", type=Path)
    ask.add_argument("out", type=Path)
    ask.add_argument("photos", type=Path)
    chosen = ask.parse_args()
    kind, draw = NETWORKS[chosen.network]
    rng = np.random.default_rng(SEED)
    subjects, _ = subjects_for(photos.load(chosen.photos), 0, 0, SEED)
    pools = [[subjects[int(one)] for one in rng.integers(len(subjects), size=4)] for _ in range(SHOWN)]
    shown = torch.from_numpy(np.stack([draw(pool, rng)[0] for pool in pools]))
    torch.save(restored(kind(), chosen.file, shown).state_dict(), chosen.out)


if __name__ == "__main__":
    main()
