"""The file of the configuration, written with answers and what they mean.

In an existing file only the answers change: comments, order and all other options stay.
"""

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from postparade.appliance.setup_questions import QUESTIONS
from postparade.config import Settings, load, options, plainly
from postparade.core.durable import write_whole
from postparade.core.faults import ConfigurationFault, QuestionFault
from postparade.core.typed_text import read_unicode

HEAD = """The configuration of the table; docs/configuration.md lists every option.
Try it with: postparade config check --config FILE, and: postparade doctor --config FILE"""


def write_answers(path: Path, answers: Mapping[str, object], settled: Mapping[str, object]) -> None:
    """Write ``answers`` by dotted key into the configuration ``path``. A new file also gets what is ``settled`` (every
    option by its key) for the other questions of ``postparade init``.

    Raises ``ConfigurationFault`` for a file or a value that cannot be used, and ``QuestionFault`` where the file cannot
    be written; then nothing has changed.
    """
    text = with_answers(path, answers, settled)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode(), path.with_name(path.name + ".new"), same_owner=True)
    except (OSError, ValueError) as error:
        raise QuestionFault("report_unwritable", path=path, why=error) from error


def with_answers(path: Path, answers: Mapping[str, object], settled: Mapping[str, object]) -> str:
    """The text that :func:`write_answers` writes; raises like it, and writes nothing."""
    document = _document(path)
    explained = {one.key: one.setting.question for one in QUESTIONS}
    for key in dict.fromkeys((*explained, *answers)) if not path.is_file() else answers:
        _put(document, key, answers.get(key, settled[key]), explained.get(key, ""))
    text = tomlkit.dumps(document)
    decoded(path, text)
    return text


def decoded(path: Path, text: str) -> Settings:
    """The settings in ``text``, which ``path`` holds or is to hold. Raises ``ConfigurationFault``."""
    try:
        return msgspec.toml.decode(text, type=Settings)
    except msgspec.ValidationError as error:
        raise ConfigurationFault("config_bad_value", path=path, why=plainly(error)) from error


def settings_of(path: Path) -> dict[str, object]:
    """Every option by its dotted key as the configuration ``path`` has it; the defaults if there is no such file.
    Raises ``ConfigurationFault``."""
    return options(load(path) if path.is_file() else Settings())


def _document(path: Path) -> tomlkit.TOMLDocument:
    if not path.is_file():
        document = tomlkit.document()
        # Comments in TOML may not hold control characters.
        named = "".join(letter if letter.isprintable() else "?" for letter in str(path))
        for line in HEAD.replace("FILE", shlex.quote(named)).splitlines():
            document.add(tomlkit.comment(line))
        return document
    try:
        return tomlkit.parse(read_unicode(path))
    except (TOMLKitError, UnicodeDecodeError) as error:
        raise ConfigurationFault("config_syntax", path=path, why=error) from error
    except OSError as error:
        raise ConfigurationFault("config_unreadable", path=path, why=error) from error


def _put(document: tomlkit.TOMLDocument, key: str, value: object, explained: str) -> None:
    """Set an option; a new one gets a line about what it means."""
    *sections, name = key.split(".")
    table: Any = document
    for section in sections:
        if section not in table:
            table[section] = tomlkit.table()
        table = table[section]
    if value is None:
        return
    if name not in table and explained and isinstance(table, Table):
        table.add(tomlkit.comment(explained))
    table[name] = value
