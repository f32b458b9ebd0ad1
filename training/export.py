"""A trained network as an ONNX file that OpenCV runs."""

import warnings
from pathlib import Path

import torch
from torch import nn


def export(net: nn.Module, shape: tuple[int, int, int, int], path: Path) -> None:
    """Write ``net``, in which batch normalisation has become part of the convolutions, for inputs of ``shape``."""
    net.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            net, (torch.zeros(*shape),), str(path), dynamo=False, opset_version=13, input_names=["picture"],
            output_names=["answer"],
        )  # fmt: skip
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB, {sum(p.numel() for p in net.parameters())} parameters")
