"""The camera over the tray: whether it gives pictures, how many a second, and whether there is light enough."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from postparade.config import Settings
from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault, Fault
from postparade.dice.settings import sources_beside, sources_in
from postparade.doctor.finding import Finding, Machine, of_fault

if TYPE_CHECKING:
    from postparade.dice.capture.contract import Frame

PART = "camera"
FRAMES = 30
FEW = 12
"""Pictures a second below which a throw is seen late."""
DARK, GLARING = 45, 0.05
"""Mean brightness of 255 below which dice drown in grain; share of pixels that are burnt out."""


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    cameras = [name for name in sources_in(settings.dice.source) if name.partition(":")[0] == "camera"]
    if not cameras:
        source = sources_beside(settings.dice.source, simulated=settings.track.driver == "null")
        said = f"No camera is configured; rolls come from: {source}."
        yield Finding(PART, "pass", "no_camera", said)
        return
    if machine.table_runs:
        said = "The running table is using the camera; the host console shows its health."
        yield Finding(PART, "pass", "camera_in_use", said)
        return
    for name in cameras:
        try:
            yield from _tried(name.partition(":")[2] or str(settings.dice.camera), settings)
        except Fault as fault:
            yield of_fault(PART, fault)


def _tried(choice: str, settings: Settings) -> Iterator[Finding]:
    from postparade.dice.capture.contract import CameraOptions
    from postparade.dice.capture.registry import find

    camera = find(choice, CameraOptions(size=settings.dice.camera_size, lock=False, capture=settings.dice.capture))
    try:
        for _ in range(FRAMES // 3):
            camera.read()
        begun = time.monotonic()
        pictures = [camera.read() for _ in range(FRAMES)]
        rate = FRAMES / max(time.monotonic() - begun, 1e-6)
    finally:
        camera.close()
    if camera.verifies.most is Confirmation.CONFIRMED and (blind := _blind(pictures)):
        yield of_fault(PART, DeviceFault(blind, camera=camera.name), "warn")
        return
    last = pictures[-1].astype(np.float32)
    size = f"{last.shape[1]} by {last.shape[0]} pixels"
    if camera.pace is None and rate < FEW:
        said = f"{camera.name} gives only {rate:.0f} pictures a second ({size})."
        yield Finding(
            PART, "warn", "camera_slow", said, "More light lets it work faster; otherwise set a smaller camera_size."
        )
    else:
        yield Finding(PART, "pass", "camera", f"{camera.name} gives pictures of {size}.")
    if last.mean() < DARK:
        said = "The picture is dark: dice drown in grain."
        yield Finding(PART, "warn", "camera_dark", said, "Put a lamp over the tray, not behind the camera.")
    elif float((last.min(axis=2) > 250).mean()) > GLARING:
        said = "Parts of the picture are burnt out: pips vanish there."
        yield Finding(PART, "warn", "camera_glare", said, "Turn the lamp away, or put a sheet of paper in front of it.")


def _blind(pictures: list["Frame"]) -> str:
    """The code of what keeps anything from being seen in ``pictures`` of a sensor; empty if nothing does."""
    from postparade.dice.capture.picture_check import is_black

    if all(map(is_black, pictures)):
        return "camera_black"
    return "camera_frozen" if all(np.array_equal(pictures[0], one) for one in pictures[1:]) else ""
