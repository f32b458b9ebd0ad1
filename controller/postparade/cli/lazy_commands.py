"""Commands that are imported when they are used: a list of commands with their help imports none of them."""

import inspect
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cyclopts import App

from postparade.cli.combinations import RULES

FOLDER = Path(__file__).parent


def add_commands(app: App, commands: Mapping[str, str]) -> None:
    """Add ``commands`` to ``app``: names, each with ``module:function`` below this folder. Options and help are those
    of the function."""
    for name, place in commands.items():
        app.command(f"{__package__}.{place}", name=name, help=_docstring(place), validator=RULES.get(place))


def add_group(app: App, name: str, text: str, commands: Mapping[str, str]) -> None:
    """Add a group of ``commands`` with the help ``text``."""
    group = App(name=name, help=text)
    add_commands(group, commands)
    app.command(group)


def _docstring(place: str) -> str:
    """The docstring of the function at ``place``, read from its source: importing it may take a second."""
    module, _, function = place.partition(":")
    found = re.search(rf'^def {function}\(.*?\) -> int:\n    """(.*?)"""', _source(module), re.DOTALL | re.MULTILINE)
    assert found is not None, f"{place} has no docstring"
    return inspect.cleandoc(found[1])


@cache
def _source(module: str) -> str:
    return FOLDER.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
