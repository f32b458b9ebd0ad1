"""Drivers of the track by name: the built-in ones and those that installed packages offer.

A package offers one with an entry point of the group ``postparade.track_drivers`` that names a
:class:`~postparade.track.drivers.contract.DriverFactory`; docs/adding-a-driver.md shows how.
"""

from collections.abc import Iterator
from importlib.metadata import entry_points

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault, Fault, Phrase
from postparade.track.drivers import null, pico, pwm, spi, wled
from postparade.track.drivers.contract import Driver, DriverFactory, Pressed
from postparade.track.drivers.joined import JoinedDriver
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings, drivers_in

GROUP = "postparade.track_drivers"

BUILT_IN: dict[str, DriverFactory] = {
    "null": null.make,
    "pico": pico.make,
    "wled": wled.make,
    "spi": spi.make,
    "pwm": pwm.make,
}


def names() -> list[str]:
    """Every driver that can be chosen."""
    return sorted({*BUILT_IN, *(point.name for point in entry_points(group=GROUP))})


def check_name(name: str) -> tuple[str, ...]:
    """The drivers that ``name`` joins with plus signs.

    Raises ``ConfigurationFault`` (``track_driver_unknown``) if one of them is neither built in nor installed, or is
    named twice.
    """
    wanted = drivers_in(name)
    known = names()
    if len(set(wanted)) < len(wanted) or not set(wanted) <= set(known):
        raise ConfigurationFault("track_driver_unknown", driver=name, drivers=", ".join(known))
    return wanted


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
    """The driver the settings name, not open yet; several names joined with + make one driver of several.

    Raises ``ConfigurationFault`` if there is none of a name, one is named twice, or the settings do not suit it or ask
    for what it cannot do. Beside others, an installed driver that cannot be made is left out and reported.
    """
    made: list[Driver] = []
    left_out: list[Fault] = []
    wanted = check_name(settings.driver)
    for name in wanted:
        try:
            made.append(_one(name, settings, layout, clock, pressed))
        except ConfigurationFault as fault:
            if name in BUILT_IN:
                raise
            left_out.append(fault)
    if not made:
        raise left_out[0]
    only_ours = all(name in BUILT_IN for name in wanted)
    driver: Driver = made[0] if len(made) == 1 and only_ours else JoinedDriver(tuple(made), clock, tuple(left_out))
    for asked, what in _asked(settings, layout, driver):
        if asked:
            raise ConfigurationFault("track_capability_missing", driver=driver.name, what=what)
    return driver


def _asked(settings: TrackSettings, layout: Layout, driver: Driver) -> Iterator[tuple[bool, Phrase]]:
    """What the driver lacks, and whether the settings ask for it."""
    can = driver.capabilities
    if not can.pixels:
        yield bool(settings.seats), Phrase("lights_for_seats")
    else:
        yield can.pixels < layout.pixels, Phrase("so_many_pixels", pixels=layout.pixels, most=can.pixels)
    if not can.servos:
        yield settings.rails.servos == "continuous", Phrase("turning_servos")


def _one(name: str, settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
    if name in BUILT_IN:
        return BUILT_IN[name](settings, layout, clock, pressed)
    try:
        (point, *_) = entry_points(group=GROUP, name=name)
        factory: DriverFactory = point.load()
        driver = factory(settings, layout, clock, pressed)
        _ = driver.name, driver.capabilities.pixels, driver.safe.outputs, driver.verifies.most
    except ConfigurationFault:
        raise
    except Exception as why:  # an installed package may raise anything
        raise ConfigurationFault("track_plugin_failed", driver=name, why=why) from why
    return driver
