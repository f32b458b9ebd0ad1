"""The steps of a calibration, driven by frames and by the host's commands; knows neither files nor screens."""

import math
from collections import deque
from collections.abc import Callable
from enum import StrEnum

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import DeviceFault, Fault, PictureFault
from postparade.dice.tray_calibration import advice, die_size, image_quality, outline
from postparade.dice.tray_calibration.advice import Advice
from postparade.dice.tray_calibration.calibrated_tray import Corner, Tray
from postparade.dice.tray_calibration.die_size import SeenDie
from postparade.dice.tray_calibration.image_quality import ImageQuality, Place
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.stillness import Stillness
from postparade.dice.vision.floor import Floor, gains
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading

FRAMES = 10
"""Frames of the empty tray that are averaged."""
PATIENCE = 12.0
"""Seconds after which a tray that does not come to rest is said to be restless."""
METERS_EVERY = 0.5
OUTLINE_EVERY = 1.5
SETTLED = 3
"""Still frames after which dice have come to rest."""
TRIES = 4
"""Attempts at one roll before dice that cannot be read are accepted as they are."""
BURNT_DIE = 0.03
"""Overexposed share of a die from which the exposure is shortened for it; a highlight is smaller."""
SHORTER, MOST_STEPS = 0.75, 6
"""Share of the exposure that each such step leaves, and how many there are at most: down to a sixth."""
DARKEST = 12.0
"""Brightness of the empty tray, in grey steps, below which the exposure is not shortened for the dice."""
SHOWS_AFTER = 8
"""Frames after which a changed exposure shows in the picture."""


class Step(StrEnum):
    """Where a calibration stands. ``LOOK`` aims camera and lamp, ``EMPTY`` takes the empty tray, ``OUTLINE`` waits for
    the host to confirm the outline, ``ROLL`` for two dice, ``VERDICT`` for the host to save."""

    LOOK = "look"
    EMPTY = "empty"
    OUTLINE = "outline"
    ROLL = "roll"
    VERDICT = "verdict"


class Roll(Struct, frozen=True):
    """The test roll: its two ``dice`` and what the reader made of them."""

    dice: tuple[SeenDie, SeenDie]
    reading: Reading

    @property
    def edge(self) -> float:
        """Length of a die's edge in pixels of a picture 640 wide."""
        return math.sqrt(self.dice[0].edge * self.dice[1].edge)


def judge_empty(pictures: list[Picture]) -> tuple[Picture, ImageQuality, Outline | None]:
    """Average frames of the empty tray: the reference picture, its quality, and its outline if one is found.

    Raises :class:`~postparade.core.faults.PictureFault`: ``tray_not_empty``, or ``light_dark`` or ``light_bright`` when
    nothing can be seen at all.
    """
    mean = np.rint(np.mean(pictures, axis=0)).astype(np.uint8)
    for one in advice.on_tray(image_quality.measure([mean])):
        if one.grave:
            raise one.fault()
    if any(die.value is not None for die in read(mean, None).dice):
        raise PictureFault("tray_not_empty")
    found = outline.find(mean)
    mask = Tray(outline=found.corners if found else None).mask(mean.shape)
    return mean, image_quality.measure(pictures, mask), found


def judge_roll(picture: Picture, tray: Tray) -> Roll:
    """The test roll in ``picture``. Raises :class:`~postparade.core.faults.PictureFault`: ``roll_empty``, ``too_few``,
    ``too_many``, ``touching``, ``hand``, ``sizes_differ``."""
    if tray.reference is not None and tray.reference.shape != picture.shape:
        sizes = (f"{one.shape[1]} x {one.shape[0]}" for one in (tray.reference, picture))
        raise PictureFault("sizes_differ", **dict(zip(("empty", "roll"), sizes, strict=True)))
    reading = read(picture, die_size.DICE, tray.reference, floor=tray.mask(picture.shape))
    return Roll(die_size.measure(picture, tray, reading), reading)


class Wizard:
    """One calibration from the first look to the verdict. Not safe for several threads.

    ``fault`` is why the last step failed, until the host's next command or until it works again. ``shorten`` exposes
    the camera's pictures for a share of the time, and says whether it could: the dice of the test roll decide how long
    they are exposed, because an automatic looks at the whole picture, in which a dark tray outweighs white dice.
    """

    def __init__(self, shorten: Callable[[float], bool] = lambda _share: False) -> None:
        self.step = Step.LOOK
        self.quality: ImageQuality | None = None
        self.outline: Outline | None = None
        self.reference: Picture | None = None
        self.roll: Roll | None = None
        self.fault: Fault | None = None
        self._empty: ImageQuality | None = None
        self._frames: deque[Picture] = deque(maxlen=FRAMES)
        self._still = Stillness()
        self._shape: tuple[int, ...] = ()
        self._began: float | None = None
        self._metered = self._outlined = float("-inf")
        self._tries = 0
        self._shorten = shorten
        self._shortened = self._until_shown = 0

    @property
    def progress(self) -> float:
        """How much of the step that takes pictures is done, 0 to 1."""
        return len(self._frames) / FRAMES if self.step is Step.EMPTY else 0.0

    @property
    def advice(self) -> list[Advice]:
        """What should be put right, as far as it is known at this step."""
        shown = self.quality if self.step is Step.LOOK or self._empty is None else self._empty
        found = [] if shown is None else advice.on_tray(shown)
        if self.step is Step.VERDICT and self.roll is not None and self._empty is not None:
            return found + advice.on_roll(self.roll.dice, self.roll.reading, self._empty, self._shape)
        return found

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the dice of the test roll lie."""
        return () if self.roll is None else tuple(advice.place(die.box, self._shape) for die in self.roll.dice)

    @property
    def tray(self) -> Tray:
        """What is known so far."""
        corners = self.outline.corners if self.outline else None
        return Tray(self.reference, corners, self.roll.edge if self.roll else None)

    # the host's commands

    def take_empty(self) -> None:
        """The tray is empty: take its picture."""
        self._shortened = 0
        self._go(Step.EMPTY)
        self.reference = self.roll = self._empty = None

    def set_outline(self, corners: tuple[Corner, ...] | None) -> None:
        """Take ``corners`` for the floor of the tray, None for the whole picture, and go on to the roll. Raises
        ``PictureFault`` (``outline_unusable``, ``not_this_step``)."""
        if self.reference is None:
            raise PictureFault("not_this_step", step=self.step)
        try:
            drawn = outline.WHOLE if corners is None else outline.by_hand(corners)
        except ValueError as why:
            raise PictureFault("outline_unusable", why=why) from why
        if self.outline is None or drawn.corners != self.outline.corners:
            self.outline = drawn
        self.take_roll()

    def take_roll(self) -> None:
        """Wait for two dice to be thrown. Raises ``PictureFault`` (``not_this_step``)."""
        if self.reference is None or self.outline is None:
            raise PictureFault("not_this_step", step=self.step)
        self._go(Step.ROLL)
        self.roll = None

    def change_outline(self) -> None:
        """Go back to the outline. Raises ``PictureFault`` (``not_this_step``)."""
        if self.reference is None:
            raise PictureFault("not_this_step", step=self.step)
        self._go(Step.OUTLINE)

    def result(self) -> tuple[Tray, ImageQuality]:
        """The calibration to store. Raises ``PictureFault`` with the obstacle."""
        if self.step is not Step.VERDICT or self._empty is None:
            raise PictureFault("not_this_step", step=self.step)
        for one in self.advice:
            if one.grave:
                raise one.fault()
        return self.tray, self._empty

    def retaken(self) -> tuple[Tray, ImageQuality]:
        """What is known without a test roll. Raises ``PictureFault`` with the obstacle."""
        if self._empty is None or self.reference is None or self.outline is None:
            raise PictureFault("not_this_step", step=self.step)
        for one in advice.on_tray(self._empty):
            if one.grave:
                raise one.fault()
        return self.tray, self._empty

    # what the camera sees

    def lost(self, fault: Fault) -> None:
        """Note that there is no picture; the pictures taken are kept."""
        self.fault = fault
        self._rest_again()

    def see(self, frame: Picture, at: float) -> None:
        """Take in the next frame, seen at ``at`` seconds on any steady clock."""
        picture = fit(frame)
        if self._shape and picture.shape != self._shape:
            # Another camera: nothing that was taken applies to it.
            self.take_empty()
            self.outline = self.quality = None
            self._go(Step.LOOK)
        self._shape = picture.shape
        self._began = at if self._began is None else self._began
        if isinstance(self.fault, DeviceFault):
            self.fault = None
        known = self.outline is not None and self.step is Step.ROLL
        still = self._still.see(picture, self.tray.mask(picture.shape) if known else None)
        match self.step:
            case Step.EMPTY:
                self._gather(picture, still, at)
            case Step.ROLL:
                self._watch_for_roll(picture, still)
            case Step.LOOK:
                self._look(picture, still, at)
            case _:
                pass

    def _look(self, picture: Picture, still: int, at: float) -> None:
        if still == 0:
            self._frames.clear()
        self._frames.append(picture)
        if at - self._outlined >= OUTLINE_EVERY:
            self._outlined = at
            self.outline = outline.find(picture)
        if at - self._metered >= METERS_EVERY:
            self._metered = at
            self.quality = self._measure(picture)

    def _measure(self, picture: Picture) -> ImageQuality:
        """The quality of the frames so far, without dice that still lie there: their highlights look like glare."""
        frames, mask = list(self._frames), self.tray.mask(picture.shape)
        shown = image_quality.measure(frames, mask)
        if not shown.glare:
            return shown
        dice = tuple(advice.place(die.box, picture.shape) for die in read(picture, None).dice)
        return image_quality.measure(frames, mask, dice) if dice else shown

    def _gather(self, picture: Picture, still: int, at: float) -> None:
        if still == 0:
            self._frames.clear()
        self._frames.append(picture)
        if len(self._frames) == FRAMES:
            frames = list(self._frames)
            self._go(Step.LOOK)
            try:
                self.reference, self._empty, found = judge_empty(frames)
            except PictureFault as fault:
                self.fault = fault
            else:
                self.outline = found
                self._go(Step.OUTLINE)
        elif self._took_too_long(at):
            self._go(Step.LOOK)
            self.fault = PictureFault("tray_restless")

    def _watch_for_roll(self, picture: Picture, still: int) -> None:
        if still == 0:
            self._tries = 0
            return
        self._until_shown = max(0, self._until_shown - 1)
        if still % SETTLED or self._until_shown:
            return
        try:
            roll = judge_roll(picture, self.tray)
        except PictureFault as fault:
            # An empty tray is no fault: the roll is yet to come.
            self.fault = None if fault.code == "roll_empty" else fault
            return
        self.fault = None
        if self._exposed_less(roll):
            return
        self._tries += 1
        if roll.reading.values is not None or self._tries >= TRIES:
            self.roll = roll
            if self._shortened:
                self._bring_to_light_of(picture)
            self._go(Step.VERDICT)

    def _exposed_less(self, roll: Roll) -> bool:
        """Whether the dice are overexposed, and the camera exposes its pictures less from now on."""
        burnt = max(die.burnt for die in roll.dice) > BURNT_DIE
        light_then = 0.0 if self._empty is None else self._empty.light * SHORTER ** (self._shortened + 1)
        if not burnt or self._shortened >= MOST_STEPS or light_then < DARKEST or not self._shorten(SHORTER):
            return False
        self._shortened += 1
        self._until_shown = SHOWS_AFTER
        return True

    def _bring_to_light_of(self, picture: Picture) -> None:
        """Make the empty tray look as it does at the exposure of ``picture``, which shows dice as well."""
        assert self.reference is not None
        assert self._empty is not None
        mask = self.tray.mask(picture.shape)
        gained = gains(picture, self.reference, Floor.of(mask, *picture.shape[:2]))
        lit = np.clip((self.reference + 1.0) * gained - 1.0, 0, 255)
        self.reference = np.rint(lit).astype(np.uint8)
        now = image_quality.measure([self.reference], mask)
        self._empty = replace(now, flicker=self._empty.flicker, noise=self._empty.noise)
        self._shortened = 0

    def _took_too_long(self, at: float) -> bool:
        return self._began is not None and at - self._began > PATIENCE

    def _go(self, step: Step) -> None:
        self.step = step
        self.fault = None
        self._rest_again()

    def _rest_again(self) -> None:
        self._frames.clear()
        self._still = Stillness()
        self._began = None
        self._tries = 0
