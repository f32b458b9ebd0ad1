"""Average what several runs of one network have learned; needs PyTorch:
``python -m training.mean_of_runs faces OUT.onnx ONE.pt OTHER.pt``.

Runs that continue one another stay close, and the mean of their weights tends to err less than each of them (Izmailov
and others, "Averaging Weights Leads to Wider Optima and Better Generalization", 2018).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor

from training.export import export
from training.nets import FaceReader, Finder

NETWORKS = {"faces": FaceReader, "finder": Finder}


def mean(runs: Sequence[dict[str, Tensor]]) -> dict[str, Tensor]:
    """The mean of the weights of all ``runs``; counters of batches are rounded down."""
    return {name: _of([run[name] for run in runs]) for name in runs[0]}


def _of(weights: Sequence[Tensor]) -> Tensor:
    return torch.stack([one.double() for one in weights]).mean(dim=0).to(weights[0].dtype)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("network", choices=list(NETWORKS))
    ask.add_argument("out", type=Path)
    ask.add_argument("runs", type=Path, nargs="+")
    chosen = ask.parse_args()
    net = NETWORKS[chosen.network]()
    net.load_state_dict(mean([torch.load(run, weights_only=True) for run in chosen.runs]))
    export(net, net.SHOWN, chosen.out)


if __name__ == "__main__":
    main()
