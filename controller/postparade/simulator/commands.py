"""The commands of the panel of the simulated table, checked before anything happens."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import Fault

Share = Annotated[float, Meta(ge=0.0, le=1.0)]

LONGEST_COVER = 30.0
DARKEST, BRIGHTEST = 0.3, 1.6


class Throw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="throw"):
    """Throw two dice; ``dice`` chooses their faces (the tray refuses impossible ones), without it they are random."""

    dice: Any = None


class Photo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="photo"):
    """Lay a photograph under the camera; ``data`` is a picture file."""

    data: bytes


class Clear(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="clear"):
    """Take everything out of the tray."""


class Cover(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="cover"):
    """Hold a hand over the tray."""

    seconds: Annotated[float, Meta(gt=0.0, le=LONGEST_COVER)] = 3.0


class Cocked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="cocked"):
    """Throw two dice, of which one comes to lie on its edge."""


class Nudge(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="nudge"):
    """Bump into the camera."""


class Light(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="light"):
    """Set the lamp; 1 is its usual light."""

    value: Annotated[float, Meta(ge=DARKEST, le=BRIGHTEST)]


class Blind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="blind"):
    """Pull the camera's plug (``on``) or put it in again."""

    on: bool = True


class Button(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="button"):
    """Press button ``index`` and let it go; or, if ``down`` is given, only press it or only let it go."""

    index: Annotated[int, Meta(ge=0, le=3)]
    down: bool | None = None


class Pin(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="pin"):
    """Press the button at ``pin`` (BCM number) of the simulated Pi and let it go; ``down`` as for :class:`Button`."""

    pin: Annotated[int, Meta(ge=0, le=27)]
    down: bool | None = None


class Unplug(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="unplug"):
    """Pull the cable of the track board (``on``) or put it in again."""

    on: bool = True


class Stall(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="stall"):
    """Let nothing pass through the cable while ``on``."""

    on: bool = True


class Drop(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="drop"):
    """Lose this share of the bytes on the cable."""

    value: Share


class Flip(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="flip"):
    """Flip a bit in this share of the bytes on the cable."""

    value: Share


class Split(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="split"):
    """Deliver this share of the pieces on the cable in two."""

    value: Share


class Delay(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="delay"):
    """Delay every piece on the cable by up to this many seconds."""

    value: Share


class Dead(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="dead"):
    """Break this share of the pixels, which then stay dark."""

    value: Share


class Jam(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="jam"):
    """Jam the rail of this horse (2 to 12) and free all others; 0 frees them all."""

    value: Annotated[int, Meta(ge=0, le=12)]


class Rewire(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="rewire"):
    """Fit strips that want red before green (``on``), or those that the configuration names."""

    on: bool = True


class Reset(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command", tag="reset"):
    """Push the reset button of the track board."""


TrayCommand = Throw | Photo | Clear | Cover | Cocked | Nudge | Light | Blind
CableCommand = Drop | Flip | Split | Delay
BoardCommand = Button | Pin | Unplug | Stall | CableCommand | Dead | Jam | Rewire | Reset
PanelCommand = TrayCommand | BoardCommand

NAMES = tuple(str(kind.__struct_config__.tag) for kind in PanelCommand.__args__)


def parse(name: str, args: dict[str, object]) -> PanelCommand:
    """The command ``name`` with ``args``. Raises :class:`Fault` (``panel_unknown``, ``panel_unfit``)."""
    if name not in NAMES:
        raise Fault("panel_unknown", name=name[:40], names=", ".join(NAMES))
    if "command" in args:
        raise Fault("panel_unfit", name=name, why="it has a value called command")
    try:
        command: PanelCommand = msgspec.convert({**args, "command": name}, PanelCommand)
    except msgspec.ValidationError as error:
        raise Fault("panel_unfit", name=name, why=str(error).replace("`", "")[:120]) from error
    return command
