"""`postparade.toml`: one section per room, typed, checked as a whole before anything starts.

Every room defines its own section beside its code; this module only composes them, and turns what is wrong in a file
into a :class:`~postparade.core.faults.ConfigurationFault` that names the key.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import Struct, field, inspect

from postparade.announcer.settings import AnnouncerSettings
from postparade.appliance.settings import MachineSettings, UpdateSettings, WifiSettings
from postparade.core.faults import ConfigurationFault, Phrase
from postparade.core.typed_text import read_unicode
from postparade.dice.settings import DiceSettings
from postparade.hub.settings import HubSettings
from postparade.integrations.settings import IntegrationSettings
from postparade.mqtt.settings import MqttSettings
from postparade.simulator.settings import SimulatorSettings
from postparade.table.settings import TableSettings
from postparade.track.settings import TrackSettings
from postparade.web.settings import WebSettings

USUAL_FILE = Path("postparade.toml")
HABITS = (
    (re.compile("[\u2018\u2019\u201a-\u201f\u00ab\u00bb]"), "toml_quotes"),
    (re.compile("[\u00a0\u200b\u2000-\u200a\u202f\u3000]"), "toml_blank"),
    (re.compile(r"[=\[,]\s*-?\d+,\d+"), "toml_comma"),
    (re.compile(r"=\s*[A-Za-z/#]"), "toml_bare"),
)
"""What editors and habits put into a line, and the phrase that names it."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole configuration: the settings of each room, with every default filled in."""

    table: TableSettings = field(default_factory=TableSettings)
    web: WebSettings = field(default_factory=WebSettings)
    dice: DiceSettings = field(default_factory=DiceSettings)
    track: TrackSettings = field(default_factory=TrackSettings)
    announcer: AnnouncerSettings = field(default_factory=AnnouncerSettings)
    simulator: SimulatorSettings = field(default_factory=SimulatorSettings)
    hub: HubSettings = field(default_factory=HubSettings)
    machine: MachineSettings = field(default_factory=MachineSettings)
    wifi: WifiSettings = field(default_factory=WifiSettings)
    updates: UpdateSettings = field(default_factory=UpdateSettings)
    mqtt: MqttSettings = field(default_factory=MqttSettings)
    integrations: IntegrationSettings = field(default_factory=IntegrationSettings)


def load(path: Path | None = None) -> Settings:
    """The settings in the TOML file ``path``; without one, in ``postparade.toml`` of the current folder, if there.

    Raises :class:`~postparade.core.faults.ConfigurationFault`: ``config_missing``, ``config_other_name``,
    ``config_unreadable``, ``config_syntax``, ``config_unknown_key`` or ``config_bad_value``.
    """
    settings, mistakes = load_with_mistakes(path)
    if mistakes:
        raise mistakes[0]
    return settings


def load_with_mistakes(path: Path | None = None) -> tuple[Settings, list[ConfigurationFault]]:
    """Return the settings in the TOML file ``path`` as :func:`load` does, but with the default for every option that is
    wrong there, and what is wrong: ``config_unknown_key`` and ``config_bad_value``.

    Raises :class:`~postparade.core.faults.ConfigurationFault`: ``config_missing``, ``config_other_name``,
    ``config_unreadable`` or ``config_syntax``.
    """
    if path is None:
        path = USUAL_FILE
        if not (path.is_file() or path.with_name(path.name + ".txt").is_file()):
            return Settings(), []
    parsed = _parse(path)
    mistakes: list[ConfigurationFault] = []
    while True:
        try:
            return msgspec.convert(parsed, Settings), mistakes
        except msgspec.ValidationError as error:
            # msgspec stops at the first mistake: it is left out, so that the next one is found.
            mistakes.append(_explain(path, error))
            _leave_out(parsed, _key(error))


def _parse(path: Path) -> dict[str, object]:
    try:
        text = read_unicode(path)
    except FileNotFoundError as error:
        if (other := path.with_name(path.name + ".txt")).is_file():
            raise ConfigurationFault("config_other_name", path=path, other=other) from error
        raise ConfigurationFault("config_missing", path=path) from error
    except OSError as error:
        raise ConfigurationFault("config_unreadable", path=path, why=error) from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ConfigurationFault("config_syntax", path=path, why=f"not UTF-8 text (at line {line})") from error
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigurationFault("config_syntax", path=path, why=_plain_reason(text, error)) from error


def _plain_reason(text: str, error: Exception) -> str:
    """Why TOML does not take ``text``, with what an editor or a habit has done to the line, where that can be seen."""
    found = re.search(r"at line (\d+)", str(error))
    line = text.split("\n")[int(found[1]) - 1] if found else ""
    for sign, phrase in HABITS:
        if sign.search(line):
            return Phrase(phrase, why=str(error))
    return str(error)


def _explain(path: Path, error: msgspec.ValidationError) -> ConfigurationFault:
    """Turn what msgspec found into a fault that names the dotted key: an unknown one with the known one it resembles,
    or a wrong value."""
    key = _key(error)
    if key == _parted(error)[1]:
        return ConfigurationFault("config_bad_value", path=path, why=plainly(error))
    near = nearest_option(key)
    advice = f"Perhaps you meant {near}" if near else "docs/configuration.md lists every option"
    return ConfigurationFault("config_unknown_key", path=path, key=key, advice=advice)


def _key(error: msgspec.ValidationError) -> str:
    """The dotted key that is wrong: an unknown one, or that of the wrong value."""
    what, place = _parted(error)
    unknown = re.fullmatch("Object contains unknown field `(.*)`", what, re.DOTALL)
    return place if unknown is None else f"{place}.{unknown[1]}".lstrip(".")


def _leave_out(parsed: dict[str, object], key: str) -> None:
    """Delete ``key`` from a parsed file. What is wrong inside a list or a table of free names takes all of that along,
    and an error that names no key everything."""
    table = parsed
    steps = key.split(".")
    for at, step in enumerate(steps):
        inner = table.get(step)
        if not isinstance(inner, dict) or at == len(steps) - 1:
            break
        table = inner
    if table.pop(step.partition("[")[0], None) is None:
        parsed.clear()


def plainly(error: msgspec.ValidationError) -> str:
    """What msgspec found, for a person who writes settings: "track.cap_ma: expected int <= 60000"."""
    what, place = _parted(error)
    plain = what.replace("`", "").rstrip(".")
    return f"{place}: {plain[:1].lower()}{plain[1:]}" if place else plain


def _parted(error: msgspec.ValidationError) -> tuple[str, str]:
    """The problem, and the dotted key that it is about."""
    what, _, where = str(error).partition(" - at `$")
    return what, where.strip("`.")


def nearest_option(key: str) -> str | None:
    """The option or ``[section]`` that ``key`` most resembles; an option's own name counts in whatever section."""
    if "." not in key and (sections := difflib.get_close_matches(key, Settings.__struct_fields__, n=1)):
        return f"[{sections[0]}]"
    known = option_names()
    if whole := difflib.get_close_matches(re.sub(r"\[\d+\]", "[]", key), known, n=1, cutoff=0.8):
        return whole[0]
    by_own_name = {option.rpartition(".")[2]: option for option in known}
    own_names = difflib.get_close_matches(key.rpartition(".")[2], by_own_name, n=1, cutoff=0.75)
    return by_own_name[own_names[0]] if own_names else None


def option_names() -> list[str]:
    """The dotted keys of all options, of those in lists as well, whose place is ``[]``."""
    return list(_keys(inspect.type_info(Settings), ""))


def _keys(kind: inspect.Type, prefix: str) -> Iterator[str]:
    """Dotted keys of all options inside ``kind``; ``[]`` stands for the place in a list."""
    if isinstance(kind, inspect.Metadata):
        yield from _keys(kind.type, prefix)
    elif isinstance(kind, inspect.StructType):
        for member in kind.fields:
            inner = list(_keys(member.type, f"{prefix}{member.encode_name}."))
            is_table = isinstance(member.type, inspect.StructType)
            yield from inner if is_table else [f"{prefix}{member.encode_name}", *inner]
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from _keys(kind.item_type, f"{prefix.rstrip('.')}[].")


def options(settings: Settings | None = None) -> dict[str, object]:
    """Every option by its dotted key, with its value in ``settings`` or its default, in the order of the sections."""
    return dict(_flat(settings or Settings(), ""))


def _flat(struct: Struct, prefix: str) -> Iterator[tuple[str, object]]:
    """The options of ``struct``, its own before those of the tables inside it, as TOML wants them."""
    members = msgspec.structs.asdict(struct)
    for name, value in members.items():
        if not isinstance(value, Struct):
            yield f"{prefix}{name}", msgspec.to_builtins(value)
    for name, value in members.items():
        if isinstance(value, Struct):
            yield from _flat(value, f"{prefix}{name}.")


def as_toml(settings: Settings) -> str:
    """``settings`` as a TOML file. An option that is not set appears as a comment, because TOML has no null."""
    return "\n\n".join("\n".join(lines) for lines in _sections(settings))


def _sections(settings: Settings) -> Iterator[list[str]]:
    for section, members in groupby(options(settings).items(), key=lambda member: member[0].rpartition(".")[0]):
        yield [f"[{section}]", *(_line(key.rpartition(".")[2], value) for key, value in members)]


def _line(name: str, value: object) -> str:
    return f"# {name} is not set" if value is None else f"{name} = {toml_value(value)}"


def toml_value(value: object) -> str:
    """One value in TOML's notation, which for text, numbers, truth values and lists is that of JSON."""
    if isinstance(value, dict):
        members = (f"{json.dumps(name)} = {toml_value(member)}" for name, member in value.items() if member is not None)
        return "{ " + ", ".join(members) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(member) for member in value) + "]"
    return json.dumps(value, ensure_ascii=False)
