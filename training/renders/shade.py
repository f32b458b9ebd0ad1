"""How much light comes from the surface of a die to the camera, and the shadow it throws."""

from typing import NamedTuple

import numpy as np

from training.renders.light import Light
from training.renders.looks import Look
from training.renders.paint import Grain, painted, pip_share
from training.renders.view import Floats

_PLASTIC = 0.045
"""Share of light that plastic mirrors when seen straight on."""

_BENT = 1 / 1.5
"""Refraction at the surface of clear plastic."""

_SHADING_HEIGHTS = (0.08, 0.35, 0.65, 0.95, 1.25, 1.55, 1.85, 2.15)


class Lit(NamedTuple):
    """Where a die is and what it is made of: look, grain, rotation from the die to the world (3 x 3), centre (3)."""

    look: Look
    grain: Grain
    rotation: Floats
    centre: Floats


def shaded(die: Lit, light: Light, surface: Floats, rays: Floats, pixel: float) -> Floats:
    """Linear colours (3 x n) of ``surface`` points seen along unit ``rays``, both 3 x n in the die's coordinates."""
    look = die.look
    paint = painted(look, die.grain, surface, pixel)
    smooth = look.shape.normals(surface)
    normal = smooth + paint.bend
    normal /= np.sqrt((normal * normal).sum(axis=0))
    upright, seen = die.rotation @ normal, die.rotation @ rays
    height = (die.rotation[2] @ surface) + die.centre[2]
    facing = light.towards @ upright
    reach = np.float32(light.softness)
    direct = np.clip((facing + reach) / (1 + reach), 0.0, 1.0) * _out_of_hollow(die, light, paint.bend, paint.depth)
    # The tray keeps the light of the room off the lower part of a die.
    open_sky = (
        (0.5 + 0.5 * upright[2]) * np.clip(0.55 + 0.3 * height, 0.0, 1.0) * (1 - 0.25 * look.hollow * paint.depth)
    )
    ground = np.clip(0.5 - 0.5 * upright[2], 0.0, 1.0)
    received = light.main[:, None] * direct + light.sky[:, None] * open_sky + light.ground[:, None] * ground
    colour = paint.colour * received
    # Pixels on the outline belong to the tray in part; grazing reflections would draw a bright line around the die.
    grazing = np.clip(1.0 + (normal * rays).sum(axis=0), 0.0, 0.85) ** 5
    mirror = (np.float32(_PLASTIC) + np.float32(1 - _PLASTIC) * grazing) * np.float32(look.gloss)
    mirror *= 1.0 - np.float32(0.6) * paint.pip * np.float32(look.hollow)
    if look.clear:
        through = np.float32(look.clear) * (1.0 - paint.pip) * (1.0 - grazing)
        colour += (_seen_through(die, light, surface, smooth, rays) - colour) * through
    away = seen - 2.0 * (upright * seen).sum(axis=0) * upright
    result: Floats = colour * (1.0 - mirror) + light.mirrored(away, look.rough) * mirror
    return result


def shadow(die: Lit, light: Light, ground: Floats) -> Floats:
    """How far tray points (3 x n, world) are shaded by the die, 0..1."""
    towards = light.towards / max(float(light.towards[2]), 0.3)
    # A point lies in shadow when its way to the light passes the die; some heights on that way stand for all.
    dark = np.zeros(ground.shape[1], np.float32)
    for height in _SHADING_HEIGHTS:
        place = ground + (towards * np.float32(height))[:, None] - die.centre[:, None]
        gap = die.look.shape.distance(die.rotation.T @ place)
        blur = np.float32(0.1 + (0.25 + 0.6 * light.softness) * height)
        dark = np.maximum(dark, np.clip(0.75 - gap / blur, 0.0, 1.0))
    gap = die.look.shape.distance(
        die.rotation.T @ (ground + np.array([[0], [0], [0.15]], np.float32) - die.centre[:, None])
    )
    contact = np.clip(1.0 - gap / 0.75, 0.0, 1.0) ** 2
    main = float(light.main.sum() / (light.main.sum() + light.sky.sum()))
    cast = dark * dark * (3 - 2 * dark) * np.float32(light.shade * (0.35 + 0.65 * main))
    result: Floats = 1.0 - (1.0 - cast) * (1.0 - contact * np.float32(0.55 * (1.0 - 0.4 * main)))
    return result


def _out_of_hollow(die: Lit, light: Light, bend: Floats, depth: Floats) -> Floats:
    """How much of the main light reaches into the hollows of pips: their wall towards the light throws a shadow."""
    towards = die.rotation.T @ light.towards
    hidden = np.clip(-(towards @ bend), 0.0, 1.0)
    result: Floats = 1.0 - np.float32(0.5 * die.look.hollow) * np.clip(hidden * 1.5 + 0.25 * depth, 0.0, 1.0)
    return result


def _seen_through(die: Lit, light: Light, surface: Floats, normal: Floats, rays: Floats) -> Floats:
    """Light that comes through a clear die: from where the bent ray leaves it, tinted by the way, pips in between."""
    cosine = np.clip(-(normal * rays).sum(axis=0), 0.0, 1.0)
    straight = np.sqrt(1.0 - _BENT**2 * (1.0 - cosine * cosine))
    bent = np.float32(_BENT) * rays + (np.float32(_BENT) * cosine - straight) * normal
    bent = np.where(np.abs(bent) < 1e-4, np.float32(1e-4), bent)
    way = ((np.sign(bent) - surface) / bent).min(axis=0).clip(0.0, 3.4)
    leaves = surface + bent * way
    height = die.rotation[2] @ leaves + die.centre[2]
    from_sky = np.clip(height / 2, 0.0, 1.0)
    behind = light.ground[:, None] * 1.2 + (light.sky + 0.4 * light.main)[:, None] * from_sky
    # A clear die gathers the main light on its far side.
    glow = np.clip(-(die.rotation.T @ light.towards) @ leaves * 0.5, 0.0, 1.0)
    behind = behind + light.main[:, None] * glow
    tint = np.clip((np.asarray(die.look.body, np.float32) / 255.0), 0.03, 0.97)[:, None] ** (0.4 + 0.75 * way)
    pips = pip_share(die.look, die.grain, leaves, 0.12)
    blocked = np.clip((np.asarray(die.look.pips, np.float32) / 255.0), 0.0, 1.0)[:, None] ** 2.2
    result: Floats = tint * (behind + (blocked * behind - behind) * (pips * np.float32(0.7)))
    return result
