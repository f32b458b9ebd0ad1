"""Drivers of the track by name: the built-in ones and those that installed packages offer.

A package offers one with an entry point of the group ``postparade.track_drivers`` that names a
:class:`~postparade.track.drivers.contract.DriverFactory`.
"""

from importlib.metadata import entry_points

from postparade.clock import Clock
from postparade.faults import ConfigurationFault
from postparade.track.drivers import null, pico
from postparade.track.drivers.contract import Driver, DriverFactory, Pressed
from postparade.track.layout import Layout
from postparade.track.settings import TrackSettings

GROUP = "postparade.track_drivers"

BUILT_IN: dict[str, DriverFactory] = {"null": null.make, "pico": pico.make}


def names() -> list[str]:
    """Every driver that can be chosen."""
    return sorted({*BUILT_IN, *(point.name for point in entry_points(group=GROUP))})


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
    """The driver the settings name, not open yet. Raises ``ConfigurationFault`` if there is none of that name."""
    if settings.driver in BUILT_IN:
        return BUILT_IN[settings.driver](settings, layout, clock, pressed)
    for point in entry_points(group=GROUP, name=settings.driver):
        factory: DriverFactory = point.load()
        return factory(settings, layout, clock, pressed)
    raise ConfigurationFault("track_driver_unknown", driver=settings.driver, drivers=", ".join(names()))
