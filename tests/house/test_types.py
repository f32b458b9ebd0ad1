"""``Any`` switches the type checker off, so it stands only where a type is known while the program runs."""

import ast

from tests.house.blueprint import Module

MOST = 170
"""What is left: values that a game checks itself because anybody may have sent them, structs of a game that a room
holds without knowing the game, bodies of JSON that are read field by field, and libraries without types."""


def test_any_is_rare(modules: list[Module]) -> None:
    found = {module.name: count for module in modules if (count := _count(module))}
    assert sum(found.values()) <= MOST, dict(sorted(found.items(), key=lambda one: -one[1])[:10])


def _count(module: Module) -> int:
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in module.nodes())
