"""What drives the lights and horses of the track: whether it is there and what it reports. Nothing is driven."""

import asyncio
from collections.abc import Iterator

from postparade.config import Settings
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.doctor.finding import Finding, Machine, of_fault
from postparade.track.settings import TrackSettings, drivers_in

PART = "track"
TRY = (
    "postparade track test lights every lane and says what the driver counted, and how much of it the device confirms."
)


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    driver = settings.track.driver
    if driver == "null":
        yield Finding(PART, "pass", "no_track", "No track is configured: the board on the screen shows the race.")
        return
    if machine.table_runs:
        yield Finding(
            PART,
            "pass",
            "track_in_use",
            f"The running table is using the track ({driver}); its host console shows its health.",
        )
        return
    found = False
    for finding in _of_drivers(machine, settings.track, drivers_in(driver)):
        found = True
        yield finding
    if not found:
        yield Finding(PART, "pass", "track", f"The driver {driver} is there.{_unseen(settings.track)}", TRY)


def _of_drivers(machine: Machine, track: TrackSettings, drivers: tuple[str, ...]) -> Iterator[Finding]:
    """The reports of the devices of some drivers; none for a device that cannot report."""
    if "pico" in drivers:
        yield _board()
    if "wled" in drivers and track.wled.protocol == "ddp":
        yield _wled(track)
    if "pwm" in drivers and track.pwm.kind == "pca9685":
        if machine.has(track.pwm.device):
            yield _servo_board(machine, track)
        else:
            remedy = "Switch the bus on, and restart: sudo raspi-config nonint do_i2c 0"
            said = f"There is no bus for the servo board: {track.pwm.device} is missing."
            yield Finding(PART, "fail", "no_i2c", said, remedy)
    if "spi" in drivers and not machine.has(track.spi.device):
        remedy = "Switch the bus on, and restart: sudo raspi-config nonint do_spi 0"
        said = f"There is no bus for the strip: {track.spi.device} is missing."
        yield Finding(PART, "fail", "no_spi", said, remedy)


def _unseen(track: TrackSettings) -> str:
    """What no device can confirm, as a sentence with a leading blank."""
    from postparade.core.clock import SystemClock
    from postparade.track import drivers
    from postparade.track.layout.lanes import build_layout

    try:
        driver = drivers.make(track, build_layout(track), SystemClock(), lambda _index, _down: None)
    except ConfigurationFault:
        return ""  # the check of the configuration says what is wrong
    return f" Not known: {driver.verifies.unseen}."


def _board() -> Finding:
    from postparade.track.link.port import find_board

    try:
        port, number = find_board()
    except DeviceFault as fault:
        return of_fault(PART, fault)
    return Finding(PART, "pass", "track_board", f"A Pico is at {port} (serial number {number or 'unknown'}).", TRY)


def _wled(track: TrackSettings) -> Finding:
    from postparade.track.drivers.wled import look_at
    from postparade.track.layout.lanes import build_layout

    try:
        judgement = asyncio.run(look_at(track, build_layout(track).pixels))
    except DeviceFault as fault:
        return of_fault(PART, fault)
    if judgement.caution is not None:
        return of_fault(PART, judgement.caution, "warn")
    said = f"WLED at {track.wled.host} is on and has enough pixels. Not known: whether its strip has power."
    return Finding(PART, "pass", "track_wled", said, TRY)


def _servo_board(machine: Machine, track: TrackSettings) -> Finding:
    from postparade.track.drivers.pca9685 import MODE1, KernelI2c

    bus = KernelI2c(str(machine.root / track.pwm.device.lstrip("/")), track.pwm.address)
    try:
        bus.open()
        bus.read(MODE1, 1)
    except DeviceFault as fault:
        return of_fault(PART, fault)
    except OSError as why:
        return of_fault(PART, DeviceFault("bus_missing", device=track.pwm.device, bus="I2C", why=why))
    finally:
        bus.close()
    said = f"A servo board answers at {track.pwm.device}. Not known: whether the servos have power and turn."
    return Finding(
        PART, "pass", "servo_board", said, "postparade track rails drives every horse to its finish and back."
    )
