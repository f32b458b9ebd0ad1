"""``postparade config check`` and ``postparade config show``."""

import errno
import json
import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from postparade.config import USUAL_FILE, Settings, load, options
from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault, Fault
from postparade.core.i18n import LANGUAGES, USUAL, known_language
from postparade.dice.settings import DiceSettings, sources_in


def check(path: Path | None, as_json: bool) -> int:
    """Say whether a table can be run with the configuration, and what is wrong with it: 1 if anything is. A file that
    cannot be read as a configuration leaves as a ``ConfigurationFault``."""
    settings = load(path)
    if path is None and USUAL_FILE.is_file():
        path = USUAL_FILE
    faults = list(faults_of(settings))
    if as_json:
        wrong = [{"code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy} for fault in faults]
        found: dict[str, Any] = {**wrong[0], "faults": wrong} if wrong else {}
        print(json.dumps({"ok": not wrong, "file": None if path is None else str(path), **found}))
    elif not faults:
        print(f"ok: {path}" if path else f"ok: there is no {USUAL_FILE} here, the defaults are in force")
    for fault in () if as_json else faults:
        print(f"{fault.code}: {fault.sentence} {fault.remedy}", file=sys.stderr)
    return 1 if faults else 0


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
    """The data folder is there, or can be made."""
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
    options = ("first_row", "second_row", "panel", "throw_pin")
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


def show(path: Path | None) -> int:
    """Print the configuration in force, so that the output is itself a configuration file."""
    print(as_toml(load(path)))
    return 0


def as_toml(settings: Settings) -> str:
    """``settings`` as a TOML file. What is not set stands there as a comment, for TOML has no word for nothing."""
    return "\n\n".join("\n".join(lines) for lines in _sections(settings))


def _sections(settings: Settings) -> Iterator[list[str]]:
    for section, members in groupby(options(settings).items(), key=lambda member: member[0].rpartition(".")[0]):
        yield [f"[{section}]", *(_line(key.rpartition(".")[2], value) for key, value in members)]


def _line(name: str, value: Any) -> str:
    return f"# {name} is not set" if value is None else f"{name} = {toml_value(value)}"


def toml_value(value: Any) -> str:
    """One value in TOML's notation, which for text, numbers, truth values and lists is that of JSON."""
    if isinstance(value, dict):
        members = (f"{json.dumps(name)} = {toml_value(member)}" for name, member in value.items() if member is not None)
        return "{ " + ", ".join(members) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(member) for member in value) + "]"
    return json.dumps(value, ensure_ascii=False)
