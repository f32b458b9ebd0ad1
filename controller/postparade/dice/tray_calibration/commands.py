"""The commands that a host may send to a calibration, checked on arrival."""

import msgspec
from msgspec import Struct

from postparade.core.faults import ConfigurationFault, unreadable
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.tray_calibration.calibrated_tray import Corner


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something the host wants."""


class Begin(_Command, frozen=True, tag="begin"):
    """Start over; rolls do not count from now on."""


class TakeEmpty(_Command, frozen=True, tag="empty"):
    """The tray is empty: take its picture."""


class SetOutline(_Command, frozen=True, tag="outline"):
    """The floor of the tray is within ``corners``; ``None`` is the whole picture."""

    corners: tuple[Corner, ...] | None


class ChangeOutline(_Command, frozen=True, tag="change_outline"):
    """Go back to the outline."""


class TakeRoll(_Command, frozen=True, tag="roll"):
    """Wait for the test roll of two dice."""


class Save(_Command, frozen=True, tag="save"):
    """Keep the result."""


class Abandon(_Command, frozen=True, tag="abandon"):
    """Stop, and keep what was stored before."""


class Retake(_Command, frozen=True, tag="retake"):
    """Camera or tray has moved, and the tray is empty: take its picture as it is seen now. Once its outline is
    confirmed, it is kept without another test roll: the next roll that is read tells how large the dice are."""


class SetCapture(_Command, frozen=True, tag="capture"):
    """Take pictures like this from now on; ``None`` as configured. Possible whether or not somebody calibrates."""

    settings: CaptureSettings | None


Command = Begin | TakeEmpty | SetOutline | ChangeOutline | TakeRoll | Save | Abandon | Retake | SetCapture


def parse(command: dict[str, object]) -> Command:
    """``command`` as one of :data:`Command`. Raises ``ConfigurationFault`` (``bad_request``)."""
    try:
        understood: Command = msgspec.convert(command, Command)
        return understood
    except msgspec.ValidationError as error:
        raise ConfigurationFault("bad_request", why=unreadable(error)) from error
