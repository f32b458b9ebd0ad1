"""What a machine refuses is told in one sentence. A traceback in the log speaks of an error of the program."""

import ast

import pytest

from tests.house.blueprint import read_package

EXPECTED = {"OSError", "ConnectionError", "TimeoutError", "PermissionError", "FileNotFoundError", "Error"}
EXPECTED |= {"MsgspecError", "DecodeError", "ValidationError", "ImportError"}
"""Errors of disks, networks, files and missing libraries; ``Error`` is that of SQLite."""


def _names(handler: ast.ExceptHandler) -> set[str]:
    """The last part of each name that ``handler`` takes; ``Exception`` for one that takes everything."""
    caught = handler.type
    kinds = caught.elts if isinstance(caught, ast.Tuple) else [caught]
    return {ast.unparse(kind).rpartition(".")[2] if kind is not None else "Exception" for kind in kinds}


def _tracebacks(tree: ast.AST) -> list[int]:
    """Lines that log a traceback of an error that is to be expected."""
    return [
        call.lineno
        for handler in ast.walk(tree)
        if isinstance(handler, ast.ExceptHandler) and _names(handler) <= EXPECTED
        for call in ast.walk(handler)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "exception"
    ]


def test_what_a_machine_refuses_leaves_no_traceback() -> None:
    modules = read_package()
    assert {module.name: lines for module in modules if (lines := _tracebacks(module.tree))} == {}


@pytest.mark.parametrize(
    ("caught", "found"), [("OSError", [4]), ("(OSError, sqlite3.Error) as error", [4]), ("Exception", []), ("Odd", [])]
)
def test_a_traceback_is_recognised(caught: str, found: list[int]) -> None:
    assert _tracebacks(ast.parse(f"try:\n    save()\nexcept {caught}:\n    log.exception('not saved')")) == found
