"""The tables of ``[track]`` for outputs: ``[track.rails]``, ``[track.wled]``, ``[track.spi]``, ``[track.pwm]``."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Travel = Annotated[float, Meta(ge=0.2, le=60.0)]


class WledSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stock WLED board.

    ``protocol``: "ddp" (over the network) or "adalight" (over the serial port of ``[track]``). ``host``: its name or
    address, with ``:port`` of its web page if that is not 80. ``ddp_port``: where it listens. ``baud``: of the serial
    line, as set in WLED under Sync.
    """

    protocol: Literal["ddp", "adalight"] = "ddp"
    host: str = "wled.local"
    ddp_port: Annotated[int, Meta(ge=1, le=65535)] = 4048
    baud: Annotated[int, Meta(ge=9600, le=2_000_000)] = 115200


class SpiSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One chain of pixels at the data output (MOSI) of an SPI bus of the Raspberry Pi. ``device``: its file."""

    device: str = "/dev/spidev0.0"


class RailSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How horses move on their rails, whatever drives their servos.

    ``servos``: "positional" (usual ones, which turn to a place) or "continuous" (which turn on and on, so that a rail
    may be of any length). The latter need ``travel_seconds`` from gate to finish, and an ``end_stop`` at the gate:
    "bumper" (the end of the rail, which the horse may press against for an eighth of that time) or "switch" (one of the
    switches that the track board hears).

    ``speed`` in microseconds of pulse width a second, ``acceleration`` in the same a second (0: no limit). ``at_once``:
    how many may move at the same time; a servo draws most while it starts or is stuck. ``park_seconds``: how long after
    its arrival a servo gets no pulses any more, which silences it and saves one that is stuck; 0 holds it for ever.
    """

    servos: Literal["positional", "continuous"] = "positional"
    end_stop: Literal["bumper", "switch"] = "bumper"
    travel_seconds: Travel = 3.0
    speed: Annotated[int, Meta(ge=50, le=5000)] = 4000
    acceleration: Annotated[int, Meta(ge=0, le=1_000_000)] = 40_000
    at_once: Annotated[int, Meta(ge=1, le=3)] = 3
    park_seconds: Annotated[float, Meta(ge=0.0, le=60.0)] = 3.0


class PwmSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Servos without the track board.

    ``kind``: "pca9685" (a servo board on the I2C bus) or "gpio" (the Raspberry Pi's own pins, which makes servos
    tremble). ``device`` and ``address``: the bus and the place of the servo board on it. ``channels``: for horses 2 to
    12 in that order the channel of the servo board, or the pin (GPIO number).
    """

    kind: Literal["pca9685", "gpio"] = "pca9685"
    device: str = "/dev/i2c-1"
    address: Annotated[int, Meta(ge=0x03, le=0x77)] = 0x40
    channels: Annotated[tuple[Annotated[int, Meta(ge=0, le=27)], ...], Meta(min_length=1, max_length=11)] = tuple(
        range(11)
    )
