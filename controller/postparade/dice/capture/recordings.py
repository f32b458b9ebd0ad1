"""Recordings instead of a camera: a video file, or a folder of numbered pictures."""

import json
import re
from pathlib import Path

import cv2
import numpy as np

from postparade.core.bounded_file import read_bounded
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Phrase, PictureFault
from postparade.dice.capture.contract import CameraOptions, Frame
from postparade.dice.vision.picture import SUFFIXES, Picture, load

FOLDER_RATE = 15.0
VIDEO_RATE = 25.0
_FASTEST = 120.0
LONGEST_NOTE = 1024 * 1024
"""Bytes of the text beside a recording."""
_NUMBER = re.compile(r"[0-9]+$")


class VideoFile:
    """A video file at its own rate, in a loop unless ``options.once`` is set."""

    unlocked = ()
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_recording"))

    def __init__(self, path: Path, options: CameraOptions) -> None:
        """Raises ``DeviceFault`` (``video_unreadable``) for anything but a video."""
        self._path = path
        self._options = options
        self.name = Phrase("video_file", name=path.name)
        self.identity = f"file:{path.name}"
        self._capture = self._open()
        rate = self._capture.get(cv2.CAP_PROP_FPS)
        self.pace = rate if 0 < rate <= _FASTEST else VIDEO_RATE

    def read(self) -> Frame:
        good, frame = self._capture.read()
        if not good:
            self._capture.release()
            if self._options.once:
                raise EOFError
            self._capture = self._open()
            good, frame = self._capture.read()
        if not good:
            raise DeviceFault("video_unreadable", path=self._path, why=Phrase("no_picture_in_it"))
        return frame.astype(np.uint8, copy=False)

    def reference(self) -> Frame | None:
        return self._options.reference

    def close(self) -> None:
        self._capture.release()

    def _open(self) -> cv2.VideoCapture:
        capture = cv2.VideoCapture(str(self._path))
        if not capture.isOpened():
            why = "not_playable" if self._path.is_file() else "no_such_file"
            raise DeviceFault("video_unreadable", path=self._path, why=Phrase(why))
        return capture


class FrameFolder:
    """A folder of numbered pictures at the rate in its ``sequence.json``, in a loop unless ``options.once`` is set.

    ``background.jpg`` among them is the empty tray, unless another reference is given.
    """

    unlocked = ()
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_recording"))

    def __init__(self, folder: Path, options: CameraOptions) -> None:
        """Raises ``DeviceFault`` (``video_unreadable``) when the folder holds no frames, and :class:`PictureFault` when
        its background cannot be read."""
        self._options = options
        self.name = Phrase("picture_folder", name=folder.name)
        self.identity = f"file:{folder.name}"
        self.pace = rate(folder)
        self._frames = frames(folder)
        self._next = 0
        self._reference = options.reference if options.reference is not None else background(folder)

    def read(self) -> Frame:
        for _ in self._frames:
            if self._next == len(self._frames):
                if self._options.once:
                    raise EOFError
                self._next = 0
            file = self._frames[self._next]
            self._next += 1
            try:
                return load(file)
            except PictureFault:
                continue  # a recording may lack a frame
        raise DeviceFault("video_unreadable", path=self._frames[0].parent, why=Phrase("no_readable_picture"))

    def reference(self) -> Frame | None:
        return self._reference

    def close(self) -> None:
        """Nothing is held open."""


def frames(folder: Path) -> list[Path]:
    """The pictures in ``folder`` whose name ends with a number, such as 007.jpg and IMG_0412.jpg, in the order of the
    numbers. Raises ``DeviceFault`` (``video_unreadable``) where there are none."""
    try:
        files = [file for file in folder.iterdir() if file.suffix.lower() in SUFFIXES and _NUMBER.search(file.stem)]
    except OSError as error:
        raise DeviceFault("video_unreadable", path=folder, why=error) from error
    if not files:
        raise DeviceFault("video_unreadable", path=folder, why=Phrase("no_numbered_picture"))
    return sorted(files, key=lambda file: (number(file), file.name))


def number(file: Path) -> int:
    """The number of a frame."""
    found = _NUMBER.search(file.stem)
    assert found is not None, "frames have numbers"
    return int(found[0])


def rate(folder: Path) -> float:
    """Frames a second as written down beside the frames; a missing or damaged note means the usual rate."""
    try:
        note = json.loads(read_bounded(folder / "sequence.json", LONGEST_NOTE))
        told = float(note["fps"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return FOLDER_RATE
    return told if told > 0 else FOLDER_RATE


def background(folder: Path) -> Picture | None:
    """The empty tray, where ``background.jpg`` lies beside the frames. Raises :class:`PictureFault`."""
    file = folder / "background.jpg"
    return load(file) if file.exists() else None
