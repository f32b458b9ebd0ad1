"""A trained network as an ONNX file that OpenCV runs."""

import warnings
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

_FEW = 256
"""Numbers of a tensor that are not worth being stored at half size."""


def export(net: nn.Module, shape: tuple[int, int, int, int], path: Path) -> None:
    """Write ``net``, in which batch normalisation has become part of the convolutions, for inputs of ``shape``."""
    net.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            net, (torch.zeros(*shape),), str(path), dynamo=False, opset_version=13, input_names=["picture"],
            output_names=["answer"],
        )  # fmt: skip
    halve(path)
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB, {sum(p.numel() for p in net.parameters())} parameters")


def halve(path: Path) -> None:
    """Store the weights in ``path`` with 16 bits each. They are used with 32, so nothing else changes."""
    model = onnx.load(str(path))
    widened = []
    for stored in model.graph.initializer:
        weights = numpy_helper.to_array(stored)
        if stored.data_type == TensorProto.FLOAT and weights.size >= _FEW:
            name = stored.name
            stored.CopyFrom(numpy_helper.from_array(weights.astype(np.float16), f"{name}.half"))
            widened.append(helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT))
    steps = [*widened, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(steps)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))
