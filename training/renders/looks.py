"""What rendered dice are made of: drawn at random, as mixed as a drawer full of dice."""

import colorsys
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.renders.shape import REACH, Shape

Colour = tuple[float, float, float]
"""Blue, green, red, 0..255."""

Theme = Literal["any", "light", "dark", "faint"]


class Look(NamedTuple):
    """What a die is made of. Lengths are half edges, everything without a unit runs from 0 to 1.

    ``veins`` is the second colour of the body, ``marbling`` how much of it shows, ``swirl`` how fine its pattern is and
    ``flecks`` how many glittering specks there are. ``clear`` is how far light passes through. Pips have a radius
    ``pip``, lie ``spread`` from the middle (the rows of a six ``six``), are ``hollow`` and have worn off as far as
    ``worn``; the ace has its own colour and ``ace`` times the radius, the four the ace's colour when ``red_four``.
    ``ring`` leaves the middle of pips unpainted. ``gloss`` and ``rough`` say how much and how sharply it mirrors,
    ``rubbed`` how far the edges have lost their colour.
    """

    shape: Shape
    body: Colour
    pips: Colour
    veins: Colour
    one: Colour
    marbling: float
    swirl: float
    flecks: float
    clear: float
    pip: float
    spread: float
    six: float
    ace: float
    hollow: float
    worn: float
    ring: float
    red_four: bool
    gloss: float
    rough: float
    rubbed: float


def random_look(chance: np.random.Generator, theme: Theme = "any") -> Look:
    """A die out of the drawer: any, a light one, a dark one, or one whose pips hardly stand out."""
    body, pips = _colours(chance, theme)
    marbled = chance.random() < 0.35
    clear = chance.uniform(0.25, 0.9) if theme != "light" and chance.random() < 0.2 else 0.0
    spread = chance.uniform(0.42, 0.58)
    asian = sum(body) > 560 and chance.random() < 0.12
    return Look(
        shape=_shape(chance),
        body=body,
        pips=pips,
        veins=_vein(chance, body) if marbled else body,
        one=(40.0, 30.0, 190.0) if asian else pips,
        marbling=chance.uniform(0.3, 1.0) if marbled else chance.uniform(0.0, 0.1),
        swirl=chance.uniform(1.0, 3.5),
        flecks=chance.uniform(0.2, 1.0) if chance.random() < 0.1 else 0.0,
        clear=clear,
        pip=chance.uniform(0.135, min(0.25, spread * 0.46)),
        spread=spread,
        six=spread * chance.uniform(0.88, 1.05),
        ace=chance.uniform(1.3, 2.1) if asian or chance.random() < 0.12 else chance.uniform(0.95, 1.15),
        hollow=0.0 if chance.random() < 0.25 else chance.uniform(0.15, 1.0),
        worn=chance.uniform(0.2, 0.55) if chance.random() < 0.1 else 0.0,
        ring=chance.uniform(0.3, 0.55) if chance.random() < 0.03 else 0.0,
        red_four=asian and chance.random() < 0.6,
        gloss=chance.uniform(0.0, 0.35) if chance.random() < 0.35 else chance.uniform(0.4, 1.0),
        rough=chance.uniform(0.0, 1.0) ** 1.5,
        rubbed=chance.uniform(0.1, 0.6) if chance.random() < 0.2 else 0.0,
    )


def contrast(one: Colour, other: Colour) -> float:
    """How far two colours are apart for the eye, in steps of 255: brightness counts in full, tint by half."""
    b, g, r = (x - y for x, y in zip(one, other, strict=True))
    grey = 0.114 * b + 0.587 * g + 0.299 * r
    return abs(grey) + 0.5 * max(abs(b - grey), abs(r - grey), abs(g - grey))


def _shape(chance: np.random.Generator) -> Shape:
    kind = chance.random()
    if kind < 0.25:
        return Shape(chance.uniform(0.04, 0.12), REACH)
    if kind < 0.6:
        return Shape(chance.uniform(0.12, 0.38), REACH)
    return Shape(chance.uniform(0.05, 0.25), chance.uniform(1.32, 1.62))


def _hue(chance: np.random.Generator, saturation: tuple[float, float], value: tuple[float, float]) -> Colour:
    # Makers like red, blue and green more than what lies between.
    hue = chance.choice([0.0, 0.03, 0.09, 0.14, 0.33, 0.42, 0.55, 0.62, 0.75, 0.87]) + chance.normal(0, 0.02)
    r, g, b = colorsys.hsv_to_rgb(float(hue) % 1.0, chance.uniform(*saturation), chance.uniform(*value))
    return 255 * b, 255 * g, 255 * r


def _grey(chance: np.random.Generator, low: float, high: float, tint: float = 0.0) -> Colour:
    level = chance.uniform(low, high)
    b, g, r = np.clip(level * (1 - tint * chance.uniform(0, 1, 3) * (1.0, 0.5, 0.2)), 0, 255)
    return float(b), float(g), float(r)


def _light(chance: np.random.Generator) -> Colour:
    return _grey(chance, 205, 250, 0.06) if chance.random() < 0.6 else _grey(chance, 185, 240, 0.3)


def _dark(chance: np.random.Generator) -> Colour:
    if chance.random() < 0.5:
        return _grey(chance, 14, 55, 0.2)
    return _hue(chance, (0.4, 1.0), (0.12, 0.35))


def _colours(chance: np.random.Generator, theme: Theme) -> tuple[Colour, Colour]:
    """Body and pips of a die that people can read."""
    least, most = (26.0, 75.0) if theme == "faint" else (75.0, 999.0)
    while True:
        body = _body(chance, theme)
        pips = _pip_colour(chance, body, theme)
        if least <= contrast(body, pips) <= most:
            return body, pips


def _body(chance: np.random.Generator, theme: Theme) -> Colour:
    if theme == "light":
        return _light(chance)
    if theme == "dark":
        return _dark(chance)
    if theme == "faint":
        return _dark(chance) if chance.random() < 0.4 else _hue(chance, (0.3, 1.0), (0.25, 1.0))
    kind = chance.random()
    if kind < 0.3:
        return _light(chance)
    if kind < 0.42:
        return _dark(chance)
    return _hue(chance, (0.2, 0.6) if kind < 0.52 else (0.55, 1.0), (0.3, 1.0))


def _pip_colour(chance: np.random.Generator, body: Colour, theme: Theme) -> Colour:
    kind = chance.random()
    if theme == "faint":
        if kind < 0.4:
            return _hue(chance, (0.3, 1.0), (0.25, 0.9))
        if kind < 0.7:
            return _grey(chance, 120, 210, 0.4)
        near = np.array(body) + chance.normal(0, 45, 3)
        b, g, r = np.clip(near, 5, 250)
        return float(b), float(g), float(r)
    light = sum(body) > 400
    if kind < 0.6:
        return _grey(chance, 8, 55, 0.2) if light else _grey(chance, 205, 252, 0.1)
    if kind < 0.72:
        return _grey(chance, 165, 225, 0.45)
    if kind < 0.8:
        return chance.uniform(20, 90), chance.uniform(130, 190), chance.uniform(180, 235)
    return _hue(chance, (0.5, 1.0), (0.25, 1.0))


def _vein(chance: np.random.Generator, body: Colour) -> Colour:
    """The second colour of a marbled body: a darker or lighter shade, or another colour altogether."""
    kind = chance.random()
    base: NDArray[np.float64] = np.array(body)
    if kind < 0.3:
        base = base * chance.uniform(0.4, 0.8)
    elif kind < 0.55:
        base = base + (235 - base) * chance.uniform(0.15, 0.5)
    else:
        other = _dark(chance) if chance.random() < 0.4 else _hue(chance, (0.5, 1.0), (0.2, 0.9))
        base = base + (np.array(other) - base) * chance.uniform(0.5, 1.0)
    b, g, r = np.clip(base, 4, 250)
    return float(b), float(g), float(r)
