"""The colours on the surface of a die: body, veins, flecks, and pips with their hollows."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.simulator.tray.dice_model import FACES, PIPS
from training.renders.looks import Look
from training.renders.view import Floats

_WAVES = 7


class Grain(NamedTuple):
    """What makes one die unlike another of its look: the waves of its veins (directions 7 x 3, phases 7), and for each
    face in the order of ``FACES`` whether its pips are turned by a quarter."""

    waves: Floats
    phases: Floats
    turned: tuple[bool, ...]


class Paint(NamedTuple):
    """Linear colours (3 x n, 0..1) of surface points, how far each is pip (n), how its hollow bends the normal
    (3 x n), and how deep it lies in the hollow, 0..1 (n)."""

    colour: Floats
    pip: Floats
    bend: Floats
    depth: Floats


def random_grain(chance: np.random.Generator, look: Look) -> Grain:
    """The grain of one die of ``look``."""
    octaves = look.swirl * 2.0 ** (np.arange(_WAVES) / 2.5)
    waves = chance.normal(0, 1, (_WAVES, 3)) * octaves[:, None]
    phases = chance.uniform(0, 2 * np.pi, _WAVES)
    return Grain(waves.astype(np.float32), phases.astype(np.float32), tuple(bool(t) for t in chance.integers(0, 2, 6)))


def linear(colour: tuple[float, float, float]) -> Floats:
    """A blue-green-red colour of 0..255 as the light it reflects, 0..1."""
    light: Floats = (np.asarray(colour, np.float32) / 255.0) ** np.float32(2.2)
    return light


def painted(look: Look, grain: Grain, surface: Floats, pixel: float) -> Paint:
    """The paint at ``surface`` points (3 x n, the die's coordinates) where a picture's pixel is ``pixel`` wide."""
    bend, depth = np.zeros_like(surface), np.zeros(surface.shape[1], np.float32)
    share, accent = np.zeros_like(depth), np.zeros_like(depth)
    for points, across, along, value, spots in _spots(look, grain, surface):
        dot = np.zeros(len(points), np.float32)
        for x, y, radius in spots:
            right, down = surface[across, points] - x, surface[along, points] - y
            away = np.sqrt(right * right + down * down)
            cover = np.clip((radius - away) / pixel + 0.5, 0.0, 1.0)
            bend[across, points] -= look.hollow * 0.8 * right / radius * cover
            bend[along, points] -= look.hollow * 0.8 * down / radius * cover
            depth[points] = np.maximum(depth[points], cover * np.clip(1.15 - (away / radius) ** 2, 0.0, 1.0))
            if look.ring:
                cover = cover * np.clip((away - look.ring * radius) / pixel + 0.5, 0.0, 1.0)
            dot = np.maximum(dot, cover)
        share[points] = dot
        if value == 1 or (value == 4 and look.red_four):
            accent[points] = 1.0
    if look.worn:
        share *= np.clip(1.6 - 2.2 * look.worn + 0.9 * _waves(grain, surface * 2.3), 0.35, 1.0)
    pips = linear(look.pips)[:, None] + (linear(look.one) - linear(look.pips))[:, None] * accent
    body = _body(look, grain, surface)
    return Paint((body + (pips - body) * share).astype(np.float32), share, bend, depth)


def pip_share(look: Look, grain: Grain, surface: Floats, softness: float) -> Floats:
    """How far ``surface`` points (3 x n) are pip, with edges ``softness`` half edges wide."""
    share = np.zeros(surface.shape[1], np.float32)
    for points, across, along, _, spots in _spots(look, grain, surface):
        for x, y, radius in spots:
            away = np.hypot(surface[across, points] - x, surface[along, points] - y)
            share[points] = np.maximum(share[points], np.clip((radius - away) / softness + 0.5, 0.0, 1.0))
    return share


_Spots = tuple[NDArray[np.intp], int, int, int, list[tuple[float, float, float]]]


def _spots(look: Look, grain: Grain, surface: Floats) -> list[_Spots]:
    """For every face that is seen: the points on it, its two axes, its value, and x, y and radius of its pips."""
    size = np.abs(surface)
    main = np.where(size[2] >= np.maximum(size[0], size[1]), 2, np.where(size[1] > size[0], 1, 0))
    found: list[_Spots] = []
    for (axis, sign, value), turn in zip(FACES, grain.turned, strict=True):
        points = np.flatnonzero((main == axis) & (surface[axis] * sign > 0))
        if not len(points):
            continue
        radius = look.pip * (look.ace if value == 1 else 1.0)
        rows = look.six if value == 6 else look.spread
        places = [(-y, x) if turn else (x, y) for x, y in ((i * look.spread, j * rows) for i, j in PIPS[value])]
        found.append((points, (axis + 1) % 3, (axis + 2) % 3, value, [(x, y, radius) for x, y in places]))
    return found


def _waves(grain: Grain, points: Floats) -> Floats:
    """Soft noise at ``points`` (3 x n), -1..1: waves that bend one another."""
    total = np.zeros(points.shape[1], np.float32)
    bent = np.float32(0.0) * total
    for number, (wave, phase) in enumerate(zip(grain.waves, grain.phases, strict=True)):
        bent = np.sin(wave @ points + phase + 1.7 * bent)
        total += bent / np.float32(1.0 + 0.5 * number)
    return total / np.float32(2.4)


def _body(look: Look, grain: Grain, surface: Floats) -> Floats:
    body = np.repeat(linear(look.body)[:, None], surface.shape[1], axis=1)
    if look.marbling:
        vein = np.clip(0.5 + np.float32(1 + 2 * look.marbling) * _waves(grain, surface), 0.0, 1.0) * np.float32(
            look.marbling
        )
        body += (linear(look.veins)[:, None] - body) * vein
    if look.flecks:
        speck = _waves(grain, surface * 9.0) * _waves(grain, surface[::-1] * 13.0)
        body += (np.float32(0.75) - body) * (np.clip(speck * 3.0 - 0.6, 0.0, 1.0) * np.float32(0.6 * look.flecks))
    if look.rubbed:
        size = np.sort(np.abs(surface), axis=0)
        edge = np.clip((size[1] - 0.82) / 0.15, 0.0, 1.0) * np.float32(look.rubbed)
        body += (np.float32(0.6) - body) * (edge * np.clip(0.6 + 0.6 * _waves(grain, surface * 2.0), 0.0, 1.0))
    return body
