"""The commands that a host may send to a measurement, checked on arrival."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import ConfigurationFault, unreadable

Face = Annotated[int, Meta(ge=1, le=6)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something the host wants."""


class Confirm(_Command, frozen=True, tag="confirm"):
    """The dice that were seen show these faces."""

    dice: tuple[Face, Face]


class LeaveOut(_Command, frozen=True, tag="leave_out"):
    """What was seen was no roll: a die fell out, somebody pushed the tray."""


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Forget the last roll that was confirmed."""


class Throw(_Command, frozen=True, tag="throw"):
    """Throw the dice of a simulated tray."""


class Anew(_Command, frozen=True, tag="anew"):
    """Begin another measurement; the one before is kept until its first roll is confirmed."""


Command = Confirm | LeaveOut | TakeBack | Throw | Anew


def parse(command: dict[str, object]) -> Command:
    """``command`` as one of :data:`Command`. Raises ``ConfigurationFault`` (``bad_request``)."""
    try:
        understood: Command = msgspec.convert(command, Command)
        return understood
    except msgspec.ValidationError as error:
        raise ConfigurationFault("bad_request", why=unreadable(error)) from error
