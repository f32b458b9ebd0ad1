"""What is asked about a table: the form on the host console, and the questions of ``postparade init``. Both follow from
what is declared at the fields of the settings (``core/setting.py``).

Where the evenings are kept and how the pages are reached is not in the form: a mistake there would lock the host out.
"""

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from typing import Any

from msgspec import Struct

from postparade.config import Settings
from postparade.core.faults import ConfigurationFault
from postparade.core.setting import Declared, Form, declared_in
from postparade.dice.settings import sources_in

DECLARED = declared_in(Settings)
TUNED = frozenset(key for key, one in DECLARED.items() if one.setting.takes == "at once")
"""Settings that the host tunes while the table runs, and may keep for good."""
NEED_A_RESTART = frozenset(key for key, one in DECLARED.items() if one.setting.takes != "next update")
"""Settings of which a change in the file waits for the next start of the table."""
QUESTIONS = tuple(one for one in DECLARED.values() if one.setting.question)
"""The questions about a new table."""


class FormField(Struct, frozen=True, omit_defaults=True):
    """An option by its dotted ``key`` as a form asks for it: one of the ``choices``, ``several`` of them joined with
    plus signs, a number, a switch, a text, or the ``names`` of the horses whose numbers are the choices."""

    key: str
    kind: Form
    choices: tuple[str, ...] = ()
    lowest: float = 0
    highest: float = 0
    step: float = 1


def form() -> tuple[FormField, ...]:
    """The fields of the form, with the drivers and dice sources that are installed here among their choices."""
    return tuple(field for field in map(field_of, DECLARED.values()) if field is not None)


def field_of(one: Declared) -> FormField | None:
    """The field for one setting; ``None`` where the form does not ask for it."""
    kind = one.setting.form
    if kind is None:
        return None
    if kind == "number":
        lowest, highest = one.limits
        return FormField(one.key, kind, lowest=lowest, highest=highest, step=one.setting.step)
    group = one.setting.installed
    installed = sorted(point.name for point in entry_points(group=group)) if group else ()
    return FormField(one.key, kind, tuple(dict.fromkeys((*one.choices, *installed))))


def value_of(setting: FormField, given: object, before: Any = None) -> object:
    """The value for the configuration of what a form has sent for ``setting``; ``before`` is its value now. Raises
    ``ConfigurationFault`` (``bad_request``) for malformed names."""
    if setting.kind == "names":
        if not isinstance(given, list) or [type(name) for name in given] != [str] * len(setting.choices):
            raise ConfigurationFault("bad_request", why=f"{setting.key} takes a name or nothing for each number")
        return _renamed(before, dict(zip(map(int, setting.choices), given, strict=True)))
    if setting.kind == "several" and isinstance(given, list):
        joined = "+".join(str(one) for one in given)
        return joined or DECLARED[setting.key].setting.nothing
    if isinstance(given, str):
        text = given.strip()
        return int(text) if DECLARED[setting.key].may_be_whole and text.isdecimal() else text
    return given


def shown(setting: FormField, options: Mapping[str, Any]) -> object:
    """The value of ``setting`` among ``options``, as a form takes it: a list where there may be several."""
    value = options[setting.key]
    if setting.kind == "names":
        known = {str(horse["number"]): horse["name"] for horse in value}
        return [known.get(number, "") for number in setting.choices]
    if setting.kind == "several":
        return [name for name in sources_in(str(value)) if name != DECLARED[setting.key].setting.nothing]
    return str(value) if setting.kind == "text" else value


def _renamed(horses: Iterable[Mapping[str, Any]], names: Mapping[int, str]) -> list[dict[str, object]]:
    """``horses`` with other ``names`` by their numbers; they keep their colours, and one with neither is left out."""
    known = {horse["number"]: dict(horse) for horse in horses}
    for number, name in names.items():
        known[number] = {"number": number, "silk": "", **known.get(number, {}), "name": " ".join(name.split())}
    kept = (known[number] for number in sorted(known) if known[number]["name"] or known[number]["silk"])
    return [{key: value for key, value in horse.items() if value != ""} for horse in kept]
