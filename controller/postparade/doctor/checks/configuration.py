"""The configuration, checked as the table checks it when it starts."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault, Fault
from postparade.core.i18n import LANGUAGES, USUAL, known_language
from postparade.dice.settings import DiceSettings, sources_in
from postparade.doctor.finding import Finding, Machine, of_fault

PART = "configuration"


def check(_machine: Machine, settings: Settings) -> Iterator[Finding]:
    faults = [of_fault(PART, fault) for fault in faults_of(settings)]
    yield from faults or [Finding(PART, "pass", "configuration", "A table can be run with this configuration.")]


def faults_of(settings: Settings) -> Iterator[Fault]:
    """What a table that is run with ``settings`` would complain about, as far as that is known without opening a
    device. Nothing is written."""
    for question in (_data, _track, _dice, _pins, _reference):
        try:
            question(settings)
        except Fault as fault:
            yield fault
    yield from _announcer(settings)


def _data(settings: Settings) -> None:
    """Check that the data folder is there, or can be made."""
    folder = Path(settings.table.data)
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    if not there.is_dir():
        raise ConfigurationFault("data_unusable", path=folder, why=NotADirectoryError(errno.ENOTDIR, "not a folder"))
    if not os.access(there, os.W_OK | os.X_OK):
        raise ConfigurationFault("data_unusable", path=folder, why=PermissionError(errno.EACCES, "no permission"))


def _track(settings: Settings) -> None:
    from postparade.track import drivers
    from postparade.track.layout.lanes import build_layout

    layout = build_layout(settings.track)
    drivers.make(settings.track, layout, SystemClock(), lambda _button, _down: None)


def _dice(settings: Settings) -> None:
    from postparade.dice.capture.registry import find
    from postparade.dice.sources.registry import check_name

    check_name(settings.dice.source)
    for source in sources_in(settings.dice.source):
        kind, _, camera = source.partition(":")
        if kind == "camera":
            find(camera or str(settings.dice.camera))


def _pins(settings: Settings) -> None:
    from postparade.dice.sources.buttons.pins import buttons

    dice, unwired = settings.dice, DiceSettings()
    options = ("first_row", "second_row", "panel", "throw_pin", "go_pin", "pause_pin")
    lights = ("first_lights", "second_lights", "panel_lights", "throw_light")
    wired = any(getattr(dice, option) != getattr(unwired, option) for option in (*options, *lights))
    if wired or "buttons" in sources_in(dice.source):
        buttons(dice)


def _reference(settings: Settings) -> None:
    if settings.dice.reference:
        from postparade.dice.vision.picture import load as load_picture

        load_picture(Path(settings.dice.reference))


def _announcer(settings: Settings) -> Iterator[Fault]:
    from postparade.announcer.packs.pack import open_packs

    wanted = settings.announcer.language
    language = known_language(wanted)
    if language is None:
        yield ConfigurationFault("unknown_language", language=wanted, languages=", ".join(LANGUAGES))
    _, faults = open_packs(settings.announcer.pack, language or USUAL)
    yield from faults
