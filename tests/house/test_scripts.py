"""Scripts beside the package import what is there: no type checker reads all of them."""

import ast
import importlib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.blueprint import REPOSITORY

FOLDERS = ("hardware", "tools", "sounds", "benchmarks", "testkit")
SCRIPTS = sorted(path for folder in FOLDERS for path in (REPOSITORY / folder).rglob("*.py"))


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
