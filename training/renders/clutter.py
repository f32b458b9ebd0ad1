"""Other things around and over the dice: cables, pens, chips, cards, a keyboard; hands and sleeves."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from training.renders.camera import HEIGHT, WIDTH

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

_HALF = (WIDTH // 2, HEIGHT // 2)
_FINGERS = ((-0.62, 0.82), (-0.3, 0.97), (0.0, 1.02), (0.28, 0.92), (0.95, 0.72))
"""Angle of each finger from the hand's direction (radians) and its length in widths of the palm."""


def strew(chance: np.random.Generator, picture: Bytes, floor: Bytes, edge: float) -> Bytes:
    """Put some things near the border of ``picture``; return ``floor`` without the places they take. ``edge`` is the
    size of a die in pixels."""
    before = picture.copy()
    for _ in range(int(chance.integers(1, 4))):
        thing = _THINGS[int(chance.integers(len(_THINGS)))]
        thing(chance, picture, _border_place(chance), edge)
    changed = cv2.resize(cv2.absdiff(picture, before), _HALF, interpolation=cv2.INTER_AREA).max(axis=2)
    grown = cv2.dilate(changed, np.ones((3, 3), np.uint8), iterations=max(2, round(0.55 * edge)))
    free = cv2.resize(np.where(grown > 0, np.uint8(0), np.uint8(255)), (WIDTH, HEIGHT), interpolation=cv2.INTER_NEAREST)
    return cv2.min(floor, free).astype(np.uint8, copy=False)


def left_behind(
    chance: np.random.Generator, picture: Bytes, floor: Bytes, edge: float, dice: list[tuple[float, float]]
) -> list[tuple[float, float, float]]:
    """Put one to three small things on ``floor`` that are no dice: a button, a bead, a nut, a blank block. They keep
    two ``edge`` lengths away from the middles of ``dice``. Returns where they lie (x, y), each with ``edge``, which
    is about their size."""
    left: list[tuple[float, float, float]] = []
    for _ in range(int(chance.integers(1, 4))):
        x, y = int(chance.integers(0, WIDTH)), int(chance.integers(0, HEIGHT))
        if floor[y, x] and all(math.dist((x, y), die) > 2 * edge for die in dice):
            _SMALL[int(chance.integers(len(_SMALL)))](chance, picture, np.array([x, y], np.float64), edge)
            left.append((x, y, edge))
    return left


def hand(chance: np.random.Generator, over: tuple[float, float], edge: float) -> tuple[Floats, Floats, Floats]:
    """A hand with its forearm that reaches to the pixel ``over``; a palm is some dice wide (``edge`` pixels each).

    Returns its colours (rows x columns x 3), its cover and its shadow (rows x columns, 0..1).
    """
    palm = float(edge * chance.uniform(3.2, 5.5))
    angle = float(chance.uniform(0, math.tau))
    ahead = np.array([math.sin(angle), -math.cos(angle)])
    middle = np.array(over) - ahead * palm * chance.uniform(0.0, 0.9)
    wrist, elbow = middle - ahead * palm * 1.1, middle - ahead * 1500
    mask = np.zeros((HEIGHT, WIDTH), np.uint8)
    _stroke(mask, elbow, wrist, palm * 0.75)
    _stroke(mask, wrist, middle, palm * 0.95)
    spread, curl = chance.uniform(0.3, 1.2), chance.uniform(0.45, 1.0)
    thumb = 1 if chance.random() < 0.5 else -1
    for turn, length in _FINGERS:
        bend = angle + thumb * turn * spread + chance.normal(0, 0.06)
        tip = middle + np.array([math.sin(bend), -math.cos(bend)]) * palm * length * 1.25 * curl
        _stroke(mask, middle, tip, palm * 0.27)
    skin = np.array([128.0, 158.0, 208.0]) * chance.uniform(0.3, 1.1) * (1 + chance.normal(0, 0.05, 3))
    soft = cv2.blur(mask, (2 * int(palm / 6) + 1,) * 2).astype(np.float32) / 255.0
    cover = cv2.GaussianBlur(mask, (0, 0), 1.2).astype(np.float32) / 255.0
    grain = cv2.resize(chance.normal(0, 1, (60, 80)).astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
    shade = np.clip(0.3 + 0.75 * soft + 0.03 * grain, 0.0, 1.2)
    colour = shade[..., None] * skin.astype(np.float32)
    if chance.random() < 0.6:
        sleeve = np.zeros((HEIGHT, WIDTH), np.uint8)
        _stroke(sleeve, elbow, wrist - ahead * palm * chance.uniform(0.1, 1.0), palm * chance.uniform(0.9, 1.3))
        cloth = shade[..., None] * chance.uniform(20, 230, 3).astype(np.float32)
        colour = np.where(sleeve[..., None] > 0, cloth, colour)
        cover = np.maximum(cover, sleeve.astype(np.float32) / 255.0)
    away = chance.normal(0, 0.25, 2) * palm
    moved = np.array([[1, 0, away[0]], [0, 1, away[1]]], np.float32)
    shadow = cv2.warpAffine(soft, moved, (WIDTH, HEIGHT)) * np.float32(chance.uniform(0.1, 0.6))
    return colour.astype(np.float32), cover, shadow.astype(np.float32, copy=False)


def _border_place(chance: np.random.Generator) -> NDArray[np.float64]:
    """A place near the border of the picture."""
    along, off = chance.uniform(0, 1), abs(chance.normal(0, 0.07))
    side = int(chance.integers(4))
    x, y = ((along, off), (along, 1 - off), (off, along), (1 - off, along))[side]
    return np.array([x * WIDTH, y * HEIGHT])


def _paint(chance: np.random.Generator) -> tuple[float, float, float]:
    if chance.random() < 0.4:
        grey = float(chance.uniform(8, 240))
        return grey, grey, grey
    b, g, r = chance.uniform(5, 245, 3)
    return float(b), float(g), float(r)


def _faded(colour: tuple[float, float, float], share: float) -> tuple[float, float, float]:
    b, g, r = (min(255.0, n * share) for n in colour)
    return b, g, r


def _cable(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    turn, at = chance.uniform(0, math.tau), place
    points = [at]
    bend = chance.normal(0, 0.1)
    for _ in range(40):
        turn += bend + chance.normal(0, 0.08)
        at = at + 14 * np.array([math.cos(turn), math.sin(turn)])
        points.append(at)
    line = np.round(np.array(points)).astype(np.int32)
    # A cable runs along the border; what would cross the middle is left out.
    outside = np.abs(line - (WIDTH / 2, HEIGHT / 2)) > (0.3 * WIDTH, 0.3 * HEIGHT)
    line = line[: max(2, int(np.argmin(outside.any(axis=1))) or len(line))]
    colour, wide = _paint(chance), max(2, round(edge * chance.uniform(0.08, 0.25)))
    cv2.polylines(picture, [line + 3], False, _faded(colour, 0.3), wide + 2, cv2.LINE_AA)
    cv2.polylines(picture, [line], False, colour, wide, cv2.LINE_AA)
    cv2.polylines(picture, [line - 1], False, _faded(colour, 1.5), max(1, wide // 4), cv2.LINE_AA)


def _pen(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    turn, colour = chance.uniform(0, math.tau), _paint(chance)
    along = np.array([math.cos(turn), math.sin(turn)]) * edge * chance.uniform(2.5, 4)
    wide = max(3, round(edge * chance.uniform(0.3, 0.55)))
    drop, lift = np.array([3, 4]), np.array([0, -wide / 4])
    _line(picture, place + drop, place + along + drop, _faded(colour, 0.3), wide)
    _line(picture, place, place + along, colour, wide)
    _line(picture, place, place + 0.35 * along, _paint(chance), wide)
    _line(picture, place + lift, place + along + lift, _faded(colour, 1.5), max(1, wide // 5))


def _chips(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    """Counters in a loose heap; most have marks along their edge."""
    for _ in range(int(chance.integers(1, 5))):
        x, y = place + chance.normal(0, 1.4 * edge, 2)
        radius, colour, marks = edge * chance.uniform(0.7, 1.3), _paint(chance), _paint(chance)
        middle = round(x), round(y)
        cv2.circle(picture, (middle[0] + 3, middle[1] + 4), round(radius), _faded(colour, 0.3), -1, cv2.LINE_AA)
        cv2.circle(picture, middle, round(radius), colour, cv2.FILLED, cv2.LINE_AA)
        for k in range(int(chance.choice([0, 4, 6, 8]))):
            turn = 1.0 + k * math.tau / 8
            away = np.array([math.cos(turn), math.sin(turn)]) * radius
            _line(picture, middle + 0.75 * away, middle + 0.97 * away, marks, max(1, round(radius / 4)))
        cv2.circle(picture, middle, round(radius * 0.6), marks, max(1, round(radius / 9)), cv2.LINE_AA)


def _card(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    """A playing card, a note or a box: a bright rectangle with print on it."""
    wide, high = edge * chance.uniform(2.5, 4), edge * chance.uniform(3.5, 6)
    turn = float(chance.uniform(0, 180))
    frame = cv2.boxPoints(((float(place[0]), float(place[1])), (wide, high), turn))
    shade = _faded((250.0, 250.0, 250.0), chance.uniform(0.6, 1)) if chance.random() < 0.7 else _paint(chance)
    cv2.fillPoly(picture, [np.round(frame + 3).astype(np.int32)], _faded(shade, 0.3), cv2.LINE_AA)
    cv2.fillPoly(picture, [np.round(frame).astype(np.int32)], shade, cv2.LINE_AA)
    ink = _paint(chance)
    for _ in range(int(chance.integers(0, 9))):
        share = chance.uniform(0.12, 0.88, 2)
        spot = frame[0] + share[0] * (frame[1] - frame[0]) + share[1] * (frame[3] - frame[0])
        middle = round(float(spot[0])), round(float(spot[1]))
        if chance.random() < 0.4:
            cv2.circle(picture, middle, max(1, round(edge * 0.14)), ink, cv2.FILLED, cv2.LINE_AA)
        else:
            letter = "A7QK2b5R"[int(chance.integers(8))]
            cv2.putText(picture, letter, middle, cv2.FONT_HERSHEY_DUPLEX, edge / 45, ink, 1, cv2.LINE_AA)


def _device(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    """A laptop, a phone or a number pad that reaches into the picture."""
    colour, turn = _paint(chance), float(chance.uniform(0, 180))
    frame = cv2.boxPoints(
        ((float(place[0]), float(place[1])), (edge * chance.uniform(3, 7), edge * chance.uniform(3, 9)), turn)
    )
    cv2.fillPoly(picture, [np.round(frame).astype(np.int32)], colour, cv2.LINE_AA)
    ink = _faded(colour, 0.2) if sum(colour) > 250 else _faded((200.0, 200.0, 205.0), chance.uniform(0.3, 1))
    keys = int(chance.choice([0, 3, 4, 6]))
    for row in range(keys):
        for column in range(keys):
            a, b = (row + 0.2) / keys, (column + 0.2) / keys
            corners = [(a, b), (a + 0.6 / keys, b), (a + 0.6 / keys, b + 0.6 / keys), (a, b + 0.6 / keys)]
            key = [frame[0] + u * (frame[1] - frame[0]) + v * (frame[3] - frame[0]) for u, v in corners]
            cv2.fillPoly(picture, [np.round(np.array(key)).astype(np.int32)], ink, cv2.LINE_AA)


def _button(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    """A button or a bead: a disc with some holes."""
    radius, colour = edge * chance.uniform(0.3, 0.7), _paint(chance)
    middle = round(float(place[0])), round(float(place[1]))
    cv2.circle(picture, (middle[0] + 2, middle[1] + 3), round(radius), _faded(colour, 0.25), cv2.FILLED, cv2.LINE_AA)
    cv2.circle(picture, middle, round(radius), colour, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(picture, middle, round(radius * 0.8), _faded(colour, chance.uniform(0.7, 1.3)), 1, cv2.LINE_AA)
    holes, turn = int(chance.choice([0, 1, 2, 4])), chance.uniform(0, math.tau)
    for _ in range(holes):
        away = 0.3 * radius * (holes > 1) * np.array([math.cos(turn), math.sin(turn)])
        turn += math.tau / holes
        spot = place + away
        cv2.circle(
            picture, (round(float(spot[0])), round(float(spot[1]))), max(1, round(radius * 0.14)), (20, 20, 20), -1
        )


def _block(chance: np.random.Generator, picture: Bytes, place: NDArray[np.float64], edge: float) -> None:
    """A blank block, a nut or a rubber: a few straight sides, lighter above than on the side that shows."""
    colour, sides, turn = _paint(chance), int(chance.choice([4, 4, 6])), chance.uniform(0, math.tau)
    angles = turn + np.arange(sides) * math.tau / sides
    outline = np.column_stack([np.cos(angles), np.sin(angles)]) * edge * chance.uniform(0.5, 0.8)
    drop = np.array([0, edge * chance.uniform(0.05, 0.4)])
    cv2.fillPoly(picture, [np.round(place + outline + drop).astype(np.int32)], _faded(colour, 0.5), cv2.LINE_AA)
    cv2.fillPoly(picture, [np.round(place + outline).astype(np.int32)], colour, cv2.LINE_AA)
    if sides == 6:
        middle = round(float(place[0])), round(float(place[1]))
        cv2.circle(picture, middle, max(1, round(edge * 0.25)), _faded(colour, 0.3), cv2.FILLED, cv2.LINE_AA)


def _line(
    picture: Bytes, start: NDArray[np.float64], end: NDArray[np.float64], colour: tuple[float, float, float], wide: int
) -> None:
    first, last = ((round(float(x)), round(float(y))) for x, y in (start, end))
    cv2.line(picture, first, last, colour, wide, cv2.LINE_AA)


def _stroke(mask: Bytes, start: NDArray[np.float64], end: NDArray[np.float64], wide: float) -> None:
    _line(mask, start, end, (255.0, 255.0, 255.0), max(1, round(wide)))


_THINGS = (_cable, _pen, _chips, _card, _device)
_SMALL = (_button, _block)
