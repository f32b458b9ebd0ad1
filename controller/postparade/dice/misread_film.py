"""Film as evidence: the last seconds before a roll counted, kept when somebody says that it was read wrongly.

A bundle is a folder: the frames as pictures, the empty tray, and ``bundle.json`` with what was known, read and said.
``postparade dice replay`` plays it to the reader again.
"""

import contextlib
import shutil
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import cv2
import msgspec
import numpy as np
from msgspec import Meta, Struct

from postparade import __version__
from postparade.core.bounded_file import read_bounded
from postparade.core.faults import ConfigurationFault, DeviceFault, Phrase
from postparade.dice.tray_calibration.calibrated_tray import Corner, Tray
from postparade.dice.vision.picture import Picture, load
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import Sighting

SECONDS, A_SECOND = 5.0, 8.0
"""How long the film is, and how many frames a second of it are kept."""

CALM_A_SECOND = 1.0
"""The same while nothing happens."""

CLOSE, CLOSE_A_SECOND = 3.0, 15.0
"""The same for its end, in which the last roll falls and is read. Together, 61 frames of 640 x 480 take 3 MB as JPEG
(56 MB as they came), and those of the last roll as much again."""

KEPT = 20
"""Bundles kept in a folder; older ones are deleted."""

FOLDER, NOTE, BACKGROUND = "film", "bundle.json", "background.png"
FORMAT = 1
LONGEST_NOTE = 1024 * 1024
"""Bytes of the text beside a film."""
_QUALITY = 95

Values = tuple[Annotated[int, Meta(ge=1, le=6)], ...]


class Shot(NamedTuple):
    """One frame as JPEG and its ``shape`` (rows, columns, colours), when it was seen (seconds on any steady clock), and
    what came of it."""

    jpeg: bytes
    shape: tuple[int, ...]
    at: float
    sighting: Sighting

    @classmethod
    def of(cls, picture: Picture, at: float, sighting: Sighting) -> "Shot":
        """A shot of ``picture``."""
        return cls(_encoded(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY]), picture.shape, at, sighting)

    @property
    def picture(self) -> Picture:
        """The frame, decoded."""
        picture = cv2.imdecode(np.frombuffer(self.jpeg, np.uint8), cv2.IMREAD_COLOR)
        assert picture is not None, "OpenCV reads what it has written"
        return picture.astype(np.uint8, copy=False)


class Film:
    """A ring of the last :data:`SECONDS`. To encode a frame takes half a millisecond; to hold it as it came would take
    twenty times the memory."""

    def __init__(self) -> None:
        self._older: deque[Shot] = deque()
        self._close: deque[Shot] = deque()

    def add(self, picture: Picture, at: float, sighting: Sighting, *, calm: bool = False) -> None:
        """Take in the next frame, unless there are enough of its second; fewer are enough while it is ``calm``."""
        while self._close and not at - CLOSE <= self._close[0].at <= at:
            shot = self._close.popleft()
            if _wanted(self._older, shot.at, shot.sighting, A_SECOND):
                self._older.append(shot)
        while self._older and not at - SECONDS <= self._older[0].at <= at:
            self._older.popleft()
        if _wanted(self._close, at, sighting, CALM_A_SECOND if calm else CLOSE_A_SECOND):
            self._close.append(Shot.of(picture, at, sighting))

    def last(self) -> tuple[Shot, ...]:
        """The frames of the last seconds, oldest first."""
        return (*self._older, *self._close)


def _wanted(shots: deque[Shot], at: float, sighting: Sighting, a_second: float) -> bool:
    """Whether ``shots`` need the next one to hold ``a_second`` a second; a roll that counts is kept in any case."""
    return not shots or at - shots[-1].at >= 0.9 / a_second or sighting.committed is not None


class FrameNote(Struct, frozen=True, kw_only=True):
    """What is written down of a frame: its file, seconds since the first one, and what was seen in it."""

    file: Annotated[str, Meta(pattern=r"^[0-9]{3}\.jpg$")]
    at: float
    stage: str
    values: Values | None = None
    reason: str | None = None


class Bundle(Struct, frozen=True, kw_only=True):
    """A roll that was read wrongly, or not at all: ``counted`` is what the table took first (None when the reader was
    not sure), ``corrected`` what really lay there. ``version`` is that of the program, ``entry`` that of the journal,
    ``outline`` and ``edge`` are what was known of the tray."""

    format: int
    version: str
    camera: str
    entry: int
    counted: Values | None
    corrected: Values
    outline: tuple[Corner, ...] | None
    edge: float | None
    frames: tuple[FrameNote, ...]


class Story(NamedTuple):
    """What is kept of a roll beside its film."""

    camera: str
    entry: int
    counted: tuple[int, ...] | None
    corrected: tuple[int, ...]


def save(folder: Path, shots: Sequence[Shot], tray: Tray, story: Story, stamp: str) -> Path:
    """Save a bundle in ``folder`` under the name ``stamp``, keep at most :data:`KEPT` of them, and return its path.

    Raises :class:`~postparade.core.faults.ConfigurationFault` (``film_unwritable``); then nothing is left of it.
    """
    place, draft = folder / stamp, folder / f".{stamp}"
    notes = []
    try:
        draft.mkdir(parents=True, exist_ok=True)
        for number, shot in enumerate(shots):
            name = f"{number:03}.jpg"
            (draft / name).write_bytes(shot.jpeg)
            notes.append(_note(name, shot, shots[0].at))
        if tray.reference is not None:
            (draft / BACKGROUND).write_bytes(_encoded(".png", tray.reference))
        bundle = Bundle(
            format=FORMAT,
            version=__version__,
            camera=story.camera,
            entry=story.entry,
            counted=story.counted,
            corrected=tuple(sorted(story.corrected)),
            outline=tray.outline,
            edge=tray.edge,
            frames=tuple(notes),
        )
        (draft / NOTE).write_bytes(msgspec.json.format(msgspec.json.encode(bundle), indent=2))
        draft.replace(place)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise ConfigurationFault("film_unwritable", path=folder, why=error) from error
    for old in sorted(path for path in folder.iterdir() if (path / NOTE).is_file())[:-KEPT]:
        with contextlib.suppress(OSError):
            shutil.rmtree(old)
    return place


def opened(folder: Path) -> tuple[Bundle, Tray]:
    """The bundle in ``folder`` and what was known of its tray.

    Raises ``DeviceFault`` (``video_unreadable``) for a folder that holds none, ``PictureFault`` for a damaged picture.
    """
    try:
        bundle = msgspec.json.decode(read_bounded(folder / NOTE, LONGEST_NOTE), type=Bundle)
    except OSError as error:
        raise DeviceFault("video_unreadable", path=folder, why=error) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        raise DeviceFault("video_unreadable", path=folder, why=Phrase("its_text_damaged")) from error
    background = folder / BACKGROUND
    reference = load(background) if background.exists() else None
    return bundle, Tray(reference, bundle.outline, bundle.edge)


def _note(name: str, shot: Shot, began: float) -> FrameNote:
    reading: Reading | None = shot.sighting.reading
    return FrameNote(
        file=name,
        at=round(shot.at - began, 3),
        stage=shot.sighting.stage.value,
        values=reading.values if reading else None,
        reason=reading.reason if reading else None,
    )


def _encoded(kind: str, picture: Picture, options: Sequence[int] = ()) -> bytes:
    done, data = cv2.imencode(kind, picture, options)
    assert done, "OpenCV writes every 8-bit colour picture"
    return data.tobytes()
