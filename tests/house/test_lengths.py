"""Functions are short enough to be read at once. ESLint holds scripts of pages to the same (`eslint.config.js`)."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.house.blueprint import REPOSITORY

LONG, LONGEST = 40, 60
"""Lines of a function, its signature and its docstring included."""
MOST = 15
"""Functions of the program that may be long: commands, whose docstrings are their help, and what names every field of a
large struct."""


@cache
def _functions(path: Path) -> dict[str, int]:
    """Name and length of every function in a Python file."""
    return {
        f"{path.relative_to(REPOSITORY)}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def _longer(paths: list[Path], limit: int) -> dict[str, int]:
    """Those functions of ``paths`` that have more lines."""
    scripts = [path for path in paths if path.suffix == ".py"]
    return {name: lines for path in scripts for name, lines in _functions(path).items() if lines > limit}


def test_no_function_is_longer_than_a_screen(tracked_files: list[Path]) -> None:
    assert _longer(tracked_files, LONGEST) == {}


def test_long_functions_of_the_program_are_few(tracked_files: list[Path]) -> None:
    program = [path for path in tracked_files if path.relative_to(REPOSITORY).parts[0] != "tests"]
    long = _longer(program, LONG)
    assert len(long) <= MOST, long


def test_scripts_of_pages_with_a_long_function_are_few() -> None:
    config = (REPOSITORY / "eslint.config.js").read_text(encoding="utf-8")
    limits = [int(limit) for limit in re.findall(r'"max-lines-per-function": \["error", (\d+)\]', config)]
    assert limits == [LONG, LONGEST]
    (listed,) = re.findall(r"const LONG = \[(.*?)\]", config, re.DOTALL)
    scripts = re.findall(r'"(.+?)"', listed)
    assert 0 < len(scripts) <= MOST
    assert [name for name in scripts if not (REPOSITORY / name).is_file()] == []
