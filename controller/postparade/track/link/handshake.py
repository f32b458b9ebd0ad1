"""Which boards can be driven, and what newer ones receive besides CONFIG."""

from collections.abc import Iterator

from postparade.core.faults import DeviceFault, Phrase
from postparade.track.link.payloads import BoardSettings, Greeting
from postparade.track.link.protocol import MAJOR, Feature, Kind


def objection(greeting: Greeting, nonce: int, settings: BoardSettings) -> DeviceFault | None:
    """Why the board with this ``greeting`` cannot be driven with these settings; ``None`` if it can."""
    if greeting.major != MAJOR:
        code = "track_firmware_old" if greeting.major < MAJOR else "track_firmware_new"
        return DeviceFault(code, found=greeting.major, wanted=MAJOR)
    if greeting.nonce != nonce:
        return DeviceFault("track_no_answer", what=Kind.HELLO.name)
    if settings.rails.needed and Feature.RAILS not in Feature(greeting.features):
        # Such a board would send places as pulses, and the servos would never stop.
        return DeviceFault("track_firmware_lacks", what=Phrase("turning_servos"))
    return None


def extras(greeting: Greeting | None, settings: BoardSettings) -> Iterator[tuple[Kind, bytes]]:
    """The messages that only boards which announce the feature understand."""
    can = Feature(greeting.features) if greeting else Feature(0)
    if Feature.PACE in can:
        yield Kind.PACE, settings.pace.payload()
    if Feature.RAILS in can:
        yield Kind.RAILS, settings.rails.payload()
    if Feature.LIGHTS in can:
        yield Kind.LIGHTS, bytes((settings.lit,))
