"""How the host wants the pictures of a camera to be taken, on disk beside its calibration."""

from pathlib import Path

import msgspec
from msgspec import Struct

from postparade.core.bounded_file import read_bounded
from postparade.core.durable import make_folder, remove, write_whole
from postparade.core.faults import ConfigurationFault, Phrase
from postparade.dice.capture.capture_settings import CaptureSettings

FILE = "capture.json"
MOST_TEXT = 64 * 1024
"""Bytes beyond which a file is not ours."""


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """``settings`` that take the place of those in the configuration; ``from_dice`` says that the exposure was found
    with the dice of a test roll, so that the next calibration finds it anew."""

    settings: CaptureSettings
    from_dice: bool = False


class CaptureStore:
    """What was chosen for one camera, in the ``folder`` of its calibration. May be used from any thread."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def load(self) -> Chosen | None:
        """What was chosen, None where nothing was. Raises ``ConfigurationFault`` (``capture_damaged``)."""
        try:
            return msgspec.json.decode(read_bounded(self._path, MOST_TEXT), type=Chosen)
        except FileNotFoundError:
            return None
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ConfigurationFault("capture_damaged", path=self._path, why=Phrase("its_text_damaged")) from error
        except (OSError, ValueError) as error:
            raise ConfigurationFault("capture_damaged", path=self._path, why=error) from error

    def save(self, chosen: Chosen | None) -> None:
        """Keep ``chosen``; with None, forget what was chosen before.

        Raises ``ConfigurationFault`` (``calibration_unwritable``); then that is kept.
        """
        try:
            if chosen is None:
                if self._path.parent.is_dir():
                    remove(self._path)
                return
            make_folder(self._path.parent)
            text = msgspec.json.format(msgspec.json.encode(chosen), indent=2)
            write_whole(self._path, text, self._path.with_name(f".{FILE}"))
        except OSError as error:
            raise ConfigurationFault("calibration_unwritable", path=self._path.parent, why=error) from error
