"""postparade config options: what may be written into the configuration, from the types that check it."""

import json
import re
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from postparade.cli.allowed_values import allowed_values, in_words
from postparade.cli.main import main
from postparade.config import Settings, options


def test_every_option_lists_its_allowed_values() -> None:
    assert allowed_values().keys() == options().keys()


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("web.port", "a whole number, 0 to 65535"),
        ("track.brightness", "0 to 1"),
        ("track.servos", "true or false"),
        ("track.palette", "`safe` or `silks`"),
        ("dice.camera_size", "a list of 2: a whole number, 160 to 3840"),
        ("dice.camera", "a whole number, at least 0 or text"),
        ("track.pwm.channels", "a list of 1 to 11: a whole number, 0 to 27"),
        ("track.lanes", "a list: a table"),
        ("simulator.seed", "a whole number"),
    ],
)
def test_types_are_put_into_words(key: str, words: str) -> None:
    assert allowed_values()[key] == words


BESIDE = {"web.plain_port": {"certificate": "table.pem", "key": "table.key"}}
"""What else a section has to say for an option to make sense."""


def document(key: str, value: Any) -> dict[str, Any]:
    *sections, name = key.split(".")
    value = {name: value, **BESIDE.get(key, {})}
    for section in reversed(sections):
        value = {section: value}
    return dict(value)


def test_the_limits_in_the_help_are_those_that_are_enforced() -> None:
    tried = 0
    for key, words in allowed_values().items():
        if match := re.fullmatch(r"(?:a whole number, )?(-?[\d.]+) to ([\d.]+)", words):
            low, high = (float(one) if "." in one else int(one) for one in match.groups())
            for value in (low, high):
                msgspec.convert(document(key, value), Settings)
            for value in (low - 1, high + 1):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(document(key, value), Settings)
            tried += 1
    assert tried > 25


def test_a_type_without_words_is_an_error() -> None:
    with pytest.raises(TypeError):
        in_words(inspect.type_info(bytes))


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "options"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(options())
    assert any(re.fullmatch(r"track\.fps +60  \(a whole number, 1 to 60\)", line) for line in lines)
    assert main(["config", "options", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["options"]
    assert told["web.pin"] == {"default": None, "allowed": "text"}
