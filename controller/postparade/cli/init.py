"""``postparade init``: asks a few questions and writes a configuration file with the answers and what they mean.

In an existing file only the answers change: comments, order and all other options stay.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from postparade.appliance.settings_file import QUESTIONS, Question, settings_of, write_answers
from postparade.core.faults import ConfigurationFault


def init(path: Path, answers: Sequence[str], ask: bool) -> int:
    """Write the configuration ``path``. ``answers`` are given as KEY=VALUE; what they leave open is asked for, or keeps
    its value if not ``ask``.

    Raises ``ConfigurationFault`` for a file or a value that cannot be used, and ``QuestionFault`` where the file cannot
    be written.
    """
    settled = settings_of(path)
    given = dict(_given(answer, settled) for answer in answers)
    settled |= given
    for question in QUESTIONS if ask else ():
        if question.key not in given and question.asked(settled):
            settled[question.key] = given[question.key] = _asked(question, settled[question.key])
    write_answers(path, given, settled)
    print(f"Written: {path}. Now try: postparade doctor --config {path}")
    return 0


def _given(answer: str, known: dict[str, Any]) -> tuple[str, Any]:
    key, sign, value = answer.partition("=")
    key = key.strip()
    if not sign or key not in known:
        raise ConfigurationFault("bad_usage", why=f"{answer} is not OPTION=VALUE, as in track.driver=pico")
    return key, _value(value.strip())


def _value(text: str) -> Any:
    """Parse a number, a truth value, a list or a text as a person writes it."""
    try:
        return tomlkit.parse(f"value = {text}").unwrap()["value"]
    except TOMLKitError:
        return text


def _asked(question: Question, usual: Any) -> Any:
    shown = str(usual).lower() if isinstance(usual, bool) else usual
    while True:
        try:
            said = input(f"{question.text}\n  [{shown}] ").strip()
        except EOFError as error:
            raise ConfigurationFault(
                "bad_usage", why="nobody answers here: give --set OPTION=VALUE and --yes"
            ) from error
        if not said:
            return usual
        if not question.choices or said in question.choices:
            # What was a text stays one, even if it looks like a number.
            return said if isinstance(usual, str) else _value(said)
        print(f"  One of: {', '.join(question.choices)}", file=sys.stderr)
