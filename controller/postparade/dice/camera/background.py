"""The empty tray, learned and kept fresh while the table runs."""

import numpy as np
from numpy.typing import NDArray

from . import silhouettes
from .difference import to_cloth
from .picture import Picture
from .scene import Stage, Thumbnail, thumbnail

LEARN_AFTER = 10
"""Still frames without anything in the tray after which it is taken for empty."""

_FRESHNESS = 0.1


class Background:
    """Keeps the reference picture of the empty tray; ``picture`` is None until one was given or learned."""

    def __init__(self, reference: Picture | None = None) -> None:
        self._mean: NDArray[np.float32] | None = None
        self._small: Thumbnail | None = None
        self._bare = 0
        if reference is not None:
            self._keep(reference.astype(np.float32))

    @property
    def picture(self) -> Picture | None:
        return None if self._mean is None else np.clip(np.rint(self._mean), 0, 255).astype(np.uint8)

    @property
    def small(self) -> Thumbnail | None:
        return self._small

    def see(self, picture: Picture, stage: Stage) -> None:
        """Learn from a frame: follow slow changes of light while empty, or find out that the tray is empty."""
        if self._mean is not None and self._mean.shape != picture.shape:
            self._mean, self._small = None, None
        if self._mean is not None:
            if stage is Stage.EMPTY:
                self._keep(self._mean * (1 - _FRESHNESS) + picture.astype(np.float32) * _FRESHNESS)
            return
        self._bare = self._bare + 1 if stage is Stage.STILL and _looks_empty(picture) else 0
        if self._bare >= LEARN_AFTER:
            self._keep(picture.astype(np.float32))

    def _keep(self, mean: NDArray[np.float32]) -> None:
        self._mean = mean
        self._small = thumbnail(np.clip(mean, 0, 255).astype(np.uint8))


def _looks_empty(picture: Picture) -> bool:
    return not any(thing.elongation < 2.0 and thing.solidity > 0.7 for thing in silhouettes.find(to_cloth(picture)))
