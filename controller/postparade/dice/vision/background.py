"""The empty tray: learned, kept fresh while the table runs, brought into line with a pushed camera or a new lamp."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import WITHIN_TWO, Floor, Gains, Mask, gains, grey, lamp, smooth
from postparade.dice.vision.motion import beyond, change, crowded, most, relief, sharp, thumbnail
from postparade.dice.vision.picture import SIXTEENTHS, Field, Fine, Picture, fit

Warp = NDArray[np.float32]
"""2 x 3: where a cell of the earlier thumbnail lies in the later one."""

FARTHEST = 0.12
"""Share of the picture's width up to which a pushed camera can be followed."""

MOST_TURN = 6.0
"""Degrees of turn up to which it can be followed."""

CLEAR = 15.0
"""Grey steps at which the strength of an edge is capped."""

_STEPS = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 40, 1e-4)
_SOFT = 3
_WIDE = 9


def shifts(then: Fine, now: Fine, floor: Floor) -> list[Warp]:
    """The shifts that may lead from ``then`` to ``now``, within what can be followed. Only the ``floor`` and its rim
    are looked at.

    The one at which edges lie best upon edges is refined by maximising the enhanced correlation coefficient
    (Evangelidis and Psarakis, 2008), and so is no shift. Edges are looked at with capped strength, so that the long
    faint ones of a tray outweigh the short sharp ones of dice.
    """
    before, after = _edges(then) * floor.near, _edges(now) * floor.near
    reach = round(FARTHEST * before.shape[1])
    around = cv2.copyMakeBorder(after, reach, reach, reach, reach, cv2.BORDER_CONSTANT)
    _, _, _, (x, y) = cv2.minMaxLoc(cv2.matchTemplate(around, before, cv2.TM_CCORR_NORMED))
    found = (_refined(before, after, start, floor.near) for start in ((x - reach, y - reach), (0.0, 0.0)))
    return [warp for warp in found if warp is not None and _near(warp, before.shape[1], before.shape[0])]


def _refined(then: Field, now: Field, start: tuple[float, float], around: Mask) -> Warp | None:
    warp = np.array([[1.0, 0.0, start[0]], [0.0, 1.0, start[1]]], np.float32)
    try:
        _, found = cv2.findTransformECC(then, now, warp, cv2.MOTION_EUCLIDEAN, _STEPS, around, _SOFT)
    except cv2.error:
        return None
    return np.asarray(found, np.float32)


def _near(warp: Warp, width: int, height: int) -> bool:
    middle = np.array([width / 2, height / 2, 1.0])
    x, y = warp @ middle - middle[:2]
    turn = np.degrees(np.arctan2(warp[1, 0], warp[0, 0]))
    return bool(np.hypot(x, y) <= FARTHEST * width and abs(turn) <= MOST_TURN)


def _edges(picture: Fine) -> Field:
    lightness = grey(picture)
    away = cv2.subtract(lightness, cv2.blur(lightness, (_WIDE, _WIDE)))
    return np.asarray(np.clip(away, -CLEAR, CLEAR), np.float32)


DIFFERS = 8.0
"""Grey steps a cell must differ from the empty tray to be occupied, where noise is low."""

SHADE = 0.25
"""Share by which a shadow may darken the tray without covering it."""

TREMBLING = 0.5
"""Cells (of 4 pixels) by which an edge of the tray may be out of place."""

STRUCTURE = 20.0
"""Grey steps by which a cell must differ from its neighbours to say where the tray is."""

STRUCTURED_FROM = 60
"""Number of such cells from which a shift can be told; a plain tray has fewer."""

BROAD = 4
"""Cells of 3 x 3 that must differ for the middle one to be occupied; a trembling edge makes lines of three differ."""

LEARN_EVERY = 1.0
"""Seconds between frames of the empty tray that are learned from."""

FRESHNESS = 0.25
"""How much of the old picture such a frame replaces."""

NEW_LIGHT = 0.04
"""Change of light, as a share, from which the old picture is replaced as a whole."""

_SAME_LAMP = 0.03


class Occupied(NamedTuple):
    """What lies in the tray, cell by cell: ``whole`` marks things, ``steps`` is by how many grey steps a cell differs,
    ``sharp`` marks everything that has edges. ``misplaced`` is the share of the tray's own edges that cannot be seen in
    their places, None for a plain tray, which has none; ``ajar`` is how many cells differ along these edges."""

    whole: Mask
    steps: Field
    sharp: Mask
    misplaced: float | None
    ajar: int


class Background:
    """The image of the empty tray, if it is known; ``given`` when it was taken at calibration. ``mask`` is 0 beside the
    floor of the tray; without one dice may lie anywhere."""

    def __init__(self, reference: Picture | None = None, mask: Mask | None = None) -> None:
        self._mask = mask
        self._unmoved: Floor | None = None
        self._floor: Floor | None = None
        self.given = reference is not None
        self._picture: Picture | None = None
        self._shown: Picture | None = None
        self._plain: Fine | None = None
        self._small: Fine | None = None
        self._warp: Warp | None = None
        self._lamp: Field | None = None
        self._learned_at = 0.0
        if reference is not None:
            self.keep(reference, 0.0)

    @property
    def small(self) -> Fine | None:
        """The empty tray as it should look now."""
        return self._small

    @property
    def picture(self) -> Picture | None:
        """The empty tray as it should look now, at the reader's size. Overall brightness is left to the reader."""
        if self._shown is None and self._picture is not None:
            self._shown = self._in_line(self._picture)
        return self._shown

    def floor(self, shape: tuple[int, ...]) -> Floor:
        """The floor in a thumbnail of ``shape``, as it is seen from where the camera is now."""
        if self._floor is None or self._floor.inside.shape != shape[:2]:
            self._unmoved = self._floor = Floor.of(self._mask, shape[0], shape[1])
        return self._floor

    def keep(self, picture: Picture, at: float) -> None:
        """Take ``picture`` for the empty tray."""
        self._picture = self._shown = fit(picture).copy()
        self._small = self._plain = thumbnail(self._picture)
        self._warp, self._lamp, self._floor = None, None, self._unmoved
        self._learned_at = at

    def follow(self, picture: Picture, now: Fine, at: float) -> None:
        """Learn from a frame of the empty tray; most calls cost nothing."""
        if self._picture is None or at - self._learned_at < LEARN_EVERY:
            return
        fresh = fit(picture)
        still_fits = self._warp is None and self._lamp is None and self._picture.shape == fresh.shape
        if still_fits and float(np.abs(self.gains(now) - 1.0).max()) < NEW_LIGHT:
            fresh = cv2.addWeighted(self._picture, 1.0 - FRESHNESS, fresh, FRESHNESS, 0.0).astype(np.uint8, copy=False)
        self.keep(fresh, at)

    def occupied(self, now: Fine, steps: Field | float) -> Occupied:
        """What lies in the tray in ``now``: cells that differ by more than so many ``steps``."""
        assert self._small is not None
        floor = self.floor(now.shape)
        changed, steep = change(now, self._small, floor), relief(self._small)
        away = beyond(most(np.abs(changed)), steep, TREMBLING)
        deep = away > steps + SHADE * grey(self._small)
        whole = crowded(deep | (beyond(_tint(changed), steep, TREMBLING) > steps))
        edged = crowded(sharp(changed, steep, TREMBLING, floor) > steps, BROAD)
        if self._warp is not None:
            inside = cv2.warpAffine(np.ones_like(whole), self._warp, whole.shape[::-1])
            known = np.asarray(cv2.erode(inside, WITHIN_TWO, borderType=cv2.BORDER_CONSTANT, borderValue=1), np.uint8)
            whole, edged = whole & known, edged & known
        edges = np.asarray(steep > SIXTEENTHS * STRUCTURE, np.uint8) & floor.near
        count = int(edges.sum())
        if count < STRUCTURED_FROM:
            return Occupied(whole & floor.inside, away, edged & floor.inside, None, 0)
        beside = cv2.dilate(edges, WITHIN_TWO).astype(np.uint8, copy=False)
        ajar = int((edged & beside & floor.near).sum())
        misplaced = int((edged & edges).sum()) / count
        return Occupied(whole & floor.inside, away, edged & floor.inside, misplaced, ajar)

    def relight(self, now: Fine) -> bool:
        """Light the empty tray as ``now`` is lit; return False and change nothing when it is lit like that already."""
        assert self._plain is not None
        unlit = self._plain if self._warp is None else self._at(self._warp)
        lit = lamp(now, unlit, self.floor(now.shape))
        before = np.ones_like(lit) if self._lamp is None else self._lamp
        if float(np.abs(lit / before - 1.0).max()) < _SAME_LAMP:
            return False
        self._lamp = lit if float(np.ptp(lit)) > _SAME_LAMP else None
        self._bring()
        return True

    def realign(self, now: Fine, steps: Field | float, seen: Occupied) -> Occupied:
        """Follow a pushed camera and return what then lies in the tray in ``now``. Where it cannot be followed, change
        nothing and return ``seen``, which is what seems to lie there from where the camera was."""
        assert self._plain is not None
        floor = self._unmoved or self.floor(now.shape)
        best, least, view = seen, 0.5 * seen.ajar, (self._warp, self._small, self._shown, self._floor)
        for warp in shifts(self._plain, now, floor):
            self._warp, self._floor = warp, floor.moved(warp)
            self._bring()
            found = self.occupied(now, steps)
            if found.ajar < least:
                best, least, view = found, found.ajar, (self._warp, self._small, self._shown, self._floor)
        self._warp, self._small, self._shown, self._floor = view
        return best

    def gains(self, now: Fine) -> Gains:
        """How much lighter ``now`` is than the empty tray was, per channel."""
        assert self._plain is not None
        return gains(now, self._plain, self.floor(now.shape))

    def _bring(self) -> None:
        assert self._plain is not None
        self._shown = None
        self._small = self._plain if self._warp is None else self._at(self._warp)
        if self._lamp is not None:
            self._small = np.rint(self._small * self._lamp[:, :, None]).astype(np.int16)

    def _at(self, warp: Warp) -> Fine:
        assert self._plain is not None
        moved = cv2.warpAffine(self._plain, warp, self._plain.shape[1::-1], borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(moved, np.int16)

    def _in_line(self, picture: Picture) -> Picture:
        """``picture`` shifted and lit as the empty tray is now."""
        height, width = picture.shape[:2]
        if self._warp is not None:
            assert self._plain is not None
            scale = width / self._plain.shape[1]
            moved = self._warp.astype(np.float64)
            # Coordinates of cells and of pixels refer to their centres.
            moved[:, 2] = scale * moved[:, 2] + (scale - 1) / 2 * (1.0 - moved[:, :2].sum(axis=1))
            shifted = cv2.warpAffine(picture, moved, (width, height), borderMode=cv2.BORDER_REPLICATE)
            picture = shifted.astype(np.uint8, copy=False)
        if self._lamp is not None:
            shine = cv2.merge([cv2.resize(self._lamp, (width, height))] * 3)
            picture = cv2.multiply(picture, shine, dtype=cv2.CV_8U).astype(np.uint8, copy=False)
        return picture


def _tint(changed: Fine) -> cv2.typing.MatLike:
    """By how much the change of the channels differs."""
    blue, green, red = cv2.split(changed)
    return cv2.subtract(cv2.max(cv2.max(blue, green), red), cv2.min(cv2.min(blue, green), red))


def looks_bare(now: Fine, steps: Field | float, floor: Floor) -> bool:
    """Whether the ``floor`` in ``now``, seen without knowing the empty tray, shows nothing but cloth: whatever stands
    out of it, by more than so many ``steps``, reaches over its border, as a rim does."""
    away = cv2.absdiff(now, np.rint(smooth(now, floor)).astype(np.int16))
    out = crowded(most(away) > SIXTEENTHS * steps) & floor.inside
    count, labels = cv2.connectedComponents(out)
    return set(range(1, count)) <= set(np.unique(labels[floor.border > 0]).tolist())
