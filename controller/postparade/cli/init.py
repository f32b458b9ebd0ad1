"""``postparade init``: asks a few questions and writes a configuration file with the answers and what they mean.

In an existing file only the answers change: comments, order and all other options stay.
"""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import tomlkit
from cyclopts import Parameter
from tomlkit.exceptions import TOMLKitError

from postparade.appliance.settings_file import settings_of, write_answers
from postparade.appliance.setup_questions import QUESTIONS
from postparade.cli.options import Flag
from postparade.config import nearest_option
from postparade.core.faults import ConfigurationFault
from postparade.core.setting import Declared


def init(
    file: Path = Path("postparade.toml"),
    *,
    answer: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    yes: Flag = False,
) -> int:
    """Ask a few questions and write a configuration file; in an existing one, only the answers change.

    Parameters
    ----------
    file
        The configuration to write.
    answer
        An option that is not asked for, as in --set track.driver=pico; may be given several times.
    yes
        Ask nothing: options that --set does not name keep their value or the default.
    """
    settled = settings_of(file)
    given = dict(_given(one, settled) for one in answer)
    settled |= given
    for one in () if yes else QUESTIONS:
        if one.key not in given and one.setting.asked(settled):
            settled[one.key] = given[one.key] = _asked(one, settled[one.key])
    write_answers(file, given, settled)
    print(f"Written: {file}. Now try: postparade doctor --config {shlex.quote(str(file))}")
    return 0


def _given(answer: str, known: dict[str, object]) -> tuple[str, object]:
    key, sign, value = answer.partition("=")
    key = key.strip()
    if not sign:
        raise ConfigurationFault("bad_usage", why=f"{answer} is not OPTION=VALUE, as in track.driver=pico")
    if key not in known:
        near = nearest_option(key)
        advice = f"perhaps you meant {near}" if near else "postparade config options lists them all"
        raise ConfigurationFault("bad_usage", why=f"there is no option {key}: {advice}")
    return key, _value(value.strip())


def _value(text: str) -> object:
    """Parse a number, a truth value, a list or a text as a person writes it."""
    try:
        return tomlkit.parse(f"value = {text}").unwrap()["value"]
    except TOMLKitError:
        return text


def _asked(one: Declared, usual: object) -> object:
    choices = one.choices if one.setting.form == "choice" else ("true", "false") if isinstance(usual, bool) else ()
    shown = str(usual).lower() if isinstance(usual, bool) else usual
    while True:
        try:
            said = input(f"{one.setting.question}\n  [{shown}] ").strip()
        except EOFError as error:
            raise ConfigurationFault(
                "bad_usage", why="nobody answers here: give --set OPTION=VALUE and --yes"
            ) from error
        if not said:
            return usual
        if not choices or said in choices:
            # What was a text stays one, even if it looks like a number.
            return said if isinstance(usual, str) else _value(said)
        print(f"  One of: {', '.join(choices)}", file=sys.stderr)
