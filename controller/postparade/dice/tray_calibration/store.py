"""Calibrations on disk: one folder a camera, written so that a power cut leaves the old one or the new one."""

import contextlib
import hashlib
import re
import secrets
from pathlib import Path
from typing import Annotated

import cv2
import msgspec
import numpy as np
from msgspec import Meta, Struct

from postparade.core.bounded_file import read_bounded
from postparade.core.durable import make_folder, write_whole
from postparade.core.faults import ConfigurationFault, Phrase
from postparade.dice.tray_calibration.calibrated_tray import Corner, Tray
from postparade.dice.tray_calibration.outline import Outline, Shape, by_hand
from postparade.dice.vision.picture import Picture

FOLDER = "cameras"
FILE = "calibration.json"
FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024
"""No picture of a tray is larger; a file beyond it is not ours."""
MOST_TEXT = 1024 * 1024
"""The same for its text."""


class Calibration(Struct, frozen=True, eq=False):
    """The findings about the tray under ``camera`` (its identity) at ``at`` (seconds since 1970-01-01 UTC).

    ``edge`` is the length of a die's edge in pixels of a picture 640 wide, None until a roll has shown it; ``light`` is
    the brightness of the empty tray.
    """

    camera: str
    at: float
    reference: Picture
    outline: Outline
    edge: float | None
    light: float

    @property
    def tray(self) -> Tray:
        """What the reader may take for granted."""
        return Tray(self.reference, self.outline.corners, self.edge)


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text beside the picture; ``reference`` names the picture's file, ``sha256`` is of its bytes."""

    format: int
    camera: str
    at: float
    reference: Annotated[str, Meta(pattern=r"^reference-[0-9a-f]{12}\.png$")]
    sha256: str
    shape: Shape
    outline: tuple[Corner, ...] | None
    edge: Annotated[float, Meta(gt=0, lt=1000)] | None
    light: float


class _Version(Struct, frozen=True):
    format: int


class CalibrationStore:
    """The calibrations of one data folder. May be used from any thread."""

    def __init__(self, data: Path) -> None:
        self._root = data / FOLDER

    def folder(self, camera: str) -> Path:
        """Where the calibration of ``camera`` is kept: a readable name, and a digest that tells all cameras apart."""
        plain = re.sub(r"[^a-z0-9]+", "-", camera.lower()).strip("-")[:40]
        digest = hashlib.sha256(camera.encode()).hexdigest()[:8]
        return self._root / f"{plain or 'camera'}-{digest}"

    def load(self, camera: str) -> Calibration | None:
        """The calibration of ``camera``, or ``None`` when there is none yet.

        Raises :class:`~postparade.core.faults.ConfigurationFault` (``calibration_damaged``).
        """
        path = self.folder(camera) / FILE
        try:
            record = _decode(read_bounded(path, MOST_TEXT))
            if record.camera != camera:
                raise ValueError(Phrase("of_another_camera", camera=record.camera))
            outline = Outline("whole", None)
            if record.outline is not None:
                outline = by_hand(record.outline)._replace(shape=record.shape)
            picture = _picture(path.with_name(record.reference), record.sha256)
            return Calibration(camera, record.at, picture, outline, record.edge, record.light)
        except FileNotFoundError as error:
            if error.filename == str(path):
                return None
            raise ConfigurationFault("calibration_damaged", path=path, why=Phrase("its_picture_missing")) from error
        except OSError as error:
            raise ConfigurationFault("calibration_damaged", path=path, why=error) from error
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ConfigurationFault("calibration_damaged", path=path, why=Phrase("its_text_damaged")) from error
        except ValueError as error:
            raise ConfigurationFault("calibration_damaged", path=path, why=error) from error

    def save(self, calibration: Calibration) -> None:
        """Keep ``calibration`` instead of the one before.

        Raises :class:`~postparade.core.faults.ConfigurationFault` (``calibration_unwritable``); then the one before is
        kept."""
        folder = self.folder(calibration.camera)
        done, data = cv2.imencode(".png", calibration.reference)
        assert done, "OpenCV writes every 8-bit colour picture as PNG"
        digest = hashlib.sha256(data.tobytes()).hexdigest()
        name = f"reference-{digest[:12]}.png"
        record = _Record(
            format=FORMAT,
            camera=calibration.camera,
            at=calibration.at,
            reference=name,
            sha256=digest,
            shape=calibration.outline.shape,
            outline=calibration.outline.corners,
            edge=calibration.edge,
            light=calibration.light,
        )
        try:
            make_folder(folder)
            # The picture first, and under a name of its own: it does not count until the text names it.
            _write(folder / name, data.tobytes())
            _write(folder / FILE, msgspec.json.format(msgspec.json.encode(record), indent=2))
        except OSError as error:
            raise ConfigurationFault("calibration_unwritable", path=folder, why=error) from error
        for old in folder.glob("reference-*.png"):
            if old.name != name:
                with contextlib.suppress(OSError):
                    old.unlink()


def _decode(data: bytes) -> _Record:
    version = msgspec.json.decode(data, type=_Version)
    if version.format != FORMAT:
        raise ValueError(Phrase("other_format", found=version.format, wanted=FORMAT))
    return msgspec.json.decode(data, type=_Record)


def _picture(path: Path, sha256: str) -> Picture:
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(Phrase("its_picture_changed"))
    data = read_bounded(path, MOST_BYTES)
    if hashlib.sha256(data).hexdigest() != sha256:
        raise ValueError(Phrase("its_picture_changed"))
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if picture is None:
        raise ValueError(Phrase("its_picture_changed"))
    return picture.astype(np.uint8, copy=False)


def _write(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path`` durably, or leave ``path`` as it was. Raises ``OSError``."""
    draft = path.with_name(f".{path.name}-{secrets.token_hex(4)}")
    try:
        write_whole(path, data, draft, new=True)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
