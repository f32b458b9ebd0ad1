"""Scripts beside the package import what is there, and so do scripts that tests run in pages: no type checker reads all
of them."""

import ast
import importlib
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.blueprint import REPOSITORY

FOLDERS = ("hardware", "tools", "sounds", "benchmarks", "testkit")
SCRIPTS = sorted(path for folder in FOLDERS for path in (REPOSITORY / folder).rglob("*.py"))

STATIC = REPOSITORY / "controller" / "postparade" / "web" / "static"
MADE = {"lib/seat-colours.js"}
"""Modules that the table makes when they are asked for."""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(REPOSITORY).as_posix())
def test_a_script_imports_only_what_the_package_has(script: Path) -> None:
    missing = [
        f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("postparade") and not node.level
        for alias in node.names
        if not hasattr(importlib.import_module(str(node.module)), alias.name)
        and find_spec(f"{node.module}.{alias.name}") is None
    ]
    assert missing == []


@pytest.mark.parametrize("folder", ["tests", "benchmarks", "tools"])
def test_a_module_of_the_pages_is_imported_under_the_name_it_has(folder: str) -> None:
    named = {
        module
        for path in (REPOSITORY / folder).rglob("*")
        if path.suffix in (".py", ".mjs")
        for module in re.findall(r"(?:import\(|from )[\"'`]/static/([\w./-]+)[\"'`]", path.read_text(encoding="utf-8"))
    }
    assert [module for module in sorted(named - MADE) if not (STATIC / module).is_file()] == []
    assert folder != "tests" or len(named) > 20
