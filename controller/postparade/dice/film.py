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
from msgspec import Meta, Struct

from postparade import __version__
from postparade.core.faults import ConfigurationFault, DeviceFault, Phrase
from postparade.dice.calibration.tray import Corner, Tray
from postparade.dice.vision.picture import Picture, load
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.watcher import Sighting

SECONDS, A_SECOND = 5.0, 8.0
"""How long the film is, and how many frames a second of it are kept."""

CLOSE, CLOSE_A_SECOND = 3.0, 15.0
"""The same for its end, in which the last roll falls and is read. Together, 61 frames of 640 x 480 take 56 MB."""

KEPT = 20
"""Bundles kept in a folder; older ones are deleted."""

FOLDER, NOTE, BACKGROUND = "film", "bundle.json", "background.png"
FORMAT = 1
_QUALITY = 95

Values = tuple[Annotated[int, Meta(ge=1, le=6)], ...]


class Shot(NamedTuple):
    """One frame, when it was seen (seconds on any steady clock), and what came of it."""

    picture: Picture
    at: float
    sighting: Sighting


class Film:
    """A ring of the last :data:`SECONDS`. Frames are held as they came; nothing is encoded before they are wanted."""

    def __init__(self) -> None:
        self._older: deque[Shot] = deque()
        self._close: deque[Shot] = deque()

    def add(self, picture: Picture, at: float, sighting: Sighting) -> None:
        """Take in the next frame, which must not be changed any more."""
        while self._close and not at - CLOSE <= self._close[0].at <= at:
            _append(self._older, self._close.popleft(), A_SECOND)
        while self._older and not at - SECONDS <= self._older[0].at <= at:
            self._older.popleft()
        _append(self._close, Shot(picture, at, sighting), CLOSE_A_SECOND)

    def last(self) -> tuple[Shot, ...]:
        """The frames of the last seconds, oldest first."""
        return (*self._older, *self._close)


def _append(shots: deque[Shot], one: Shot, a_second: float) -> None:
    """Append ``one`` to ``shots`` unless these hold ``a_second`` a second without it; a roll that counts is kept."""
    if not shots or one.at - shots[-1].at >= 0.9 / a_second or one.sighting.committed is not None:
        shots.append(one)


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
            _write(draft / name, shot.picture, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
            notes.append(_note(name, shot, shots[0].at))
        if tray.reference is not None:
            _write(draft / BACKGROUND, tray.reference, [])
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
        bundle = msgspec.json.decode((folder / NOTE).read_bytes(), type=Bundle)
    except OSError as error:
        raise DeviceFault("video_unreadable", path=folder, why=error) from error
    except msgspec.MsgspecError as error:
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


def _write(path: Path, picture: Picture, options: Sequence[int]) -> None:
    done, data = cv2.imencode(path.suffix, picture, options)
    assert done, "OpenCV writes every 8-bit colour picture"
    path.write_bytes(data.tobytes())
