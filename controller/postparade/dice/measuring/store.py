"""What was measured of a camera, on disk beside its calibration: a text, and pictures of the rolls that went wrong."""

import contextlib
from pathlib import Path
from typing import Literal

import msgspec

from postparade.core.bounded_file import read_bounded
from postparade.core.durable import make_folder, write_whole
from postparade.core.faults import ConfigurationFault, Phrase
from postparade.dice.measuring.measurement import FORMAT, Measurement
from postparade.dice.tray_calibration.store import CalibrationStore

Kind = Literal["measured", "played"]
"""Whether somebody confirmed each roll (``postparade dice measure``), or an evening was played."""

KINDS: tuple[Kind, ...] = ("measured", "played")
MOST_TEXT, MOST_PICTURE = 1024 * 1024, 8 * 1024 * 1024
"""Bytes of its text and of a picture beyond which a file is not ours."""


class MeasurementStore:
    """The last measurement of one ``kind`` of one camera, in the ``folder`` of its calibration. May be used from any
    thread."""

    def __init__(self, folder: Path, kind: Kind = "measured") -> None:
        self.folder = folder
        self.file = f"{kind}.json"
        self._pictures = f"{kind}-*.jpg"

    @classmethod
    def of(cls, data: Path, camera: str, kind: Kind = "measured") -> "MeasurementStore":
        """That of ``camera`` (its identity) in the data folder ``data``."""
        return cls(CalibrationStore(data).folder(camera), kind)

    def load(self) -> Measurement | None:
        """The measurement, None where there is none. Raises ``ConfigurationFault`` (``measurement_damaged``)."""
        path = self.folder / self.file
        try:
            found = msgspec.json.decode(read_bounded(path, MOST_TEXT), type=Measurement)
            if found.format != FORMAT:
                raise ValueError(Phrase("other_format", found=found.format, wanted=FORMAT))
        except FileNotFoundError:
            return None
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ConfigurationFault("measurement_damaged", path=path, why=Phrase("its_text_damaged")) from error
        except (OSError, ValueError) as error:
            raise ConfigurationFault("measurement_damaged", path=path, why=error) from error
        return found

    def picture(self, name: str) -> bytes | None:
        """The picture that a roll names, None where it is gone."""
        with contextlib.suppress(OSError, ValueError):
            return read_bounded(self.folder / name, MOST_PICTURE)
        return None

    def save(self, measurement: Measurement, pictures: dict[str, bytes]) -> None:
        """Keep ``measurement`` with the new ones of its ``pictures`` by name, and no others.

        Raises ``ConfigurationFault`` (``measurement_unwritable``); then the one before is kept.
        """
        kept = {roll.picture for roll in measurement.rolls}
        try:
            make_folder(self.folder)
            for name, data in pictures.items():
                if name in kept:
                    write_whole(self.folder / name, data, self.folder / f".{name}")
            text = msgspec.json.format(msgspec.json.encode(measurement), indent=2)
            write_whole(self.folder / self.file, text, self.folder / f".{self.file}")
            for old in self.folder.glob(self._pictures):
                if old.name not in kept:
                    old.unlink(missing_ok=True)
        except OSError as error:
            raise ConfigurationFault("measurement_unwritable", path=self.folder, why=error) from error
