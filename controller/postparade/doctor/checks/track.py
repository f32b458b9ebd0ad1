"""What drives the lights and horses of the track: whether it can be found, not whether it lights up."""

from collections.abc import Iterator

from postparade.config import Settings
from postparade.core.faults import DeviceFault
from postparade.doctor.finding import Finding, Machine, of_fault
from postparade.track.settings import drivers_in

PART = "track"
TRY = "postparade track test lights every lane and says what the driver counted."


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
    drivers, found = drivers_in(driver), False
    if "pico" in drivers:
        found = True
        yield _board()
    if "pwm" in drivers and not machine.has("/dev/i2c-1"):
        found = True
        remedy = "Switch the bus on, and restart: sudo raspi-config nonint do_i2c 0"
        yield Finding(PART, "fail", "no_i2c", "There is no bus for the servo board: /dev/i2c-1 is missing.", remedy)
    if "spi" in drivers and not any(machine.has(f"/dev/spidev0.{number}") for number in (0, 1)):
        found = True
        remedy = "Switch the bus on, and restart: sudo raspi-config nonint do_spi 0"
        yield Finding(PART, "fail", "no_spi", "There is no bus for the strip: /dev/spidev0.0 is missing.", remedy)
    if not found:
        yield Finding(PART, "pass", "track", f"The driver {driver} is there.", TRY)


def _board() -> Finding:
    from postparade.track.link.port import find_board

    try:
        port, number = find_board()
    except DeviceFault as fault:
        return of_fault(PART, fault)
    return Finding(PART, "pass", "track_board", f"A Pico is at {port} (serial number {number or 'unknown'}).", TRY)
