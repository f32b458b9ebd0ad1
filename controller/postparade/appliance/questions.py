"""What the host may set from the console: the questions of ``postparade init``, and what a venue changes.

Where the evenings are kept and how the pages are reached is not among them: a mistake there would lock the host out.
"""

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from typing import Any, Literal

from msgspec import Struct

from postparade.core.faults import ConfigurationFault
from postparade.core.i18n import LANGUAGES
from postparade.dice.settings import sources_in
from postparade.track import drivers

NO_TRACK = "null"
TUNED = (
    *(f"announcer.{name}" for name in ("voice", "bed", "effects", "night", "dice_sound", "device", "buffer")),
    *(f"track.{name}" for name in ("brightness", "night", "palette")),
)
"""Settings that the host tunes while the table runs, and may keep for good."""
AT_ONCE = frozenset({"updates.channel"})
"""Settings that the next update reads from the file; the table need not be restarted for them."""
SOURCES = ("simulated", "camera", "buttons", "number-pad", "electronic", "manual")

HORSES = tuple(str(number) for number in range(2, 13))
"""The horses that two dice can name."""


class Setting(Struct, frozen=True, omit_defaults=True):
    """An option by its dotted ``key`` as a form asks for it: one of the ``choices``, ``several`` of them joined with
    plus signs, a number, a switch, a text, or the ``names`` of the horses whose numbers are the choices."""

    key: str
    kind: Literal["choice", "several", "number", "switch", "text", "names"]
    choices: tuple[str, ...] = ()
    lowest: float = 0
    highest: float = 0
    step: float = 1


def asked() -> tuple[Setting, ...]:
    """All settings, with the drivers and dice sources that are installed here."""
    installed = sorted(one.name for one in entry_points(group="postparade.dice_sources"))
    return (
        Setting("announcer.language", "choice", tuple(LANGUAGES)),
        Setting("dice.source", "several", tuple(dict.fromkeys((*SOURCES, *installed)))),
        Setting("dice.camera", "text"),
        Setting("track.driver", "several", tuple(name for name in drivers.names() if name != NO_TRACK)),
        Setting("track.cap_ma", "number", lowest=0, highest=60_000),
        Setting("track.brightness", "number", lowest=0.05, highest=1, step=0.05),
        Setting("track.night", "switch"),
        Setting("announcer.enabled", "switch"),
        Setting("announcer.night", "switch"),
        Setting("table.odds", "switch"),
        Setting("table.horses", "names", HORSES),
        Setting("updates.channel", "choice", ("stable", "test")),
    )


def value_of(setting: Setting, given: Any, before: Any = None) -> Any:
    """The value for the configuration of what a form has sent for ``setting``; ``before`` is its value now. Raises
    ``ConfigurationFault`` (``bad_request``) for malformed names."""
    if setting.kind == "names":
        if not isinstance(given, list) or [type(name) for name in given] != [str] * len(setting.choices):
            raise ConfigurationFault("bad_request", why=f"{setting.key} takes a name or nothing for each number")
        return _renamed(before, dict(zip(map(int, setting.choices), given, strict=True)))
    if setting.kind == "several" and isinstance(given, list):
        joined = "+".join(str(one) for one in given)
        return joined or (NO_TRACK if setting.key == "track.driver" else "")
    if isinstance(given, str):
        text = given.strip()
        return int(text) if setting.key == "dice.camera" and text.isdecimal() else text
    return given


def shown(setting: Setting, options: Mapping[str, Any]) -> Any:
    """The value of ``setting`` among ``options``, as a form takes it: a list where there may be several."""
    value = options[setting.key]
    if setting.kind == "names":
        known = {str(horse["number"]): horse["name"] for horse in value}
        return [known.get(number, "") for number in setting.choices]
    if setting.kind == "several":
        return [name for name in sources_in(str(value)) if name != NO_TRACK]
    return str(value) if setting.kind == "text" else value


def _renamed(horses: Iterable[Mapping[str, Any]], names: Mapping[int, str]) -> list[dict[str, Any]]:
    """``horses`` with other ``names`` by their numbers; they keep their colours, and one with neither is left out."""
    known = {horse["number"]: dict(horse) for horse in horses}
    for number, name in names.items():
        known[number] = {"number": number, "silk": "", **known.get(number, {}), "name": " ".join(name.split())}
    kept = (known[number] for number in sorted(known) if known[number]["name"] or known[number]["silk"])
    return [{key: value for key, value in horse.items() if value != ""} for horse in kept]
